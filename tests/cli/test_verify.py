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


# -- what was written down before the match

NOTED = {"en": "that you wrote down", "cs": "jste si poznamenali", "pl": "masz zanotowane"}


def kept() -> tuple[cb.Match, str]:
    """A match whose players have added these, and its commitment."""
    match = cb.new("kocour", 2, chance=cb.Fair(("two dice: 3 5", "žluť")), names=("Ema", "Petr"))
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[-1])
    Path("match.json").write_text(match.record())
    return match, str(json.loads(match.record())["chance"]["commitment"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_written_down_is_found_again(language: str) -> None:
    _, commitment = kept()
    done = cheese("verify", "match.json", "-l", language, "--commitment", commitment, "--nonce", "žluť")
    assert (done.code, done.err) == (0, "")
    assert NOTED[language] in done.out
    assert "žluť" in done.out.splitlines()[-1]
    assert "Petr" in done.out.splitlines()[-1]


def test_the_first_digits_of_the_commitment_are_enough_if_they_are_not_too_few() -> None:
    _, commitment = kept()
    assert cheese("verify", "match.json", "--commitment", commitment[:16].upper()).code == 0
    for written in (commitment[:15], "", "x" * 64, commitment + "0"):
        refused = cheese("verify", "match.json", "--commitment", written)
        assert (refused.code, refused.out) == (2, "")
        assert "is no commitment" in refused.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_who_has_taken_another_secret_is_found_out(language: str) -> None:
    _, promised = kept()
    _, other = kept()  # it holds in itself
    assert cheese("verify", "match.json").code == 0
    done = cheese("verify", "match.json", "-l", language, "--commitment", promised)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert other in done.err


def test_a_nonce_that_was_changed_is_missed() -> None:
    kept()
    done = cheese("verify", "match.json", "--nonce", "two dice: 3 5", "--nonce", "modř")
    assert (done.code, done.out) == (1, "")
    assert "nobody in the record has added “modř”" in done.err


def test_a_record_without_its_secret_has_its_commitment_all_the_same() -> None:
    match = played("fair", 1)
    Path("match.json").write_text(match.record_for(None))
    commitment = json.loads(match.record_for(None))["chance"]["commitment"]
    assert cheese("verify", "match.json", "--commitment", commitment).code == 0
    assert cheese("verify", "match.json", "--commitment", "0" * 64).code == 1


def test_a_record_of_other_dice_has_no_commitment() -> None:
    Path("match.json").write_text(played("seeded").record())
    done = cheese("verify", "match.json", "--commitment", "0" * 64)
    assert (done.code, done.err.count("–")) == (1, 1)


def test_a_nonce_is_found_where_nobody_has_a_name() -> None:
    Path("match.json").write_text(cb.new("kocour", 2, chance=cb.Fair(("a", "b"))).record())
    done = cheese("verify", "match.json", "--nonce", "b")
    assert done.code == 0
    assert "(2)" in done.out
