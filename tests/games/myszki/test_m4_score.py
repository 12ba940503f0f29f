"""M4: the score."""

from __future__ import annotations

import pytest

from tests.games.myszki.example import at_the_end
from tests.games.table import MyszkiTable, laid
from tests.rules import rule


def mice(table: MyszkiTable, owner: int) -> list[int]:
    """What each of a player's mice scores, those that score nothing left out."""
    return sorted(tile.points for tile in table.seen().tiles if tile.owner == owner and tile.points)


@rule("M4.1")
@pytest.mark.parametrize(
    ("picture", "points"),
    [("0m", 0), ("0o 0m", 1), ("0o 0m 1o", 2), (".. 0o ..\n0o 0m 1o", 3), (".. 0o ..\n0o 0m 1o\n.. 1o ..", 4)],
)
def test_m4_1_a_point_for_every_cheese_that_touches_the_mouse(picture: str, points: int) -> None:
    assert laid(picture).points == [points, 0]


@rule("M4.1")
def test_m4_1_a_cheese_feeds_every_mouse_that_touches_it() -> None:
    table = laid(
        """
        .. 0m ..
        1m 0o 0s
        .. 1t ..
        """
    )
    assert table.points == [2, 2]


@rule("M4.1")
def test_m4_1_a_cheese_at_a_corner_feeds_nobody() -> None:
    table = laid(
        """
        0m 0~
        0~ 0o
        """
    )
    assert table.points == [0, 0]


@rule("M4.1")
@pytest.mark.parametrize("mouse", ["m", "s", "t", "b", "g", "w"])
def test_m4_1_every_kind_of_mouse_eats(mouse: str) -> None:
    assert laid(f"0o 1{mouse} 0o").points == [0, 2]


@rule("M4.1")
def test_m4_1_a_caught_mouse_scores_nothing_however_much_cheese_it_touches() -> None:
    table = laid(
        """
        .. 0o ..
        0o 0m 1B
        .. 0o ..
        """
    )
    assert (table.points, table.tile(0, 1).points) == ([0, 0], 0)


@rule("M4.1")
def test_m4_1_cats_and_other_tiles_have_no_points() -> None:
    table = laid("0B 0o 0~ 0o 0^ 0o")
    assert {tile.points for tile in table.seen().tiles} == {None}
    assert table.points == [0, 0]


@rule("M4.2")
def test_m4_2_the_highest_sum_wins() -> None:
    table = laid("0m 0o 1m 0o 2m", seats=3)
    assert (table.points, table.state.winners()) == ([1, 2, 1], [1])


@rule("M4.2")
def test_m4_2_ties_are_shared() -> None:
    table = laid("0m 0o 1m 1~ 2m", seats=3)
    assert (table.points, table.state.winners()) == ([1, 1, 0], [0, 1])


@rule("M4.2")
def test_m4_2_with_no_points_at_all_everybody_shares() -> None:
    assert laid("0o 0~ 1~", seats=4).state.winners() == [0, 1, 2, 3]


@rule("M4.3")
def test_m4_3_the_rulebook_s_example() -> None:
    table = at_the_end()
    assert table.over
    assert mice(table, 0) == sorted([1, 2, 2, 2, 3, 1, 2, 2, 1])
    assert mice(table, 1) == sorted([1, 1, 1, 1, 3, 2, 2])
    assert (table.points, table.state.winners()) == ([16, 11], [0])
