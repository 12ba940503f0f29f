"""Matches outlive the sitting, and no file is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.cli import saving
from tests.cli.shell import CATCH_AND_STOP, CROSS_SOMETHING, cheese


def test_leaving_saves_and_says_how_to_go_on() -> None:
    out = cheese("play", "qwixx", "--seed", "7", typed="2\nq\n").out
    (file,) = Path().iterdir()
    assert f"To go on: cheeseboard play --resume {file.name}\n" in out
    assert len(cb.load(file).steps) > 2


def test_the_end_of_the_input_saves_like_leaving() -> None:
    assert cheese("play", "qwixx", "--seed", "7", typed="2\n").code == 0
    assert len(list(Path().iterdir())) == 1


def test_a_saved_match_is_played_on_to_the_same_end() -> None:
    arguments = ["play", "kocour", "-p", "Ema", "-b", "random", "--seed", "11"]
    cheese(*arguments, "--save", "whole.json", typed=CATCH_AND_STOP)
    cheese(*arguments, "--save", "parts.json", typed=CATCH_AND_STOP[:70])
    assert not cb.load(Path("parts.json")).over
    cheese("play", "--resume", "parts.json", typed=CATCH_AND_STOP)
    assert Path("parts.json").read_text() == Path("whole.json").read_text()


def test_a_finished_match_shows_its_result_again() -> None:
    cheese("play", "qwixx", "-o", "solo", "--seed", "7", "--save", "match.json", typed=CROSS_SOMETHING)
    before = Path("match.json").read_text()
    assert "Your result" in cheese("play", "--resume", "match.json").out
    assert Path("match.json").read_text() == before


def test_a_resumed_match_is_of_its_own_game() -> None:
    cheese("play", "qwixx", typed="q match.json\n")
    done = cheese("play", "kocour", "--resume", "match.json")
    assert (done.code, done.err) == (2, "match.json is a match of qwixx; leave the game out or choose another file.\n")


def test_a_record_without_its_secret_is_not_played_on() -> None:
    match = cb.new("kocour", 2, chance="fair")
    Path("match.json").write_text(match.record_for(0))
    assert "lacks the secret" in cheese("play", "--resume", "match.json").err


def test_a_resumed_match_may_be_saved_elsewhere() -> None:
    cheese("play", "qwixx", "--seed", "7", typed="q first.json\n")
    before = Path("first.json").read_text()
    cheese("play", "--resume", "first.json", "--save", "second.json", typed="2\n")
    assert Path("first.json").read_text() == before
    assert len(cb.load(Path("second.json")).steps) > len(cb.load(Path("first.json")).steps)


@pytest.mark.parametrize(("answer", "kept"), [("n", True), ("", True), ("y", False)])
def test_another_file_is_overwritten_only_with_consent(answer: str, kept: bool) -> None:
    Path("letter.txt").write_text("Dear Ema")
    done = cheese("play", "qwixx", "--save", "letter.txt", typed=f"{answer}\n2\n")
    assert "letter.txt exists. Overwrite it? [y/N]" in done.out
    assert (Path("letter.txt").read_text() == "Dear Ema") == kept
    assert done.code == (2 if kept else 0)


@pytest.mark.parametrize(("language", "yes"), [("cs", "ano"), ("pl", "t")])
def test_consent_is_given_in_the_language(language: str, yes: str) -> None:
    Path("letter.txt").write_text("Dear Ema")
    cheese("play", "qwixx", "--save", "letter.txt", "-l", language, typed=f"{yes}\n")
    assert not cb.load(Path("letter.txt")).over


def test_leaving_for_a_file_that_exists_asks_too() -> None:
    Path("letter.txt").write_text("Dear Ema")
    out = cheese("play", "qwixx", typed="q letter.txt\nn\nq match.json\n").out
    assert "letter.txt exists already and was left as it is" in out
    assert Path("letter.txt").read_text() == "Dear Ema"
    assert "Saved in match.json." in out


def test_two_saves_of_a_day_have_two_names() -> None:
    for _ in range(3):
        cheese("play", "qwixx", typed="q\n")
    assert len(list(Path().glob("qwixx-*.json"))) == 3


def test_every_choice_is_in_the_file_at_once() -> None:
    arguments = ["play", "kocour", "--seed", "7", "-p", "Ema", "--save", "match.json"]
    cheese(*arguments, typed="red\nblue\n")
    assert [step.text for step in cb.load(Path("match.json")).steps if step.seat == 0] == ["red", "blue"]


def test_a_write_that_fails_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("match.json").write_text("the old one")

    def no_space(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(os, "replace", no_space)
    with pytest.raises(OSError, match="No space"):
        saving.write_whole(Path("match.json"), "the new one")
    assert [(file.name, file.read_text()) for file in Path().iterdir()] == [("match.json", "the old one")]


def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = os.replace, list[Path]()

    def full_at_first(source: str, target: Path) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise OSError(28, "No space left on device", str(target))
        real(source, target)

    monkeypatch.setattr(os, "replace", full_at_first)
    done = cheese("play", "kocour", "--seed", "7", "-p", "Ema", "--save", "match.json", typed="red\nblue\n")
    assert "There is no space left for" in done.out
    assert len(cb.load(Path("match.json")).steps) == 4


def test_the_record_is_offered_at_the_end() -> None:
    done = cheese("play", "qwixx", "-o", "solo", "--seed", "7", typed=CROSS_SOMETHING)
    assert "Save the record?" in done.out
    assert done.out.endswith("The record is in 2.\n")
    assert cb.load(Path("2")).over


def test_the_mode_of_a_file_is_kept() -> None:
    cheese("play", "qwixx", "--seed", "7", typed="q match.json\n")
    Path("match.json").chmod(0o640)
    cheese("play", "--resume", "match.json", typed="2\n")
    assert Path("match.json").stat().st_mode & 0o777 == 0o640
