"""The plain heuristic player of Gouda! Gouda!."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.option import Value
from cheeseboard.games.gouda.bot import Greedy
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.table import gouda, magic


def test_greedy_beats_random() -> None:
    assert share_of_wins("gouda", 20) >= 0.75


@pytest.mark.parametrize(
    "options",
    [{"magic": True}, {"party": True}, {"cheese-spots": True}, {"magic": True, "full-set": True, "void": True}],
)
def test_greedy_plays_every_variant_to_the_end(options: dict[str, Value]) -> None:
    m = new_match("gouda", 3, 1, options)
    play_out(m, [Greedy(), m.game.bot("random"), m.game.bot("random")], cb.Rng(1))
    assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    table = magic("M1 01\nM2 0", "reroll improve", "nullify")
    table.go_on("0:M1 [g1 r1]")
    for bot in cb.find_game("gouda").bots().values():
        choices = {bot.choose(table.state.copy(), 0, cb.Rng(seed)).notation for seed in [7] * 5}
        assert len(choices) == 1


def test_greedy_moves_its_own_mouse_up_and_the_rival_s_down() -> None:
    table = gouda("gouda name\nM2 01\n> 0 | -\n  0 | -")
    table.go_on("0:M2 [g1 r1]")
    table.act(0, str(Greedy().choose(table.state, 0, cb.Rng(0))))
    table.act(0, str(Greedy().choose(table.state, 0, cb.Rng(0))))
    assert table.mice in (
        {"M3": "0", "M1": "1"},
        {"S2": "0", "M1": "1"},
        {"M3": "0", "S1": "1"},
        {"S2": "0", "S1": "1"},
    )


def test_greedy_takes_the_cheese() -> None:
    table = gouda("gouda name\nF1 01\nM4 0\n> 0 | -\n  0 | -")
    table.go_on("0:F1 [g1 y1]")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "0@F1>T"


def test_greedy_does_not_look_at_the_hands_of_others() -> None:
    worlds = []
    for hand in ("nullify", "again", "improve"):
        table = magic("M1 01\nM2 0", "reroll improve", hand)
        table.go_on("0:M1 [g1 r1]")
        worlds.append(table.state)
    assert len({Greedy().choose(world, 0, cb.Rng(7)).notation for world in worlds}) == 1
