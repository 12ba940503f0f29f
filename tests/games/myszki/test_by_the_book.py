"""The engine beside the rules: many tables laid at random, resolved by both."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.myszki.by_the_book import CATS, MICE, Cell, Outcome, Tiles, drawn, resolve, some_tiles
from tests.games.table import MyszkiTable, myszki
from tests.rules import rule


def table_of(tiles: Tiles, seats: int) -> MyszkiTable:
    players = "\n".join(["> - | -", *["  - | -"] * (seats - 1)])
    return myszki(f"myszki choose\n{players}\n{drawn(tiles)}")


def outcome(table: MyszkiTable) -> Outcome:
    """What the view tells of every tile."""
    views = {(tile.x, tile.y): tile for tile in table.seen().tiles}
    turned = {cell for cell, tile in views.items() if tile.turned}
    caught: dict[Cell, set[Cell]] = {cell: set(tile.caught_by) for cell, tile in views.items() if tile.caught_by}
    points = {cell: tile.points for cell, tile in views.items() if tile.points is not None and cell not in caught}
    assert {cell for cell, tile in views.items() if tile.points is not None} == {
        cell for cell, tile in views.items() if tile.kind in MICE
    }
    assert all(len(tile.caught_by) == len(set(tile.caught_by)) for tile in views.values())
    cats = {cell for cell in turned if views[cell].kind in CATS}
    return Outcome(cats, turned - cats, caught, points)


@rule("M3.1", "M3.2", "M3.3", "M3.4", "M3.5", "M4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_by_the_book(seats: int) -> None:
    random = Random(f"myszki {seats}")
    seen = Outcome(set(), set(), {}, {})
    for _ in range(120):
        tiles = some_tiles(random.randrange(2, 24 * seats + 1), seats, random)
        table, book = table_of(tiles, seats), resolve(tiles)
        assert outcome(table) == book
        assert table.points == [book.score(tiles, seat) for seat in range(seats)]
        seen.disarmed.update(book.disarmed)
        seen.fed.update(book.fed)
    assert seen.disarmed
    assert seen.fed


def test_the_book_s_own_examples() -> None:
    tiles: Tiles = {
        (0, 0): (0, "friend-black"),
        (1, 0): (1, "cat-black"),
        (0, 1): (1, "cat-white"),
        (-1, 0): (0, "cheese"),
    }
    assert resolve(tiles) == Outcome(set(), set(), {(0, 0): {(0, 1)}}, {})
    tiles[1, 1] = (0, "milk")
    assert resolve(tiles) == Outcome({(1, 0), (0, 1)}, set(), {}, {(0, 0): 1})
