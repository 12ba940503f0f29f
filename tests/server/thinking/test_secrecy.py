"""What a bot is given to think about tells nothing that its seat may not know."""

from __future__ import annotations

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.thinking.embedded import job_for
from tests.server.tables.seated import EMA, PETR, started


@pytest.mark.parametrize("game", ["qwixx", "myszki"])
def test_the_same_view_gives_the_same_job_whatever_others_hold(game: str) -> None:
    host = started(game, EMA, PETR)
    other_worlds = 0
    for made in range(12):
        host.play(Rng(made), 1)
        stage = host.table
        for seat in stage.asks:
            other = stage.copy()
            other.match.state = stage.match.state.imagine(seat, Rng(made))
            other_worlds += other.match.state != stage.match.state
            assert job_for(other, seat, "greedy", Rng(7)) == job_for(stage, seat, "greedy", Rng(7))
    assert other_worlds > 0
