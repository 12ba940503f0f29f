"""M2: a turn."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Uniform
from cheeseboard.games.myszki.view import MyszkiView
from tests.games.myszki.by_the_book import free_cells
from tests.games.series import new_match
from tests.games.table import laid, myszki
from tests.rules import rule


def seen(m: cb.Match, seat: int | None = None) -> MyszkiView:
    view = m.view(seat)
    assert isinstance(view, MyszkiView)
    return view


@rule("M2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_1_the_first_seat_starts_and_then_clockwise(seats: int) -> None:
    m = cb.new("myszki", seats=seats, seed=1)
    order: list[int] = []
    while len(order) < 2 * seats + 1:
        (seat,) = m.asked
        m.act(seat, m.legal(seat)[0])
        if seen(m).stage != "lay":
            order.append(seat)
    assert order == [*range(seats), *range(seats), 0]


@rule("M2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_1_a_starter_drawn_at_random(seats: int) -> None:
    m = cb.new("myszki", seats=seats, chance="manual", random_start=True)
    assert isinstance(m.pending, Uniform)
    assert m.pending.expected() == ", ".join(str(seat) for seat in range(seats))
    m.settle(seats - 1)
    for kind in ["cheese", "milk", "trap"] * seats:
        m.settle(kind)
    assert m.asked == (seats - 1,)
    m.act(seats - 1, "milk")
    m.settle("mouse")
    assert m.asked == (0,)


@rule("M2.2")
def test_m2_2_the_very_first_tile_goes_to_the_middle() -> None:
    m = cb.new("myszki", seats=2, seed=1)
    assert (seen(m).stage, seen(m).chosen) == ("lay", (0, 0))
    m.act(0, m.legal(0)[0])
    assert [(tile.x, tile.y, tile.owner) for tile in seen(m).tiles] == [(0, 0, 0)]


@rule("M2.2")
def test_m2_2_a_tile_touches_a_placed_one_by_a_side_never_by_a_corner() -> None:
    table = laid("0m")
    assert table.may(0) == {"0,-1", "1,0", "0,1", "-1,0"}
    for corner in ("1,1", "1,-1", "-1,1", "-1,-1"):
        refusal = table.why(0, corner)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("touches-nothing", "M2.2")


@rule("M2.2")
def test_m2_2_not_on_another_tile() -> None:
    table = laid("0m 1o")
    refusal = table.why(0, "1,0")
    assert refusal is not None
    assert refusal.code == "taken"


@rule("M2.2")
def test_m2_2_a_hole_may_be_filled() -> None:
    table = laid(
        """
        0m 1o 0m
        1o .. 1o
        0m 1o 0m
        """,
        hand="cheese",
    )
    table.act(0, "1,1", "cheese")
    assert table.tile(1, 1).owner == 0


@rule("M2.2")
def test_m2_2_anybody_s_tile_will_do() -> None:
    table = laid("1m", hand="milk")
    table.act(0, "1,0", "milk")
    assert table.tile(1, 0).kind == "milk"


@rule("M2.2")
def test_m2_2_the_tile_comes_from_the_hand() -> None:
    table = laid("0m", hand="milk trap:2")
    table.act(0, "1,0")
    assert table.may(0) == {"milk", "trap"}


@rule("M2.2")
def test_m2_2_there_is_no_passing() -> None:
    m = cb.new("myszki", seats=2, seed=4)
    while not m.over:
        (seat,) = m.asked
        legal = m.legal(seat)
        assert m.find("-") is None
        assert {action.key for action in legal} in ({"action-choose"}, {"action-lay"})
        m.act(seat, legal[0])
    assert len(seen(m).tiles) == 48


@rule("M2.2")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_m2_2_the_free_cells_are_those_around_the_tiles_at_every_move(seats: int, seed: int) -> None:
    m = new_match("myszki", seats, seed, {})
    rng = cb.Rng(seed)
    while not m.over:
        (seat,) = m.asked
        view = seen(m)
        free = free_cells({(tile.x, tile.y) for tile in view.tiles})
        assert set(view.free) == free
        assert list(view.free) == sorted(free, key=lambda cell: (cell[1], cell[0]))
        if view.stage == "choose":
            assert sorted(str(action) for action in m.legal(seat)) == sorted(f"{x},{y}" for x, y in free)
        m.act(seat, m.state.sample(seat, rng))
    assert seen(m).free == ()


@rule("M2.3")
def test_m2_3_after_laying_a_tile_is_drawn() -> None:
    table = myszki("myszki choose\n> milk trap cheese | mouse:2 cat-black\n  - | -\nfrom 0,0\n0m")
    table.act(0, "1,0", "trap")
    assert table.seen(0).hand == ("milk", "cheese")
    table.settle("cat-black")
    assert table.seen(0).hand == ("cat-black", "milk", "cheese")
    assert (table.seen().players[0].stack, table.asked) == (2, (1,))


@rule("M2.3")
def test_m2_3_what_is_drawn_is_one_of_the_own_stack_each_tile_as_likely() -> None:
    table = myszki("myszki choose\n> milk | mouse:2 cat-black\n  cheese | trap\nfrom 0,0\n0m")
    table.act(0, "1,0", "milk")
    now = table.state.now
    assert isinstance(now, cb.Chance)
    weights = {now.law.notation(n): now.law.weight(n) for n in range(now.law.size) if now.law.weight(n)}
    assert weights == {"mouse": 2, "cat-black": 1}


@rule("M2.3")
def test_m2_3_without_a_stack_the_hand_gets_smaller() -> None:
    table = myszki("myszki choose\n> milk trap cheese | -\n  mouse mouse trap | cheese\nfrom 0,0\n0m")
    table.act(0, "1,0", "trap")
    assert (table.asked, table.seen(0).hand) == ((1,), ("milk", "cheese"))


@rule("M2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_3_everybody_lays_all_24_and_the_last_one_ends_the_game(seats: int) -> None:
    m = new_match("myszki", seats, 7, {})
    rng = cb.Rng(7)
    while not m.over:
        assert len(seen(m).tiles) < 24 * seats
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    owners = [tile.owner for tile in seen(m).tiles]
    assert [owners.count(seat) for seat in range(seats)] == [24] * seats
    assert owners == [*range(seats)] * 24
    assert m.ending == "last-tile"


@rule("M2.4")
def test_m2_4_milk_laid_later_still_saves_a_mouse() -> None:
    table = laid("0o 0m 1B", hand="milk")
    assert (table.points, table.tile(1, 0).caught_by) == ([0, 0], ((2, 0),))
    table.act(0, "3,0", "milk")
    assert (table.points, table.tile(1, 0).caught_by) == ([1, 0], ())


@rule("M2.4")
def test_m2_4_a_mouse_laid_later_completes_the_four_around_a_trap() -> None:
    table = laid(
        """
        .. 0m ..
        0m 1^ 1m
        .. .. 0o
        """,
        hand="mouse",
    )
    assert table.tile(1, 1).caught_by == ((0, 1),)
    table.act(0, "0,2", "mouse")
    assert (table.tile(0, 1).turned, table.points) == (True, [1, 1])


@rule("M2.4")
def test_m2_4_nothing_is_told_of_the_resolution_before_the_last_tile() -> None:
    m = new_match("myszki", 2, 3, {})
    rng = cb.Rng(3)
    while not m.over:
        keys = {told.event.key for told in m.told}
        assert keys <= {"event-began", "event-drew", "event-laid"}
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    assert "event-scored" in {told.event.key for told in m.told}
