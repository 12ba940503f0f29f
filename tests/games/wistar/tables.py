"""Tables of Rats of Wistar to try rules at: set up without chance, changed by hand, played on with words.

    state = ready(seats=2)                                # player 0 is to place a leader, round 1
    give(state, 0, wood=4, rats=(2, 0, 0), cards=[4], played=[31, 38])
    lay(state, missions={"g1": 2}, opened=["out-g1"])
    do(state, "A2", "do:main")                            # section A faces `wood`
    do(state, "do:bonus", "play:4", "[17]", "end")        # in brackets: what comes by chance

Numbers are those printed on the components, from 1; rooms, areas and skills are named as in the tables of the edition.
Only `seat` counts from 0, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.actions import SPACE_NAMES, Choice
from cheeseboard.games.wistar.box import Box
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import BYTE, ENTRANCE_RATS, MARKET, ROWS
from cheeseboard.games.wistar.frames import DRAFT, ORDER_DRAW, WHEEL_DRAW
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.standing import stand
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import SKILLS

BOX: Final = GAME.box


def ready(seats: int = 2, seed: int = 0, *, peaceful: bool = False, box: Box = BOX) -> Wistar:
    """A table at the first turn of round 1, nothing placed yet; player 0 is asked.

    The turn order is 0, 1, 2 …; the sections A to F face wood, dig, metal, beds, develop, explore. Goals, the round's
    mouse, starting pairs and market come by `seed`; everybody takes the first pair that is left.
    """
    state = Wistar(seats, box, peaceful)
    rng = Rng(seed)
    while not state.round:
        now = state.now
        if isinstance(now, Chance):
            in_order = state.stack[-1].kind in (ORDER_DRAW, WHEEL_DRAW)
            state.settle(now.law.pick(0) if in_order else now.law.draw(rng))
        else:
            assert state.stack[-1].kind == DRAFT
            state.play(asked(state), state.options[0])
    return state


# -- who is asked, and what


def asked(state: Wistar) -> int:
    """The one seat that is asked."""
    assert isinstance(state.now, Ask), "nobody is asked"
    (seat,) = state.now.seats
    return int(seat)


def may(state: Wistar) -> set[str]:
    """What the seat that is asked may do; nothing while chance is waited for or when the match is over."""
    return {choice.notation for choice in state.options} if isinstance(state.now, Ask) else set()


def action(state: Wistar, notation: str) -> Choice:
    """An action of the edition by its notation, legal or not."""
    return next(choice for choice in state.box.actions.all if choice.notation == notation)


def why(state: Wistar, notation: str, seat: int | None = None) -> Refusal | None:
    """Why the seat (the one that is asked) may not do this; None if it may."""
    return state.refusal(asked(state) if seat is None else seat, action(state, notation))


# -- playing on


def act(state: Wistar, notation: str) -> None:
    """One choice of the seat that is asked; chance, if that waits for it, is left waiting."""
    state.play(asked(state), action(state, notation))


def settle(state: Wistar, outcome: str) -> None:
    """What chance brings, as it is written: a number from 1, without brackets."""
    assert isinstance(state.now, Chance), "chance is not waited for"
    state.settle(state.now.law.parse(outcome))


def calm(state: Wistar) -> None:
    """Let chance bring the lowest number for as long as it is waited for."""
    while isinstance(state.now, Chance):
        state.settle(state.now.law.pick(0))


def do(state: Wistar, *steps: str) -> Wistar:
    """Play on by whoever is asked: notations of actions, and outcomes of chance in brackets, `[17]`.

    Where chance is waited for and no outcome is given, the lowest number comes, after the last step too.
    """
    for step in steps:
        if step.startswith("["):
            settle(state, step.strip("[]"))
        else:
            calm(state)
            act(state, step)
    calm(state)
    return state


# -- changing a table by hand


def give(
    state: Wistar,
    seat: int,
    *,
    wood: int | None = None,
    metal: int | None = None,
    movement: int | None = None,
    wild: int | None = None,
    electricity: int | None = None,
    vp: int | None = None,
    rats: tuple[int, int, int] | None = None,
    entrance: int | None = None,
    leaders: int | None = None,
    beds: int | None = None,
    removed: int | None = None,
    dug: int | None = None,
    freed: Iterable[int] | None = None,
    cubes: int | None = None,
    explorer: str | None = None,
    tents: Iterable[str] | None = None,
    doors: int | None = None,
    mice: Iterable[int] | None = None,
    heroes: Iterable[int] | None = None,
    skills: Iterable[str] | None = None,
    reached: Iterable[int] | None = None,
    private: Iterable[int] | None = None,
    cards: Iterable[int] | None = None,
    played: Iterable[int] | None = None,
    used: Iterable[int] | None = None,
) -> Wistar:
    """Let a player have exactly this of what is named; all else stays. What may be done is found anew.

    `rats` are those in forest, burrow and farm; unless `entrance` is given, the others of 2 + `beds` wait at the burrow
    entrance (more rats than that are allowed here). `cards` is the whole hand, seen by nobody else, `played` all cards
    in play, `used` those of them with a use token. Cards, mice, heroes and skill tokens are taken from wherever
    they are, those given up go back to deck or supply. Nothing that is given has an immediate effect.
    """
    player = state.players[seat]
    goods = {"wood": wood, "metal": metal, "movement": movement, "wild": wild, "electricity": electricity, "vp": vp}
    board = {"leaders": leaders, "beds": beds, "removed": removed, "dug": dug, "cubes": cubes, "doors": doors}
    for name, number in {**goods, **board}.items():
        if number is not None:
            setattr(player, name, number)
    if rats is not None:
        player.rats = sum(number * BYTE[area] for area, number in enumerate(rats))
        player.entrance = max(0, ENTRANCE_RATS + player.beds - sum(rats))
    if entrance is not None:
        player.entrance = entrance
    if freed is not None:
        player.freed = bits(freed)
    if explorer is not None:
        player.explorer = room(state, explorer)
    if tents is not None:
        player.tents = sum(1 << room(state, name) for name in tents)
    if mice is not None:
        give_mice(state, player, bits(mice))
    if heroes is not None:
        state.heroes |= player.heroes
        player.heroes = bits(heroes)
        state.heroes &= ~player.heroes
    if skills is not None:
        state.skills |= player.skills
        player.skills = sum(1 << SKILLS.index(name) for name in skills)
        state.skills &= ~player.skills
    if reached is not None:
        player.reached = bits(reached)
        player.goals = len(set(reached))
    if private is not None:
        player.private = bits(private)
        state.unseen_goals &= ~player.private
    if cards is not None:
        state.deck = state.deck.either(player.hand)
        player.hand = player.known = NO_CARDS
        for number in cards:
            fetch(state, number)
            player.hand = player.hand.with_card(number - 1)
    if played is not None:
        state.deck = state.deck.either(player.table)
        player.table = player.used = NO_CARDS
        for number in played:
            fetch(state, number)
            player.table = player.table.with_card(number - 1)
    if used is not None:
        player.used = card_set(used)
    return again(state)


def lay(
    state: Wistar,
    *,
    missions: Mapping[str, int] | None = None,
    done: Mapping[str, int] | None = None,
    opened: Iterable[str] | None = None,
    goals: tuple[int, int, int] | None = None,
    round_mouse: int | None = None,
    market: Iterable[int] | None = None,
    discards: Iterable[int] | None = None,
    deck: Iterable[int] | None = None,
    round: int | None = None,
    turns: int | None = None,
    order: Iterable[int] | None = None,
    leaders: Mapping[str, int] | None = None,
    hut: Iterable[int] | None = None,
) -> Wistar:
    """Let the table look like this; what is not named stays. What may be done is found anew.

    `missions` lie face up: the number of the card by room (`{"g1": 2}`; `g1` twice in a room with two fields is
    `{"u2": 4, "u2/2": 5}`). `done` rows: the seat by row (`{"2.1": 0}`). `opened` doors: `["out-g1"]`. `round_mouse` 0
    is none. `market`: four basic cards, then four advanced ones, from the left, 0 for an empty place. `discards` and
    `deck` are all that lie there; other cards are taken out of the game. `leaders` on the wheel: `{"A1": 0}`.
    """
    if missions is not None:
        for name, number in missions.items():
            place(state, name, number - 1)
    if done is not None:
        for task, seat in done.items():
            mission, row = task.split(".")
            state.done[int(mission) - 1] += (seat + 1) * BYTE[int(row) - 1]
            state.players[seat].cubes += 1
            assert int(row) <= ROWS
    if opened is not None:
        for name in opened:
            state.closed &= ~(1 << way(state, name))
    if goals is not None:
        state.unseen_goals |= sum(1 << goal for goal in state.goals)
        state.goals = [number - 1 for number in goals]
        state.discs = [0] * len(goals)
        state.unseen_goals &= ~bits(goals)
    if round_mouse is not None:
        if state.round_mouse >= 0:
            state.unseen_mice |= 1 << state.round_mouse
        state.round_mouse = round_mouse - 1
        if round_mouse:
            state.unseen_mice &= ~bits([round_mouse])
    if discards is not None:
        state.discards = card_set(discards)
        state.deck = state.deck.minus(state.discards)
    if deck is not None:
        state.deck = card_set(deck)
    if market is not None:
        state.deck = state.deck.either(card_set([card + 1 for card in state.market if card >= 0]))
        state.market = [number - 1 for number in market]
        assert len(state.market) == 2 * MARKET
        state.deck = state.deck.minus(card_set([card + 1 for card in state.market if card >= 0]))
    if round is not None:
        state.round = round
    if turns is not None:
        state.turns = turns
    if order is not None:
        state.order = list(order)
    if leaders is not None:
        for name, seat in leaders.items():
            space = SPACE_NAMES.index(name)
            state.leaders |= 1 << space
            state.owners[seat] |= 1 << space
            state.players[seat].leaders -= 1
    if hut is not None:
        state.hut = list(hut)
    return again(state)


def again(state: Wistar) -> Wistar:
    """After a change by hand: count what players have, and ask anew."""
    for player in state.players:
        stand(state.box, player)
    state.run()
    return state


# -- numbers of components


def bits(numbers: Iterable[int]) -> int:
    """A set of tiles, goals, heroes or abilities by their numbers from 1."""
    return sum(1 << number - 1 for number in set(numbers))


def card_set(numbers: Iterable[int]) -> Cards:
    found = NO_CARDS
    for number in numbers:
        found = found.with_card(number - 1)
    return found


def room(state: Wistar, name: str) -> int:
    return [room.name for room in state.box.edition.rooms].index(name)


def way(state: Wistar, name: str) -> int:
    """The way between two rooms: `out-g1`."""
    return [choice.notation for choice in state.box.actions.door].index(f"door:{name}")


# -- where components come from


def fetch(state: Wistar, number: int) -> None:
    """Take a card from wherever it is; its place in the market goes to the lowest card of the deck."""
    card = number - 1
    state.deck = state.deck.without(card)
    state.discards = state.discards.without(card)
    for player in state.players:
        player.hand = player.hand.without(card)
        player.known = player.known.without(card)
        player.table = player.table.without(card)
        player.used = player.used.without(card)
    if card in state.market:
        slot = state.market.index(card)
        state.market[slot] = state.deck.both(state.box.decks[slot // MARKET]).nth(0)
        state.deck = state.deck.without(state.market[slot])


def give_mice(state: Wistar, player: Player, mice: int) -> None:
    """Mice and cheeses from the supply, the farm or another player."""
    mice_given_up = player.mice & state.box.mice
    state.unseen_mice |= mice_given_up
    state.cheeses |= player.mice & state.box.cheese_tiles
    for other in state.players:
        other.mice &= ~mice
    state.unseen_mice &= ~mice
    state.gone_mice &= ~mice
    state.cheeses &= ~mice
    player.mice = mice


def place(state: Wistar, name: str, mission: int) -> None:
    """Turn a mission up on a field of a room: `u2`, or `u2/2` for its second field."""
    where, _, nth = name.partition("/")
    rooms = state.box.layouts[state.seats].fields
    fields = [field for field, number in enumerate(rooms) if number == room(state, where)]
    field = fields[int(nth or 1) - 1]
    cards = state.fields[:]
    if cards[field] >= 0:
        state.unseen_missions |= 1 << cards[field]
    cards[field] = mission
    state.fields = cards
    state.unseen_missions &= ~(1 << mission)
