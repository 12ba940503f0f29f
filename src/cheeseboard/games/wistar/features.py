"""What a seat sees of a table as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bits import spread
from cheeseboard.games.wistar.box import MOST
from cheeseboard.games.wistar.cards import Cards
from cheeseboard.games.wistar.components import (
    ABILITY_VP,
    GOALS,
    LEADERS,
    ROUNDS,
    ROWS,
    SECTIONS,
    SPACES,
    TILES,
    byte,
)
from cheeseboard.games.wistar.counting import count, free_chambers
from cheeseboard.games.wistar.frames import KINDS
from cheeseboard.games.wistar.scoring import score
from cheeseboard.games.wistar.symbols import AREAS, COUNTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar

TENTH: Final = 10.0


def observe(state: Wistar, seat: i64) -> list[float]:
    """The table, the players from this seat on, then the cards that the seat sees."""
    found = table(state)
    for place in range(MOST):
        if place < state.seats:
            found += player(state, (seat + place) % state.seats)
        else:
            found += [0.0] * player_length(state)
    cards = len(state.box.edition.projects)
    found += marks(state.players[seat].hand, cards)
    for place in range(MOST):
        if place < state.seats:
            other = state.players[(seat + place) % state.seats]
            found += marks(other.table, cards)
            found += marks(other.known, cards)
        else:
            found += [0.0] * (2 * cards)
    found += marks(state.discards, cards)
    found += marks(state.drawn, cards) if state.stack and state.stack[-1].seat == seat else [0.0] * cards
    on_market = [0.0] * cards
    for card in [*state.market, *state.pairs]:
        if card >= 0:
            on_market[card] = 1.0
    return found + on_market


def marks(cards: Cards, among: i64) -> list[float]:
    """1 for every card of a set."""
    found = [0.0] * among
    for card in cards.list():
        found[card] = 1.0
    return found


def one_of(place: i64, among: i64) -> list[float]:
    return [1.0 if place == number else 0.0 for number in range(among)]


def table(state: Wistar) -> list[float]:
    """Round, turn, wheel, farm, goals, and what kind of choice it is."""
    edition = state.box.edition
    found = one_of(state.seats, MOST + 1) + one_of(state.round, ROUNDS + 1)
    found += [float(state.turns) / TENTH, 1.0 if state.placed else 0.0, 1.0 if state.peaceful else 0.0]
    found += spread(state.pending, 3) + spread(state.leaders, SECTIONS * SPACES)
    found += one_of(state.space, SECTIONS * SPACES)
    for position in range(SECTIONS):
        found += one_of(state.wheel[position] if position < len(state.wheel) else -1, SECTIONS)
    found += spread(state.closed, len(edition.doors)) + [float(mice) for mice in state.mice]
    rooms = state.box.layouts[state.seats].fields
    for mission in range(len(edition.missions)):
        room: i64 = -1
        for field in range(len(rooms)):
            if state.fields[field] == mission:
                room = rooms[field]
        found += one_of(room, len(edition.rooms))
        found += [1.0 if byte(state.done[mission], row) else 0.0 for row in range(ROWS)]
    for place in range(GOALS):
        found += one_of(state.goals[place], len(edition.goals))
        found += [1.0 if byte(state.discs[place], field) else 0.0 for field in range(MOST)]
    found += one_of(state.round_mouse, len(edition.mice)) + spread(state.cheeses, len(edition.mice))
    found += spread(state.heroes, len(edition.heroes)) + spread(state.skills, len(edition.heroes))
    found += spread(state.drawn_goals, len(edition.goals))
    found += [float(state.house_supply), float(state.cellar_supply)]
    kind: i64 = -1
    amount: i64 = 0
    if state.stack:
        kind = state.stack[-1].kind
        amount = state.stack[-1].a
    return found + one_of(kind, len(KINDS)) + [float(amount) / TENTH]


def player_length(state: Wistar) -> i64:
    """How many numbers tell of a player."""
    return len(player(state, 0))


def player(state: Wistar, seat: i64) -> list[float]:
    """What everybody knows of a player."""
    edition = state.box.edition
    shown = state.players[seat]
    found = [float(count(state.box, shown, what)) / TENTH for what in range(len(COUNTS))]
    found += [float(score(state, seat)) / TENTH / TENTH]
    found += [float(shown.vp) / TENTH, float(shown.entrance), float(shown.leaders) / float(LEADERS)]
    found += [float(byte(shown.rats, area)) / float(TILES) for area in range(len(AREAS))]
    found += [float(free_chambers(shown)) / TENTH, float(shown.immune), float(shown.dug) / float(TILES)]
    found += spread(shown.freed, len(ABILITY_VP)) + one_of(shown.explorer, len(edition.rooms))
    found += spread(shown.tents, len(edition.rooms)) + spread(shown.mice, len(edition.mice))
    found += spread(shown.private, len(edition.goals)) + spread(shown.reached, len(edition.goals))
    found += spread(shown.heroes, len(edition.heroes)) + spread(shown.skills, len(edition.heroes))
    place: i64 = -1
    for turn in range(len(state.order)):
        if state.order[turn] == seat:
            place = turn
    in_hut: i64 = 0
    for other in state.hut:
        if other == seat:
            in_hut += 1
    hand = [float(shown.hand.both(deck).size()) / TENTH for deck in state.box.decks]
    return found + one_of(place, MOST) + [float(in_hut)] + hand + spread(state.owners[seat], SECTIONS * SPACES)
