"""`cheeseboard doctor`: what is well, and what is not."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.cli.shell import LANGUAGES, cheese


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_installation_is_in_order(language: str) -> None:
    done = cheese("doctor", "-l", language)
    assert (done.code, done.err) == (0, "")
    fine = {"en": "All is well.", "cs": "Vše je v pořádku.", "pl": "Wszystko w porządku."}[language]
    assert fine in done.out
    assert all(words in done.out for words in ("Python", "Qwixx (qwixx)", "čeština (cs)", cb.__version__))


def test_it_says_which_engine_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cb._mode, "compiled", lambda: False)
    assert "interpreted" in cheese("doctor").out
    monkeypatch.setattr(cb._mode, "compiled", lambda: True)
    monkeypatch.setattr(cb._mode, "stale", list)
    assert "compiled by mypyc" in cheese("doctor").out


def test_stale_modules_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cb._mode, "compiled", lambda: True)
    monkeypatch.setattr(cb._mode, "stale", lambda: ["cheeseboard.core.state"])
    done = cheese("doctor")
    assert done.code == 1
    assert "cheeseboard.core.state" in done.out
    assert "One thing needs your attention." in done.out


def test_a_game_that_cannot_be_loaded_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.cli.doctor.NAMES", ("qwixx", "chess"))
    done = cheese("doctor")
    assert done.code == 1
    assert "chess cannot be loaded" in done.out
