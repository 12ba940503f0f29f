"""Whatever Rats of Wistar may ask for, the page shows it so that everybody can read it and choose."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from sqlalchemy import Connection

from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.frames import KINDS
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.registry import find_game
from cheeseboard.server.ids import TableId
from cheeseboard.server.live import saving
from cheeseboard.server.store import sessions
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.table import Table
from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.wistar import BOARD
from tests.server.live.playing import welcome
from tests.server.tables.seated import EMA, NOON, PETR, SECRET, Host, started
from tests.server.web.running import Running

TOKEN = f"token-{EMA}"
MATCHES = 1100  # after which all but the rarest questions have been asked
ASKED = (
    "archive", "beds", "cheapening", "cube", "digging", "draft", "exploring", "goal", "hand", "hero", "ideas", "items",
    "main", "opening", "ordering", "playing", "potion", "rats", "release", "shop", "skill", "supply", "task", "tent",
    "tools", "top", "turn", "victim", "walking", "yacht",
)  # fmt: skip


def lively(host: Host, rng: Rng) -> None:
    """The plain player makes most choices, chance the others, so that much is asked for."""
    match = host.table.match
    seat = match.asked[0]
    policy = find_game("wistar").policy()
    if rng.below(4):
        host.act(seat, policy.choose(match.state, seat, rng).notation)
    else:
        host.random_act(rng)


def question(host: Host) -> str:
    """What the first seat is asked for; nothing if it is not asked."""
    match = host.table.match
    assert isinstance(match.state, Wistar)
    return KINDS[match.state.stack[-1].kind] if match.asked == (0,) else ""


@pytest.fixture(scope="module")
def asked() -> dict[str, Sequence[Entry]]:
    """By question, the journal of a match until the first seat is asked that."""
    found: dict[str, Sequence[Entry]] = {}
    for seed in range(MATCHES):
        host, rng = started("wistar", EMA, PETR), Rng(seed)
        while not host.table.match.over:
            kind = question(host)
            if kind and kind not in found:
                found[kind] = tuple(host.journal)
            lively(host, rng)
    return found


@pytest.fixture(scope="module")
def seated(server: Running) -> None:
    """Ema and Petr are known, and Ema's browser has a session."""

    def come_in(connection: Connection) -> None:
        welcome(connection)
        sessions.begin(connection, TOKEN, EMA, 0, 2**50)

    server.house.database.write(come_in)


def put(server: Running, kind: str, journal: Sequence[Entry]) -> TableId:
    """A table where this is asked for."""
    head = replace(started("wistar", EMA, PETR).table.head, id=TableId(f"asked-{kind}"))
    database, table = server.house.database, Table.begin(head, SECRET)
    database.write(saving.creating(head, SECRET, NOON))
    for place, entry in enumerate(journal):
        table.fold(entry)
        database.write(saving.appending(table, entry, None if place else 1))
    return head.id


def test_every_question_is_among_those_that_are_looked_at(asked: dict[str, Sequence[Entry]]) -> None:
    assert tuple(sorted(asked)) == ASKED


@pytest.mark.parametrize("kind", ASKED)
def test_a_question_can_be_read_and_answered_by_everybody(
    server: Running, seated: None, visit: Visiting, asked: dict[str, Sequence[Entry]], kind: str
) -> None:
    one = visit(size=PHONE)
    look(one, put(server, kind, asked[kind]))
    expect(one.page.locator(f"{BOARD} [data-may=yes]:visible").first).to_be_visible()
    assert one.violations() == []
    assert one.too_wide() <= 0
    assert one.small_targets() == []


def look(one: Visitor, table: TableId) -> None:
    one.context.add_cookies([{"name": "session", "value": TOKEN, "url": f"http://{one.line.address}"}])
    one.go(f"/table/{table}")
    expect(one.page.locator(".match")).to_have_attribute("data-ask", re.compile("."))
