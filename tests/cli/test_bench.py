"""`cheeseboard bench`: the figures as a table and as JSON, and what it says of what is not installed."""

from __future__ import annotations

import json

import pytest

from cheeseboard.bench import catan, lab, pig
from cheeseboard.bench.figures import Figure
from tests.cli.shell import LANGUAGES, cheese

FIGURES = [
    Figure("", "catan", 1.6, "k/s"),
    Figure("wistar", "sampled-to-catan", 600, "×", 25),
    Figure("wistar", "view-size", 31, "kB", 30, cost=True),
]


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both yardsticks are there, and measuring takes no time."""
    monkeypatch.setattr("cheeseboard.cli.bench.figures", lambda games, working, only_lab: iter(FIGURES))
    monkeypatch.setattr(catan, "installed", lambda: True)
    monkeypatch.setattr(pig, "installed", lambda: True)
    monkeypatch.setattr(lab, "installed", lambda: True)


def test_every_figure_stands_beside_its_goal() -> None:
    lines = [" ".join(line.split()) for line in cheese("bench", "wistar").out.splitlines()]
    assert "Catanatron’s Catan, random play 1.60 k/s" in lines
    assert "wistar slowest, against Catanatron 600 × ≥ 25 × ✓" in lines
    assert "wistar the largest view as JSON 31.00 kB ≤ 30 kB ✗ missed" in lines


def test_the_same_as_json() -> None:
    told = json.loads(cheese("bench", "wistar", "--json").out)
    assert [(figure["figure"], figure["met"]) for figure in told] == [
        ("catan", None),
        ("sampled-to-catan", True),
        ("view-size", False),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "said"), [("wistar", True), ("qwixx", False)])
def test_it_says_that_catanatron_is_not_there(
    monkeypatch: pytest.MonkeyPatch, language: str, game: str, said: bool
) -> None:
    monkeypatch.setattr(catan, "installed", lambda: False)
    told = cheese("bench", game, "-l", language).out.partition("kB")[2]
    assert ("Catanatron" in told and "make bench" in told) is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_pettingzoo_is_not_there(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    assert "cheeseboard[lab]" not in cheese("bench", "qwixx", "-l", language).out
    monkeypatch.setattr(lab, "installed", lambda: False)
    assert 'pip install "cheeseboard[lab]"' in " ".join(cheese("bench", "qwixx", "-l", language).out.split())


def test_the_laboratory_alone_is_measured_against_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def figures(games: object, working: object, only_lab: bool) -> list[Figure]:
        asked.append(only_lab)
        return []

    monkeypatch.setattr("cheeseboard.cli.bench.figures", figures)
    monkeypatch.setattr(catan, "installed", lambda: False)
    assert "Catanatron" not in cheese("bench", "wistar", "--lab").out
    assert asked == [True]
