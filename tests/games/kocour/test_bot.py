"""The plain heuristic player of Mlsný kocour."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.kocour.bot import Greedy
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.table import kocour


def test_greedy_beats_random() -> None:
    assert share_of_wins("kocour", 200) >= 0.85


@pytest.mark.parametrize(
    "options", [{}, {"children": True}, {"risky": True}, {"match": True}, {"edition": "triangular"}]
)
def test_greedy_plays_every_variant_to_the_end(options: dict[str, bool | str]) -> None:
    for seed in range(10):
        m = new_match("kocour", 3, seed, options)
        play_out(m, [Greedy()] * m.seats, cb.Rng(seed))
        assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    table = kocour("> r1 | -\n  b2 g1\n  b1")
    table.settle("joker joker")
    for bot in cb.find_game("kocour").bots().values():
        choices = {bot.choose(table.state.copy(), 0, cb.Rng(seed)).notation for seed in [7] * 5}
        assert len(choices) == 1


def test_greedy_catches_what_counts_most() -> None:
    table = kocour("> - | -\n  -")
    table.settle("yellow red")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "red"
    table = kocour("> - | -\n  o1")
    table.settle("orange joker")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "orange<1"


def test_greedy_rolls_while_there_is_nothing_to_fear_and_stops_before_a_sure_bust() -> None:
    table = kocour("> - | -\n  -")
    table.settle("yellow yellow")
    table.act(0, "yellow", "yellow")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "roll"
    table = kocour("> - | r1 o1 b1 g1\n  -")
    table.settle("yellow blue")
    table.act(0, "yellow")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "stop"
