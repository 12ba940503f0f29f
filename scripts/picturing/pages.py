"""Every page that is no match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from tests.client.browsing import Visitor
from tests.server.web.running import Browser as Somebody
from tests.server.web.running import Running
from tests.server.web.test_lobby import started

from picturing.lens import Lens

NOBODY: Final = "no-such-table"


def strangers(lens: Lens) -> None:
    """What is seen by somebody who has no name yet."""
    lens.shoot("home-stranger", "/", "article")
    lens.shoot("sign-in", "/me", "form")
    lens.shoot("nowhere", "/nowhere", "h1")
    lens.shoot("table-missing", f"/table/{NOBODY}", "h1")
    lens.shoot("rules", "/rules", "li a.card")


def rulebooks(lens: Lens, games: Sequence[str]) -> None:
    for game in games:
        lens.shoot(f"{game}-6-rulebook", f"/rules/{game}", "h2")
        lens.shoot(f"{game}-7-lesson", "/", "article", partial(learn, game=game), whole=False)
        lens.shoot(f"{game}-8-lesson-doing", work=read_on, whole=False)


def learn(one: Visitor, game: str) -> None:
    one.page.locator(f"[data-game={game}] .row button").nth(2).click()
    one.page.wait_for_selector(".lesson")
    one.page.wait_for_selector(".match [data-may]")


def read_on(one: Visitor) -> None:
    """Until there is something to be done, and pointed at."""
    go_on = one.page.locator(".lesson .next")
    while go_on.count():
        go_on.click()
    one.page.wait_for_selector(".pointer")


def tables(lens: Lens, server: Running, ema: Somebody) -> None:
    """Before a match: the start page of somebody who plays, a table with its code, an invitation."""
    petr = server.person("Petr")
    for game in ("gouda", "wistar"):
        started(ema, petr, game)
    petr.table("kocour")
    lens.shoot("home", "/", "article")
    for part in ("notices", "preferences"):
        button = f"[aria-controls={part}]"
        lens.shoot(part, "/", button, partial(press, button=button), whole=False)
    for game in ("qwixx", "wistar"):
        table = ema.table(game, "greedy")
        lens.shoot(f"lobby-{game}", f"/table/{table}", "ol > li", invite)
    token = petr.post(f"/api/tables/{petr.table('myszki')}/invite", seat=1)["token"]
    lens.shoot("join", f"/join/{token}", "form")
    lens.shoot("fair", f"/fair/{table}", "dl")


def press(one: Visitor, button: str) -> None:
    one.page.locator(button).click()


def invite(one: Visitor) -> None:
    one.page.locator("section.card > .row > button:not(.first)").first.click()
    one.page.wait_for_selector(".code")


def profile(lens: Lens) -> None:
    """When there is something to be told of."""
    lens.shoot("profile", "/me", "#reminders select")
