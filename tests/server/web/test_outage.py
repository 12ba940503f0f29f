"""The database cannot be written for a while: everybody is told, and afterwards everything goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from tests.server.web.running import running
from tests.server.web.test_lobby import started


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Somebody else writes and does not come to an end."""
    other = connect(Settings(data=data))
    try:
        with other.writing.connect() as connection, connection.begin():
            yield
    finally:
        other.close()


def test_what_is_not_saved_is_told_so_and_can_be_tried_again(tmp_path: Path) -> None:
    with running(tmp_path, patience_ms=300) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr)
        with ema.watch(table, 0) as first:
            choice = first.bodies[0]["choices"][0]
            with locked(tmp_path):
                reply = first.act(0, choice)
                assert (reply["type"], reply["code"]) == ("problem", "not-saved")
                failed = petr.http.post("/api/tables", json={"game": "qwixx"})
                assert (failed.status_code, failed.headers["retry-after"]) == (503, "1")
                assert first.bodies[0]["ask"] is not None
            assert first.act(0, choice)["type"] == "ok"
