"""Every line of the log that concerns a table names it in a field of its own; those of a request name the request."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec import json
from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.room import Room
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import journal
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.tables import Standing
from cheeseboard.server.tables.problem import Broken
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.web import logs
from cheeseboard.server.web.visit import Visit
from tests.server.live.playing import TABLE, act, begin, open_floor, soon, welcome
from tests.server.tables.seated import EMA, PETR
from tests.server.thinking.sitting import floor_with_bots
from tests.server.thinking.test_embedded import Scripted, lost
from tests.server.thinking.test_pool import process_of
from tests.server.web.running import running
from tests.server.web.test_sockets import closed

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """The log as a server writes it, as far as it has come."""
    before = logging.getLogger().handlers[:]
    logs.configure()
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    told = io.StringIO()
    handler.setStream(told)
    yield lambda: [json.decode(line) for line in told.getvalue().splitlines()]
    logging.basicConfig(handlers=before, force=True)
    structlog.reset_defaults()


@pytest.fixture
def peopled(tmp_path: Path) -> Iterator[Database]:
    database = open_database(Settings(data=tmp_path))
    database.write(welcome)
    yield database
    database.close()


def named(found: list[dict[str, Any]], event: str) -> list[object]:
    """The tables of all lines that begin like this; there is one at least."""
    tables = [line.get("table") for line in found if line["event"].startswith(event)]
    assert tables, found
    return tables


def test_a_sockets_lines_have_its_table_and_its_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: Lines
) -> None:
    def fail(visit: Visit, reader: int | None) -> bytes:
        raise KeyError("planted")

    with running(tmp_path) as server:
        ema = server.person("Ema")
        table = ema.table("qwixx")
        monkeypatch.setattr(Visit, "fresh", fail)
        with ema.socket(table) as talk:
            talk.send("hello", seat=None)
            assert closed(talk)[0] == 1011
        with ema.socket("nowhere") as talk:
            assert closed(talk)[0] == 4404
    found = lines()
    assert named(found, "fault") == [table]
    assert named(found, "socket closed") == [table, "nowhere"]
    assert sorted(map(str, named(found, "socket"))) == sorted([table, "nowhere"] * 2)
    ours = [line for line in found if line["event"].startswith(("socket", "fault", "request"))]
    assert all(len(line["request"]) == 16 for line in ours)
    assert len({line["request"] for line in ours if line.get("table") == table and line["event"] != "request"}) == 1


def test_lines_of_bots_have_their_table(peopled: Database, lines: Lines) -> None:
    async def run() -> None:
        async with floor_with_bots(peopled, Scripted(lost)) as floor:
            await begin(floor, "kocour", EMA, "greedy")
            while 1 not in floor.rooms[TABLE].stage.asks:
                stage = floor.rooms[TABLE].stage
                await act(floor, 0, stage.match.legal(0)[0].notation, stage.asks[0])
            before = floor.rooms[TABLE].revision
            await soon(lambda: floor.rooms[TABLE].revision > before)

    asyncio.run(run())
    found = lines()
    assert set(named(found, "greedy answers at random")) == {TABLE}
    assert {line["seat"] for line in found if "answers at random" in line["event"]} == {1}


def test_a_process_that_dies_in_mid_thought_is_told_of_with_the_table(peopled: Database, lines: Lines) -> None:
    async def run() -> None:
        pool = Pool(1)
        async with floor_with_bots(peopled, pool) as floor:
            pid = await asyncio.to_thread(process_of, pool)
            os.kill(pid, signal.SIGSTOP)
            await begin(floor, "qwixx", EMA, "greedy")
            await asyncio.sleep(0.2)
            os.kill(pid, signal.SIGKILL)
            await soon(lambda: floor.rooms[TABLE].revision == 2)

    asyncio.run(run())
    assert named(lines(), "a bot of qwixx died") == [TABLE]


def test_lines_of_the_floor_have_their_table(peopled: Database, lines: Lines) -> None:
    def damage(connection: Connection) -> None:
        journal.append(connection, TABLE, 2, b"{}", Standing("playing", None, False, 0))

    def fail(room: Room, own: bool) -> None:
        raise KeyError("planted")

    async def run() -> None:
        async with open_floor(peopled) as floor:
            floor.follow(fail)
            with structlog.contextvars.bound_contextvars(table="another", request="r"):
                await begin(floor, "qwixx", EMA, PETR)
            peopled.write(damage)
            with pytest.raises(Broken):
                await act(floor, 1, "-", 1)

    asyncio.run(run())
    found = lines()
    assert set(named(found, "a follower failed")) == {TABLE}
    assert {line.get("request") for line in found if line["event"] == "a follower failed"} == {"r"}
    assert named(found, "a table cannot be read") == [TABLE]


def test_lines_of_clocks_have_their_table(
    peopled: Database, monkeypatch: pytest.MonkeyPatch, lines: Lines
) -> None:
    async def fail(floor: Floor, table: TableId, work: object) -> int:
        raise KeyError("planted")

    async def run() -> None:
        async with open_floor(peopled) as floor:
            monkeypatch.setattr(Floor, "command", fail)
            await floor.clockwork.time_out(TABLE)

    asyncio.run(run())
    assert named(lines(), "a clock could not be set") == [TABLE]
