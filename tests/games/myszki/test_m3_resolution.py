"""M3: the resolution."""

from __future__ import annotations

import pytest

from tests.games.table import laid
from tests.rules import rule


@rule("M3.1")
def test_m3_1_a_cat_with_milk_hunts_no_more() -> None:
    table = laid("1~ 1B 0m 0o")
    assert table.tile(1, 0).turned
    assert (table.tile(2, 0).caught_by, table.points) == ((), [1, 0])


@rule("M3.1")
@pytest.mark.parametrize("cat", ["B", "G", "W"])
def test_m3_1_every_kind_of_cat_drinks_anybody_s_milk(cat: str) -> None:
    for owner in (0, 1):
        assert laid(f"0m 1{cat} {owner}~").tile(1, 0).turned


@rule("M3.1")
def test_m3_1_one_milk_serves_all_cats_that_touch_it() -> None:
    table = laid(
        """
        .. 0B ..
        1G 0~ 1W
        .. 1B ..
        """
    )
    assert [tile.turned for tile in table.seen().tiles] == [True, True, False, True, True]


@rule("M3.1")
def test_m3_1_milk_at_a_corner_or_one_further_feeds_no_cat() -> None:
    table = laid(
        """
        .. 0B 0m
        0~ 0o 1~
        """
    )
    assert not table.tile(0, 0).turned
    assert not laid("0B 0o 0~").tile(0, 0).turned


@rule("M3.1")
def test_m3_1_milk_does_nothing_to_a_trap() -> None:
    table = laid("1~ 1^ 0m 0o")
    assert not table.tile(1, 0).turned
    assert table.points == [0, 0]


@rule("M3.2")
def test_m3_2_four_mice_disarm_a_trap() -> None:
    table = laid(
        """
        .. 0m 0o
        0m 1^ 0m
        .. 0m ..
        """
    )
    assert table.tile(0, 1).turned
    assert table.points == [2, 0]


@rule("M3.2")
def test_m3_2_mice_of_any_owner_and_kind_count() -> None:
    table = laid(
        """
        .. 0s ..
        1t 1^ 2b
        .. 3m 3o
        """,
        seats=4,
    )
    assert table.tile(0, 1).turned
    assert table.points == [0, 0, 1, 1]


@rule("M3.2")
@pytest.mark.parametrize("fourth", ["..", "0o", "0~", "0^", "0B"])
def test_m3_2_three_mice_do_not_disarm_it(fourth: str) -> None:
    table = laid(f".. 0m ..\n0m 1^ 0m\n.. {fourth} ..")
    assert not table.tile(0, 1).turned
    assert [len(table.tile(x, y).caught_by) for x, y in ((0, 0), (-1, 1), (1, 1))] == [1, 1, 1]


@rule("M3.2")
def test_m3_2_mice_at_its_corners_do_not_count() -> None:
    table = laid(
        """
        0m 0o 0m
        0o 1^ 0m
        0m 0m 0m
        """
    )
    assert not table.tile(1, 1).turned


@rule("M3.2")
def test_m3_2_a_mouse_that_a_cat_will_catch_still_counts() -> None:
    table = laid(
        """
        .. .. 0m 0o
        1B 0m 1^ 0m
        .. .. 0m ..
        """
    )
    assert table.tile(0, 1).turned
    assert table.tile(-1, 1).caught_by == ((-2, 1),)
    assert table.points == [2, 0]  # the cheese feeds two of the other mice


@rule("M3.2")
def test_m3_2_a_mouse_that_another_trap_will_catch_counts_too() -> None:
    table = laid(
        """
        .. .. 0m ..
        1^ 0m 1^ 0m
        .. .. 0m ..
        """
    )
    assert (table.tile(0, 1).turned, table.tile(-2, 1).turned) == (True, False)
    assert table.tile(-1, 1).caught_by == ((-2, 1),)


