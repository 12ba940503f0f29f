"""What is counted of thoughts."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry

from cheeseboard.server.thinking.counting import Thoughts
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.pool import Pool
from tests.server.thinking.test_dropping import QUICK, a_hint, a_review
from tests.server.thinking.test_pool import a_job


def test_thoughts_are_counted_by_game_kind_and_outcome() -> None:
    registry = CollectorRegistry()
    pool = Pool(1, ended=Thoughts(registry).ended)
    try:
        for job in (a_job(), a_job(), a_hint(QUICK), a_review()):
            pool.submit(job).result(30)
        with pytest.raises(Lost):
            pool.submit(a_job(world="no position")).result(30)
    finally:
        pool.close()

    def counted(kind: str, outcome: str) -> float | None:
        labels = {"game": "kocour", "kind": kind, "outcome": outcome}
        return registry.get_sample_value("cheeseboard_thoughts_total", labels)

    assert [counted(kind, "answered") for kind in ("choice", "hint", "review")] == [2, 1, 1]
    assert counted("choice", "lost") == 1
    thought = registry.get_sample_value("cheeseboard_thought_seconds_count", {"game": "kocour", "kind": "choice"})
    assert thought == 3
