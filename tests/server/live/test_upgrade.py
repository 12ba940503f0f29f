"""A match that was begun by an older version goes on after the upgrade, or after its backup was restored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select, text

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision, tables
from cheeseboard.server.store.backup import backup
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Outdated, Taken
from cheeseboard.server.store.restore import restore
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.schema import HEAD, KEPT, RESULTS, REVISIONS, TABLES
from cheeseboard.server.store.turns import decode
from cheeseboard.server.store.upgrade import upgrade
from cheeseboard.server.tables.rematch import rematch
from tests.server.live.playing import act_somehow, begin, check_record, entries, open_floor, welcome
from tests.server.store.older import as_of
from tests.server.tables.seated import EMA, PETR

RUNNING, OVER = TableId("running"), TableId("over")


def known(folder: Path) -> Database:
    """A new database of this version, where everybody is known."""
    present = open_database(Settings(data=folder, database_url=f"sqlite:///{folder}/present.db"))
    present.write(welcome)
    return present


async def begun(database: Database) -> None:
    """One match that is over, and one that has just begun."""
    async with open_floor(database) as floor:
        await begin(floor, "kocour", EMA, "greedy", table=OVER, rated=True)
        await finish(floor, OVER, Rng(1))
        await begin(floor, "qwixx", EMA, PETR, table=RUNNING)
        for _ in range(7):
            await act_somehow(floor, Rng(2), RUNNING)


async def finish(floor: Floor, table: TableId, rng: Rng) -> None:
    while (await floor.open(table)).stage.status == "playing":
        await act_somehow(floor, rng, table)


def upgraded(settings: Settings, folder: Path) -> Database:
    database = connect(settings, upkeep=True)
    assert upgrade(database) == REVISIONS[0]
    return database


def restored(settings: Settings, folder: Path) -> Database:
    """Backed up by the older version, and restored into an empty database of this one."""
    older = connect(settings)
    backup(older, folder / "older.backup")
    older.close()
    database = connect(settings, upkeep=True)
    restore(database, folder / "older.backup", replace=True)
    return database


@pytest.mark.parametrize("bring_up", [upgraded, restored])
def test_a_match_of_the_first_revision_plays_on(
    bring_up: Callable[[Settings, Path], Database], empty: Settings, tmp_path: Path
) -> None:
    present = known(tmp_path)
    asyncio.run(begun(present))
    before = entries(present, RUNNING)
    settings = empty
    as_of(REVISIONS[0], present, settings)
    present.close()
    with pytest.raises(Outdated):
        open_database(settings)
    database = bring_up(settings, tmp_path)
    assert database.read(revision.revision) == HEAD
    assert entries(database, RUNNING) == before
    assert database.read(lambda connection: tables.find(connection, RUNNING)).turns is None
    assert decode(database.read(lambda connection: tables.find(connection, OVER)).turns) == ()

    async def play_on() -> None:
        async with open_floor(database) as floor:
            await act_somehow(floor, Rng(3), RUNNING)
            stored = database.read(lambda connection: tables.find(connection, RUNNING))
            assert [turn.seat for turn in decode(stored.turns)] == [*(await floor.open(RUNNING)).stage.asks]
            await finish(floor, RUNNING, Rng(4))
            check_record((await floor.open(RUNNING)).stage.match)

    asyncio.run(play_on())
    database.close()


def derived(database: Database) -> set[tuple[object, ...]]:
    """Who set up the tables, and what the results were like."""
    queries = (select(TABLES.c.id, TABLES.c.creator), select(RESULTS))
    return database.read(lambda connection: {tuple(row) for each in queries for row in connection.execute(each)})


def test_what_is_derived_is_derived_for_older_rows_too(empty: Settings, tmp_path: Path) -> None:
    present = known(tmp_path)
    asyncio.run(begun(present))
    as_of(REVISIONS[0], present, empty)
    database = upgraded(empty, tmp_path)
    assert derived(database) == derived(present)
    assert len(derived(database)) == 4
    database.close()
    present.close()


def company(database: Database) -> list[tuple[object, ...]]:
    """Which tables anybody may watch, which are rematches, and for whom seats are kept."""
    queries = (
        select(TABLES.c.id, TABLES.c.public, TABLES.c.rematch_of).order_by(TABLES.c.id),
        select(KEPT.c.table, KEPT.c.seat, KEPT.c.person).order_by(KEPT.c.table, KEPT.c.seat),
    )
    return database.read(lambda connection: [tuple(row) for each in queries for row in connection.execute(each)])


async def once_more(database: Database) -> None:
    """Ema has set up a rematch, for which both seats are kept; nobody else may look on."""
    async with open_floor(database) as floor:
        await begin(floor, "kocour", EMA, PETR, table=OVER)
        await finish(floor, OVER, Rng(1))
        head = rematch((await floor.open(OVER)).stage, TableId("again"), EMA, "0" * 64)
        await floor.create(replace(head, spectators=False), b"")
        with pytest.raises(Taken):  # there is one
            await floor.create(replace(head, id=TableId("another")), b"")


def twice(connection: Connection) -> None:
    """As it could be before: two tables for the same rematch."""
    row = dict(connection.execute(text("SELECT * FROM tables WHERE id = 'again'")).mappings().one())
    names, values = ", ".join(row), ", ".join([f":{name}" for name in row])
    connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), {**row, "id": "bgain"})


def test_rematches_and_kept_seats_are_known_of_older_tables_too(empty: Settings, tmp_path: Path) -> None:
    present = known(tmp_path)
    asyncio.run(once_more(present))
    as_of("0004", present, empty)
    database = connect(empty, upkeep=True)
    database.write(twice)
    assert upgrade(database) == "0004"
    kept = [("again", 0, EMA), ("again", 1, PETR)]
    assert company(present) == [("again", False, OVER), (OVER, True, None), *kept]
    assert company(database) == [
        *[("again", False, OVER), ("bgain", False, None), (OVER, True, None)],
        *[*kept, ("bgain", 0, EMA), ("bgain", 1, PETR)],
    ]
    database.close()
    present.close()
