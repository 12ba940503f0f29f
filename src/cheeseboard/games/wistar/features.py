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
from cheeseboard.games.wistar.symbols import (
    AREAS,
    C_BASIC,
    C_BED,
    C_BROWN,
    C_CELLAR_MOUSE,
    C_CUBE,
    C_DOOR,
    C_DUG,
    C_ELECTRICITY,
    C_GOAL,
    C_GREY,
    C_HAND,
    C_HOUSE_MOUSE,
    C_METAL,
    C_MOUSE,
    C_MOVEMENT,
    C_NOW_CARD,
    C_PROJECT,
    C_SKILL,
    C_SKILL_KIND,
    C_STRENGTH,
    C_TENT,
    C_TOOL,
    C_WILD,
    C_WOOD,
    COUNTS,
)

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
        if discs:
            for field in range(MOST):
                if byte(discs, field):
                    sight.ahead(field, 1.0)
        sight.skip(MOST)
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
    """What a player has of everything that can be counted (W6.7)."""
    cellar = size(shown.mice & box.cellar_tiles)
    mice = size(shown.mice)
    tenths(C_BED, shown.beds - shown.removed, sight)
    tenths(C_DUG, shown.dug, sight)
    tenths(C_CUBE, shown.cubes, sight)
    tenths(C_MOUSE, mice, sight)
    tenths(C_HOUSE_MOUSE, mice - cellar, sight)
    tenths(C_CELLAR_MOUSE, cellar, sight)
    tenths(C_DOOR, shown.doors, sight)
    packed(C_TOOL, shown.kinds, sight)
    packed(C_NOW_CARD, shown.types, sight)
    tenths(C_PROJECT, byte(shown.kinds, C_BASIC - C_TOOL) + byte(shown.kinds, C_BASIC - C_TOOL + 1), sight)
    tenths(C_GOAL, shown.goals, sight)
    packed(C_STRENGTH, shown.symbols, sight)
    tenths(C_WILD, shown.wild, sight)
    tenths(C_ELECTRICITY, shown.electricity, sight)
    tenths(C_WOOD, shown.wood, sight)
    tenths(C_METAL, shown.metal, sight)
    tenths(C_MOVEMENT, shown.movement, sight)
    tenths(C_HAND, shown.hand.size(), sight)
    tenths(C_BROWN, size(shown.freed & BROWN), sight)
    tenths(C_GREY, size(shown.freed & GREY), sight)
    tenths(C_TENT, size(shown.tents), sight)
    tenths(C_SKILL_KIND, skill_kinds(shown), sight)
    tenths(C_SKILL, bytes_total(shown.symbols & SKILL_BYTES), sight)
    sight.skip(len(COUNTS))


def tenths(offset: i64, number: i64, sight: Sight) -> None:
    if number:
        sight.ahead(offset, float(number) * TENTH)


def packed(offset: i64, numbers: i64, sight: Sight) -> None:
    """Each number of a packed row."""
    while numbers:
        tenths(offset, numbers & 255, sight)
        numbers >>= 8
        offset += 1


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
