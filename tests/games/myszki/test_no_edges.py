"""M2.2: the grid has no edges. However far the tiles reach, no cell is taken for another."""

from __future__ import annotations

from random import Random

import pytest

import cheeseboard as cb
from cheeseboard.games.myszki.actions import ACTIONS
from cheeseboard.games.myszki.game import GAME
from cheeseboard.games.myszki.state import Myszki
from tests.games.myszki.by_the_book import Cell, Tiles, free_cells, resolve, sides
from tests.games.table import MyszkiTable
from tests.rules import rule

FOUR = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def new_table(seats: int) -> MyszkiTable:
    state = GAME.start(seats, GAME.choose_options({}))
    assert isinstance(state, Myszki)
    return MyszkiTable(state, ACTIONS)


def lay(table: MyszkiTable, cell: Cell, rng: cb.Rng) -> tuple[int, str]:
    """Whoever is to lay lays any tile there; whose and which it was."""
    draw(table, rng)
    (seat,) = table.asked
    if table.state.laid:
        table.act(seat, f"{cell[0]},{cell[1]}")
    tile = str(table.state.sample(seat, rng))
    table.act(seat, tile)
    draw(table, rng)
    return seat, tile


def draw(table: MyszkiTable, rng: cb.Rng) -> None:
    while isinstance(table.state.now, cb.Chance):
        table.state.settle(table.state.now.law.draw(rng))


def lay_all(path: list[Cell], seats: int, seed: int, check_every: int = 1) -> tuple[MyszkiTable, Tiles]:
    """Lay the path tile by tile; on the way the free cells are those around it."""
    table, rng, tiles = new_table(seats), cb.Rng(seed), Tiles()
    for number, cell in enumerate(path):
        tiles[cell] = lay(table, cell, rng)
        if not table.over and (number % check_every == 0 or number > 90):
            assert table.may(table.asked[0]) == {f"{x},{y}" for x, y in free_cells(set(tiles))}
    assert [(tile.x, tile.y, tile.owner, tile.kind) for tile in table.seen().tiles] == [
        (x, y, owner, kind) for (x, y), (owner, kind) in tiles.items()
    ]
    return table, tiles


def snake(length: int, random: Random) -> list[Cell]:
    """A path that never touches itself again and tends one way, so that it gets far."""
    while True:
        path, way = [(0, 0)], random.sample(FOUR, 2)
        while len(path) < length:
            x, y = path[-1]
            steps = [(x + dx, y + dy) for dx, dy in (random.choices(way, k=3) + random.sample(FOUR, 2))]
            steps = [step for step in steps if step not in path]
            if not steps:
                break
            path.append(steps[0])
        if len(path) == length:
            return path


@rule("M2.2")
@pytest.mark.parametrize(("dx", "dy"), FOUR)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_straight_line_to_the_very_end(dx: int, dy: int, seats: int) -> None:
    path = [(n * dx, n * dy) for n in range(24 * seats)]
    table, tiles = lay_all(path, seats, 1)
    assert table.over
    assert len(tiles) == 24 * seats
    assert table.points == [resolve(tiles).score(tiles, seat) for seat in range(seats)]


@rule("M2.2")
@pytest.mark.parametrize(("dx", "dy"), FOUR)
def test_the_line_may_grow_at_both_ends(dx: int, dy: int) -> None:
    steps = [0] + [sign * n for n in range(1, 49) for sign in (1, -1)]
    table, tiles = lay_all([(n * dx, n * dy) for n in steps[:96]], 4, 2)
    assert table.over
    assert table.points == [resolve(tiles).score(tiles, seat) for seat in range(4)]


@rule("M2.2")
@pytest.mark.parametrize("right", [0, 16, 32, *range(44, 53), 64, 80])
@pytest.mark.parametrize(("dx", "dy"), [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_round_a_corner_or_up_the_stairs_as_far_as_it_goes(right: int, dx: int, dy: int) -> None:
    corner = [(n * dx, 0) for n in range(right + 1)] + [(right * dx, n * dy) for n in range(1, 96 - right)]
    stairs = [(n * right // 95 * dx, (n - n * right // 95) * dy) for n in range(96)]
    for path in (corner, stairs):
        table, tiles = lay_all(path, 4, right, check_every=16)
        assert table.over
        assert table.points == [resolve(tiles).score(tiles, seat) for seat in range(4)]


@rule("M2.2")
@pytest.mark.parametrize("seed", range(12))
def test_long_snakes_never_confuse_cells(seed: int) -> None:
    random = Random(f"snake {seed}")
    path = snake(96, random)
    table, tiles = lay_all(path, 4, seed, check_every=3)
    assert table.over
    assert table.points == [resolve(tiles).score(tiles, seat) for seat in range(4)]


@rule("M2.2")
@pytest.mark.parametrize("seed", range(6))
def test_cells_that_share_a_place_in_the_store_are_still_told_apart(seed: int) -> None:
    """Every cell of the whole grid is refused or allowed by what lies around it alone."""
    table, tiles = lay_all(snake(60 + 6 * seed, Random(f"fold {seed}")), 4, seed, check_every=100)
    free = free_cells(set(tiles))
    for y in range(-95, 96):
        for x in range(abs(y) - 95, 96 - abs(y)):
            refusal = table.why(table.asked[0], f"{x},{y}")
            expected = None if (x, y) in free else "taken" if (x, y) in tiles else "touches-nothing"
            assert (refusal and refusal.code) == expected, (x, y)


@rule("M2.2")
def test_what_cannot_be_reached_is_no_action() -> None:
    table = new_table(2)
    assert "95,0" in table.actions
    assert "48,47" in table.actions
    assert not {"96,0", "0,-96", "48,48"} & set(table.actions)
    assert all(abs(x) + abs(y) <= 96 for x, y in sides((95, 0)))


def test_a_line_of_all_tiles_can_be_drawn_and_read_back() -> None:
    m = cb.new("myszki", seats=4, seed=1)
    while not m.over:
        (seat,) = m.asked
        m.act(seat, m.legal(seat)[-1])
    again = m.game.position(repr(m.state))
    assert again == m.state
    assert m.game.view(again, None) == m.view(None)
