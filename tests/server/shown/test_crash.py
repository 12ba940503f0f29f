"""kill -9 while people play: what was acknowledged is in the record once, in its place. In full: make bench-server."""

from __future__ import annotations

import asyncio

from cheeseboard.registry import NAMES
from tests.server.shown.crash import killing
from tests.server.shown.ground import Ground
from tests.server.shown.report import quiet
from tests.server.shown.scene import run


def test_nothing_is_lost_when_servers_are_killed(ground: Ground) -> None:
    report = asyncio.run(run(ground, "Crash", len(NAMES), 7, killing(5, 7, least=4), quiet))
    assert report.failures == [], "\n".join(report.lines())
    assert report.happened["kills"] >= 4
    assert {*report.evening.begun.values()} == {*NAMES}
    assert report.evening.finished == {*report.evening.begun}
    assert {each.question.table for each in report.evening.ledger.acknowledged} == {*report.evening.begun}
