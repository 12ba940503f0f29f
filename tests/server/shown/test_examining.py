"""Whatever is missing, doubled or made up is found: players who know all of a match, and then less or more."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import json
from sqlalchemy import delete

from cheeseboard.core.rng import Rng
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.schema import JOURNAL, RESULTS
from cheeseboard.server.tables.updates import snapshot
from tests.server.live.playing import TABLE, act, begin, open_floor
from tests.server.shown.examining import Findings, examine
from tests.server.shown.ledger import Acknowledged, Ledger, Question
from tests.server.shown.player import Player
from tests.server.shown.visitor import Visitor
from tests.server.tables.seated import EMA, PETR


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


@pytest.fixture
def players(peopled: Database, ledger: Ledger) -> list[Player]:
    """Two who have played a whole match, and have written down all of it."""

    async def play() -> list[Player]:
        rng = Rng(1)
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TABLE)
            while not room.stage.match.over:
                seat = room.stage.match.asked[0]
                question = Question(TABLE, seat, room.stage.asks[seat])
                ledger.send(question, room.stage.match.state.sample(seat, rng).notation)
                ledger.acknowledge(question, await act(floor, seat, ledger.sent[question], question.ask))
            return [seated(ledger, seat, json.decode(json.encode(snapshot(room.stage, seat)))) for seat in (0, 1)]

    return asyncio.run(play())


def seated(ledger: Ledger, seat: int, body: Any) -> Player:
    player = Player(Visitor(httpx.AsyncClient(), [], ledger, Random(1)), TABLE, seat)
    player.show(body)
    return player


def found(database: Database, ledger: Ledger, players: list[Player]) -> Findings:
    return examine(database, ledger, players, [TABLE])


def test_all_is_well(peopled: Database, ledger: Ledger, players: list[Player]) -> None:
    assert found(peopled, ledger, players).failures() == {}
    assert len(ledger.acknowledged) > 20


def test_a_choice_that_is_not_in_its_place_is_lost(peopled: Database, ledger: Ledger, players: list[Player]) -> None:
    question, action, revision = ledger.acknowledged[5]
    ledger.acknowledged[5] = Acknowledged(question, action, revision + 1)
    ledger.acknowledged[7] = ledger.acknowledged[7]._replace(action="another")
    ledger.acknowledged.append(Acknowledged(Question(TABLE, 0, 9999), "-", 3))
    findings = found(peopled, ledger, players)
    assert [*findings.failures()] == ["lost"]
    assert len(findings.lost) == 3


def test_a_journal_that_ends_too_early_has_lost_the_rest(
    peopled: Database, ledger: Ledger, players: list[Player]
) -> None:
    last = ledger.acknowledged[-1].revision
    peopled.write(lambda connection: connection.execute(delete(JOURNAL).where(JOURNAL.c.sequence > last - 2)).close())
    findings = found(peopled, ledger, players)
    assert len(findings.lost) == 2
    assert findings.unfinished


def test_what_nobody_has_sent_or_acknowledged_is_found(
    peopled: Database, ledger: Ledger, players: list[Player]
) -> None:
    del ledger.sent[ledger.acknowledged[3].question]
    del ledger.acknowledged[3]
    findings = found(peopled, ledger, players)
    assert [*findings.failures()] == ["unasked"]
    assert findings.saved_unsaid == 1


def test_what_was_acknowledged_twice_is_doubled(peopled: Database, ledger: Ledger, players: list[Player]) -> None:
    ledger.acknowledged.append(ledger.acknowledged[4])
    assert [*found(peopled, ledger, players).failures()] == ["doubled"]


def test_a_result_that_is_not_settled_is_found(peopled: Database, ledger: Ledger, players: list[Player]) -> None:
    peopled.write(lambda connection: connection.execute(delete(RESULTS).where(RESULTS.c.seat == 1)).close())
    assert [*found(peopled, ledger, players).failures()] == ["unproved"]


def test_views_that_differ_are_found(peopled: Database, ledger: Ledger, players: list[Player]) -> None:
    players[0].body["view"] = None
    players[1].told.pop()
    findings = found(peopled, ledger, players)
    assert [*findings.failures()] == ["differing"]
    assert len(findings.differing) == 2
