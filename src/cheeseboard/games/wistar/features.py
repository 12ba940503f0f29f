"""What a seat sees of a table as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.box import MOST
from cheeseboard.games.wistar.cards import WORD, Cards
from cheeseboard.games.wistar.components import (
    ABILITY_VP,
    BROWN,
    GOALS,
    GREY,
    LEADERS,
    ROUNDS,
    ROWS,
    SECTIONS,
    SPACES,
    TILES,
    byte,
)
from cheeseboard.games.wistar.counting import SKILL_BYTES, bytes_total, free_chambers, skill_kinds
from cheeseboard.games.wistar.frames import KINDS
from cheeseboard.games.wistar.scoring import score
from cheeseboard.games.wistar.symbols import AREAS, C_BASIC, C_NOW_CARD, C_PROJECT, C_TOOL, SYMBOLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.sight import Sight
    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.player import Player
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
    sight.spread(cards.low, WORD)
    sight.spread(cards.middle, WORD)
    sight.spread(cards.high, among - 2 * WORD)


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
        discs = state.discs[place]
        for field in range(MOST):
            sight.flag(byte(discs, field) != 0)
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
    for done in state.done:
        if done:
            for row in range(ROWS):
                if byte(done, row):
                    sight.ahead(len(edition.rooms) + row, 1.0)
        sight.skip(each)


def counts(box: Box, shown: Player, sight: Sight) -> None:
    """What a player has of everything that can be counted (W6.7), in the order of COUNTS."""
    tenths(shown.beds - shown.removed, sight)
    tenths(shown.dug, sight)
    tenths(shown.cubes, sight)
    cellar = size(shown.mice & box.cellar_tiles)
    mice = size(shown.mice)
    tenths(mice, sight)
    tenths(mice - cellar, sight)
    tenths(cellar, sight)
    tenths(shown.doors, sight)
    packed(shown.kinds, C_NOW_CARD - C_TOOL, sight)
    packed(shown.types, C_PROJECT - C_NOW_CARD, sight)
    tenths(byte(shown.kinds, C_BASIC - C_TOOL) + byte(shown.kinds, C_BASIC - C_TOOL + 1), sight)
    tenths(shown.goals, sight)
    packed(shown.symbols, len(SYMBOLS), sight)
    tenths(shown.wild, sight)
    tenths(shown.electricity, sight)
    tenths(shown.wood, sight)
    tenths(shown.metal, sight)
    tenths(shown.movement, sight)
    tenths(shown.hand.size(), sight)
    tenths(size(shown.freed & BROWN), sight)
    tenths(size(shown.freed & GREY), sight)
    tenths(size(shown.tents), sight)
    tenths(skill_kinds(shown), sight)
    tenths(bytes_total(shown.symbols & SKILL_BYTES), sight)


def tenths(number: i64, sight: Sight) -> None:
    if number:
        sight.put(float(number) * TENTH)
    else:
        sight.skip(1)


def packed(numbers: i64, among: i64, sight: Sight) -> None:
    """Each number of a packed row."""
    for place in range(among):
        tenths(byte(numbers, place), sight)


def player(state: Wistar, seat: i64, sight: Sight) -> None:
    """What everybody knows of a player."""
    edition = state.box.edition
    shown = state.players[seat]
    counts(state.box, shown, sight)
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
