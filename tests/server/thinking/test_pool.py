"""Processes that think: one that dies or hangs is replaced, and its job is done all the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.thinking.job import Job, think
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.pool import Pool
from tests.server.store.processes import SOURCES
from tests.server.tables.seated import EMA, PETR, started


def a_job(level: str = "greedy", world: str = "") -> Job:
    table = started("kocour", EMA, PETR).play(Rng(1), 5).table
    seat = table.match.asked[0]
    return Job("kocour", 1, world or repr(table.match.imagine(seat, Rng(2))), seat, level, 3)


@pytest.fixture
def pool() -> Iterator[Pool]:
    found = Pool(1)  # within its usual limit every new process has to read the game too
    yield found
    found.close()


def process_of(pool: Pool) -> int:
    """The pool's process, once it has answered something."""
    assert pool.submit(a_job()).result(30) == think(a_job())
    mind = pool.minds[0]
    assert mind is not None
    pid = mind.process.pid
    assert pid is not None
    return pid


def test_a_process_killed_in_mid_thought_is_replaced_and_the_job_done(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    pid = process_of(pool)
    os.kill(pid, signal.SIGSTOP)  # so it is surely in the midst of the thought
    answer = pool.submit(a_job())
    time.sleep(0.2)
    assert not answer.done()
    os.kill(pid, signal.SIGKILL)
    assert answer.result(30) == think(a_job())
    assert process_of(pool) != pid
    assert "died: tried again" in caplog.text


def test_a_process_that_hangs_is_replaced_and_the_job_done(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    pid = process_of(pool)
    os.kill(pid, signal.SIGSTOP)
    assert pool.submit(a_job()).result(30) == think(a_job())
    assert process_of(pool) != pid
    assert "hung: tried again" in caplog.text


def test_a_job_that_fails_again_is_lost_and_the_next_one_is_done(pool: Pool) -> None:
    with pytest.raises(Lost, match="failed: "):
        pool.submit(a_job(world="no position")).result(30)
    assert pool.submit(a_job()).result(30) == think(a_job())


def test_a_closed_pool_leaves_no_process_and_nobody_waiting() -> None:
    pool = Pool(1)
    pid = process_of(pool)
    os.kill(pid, signal.SIGSTOP)
    waiting = [pool.submit(a_job()) for _ in range(3)]
    time.sleep(0.1)
    pool.close()
    assert all(each.done() for each in waiting)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_killed_server_leaves_no_process() -> None:
    script = (
        "import time\n"
        "from cheeseboard.server.thinking.pool import Pool\n"
        "if __name__ == '__main__':\n"
        "    pool = Pool(1)\n"
        "    while pool.minds[0] is None: time.sleep(0.01)\n"
        "    print(pool.minds[0].process.pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(SOURCES)}
    )
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdout.close()
    end = time.monotonic() + 20
    while running(pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def running(pid: int) -> bool:
    """Whether the process is there and not just waiting for somebody to take note of its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
