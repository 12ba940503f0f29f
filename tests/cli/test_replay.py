"""`cheeseboard replay`: every step of a recorded match."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from tests.cli.shell import LANGUAGES, cheese


def record(game: str, choices: int) -> cb.Match:
    """A match with so many choices, in match.json."""
    match = cb.new(game, 2, seed=7, names=("Ema", "Petr"))
    for _ in range(choices):
        if not match.over:
            match.act(match.asked[0], match.legal(match.asked[0])[-1])
    Path("match.json").write_text(match.record())
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["qwixx", "kocour"])
def test_all_steps_are_printed_where_nobody_can_walk(game: str, language: str) -> None:
    match = record(game, 1000)
    done = cheese("replay", "match.json", "-l", language)
    step = {"en": "step {} of {}", "cs": "krok {} z {}", "pl": "krok {} z {}"}[language]
    steps = len(match.steps)
    assert (done.code, done.err) == (0, "")
    assert all(step.format(number, steps) in done.out for number in range(steps + 1))
    over = {"en": "The match is over", "cs": "Partie skončila", "pl": "Partia się skończyła"}[language]
    assert over in done.out.splitlines()[-1]


def test_what_is_still_sealed_stays_so() -> None:
    record("qwixx", 1)
    out = cheese("replay", "match.json").out
    assert "Ema has sealed a choice." in out
    assert "Ema: cross" not in out
    assert "The match is not over." in out


def test_what_was_sealed_is_told_once_it_is_open() -> None:
    record("qwixx", 2)
    assert "Ema: cross" in cheese("replay", "match.json").out


def test_the_file_is_left_as_it_is() -> None:
    record("kocour", 5)
    before = Path("match.json").read_bytes()
    cheese("replay", "match.json")
    assert Path("match.json").read_bytes() == before
