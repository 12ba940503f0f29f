"""Plain ways to play Gouda! Gouda! that look for a weakness of others."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import MEASURES
from cheeseboard.bots.scripts import script_named
from cheeseboard.bots.table import play_match
from cheeseboard.games.gouda.components import LAWS
from tests.bots.gouda.by_the_rules import at


@pytest.mark.parametrize(("name", "space"), [("front-runner", "M4"), ("crowd", "D")])
def test_which_space_they_name(name: str, space: str) -> None:
    state = at("D D M2 M2 M4", "D D D M2 M1")
    assert str(script_named(name).choose(state, 0, cb.Rng(1))) == space


@pytest.mark.parametrize("name", [level.name for level in MEASURES["gouda"]])
def test_own_mice_go_up_and_others_down(name: str) -> None:
    state = at("M2 M2 D D D", "M2 M2 D D D")
    state.play(0, next(action for action in state.legal(0) if str(action) == "M2"))
    state.settle(LAWS[4].parse("green green red red"))
    while state.active == 0:
        chosen = script_named(name).choose(state.copy(), 0, cb.Rng(1))
        assert (">M3" in str(chosen) or ">S2" in str(chosen)) == str(chosen).startswith("0@")
        state.play(0, chosen)


@pytest.mark.parametrize("name", [level.name for level in MEASURES["gouda"]])
@pytest.mark.parametrize("seats", [2, 4])
def test_they_play_to_the_end(name: str, seats: int) -> None:
    game = cb.find_game("gouda")
    bots = [script_named(name) for _ in range(seats)]
    played = play_match(game.start(seats, game.choose_options({"magic": True})), bots, cb.Rng(1, 2), cb.Rng(1, 3))
    assert len(played.winners) == 1
