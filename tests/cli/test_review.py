"""`cheeseboard review`: a match that is over, looked back on by one of its players."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.review import review
from tests.cli.shell import LANGUAGES, cheese
from tests.cli.watching import watched

FEW = "40"


def played(game: str, *names: str, solo: bool = False) -> cb.Match:
    """A match in which everybody takes the last choice there is."""
    match = cb.new(game, 1, seed=7, names=names, solo=True) if solo else cb.new(game, len(names), seed=7, names=names)
    while match.asked:
        seat = match.asked[0]
        match.act(seat, match.legal(seat)[-1])
    Path("match.json").write_text(match.record())
    return match


def told(*arguments: str) -> dict[str, Any]:
    done = cheese("review", "match.json", "--rollouts", FEW, "--json", *arguments)
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_every_step_is_told_as_the_bots_judge_it() -> None:
    match = played("kocour", "Ema", "Petr")
    found = told("--seed", "5", "--seat", "2")
    assert (found["game"], found["seat"], found["names"], found["stopped"]) == ("kocour", 1, ["Ema", "Petr"], False)
    level = adviser(match.game)._replace(rollouts=int(FEW), seconds=0.0)
    expected = list(review(match, 1, 5, level))
    assert [(step["step"], step["kind"], step["change"]) for step in found["steps"]] == [
        (each.step, each.kind, each.change) for each in expected
    ]
    assert [step["turning"] for step in found["steps"]] == [each.turning for each in expected]
    assert {step["kind"] for step in found["steps"]} == {"choice", "chance"}


def test_without_a_word_the_first_person_looks_back() -> None:
    played("kocour", "medium (bot)", "Ema")
    assert told()["seat"] == 1


@pytest.mark.parametrize(
    ("language", "title", "gave", "luck"),
    [
        ("en", "the match of Ema", "Given away by these choices", "Brought by luck"),
        ("cs", "partie očima hráče Ema", "Tyto volby stály celkem", "Štěstí v těchto krocích přineslo"),
        ("pl", "partia oczami gracza Ema", "Te wybory kosztowały łącznie", "Szczęście w tych krokach przyniosło"),
    ],
)
def test_what_is_sure_is_shown_in_words(language: str, title: str, gave: str, luck: str) -> None:
    played("qwixx", "Ema", solo=True)  # whoever always takes the last choice gives a lot away
    done = cheese("review", "match.json", "--rollouts", FEW, "-l", language)
    assert (done.code, done.err) == (0, "")
    assert title in done.out
    assert gave in done.out
    assert "★" in done.out
    steps = [step for step in told()["steps"] if step["surely"]]
    assert (luck in done.out) == any(step["kind"] == "chance" for step in steps)
    numbers = [line.split()[0] for line in done.out.splitlines() if line.strip() and line.split()[0].isdecimal()]
    assert set(numbers) >= {str(step["step"] + 1) for step in steps}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_reviewed_is_told(language: str) -> None:
    played("kocour", "Ema", "Petr")
    beyond = cheese("review", "match.json", "--seat", "3", "-l", language)
    assert (beyond.code, beyond.out) == (2, "")
    assert "3" in beyond.err
    assert "2" in beyond.err
    Path("begun.json").write_text(cb.new("kocour", 2, seed=7).record())
    begun = cheese("review", "begun.json", "-l", language)
    assert (begun.code, begun.out) == (2, "")
    assert "--resume begun.json" in begun.err


def test_ctrl_c_shows_what_there_is_so_far() -> None:
    played("myszki", "Ema", "Petr")  # where nothing is known from the beginning, so that it takes a while
    with watched("review", "match.json", "--rollouts", "1500") as reviewing:
        reviewing.until(rb"[1-9]\d*/\d+")
        code, out, err = reviewing.finish(signal.SIGINT)
    assert code == 130
    assert "Stopped early" in out
    assert err == b""
