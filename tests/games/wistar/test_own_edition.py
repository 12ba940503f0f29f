"""An edition of one's own: the environment names its folder, and a match is played with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.games.wistar.game import EDITION
from cheeseboard.games.wistar.loader import TABLES, house_folder
from cheeseboard.text import LANGUAGES

NAME_AND_RECORD = """
import cheeseboard as cb
from cheeseboard.core.words import Message
match = cb.new("wistar", seed=1)
print(match.options["edition"], cb.find_game("wistar").table(match.options).find("play:12").facts()["card"])
print(Message("wistar", "project-12", {}).text("en"))
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The house tables in a folder of that name, with another name for card 12."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for table in TABLES:
        text = (house_folder() / table).read_text(encoding="utf-8")
        (folder / table).write_text(text.replace("Skeleton Key", "Master Key  "), encoding="utf-8")
    return folder


def run(code: list[str], folder: Path | None) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, EDITION: str(folder or "")}
    return subprocess.run([sys.executable, *code], env=surroundings, capture_output=True, text=True, check=False)


def test_the_components_are_those_of_the_folder(mine: Path) -> None:
    done = run(["-c", NAME_AND_RECORD], mine)
    assert done.stdout.split("\n")[:2] == ["mine @project-12", "Master Key"], done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_with_faults_is_told_in_one_sentence(mine: Path, language: str) -> None:
    (mine / "doors.table").unlink()
    done = run(["-m", "cheeseboard", "play", "wistar", "-l", language], mine)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") <= 3
    assert "Traceback" not in done.stderr
    assert EDITION in done.stderr.replace("\n", "")


def test_a_record_of_another_edition_is_refused(mine: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    code = f"import cheeseboard as cb; open({str(record)!r}, 'w').write(cb.new('wistar', seed=1).record())"
    assert run(["-c", code], mine).returncode == 0
    load = f"import cheeseboard as cb; cb.load({str(record)!r})"
    assert run(["-c", load], mine).returncode == 0
    assert "mine" in run(["-c", load], None).stderr.splitlines()[-1]
