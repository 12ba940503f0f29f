"""What is counted of a position of Myszki: mice by their cases, free cells by the mice beside them, tiles."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.myszki.figures import (
    BESIDE,
    BREEDS,
    BY_CAT,
    BY_TRAP,
    CASES,
    LEFT,
    LOST,
    SAFE,
    case_of,
    cheeses_of,
    crowd_at,
    figures_of,
    opening_of,
)
from cheeseboard.core.multiset import count, total
from cheeseboard.games.myszki.actions import CELLS
from cheeseboard.games.myszki.components import KINDS, MICE
from cheeseboard.games.myszki.position import position
from cheeseboard.games.myszki.state import Myszki
from tests.bots.search.positions import decisions, some

PLAYERS = "myszki choose\n> mouse milk trap | mouse:2\n  cheese | -\n"


def table(picture: str, corner: str = "0,0") -> Myszki:
    return position(f"{PLAYERS}from {corner}\n{picture}")


def spot_of(cell: str) -> int:
    return int(next(each.spot for each in CELLS if each.notation == cell))


def case_in_the_middle(state: Myszki) -> int:
    spot = spot_of("0,0")
    return int(case_of(state.board, spot, (int(state.board[spot]) - 1) % len(KINDS)))


@pytest.mark.parametrize(
    ("picture", "fate", "breed", "cheeses", "free"),
    [
        ("0m 1o", SAFE, 2, 1, 3),
        ("0s 1B", SAFE, 0, 0, 3),  # nothing catches a supermouse
        ("0b 1B", SAFE, 2, 0, 3),  # nor a friend its cat,
        ("0g 1B", BY_CAT, 2, 0, 3),  # but another one does
        ("0m 1B\n.. 0~", SAFE, 2, 0, 3),  # fed
        ("0m 1^", BY_TRAP, 2, 0, 3),
        ("0t 1^\n1o ..", SAFE, 1, 1, 2),
        ("0m 1B\n0o ..", BY_CAT, 2, 1, 2),
    ],
)
def test_a_mouse_is_told_by_what_catches_it_and_what_it_is(
    picture: str, fate: int, breed: int, cheeses: int, free: int
) -> None:
    assert case_in_the_middle(table(picture)) == 1 + ((fate * BREEDS + breed) * BESIDE + cheeses) * BESIDE + free


@pytest.mark.parametrize(
    "picture",
    [
        ".. .. 1o\n.. 0m 1B 1o\n.. .. 1o",  # no side is left for milk
        ".. .. 1o\n.. 0m 1^",  # a trap with a cheese on one side is never surrounded by mice
        ".. 0^\n.. 0m 1B",  # two would have to be undone
    ],
)
def test_a_mouse_that_nothing_can_save_is_lost(picture: str) -> None:
    assert case_in_the_middle(table(picture, "-1,-1")) == LOST


@pytest.mark.parametrize("seats", [2, 3])
def test_in_the_end_cases_say_the_score(seats: int) -> None:
    state, _ = list(decisions("myszki", seats, 4))[-1]
    assert isinstance(state, Myszki)
    while isinstance(now := state.now, cb.Ask):
        state.play(now.seats[0], state.legal(now.seats[0])[0])
    for seat in range(seats):
        figures = figures_of(state, seat)
        scored = sum(number * int(cheeses_of(case)) for case, number in enumerate(figures[:CASES]))
        assert scored == state.scores()[seat]


@pytest.mark.parametrize(
    ("picture", "mine", "others", "stake"),
    [
        ("1o 1o\n0m ..", 1, 0, 1),
        ("1o ..\n0m .. 1m", 1, 1, 1),
        ("1o .. 1o\n1m .. 0s 1o", 1, 1, -1),  # a supermouse has nothing to lose
        ("1o 0m 1o\n1o .. ..\n.. 0m 1o", 2, 0, 2),
        ("0o 1m\n1m .. 1m", 0, 2, -2),  # two stand for more
    ],
)
def test_a_free_cell_is_told_by_the_mice_beside_it(picture: str, mine: int, others: int, stake: int) -> None:
    """The one at 1,1."""
    crowd = crowd_at(table(picture).board, spot_of("1,1"))
    assert opening_of(crowd, 0) == (mine * 3 + others) * 5 + stake + 2
    assert opening_of(crowd, 1) == (others * 3 + mine) * 5 - stake + 2


@pytest.mark.parametrize("seats", [2, 4])
def test_every_mouse_free_cell_and_tile_is_counted_once(seats: int) -> None:
    for state, _ in some("myszki", seats, 5, 6):
        assert isinstance(state, Myszki)
        for seat in range(seats):
            figures = figures_of(state, seat)
            mice = [code for code in state.codes if (code - 1) // len(KINDS) == seat and (code - 1) % len(KINDS) < MICE]
            left = [state.hands[each] + state.stacks[each] for each in range(seats)]
            assert sum(figures[:CASES]) == len(mice)
            assert sum(figures[CASES:LEFT]) == len(state.frontier)
            assert figures[LEFT : LEFT + len(KINDS)] == [count(left[seat], kind) for kind in range(len(KINDS))]
            assert sum(figures[LEFT + len(KINDS) :]) == sum(total(each) for each in left) - total(left[seat])
