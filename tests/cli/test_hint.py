"""`h` while playing: what a strong bot thinks of the choices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cheeseboard.bots.qwixx.solo_table import MARK
from cheeseboard.cli.hint import figure
from cheeseboard.cli.language import Language
from tests.cli.shell import LANGUAGES, cheese

WORDS = {
    "en": ("A strong bot looks at your choices", "chance to win", "final score", "knows no more than you do"),
    "cs": ("Silný bot se dívá na vaše možnosti", "šance na výhru", "konečné body", "neví víc než vy"),
    "pl": ("Silny bot przygląda się", "szansa na wygraną", "wynik końcowy", "nie wie więcej niż ty"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_in_the_language(language: str) -> None:
    done = cheese("play", "kocour", "--seed", "5", "-l", language, typed="h\nq\n", COLUMNS="120")
    assert done.code == 0
    assert [words for words in WORDS[language] if words not in done.out] == []
    assert re.search(r"\d+ ± <?\d+ %", done.out)


@pytest.mark.parametrize(("language", "least"), [("en", "0.1"), ("cs", "0,1"), ("pl", "0,1")])
def test_a_small_margin_is_not_told_as_none(language: str, least: str) -> None:
    speaks = Language(language)
    assert figure(speaks, 58.0, 0.5, 0, " %") == "58 ± <1 %"
    assert figure(speaks, 58.0, 0.05, 0, " %") == "58 ± <1 %"
    assert figure(speaks, 58.0, 1.0, 0, " %") == "58 ± 1 %"
    assert figure(speaks, 58.0, 0.0, 0, " %") == "58 ± 0 %"
    assert figure(speaks, 7.0, 0.01, 1, "").endswith(f"± <{least}")


@pytest.mark.parametrize("game", ["qwixx", "kocour", "myszki", "gouda", "wistar"])
def test_every_game_gives_hints_in_a_narrow_terminal(game: str) -> None:
    done = cheese("play", game, "--seed", "5", typed="h\nq\n")
    assert done.code == 0
    assert "chance to win" in " ".join(done.out.split())
    hint = done.out.split("looks at your choices")[1].split("knows no more")[0]
    assert len(hint.splitlines()) > 2
    assert max(len(line) for line in hint.splitlines()) <= 80


def test_alone_only_the_score_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path))
    (tmp_path / MARK).touch()  # somebody else is at solving the game
    done = cheese("play", "qwixx", "-o", "solo", "--seed", "5", typed="h\nq\n")
    assert "final score" in done.out
    assert "chance to win" not in done.out


def test_a_hint_changes_nothing() -> None:
    plain = cheese("play", "kocour", "--seed", "5", "--save", "plain.json", typed="1\n1\nq\n")
    hinted = cheese("play", "kocour", "--seed", "5", "--save", "hinted.json", typed="h\n1\nh\n1\nh\nq\n")
    assert (plain.code, hinted.code) == (0, 0)
    with open("plain.json", encoding="utf-8") as one, open("hinted.json", encoding="utf-8") as other:
        assert one.read() == other.read()


def test_the_key_is_explained() -> None:
    assert "h – a hint" in cheese("play", "kocour", "--seed", "5", typed="?\nq\n").out
