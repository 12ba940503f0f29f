"""Which question a choice answers: in any order, never twice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.problem import Stale
from cheeseboard.server.tables.updates import snapshot
from tests.server.tables.seated import EMA, JAN, PETR, Host, started

SHORT = {"wistar": 6}  # interpreted it is slow


@pytest.fixture
def host() -> Host:
    """Three players of Qwixx who are asked at the same time."""
    host = started("qwixx", EMA, PETR, JAN)
    assert set(host.table.asks) == {0, 1, 2}
    return host


def resent(host: Host, seat: int, ask: int, action: str) -> Stale:
    """A choice that comes too late changes nothing."""
    before = json.encode(snapshot(host.table, seat))
    with pytest.raises(Stale) as stale:
        commands.act(host.table, host.table.chairs[seat].by, seat, ask, action, host.at)
    assert json.encode(snapshot(host.table, seat)) == before
    return stale.value


def test_the_others_sealed_answers_leave_a_question_as_it_is(host: Host) -> None:
    assert host.table.asks == {0: 1, 1: 1, 2: 1}
    host.act(1, "-")
    assert host.table.asks == {0: 1, 2: 1}
    host.act(0, "-")
    assert host.table.asks == {2: 1}


def test_the_last_answer_brings_new_questions(host: Host) -> None:
    for seat in (1, 0, 2):
        host.act(seat, "-")
    assert set(host.table.asks.values()) == {4}


def test_a_choice_that_is_sent_again_is_stale(host: Host) -> None:
    host.act(1, "-")
    assert resent(host, 1, 1, "-").ask is None
    for seat in (0, 2):
        host.act(seat, "-")
    active = host.first()
    assert resent(host, active, 1, "-").ask == 4


def test_a_choice_for_a_question_that_was_never_asked_is_stale(host: Host) -> None:
    assert resent(host, 1, 99, "-").ask == 1


def test_a_choice_that_was_taken_back_is_not_made_again_by_being_resent(host: Host) -> None:
    host.act(1, "-")
    host.fold(commands.undo(host.table, PETR, 1, host.at))
    assert host.table.asks == {0: 1, 1: 3, 2: 1}
    assert resent(host, 1, 1, "-").ask == 3


def test_who_plays_a_seat_does_not_change_its_question(host: Host) -> None:
    host.fold(commands.stand_in(host.table, PETR, 1, "greedy", "left", host.at))
    host.fold(commands.ask_back(host.table, EMA, 0, 1, host.at))
    assert host.table.asks == {0: 1, 1: 1, 2: 1}
    host.act(1, "-")
    host.act(0, "-")
    assert host.table.asks == {2: 1}


def test_a_standing_order_that_answers_nothing_changes_no_question() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    before = dict(host.table.asks)
    other = 1 - host.first()
    host.fold(commands.order(host.table, host.table.chairs[other].by, other, "pass-all", host.at))
    assert host.table.asks == before


@pytest.mark.parametrize("game", NAMES)
@given(seed=st.integers(0, 1 << 30))
def test_answers_are_accepted_in_any_order_and_never_doubled(game: str, seed: int) -> None:
    """All who are asked choose at once; the choices arrive in any order, some of them again and again."""
    luck = Rng(seed)
    host = started(game, EMA, PETR, JAN)
    for _ in range(SHORT.get(game, 15)):
        if host.table.match.over:
            break
        table = host.table
        sent = [(seat, table.asks[seat], table.match.state.sample(seat, luck).notation) for seat in table.match.asked]
        arrived = list(sent)
        while sent:
            seat, ask, action = sent.pop(luck.below(len(sent)))
            revision, steps = host.table.revision, len(host.table.match.steps)
            host.fold(commands.act(host.table, host.table.chairs[seat].by, seat, ask, action, host.at))
            assert host.table.revision == revision + 1
            assert host.table.match.steps[steps][:2] == (seat, action)
            if luck.below(2):
                resent(host, seat, ask, action)
        for late in arrived:
            resent(host, *late)
