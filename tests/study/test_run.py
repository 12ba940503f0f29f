"""The same matches whoever plays them; lost workers, killed studies and damaged folders."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from cheeseboard._mode import INTERPRETED
from cheeseboard.core.refusal import Problem
from cheeseboard.study import run as running
from cheeseboard.study.batch import Batch, Job, play
from cheeseboard.study.pool import Pool
from cheeseboard.study.run import LEAST_SECONDS, MOST_LOSSES, Run
from cheeseboard.study.store import BATCHES, HEAD, UNFINISHED, Store
from cheeseboard.study.workers import Here, Lost
from tests.study.studying import BALANCE, SWEEP, TOURNAMENT, asked, content, files, played

KINDS = [("tournament", TOURNAMENT), ("balance", BALANCE), ("sweep", SWEEP)]


class Careless(Here):
    """Loses every other job, and leaves jobs half done."""

    def __init__(self, often: int) -> None:
        super().__init__()
        self.often = often
        self.given = 0

    def wait(self, seconds: float) -> list[Batch | Lost]:
        found: list[Batch | Lost] = []
        for job in self.jobs:
            self.given += 1
            lost = self.given % self.often == 0
            found.append(Lost(job) if lost else play(job._replace(seconds=0.0)))
        self.jobs.clear()
        return found


@pytest.mark.parametrize(("kind", "text"), KINDS)
def test_the_same_matches_with_one_process_with_two_and_with_careless_ones(
    kind: str, text: str, tmp_path: Path
) -> None:
    study = asked(tmp_path, kind, text)
    played(study, tmp_path / "here", Here())
    here = content(tmp_path / "here", study)
    assert sum(len(rows) for rows in here) == study.matches
    if kind == "tournament":  # two processes are enough of a proof once
        played(study, tmp_path / "pool", Pool(2))
        assert content(tmp_path / "pool", study) == here
    run = played(study, tmp_path / "careless", Careless(3))
    assert run.lost > 3
    assert content(tmp_path / "careless", study) == here
    assert files(tmp_path / "careless") != files(tmp_path / "here")


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    other = asked(tmp_path, "balance", BALANCE.replace("seed = 5", "seed = 6"))
    played(study, tmp_path / "one", Here())
    played(other, tmp_path / "other", Here())
    assert content(tmp_path / "one", study) != content(tmp_path / "other", other)


def test_a_batch_takes_its_time_unless_nothing_is_left(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE.replace("40", "4000000"))
    batch = play(Job(0, study.parts[0].plan, 10, 4_000_000, LEAST_SECONDS))
    assert batch.seconds >= LEAST_SECONDS >= 0.1
    assert [row.unit for row in batch.rows] == list(range(10, batch.end))
    assert play(Job(0, study.parts[0].plan, 10, 12, 1000.0)).end == 12


class Killer(Pool):
    """Kills one of its own processes after the first batch, really."""

    killed = 0

    def wait(self, seconds: float) -> list[Batch | Lost]:
        found = super().wait(seconds)
        if found and not self.killed:
            busy = [worker for worker in self.workers if worker.job is not None]
            if busy:
                self.killed = busy[0].process.pid or 0
                os.kill(self.killed, signal.SIGKILL)
        return found


def test_a_killed_worker_is_replaced_and_its_batch_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRETED, "1")  # so that nobody is done before it can be killed
    study = asked(tmp_path, "balance", BALANCE.replace("40", "150"))
    workers = Killer(2)
    run = played(study, tmp_path / "killed", workers)
    assert workers.killed
    assert run.lost == 1
    assert len(workers.workers) == 2
    played(study, tmp_path / "here", Here())
    assert content(tmp_path / "killed", study) == content(tmp_path / "here", study)


def test_a_fault_in_the_play_is_told_and_not_tried_for_ever(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    broken = study.parts[0]._replace(plan=study.parts[0].plan._replace(game="nonsense"))  # type: ignore[attr-defined]
    with Store(tmp_path / "broken") as store, Pool(1) as workers, pytest.raises(Problem, match="nonsense"):
        for _ in Run([broken], store, workers).play():
            pass


def test_workers_that_are_lost_again_and_again_end_the_study(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    with pytest.raises(Problem, match=str(MOST_LOSSES)):
        played(study, tmp_path / "lost", Careless(1))


def test_a_worker_with_another_edition_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    monkeypatch.setattr(running, "stamp", lambda game: "another")
    with pytest.raises(Problem, match="another version or edition"):
        played(study, tmp_path / "other", Here())
    assert files(tmp_path / "other") == []


# -- the folder


def test_more_matches_go_on_where_fewer_ended_and_fewer_need_nothing(tmp_path: Path) -> None:
    few = asked(tmp_path, "balance", BALANCE)
    played(few, tmp_path / "grown", Here())
    before = files(tmp_path / "grown")
    many = asked(tmp_path, "balance", BALANCE.replace("40", "60"))
    played(many, tmp_path / "grown", Here())
    assert set(before) < set(files(tmp_path / "grown"))
    played(many, tmp_path / "whole", Here())
    assert content(tmp_path / "grown", many) == content(tmp_path / "whole", many)
    assert content(tmp_path / "grown", few)[0] == content(tmp_path / "whole", many)[0][:40]


def test_half_a_file_is_no_file(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    played(study, tmp_path / "folder", Here())
    whole = content(tmp_path / "folder", study)
    last = tmp_path / "folder" / BATCHES / files(tmp_path / "folder")[-1]
    half = last.with_name(last.name + UNFINISHED)
    half.write_bytes(last.read_bytes()[:100])
    last.unlink()
    played(study, tmp_path / "folder", Here())
    assert not half.exists()
    assert content(tmp_path / "folder", study) == whole


def test_what_is_missing_in_the_middle_is_played(tmp_path: Path) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    played(study, tmp_path / "folder", Careless(100))
    whole = content(tmp_path / "folder", study)
    there = files(tmp_path / "folder")
    assert len(there) > 10
    for name in there[3:6]:
        (tmp_path / "folder" / BATCHES / name).unlink()
    assert len(content(tmp_path / "folder", study)[0]) == 3, "only what comes before the gap counts"
    played(study, tmp_path / "folder", Here())
    assert content(tmp_path / "folder", study) == whole


def test_another_study_does_not_go_into_the_same_folder(tmp_path: Path) -> None:
    played(asked(tmp_path, "balance", BALANCE), tmp_path / "folder", Here())
    with_options = BALANCE + "[options]\nmixx-a = true\n"
    for other in (BALANCE.replace("seed = 5", "seed = 6"), BALANCE.replace("3", "2"), with_options):
        with pytest.raises(Problem, match="holds another study"):
            played(asked(tmp_path, "balance", other), tmp_path / "folder", Here())
    (tmp_path / "folder" / HEAD).write_text("{", "utf-8")
    with pytest.raises(Problem, match="holds another study"):
        played(asked(tmp_path, "balance", BALANCE), tmp_path / "folder", Here())
    (tmp_path / "folder" / HEAD).unlink()
    with pytest.raises(Problem, match="holds another study"):
        played(asked(tmp_path, "balance", BALANCE), tmp_path / "folder", Here())


def test_two_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Store(tmp_path / "folder"), pytest.raises(Problem, match="at this moment"):
        Store(tmp_path / "folder")
    with Store(tmp_path / "folder"):
        pass


@pytest.mark.parametrize("damage", ["empty", "text", "other"])
def test_a_damaged_file_is_named(tmp_path: Path, damage: str) -> None:
    study = asked(tmp_path, "balance", BALANCE)
    played(study, tmp_path / "folder", Careless(100))
    first, second = [tmp_path / "folder" / BATCHES / name for name in files(tmp_path / "folder")[:2]]
    first.write_bytes({"empty": b"", "text": b"nothing", "other": second.read_bytes()}[damage])
    with pytest.raises(Problem, match=first.name):
        content(tmp_path / "folder", study)
