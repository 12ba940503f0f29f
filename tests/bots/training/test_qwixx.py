"""Many games of Qwixx at once are the games of the rules, and a net learns what the bot plays."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import MEASURES, find_bot
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.qwixx.desk import desk_of
from cheeseboard.bots.qwixx.win_bot import WinBot
from cheeseboard.bots.qwixx.win_net import WinNet, size_of
from cheeseboard.bots.training.qwixx_courses import NetCourse, net_of
from cheeseboard.bots.training.qwixx_players import GreedyPlayer, NetPlayer, Player
from cheeseboard.bots.training.qwixx_scripts import players
from cheeseboard.bots.training.qwixx_table import NOTHING, Tables
from cheeseboard.bots.training.qwixx_view import view
from cheeseboard.core.action import Action
from cheeseboard.games.qwixx.actions import Mark
from cheeseboard.games.qwixx.components import ROWS
from cheeseboard.games.qwixx.game import GAME
from cheeseboard.games.qwixx.position import position
from cheeseboard.games.qwixx.state import FIRST, Qwixx
from tests.bots.search.positions import decisions


def course(seats: int) -> NetCourse:
    """A net that has learnt nothing."""
    return NetCourse("test", seats, 2)


def played_by(taught: NetCourse) -> WinNet:
    return WinNet(taught.plan.seats, array("f", taught.result().tolist()))


def tables_of(state: Qwixx) -> Tables:
    """One game among many."""
    desk = desk_of(state)
    return Tables(
        np.array([desk.rows]).reshape(1, state.seats, ROWS),
        np.array([desk.scores]),
        np.array([desk.penalties]),
        np.array([[bool(desk.open >> row & 1) for row in range(ROWS)]]),
        np.array([desk.active]),
    )


def choices(seats: int, seeds: range) -> list[tuple[Qwixx, int]]:
    found = []
    for seed in seeds:
        for state, seat in decisions("qwixx", seats, seed):
            assert isinstance(state, Qwixx)
            found.append((state.copy(), seat))
    return found


def chosen(player: Player, state: Qwixx, seat: int) -> tuple[int, int] | None:
    """The row and the number that the player of many games crosses; None for nothing."""
    tables, faces = tables_of(state), state.faces()
    dice = np.array([[max(0, face - 1) for face in faces]])
    if state.stage == FIRST:
        mine = np.array([seat])
        found = (player.active_white if seat == state.active else lambda t, d: player.passive_white(t, d, mine))(
            tables, dice
        )
        row = int(found[0])
        return None if row == NOTHING else (row, faces[0] + faces[1])
    way = int(player.second(tables, dice, np.array([state.marked]))[0])
    if not way:
        return None
    white, row = divmod(way - 1, ROWS)
    return row, faces[white] + faces[2 + row]


def of_action(action: Action) -> tuple[int, int] | None:
    return (int(action.row), int(action.number)) if isinstance(action, Mark) else None


@pytest.mark.parametrize("seats", [2, 4])
def test_the_net_sees_and_decides_alike_in_many_games_and_in_one(seats: int) -> None:
    taught = course(seats)
    net, player = played_by(taught), NetPlayer(taught.net)
    bot = WinBot(net)
    assert len(taught.result()) == size_of(seats)
    again = NetPlayer(net_of(seats, taught.result()))
    different = 0
    positions = choices(seats, range(3, 5))
    for state, seat in positions:
        expected = float(taught.net.chance(view(tables_of(state), np.array([seat])))[0])
        assert net.chance(desk_of(state), seat) == pytest.approx(expected, abs=1e-4)
        assert chosen(again, state, seat) == chosen(player, state, seat)
        one, many = of_action(bot.choose(state, seat, cb.Rng(1))), chosen(player, state, seat)
        if one != many:  # only where two choices are as good as each other
            legal = state.legal(seat)
            worths = dict(zip(map(of_action, legal), bot.chances(state, seat, legal), strict=True))
            assert worths[one] == pytest.approx(worths[many], abs=1e-5)
            different += 1
    assert different <= len(positions) / 20


@pytest.mark.parametrize("name", ["greedy", *[level.name for level in MEASURES["qwixx"]]])
def test_players_of_many_games_are_the_bots_that_others_are_measured_by(name: str) -> None:
    bot, player = make_bot(GAME, find_bot(GAME, name)), players()[name]
    marks = 0
    for state, seat in choices(2, range(5, 9)):
        legal = state.legal(seat)
        expected = of_action(bot.choose(state.copy(), seat, cb.Rng(1)))
        assert chosen(player, state, seat) == expected, (state, legal)
        marks += expected is not None
    assert marks > 20


def test_never_lock_never_locks_and_never_pass_never_passes() -> None:
    never_lock, never_pass = (make_bot(GAME, find_bot(GAME, name)) for name in ("never-lock", "never-pass"))
    state = position("qwixx classic first w6 w6 r1 y1 g1 b1\n> r2 r3 r4 r5 r6 r11 | 0\n  - | 0\n")
    assert str(never_lock.choose(state, 0, cb.Rng(1))) != "r12"
    assert str(never_pass.choose(state, 0, cb.Rng(1))) == "r12"
    assert str(never_pass.choose(state, 1, cb.Rng(1))) in ("g12", "b12")


def test_a_penalty_racer_crosses_nothing_once_it_is_far_enough_ahead() -> None:
    racer = make_bot(GAME, find_bot(GAME, "penalty-racer"))
    drawn = "qwixx classic first w1 w2 r1 y1 g1 b1\n> y2 g12 g11 g10 g9 g8 g7 | {}\n  y2 | {}\n"
    ahead, not_enough = position(drawn.format(0, 0)), position(drawn.format(0, 0).replace("y2 |", "y2 b12 |"))
    assert str(racer.choose(ahead, 0, cb.Rng(1))) == "-"
    assert str(racer.choose(not_enough, 0, cb.Rng(1))) == "y3"


def test_many_games_come_to_what_the_game_comes_to() -> None:
    from cheeseboard.bots.training.qwixx_games import play

    ended = play([GreedyPlayer()], np.zeros((3000, 2), np.int64), np.zeros(3000, np.int64), np.random.default_rng(1))
    assert ended.scores.mean() == pytest.approx(50.1, abs=1.0)  # cheeseboard simulate qwixx greedy greedy
    assert ended.over().all()


def test_what_was_stopped_goes_on_as_if_it_had_not_been(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.bots.training.qwixx_learning.SEATED", 40)
    whole, half, rest = (NetCourse("test", 2, 4) for _ in range(3))
    for _ in range(4):
        whole.step()
    half.step()
    half.step()
    half.step()
    rest.thaw(half.freeze())
    rest.step()
    assert rest.done()
    assert np.array_equal(rest.result(), whole.result())
    assert not np.array_equal(half.result(), whole.result())
