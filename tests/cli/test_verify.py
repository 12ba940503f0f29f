"""`cheeseboard verify`: what holds, and what does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.record import Entry, Record, write
from tests.cli.shell import LANGUAGES, cheese


def played(chance: str, choices: int = 1000) -> cb.Match:
    match = cb.new("kocour", 2, chance=chance, names=("Ema", "Petr"))
    for _ in range(choices):
        if match.asked:
            match.act(match.asked[0], match.legal(match.asked[0])[-1])
    return match


def forged(match: cb.Match, step: int, what: str) -> str:
    """The record with another outcome at a step, its checks made anew: only the source can tell."""
    entries = [Entry("*" if kept.seat is None else kept.seat, kept.text) for kept in match.steps[:step]]
    source = match.source.stored(True)
    names = tuple(match.names)
    return write(Record("kocour", 1, match.options, names, source, (*entries[:-1], Entry("*", what)), None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fair_dice_are_proved(language: str) -> None:
    match = played("fair")
    Path("match.json").write_text(match.record())
    done = cheese("verify", "match.json", "-l", language)
    assert (done.code, done.err) == (0, "")
    assert json.loads(match.record())["chance"]["commitment"] in done.out
    assert {"en": "Proved fair", "cs": "Poctivost dokázána", "pl": "Uczciwość udowodniona"}[language] in done.out
    assert str(match.chances) in done.out


@pytest.mark.parametrize(
    ("chance", "verdict"),
    [("seeded", "drawn from seed"), ("manual", "rolled by hand")],
)
def test_other_dice_are_told_for_what_they_are(chance: str, verdict: str) -> None:
    Path("match.json").write_text(played(chance).record())
    done = cheese("verify", "match.json")
    assert done.code == 0
    assert verdict in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_that_players_went_back_behind_are_told(language: str) -> None:
    match = played("fair", 3)
    seen = match.chances
    Path("match.json").write_text(match.rewound(1).record())
    done = cheese("verify", "match.json", "-l", language)
    assert done.code == 0
    assert {"en": "go back behind", "cs": "vrátit před", "pl": "cofnąć przed"}[language] in done.out
    assert str(seen - 1) in done.out.splitlines()[-1]


def test_a_withheld_secret_is_told() -> None:
    Path("match.json").write_text(played("fair", 1).record_for(None))
    done = cheese("verify", "match.json")
    assert done.code == 0
    assert "The secret is not in this record" in done.out
    assert "The match is not over." in done.out


def test_dice_of_another_match_are_told() -> None:
    first = played("seeded", 5)
    again = cb.new("kocour", 2, chance=cb.Recorded(first.outcomes()))
    Path("match.json").write_text(again.record())
    assert "taken from an earlier match" in cheese("verify", "match.json").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chance", ["fair", "seeded"])
def test_a_forged_roll_is_found(chance: str, language: str) -> None:
    match = played(chance, 3)
    real = match.steps[1].text
    other = "red red" if real != "red red" else "blue blue"
    Path("match.json").write_text(forged(match, 2, other))
    done = cheese("verify", "match.json", "-l", language)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert {"en": "step 2", "cs": "krok 2", "pl": "krok 2"}[language] in done.err
    assert real in done.err
    assert other in done.err


def test_a_secret_that_does_not_fit_is_found() -> None:
    text = played("fair", 3).record()
    secret = json.loads(text)["chance"]["secret"]
    Path("match.json").write_text(text.replace(secret, "00" * 32))
    done = cheese("verify", "match.json")
    assert done.code == 1
    assert "Line 7: The secret does not fit the commitment" in done.err


def test_a_line_that_was_changed_is_named() -> None:
    text = played("seeded", 3).record()
    Path("match.json").write_text(text.replace("Petr", "Jana"))
    done = cheese("verify", "match.json")
    assert done.code == 1
    assert "does not hold. Lines 2 to 8" in done.err
