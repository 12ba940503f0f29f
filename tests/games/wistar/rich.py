"""Tables late in a match, where random play seldom gets: goods, open doors, cards in play, explorers on the farm."""

from __future__ import annotations

from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.counting import free_chambers
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import SKILLS
from tests.games.wistar.tables import bits, give, lay, ready

LATE = 4  # the round
IN_HAND = 7
IN_PLAY = 9


def some(rng: Rng, numbers: list[int], many: int) -> list[int]:
    """So many of the numbers, drawn without putting back."""
    left = numbers[:]
    return [left.pop(rng.below(len(left))) for _ in range(min(many, len(left)))]


def rich(seats: int, seed: int, *, peaceful: bool = False) -> Wistar:
    """Round 4 begins; everybody can afford almost anything. No piece is made or lost."""
    state = ready(seats, seed, peaceful=peaceful)
    rng = Rng(seed, 1)
    for seat in range(seats):
        equip(state, seat, rng)
    open_farm(state, rng)
    return lay(state, round=LATE)


def equip(state: Wistar, seat: int, rng: Rng) -> None:
    rooms = [room.name for room in state.box.edition.rooms]
    tents = some(rng, list(range(1, len(rooms))), rng.below(3))
    cards = some(rng, [card + 1 for card in state.deck.list()], IN_HAND + IN_PLAY)
    heroes = some(rng, [hero + 1 for hero in range(len(SKILLS)) if state.heroes >> hero & 1], rng.below(2))
    skills = some(rng, [skill for skill in range(len(SKILLS)) if state.skills >> skill & 1], rng.below(2))
    give(
        state,
        seat,
        wood=rng.below(9),
        metal=rng.below(9),
        movement=rng.below(4),
        wild=rng.below(6),
        electricity=rng.below(3),
        vp=rng.below(30),
        beds=2,
        dug=2 + rng.below(4),
        rats=(1, rng.below(2), 1),
        freed=some(rng, list(range(1, 11)), rng.below(5)),
        explorer=rooms[rng.below(len(rooms))],
        tents=[rooms[room] for room in tents],
        heroes=heroes,
        skills=[SKILLS[skill] for skill in skills],
        cards=cards[:IN_HAND],
        played=cards[IN_HAND:],
    )
    house = [tile + 1 for tile in range(len(state.box.edition.mice)) if state.unseen_mice >> tile & 1]
    mice = some(rng, house, min(2, free_chambers(state.players[seat]), state.cellar_supply, state.house_supply))
    cellar = sum(state.box.cellar_mice >> mouse - 1 & 1 for mouse in mice)
    state.cellar_supply -= cellar
    state.house_supply -= len(mice) - cellar
    give(state, seat, mice=mice)


def open_farm(state: Wistar, rng: Rng) -> None:
    """Most doors stand open, most missions lie face up."""
    edition = state.box.edition
    for way in range(len(edition.doors)):
        if state.closed >> way & 1 and rng.below(4):
            state.closed &= ~(1 << way)
            state.tokens &= ~(1 << way)
            state.players[rng.below(state.seats)].doors += 1
    fields = state.fields[:]
    for field, room in enumerate(state.box.layouts[state.seats].fields):
        cellar = edition.rooms[room].cellar
        unseen = [card for card in range(len(edition.missions)) if state.unseen_missions >> card & 1]
        cards = [card for card in unseen if edition.missions[card].cellar == cellar]
        if rng.below(4) and cards:
            fields[field] = some(rng, cards, 1)[0]
            state.unseen_missions &= ~bits([fields[field] + 1])
    state.fields = fields
