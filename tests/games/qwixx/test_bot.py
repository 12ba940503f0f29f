"""The plain heuristic player of Qwixx."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.qwixx.bot import Greedy
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.table import qwixx


def test_greedy_beats_random() -> None:
    assert share_of_wins("qwixx", 200) >= 0.8


@pytest.mark.parametrize("options", [{"solo": True}, {"mixx_a": True}, {"mixx_b": True}, {}])
def test_greedy_plays_every_sheet_to_the_end(options: dict[str, bool]) -> None:
    for seed in range(10):
        m = new_match("qwixx", 1 if "solo" in options else 4, seed, options)
        play_out(m, [Greedy()] * m.seats, cb.Rng(seed))
        assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> r2 y3 | 1\n  -\n  b6")
    for bot in cb.find_game("qwixx").bots().values():
        for seat in (0, 1, 2):
            choices = {bot.choose(table.state.copy(), seat, cb.Rng(seed)).notation for seed in [7] * 5}
            assert len(choices) == 1


def test_greedy_does_not_look_at_sealed_answers() -> None:
    drawn = "qwixx classic first w4 w1 r6 y2 g3 b5\n> r2 y3 | 1 | {}\n  -\n  b6"
    worlds = [qwixx(drawn.format(answer)).state for answer in ("r5", "y5", "g5", "-")]
    for seat in (1, 2):
        assert len({Greedy().choose(world, seat, cb.Rng(7)).notation for world in worlds}) == 1


def test_greedy_takes_the_next_number_rather_than_a_penalty() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y4 g1 b1\n> -\n  -")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "r2"


def test_greedy_does_not_skip_half_a_row_for_one_cross() -> None:
    table = qwixx("qwixx classic first w5 w6 r1 y1 g1 b1\n> g11 b11\n  g10 b10")
    assert str(Greedy().choose(table.state, 1, cb.Rng(0))) == "-"
