"""A game, or a match of games, of Mlsný kocour in progress, and its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bits import nth, size
from cheeseboard.core.moment import ASK, OVER, Ask, Chance
from cheeseboard.core.multiset import count, total
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.state import State
from cheeseboard.games.kocour.actions import ACTIONS, GO_ON, ROLL_AGAIN, SINGLE, Catch
from cheeseboard.games.kocour.components import (
    ALL_COLOURS,
    COLOURS,
    DICE,
    DRAWS,
    FACES,
    FEW_MICE,
    FIRST,
    FULL,
    HUES,
    JOKER,
    MICE_OF_A_COLOUR,
    MOST_PLAYERS,
    MOST_TURNS,
    OF_COLOURS,
    OF_SEAT,
    PAIRED,
    ROLL,
    SECOND,
    Variant,
)
from cheeseboard.games.kocour.events import Began, Caught, Counted, Ended, Rolled

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.sight import Sight
    from cheeseboard.core.words import Facts

BEGIN: Final = 0  # who begins is drawn
ROLLING: Final = 1  # the dice
CATCHING: Final = 2  # a first mouse with this roll
DECIDING: Final = 3  # a second mouse with this roll, roll again, or stop
STAGES: Final = ("begin", "roll", "catch", "decide")

RUNNING: Final = 0
BY_FEW_MICE: Final = 1
BY_TURNS: Final = 2
ENDINGS: Final = ("", "few-mice", "turns")
ENDING_RULES: Final = ("", "K3.1", "K4.4")


def refuse(code: str, rule: str, facts: Facts) -> Refusal:
    return Refusal(code, rule, facts, "kocour")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kocour(State):
    """Where the mice are, what was rolled, and what the active player may do with it."""

    def __init__(self, seats: i64, variant: Variant, source: Kocour | None = None) -> None:
        if source is not None:
            super().__init__(source.seats, source.now)
            self.variant: Variant = variant
            self.centre: i64 = source.centre
            self.cards: list[i64] = source.cards[:]
            self.pulled: i64 = source.pulled
            self.hues: i64 = source.hues
            self.before: i64 = source.before
            self.held: i64 = source.held
            self.options: i64 = source.options
            self.stage: i64 = source.stage
            self.roll: i64 = source.roll
            self.active: i64 = source.active
            self.turns: i64 = source.turns
            self.starter: i64 = source.starter
            self.game: i64 = source.game
            self.totals: list[i64] = source.totals[:] if variant.match else source.totals
            self.over: i64 = source.over
            return
        super().__init__(seats, DRAWS[seats])
        self.variant = variant
        self.centre = FULL
        self.cards = [0] * seats
        self.pulled = 0  # the mice at risk
        self.hues = 0  # the set of colours pulled in this turn
        self.before = 0  # the same before the current roll: what K2.6 forbids
        self.held = ALL_COLOURS  # the catches for which there is a mouse
        self.options = 0  # the actions open to the active player, a bit each
        self.stage = BEGIN
        self.roll = 0  # the dice, as they were settled
        self.active = 0
        self.turns = 0  # turns that have ended in this game
        self.starter = 0
        self.game = 0  # games that have ended (K4.3)
        self.totals = [0] * seats  # the points of those games
        self.over = RUNNING  # why the last game has ended

    def copy(self) -> Kocour:
        return Kocour(0, self.variant, self)

    def points(self, seat: i64) -> i64:
        """K3.2: what the seat's cat card is worth."""
        card = self.cards[seat]
        points: i64 = 0
        for colour in range(HUES):
            points += self.variant.points[colour][count(card, colour)]
        return points

    def scores(self) -> list[i64]:
        return [self.totals[seat] + self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[i64]:
        """K3.3: the highest sum, then the most mice; K4.3: in a match the total alone."""
        scores = self.scores()
        best = max(scores)
        tied: list[i64] = [seat for seat in range(self.seats) if scores[seat] == best]
        if self.variant.match:
            return tied
        most = max([total(self.cards[seat]) for seat in tied])
        return [seat for seat in tied if total(self.cards[seat]) == most]

    def ending(self) -> str:
        return ENDINGS[self.over]

    # -- choices

    def legal(self, seat: i64) -> list[Action]:
        legal: list[Action] = []
        if self.asks(seat):
            options = self.options
            while options:
                legal.append(ACTIONS[nth(options, 0)])
                options &= options - 1
        return legal

    def sample(self, seat: i64, rng: Rng) -> Action:
        return ACTIONS[nth(self.options, rng.below(size(self.options)))]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        if self.over:
            return refuse("over", ENDING_RULES[self.over], {})
        if not isinstance(self.now, Ask):
            return refuse("dice-first", "K2.1", {})
        if not self.asks(seat):
            return refuse("not-active", "K1.3", {"player": int(self.active)})
        if self.options >> action.id & 1:
            return None
        if isinstance(action, Catch):
            return self.no_catch(action)
        return refuse("catch-first", "K2.4" if PAIRED[self.roll] else "K2.3", {})

    def no_catch(self, catch: Catch) -> Refusal:
        """Why the active player may not make this catch."""
        facts = catch.facts()
        if self.options == GO_ON:
            return refuse("roll-used", "K2.4" if PAIRED[self.roll] else "K2.3", {})
        if catch.source > self.seats:
            return refuse("nobody-there", "K2.4", {"card": int(catch.source)})
        if catch.owner == self.active:
            return refuse("own-card", "K2.4", {})
        if self.before & catch.hue:
            return refuse("colour-pulled", "K2.6", facts)
        if not FIRST[self.roll] & catch.hue_anywhere:
            return refuse("not-shown", "K2.3", facts)
        if not FIRST[self.roll] >> catch.id & 1:
            return refuse("needs-pair", "K2.4", facts)
        if not self.held >> catch.id & 1:
            return refuse("no-mouse", "K2.4" if catch.source else "K2.3", facts)
        return refuse("does-not-go-with", "K2.5", facts)

    def play(self, seat: i64, action: Action) -> None:
        if not self.asks(seat) or not self.options >> action.id & 1:
            raise Illegal(self.refusal(seat, action))
        if isinstance(action, Catch):
            self.catch(action)
        elif action is ROLL_AGAIN:
            if self.variant.risky and self.hues == ALL_COLOURS:
                self.secure("event-safe", "K4.2")
            self.options = 0
            self.stage = ROLLING
            self.now = ROLL
        else:
            self.secure("event-stopped", "K2.9")
            self.end_turn()

    # -- chance

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not 0 <= outcome < now.law.size:
            raise Illegal(outcome)
        if self.stage == BEGIN:
            self.starter = outcome
            self.begin_game("K1.3")
            return
        self.roll = outcome
        if self.listener is not None:
            die, other = FACES[outcome]
            self.listener.hear(Rolled(self.active, DICE.signs[die], DICE.signs[other]))
        self.before = self.hues
        self.options = self.held & FIRST[outcome] & ~OF_COLOURS[self.hues] & ~OF_SEAT[self.active]
        if self.options:
            self.stage = CATCHING
            self.now = ASK[1 << self.active]
        else:
            self.bust()

    # -- the turn

    def begin_game(self, rule: str) -> None:
        self.active = self.starter
        self.stage = ROLLING
        self.now = ROLL
        if self.listener is not None:
            self.listener.hear(Began(self.starter, self.game + 1, rule))

    def catch(self, catch: Catch) -> None:
        """Pull the mouse; the same roll may allow a second one (K2.3, K2.4)."""
        owner = catch.owner
        if owner < 0:
            self.centre -= catch.mouse
            left = self.centre
        else:
            left = self.cards[owner] - catch.mouse
            self.cards[owner] = left
        if not count(left, catch.colour):
            self.held ^= self.held & SINGLE[catch.id]
        self.pulled += catch.mouse
        self.hues |= catch.hue
        if self.listener is not None:
            self.listener.hear(Caught(self.active, catch.colour, owner))
        more: i64 = 0
        if self.stage == CATCHING:
            more = self.held & SECOND[self.roll][catch.id] & ~OF_COLOURS[self.before] & ~OF_SEAT[self.active]
        self.stage = DECIDING
        self.options = more | GO_ON
        if not more and self.variant.risky and self.hues == ALL_COLOURS:
            self.secure("event-safe", "K4.2")

    def secure(self, key: str, rule: str) -> None:
        """The pulled mice go onto the cat card (K2.9, K4.2)."""
        if self.listener is not None:
            self.listener.hear(Counted(key, rule, self.active, total(self.pulled)))
        self.cards[self.active] += self.pulled
        self.held |= self.hues << HUES * (1 + self.active)
        self.clear()

    def bust(self) -> None:
        """K2.7: the pulled mice go to the centre, and the turn ends."""
        if self.listener is not None:
            self.listener.hear(Counted("event-bust", "K2.7", self.active, total(self.pulled)))
        self.centre += self.pulled
        self.held |= self.hues
        self.clear()
        self.end_turn()

    def clear(self) -> None:
        self.pulled = 0
        self.hues = 0
        self.before = 0

    def end_turn(self) -> None:
        """K3.1: the game may end here and nowhere else."""
        self.options = 0
        self.turns += 1
        if total(self.centre) < FEW_MICE:
            self.end_game(BY_FEW_MICE)
        elif self.turns == MOST_TURNS:
            self.end_game(BY_TURNS)
        else:
            active = self.active + 1
            self.active = 0 if active == self.seats else active
            self.stage = ROLLING
            self.now = ROLL

    def end_game(self, reason: i64) -> None:
        """K4.3: in a match the next player begins the next game."""
        if self.listener is not None:
            self.listener.hear(Ended(ENDINGS[reason], ENDING_RULES[reason]))
        if self.variant.match and self.game + 1 < self.seats:
            self.totals = self.scores()
            self.game += 1
            self.centre = FULL
            self.cards = [0] * self.seats
            self.held = ALL_COLOURS
            self.turns = 0
            self.starter = (self.starter + 1) % self.seats
            self.begin_game("K4.3")
        else:
            self.over = reason
            self.now = OVER

    # -- what a seat knows

    def imagine(self, seat: i64, rng: Rng) -> Kocour:
        """Nothing is hidden."""
        return Kocour(0, self.variant, self)

    def pieces(self) -> list[i64]:
        """K5.2: the mice of each colour in the centre, at risk and on the cards."""
        everywhere: i64 = self.centre + self.pulled + sum(self.cards)
        return [count(everywhere, colour) for colour in range(HUES)]

    def key(self) -> tuple[object, ...]:
        variant = (self.variant.edition.name, self.variant.children, self.variant.risky, self.variant.match)
        mice = (self.centre, tuple(self.cards), self.pulled, self.hues, self.before)
        turn = (self.stage, self.active, self.turns, (self.roll, self.options) if self.options else ())
        return (variant, mice, turn, self.starter, self.game, tuple(self.totals), self.over)

    def __repr__(self) -> str:
        from cheeseboard.games.kocour.position import draw

        return draw(self)

    def observe(self, seat: i64, sight: Sight) -> None:
        """Mice from the seat's own card on, then the centre, the mice at risk and the turn."""
        for step in range(MOST_PLAYERS):
            if step < self.seats:
                other = (seat + step) % self.seats
                sight.put(1.0)
                sight.flag(other == self.active)
                sight.put(self.totals[other] / 100)
                show(self.cards[other], sight)
            else:
                sight.skip(3 + HUES)
        show(self.centre, sight)
        show(self.pulled, sight)
        sight.spread(self.before, HUES)
        sight.spread(self.options, len(ACTIONS))
        sight.one_of(self.stage, len(STAGES))
        for die in FACES[self.roll]:
            sight.one_of(die if self.options else -1, JOKER + 1)
        sight.put(self.turns / MOST_TURNS)
        sight.put(self.game / MOST_PLAYERS)


def show(mice: i64, sight: Sight) -> None:
    """The mice of each colour as a share of all of that colour."""
    for colour in range(len(COLOURS)):
        sight.put(count(mice, colour) / MICE_OF_A_COLOUR)
