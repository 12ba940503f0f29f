"""Clocks: who has how long, in examples with times in seconds after noon."""

from __future__ import annotations

import pytest

from cheeseboard.core.refusal import Problem
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import DAY, DaysPerMove, NoClock, PerMatch, PerMove
from tests.server.tables.seated import EMA, JAN, NOON, PETR, Host, set_up, started


def after(seconds: int) -> int:
    return NOON + seconds * 1000


def deadlines(host: Host) -> dict[int, int]:
    """In seconds after noon."""
    return {seat: (deadline - NOON) // 1000 for seat, deadline in host.table.deadlines().items()}


def act(host: Host, seat: int, seconds: int, action: str = "-") -> None:
    table = host.table
    host.fold(commands.act(table, table.chairs[seat].by, seat, table.asks[seat], action, after(seconds)))


def test_without_a_clock_nothing_is_ever_due() -> None:
    host = started("qwixx", EMA, PETR, clock=NoClock())
    assert (host.table.deadlines(), host.table.due(after(10**9)), host.table.clocks.left(0)) == ({}, [], None)


def test_no_clock_runs_while_people_gather() -> None:
    assert Host(set_up("qwixx", EMA, PETR, clock=PerMove(60))).table.deadlines() == {}


def test_all_who_are_asked_at_once_have_the_same_time() -> None:
    host = started("qwixx", EMA, PETR, "greedy", clock=PerMove(60))
    assert deadlines(host) == {0: 60, 1: 60}  # a bot has no clock
    act(host, 0, 20)
    assert deadlines(host) == {1: 60}


def test_days_are_days() -> None:
    host = started("qwixx", EMA, PETR, clock=DaysPerMove(3))
    assert host.table.deadlines() == {0: NOON + 3 * DAY, 1: NOON + 3 * DAY}


def test_a_new_question_has_all_the_time_of_a_move() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMove(60))
    act(host, 0, 20)
    act(host, 1, 50)
    assert set(deadlines(host).values()) == {110}


def test_time_is_up_at_the_deadline_and_not_before() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMove(60))
    assert host.table.due(after(60) - 1) == []
    assert host.table.due(after(60)) == [0, 1]
    with pytest.raises(Problem) as problem:
        commands.time_out(host.table, 0, after(59))
    assert problem.value.code == "time-left"


def test_who_times_out_is_played_by_a_bot_and_has_no_clock() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMove(60))
    host.fold(commands.time_out(host.table, 0, after(61)))
    assert (deadlines(host), host.table.thinking(), host.table.stand_ins) == ({1: 60}, [0], {0})
    host.fold(commands.come_back(host.table, EMA, 0, after(70)))
    assert deadlines(host) == {0: 130, 1: 60}


def test_a_match_clock_loses_what_was_used_and_gains_the_increment() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 5))
    act(host, 0, 30)
    assert deadlines(host) == {1: 100}
    act(host, 1, 40)
    assert deadlines(host).items() <= {0: 40 + 75, 1: 40 + 65}.items()
    assert [host.table.clocks.left(seat) for seat in (0, 1)] == [75_000, 65_000]


def test_an_answer_that_comes_late_costs_no_more_than_there_was() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 5))
    act(host, 0, 300)
    assert host.table.clocks.left(0) == 5_000


def test_whose_match_time_is_used_up_does_not_come_back() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 5))
    host.fold(commands.time_out(host.table, 0, after(100)))
    for call in (
        lambda: commands.come_back(host.table, EMA, 0, after(101)),
        lambda: commands.hand_over(host.table, EMA, 0, JAN, "Jan", after(101)),
    ):
        with pytest.raises(Problem) as problem:
            call()
        assert problem.value.code == "time-used-up"


@pytest.mark.parametrize("clock", [PerMove(60), PerMatch(60, 20)])
def test_taking_a_choice_back_wins_no_time(clock: PerMove | PerMatch) -> None:
    host = started("qwixx", EMA, PETR, clock=clock)
    for moment in (10, 20, 30):  # ten seconds of thought, then none until it is taken back
        act(host, 0, moment + 5 if moment > 10 else 10)
        host.fold(commands.undo(host.table, EMA, 0, after(moment + 10 if moment > 10 else 15)))
    used = 10 + 10 + 5
    assert deadlines(host)[0] == 40 + 60 - used
    assert deadlines(host)[1] == 60


def test_a_clock_does_not_run_while_a_bot_plays() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 0))
    host.fold(commands.stand_in(host.table, EMA, 0, "greedy", "left", after(10)))
    assert deadlines(host) == {1: 100}
    host.fold(commands.come_back(host.table, EMA, 0, after(50)))
    assert deadlines(host) == {0: 140, 1: 100}


def test_a_bots_choice_earns_the_person_no_increment() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 5))
    host.fold(commands.stand_in(host.table, EMA, 0, "greedy", "left", after(10)))
    act(host, 0, 20)
    assert host.table.clocks.left(0) == 90_000


def test_going_back_gives_back_the_time_that_was_used_since() -> None:
    host = started("qwixx", EMA, "greedy", clock=PerMatch(100, 5))
    steps = len(host.table.match.steps)
    act(host, 0, 30)
    act(host, 1, 31)
    host.fold(commands.ask_back(host.table, EMA, 0, steps, after(40)))
    assert deadlines(host) == {0: 140}


def test_time_does_not_go_back_where_two_machines_disagree() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(100, 0))
    act(host, 0, 30)
    act(host, 1, 20)
    assert host.table.clocks.left(1) == 70_000


def excuse(host: Host, away: int, since: int) -> None:
    host.fold(commands.excuse(host.table, after(away), after(since), after(since + 1)))


@pytest.mark.parametrize("clock", [PerMove(60), PerMatch(60)])
def test_time_in_which_nothing_could_be_saved_is_given_back(clock: PerMove | PerMatch) -> None:
    host = started("qwixx", EMA, PETR, clock=clock)
    excuse(host, 10, 310)
    assert deadlines(host) == {0: 360, 1: 360}
    act(host, 0, 330)
    assert host.table.clocks.answers[0][0].used == 30_000


def test_it_is_given_back_once() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMatch(60))
    excuse(host, 10, 310)
    with pytest.raises(Problem):
        excuse(host, 10, 310)
    excuse(host, 315, 320)
    assert deadlines(host) == {0: 365, 1: 365}


def test_who_was_asked_in_the_midst_of_it_gets_back_the_rest_and_who_was_not_asked_nothing() -> None:
    host = started("qwixx", EMA, PETR, clock=PerMove(60))
    act(host, 0, 20)
    excuse(host, -100, 40)
    assert deadlines(host) == {1: 100}
    with pytest.raises(Problem):
        excuse(host, -200, -100)


@pytest.mark.parametrize(("clock", "left"), [(PerMove(60), 30), (PerMatch(60), 30), (PerMove(5), 5)])
def test_right_afterwards_nobody_runs_out(clock: PerMove | PerMatch, left: int) -> None:
    host = started("qwixx", EMA, PETR, clock=clock)
    excuse(host, 59, 70)
    assert deadlines(host) == {0: 70 + left, 1: 70 + left}
    assert host.table.due(after(70)) == []


def test_when_it_is_over_no_clock_runs() -> None:
    host = started("kocour", EMA, PETR, clock=PerMatch(100, 50))
    while not host.table.match.over:
        seat = host.first()
        host.act(seat, host.table.match.legal(seat)[-1].notation)
    assert (host.table.deadlines(), host.table.due(after(10**6))) == ({}, [])
