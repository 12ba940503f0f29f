"""Learners that play against `hard` alone begin as it plays, and go where their lead grows."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.core.option import Options
from tests.bots.search.positions import some

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)


@pytest.mark.parametrize(("game", "options"), [("myszki", {}), ("gouda", {"magic": True})])
def test_a_learner_begins_as_hard_plays(game: str, options: Options) -> None:
    learner = import_module("exploit").LEARNERS[game]()
    begins = learner.player(learner.beginning())
    found = cb.find_game(game)
    hard = make_bot(found, find_level(found, "hard")._replace(seconds=0.0))
    for state, seat in some(game, 2, 5, 6, options):
        assert begins.choose(state.copy(), seat, cb.Rng(3)) is hard.choose(state.copy(), seat, cb.Rng(3))


def test_it_goes_where_its_lead_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two numbers are worth a lead, one of them less of it; the others are worth nothing."""
    learner = import_module("exploit").LEARNERS["gouda"]()
    monkeypatch.setattr(learner, "lead", lambda factors, lesson, place: 0.1 * factors[0] - 0.05 * factors[1])
    before = learner.numbers
    learner.lesson(0)
    moved = np.log(learner.numbers / before) / (learner.spread * learner.rate)
    assert moved == pytest.approx([0.1, -0.05, 0, 0, 0, 0], abs=1e-6)
