"""`cheeseboard train` with several parts: Ctrl-C stops it at once, and what was whole by then is not learnt again."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cheeseboard.bots.knowledge import FIGURES, SUFFIX
from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.courses import COURSES
from cheeseboard.cli.language import Language
from cheeseboard.cli.train import take
from cheeseboard.cli.train_files import HALF_DONE, NOTE
from tests.cli.shell import LANGUAGES, Done, cheese

STEPS = 3
MEASURING = "measuring"
KNOWN = {"en": "left as it is", "cs": "zůstává beze změny", "pl": "pozostaje bez zmian"}
STOPPED = {"en": "goes on from here", "cs": "odtud pokračuje", "pl": "rusza stąd dalej"}


class Counting(Course):
    """Learns to count. Somebody presses Ctrl-C as it takes that step, or as it measures."""

    steps = STEPS

    def __init__(self, name: str, log: list[str], press: str = "", patience: float = 0.0) -> None:
        self.name = name
        self.log = log
        self.press = press
        self.patience = patience

    def reach(self, what: str) -> None:
        self.log.append(f"{self.name} {what}")
        if self.log[-1] == self.press:
            signal.raise_signal(signal.SIGINT)
        sleep(self.patience)

    def done(self) -> bool:
        return self.taken >= STEPS

    def step(self) -> None:
        self.taken += 1
        self.reach(str(self.taken))

    def freeze(self) -> Frozen:
        return {"taken": np.array(self.taken)}

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        self.taken = int(frozen["taken"])

    def result(self) -> NDArray[np.float32]:
        return np.arange(self.taken, dtype=np.float32)

    def figures(self) -> dict[str, float]:
        self.reach(MEASURING)
        return {"counted": self.taken}


class Lessons:
    """Two parts of a game, told one after the other what they have done; `press` is where somebody wants to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background a shell has it ignored
        self.log: list[str] = []
        self.press = ""
        monkeypatch.setitem(COURSES, "kocour", lambda: [Counting(name, self.log, self.press) for name in ("a", "b")])

    def take(self, press: str = "", *more: str) -> tuple[Done, list[str]]:
        """What the command says, and what was done meanwhile."""
        self.press = press
        self.log.clear()
        done = cheese("train", "kocour", *more)
        return done, [*self.log]


@pytest.fixture
def lessons(monkeypatch: pytest.MonkeyPatch) -> Lessons:
    return Lessons(monkeypatch)


def all_of(name: str) -> list[str]:
    return [f"{name} {step}" for step in (1, 2, 3, MEASURING)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_that_was_whole_before_the_stop_is_not_learnt_again(lessons: Lessons, language: str) -> None:
    stopped, _ = lessons.take("b 2", "-l", language)
    assert stopped.code == 130
    assert STOPPED[language] in stopped.out
    before = Path("training", "a" + SUFFIX).read_bytes()
    done, log = lessons.take("", "-l", language)
    assert (done.code, log) == (0, ["b 3", f"b {MEASURING}"])
    assert done.out.splitlines()[0].startswith("a: ")
    assert KNOWN[language] in done.out.splitlines()[0]
    assert Path("training", "a" + SUFFIX).read_bytes() == before
    assert sorted(file.name for file in Path("training").iterdir()) == ["a.f32", "a.json", "b.f32", "b.json"]


def test_a_run_that_was_not_stopped_is_begun_anew(lessons: Lessons) -> None:
    assert lessons.take()[1] == all_of("a") + all_of("b")
    assert lessons.take()[1] == all_of("a") + all_of("b")


def test_a_part_that_is_named_is_learnt_anew(lessons: Lessons) -> None:
    lessons.take("b 2")
    assert lessons.take("", "--part", "a")[1] == all_of("a")
    assert lessons.take()[1] == ["b 3", f"b {MEASURING}"]
    lessons.take("", "--part", "a")
    assert lessons.take()[1] == all_of("a") + all_of("b")  # a part by itself is no run that was stopped


@pytest.mark.parametrize("damage", ["data", "gone", "version", "command", "nonsense", "list"])
def test_a_file_that_is_not_as_it_was_made_is_made_again(lessons: Lessons, damage: str) -> None:
    lessons.take("b 2")
    data, figures = Path("training", "a" + SUFFIX), Path("training", "a" + FIGURES)
    if damage == "data":
        data.write_bytes(b"1234")
    elif damage == "gone":
        data.unlink()
    elif damage in ("version", "command"):
        figures.write_text(figures.read_text("utf-8").replace(f'"{damage}": "', f'"{damage}": "another '), "utf-8")
    else:
        figures.write_text({"nonsense": "{", "list": "[]"}[damage], "utf-8")
    assert lessons.take()[1] == [*all_of("a"), "b 3", f"b {MEASURING}"]


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff"])
def test_a_note_of_something_else_is_refused(lessons: Lessons, content: bytes) -> None:
    Path("training").mkdir()
    Path("training", "kocour" + NOTE).write_bytes(content)
    done, log = lessons.take()
    assert (done.code, log) == (2, [])
    assert "kocour" + NOTE in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_while_figures_are_measured_stops_before_the_next_part(lessons: Lessons, language: str) -> None:
    done, log = lessons.take(f"a {MEASURING}", "-l", language)
    assert (done.code, log) == (130, all_of("a"))
    assert STOPPED[language] in done.out
    assert not Path("training", "a" + SUFFIX).exists()
    assert lessons.take()[1] == [f"a {MEASURING}", *all_of("b")]


def test_ctrl_c_in_the_last_step_stops_before_figures_are_measured(lessons: Lessons) -> None:
    done, log = lessons.take("a 3")
    assert (done.code, log) == (130, ["a 1", "a 2", "a 3"])
    assert Path("training", "a" + HALF_DONE).exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_terminal_lines_tell_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert take(Language(language), Counting("a", [], patience=0.25), tmp_path, "recipe", None, every=0.1)
    words = {
        "en": ("a: 1 of 3 steps.", "a: measuring"),
        "cs": ("a: kroků: 1 z 3.", "a: měří se"),
        "pl": ("a: kroki: 1 z 3.", "a: trwa pomiar"),
    }
    told = capsys.readouterr().err
    assert [line for line in words[language] if line not in told] == []


def test_nothing_is_told_of_what_is_over_sooner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert take(Language("en"), Counting("a", []), tmp_path, "recipe", None)
    assert capsys.readouterr().err == ""


def test_whoever_watches_sees_that_figures_are_measured(lessons: Lessons) -> None:
    done = cheese("train", "kocour", FORCE_COLOR="1")
    assert done.code == 0
    assert "a: measuring its figures" in done.err


def test_a_part_is_noted_as_soon_as_it_is_whole(lessons: Lessons) -> None:
    Path("training").mkdir()
    Path("training", "b" + HALF_DONE).write_bytes(b"nothing")
    assert lessons.take()[0].code == 2  # the run ends with the first part, as one that is killed does
    Path("training", "b" + HALF_DONE).unlink()
    assert lessons.take()[1] == all_of("b")
