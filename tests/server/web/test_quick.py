"""Texts that go out at once."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from cheeseboard.server.web.quick import frame
from tests.server.web.running import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_as_the_library_writes_it(size: int) -> None:
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_updates_and_replies_go_out_at_once(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as talk:
        visit = next(iter(next(iter(server.house.visits.at.values()))))
        assert visit.write.__name__ == "write"
        assert talk.ask("ping")["type"] == "pong"
