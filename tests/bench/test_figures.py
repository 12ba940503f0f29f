"""The figures of `cheeseboard bench`: which there are and when they are met, with nothing timed."""

from __future__ import annotations

import pytest

from cheeseboard import _mode
from cheeseboard.bench import catan, figures, growth, interpreted, lab, memory, pig, playouts, startup, thinking, views
from cheeseboard.bench.figures import GOALS, Figure
from cheeseboard.bench.interpreted import Interpreted
from cheeseboard.bench.thinking import Thinking
from cheeseboard.registry import NAMES, find_game
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import bundle


@pytest.fixture(autouse=True)
def measured_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every measurement is made up; with two at the table the engine is the slowest."""
    monkeypatch.setattr(_mode, "compiled", lambda: True)
    monkeypatch.setattr(pig, "installed", lambda: True)
    monkeypatch.setattr(pig, "decisions_a_second", lambda: 5e6)
    monkeypatch.setattr(catan, "installed", lambda: True)
    monkeypatch.setattr(catan, "decisions_a_second", lambda: 2e3)
    monkeypatch.setattr(playouts, "decisions_a_second", lambda state, listed: 1e6 * state.seats)
    monkeypatch.setattr(playouts, "copy_seconds", lambda state: 1e-7)
    monkeypatch.setattr(playouts, "match_seconds", lambda state: 1e-3)
    monkeypatch.setattr(playouts, "checksums", lambda game: {"a table": 1})
    monkeypatch.setattr(interpreted, "measure", lambda game, seats: Interpreted(1e5, {"a table": 1}))
    monkeypatch.setattr(growth, "growth", lambda start, early, late: 1.0)
    monkeypatch.setattr(memory, "bytes_a_seat", lambda start, steps: 100.0)
    monkeypatch.setattr(views, "view_seconds", lambda game, shown: 5e-4)
    monkeypatch.setattr(views, "most_bytes", lambda game, shown: 5000)
    monkeypatch.setattr(thinking, "measure", lambda game, seats, most: Thinking(1e-4, 100.0))
    monkeypatch.setattr(startup, "best_run", lambda *arguments: 0.1)
    monkeypatch.setattr(lab, "installed", lambda: True)
    monkeypatch.setattr(lab, "rates", lambda game, seats: (1e4, 1.5e5 * seats))


def found(*games: str) -> dict[tuple[str, str], Figure]:
    chosen = [find_game(name) for name in games]
    return {(figure.game, figure.name): figure for figure in figures.figures(chosen, lambda what: None)}


def test_every_game_has_goals() -> None:
    assert {goals.game for goals in GOALS} == set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_words(language: str) -> None:
    said = bundle("cli", language)
    assert all(said.has_message(f"bench-{name}") for _, name in found(*NAMES))


def test_wistar_must_be_fast_with_any_number_of_players() -> None:
    rates = found("wistar")
    assert [rates["wistar", name].value for name in ("sampled-2", "sampled-3", "sampled")] == [2, 3, 4]
    assert {rates["wistar", name].goal for name in ("sampled-2", "sampled-3", "sampled")} == {0.6}


def test_the_slowest_rate_is_measured_against_catanatron() -> None:
    rates = found("wistar")
    assert (rates["", "catan"].value, rates["", "catan"].unit) == (2, "k/s")
    assert (rates["wistar", "sampled-to-catan"].value, rates["wistar", "sampled-to-catan"].goal) == (1000, 25)


def test_without_catanatron_nothing_is_measured_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catan, "installed", lambda: False)
    assert not {("", "catan"), ("wistar", "sampled-to-catan")} & found("wistar").keys()


def test_only_wistar_is_measured_against_catanatron() -> None:
    assert ("", "catan") not in found("qwixx")
    assert [name for name in NAMES if figures.beside_catan([find_game(name)])] == ["wistar"]


def test_a_match_and_a_view_have_limits() -> None:
    costs = found("wistar")
    limits = {name: (costs["wistar", name].goal, costs["wistar", name].unit) for name in ("match", "view", "view-size")}
    assert limits == {"match": (2, "ms"), "view": (1, "ms"), "view-size": (30, "kB")}
    assert all(costs["wistar", name].cost for name in limits)


def test_a_hard_bot_of_every_game_has_limits() -> None:
    costs = found(*NAMES)
    assert [costs[game, "thinking"].goal for game in NAMES] == [400] * len(NAMES)
    assert [costs[game, "choice"].goal for game in NAMES] == [0.2, 1000, 1000, 1000, 1000]
    assert (costs["qwixx", "choice"].value, costs["qwixx", "choice"].met) == (0.1, True)


@pytest.mark.parametrize(
    ("value", "cost", "met"), [(2, False, True), (1, False, False), (2, True, True), (3, True, False)]
)
def test_a_goal_is_reached_from_the_right_side(value: float, cost: bool, met: bool) -> None:
    assert Figure("", "copy", value, "ns", 2, cost).met is met


def test_what_has_no_goal_is_neither_met_nor_missed() -> None:
    assert Figure("", "pig", 5, "M/s").met is None


def test_many_matches_at_once_are_measured_against_pettingzoo_for_every_game() -> None:
    rates = found(*NAMES)
    assert {game for game, name in rates if name == "vector-to-zoo"} == set(NAMES)
    ratio = rates["kocour", "vector-to-zoo"]
    assert (ratio.value, ratio.goal, ratio.met) == (30, 20, True)
    assert (rates["kocour", "zoo"].value, rates["kocour", "vector"].value) == (10, 300)


def test_the_laboratory_can_be_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [find_game("qwixx")]
    alone = list(figures.figures(chosen, lambda what: None, only_lab=True))
    assert [figure.name for figure in alone] == ["zoo", "vector", "vector-to-zoo"]
    monkeypatch.setattr(lab, "installed", lambda: False)
    assert list(figures.figures(chosen, lambda what: None, only_lab=True)) == []
