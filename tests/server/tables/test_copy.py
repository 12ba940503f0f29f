"""A copy of a table stands where the table does, and neither moves the other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import PerMatch
from cheeseboard.server.tables.entries import decode, encode
from cheeseboard.server.tables.table import Table
from tests.server.tables.seated import EMA, PETR, Host, magic, set_up, shown


def everything(table: Table) -> object:
    """All that can be told apart, whoever looks."""
    seen = [shown(table, reader) for reader in (None, *range(len(table.chairs)))]
    clocks = table.deadlines(), table.clocks.used, table.clocks.answers
    return seen, table.asks, clocks, table.changed_from, table.acted, table.at


@pytest.mark.parametrize("game", NAMES)
def test_a_copy_goes_on_alone(game: str) -> None:
    head = set_up(game, EMA, PETR, clock=PerMatch(600, 5), options=magic(game))
    host = Host(head).start().play(Rng(1), 12)
    host.fold(commands.stand_in(host.table, PETR, 1, "random", "left", host.at))
    host.fold(commands.ask_back(host.table, EMA, 0, 1, host.at))  # granted: nobody else plays
    before = everything(host.table)
    twin = Host(replace(head))
    twin.table, twin.at = host.table.copy(), host.at
    assert everything(twin.table) == before
    twin.play(Rng(2), 15)
    assert everything(twin.table) != before
    assert everything(host.table) == before
    assert everything(host.play(Rng(2), 15).table) == everything(twin.table)


@pytest.mark.parametrize("game", NAMES)
def test_after_a_command_a_table_stands_as_its_journal_tells(game: str) -> None:
    """Whether the choice is played once for both, or its entry was made elsewhere."""
    host = Host(set_up(game, EMA, PETR, clock=PerMatch(600, 5), options=magic(game))).start()
    luck, table = Rng(3), host.table.copy()
    while table.status == "playing" and table.revision < 60:
        seat, before = min(table.asks), everything(table)
        legal = table.match.legal(seat)
        action = str(legal[luck.below(len(legal))])
        entry = commands.act(table, table.chairs[seat].by, seat, table.asks[seat], action, host.at)
        drafted = table.drafted
        assert drafted is not None
        after = table.after(entry)
        assert after.match is drafted[1]
        assert everything(table) == before
        again = table.after(replace(entry))
        assert again.match is not after.match
        host.fold(decode(encode(entry), after.revision))
        assert everything(host.table) == everything(after)
        assert everything(again) == everything(after)
        table = after


def test_what_a_command_has_played_serves_no_other_entry() -> None:
    host = Host(set_up("kocour", EMA, PETR)).start()
    table, seat = host.table, min(host.table.asks)
    first, *_, last = [str(action) for action in table.match.legal(seat)]
    by, ask = table.chairs[seat].by, table.asks[seat]
    kept = commands.act(table, by, seat, ask, first, host.at)
    commands.act(table, by, seat, ask, last, host.at)
    assert table.after(kept).match.steps[len(table.match.steps)].text == first