@rule("M3.3")
@pytest.mark.parametrize("mouse", ["m", "t"])
def test_m3_3_a_hunting_cat_catches_the_mice_beside_it(mouse: str) -> None:
    table = laid(f"0o 0{mouse} 1G")
    assert (table.tile(1, 0).caught_by, table.tile(1, 0).points, table.points) == (((2, 0),), 0, [0, 0])


@rule("M3.3")
@pytest.mark.parametrize("cat", ["B", "G", "W"])
def test_m3_3_a_supermouse_fears_no_cat(cat: str) -> None:
    assert laid(f"0o 0s 1{cat}").points == [1, 0]


@rule("M3.3")
def test_m3_3_a_cat_does_not_catch_its_friend() -> None:
    table = laid("0o 0g 1G")
    assert (table.tile(1, 0).caught_by, table.points) == ((), [1, 0])


@rule("M3.3")
def test_m3_3_another_hunting_cat_still_catches_a_friend() -> None:
    table = laid(
        """
        0o 0g 1G
        .. 1B ..
        """
    )
    assert (table.tile(1, 0).caught_by, table.points) == (((1, 1),), [0, 0])


@rule("M3.3")
def test_m3_3_a_friend_s_other_cat_with_milk_does_not() -> None:
    table = laid(
        """
        0o 0g 1G
        1~ 1B ..
        """
    )
    assert (table.tile(1, 0).caught_by, table.points) == ((), [1, 0])


@rule("M3.3")
def test_m3_3_a_cat_at_a_corner_catches_nothing() -> None:
    table = laid(
        """
        0m 0o
        0o 1B
        """
    )
    assert table.points == [2, 0]


@rule("M3.3")
def test_m3_3_a_cat_catches_on_all_four_sides_and_every_catcher_is_named() -> None:
    table = laid(
        """
        .. 0m ..
        1m 0B 0t
        .. 1m 1W
        """
    )
    assert [table.tile(x, y).caught_by for x, y in ((0, 0), (-1, 1))] == [((0, 1),)] * 2
    assert table.tile(1, 1).caught_by == ((1, 2), (0, 1))
    assert table.tile(0, 2).caught_by == ((0, 1), (1, 2))


@rule("M3.4")
@pytest.mark.parametrize("mouse", ["m", "b", "g", "w"])
def test_m3_4_a_working_trap_catches_the_mice_beside_it(mouse: str) -> None:
    table = laid(f"0o 0{mouse} 1^")
    assert (table.tile(1, 0).caught_by, table.points) == (((2, 0),), [0, 0])


@rule("M3.4")
@pytest.mark.parametrize("mouse", ["s", "t"])
def test_m3_4_supermice_and_trap_mice_fear_no_trap(mouse: str) -> None:
    assert laid(f"0o 0{mouse} 1^").points == [1, 0]


@rule("M3.4", "M3.3")
def test_m3_4_a_trap_mouse_beside_trap_and_cat_is_caught_by_the_cat() -> None:
    table = laid("1B 0t 1^")
    assert table.tile(1, 0).caught_by == ((0, 0),)


@rule("M3.4", "M3.3")
def test_m3_4_a_friend_beside_its_cat_and_a_trap_is_caught_by_the_trap() -> None:
    table = laid("1B 0b 1^")
    assert table.tile(1, 0).caught_by == ((2, 0),)


@rule("M3.4")
def test_m3_4_a_trap_at_a_corner_catches_nothing() -> None:
    table = laid(
        """
        0m 0o
        0o 1^
        """
    )
    assert table.points == [2, 0]


@rule("M3.5")
@pytest.mark.parametrize("danger", ["B", "G", "W", "^"])
def test_m3_5_own_cats_and_traps_threaten_too(danger: str) -> None:
    for owner in (0, 1):
        table = laid(f"0o 0m {owner}{danger}")
        assert table.tile(1, 0).caught_by == ((2, 0),)


@rule("M3.5")
def test_m3_5_milk_and_cheese_serve_everybody() -> None:
    table = laid(
        """
        0o 1m 0B 0~
        .. 1o .. ..
        """
    )
    assert table.points == [0, 2]
