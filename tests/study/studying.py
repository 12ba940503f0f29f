"""What the tests of studies share: settings in a file, and what a folder holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cheeseboard.cli.study import REPORT
from cheeseboard.study.run import Run
from cheeseboard.study.settings import read_settings
from cheeseboard.study.store import BATCHES, Store
from cheeseboard.study.studies import Study, study_of
from cheeseboard.study.workers import Workers
from tests.cli.shell import cheese

TOURNAMENT = 'game = "kocour"\nbots = ["greedy", "random"]\nmatches = 60\nseed = 5\n'
BALANCE = 'game = "qwixx"\nseats = 3\nmatches = 40\nseed = 5\n'
SWEEP = 'game = "kocour"\nmatches = 12\nseats = [2, 3]\n[options]\nrisky = [false, true]\n'


def settings(folder: Path, text: str, name: str = "asked.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def asked(folder: Path, kind: str, text: str) -> Study:
    return study_of(read_settings(kind, settings(folder, text)))


def played(study: Study, folder: Path, workers: Workers) -> Run:
    """Play a study into a folder."""
    with Store(folder) as store:
        store.take_up(study.head())
        with workers:
            run = Run(study.parts, store, workers)
            for _ in run.play():
                pass
    return run


def content(folder: Path, study: Study) -> list[list[tuple[Any, ...]]]:
    """Every match of every part, in order."""
    with Store(folder) as store:
        return [[tuple(row) for row in store.rows(number, part.units)] for number, part in enumerate(study.parts)]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / BATCHES).glob("*.parquet"))


def page_of(kind: str, config: Path, *more: str) -> str:
    """The page that the command writes; it has nothing to say about what goes wrong."""
    done = cheese("study", kind, "--config", str(config), *more)
    assert (done.code, done.err) == (0, ""), done
    return (config.with_suffix(".study") / REPORT).read_text("utf-8")
