"""A table that cannot be read is told so; it takes no other with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import journal
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.schema import JOURNAL
from cheeseboard.server.store.tables import Standing
from tests.server.web.running import Running, error_of, running
from tests.server.web.test_limits import soon
from tests.server.web.test_lobby import started
from tests.server.web.test_sockets import closed

DAMAGES = [b"", b"{", b"\xff\xff", b'{"type":"none"}', b'{"type":"acted","at":1,"by":"x","steps":[[9,"r5"]]}']


def damaged(database: Database, table: str, body: bytes) -> None:
    """The second entry of the table is not what it was."""
    change = update(JOURNAL).where(JOURNAL.c.table == table, JOURNAL.c.sequence == 2).values(body=body)
    assert database.write(lambda connection: connection.execute(change).rowcount) == 1


@pytest.mark.parametrize("body", DAMAGES)
def test_a_damaged_table_closes_with_a_sentence_and_the_others_go_on(tmp_path: Path, body: bytes) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table, other = started(ema, petr), started(ema, petr)
        with ema.watch(table, 0) as first:
            first.act(0, first.bodies[0]["choices"][0])
    with running(tmp_path) as server:
        damaged(server.house.database, table, body)
        for browser in server.person(), server.person("Jan"):
            with browser.socket(table) as talk:
                code, reason = closed(talk)
                assert code == 1011
                assert talk.others[-1]["code"].startswith("broken-")
                assert reason
                assert "Traceback" not in talk.raw[-1]
        for path in ("record", "frames", "choices", "chat"):
            reply = server.person().http.get(f"/api/tables/{table}/{path}")
            assert (reply.status_code, error_of(reply)[:7]) == (503, "broken-")
        again = server.person()
        again.http.cookies.update(ema.http.cookies)
        with again.watch(other, 0) as goes_on:
            assert goes_on.act(0, goes_on.bodies[0]["choices"][0])["type"] == "ok"


def test_whoever_looks_on_when_a_table_breaks_is_told(server: Running) -> None:
    """Another process has written what this one cannot read."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = TableId(started(ema, petr))

    def damage(connection: object) -> None:
        journal.append(connection, table, 2, b"{}", Standing("playing", None, False, 0))  # type: ignore[arg-type]

    with ema.watch(table, 0) as first, server.person().watch(table, None) as second:
        server.house.database.write(damage)
        first.send("undo", seat=0)
        for talk in (first, second):
            assert closed(talk)[0] == 1011
            assert talk.others[-1]["code"] == "broken-entry"
    assert soon(lambda: table not in server.house.floor.rooms)


def test_while_the_database_is_away_one_is_told_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table, shown = started(ema, petr), started(ema, petr)
        with ema.watch(shown, 0) as stays:
            server.house.floor.rooms.pop(TableId(table))
            away(server, monkeypatch)
            anybody = server.person()
            with anybody.socket(table) as talk:
                code, reason = closed(talk)
                assert (code, talk.others[-1]["code"], bool(reason)) == (1013, "not-saved", True)
            assert anybody.http.get(f"/api/tables/{table}/record").status_code == 503
            assert anybody.http.get("/readyz").status_code == 503
            assert anybody.http.get("/healthz").status_code == 200
            assert stays.ask("ping")["type"] == "pong"
            monkeypatch.undo()
            assert stays.act(0, stays.bodies[0]["choices"][0])["type"] == "ok"
            with ema.watch(table, 0) as back:
                assert back.bodies[0]["status"] == "playing"


def away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """No connection is to be had."""

    def unavailable(work: object) -> None:
        raise Unavailable

    monkeypatch.setattr(server.house.database, "read", unavailable)


