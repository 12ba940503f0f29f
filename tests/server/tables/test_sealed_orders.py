"""Standing orders for sealed answers: the others are sent the same whichever it is, and nobody is waited for."""

from __future__ import annotations

from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import Clock, DaysPerMove, PerMatch
from cheeseboard.server.tables.waiting import waits
from tests.server.tables.seated import EMA, JAN, PETR, Host, started
from tests.server.tables.test_secrecy import sent

ORDERS = find_game("qwixx").orders
GIVER = 1
OTHERS = (None, 0, 2)


def ordered(order: str, secret: bytes, clock: Clock | None = None) -> Host:
    """Three play Qwixx, and Petr has left an order."""
    host = started("qwixx", EMA, PETR, JAN, secret=secret, clock=clock)
    host.fold(commands.order(host.table, PETR, GIVER, order, host.at))
    return host


def sealed(host: Host) -> bool:
    """Whether the last choice is a sealed answer that nobody else knows."""
    return host.table.match.steps[-1].hidden


def states(hosts: list[Host]) -> int:
    """How many different positions there are, sealed answers included."""
    return len({repr(host.table.match.state) for host in hosts})


def test_the_same_bytes_whichever_order_was_left_until_all_is_revealed() -> None:
    differed = 0
    for seed in range(12):
        hosts = [ordered(order, bytes([seed]) * 32) for order in ORDERS]
        luck = Rng(seed)
        while states(hosts) == 1 or all([sealed(host) for host in hosts]):
            for reader in OTHERS:
                assert len({sent(host.table, reader) for host in hosts}) == 1
            differed += states(hosts) > 1
            match = hosts[0].table.match
            seat = match.asked[luck.below(len(match.asked))]
            action = match.state.sample(seat, luck).notation
            for host in hosts:
                host.act(seat, action)
    assert differed > 12  # so often a cross was sealed at one table and nothing at another


def test_an_answer_that_is_taken_back_and_an_order_that_is_changed_tell_nothing_either() -> None:
    hosts = [ordered(order, bytes(32)) for order in ORDERS]
    assert all([GIVER not in host.table.asks for host in hosts])
    for host, next_order in zip(hosts, reversed(ORDERS), strict=True):
        host.fold(commands.undo(host.table, PETR, GIVER, host.at))
        assert host.table.match.orders == {}
        host.fold(commands.order(host.table, PETR, GIVER, next_order, host.at))
        host.fold(commands.order(host.table, PETR, GIVER, None, host.at))
    for reader in OTHERS:
        assert len({sent(host.table, reader) for host in hosts}) == 1


def waited_for(host: Host) -> list[PersonId]:
    return [each.person for each in waits(host.table) if each.kind == "turn"]


def test_who_has_left_an_order_is_waited_for_only_when_it_does_not_answer() -> None:
    host, luck = ordered("skip-2", bytes(32), DaysPerMove(3)), Rng(1)
    while not host.table.match.over:
        asked = GIVER in host.table.match.asked
        assert (PETR in waited_for(host)) == asked
        assert (GIVER in host.table.clocks.running) == asked
        assert (host.table.clocks.deadline(GIVER) is not None) == asked
        assert not asked or host.table.match.state.answer(GIVER, "skip-2") is None
        host.random_act(luck)
    again = host.again()
    assert repr(again.match.state) == repr(host.table.match.state)
    assert again.match.orders == {GIVER: "skip-2"}


def test_answers_of_an_order_take_no_time_from_a_match_clock_and_bring_none() -> None:
    host = ordered("always", bytes(32), PerMatch(600, 10))
    left = host.table.clocks.left(GIVER)
    answered = 0
    while GIVER not in host.table.asks:
        answered += host.table.match.steps[-1].seat == GIVER
        assert host.table.clocks.left(GIVER) == left
        host.act(host.first(), "-")
    assert answered > 0
