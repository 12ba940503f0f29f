"""Qwixx among others by what was learnt, and which bot plays which table."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.bots.knowing import KnowingBot
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.qwixx import solo_table
from cheeseboard.bots.qwixx.desk import desk_of
from cheeseboard.bots.qwixx.knowledge import NETS, win_net
from cheeseboard.bots.qwixx.win_bot import WinBot
from cheeseboard.bots.search.search_bot import SearchBot
from cheeseboard.core.option import Options
from cheeseboard.games.qwixx.game import GAME
from cheeseboard.games.qwixx.position import position
from cheeseboard.games.qwixx.state import Qwixx


def hard() -> KnowingBot:
    bot = make_bot(GAME, find_level(GAME, "hard"))
    assert isinstance(bot, KnowingBot)
    return bot


def start(seats: int, options: Options) -> Qwixx:
    state = GAME.start(seats, GAME.choose_options(options))
    assert isinstance(state, Qwixx)
    return state


@pytest.mark.parametrize("seats", sorted(NETS))
def test_at_the_start_nobody_is_far_ahead(seats: int) -> None:
    state = start(seats, {})
    chances = [win_net(seats).chance(desk_of(state), seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1, abs=0.12)
    assert chances == pytest.approx([1 / seats] * seats, abs=0.12)
    assert isinstance(hard().player(state), WinBot)


LOCKED = "r2 r3 r4 r5 r6 r12"  # one row is closed: the next lock ends the game


def at_lock(mine: str, theirs: str) -> Qwixx:
    """The white dice show what locks the yellow row."""
    return position(f"qwixx classic first w6 w6 y1 g1 b1\n> {mine} | 0\n  {LOCKED} {theirs} | 0\n")


def test_whoever_has_more_is_ahead() -> None:
    late = at_lock("y2 y3 y4 y5 y6 y7 y8 y9 y10 g12 g11 g10 g9 g8", "y3")
    ahead, behind = (win_net(2).chance(desk_of(late), seat) for seat in range(2))
    assert ahead > 0.8
    assert behind < 0.2


def test_a_lock_that_wins_the_game_is_taken() -> None:
    state = at_lock("y2 y3 y4 y5 y6 y7 y8 y9 g12 g11 g10 g9 g8", "y3")
    assert str(hard().choose(state, 0, cb.Rng(1))) == "y12"


def test_a_lock_that_loses_the_game_is_not() -> None:
    state = at_lock("y2 y3 y4 y5 y6", "g12 g11 g10 g9 g8 g7")
    assert str(hard().choose(state, 0, cb.Rng(1))) != "y12"


@pytest.mark.parametrize("option", ["mixx-a", "mixx-b"])
def test_on_mixed_sheets_it_searches(option: str) -> None:
    assert isinstance(hard().player(start(2, {option: True})), SearchBot)


def test_alone_it_searches_until_the_table_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path))
    begun: list[object] = []
    monkeypatch.setattr("cheeseboard.bots.knowing.compiled", lambda: True)
    monkeypatch.setattr("cheeseboard.bots.knowing.solve_meanwhile", lambda: begun.append(1))
    assert isinstance(hard().player(start(1, {"solo": True})), SearchBot)
    assert begun == [1]
    assert solo_table.kept_table() is None
