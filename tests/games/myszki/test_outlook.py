"""What a seat is told a tile of its hand would do."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.outlook import Outcome, Outlook, outlook
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.myszki.view import TileView, names, view
from tests.games.table import MyszkiTable, myszki
from tests.rules import rule

TABLE = """
    myszki choose
    > milk trap mouse | cheese
      cheese mouse mouse | mouse
    from 0,0
    1o 0m 0B 1m
"""


def told(table: MyszkiTable, seat: int, kind: str) -> Outlook:
    return outlook(table.state, seat, KINDS.index(kind))


def at(found: Outlook, x: int, y: int) -> Outcome:
    return next(one for one in found.cells if (one.x, one.y) == (x, y))


@rule("M3.1", "M3.3", "M4.1")
def test_milk_beside_a_cat_frees_everybody_s_mice_beside_it() -> None:
    found = at(told(myszki(TABLE), 0, "milk"), 2, 1)
    assert found.tiles == (
        TileView(2, 1, 0, "milk", False, None, ()),
        TileView(1, 0, 0, "mouse", False, 1, ()),
        TileView(2, 0, 0, "cat-black", True, None, ()),
        TileView(3, 0, 1, "mouse", False, 0, ()),
    )
    assert found.points == (1, 0)


@rule("M3.4")
def test_a_tile_that_changes_nothing_is_told_alone() -> None:
    found = at(told(myszki(TABLE), 0, "trap"), -1, 0)
    assert found == Outcome(-1, 0, (TileView(-1, 0, 0, "trap", False, None, ()),), (0, 0))


def test_every_free_cell_is_told_also_to_who_is_not_asked_and_then_only_the_chosen_one() -> None:
    table = myszki(TABLE)
    free = [(one.x, one.y) for one in told(table, 0, "milk").cells]
    assert free == [*table.seen(0).free] == [(one.x, one.y) for one in told(table, 1, "cheese").cells]
    table.act(0, "2,1")
    assert [(one.x, one.y) for one in told(table, 0, "milk").cells] == [(2, 1)]
    assert [(one.x, one.y) for one in told(table, 1, "cheese").cells] == free


def test_it_is_told_of_tiles_in_hand_alone_and_not_of_cells() -> None:
    game, state = cb.find_game("myszki"), myszki(TABLE).state
    assert game.outlook(state, 0, CELLS[0]) is None
    assert game.outlook(state, 0, LAYS[KINDS.index("milk")]) == outlook(state, 0, KINDS.index("milk"))
    assert game.outlook(state, 0, LAYS[KINDS.index("cheese")]) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_told_comes_true(seats: int) -> None:
    """Every outcome of whole matches, against the table with the tile really laid."""
    m, rng, compared = cb.new("myszki", seats=seats, seed=seats), cb.Rng(9), 0
    while not m.over:
        (seat,) = m.asked
        state = m.state
        assert isinstance(state, Myszki)
        if len(m.steps) % 5 == 0:
            for name in {*names(state.hands[seat])}:
                found = outlook(state, seat, KINDS.index(name))
                assert (found.kind, found.laid) == (name, len(state.laid))
                for one in found.cells:
                    assert one == came_true(state, seat, name, one.x, one.y)
                    compared += 1
        m.act(seat, state.sample(seat, rng))
    assert compared > 500


def came_true(state: Myszki, seat: int, kind: str, x: int, y: int) -> Outcome:
    then = state.copy()
    table = cb.find_game("myszki").table({})
    for notation in (f"{x},{y}", kind) if state.stage == 2 else (kind,):
        action = table.find(notation)
        assert action
        then.play(seat, action)
    before, after = view(state, None), view(then, None)
    changed = [tile for tile in after.tiles[:-1] if tile not in before.tiles]
    return Outcome(x, y, (after.tiles[-1], *changed), tuple(player.points for player in after.players))


@rule("M1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_3_what_a_seat_does_not_know_makes_no_difference(seats: int) -> None:
    m, rng, other_hands = cb.new("myszki", seats=seats, seed=5), cb.Rng(5), 0
    while not m.over:
        for seat in range(seats) if len(m.steps) % 8 == 0 else ():
            world, state = m.imagine(seat, rng), m.state
            assert isinstance(world, Myszki)
            assert isinstance(state, Myszki)
            other_hands += world.hands != state.hands
            for name in {*names(state.hands[seat])}:
                kind = KINDS.index(name)
                assert outlook(world, seat, kind) == outlook(state, seat, kind)
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    assert other_hands > 5
