"""Two tables that differ only in what a reader may not know send that reader the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json
from msgspec.structs import replace

from cheeseboard.core.match import Match, sees
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.server.tables.commands import written
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.explaining import why
from cheeseboard.server.tables.replay import frames
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import Updates, snapshot
from tests.contract.match_checks import goes_on, other_worlds
from tests.server.tables.seated import EMA, JAN, PETR, Host, magic, started

# Moves of a match, one in how many is looked at, and matches: interpreted, Rats of Wistar is slow.
GAMES = [("gouda", 25, 4, 6), ("wistar", 120, 6, 1), ("myszki", 12, 4, 3), ("qwixx", 20, 4, 6)]


def elsewhere(host: Host, other: Match) -> Table:
    """The table in another world."""
    return Table.begin(host.table.head, host.table.secret, entries_elsewhere(host, other))


def entries_elsewhere(host: Host, other: Match) -> list[Entry]:
    """The same journal, but for the steps of another world."""
    steps = written(other.steps)
    entries: list[Entry] = []
    first = 0
    for entry in host.journal:
        entries.append(replace(entry, steps=steps[first : first + len(entry.steps)]))
        first += len(entry.steps)
    return entries


def worlds(match: Match, reader: int | None, luck: Rng) -> Iterator[Match]:
    """Matches with another sealed answer, or with another of the last things drawn unseen, as the rules allow it."""
    if match.game.name != "wistar":
        yield from other_worlds(match, reader, luck)
        return
    unseen = [index for index, step in enumerate(match.steps) if not sees(step.seen, reader)]
    for index in unseen[-3:]:  # most of them are many steps apart: too few of all would be tried
        other = match.replay(index)
        now = other.state.now
        assert isinstance(now, Chance)
        other.bring(now, now.law.draw(luck))
        if all([goes_on(other, later) for later in match.steps[index + 1 :]]):
            yield other


def sent(table: Table, reader: int | None) -> bytes:
    """All that the reader can be sent: a snapshot, updates, the replay, and why a choice is refused."""
    steps = len(table.match.steps)
    told: list[object] = [snapshot(table, reader)]
    told += [Updates(table).since(revision, reader) for revision in range(max(1, table.revision - 3), table.revision)]
    told += frames(table, reader, max(0, steps - 12), steps)
    if reader is not None:
        actions = table.match.table.actions
        some = actions[:: max(1, len(actions) // 50)]
        told += [why(table, table.chairs[reader].by, reader, action.notation) for action in some]
    return json.encode(told)


@pytest.mark.parametrize(("game", "moves", "every", "matches"), GAMES, ids=[game[0] for game in GAMES])
def test_the_same_bytes_whatever_is_hidden(game: str, moves: int, every: int, matches: int) -> None:
    compared = 0
    for seed in range(matches):
        luck = Rng(seed)
        host = started(game, EMA, PETR, JAN, secret=bytes([seed]) * 32, options=magic(game))
        for _ in range(moves):
            if host.table.match.over:
                break
            choose(host, luck)
            if luck.below(every) == 0:
                compared += sum([same_in_other_worlds(host, reader, luck) for reader in (None, 0, 1, 2)])
    assert compared > 5


def choose(host: Host, luck: Rng) -> None:
    """At random; but whoever plays Rats of Wistar at random draws hardly any cards."""
    match = host.table.match
    if match.game.name != "wistar":
        host.random_act(luck)
        return
    seat = host.first()
    host.act(seat, match.game.greedy().choose(match.imagine(seat, luck), seat, luck).notation)


def same_in_other_worlds(host: Host, reader: int | None, luck: Rng) -> int:
    """The worlds that were compared with the true one and differ from it."""
    here = sent(host.table, reader)
    others = [elsewhere(host, other) for other in worlds(host.table.match, reader, luck)]
    assert all([sent(other, reader) == here for other in others])
    return sum([other.match.state != host.table.match.state for other in others])
