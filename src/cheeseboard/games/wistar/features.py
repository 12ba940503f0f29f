"""What a seat sees of a table as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

    from cheeseboard.core.sight import Sight
    from cheeseboard.games.wistar.state import Wistar

TENTH: Final = 0.1


def observe(state: Wistar, seat: i64, sight: Sight) -> None:
    """The table, the players from this seat on, then the cards that the seat sees."""
    table(state, sight)
    before = sight.place
    for place in range(state.seats):
        player(state, (seat + place) % state.seats, sight)
    sight.skip((MOST - state.seats) * (sight.place - before) // state.seats)
    cards = len(state.box.edition.projects)
    marks(state.players[seat].hand, cards, sight)
    for place in range(state.seats):
        other = state.players[(seat + place) % state.seats]
        marks(other.table, cards, sight)
        marks(other.known, cards, sight)
    sight.skip(2 * cards * (MOST - state.seats))
    marks(state.discards, cards, sight)
    if state.stack and state.stack[-1].seat == seat:
        marks(state.drawn, cards, sight)
    else:
        sight.skip(cards)
    for card in state.market:
        if card >= 0:
            sight.ahead(card, 1.0)
    for card in state.pairs:
        if card >= 0:
            sight.ahead(card, 1.0)
    sight.skip(cards)


def marks(cards: Cards, among: i64, sight: Sight) -> None:
    """1 for every card of a set."""
    if not cards.empty():
        for card in cards.list():
            sight.ahead(card, 1.0)
    sight.skip(among)


def table(state: Wistar, sight: Sight) -> None:
    """Round, turn, wheel, farm, goals, and what kind of choice it is."""
    edition = state.box.edition
    sight.one_of(state.seats, MOST + 1)
    sight.one_of(state.round, ROUNDS + 1)
    sight.put(float(state.turns) * TENTH)
    sight.flag(state.placed)
    sight.flag(state.peaceful)
    sight.spread(state.pending, 3)
    sight.spread(state.leaders, SECTIONS * SPACES)
    sight.one_of(state.space, SECTIONS * SPACES)
    for position in range(SECTIONS):
        sight.one_of(state.wheel[position] if position < len(state.wheel) else -1, SECTIONS)
    sight.spread(state.closed, len(edition.doors))
    for mice in state.mice:
        sight.put(float(mice))
    missions(state, sight)
    for place in range(GOALS):
        sight.one_of(state.goals[place], len(edition.goals))
        for field in range(MOST):
            sight.flag(byte(state.discs[place], field) != 0)
    sight.one_of(state.round_mouse, len(edition.mice))
    sight.spread(state.cheeses, len(edition.mice))
    sight.spread(state.heroes, len(edition.heroes))
    sight.spread(state.skills, len(edition.heroes))
    sight.spread(state.drawn_goals, len(edition.goals))
    sight.put(float(state.house_supply))
    sight.put(float(state.cellar_supply))
    kind: i64 = -1
    amount: i64 = 0
    if state.stack:
        kind = state.stack[-1].kind
        amount = state.stack[-1].a
    sight.one_of(kind, len(KINDS))
    sight.put(float(amount) * TENTH)


def missions(state: Wistar, sight: Sight) -> None:
    """For each mission the room where it lies open, and which of its rows are done."""
    edition = state.box.edition
    rooms = state.box.layouts[state.seats].fields
    each = len(edition.rooms) + ROWS
    for field in range(len(rooms)):
        if state.fields[field] >= 0:
            sight.ahead(each * state.fields[field] + rooms[field], 1.0)
    for mission in range(len(edition.missions)):
        sight.skip(len(edition.rooms))
        for row in range(ROWS):
            sight.flag(byte(state.done[mission], row) != 0)


def player(state: Wistar, seat: i64, sight: Sight) -> None:
    """What everybody knows of a player."""
    edition = state.box.edition
    shown = state.players[seat]
    for what in range(len(COUNTS)):
        sight.put(float(count(state.box, shown, what)) * TENTH)
    sight.put(float(score(state, seat)) * TENTH * TENTH)
    sight.put(float(shown.vp) * TENTH)
    sight.put(float(shown.entrance))
    sight.put(float(shown.leaders) / float(LEADERS))
    for area in range(len(AREAS)):
        sight.put(float(byte(shown.rats, area)) / float(TILES))
    sight.put(float(free_chambers(shown)) * TENTH)
    sight.put(float(shown.immune))
    sight.put(float(shown.dug) / float(TILES))
    sight.spread(shown.freed, len(ABILITY_VP))
    sight.one_of(shown.explorer, len(edition.rooms))
    sight.spread(shown.tents, len(edition.rooms))
    sight.spread(shown.mice, len(edition.mice))
    sight.spread(shown.private, len(edition.goals))
    sight.spread(shown.reached, len(edition.goals))
    sight.spread(shown.heroes, len(edition.heroes))
    sight.spread(shown.skills, len(edition.heroes))
    for turn in range(len(state.order)):
        if state.order[turn] == seat:
            sight.ahead(turn, 1.0)
    sight.skip(MOST)
    in_hut: i64 = 0
    for other in state.hut:
        if other == seat:
            in_hut += 1
    sight.put(float(in_hut))
    for deck in state.box.decks:
        sight.put(float(shown.hand.both(deck).size()) * TENTH)
    sight.spread(state.owners[seat], SECTIONS * SPACES)
