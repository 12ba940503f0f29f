"""Tables at which a match has begun, without the way through the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import expect

from tests.client.browsing import Visitor

POST = """async ([path, body]) => {
    const headers = {'x-cheeseboard': '1', 'content-type': 'application/json'};
    const reply = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
}"""


def post(who: Visitor, path: str, **body: object) -> Any:
    """What the server replies to somebody's browser."""
    return who.page.evaluate(POST, [path, body])


def begin(
    people: Sequence[Visitor],
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    spectators: bool = True,
) -> str:
    """A table of people who have come in, with bots on all other seats; the match has begun, but nobody looks yet."""
    host, chosen = people[0], dict(options or {})
    table = str(post(host, "/api/tables", game=game, seats=seats, options=chosen, spectators=spectators)["id"])
    for seat, one in enumerate(people[1:], 1):
        post(one, f"/api/tables/{table}/sit", seat=seat)
    for seat in range(len(people), seats):
        post(host, f"/api/tables/{table}/bot", seat=seat, level="greedy")
    post(host, f"/api/tables/{table}/start")
    return table


def look(people: Sequence[Visitor], game: str, table: str) -> None:
    """All of them see the board."""
    for one in people:
        one.go(f"/table/{table}")
        expect(one.page.locator(f".{game}")).to_be_visible()


def at_once(who: Visitor, game: str) -> None:
    """A match against bots by one click on the start page, in which something can be chosen."""
    who.go("/")
    who.page.locator(f"[data-game={game}] button.first").click()
    expect(who.page.locator(f".{game} [data-may=yes]").first).to_be_visible()


def against_bots(who: Visitor, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
    """Ema sees a match that has begun, with bots on all other seats."""
    who.come_in("Ema")
    look([who], game, begin([who], game, seats, options))
