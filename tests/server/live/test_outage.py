"""The database goes away and comes back: whoever moves is told, nothing is lost or doubled, all goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from cheeseboard.core.rng import Rng
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.schema import TABLES
from cheeseboard.server.tables.clocks import PerMove
from cheeseboard.server.tables.problem import Stale
from tests.server.live.playing import TABLE, act, act_somehow, begin, check_record, entries, open_floor, soon, welcome
from tests.server.services import postgres as postgres_service
from tests.server.services.postgres import Postgres
from tests.server.tables.seated import EMA, PETR


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that no other test uses."""
    server = postgres_service.create()
    yield server
    server.remove()


def opened(server: Postgres, folder: Path) -> Database:
    database = connect(Settings(data=folder, database_url=server.url(), patience_ms=2000))
    database.write(revision.create)
    database.write(welcome)
    return database


def test_a_match_outlasts_an_outage(own_postgres: Postgres, tmp_path: Path) -> None:
    database = opened(own_postgres, tmp_path)

    async def run() -> None:
        async with open_floor(database) as floor:
            await begin(floor, "kocour", EMA, PETR, clock=PerMove(600))
            rng = Rng(4)
            for _ in range(5):
                await act_somehow(floor, rng)
            room = await floor.open(TABLE)
            await asyncio.to_thread(own_postgres.stop)
            try:
                for _ in range(3):
                    with pytest.raises(Unavailable):
                        await act_somehow(floor, rng)
                assert room.revision == 6
                assert (await floor.open(TABLE)) is room  # whoever looks on still can
            finally:
                await asyncio.to_thread(own_postgres.start)
            await soon(lambda: not floor.checking.looking)
            while not room.stage.match.over:
                await act_somehow(floor, rng)
            check_record(room.stage.match)
            assert len(entries(database)) == room.revision

    asyncio.run(run())
    database.close()


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Another process has the table in hand, and takes its time."""
    other = connect(settings)
    try:
        with other.writing.connect() as connection, connection.begin():
            connection.execute(update(TABLES).where(TABLES.c.id == TABLE).values(changed=1))
            yield
            connection.rollback()
    finally:
        other.close()


def test_a_choice_that_was_saved_too_late_for_its_answer_is_not_made_twice(
    settings: Settings, peopled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peopled, "answer_s", 0.3)

    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TABLE)
            with held(settings):
                with pytest.raises(Unavailable):
                    await act(floor, 1, "-", 1)
                assert room.revision == 1
            await soon(lambda: room.revision == 2, 60)  # it was on its way, and nobody had to ask
            monkeypatch.undo()  # what follows may take its time
            with pytest.raises(Stale):
                await act(floor, 1, "-", 1)
            assert await act(floor, 0, "-", 1) == 3
            assert len(entries(peopled)) == 3

    asyncio.run(run())
