"""The solved game as the package has it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import cheeseboard as cb
from cheeseboard.bots.gouda.solved_bot import NAME, SolvedBot, placement_of, shipped_table
from cheeseboard.bots.gouda.turns import PLACED
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.games.gouda.stages import NAMING
from cheeseboard.games.gouda.state import Gouda
from tests.bots.gouda.by_the_rules import at
from tests.bots.search.positions import decisions

FIGURES = json.loads(files("cheeseboard.bots").joinpath("data", f"{NAME}.json").read_text("utf-8"))


def test_a_turn_by_the_rules_changes_little_of_what_the_table_says() -> None:
    bot, known = SolvedBot(shipped_table()), shipped_table()
    off = []
    for state, seat in decisions("gouda", 2, 3):
        assert isinstance(state, Gouda)
        if state.stage == NAMING:
            mine, theirs = (PLACED.number[placement_of(state, each)] for each in (seat, 1 - seat))
            best = max(bot.worth(state, seat, action) for action in state.legal(seat))
            off.append(abs(best - float(known.chances([theirs], [mine])[0, 0])))
    assert len(off) > 20
    assert sum(off) / len(off) < 0.005
    assert max(off) < 2 * FIGURES["worst_error"]


def test_it_is_good_to_begin() -> None:
    state = at("D D D D D", "D D D D D")  # where whoever plays well puts the mice
    first = SolvedBot(shipped_table()).worth(state, 0, state.legal(0)[0])
    assert first == pytest.approx(FIGURES["first_seat"], abs=0.005)


def test_hard_plays_by_it() -> None:
    game = cb.find_game("gouda")
    state = at("D D D D F1", "M4 M4 F1 F1 F2")
    chosen = make_bot(game, find_level(game, "hard")).choose(state.copy(), 0, cb.Rng(1))
    assert str(chosen) == "F1"  # three dice: more likely green than not
    assert SolvedBot(shipped_table()).worth(state, 0, chosen) > 1 - (2 / 3) ** 3
