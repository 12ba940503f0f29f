"""`cheeseboard review`: a match that is over, looked back on by one of its players."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.review import CHANCE, CHOICE, Reviewed, review
from cheeseboard.bots.qwixx.solo_table import kept_table
from cheeseboard.cli import review as command
from cheeseboard.cli.language import Language
from cheeseboard.cli.screen import Screen
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
    assert [step["choices"] for step in found["steps"]] == [
        [choice._asdict() for choice in each.choices] for each in expected
    ]


def test_without_a_word_the_first_person_looks_back() -> None:
    played("kocour", "medium (bot)", "Ema")
    assert told()["seat"] == 1


@pytest.mark.parametrize(
    ("language", "title", "gave", "luck"),
    [
        ("en", "the match of Ema", "Given away by these choices", "Brought by luck"),
        ("cs", "partie očima hráče Ema", "Tyto volby stály celkem", "Štěstí ve všech hodech a losech přineslo"),
        (
            "pl",
            "partia oczami gracza Ema",
            "Te wybory kosztowały łącznie",
            "Szczęście we wszystkich rzutach i losowaniach",
        ),
    ],
)
def test_what_is_sure_is_shown_in_words(language: str, title: str, gave: str, luck: str) -> None:
    played("qwixx", "Ema", solo=True)  # whoever always takes the last choice gives a lot away
    done = cheese("review", "match.json", "--rollouts", FEW, "-l", language)
    again = cheese("review", "match.json", "--rollouts", FEW, "--json")
    assert done.code == 0
    assert title in done.out
    assert gave in done.out
    assert "★" in done.out
    assert luck in done.out
    steps = [step for step in json.loads(again.out)["steps"] if step["surely"]]
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


def step(number: int, kind: str, change: float, margin: float) -> Reviewed:
    return Reviewed(number, kind, "", 0.5, 0.5 + change, change, margin, 0.0, "", [])


@pytest.mark.parametrize(
    ("language", "lost", "luck"),
    [
        ("en", "choices: 102 percentage points of", "draws: −1 percentage point of the chance to win (± 5)"),
        ("cs", "celkem: 102 procentních bodů šance", "přineslo: −1 procentní bod šance na výhru (± 5)"),
        ("pl", "łącznie: 102 punkty procentowe szansy", "przyniosło: −1 punkt procentowy szansy na wygraną (± 5)"),
    ],
)
def test_sums_are_percentage_points_and_luck_is_that_of_all_chances(
    language: str, lost: str, luck: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    choices = [step(0, CHOICE, -0.6, 0.05), step(1, CHOICE, -0.42, 0.05), step(2, CHOICE, -0.03, 0.05)]
    chances = [step(3, CHANCE, 0.01, 0.03), step(4, CHANCE, -0.02, 0.04)]  # neither is sure
    command.say_sums(Screen(Language(language)), False, choices + chances)
    out = capsys.readouterr().out
    assert lost in out
    assert luck in out


@pytest.mark.parametrize(
    ("language", "luck", "choice"), [("en", "luck", "choice"), ("cs", "náhoda", "volba"), ("pl", "los", "wybór")]
)
def test_luck_and_choice_are_told_apart(language: str, luck: str, choice: str) -> None:
    played("kocour", "Ema", "Petr")
    kinds = {CHANCE: luck, CHOICE: choice}
    expected = [(str(one["step"] + 1), kinds[one["kind"]]) for one in told()["steps"] if one["surely"]]
    out = cheese("review", "match.json", "--rollouts", FEW, "-l", language, COLUMNS="200").out
    rows = [line.split() for line in out.splitlines() if line.strip()[:1].isdecimal()]
    assert [(row[0], row[1]) for row in rows] == expected
    assert {row[1] for row in rows} == {luck, choice}


@pytest.mark.parametrize("content", [b"", b"Dear Ema,\n", b'{\n"steps": []\n}\n', b"\x89PNG\xff"])
def test_a_file_that_is_no_record_is_named(content: bytes) -> None:
    Path("other.json").write_bytes(content)
    lines = {cheese("review", "other.json", "-l", language).err for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES)
    assert all("other.json" in line and line.count("\n") == 1 for line in lines)
    done = cheese("review", "other.json")
    assert (done.code, done.out) == (2, "")
    assert "other.json is no record of a match" in done.err


def test_a_record_that_is_damaged_is_told_by_its_line() -> None:
    match = played("kocour", "Ema", "Petr")
    Path("match.json").write_text(match.record().replace("Ema", "Eva"))
    assert "was changed after it was written" in cheese("review", "match.json").err


def test_without_a_terminal_a_line_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    match = played("myszki", "Ema", "Petr")
    command.judge(Language("en"), match, 0, int(FEW), 1, every=0.05)
    lines = capsys.readouterr().err.splitlines()
    assert lines
    assert all(re.fullmatch(r"\d+ of \d+ steps\.", line) for line in lines)


@pytest.mark.parametrize("compiled", [True, False])
def test_qwixx_alone_is_solved_first_where_that_is_quick(
    compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(command, "compiled", lambda: compiled)
    solved: list[bool] = []
    monkeypatch.setattr(command, "solo_table", lambda: solved.append(True))
    monkeypatch.setattr(command, "kept_table", lambda: True if solved else kept_table())
    played("qwixx", "Ema", solo=True)
    done = cheese("review", "match.json", "--rollouts", "2", COLUMNS="200")
    assert (done.code, bool(solved)) == (0, compiled)
    assert ("is being solved first" in done.err) == compiled
    assert ("so a search judges" in done.err) == (not compiled)


def test_nothing_is_solved_for_other_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "kept_table", lambda: None)
    monkeypatch.setattr(command, "solo_table", lambda: pytest.fail("nobody needs it"))
    played("qwixx", "Ema", "Petr")
    assert cheese("review", "match.json", "--rollouts", "2").err == ""
