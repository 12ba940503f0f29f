"""scripts/ladder.py is stopped, or finds its file in use, and says so in a line."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cheeseboard.cli.arena_file import ArenaFile

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script with a document of its own."""
    monkeypatch.syspath_prepend(SCRIPTS)
    script = import_module("ladder")
    document = tmp_path / "bots.md"
    document.write_text(script.BEGIN + script.HEAD + script.END, "utf-8")
    monkeypatch.setattr(script, "DOCUMENT", document)
    return script


def test_ctrl_c_ends_a_line_that_is_played_at_once(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(*given: object) -> tuple[float, float]:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "share", pressed)
    monkeypatch.setattr(sys, "argv", ["ladder.py", "qwixx", "--pair", "hard-greedy"])
    assert ladder.main() == 130
    assert capsys.readouterr() == ("", "stopped; the lines that were whole are in the table\n")


def test_a_file_that_another_ladder_writes_to_is_left_alone(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ladder.Line("kocour", 2, "greedy", "random", 2)
    monkeypatch.setattr(ladder, "LINES", [line])
    monkeypatch.setattr(sys, "argv", ["ladder.py", "--keep", str(tmp_path / "kept"), "--jobs", "1"])
    assert ladder.main() == 0
    (file,) = (tmp_path / "kept").iterdir()
    capsys.readouterr()
    with ArenaFile(file):
        assert ladder.main() == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Another arena is writing to ")
    assert err.count("\n") == 1


def test_the_help_says_what_is_played_at_once(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder.py", "--help"])
    with pytest.raises(SystemExit):
        ladder.main()
    assert "`--jobs` and\n`--keep` do nothing for them" in capsys.readouterr().out
