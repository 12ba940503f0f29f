"""Whole matches of all games at a table: the journal alone rebuilds them, and their records verify."""

from __future__ import annotations

import pytest
from msgspec import json

import cheeseboard as cb
from cheeseboard.core.option import Value
from cheeseboard.core.rng import Rng
from cheeseboard.server.tables.entries import decode, encode
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import snapshot
from tests.server.tables.seated import EMA, PETR, Host, started

# Interpreted, Rats of Wistar is slow, and a match of it long enough for few moments to look at.
MATCHES: list[tuple[str, tuple[str, ...], dict[str, Value], int]] = [
    ("qwixx", (EMA, "greedy", PETR), {}, 20),
    ("kocour", (EMA, "greedy", "beside"), {"risky": True}, 20),
    ("myszki", (EMA, PETR), {}, 20),
    ("gouda", (EMA, "greedy", PETR), {"magic": True}, 20),
    ("wistar", (EMA, "greedy"), {}, 150),
]


def shown(table: Table) -> list[bytes]:
    """What everybody sees, as it is sent."""
    readers = [None, *range(len(table.chairs))]
    return [json.encode(snapshot(table, reader)) for reader in readers]


def comes_back(host: Host) -> None:
    """Another process reads head and journal and shows everybody the same bytes."""
    data = [encode(entry) for entry in host.journal]
    read = [decode(body, number) for number, body in enumerate(data, 1)]
    assert shown(Table.begin(host.table.head, host.table.secret, read)) == shown(host.table)


@pytest.mark.parametrize(("game", "seats", "options", "every"), MATCHES, ids=[match[0] for match in MATCHES])
def test_a_whole_match(game: str, seats: tuple[str, ...], options: dict[str, Value], every: int) -> None:
    host = started(game, *seats, options=options)
    luck = Rng(len(game))
    while not host.table.match.over:
        choose(host, luck)
        if luck.below(every) == 0:
            comes_back(host)
    comes_back(host)
    match = cb.load(host.table.match.record())
    verdict = cb.verify(match)
    assert (verdict.proof, verdict.wrong_step, verdict.chances) == ("fair", None, match.chances)
    assert match.over


def choose(host: Host, luck: Rng) -> None:
    """Bots choose as bots do, people at random, and whoever is asked may be the first."""
    match = host.table.match
    seat = match.asked[luck.below(len(match.asked))]
    level = host.table.chairs[seat].bot
    if level is None:
        host.act(seat, match.state.sample(seat, luck).notation)
    else:
        host.act(seat, match.game.bot(level).choose(match.imagine(seat, luck), seat, luck).notation)
