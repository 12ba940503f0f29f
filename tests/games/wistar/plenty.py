"""Tables at which every word of the effect language finds something to do, and how cards are played there."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cheeseboard.games.wistar.box import Box
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.cardbook import Card, cards, of_type
from tests.games.wistar.expected import is_quiet, put_in_play
from tests.games.wistar.ledger import SKILLS, Book, Ledger
from tests.games.wistar.tables import BOX, act, asked, do, give, lay, may, ready

MICE: Final = (5, 16)  # one of the house, one of the cellar; what they did at once is past
ROUND_MOUSE: Final = 6


def in_play(card: Card) -> list[int]:
    """Cards with effects that are past, enough of them to meet what a card needs and to have something to count."""
    wanted = Counter(card.needs) | Counter(dict.fromkeys((*SKILLS, "energy", "tool", "automaton", "building"), 1))
    wanted |= Counter({it.count: it.number for it in card.sentences if it.count})
    pool = of_type("now", "attack")
    pool += [it for it in of_type("final", "always", "round", "income") if f"{it.type}-card" in wanted]
    found: list[int] = []
    for it in pool:
        gives = Counter(it.symbols) + Counter([it.kind, it.deck, f"{it.type}-card", "project"])
        if wanted & gives and it.number != card.number and (it.type != "always" or is_quiet(it)):
            found.append(it.number)
            wanted -= gives
    return found


def in_hand(*taken: int) -> list[int]:
    """A card of each deck and kind that does nothing when it is played, if there is one."""
    found: dict[tuple[str, str], int] = {}
    for card in sorted(cards().values(), key=lambda it: (not is_quiet(it), it.number)):
        if card.number not in taken:
            found.setdefault((card.deck, card.kind), card.number)
    return sorted(found.values())


def plenty(card: Card, *, seats: int = 3, box: Box = BOX) -> Wistar:
    """Player 0 is to place a leader, holds the card and can pay for it and meet its requirements.

    The explorer is in the hall, where a mission and a mouse lie hidden; a tent is in the bedroom with an open mission.
    """
    state = ready(seats, box=box)
    played = in_play(card)
    power = max([card.needs["electricity"], *[it.number for it in card.sentences if it.count == "electricity"]])
    lay(state, missions={"u1": 2}, opened=["out-g1", "g1-u1"], goals=(1, 2, 3), round_mouse=ROUND_MOUSE)
    give(state, 0, wood=9, metal=9, movement=4, wild=2, vp=20, electricity=power, rats=(2, 2, 2), entrance=2)
    give(state, 0, beds=3, dug=4, cubes=2, freed=[6, 7], doors=2, mice=MICE, reached=[4], explorer="g1", tents=["u1"])
    give(state, 0, played=played, cards=[card.number, *in_hand(card.number, *played)])
    return state


def to_projects(state: Wistar) -> None:
    """The player goes to the hut and takes the potion for a project."""
    do(state, "hut", "potion:project")


def played(card: Card, state: Wistar, book: Book | None = None) -> Ledger:
    """The card is played from the hand, at its cost; what the player should have by then."""
    to_projects(state)
    ledger = Ledger(state, book=book)
    assert f"play:{card.number}" in may(state)
    put_in_play(ledger, card.number)
    return ledger


def next_turn(state: Wistar, seat: int = 0) -> None:
    """The turn is over, and so are those of the others until the player is asked again."""
    act(state, "end")
    while asked(state) != seat:
        do(state, "hut", "-", "end")


def next_round(state: Wistar) -> None:
    """The last turn of the round ends: the preparation begins."""
    state.turns = 3 * state.seats
    act(state, "end")
