"""`cheeseboard train`: what is stopped goes on, and the files say what they are."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from cheeseboard.bots.gouda.solved_bot import NAME as SOLVED
from cheeseboard.bots.knowledge import FIGURES, SUFFIX
from cheeseboard.bots.kocour.knowledge import EXACT, LEARNT
from cheeseboard.bots.myszki.knowledge import LEARNT as MYSZKI
from cheeseboard.bots.qwixx.knowledge import NETS
from cheeseboard.bots.training.course import Course
from cheeseboard.bots.training.courses import COURSES
from cheeseboard.bots.training.kocour_courses import LearningCourse
from cheeseboard.bots.wistar.knowledge import TASTE, TASTES, TURNS
from cheeseboard.cli.language import Language
from cheeseboard.cli.train import train
from cheeseboard.cli.train_files import HALF_DONE, keep
from cheeseboard.cli.trouble import Trouble
from tests.cli.shell import LANGUAGES, cheese

DATA = Path(__file__).parents[2] / "src/cheeseboard/bots/data"


def short() -> list[Course]:
    return [LearningCourse("short", "triangular", 2, (2, 1), 1)]


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COURSES, "kocour", short)


@pytest.mark.usefixtures("courses")
def test_it_goes_on_from_where_it_was(tmp_path: Path) -> None:
    (whole,), (half,) = short(), short()
    while not whole.done():
        whole.step()
    half.step()
    keep(half, tmp_path / ("short" + HALF_DONE))
    assert train(Language("en"), "kocour", None, str(tmp_path)) == 0
    content = (tmp_path / ("short" + SUFFIX)).read_bytes()
    assert content == whole.result().astype("<f4").tobytes()
    told = json.loads((tmp_path / ("short" + FIGURES)).read_text("utf-8"))
    assert told["sha256"] == sha256(content).hexdigest()
    assert (told["games"], told["command"]) == (3, "cheeseboard train kocour --part short")
    assert not (tmp_path / ("short" + HALF_DONE)).exists()


@pytest.mark.usefixtures("courses")
@pytest.mark.parametrize("content", [b"", b"nothing", "other"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes | str) -> None:
    half = tmp_path / ("short" + HALF_DONE)
    if isinstance(content, bytes):
        half.write_bytes(content)
    else:
        np.savez(half, weights=np.zeros(3), taken=np.array(1))
    with pytest.raises(Trouble) as refused:
        train(Language("cs"), "kocour", None, str(tmp_path))
    assert refused.value.key == "train-file"


@pytest.mark.parametrize(("game", "part", "key"), [("gouda", None, "train-game"), ("qwixx", "qwixx-9", "train-part")])
def test_what_cannot_be_learnt_is_refused(
    tmp_path: Path, game: str, part: str | None, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(COURSES, "gouda")
    with pytest.raises(Trouble) as refused:
        train(Language("pl"), game, part, str(tmp_path))
    assert refused.value.key == key


@pytest.mark.parametrize("inside", ["", "x", "x/y"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_no_folder(tmp_path: Path, language: str, inside: str) -> None:
    (tmp_path / "afile").write_bytes(b"mine")
    done = cheese("train", "kocour", "--into", str(Path("afile", inside)), "-l", language)
    words = {"en": "afile is not a folder", "cs": "afile není složka", "pl": "afile nie jest folderem"}
    assert (done.code, done.out) == (2, "")
    assert words[language] in done.err
    assert (tmp_path / "afile").read_bytes() == b"mine"


def test_every_data_file_says_how_it_was_made() -> None:
    names = {file.name.removesuffix(SUFFIX) for file in DATA.glob("*" + SUFFIX)}
    assert names == {*EXACT.values(), *LEARNT.values(), *MYSZKI.values(), *NETS.values(), SOLVED, TASTE, TASTES, TURNS}
    assert names <= {course.name for courses in COURSES.values() for course in courses()}
    for name in names:
        told = json.loads((DATA / (name + FIGURES)).read_text("utf-8"))
        assert told["sha256"] == sha256((DATA / (name + SUFFIX)).read_bytes()).hexdigest()
        assert told["command"].endswith(f"--part {name}")


def test_what_the_package_has_reached_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "none"
    assert train(Language("en"), "kocour", "kocour-triangular-2", str(folder), figures=True) == 0
    assert "first_seat 0.531238" in " ".join(capsys.readouterr().out.split())
    assert not folder.exists()
