"""docs/bots.md has a row for all that is measured, with as many matches, and no row of anything else."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import cheeseboard as cb
from cheeseboard.bots.arena.lineups import lineups
from cheeseboard.bots.levels import find_bot

SCRIPTS = Path(__file__).parents[2] / "scripts"
SHARE = re.compile(r"\d+\.\d ± \d+\.\d %")
ALONE = re.compile(r"\d\.\d\d ± \d\.\d\d ×")
PACE = re.compile(r"\d+\.\d / \d+\.\d")
AT_ONCE = "at once"
MADE = re.compile(r"\d+\.\d+\.\d+, \d{4}-\d\d-\d\d")


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPTS)
    return import_module("ladder")


@pytest.fixture
def exploit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPTS)
    return import_module("exploit")


def rows(script: ModuleType) -> list[list[str]]:
    """The cells of the table that the script writes, without its head."""
    table = script.DOCUMENT.read_text("utf-8").split(script.BEGIN)[1].split(script.END)[0]
    assert table.startswith(script.HEAD)
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.removeprefix(script.HEAD).splitlines()]


def test_every_line_of_the_ladder_has_its_row_and_no_other_is_there(ladder: ModuleType) -> None:
    assert [row[:4] for row in rows(ladder)] == [[*line.key, str(line.matches)] for line in ladder.LINES]


def test_every_line_is_of_bots_that_there_are_in_whole_rounds(ladder: ModuleType) -> None:
    for line in ladder.LINES:
        game = cb.find_game(line.game)
        options = game.choose_options(line.options)
        assert game.choose_seats(line.seats, options) == line.seats
        assert [find_bot(game, name).name for name in (line.first, line.second)] == [line.first, line.second]
        assert line.matches % len(lineups(line.seats)) == 0
    assert len({line.key for line in ladder.LINES}) == len(ladder.LINES)


def test_every_row_of_the_ladder_says_the_same_in_the_same_place(ladder: ModuleType) -> None:
    for line, (share, alone, pace, made) in zip(ladder.LINES, [row[4:] for row in rows(ladder)], strict=True):
        assert SHARE.fullmatch(share)
        assert PACE.fullmatch(pace) if not ladder.is_at_once(line) else pace == AT_ONCE
        assert ALONE.fullmatch(alone) if line.seats > 2 and pace != AT_ONCE else alone == ""
        assert MADE.fullmatch(made)


def test_every_learner_has_its_row_and_no_other_is_there(exploit: ModuleType) -> None:
    found = rows(exploit)
    assert [row[:4] for row in found] == [
        [name, learner.what, str(learner.lessons), str(learner.lessons * learner.matches)]
        for name, learner in exploit.LEARNERS.items()
        if learner.lessons
    ]
    for *_, share, made in found:
        assert SHARE.fullmatch(share)
        assert MADE.fullmatch(made)
