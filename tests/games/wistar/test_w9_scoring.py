"""W9: the end and the score."""

from __future__ import annotations

from itertools import combinations

import pytest

from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import NOW
from tests.games.wistar.finding import EDITION, card, last_turn, project
from tests.games.wistar.tables import do, give, lay, ready
from tests.rules import rule


def points(state: Wistar, category: str, seat: int = 0) -> int:
    return int(breakdown(state, seat)[CATEGORIES.index(category)])


def worth(cards: list[int], vp: int) -> list[int]:
    """The fewest of these cards that are worth so much together."""
    for number in range(len(cards)):
        for chosen in combinations(cards, number):
            if sum(card(number).vp for number in chosen) == vp:
                return list(chosen)
    raise LookupError(vp)


def poor(seats: int = 2) -> Wistar:
    """A table at which nobody has anything."""
    state = ready(seats)
    for seat in range(seats):
        give(state, seat, vp=0, wood=0, metal=0, movement=0, cards=[])
    return state


@rule("W9.1")
def test_w9_1_the_marker() -> None:
    assert give(poor(), 0, vp=37).scores() == [37, 0]


@rule("W9.1")
def test_w9_1_only_the_highest_bed_and_the_highest_chamber() -> None:
    state = give(poor(), 0, beds=3, dug=5)
    assert points(state, "bed") == EDITION.bed_vp[2]
    assert points(state, "chamber") == EDITION.chamber_vp[4]
    assert state.scores()[0] == EDITION.bed_vp[2] + EDITION.chamber_vp[4]


@rule("W9.1")
def test_w9_1_mice_and_cheese() -> None:
    state = give(poor(), 0, mice=[1, 3, 26])
    assert points(state, "mice") == state.scores()[0] == 3 + 2 + 6


@rule("W9.1")
def test_w9_1_projects_in_play_but_not_in_the_hand() -> None:
    state = give(poor(), 0, played=[21, 83], cards=[121])
    assert points(state, "projects") == state.scores()[0] == 3 + 3


@rule("W9.1")
def test_w9_1_effects_of_final_scoring() -> None:
    assert points(give(poor(), 0, played=[176], metal=4), "effects") == 4
    assert points(give(poor(), 0, played=[136], freed=[6, 7, 8]), "effects") == 2 * 2
    assert points(give(poor(), 0, played=[143], freed=[1, 6, 7]), "effects") == 2 * 2


@rule("W9.1")
@pytest.mark.parametrize(("goods", "vp"), [((1, 1, 1, 1), 0), ((2, 1, 1, 1), 1), ((4, 2, 2, 1), 1), ((4, 2, 2, 2), 2)])
def test_w9_1_a_point_for_five_left_over(goods: tuple[int, int, int, int], vp: int) -> None:
    wood, metal, movement, cards = goods
    state = give(poor(), 0, wood=wood, metal=metal, movement=movement, cards=range(31, 31 + cards))
    assert points(state, "leftovers") == state.scores()[0] == vp


@rule("W9.1")
@pytest.mark.parametrize(("wild", "vp"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_w9_1_a_point_for_two_wild_tokens(wild: int, vp: int) -> None:
    assert points(give(poor(), 0, wild=wild), "wild") == vp


@rule("W9.1")
def test_w9_1_the_highest_total_wins() -> None:
    state = give(poor(3), 1, vp=20)
    do(last_turn(state, round=5), "A1", "end")
    assert (state.over, state.winners()) == (True, [1])


@rule("W9.2")
@pytest.mark.parametrize(("hut", "winner"), [([], 0), ([2], 2), ([1, 2], 2), ([2, 0], 2), ([0, 2], 0)])
def test_w9_2_a_tie_goes_to_the_earlier_in_the_last_turn_order(hut: list[int], winner: int) -> None:
    state = give(give(poor(3), 0, vp=20), 2, vp=20)
    do(lay(last_turn(state, round=5), hut=hut), "A1", "end")
    assert state.scores()[0] == state.scores()[2]
    assert state.winners() == [winner]


@rule("W9.3")
def test_w9_3_the_example_of_eighty_six_points() -> None:
    final = [project(f"final: {vp}") for vp in ("1 vp per 1 house-mouse", "2 vp per 1 grey", "1 vp per 1 bed")]
    others = [card.number for card in EDITION.projects if card.effect.type == NOW]
    played = [*final, *worth(others, 14 - sum(card(number).vp for number in final))]
    mice = next(m for m in combinations(range(1, 16), 3) if sum(EDITION.mice[tile - 1].vp for tile in m) == 4)
    state = give(ready(), 0, vp=22, freed=[6, 7, 8, 3, 1], beds=5, dug=6, mice=mice, played=played, electricity=2)
    give(state, 0, wood=2, metal=1, movement=1, cards=[31, 32, 33, 34], wild=1)
    told = dict(zip(CATEGORIES, breakdown(state, 0), strict=True))
    assert told == {
        "marker": 22, "abilities": 3 + 6 + 2 + 1 + 2 + 0, "bed": 7, "chamber": 10, "mice": 4, "projects": 14,
        "effects": 3 + 4 + 5, "electricity": 2, "leftovers": 1, "wild": 0,
    }  # fmt: skip
    assert state.scores()[0] == 86
