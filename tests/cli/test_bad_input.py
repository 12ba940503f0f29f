"""Whatever is given wrongly gets one line that says what to do, and exit code 2."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

import cheeseboard as cb
from tests.cli.shell import LANGUAGES, cheese

BAD_INPUT = [
    (["nonsense"], "nonsense"),
    (["play", "chess"], "qwixx, kocour"),
    (["simulate", "chess"], "qwixx, kocour"),
    (["play", "qwixx", "chess"], "chess"),
    (["play", "qwixx", "-o", "blue"], "solo, mixx-a, mixx-b"),
    (["play", "kocour", "-o", "edition=paper"], "default, triangular"),
    (["play", "kocour", "-o", "risky=perhaps"], "on"),
    (["play", "kocour", "-o", "=on"], "=on"),
    (["play", "qwixx", "-o", "mixx-a", "-o", "mixx-b"], "mixx-a + mixx-b"),
    (["play", "qwixx", "--seats", "6"], "5"),
    (["play", "qwixx", "--seats", "many"], "many"),
    (["play", "qwixx", "--seats", "0"], "--seats"),
    (["play", "qwixx", "--seats", "2", "-b", "greedy", "-b", "random"], "3"),
    (["play", "qwixx", "-o", "solo", "-b", "greedy"], "2"),
    (["play", "qwixx", "-b", "genius"], "random, greedy"),
    (["play", "qwixx", "-p", "Ema", "-p", "Ema"], "Ema"),
    (["play", "qwixx", "-p", "greedy (bot)"], "-b"),
    (["play", "qwixx", "-p", "E" * 41], "40"),
    (["play", "qwixx", "--seed", "-1"], "-1"),
    (["play", "qwixx", "--seed", str(2**62)], "2^62"),
    (["play", "qwixx", "--seed", "9" * 5000], "--seed"),
    (["play", "qwixx", "--seed", "7", "--fair"], "fair"),
    (["play", "qwixx", "--seed", "7", "--dice"], "manual"),
    (["play", "qwixx", "--fair", "--dice"], "--dice"),
    (["play", "qwixx", "--save", "."], "."),
    (["play", "qwixx", "--save", "nowhere/match.json"], "nowhere"),
    (["play", "qwixx", "--save", "n" * 300], "nnn"),
    (["play", "--resume", "missing.json"], "missing.json"),
    (["play", "--resume", "."], "."),
    (["play", "--resume", "missing.json", "--seed", "3"], ""),
    (["play", "--resume"], "--resume"),
    (["play", "--fair=yes"], "--fair"),
    (["play", "--unfair"], "--unfair"),
    (["simulate"], "cheeseboard simulate --help"),
    (["simulate", "qwixx", "--games", "0"], "--games"),
    (["simulate", "qwixx", "--bots", "greedy,genius"], "genius"),
    (["simulate", "qwixx", "--bots", "greedy,random,greedy", "--seats", "2"], "3"),
    (["simulate", "kocour", "--seats", "5"], "4"),
    (["arena"], "cheeseboard arena --help"),
    (["arena", "qwixx"], "cheeseboard arena --help"),
    (["arena", "chess", "greedy", "random"], "qwixx, kocour"),
    (["train"], "cheeseboard train --help"),
    (["train", "chess"], "qwixx, kocour"),
    (["train", "myszki", "--part", "myszki-5"], "myszki-2, myszki-3, myszki-4"),
    (["train", "qwixx", "--part", "qwixx-1"], "qwixx-2"),
    (["arena", "qwixx", "greedy"], "2"),
    (["arena", "qwixx", "greedy", "genius"], "genius"),
    (["arena", "qwixx", "greedy", "is-mcts:soon"], "is-mcts:0.5s"),
    (["arena", "qwixx", "greedy", "greedy"], "greedy"),
    (["arena", "qwixx", *[f"search:{number}" for number in range(1, 22)]], "20"),
    (["arena", "qwixx", "greedy", "random", "--games", "0"], "--games"),
    (["arena", "qwixx", "greedy", "random", "--jobs", "none"], "--jobs"),
    (["arena", "qwixx", "greedy", "random", "--seats", "6"], "5"),
    (["arena", "qwixx", "greedy", "random", "--sprt", "50"], "50,55"),
    (["arena", "qwixx", "greedy", "random", "--sprt", "55,50"], "50,55"),
    (["arena", "qwixx", "greedy", "random", "--sprt", "nan,nan"], "50,55"),
    (["arena", "qwixx", "greedy", "random", "easy", "--sprt", "50,55"], "--sprt"),
    (["arena", "qwixx", "greedy", "random", "--keep", "."], "."),
    (["arena", "qwixx", "greedy", "random", "--keep", "nowhere/rounds"], "nowhere"),
    (["arena", "qwixx", "greedy", "random", "--plot", "nowhere/result.svg"], "nowhere"),
    (["arena", "qwixx", "greedy", "random", "--plot", "."], "."),
    (["replay", "missing.json"], "missing.json"),
    (["replay", "/dev/null"], "/dev/null"),
    (["replay", "missing/\udcff.json"], ""),
    (["verify", "missing.json"], "missing.json"),
    (["verify", "."], "."),
    (["verify"], "cheeseboard verify --help"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), BAD_INPUT, ids=lambda value: " ".join(value)[:40])
def test_bad_input_gets_one_line(arguments: list[str], named: str, language: str) -> None:
    done = cheese("-l", language, *arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(("arguments", "named"), BAD_INPUT, ids=lambda value: " ".join(value)[:40])
def test_every_language_has_its_own_line(arguments: list[str], named: str) -> None:
    assert len({cheese("-l", language, *arguments).err for language in LANGUAGES}) == len(LANGUAGES)


def test_a_language_that_is_not_spoken_is_named() -> None:
    assert "“de”" in cheese("games", "-l", "de").err
    assert "CHEESEBOARD_LANGUAGE" in cheese("games", CHEESEBOARD_LANGUAGE="de").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_file_that_may_not_be_read_is_named(
    command: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> cb.Match:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    Path("secret.json").write_text("{}")
    monkeypatch.setattr(cb, "load", refuse)
    done = cheese("-l", language, *command, "secret.json")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "secret.json" in done.err
    assert "Permission denied" not in done.err


def damaged(text: str, kind: str) -> str:
    """A record, hurt in one of the ways in which files get hurt."""
    lines = text.splitlines(keepends=True)
    return {
        "cut off": text[: len(text) // 2],
        "flipped byte": text.replace('"4 ', '"5 ', 1) if '"4 ' in text else text.replace("6", "5", 1),
        "illegal action": text.replace('"-"', '"r2"', 1),
        "unknown rules": text.replace('"rules": 1', '"rules": 99'),
        "option out of range": text.replace('"solo": false', '"solo": "perhaps"'),
        "seats": text.replace('"seats": ["Ema", "greedy (bot)"]', '"seats": ["Ema"]'),
        "unknown game": text.replace('"game": "qwixx"', '"game": "chess"'),
        "not a record": "hello\n",
        "empty": "",
        "lines lost": "".join(lines[:9] + lines[11:]),
    }[kind]


KINDS = [
    "cut off",
    "flipped byte",
    "illegal action",
    "unknown rules",
    "option out of range",
    "seats",
    "unknown game",
    "not a record",
    "empty",
    "lines lost",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_record_is_refused_with_its_line_and_left_alone(kind: str, language: str) -> None:
    match = cb.new("qwixx", 2, seed=5, names=("Ema", "greedy (bot)"))
    while len(match.steps) < 12:
        match.act(match.asked[0], "-")
    Path("match.json").write_text(damaged(match.record(), kind))
    before = Path("match.json").read_bytes()
    word = {"en": "Line", "cs": "Řád", "pl": "Wiersz"}[language]
    for command, code in (("replay", 2), ("verify", 1)):
        done = cheese(command, "match.json", "-l", language)
        assert (done.code, done.out, done.err.count("\n")) == (code, "", 1)
        assert word in done.err
    assert cheese("play", "--resume", "match.json", "-l", language).code == 2
    assert Path("match.json").read_bytes() == before


def test_a_file_that_is_not_text_is_refused() -> None:
    Path("match.json").write_bytes(b"{\n\xff\xfe")
    assert "Line 2" in cheese("replay", "match.json").err
