"""Settings: what a study is about, and one sentence for everything that is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.study.plan import Matches, Rounds
from tests.cli.shell import LANGUAGES, cheese
from tests.study.studying import BALANCE, SWEEP, TOURNAMENT, asked, settings

QWIXX = 'game = "qwixx"\nmatches = 10\n'
BAD = [
    ("balance", "game =", "line 1"),
    ("balance", "\n\ngame = qwixx\n", "line 3"),
    ("balance", "matches = 10\n", "game"),
    ("balance", 'game = "qwixx"\n', "matches"),
    ("tournament", QWIXX, "bots"),
    ("balance", 'game = "chess"\nmatches = 10\n', "qwixx, kocour"),
    ("balance", "game = 7\nmatches = 10\n", '"qwixx"'),
    ("balance", 'game = "qwixx"\nmatches = 0\n', "10⁹"),
    ("balance", 'game = "qwixx"\nmatches = true\n', "10⁹"),
    ("balance", 'game = "qwixx"\nmatches = 1.5\n', "10⁹"),
    ("balance", QWIXX + "matchse = 3\n", "matchse"),
    ("balance", QWIXX + "seats = [2, 3]\n", "seats"),
    ("balance", QWIXX + "seats = 9\n", "5"),
    ("balance", QWIXX + 'seats = "two"\n', "seats"),
    ("balance", QWIXX + "bots = []\n", "bots"),
    ("balance", QWIXX + 'bots = ["genius"]\n', "genius"),
    ("balance", QWIXX + 'bots = ["search:0.5s"]\n', "search:500"),
    ("balance", QWIXX + 'bots = ["greedy", "random", "easy"]\n', "3 bots are more than the 2 seats"),
    ("balance", QWIXX + "seed = -1\n", "2^62"),
    ("balance", QWIXX + "seed = 1.5\n", "seed"),
    ("balance", QWIXX + "tolerance = 0\n", "tolerance"),
    ("tournament", QWIXX + 'bots = ["greedy", "random"]\ntolerance = 5\n', "tolerance"),
    ("tournament", QWIXX + 'bots = ["greedy"]\n', "2 to 20"),
    ("tournament", QWIXX + 'bots = ["greedy", "greedy"]\n', "twice"),
    ("balance", QWIXX + "[options]\nblue = true\n", "solo, mixx-a"),
    ("balance", QWIXX + "[options]\nsolo = 7\n", "off, on"),
    ("balance", QWIXX + "[options]\nmixx-a = true\nmixx-b = true\n", "mixx-a"),
    ("balance", QWIXX + "[options]\nmixx-a = [true, false]\n", "options"),
    ("balance", QWIXX + "options = 3\n", "options"),
    ("sweep", QWIXX + "seats = [7, 8]\n", "5"),
    ("sweep", QWIXX + "[options]\nmixx-a = [true, 3]\n", "off, on"),
    ("sweep", QWIXX + "[options]\nblue = [true, false]\n", "solo"),
    ("contest", QWIXX, "tournament, balance, sweep"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "text", "told"), BAD)
def test_bad_settings_get_one_sentence(kind: str, text: str, told: str, language: str, tmp_path: Path) -> None:
    path = settings(tmp_path, text)
    done = cheese("study", kind, "--config", str(path), "-l", language)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err[0].isprintable()
    if language == "en":
        assert told in done.err
    assert not path.with_suffix(".study").exists()


def test_no_file_and_no_text_are_told(tmp_path: Path) -> None:
    assert "missing.toml" in cheese("study", "sweep", "--config", str(tmp_path / "missing.toml")).err
    assert "folder" in cheese("study", "sweep", "--config", str(tmp_path)).err
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'game = "qwixx"\n# \xe9\n')
    done = cheese("study", "sweep", "--config", str(latin))
    assert (done.code, "line 2" in done.err) == (2, True)
    assert cheese("study", "sweep").code == 2


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    path = settings(tmp_path, BALANCE)
    done = cheese("study", "balance", "--config", str(path), "--output", str(path))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert path.name in done.err


def test_settings_become_parts(tmp_path: Path) -> None:
    tournament = asked(tmp_path, "tournament", TOURNAMENT)
    assert isinstance(tournament.parts[0].plan, Rounds)
    assert (tournament.parts[0].units, tournament.matches) == (30, 60)
    balance = asked(tmp_path, "balance", BALANCE)
    assert balance.parts[0].plan == Matches("qwixx", balance.parts[0].plan.options, ("greedy",) * 3, 5)
    sweep = asked(tmp_path, "sweep", SWEEP)
    tables = [(part.seats, part.options["risky"]) for part in sweep.parts]
    assert tables == [(2, False), (3, False), (2, True), (3, True)]


def test_what_does_not_go_together_is_left_out_and_counted(tmp_path: Path) -> None:
    text = QWIXX + "seats = [2, 7]\n[options]\nmixx-a = [false, true]\nmixx-b = [false, true]\n"
    sweep = asked(tmp_path, "sweep", text)
    assert (len(sweep.parts), sweep.left_out) == (3, 5)
