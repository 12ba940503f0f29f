"""Two tables that differ only in what a reader may not know send that reader the same bytes, in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from msgspec import json

from cheeseboard.core.match import Match
from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.web import app
from tests.server.tables.seated import EMA, JAN, NOON, PETR, Host, magic, started
from tests.server.tables.test_secrecy import choose, elsewhere, entries_elsewhere, worlds
from tests.server.web.running import Running, running
from tests.server.web.stage import Stage, people_come

# Matches, moves of each, one in how many is looked at.
GAMES = {"qwixx": (2, 20, 1), "gouda": (2, 16, 5), "myszki": (2, 12, 4), "wistar": (1, 110, 12)}
ENOUGH = 10
NUMBERS = count(1)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers where it is always noon, with the same people."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "now", lambda: NOON + 10_000_000)
        one, other = running(tmp_path_factory.mktemp("one")), running(tmp_path_factory.mktemp("other"))
        with one as first, other as second:
            for server in (first, second):
                people_come(server)
            yield first, second


def test_games_that_hide_something_are_all_here() -> None:
    """Kocour is played openly: nothing is hidden, and all answer one after the other."""
    assert set(NAMES) - set(GAMES) == {"kocour"}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_bytes_over_sockets_and_http_whatever_is_hidden(two: tuple[Running, Running], game: str) -> None:
    matches, moves, every = GAMES[game]
    compared = 0
    for seed in range(matches):
        luck = Rng(seed)
        host = started(game, EMA, PETR, JAN, secret=bytes([seed + 1]) * 32, options=magic(game))
        for number in range(moves):
            if host.table.match.over or compared >= ENOUGH:
                break
            choose(host, luck)
            if number % every == every - 1:
                compared += sum([same_bytes(two, host, reader, luck) for reader in (None, 0, 1, 2)])
    assert compared > 3


def same_bytes(two: tuple[Running, Running], host: Host, reader: int | None, luck: Rng) -> int:
    """Compare the true world with another one; whether there was one that differs."""
    for other in worlds(host.table.match, reader, luck):
        if elsewhere(host, other).match.state != host.table.match.state:
            compare(two, host, other, reader)
            return 1
    return 0


def compare(two: tuple[Running, Running], host: Host, other: Match, reader: int | None) -> None:
    actions = [action.notation for action in host.table.match.table.actions]
    some = actions[:: max(1, len(actions) // 15)]
    name = f"table-{next(NUMBERS)}"
    journals: tuple[list[Entry], list[Entry]] = (host.journal, entries_elsewhere(host, other))
    sent = []
    for server, journal in zip(two, journals, strict=True):
        stage = Stage(server, name, host.table.head, host.table.secret, journal)
        sent.append(stage.everything(reader, some))
    assert len(sent[0]) == len(sent[1])
    for here, there in zip(*sent, strict=True):
        assert here == there
    secret = host.table.secret.hex().encode()
    assert not [each for each in sent[0] if secret in each or b"Traceback" in each]


def test_who_may_know_is_sent_something_else(two: tuple[Running, Running]) -> None:
    """The comparison is worth something: the seat whose answer it is sees the difference."""
    host = started("qwixx", EMA, PETR, JAN)
    name = f"table-{next(NUMBERS)}"
    legal = [action.notation for action in host.table.match.legal(1)]
    sent = []
    for server, action in zip(two, (legal[0], legal[-1]), strict=True):
        here = started("qwixx", EMA, PETR, JAN)
        here.act(1, action)
        sent.append(Stage(server, name, here.table.head, here.table.secret, here.journal).everything(1, ["-"]))
    assert sent[0] != sent[1]


@pytest.mark.parametrize("by", ["act", "order"])
def test_sealed_answers_over_sockets_show_nothing_until_all_are_in(two: tuple[Running, Running], by: str) -> None:
    """One answers this here and that there, by real messages, or leaves it to one order here and another there.

    The others are sent the same.
    """
    table = f"sealed-by-{by}"
    sent: list[dict[int | None, list[bytes]]] = []
    answers: list[str] = []
    for which, server in enumerate(two):
        host = started("qwixx", EMA, PETR, JAN, secret=bytes(32))  # Ema rolls
        stages = {reader: Stage.__new__(Stage) for reader in (None, 0, 2)}
        first = Stage(server, table, host.table.head, host.table.secret, host.journal)
        while first.coming:
            first.write()
        for reader, stage in stages.items():
            stage.server, stage.table, stage.sent, stage.live = server, first.table, [], first.live
            stage.enter(None if reader is None else (EMA, PETR, JAN)[reader])
            stage.say("hello", seat=reader)
            stage.take(b'"update"')
        acting = Stage.__new__(Stage)
        acting.server, acting.table, acting.sent, acting.live = server, first.table, [], first.live
        acting.enter(PETR)
        legal = [action.notation for action in host.table.match.legal(1)]
        if by == "act":
            acting.say("act", seat=1, ask=host.table.asks[1], action=(legal[0], legal[-1])[which])
        else:
            acting.say("order", seat=1, order=("never", "always")[which])
        assert json.decode(acting.sent[-1])["type"] == "ok"
        for stage in stages.values():
            stage.take(b'"revision":2')
            stage.say("ping")
            stage.raw.close()
        acting.raw.close()
        sent.append({reader: stage.sent for reader, stage in stages.items()})
        answers.append(server.house.floor.rooms[first.table].stage.match.steps[-1].text)
    assert answers[0] != answers[1]
    assert sent[0] == sent[1]
