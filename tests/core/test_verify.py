"""`verify` draws every chance again and names the first that is wrong."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.reader import read
from cheeseboard.core.record import CHANCE, Entry
from cheeseboard.registry import NAMES
from tests.core.play import played, resealed

SECRET = bytes(range(32))
FAIR = cb.Fair(("ema", "petr"), SECRET)


def chances(match: cb.Match) -> list[int]:
    """The numbers of the steps that are chance, from 1."""
    return [number for number, step in enumerate(match.steps, 1) if step.seat is None]


@pytest.mark.parametrize(("proof", "source"), [("fair", FAIR), ("seeded", cb.Seeded(3))])
@pytest.mark.parametrize("game", NAMES)
def test_an_honest_match_holds(game: str, proof: str, source: cb.Source) -> None:
    match = cb.load(played(game, chance=source).record())
    assert cb.verify(match) == cb.Verdict(proof, len(chances(match)), None, "", "")


@pytest.mark.parametrize("source", [FAIR, cb.Seeded(3)])
@pytest.mark.parametrize("which", [1, 2, 5])
def test_a_changed_chance_is_named(source: cb.Source, which: int) -> None:
    match = played("qwixx", chance=source)
    step = chances(match)[which]
    honest = match.steps[step - 1].text
    forged = " ".join(str(int(face) % 6 + 1) for face in honest.split())
    entries = read(match.record())[0].steps[: step - 1]
    record = resealed(match.record(), steps=(*entries, Entry(CHANCE, forged)), result=None)
    assert cb.verify(cb.load(record)) == cb.Verdict(str(source.stored(False)["source"]), which, step, honest, forged)


@pytest.mark.parametrize(
    "forged",
    [cb.Fair(("ema", "eva"), SECRET), cb.Fair(("petr", "ema"), SECRET), cb.Fair(("ema", "petr"), b"x"), cb.Seeded(4)],
    ids=["another nonce", "nonces swapped", "another secret", "a seed"],
)
def test_another_source_than_the_one_that_brought_the_chances_is_found(forged: cb.Source) -> None:
    record = resealed(played("qwixx", chance=FAIR).record(), chance=forged.stored(True))
    verdict = cb.verify(cb.load(record))
    assert verdict.wrong_step in (1, 2)
    assert verdict.expected != verdict.found


def test_what_was_settled_by_hand_proves_nothing() -> None:
    match = cb.new("kocour", chance="manual")
    match.settle("0")
    assert cb.verify(match) == cb.Verdict("manual", 0, None, "", "")


def test_what_was_withheld_proves_nothing_yet() -> None:
    match = cb.load(cb.new("kocour", chance=FAIR).record_for(0))
    assert cb.verify(match) == cb.Verdict("withheld", 0, None, "", "")


def test_a_match_that_goes_on_can_be_verified_too() -> None:
    match = cb.new("kocour", seed=7)
    assert cb.verify(match) == cb.Verdict("seeded", 2, None, "", "")
