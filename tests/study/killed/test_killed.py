"""A study that was killed, or stopped, is taken up again by the same command and comes to the same result."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from cheeseboard._mode import INTERPRETED
from cheeseboard.study.store import BATCHES
from tests.cli.shell import cheese, start
from tests.study.studying import asked, content, files, page_of, settings

MATCHES = 2000  # seconds of play for two processes, so that even one that is woken late kills them in its midst
LONG = f'game = "qwixx"\nseats = 4\nmatches = {MATCHES}\nseed = 11\n'
PATIENCE = 60.0


def wait_for_files(folder: Path, number: int, process: subprocess.Popen[str]) -> None:
    until = monotonic() + PATIENCE
    while not (folder / BATCHES).is_dir() or len(files(folder)) < number:
        assert monotonic() < until, "nothing was played"
        assert process.poll() is None, "the study has ended before it could be killed"
        sleep(0.01)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGINT])
def test_a_study_that_was_killed_goes_on_to_the_same_result(tmp_path: Path, sign: signal.Signals) -> None:
    config = settings(tmp_path, LONG)
    folder = config.with_suffix(".study")
    process = start("study", "balance", "--config", str(config), "--jobs", "2", **{INTERPRETED: "1"})
    wait_for_files(folder, 2, process)
    process.send_signal(sign)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (-signal.SIGKILL if sign == signal.SIGKILL else 130, "")
    left = files(folder)
    study = asked(tmp_path, "balance", LONG)
    assert len(left) >= 2
    assert 0 < len(content(folder, study)[0]) < MATCHES
    if sign == signal.SIGINT:
        assert "The study is not finished" in (folder / "report.html").read_text("utf-8")
    done = cheese("study", "balance", "--config", str(config), "--jobs", "1")
    assert done.code == 0
    assert set(left) < set(files(folder))
    whole = settings(tmp_path, LONG, "whole.toml")
    expected = page_of("balance", whole, "--jobs", "1")
    assert (folder / "report.html").read_text("utf-8") == expected
    assert content(folder, study) == content(whole.with_suffix(".study"), study)
