"""A game of Gouda! Gouda! in progress: set-up, the turn, and the magic that interrupts it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cheeseboard.core.law import Draw
from cheeseboard.core.moment import ASK, OVER, Chance
from cheeseboard.core.multiset import ONE, count, nth, total
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.state import State
from cheeseboard.games.gouda.actions import NO_SPACE, PASS, Move, Name, Play, Put
from cheeseboard.games.gouda.board import Board
from cheeseboard.games.gouda.components import (
    AGAIN,
    CARDS,
    COLOURS,
    GREEN,
    IMPROVE,
    LAWS,
    MICE,
    MOST_DICE,
    NULLIFY,
    ONE_OF_EACH,
    PARTY_CHEESES,
    RED,
    REROLL,
    ROLLS,
    STARTS,
    TRANSFER,
    YELLOW,
    Variant,
)
from cheeseboard.games.gouda.events import (
    Ate,
    Began,
    CardEvent,
    Drew,
    Ended,
    Moved,
    Played,
    Rolled,
    SpaceEvent,
)
from cheeseboard.games.gouda.features import observe
from cheeseboard.games.gouda.frames import AFTER_CARD, AFTER_ROLL, AFTER_TURN, Window
from cheeseboard.games.gouda.refusals import no_move, refusal
from cheeseboard.games.gouda.stages import (
    BEGIN,
    BY_ARRIVAL,
    BY_CHEESE,
    DEALING,
    ENDINGS,
    MOVING,
    NAMING,
    NEVER,
    PUTTING,
    ROLLING,
    RULES_OF_CARDS,
    RUNNING,
    SPACE,
    WINDOW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.sight import Sight

@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Gouda(State):
    """Where the mice are, who holds which cards, the roll, and the windows that are open."""

    def __init__(self, seats: i64, board: Board, variant: Variant, source: Gouda | None = None) -> None:
        if source is not None:
            super().__init__(source.seats, source.now)
            self.board: Board = board
            self.variant: Variant = variant
            self.mice: list[i64] = source.mice[:]
            self.cheese: i64 = source.cheese
            self.eaten: list[i64] = source.eaten[:]
            self.first: list[i64] = source.first[:]
            self.meals: i64 = source.meals
            self.hands: list[i64] = source.hands[:] if variant.magic else source.hands
            self.box: i64 = source.box
            self.played: i64 = source.played
            self.windows: list[Window] = source.windows[:] if variant.magic else source.windows
            self.stage: i64 = source.stage
            self.starter: i64 = source.starter
            self.active: i64 = source.active
            self.named: i64 = source.named
            self.space: i64 = source.space
            self.dice: i64 = source.dice
            self.rolling: i64 = source.rolling
            self.over: i64 = source.over
            return
        super().__init__(seats, STARTS[seats])
        self.board = board
        self.variant = variant
        self.mice = [0] * len(board.spaces)
        self.cheese = 0  # the set of spaces that have a cheese, with `cheese-spots`
        for space in range(len(board.spaces)):
            if variant.cheese_spots and board.cheese[space]:
                self.cheese += SPACE[space]
        self.eaten = [0] * seats  # the cheese, or its points, of each seat
        self.first = [NEVER] * seats  # when a seat ate first, as a place in the order of meals
        self.meals = 0  # how many cheeses are eaten
        self.hands = [ONE_OF_EACH if variant.magic and variant.full_set else 0] * seats
        self.box = variant.deck  # the cards that nobody holds and nobody has played
        self.played = 0  # the cards that were played, by kind
        self.windows = []
        self.stage = BEGIN
        self.starter = 0
        self.active = 0
        self.named = NO_SPACE  # the space first named for this roll
        self.space = NO_SPACE  # the space that the roll is used for
        self.dice = 0  # the roll, as far as it is not used up
        self.rolling = 0  # how many dice are in the air
        self.over = RUNNING
        if not variant.random_start:
            self.begin(0)

    def copy(self) -> Gouda:
        return Gouda(0, self.board, self.variant, self)

    def scores(self) -> list[i64]:
        """The cheese of each seat, with `cheese-spots` its points."""
        return self.eaten[:]

    def winners(self) -> list[i64]:
        """G3.1, G5.2, G6.3: the most cheese; among equals who ate first."""
        best = max(self.eaten)
        tied: list[i64] = [seat for seat in range(self.seats) if self.eaten[seat] == best]
        earliest = min([self.first[seat] for seat in tied])
        return [seat for seat in tied if self.first[seat] == earliest]

    def ending(self) -> str:
        return ENDINGS[self.over]

    # -- choices

    def legal(self, seat: i64) -> list[Action]:
        if not self.asks(seat):
            return []
        if self.stage == NAMING:
            return [name for name in self.board.names if count(self.mice[name.space], seat)]
        if self.stage == MOVING:
            return self.moves()
        if self.stage == WINDOW:
            return self.plays(seat)
        return list(self.board.puts)

    def moves(self) -> list[Action]:
        """G2.3, G2.4: any mouse of the space, any way that a die allows."""
        found: list[Action] = []
        here = self.mice[self.space]
        if count(self.dice, GREEN):
            found += [move for move in self.board.up[self.space] if count(here, move.owner)]
        if count(self.dice, RED):
            found += [move for move in self.board.down[self.space] if count(here, move.owner)]
        return found

    def plays(self, seat: i64) -> list[Action]:
        """Passing, and the cards in hand that this window allows, in every way."""
        found: list[Action] = [PASS]
        hand = self.hands[seat]
        for card in range(len(CARDS)):
            if count(hand, card):
                found += [play for play in self.board.plays[card] if self.allows(seat, play)]
        return found

    def allows(self, seat: i64, play: Play) -> bool:
        """Whether the open window allows a card to be played this way (G4.3 to G4.9)."""
        kind = self.windows[-1].kind
        if kind == AFTER_CARD:
            return play.card == NULLIFY and not play.dice
        if kind == AFTER_TURN:
            if play.card != AGAIN:
                return False
            if seat == self.active:
                return play.space == NO_SPACE
            return play.space != NO_SPACE and count(self.mice[play.space], self.active) > 0
        if play.card == TRANSFER:
            return play.space != self.space and total(self.mice[play.space]) >= total(self.mice[self.named])
        return play.dice != 0 and has(self.dice, play.dice)

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refusal(self, seat, action)

    def play(self, seat: i64, action: Action) -> None:
        if not self.asks(seat) or (self.stage != MOVING and self.refusal(seat, action) is not None):
            raise Illegal(self.refusal(seat, action))
        if self.stage == MOVING:
            if not isinstance(action, Move) or no_move(self, action) is not None:
                raise Illegal(self.refusal(seat, action))
            self.move(action)
        elif isinstance(action, Name):
            self.name(action.space)
        elif isinstance(action, Put):
            self.put(seat, action)
        elif isinstance(action, Play):
            self.play_card(seat, action)
        else:
            self.ask_from(self.after(seat), self.windows[-1].left - 1)

    # -- chance

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not now.law.weight(outcome):
            raise Illegal(outcome)
        if self.stage == BEGIN:
            self.begin(outcome)
        elif self.stage == DEALING:
            self.take_card(outcome)
        else:
            thrown = LAWS[self.rolling].dice[outcome]
            self.dice += thrown
            self.rolling = 0
            if self.listener is not None:
                again = total(self.dice) != total(thrown) or len(self.windows) > 0
                key = "event-rerolled" if again else "event-rolled"
                self.listener.hear(Rolled(key, "G2.2", self.active, thrown))
            self.open_roll_window()

    # -- before the first turn

    def begin(self, starter: i64) -> None:
        self.starter = starter
        self.active = starter
        if self.listener is not None:
            self.listener.hear(Began(starter, "G1.5"))
        self.stage = DEALING
        self.deal()

    def deal(self) -> None:
        """G4.1, G6.1: cards for everybody, clockwise; then the mice."""
        if self.variant.deck and total(self.hands[self.active]) < self.variant.cards:
            left: list[i64] = [count(self.box, kind) for kind in range(len(CARDS))]
            self.now = Chance(Draw(list(CARDS), left), 1 << self.active)
            return
        self.stage = PUTTING
        if self.variant.all_on_drum:
            for seat in range(self.seats):
                self.mice[self.board.drum] += MICE * ONE[seat]
            self.begin_turn(self.starter)
        else:
            self.now = ASK[1 << self.active]

    def take_card(self, card: i64) -> None:
        seat = self.active
        self.box -= ONE[card]
        self.hands[seat] += ONE[card]
        if self.listener is not None:
            self.listener.hear(Drew(seat, card, 1 << seat))
        if total(self.hands[seat]) == self.variant.cards:
            self.active = self.after(seat)
        self.deal()

    def put(self, seat: i64, put: Put) -> None:
        """G1.3: five mice each, clockwise from the starter."""
        self.mice[put.space] += ONE[seat]
        if self.listener is not None:
            self.listener.hear(SpaceEvent("event-put", "G1.3", seat, put.name))
        on_board: i64 = 0
        for space in self.board.starts:
            on_board += count(self.mice[space], seat)
        if on_board == MICE:
            self.active = self.after(seat)
            if self.active == self.starter:
                self.begin_turn(self.starter)
                return
        self.now = ASK[1 << self.active]

    # -- the turn

    def after(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.stage = NAMING
        self.named = NO_SPACE
        self.space = NO_SPACE
        self.dice = 0
        self.now = ASK[1 << seat]

    def name(self, space: i64) -> None:
        """G2.1, G2.2: as many dice as there are mice, at most five."""
        self.named = space
        self.space = space
        self.dice = 0
        if self.listener is not None:
            self.listener.hear(SpaceEvent("event-named", "G2.1", self.active, self.board.spaces[space]))
        self.roll(min(MOST_DICE, total(self.mice[space])))

    def roll(self, dice: i64) -> None:
        self.stage = ROLLING
        self.rolling = dice
        self.now = ROLLS[dice]

    def begin_moves(self) -> None:
        self.stage = MOVING
        self.next_move()

    def next_move(self) -> None:
        """G2.4: every green and red die must be used if it can be."""
        green = count(self.dice, GREEN) > 0 and len(self.board.up[self.space]) > 0
        red = count(self.dice, RED) > 0 and len(self.board.down[self.space]) > 0
        if (green or red) and self.mice[self.space]:
            self.now = ASK[1 << self.active]
        else:
            self.end_turn()

    def move(self, move: Move) -> None:
        self.dice -= ONE[GREEN if move.up else RED]
        self.mice[move.start] -= ONE[move.owner]
        self.mice[move.end] += ONE[move.owner]
        if self.listener is not None:
            self.listener.hear(Moved(self.active, move))
        self.arrive(move.owner, move.end)
        if not self.over:
            self.next_move()

    def arrive(self, owner: i64, space: i64) -> None:
        """G3.1, G5.1, G6.3: a mouse that comes to a cheese eats it; with more than one it leaves the board."""
        if self.variant.cheese_spots:
            if self.cheese & SPACE[space]:
                self.cheese ^= SPACE[space]
                self.eat(owner, space, self.board.cheese[space], "G6.3")
                if not self.cheese:
                    self.end(BY_CHEESE, "G6.3")
        elif space == self.board.goal:
            if self.variant.party:
                self.eat(owner, space, 1, "G5.1")
                if self.meals == PARTY_CHEESES:
                    self.end(BY_CHEESE, "G5.2")
            else:
                self.eat(owner, NO_SPACE, 1, "G3.1")
                self.end(BY_ARRIVAL, "G3.1")

    def eat(self, owner: i64, space: i64, points: i64, rule: str) -> None:
        self.eaten[owner] += points
        if self.first[owner] == NEVER:
            self.first[owner] = self.meals
        self.meals += 1
        if space != NO_SPACE:
            self.mice[space] -= ONE[owner]
        if self.listener is not None:
            self.listener.hear(Ate(rule, owner, points))

    def end(self, reason: i64, rule: str) -> None:
        self.over = reason
        self.now = OVER
        if self.listener is not None:
            self.listener.hear(Ended(ENDINGS[reason], rule))

    def end_turn(self) -> None:
        self.dice = 0
        if self.variant.magic:
            self.windows.append(Window(AFTER_TURN, self.active, self.seats, self.active, None))
            self.ask_from(self.active, self.seats)
        else:
            self.begin_turn(self.after(self.active))

    # -- windows

    def open_roll_window(self) -> None:
        """G4.9: after a roll, and after each card that changed it, everybody from the active player on."""
        if not self.variant.magic:
            self.begin_moves()
            return
        if not self.windows:
            self.windows.append(Window(AFTER_ROLL, self.active, self.seats, self.active, None))
        self.ask_from(self.active, self.seats)

    def ask_from(self, seat: i64, left: i64) -> None:
        """Ask the next of so many seats, or close the window. All know who holds no card at all: they are not asked."""
        window = self.windows[-1]
        while left and not self.hands[seat]:
            seat = self.after(seat)
            left -= 1
        if left:
            self.windows[-1] = Window(window.kind, seat, left, window.player, window.play)
            self.stage = WINDOW
            self.now = ASK[1 << seat]
        else:
            self.close_window()

    def close_window(self) -> None:
        """All have passed in a row."""
        window = self.windows.pop()
        play = window.play
        if window.kind == AFTER_ROLL:
            self.begin_moves()
        elif window.kind == AFTER_TURN:
            self.begin_turn(self.after(self.active))
        elif play is not None and play.card == NULLIFY and not play.dice:
            self.cancel()
        elif play is not None:
            self.work(window.player, play)

    def play_card(self, seat: i64, play: Play) -> None:
        """G4.2, G4.9: the card is gone; it works once nobody nullifies it."""
        self.hands[seat] -= ONE[play.card]
        self.played += ONE[play.card]
        if self.listener is not None:
            self.listener.hear(Played(seat, play))
        self.windows.append(Window(AFTER_CARD, seat, self.seats, seat, play))
        self.ask_from(self.after(seat), self.seats - 1)

    def cancel(self) -> None:
        """G4.8: the card below does not work; last in, first out."""
        cancelled = self.windows.pop()
        play = cancelled.play
        if self.listener is not None and play is not None:
            self.listener.hear(CardEvent("event-cancelled", "G4.8", cancelled.player, play.card))
        self.ask_again()

    def ask_again(self) -> None:
        """G4.9: after any card, cancelled or not, the window below asks everybody again."""
        window = self.windows[-1]
        if window.kind == AFTER_CARD:
            self.ask_from(self.after(window.player), self.seats - 1)
        else:
            self.ask_from(self.active, self.seats)

    def work(self, seat: i64, play: Play) -> None:
        """What the card does."""
        if self.listener is not None:
            self.listener.hear(CardEvent("event-works", RULES_OF_CARDS[play.card], seat, play.card))
        if play.card == AGAIN:
            self.windows.pop()
            self.begin_turn(self.active)
            if play.space != NO_SPACE:
                self.name(play.space)
        elif play.card == TRANSFER:
            self.space = play.space
            self.ask_again()
        elif play.card == REROLL or (play.card == NULLIFY and not self.variant.void):
            self.dice -= play.dice
            self.roll(total(play.dice))
        else:
            self.turn_dice(play)
            self.ask_again()

    def turn_dice(self, play: Play) -> None:
        """G4.6, G4.7: one step up or down; G4.8 with `void`: yellow."""
        self.dice -= play.dice
        for colour in range(len(COLOURS)):
            turned = colour - 1 if play.card == IMPROVE else YELLOW if play.card == NULLIFY else colour + 1
            if count(play.dice, colour):
                self.dice += count(play.dice, colour) * ONE[turned]

    # -- what a seat knows

    def answer(self, seat: i64, order: str) -> Action | None:
        """G4.10: what a standing order says in this window; None if the seat is to be asked."""
        if self.stage != WINDOW or not self.asks(seat):
            return None
        if order == "pass-until-my-roll" and seat == self.active:
            return None
        if order == "nullify-only" and self.windows[-1].kind == AFTER_CARD:
            return None
        return PASS

    def imagine(self, seat: i64, rng: Rng) -> Gouda:
        """The others' cards are any that the seat has not seen, each as likely in a hand as in the box."""
        world = Gouda(0, self.board, self.variant, self)
        if not self.variant.deck:
            return world
        for other in range(self.seats):
            if other != seat:
                world.box += world.hands[other]
                world.hands[other] = 0
        left = total(world.box)
        for other in range(self.seats):
            if other != seat:
                for _ in range(total(self.hands[other])):
                    card = ONE[nth(world.box, rng.below(left))]
                    world.box -= card
                    world.hands[other] += card
                    left -= 1
        if self.stage == DEALING:
            world.deal()
        return world

    def pieces(self) -> list[i64]:
        """G7.6: every player's mice on the board, eaten up or still in hand; and the cards of each kind."""
        found: list[i64] = []
        for seat in range(self.seats):
            on_board: i64 = 0
            for here in self.mice:
                on_board += count(here, seat)
            found.append(on_board)
        gone = 0 if not (self.variant.party or self.variant.cheese_spots) else self.meals
        to_put = MICE * self.seats - sum(found) - gone if self.stage < NAMING else 0
        cards = self.box + self.played + sum(self.hands)
        return [sum(found) + gone + to_put, *[count(cards, kind) for kind in range(len(CARDS))]]

    def key(self) -> tuple[object, ...]:
        windows = tuple([(w.kind, w.seat, w.left, w.player, -1 if w.play is None else w.play.id) for w in self.windows])
        meals = (self.cheese, tuple(self.eaten), tuple(self.first), self.meals)
        cards = (tuple(self.hands), self.box, self.played)
        turn = (self.stage, self.starter, self.active, self.named, self.space, self.dice, self.rolling, self.over)
        return (tuple(self.variant.names()), self.board.name, tuple(self.mice), meals, cards, windows, turn)

    def __repr__(self) -> str:
        from cheeseboard.games.gouda.position import draw

        return draw(self)

    def observe(self, seat: i64, sight: Sight) -> None:
        observe(self, seat, sight)


def has(dice: i64, wanted: i64) -> bool:
    """Whether there are at least the wanted dice of every colour."""
    return all([count(dice, colour) >= count(wanted, colour) for colour in range(len(COLOURS))])
