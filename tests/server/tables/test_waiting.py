"""Whom a table waits for, and what happened since somebody's last turn."""

from __future__ import annotations

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import DAY, SECOND, DaysPerMove, PerMatch, PerMove
from cheeseboard.server.tables.rematch import rematch
from cheeseboard.server.tables.since import since_turn
from cheeseboard.server.tables.waiting import Waiting, concerns, decode_waits, encode_waits, invited, waits
from tests.server.tables.seated import EMA, JAN, NOON, PETR, Host, started


def kinds(host: Host) -> list[tuple[str, str]]:
    return [(each.person, each.kind) for each in waits(host.table)]


def test_all_who_are_asked_are_waited_for_until_they_have_answered() -> None:
    host = started("qwixx", EMA, PETR, JAN)
    ask = host.table.asks[0]
    assert waits(host.table) == [Waiting(person, "turn", ask, NOON) for person in (EMA, PETR, JAN)]
    host.act(1, "-")
    assert waits(host.table) == [Waiting(person, "turn", ask, NOON) for person in (EMA, JAN)]  # as before
    assert decode_waits(encode_waits(waits(host.table))) == waits(host.table)


def test_bots_and_those_they_play_for_are_not_waited_for() -> None:
    host = started("qwixx", EMA, PETR, "greedy")
    host.fold(commands.stand_in(host.table, PETR, 1, "greedy", "left", host.at))
    assert kinds(host) == [(EMA, "turn")]


def test_somebody_with_two_seats_is_waited_for_once() -> None:
    assert kinds(started("qwixx", EMA, "beside", PETR)) == [(EMA, "turn"), (PETR, "turn")]


def test_time_that_runs_out_is_told_when_a_quarter_is_left() -> None:
    host = started("kocour", EMA, PETR, clock=DaysPerMove(1))
    (turn, soon) = waits(host.table)
    assert (turn.until, soon.until) == (NOON + DAY, NOON + DAY)
    assert (soon.kind, soon.mark, soon.since) == ("soon", turn.mark, NOON + DAY - DAY // 4)
    long = waits(started("kocour", EMA, PETR, clock=DaysPerMove(30)).table)
    assert long[1].since == NOON + 30 * DAY - DAY // 2
    match = waits(started("kocour", EMA, PETR, clock=PerMatch(3600)).table)
    assert match[1].since == NOON + 2700 * SECOND
    assert [each.kind for each in waits(started("kocour", EMA, PETR, clock=PerMove(30)).table)] == ["turn"]


def test_those_who_have_yet_to_agree_are_waited_for() -> None:
    host = started("kocour", EMA, PETR, JAN).play(Rng(1), 4)
    at = host.at
    host.fold(commands.ask_back(host.table, EMA, 0, 1, at))
    asked = [each for each in waits(host.table) if each.kind == "back"]
    revision = host.table.revision
    assert asked == [Waiting(JAN, "back", revision, at), Waiting(PETR, "back", revision, at)]
    host.fold(commands.agree(host.table, JAN, host.at))
    assert [each for each in waits(host.table) if each.kind == "back"] == [Waiting(PETR, "back", revision, at)]
    host.fold(commands.decline(host.table, PETR, host.at))
    assert "back" not in [each.kind for each in waits(host.table)]


def test_the_end_is_told_to_all_and_a_closed_table_not_to_who_closed_it() -> None:
    host = started("kocour", EMA, PETR, "greedy").play(Rng(2))
    assert kinds(host) == [(EMA, "over"), (PETR, "over")]
    other = started("kocour", EMA, PETR)
    other.fold(commands.stand_in(other.table, PETR, 1, "greedy", "left", other.at))
    closed = other.fold(commands.close(other.table, EMA, "given-up", other.at))
    assert [each.person for each in waits(other.table, closed)] == [PETR]


def test_a_rematch_keeps_seats_for_those_who_played() -> None:
    host = started("kocour", EMA, PETR).play(Rng(2))
    head = rematch(host.table, TableId("next"), EMA, "0" * 64)
    assert Waiting(PETR, "invited", 0, 0) in invited(head)
    assert concerns(host.table, PETR)
    assert not concerns(host.table, JAN)


def test_what_a_later_version_has_written_is_passed_over() -> None:
    assert decode_waits('[["a","dance",1,2]]') == []
    assert decode_waits("no JSON") == []


# -- since the last turn


def told(host: Host, seat: int, reader: int | None) -> list[str]:
    return [each.event.key for each in since_turn(host.table, seat, reader).told]


def test_since_the_last_turn_there_is_what_came_after_it() -> None:
    host = started("kocour", EMA, PETR)
    first = host.first()
    assert since_turn(host.table, first, first).first == 0
    steps = len(host.table.match.steps)
    host.random_act(Rng(3))
    found = since_turn(host.table, first, first)
    assert found.first == steps + 1
    assert all(each.step > steps for each in found.told)
    other = since_turn(host.table, 1 - first, 1 - first)
    assert other.first == 0
    assert len(other.told) > len(found.told)
    assert found.told == other.told[len(other.told) - len(found.told) :]


def test_a_bot_that_stood_in_and_a_standing_order_did_not_act_for_the_person() -> None:
    host = started("kocour", EMA, PETR)
    host.random_act(Rng(1))
    before = [*host.table.acted]
    for person, seat in ((EMA, 0), (PETR, 1)):
        host.fold(commands.stand_in(host.table, person, seat, "random", "left", host.at))
    host.play(Rng(1), 5)
    assert host.table.acted == before
    gouda = started("gouda", EMA, PETR, options={"magic": True})
    gouda.fold(commands.order(gouda.table, PETR, 1, "pass-all", gouda.at))
    rng = Rng(1)
    while True:
        acted = gouda.table.acted[1]
        entry = gouda.random_act(rng)
        if [seat for seat, _ in entry.steps[:1]] == [0] and 1 in [seat for seat, _ in entry.steps[1:]]:
            break  # the order has answered
    assert gouda.table.acted[1] == acted


def test_only_as_many_as_asked_for_the_latest_ones() -> None:
    host = started("kocour", EMA, PETR).play(Rng(5), 6)
    seat = min((0, 1), key=lambda each: host.table.acted[each])
    everything = since_turn(host.table, seat, seat)
    few = since_turn(host.table, seat, seat, 2)
    assert few.told == everything.told[-2:]
    assert few.left_out == len(everything.told) - 2


def test_going_back_and_undo_leave_nobody_ahead_of_the_match() -> None:
    host = started("qwixx", EMA, PETR).play(Rng(6), 8)
    host.fold(commands.ask_back(host.table, EMA, 0, 2, host.at))
    host.fold(commands.agree(host.table, PETR, host.at))
    assert all(steps <= 2 for steps in host.table.acted)
    sealed = started("qwixx", EMA, PETR, JAN)
    steps = len(sealed.table.match.steps)
    sealed.act(0, "-")
    sealed.act(1, "-")
    assert sealed.table.acted == [steps + 1, steps + 2, 0]
    sealed.fold(commands.undo(sealed.table, EMA, 0, sealed.at))
    assert sealed.table.acted == [steps, steps + 1, 0]


def test_who_gets_a_seat_has_read_nothing_yet_and_a_rebuilt_table_knows_the_same() -> None:
    host = started("kocour", EMA, PETR).play(Rng(7), 7)
    host.fold(commands.hand_over(host.table, PETR, 1, JAN, "Jan", host.at))
    assert host.table.acted[1] == 0
    assert host.again().acted == host.table.acted
    assert host.table.copy().acted == host.table.acted
