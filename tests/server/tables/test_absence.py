"""Somebody who is waited for and is gone: when the others may let a bot play, and who of them has to agree."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import json

from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.absence import Patience, absent, all_absent
from cheeseboard.server.tables.clocks import DAY, SECOND, DaysPerMove, PerMove
from cheeseboard.server.tables.entries import AskedCover, Entry
from cheeseboard.server.tables.updates import snapshot
from tests.server.tables.seated import EMA, JAN, NOON, PEOPLE, PETR, Host, shown, started

MINUTE = 60 * SECOND
PATIENCE = Patience(live=10 * MINUTE, slow=3 * DAY)
LONG = 100 * DAY  # for how long somebody is there who stays


def refused(call: Callable[[], Entry]) -> str:
    with pytest.raises(Problem) as found:
        call()
    return found.value.code


def waiting_for(person: PersonId, *more: str) -> tuple[Host, int]:
    """A table of Kocour that waits for the person, and since when."""
    host = started("kocour", EMA, PETR, *more)
    while not host.table.waits_for(person):
        host.random_act(Rng(1))
    return host, host.table.clocks.running[host.first()]


def there(*stay: PersonId, **left: int) -> dict[PersonId, int]:
    """Until when each was at the table: some stay, others have left."""
    found = dict.fromkeys(stay, NOON + LONG)
    return found | {PersonId(f"id-{name}"): at for name, at in left.items()}


def test_nobody_who_is_there_or_is_not_waited_for_is_missed() -> None:
    host, asked = waiting_for(PETR)
    later = asked + 20 * MINUTE
    assert absent(host.table, PETR, there(EMA, PETR), later, PATIENCE) is None
    assert absent(host.table, EMA, there(PETR, ema=asked), later, PATIENCE) is None


def test_who_vanishes_while_all_others_wait_is_waited_for_some_minutes() -> None:
    host, asked = waiting_for(PETR, JAN)
    found = absent(host.table, PETR, there(EMA, JAN, petr=asked + MINUTE), asked + 2 * MINUTE, PATIENCE)
    assert found is not None
    assert (found.since, found.may, found.of) == (asked + MINUTE, asked + 11 * MINUTE, frozenset({EMA, JAN}))


def test_who_was_gone_before_it_was_their_turn_is_waited_for_from_then_on() -> None:
    host, asked = waiting_for(PETR)
    found = absent(host.table, PETR, there(EMA, petr=asked - MINUTE), asked, PATIENCE)
    assert found is not None
    assert (found.since, found.may) == (asked, asked + 10 * MINUTE)


@pytest.mark.parametrize("seen", [{}, {"petr": NOON - DAY}])
def test_at_a_slow_table_one_has_days(seen: dict[str, int]) -> None:
    """Petr did not come when it became his turn: he comes by once a day, and so do others."""
    host, asked = waiting_for(PETR)
    found = absent(host.table, PETR, there(EMA, **seen), asked, PATIENCE)
    assert found is not None
    assert found.may == asked + 3 * DAY


def test_where_others_do_not_wait_at_the_table_one_has_days_and_who_is_gone_is_not_asked() -> None:
    host, asked = waiting_for(PETR, JAN)
    found = absent(host.table, PETR, there(EMA, petr=asked), asked + MINUTE, PATIENCE)
    assert found is not None
    assert (found.may, found.of) == (asked + 3 * DAY, frozenset({EMA}))


@pytest.mark.parametrize("clock", [PerMove(30), DaysPerMove(1)])
def test_where_there_is_a_clock_it_decides(clock: PerMove | DaysPerMove) -> None:
    host = started("kocour", EMA, PETR, clock=clock)
    seat = host.first()
    person, other = (EMA, PETR) if seat == 0 else (PETR, EMA)
    gone = there(other)
    assert all_absent(host.table, gone, NOON + LONG, PATIENCE) == {}
    assert refused(lambda: ask(host, other, seat, NOON + DAY, gone)) == "clock-decides"
    assert host.table.chairs[seat].player == person


# -- asking


def ask(host: Host, by: PersonId, seat: int, at: int, seen: dict[PersonId, int], level: str = "random") -> AskedCover:
    return commands.ask_cover(host.table, by, seat, level, at, seen, PATIENCE)


def test_a_bot_plays_at_once_where_nobody_else_has_to_agree() -> None:
    host, asked = waiting_for(PETR, "greedy")
    gone = there(EMA, petr=asked)
    assert refused(lambda: ask(host, EMA, 1, asked + 10 * MINUTE - 1, gone)) == "not-long-away"
    entry = host.fold(ask(host, EMA, 1, asked + 10 * MINUTE, gone))
    assert isinstance(entry, AskedCover)
    assert entry.granted
    assert (host.table.chairs[1].bot, host.table.stand_ins, host.table.request) == ("random", {1}, None)
    host.fold(commands.come_back(host.table, PETR, 1, host.at))
    assert host.table.chairs[1].player == PETR


def test_all_others_have_to_agree() -> None:
    host, asked = waiting_for(PETR, JAN)
    gone, later = there(EMA, JAN, petr=asked), asked + 10 * MINUTE
    host.fold(ask(host, EMA, 1, later, gone))
    assert host.table.chairs[1].player == PETR
    cover = shown(host.table, 2)["cover"]
    assert cover == {"seat": 0, "person": PETR, "level": "random", "agreed": [EMA], "waits_for": [JAN]}
    assert refused(lambda: commands.agree(host.table, EMA, later, gone)) == "back-agreed"
    assert refused(lambda: commands.ask_back(host.table, JAN, 2, 0, later)) == "cover-asked"
    assert commands.agree(host.table, JAN, later, gone).granted
    host.fold(commands.agree(host.table, JAN, later, gone))
    assert (host.table.chairs[1].bot, shown(host.table, 2)["cover"]) == ("random", None)
    assert json.encode(snapshot(host.again(), 2)) == json.encode(snapshot(host.table, 2))


def test_a_bot_plays_at_all_seats_of_one_screen() -> None:
    host = started("kocour", EMA, "beside", PETR)
    while not host.table.waits_for(EMA):
        host.random_act(Rng(1))
    asked = host.table.clocks.running[host.first()]
    host.fold(ask(host, PETR, host.first(), asked + 10 * MINUTE, there(PETR, ema=asked)))
    assert [chair.bot for chair in host.table.chairs] == ["random", "random", None]


def test_whoever_declines_or_comes_back_ends_it() -> None:
    host, asked = waiting_for(PETR, JAN)
    gone, later = there(EMA, JAN, petr=asked), asked + 10 * MINUTE
    for by in (EMA, JAN, PETR):  # Petr is here after all
        host.fold(ask(host, EMA, 1, later, gone))
        host.fold(commands.decline(host.table, by, later))
        assert host.table.request is None
    host.fold(ask(host, EMA, 1, later, gone))
    assert refused(lambda: commands.agree(host.table, JAN, later, there(*PEOPLE))) == "is-here"
    host.at = later
    while host.table.waits_for(PETR):
        host.random_act(Rng(1))
    assert host.table.request is None
    assert json.encode(snapshot(host.again(), 1)) == json.encode(snapshot(host.table, 1))


def test_nobody_is_put_out_who_is_not_waited_for() -> None:
    host, asked = waiting_for(PETR, JAN)
    gone, later = there(EMA, petr=asked, jan=asked), asked + 4 * DAY
    assert refused(lambda: ask(host, EMA, 2, later, gone)) == "not-waited"
    assert refused(lambda: ask(host, EMA, 0, later, gone)) == "not-waited"
    assert refused(lambda: ask(host, EMA, 1, later, there(EMA, PETR))) == "is-here"
    assert refused(lambda: ask(host, PersonId("id-eva"), 1, later, gone)) == "not-your-seat"
    assert refused(lambda: ask(host, EMA, 1, later, gone, "nonsense")) == "bot-unknown"
    assert ask(host, EMA, 1, later, gone).of == (EMA, JAN)
