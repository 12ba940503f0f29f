"""An opening, a middle and an end of every game, and what there is around a board."""

from __future__ import annotations

from typing import Any, Final

from tests.client.browsing import PHONE, Visitor
from tests.server.web.running import Browser as Somebody
from tests.server.web.running import Talk

from picturing.lens import Lens

BOT: Final = "greedy"
# How many seats, with which options, and after how many steps a match is in its middle.
GAMES: Final[dict[str, tuple[int, dict[str, Any], int]]] = {
    "qwixx": (4, {}, 70),
    "kocour": (4, {}, 40),
    "myszki": (3, {}, 110),
    "gouda": (4, {"magic": True}, 250),
    "wistar": (4, {}, 300),
}
MAY: Final = ".match [data-may=yes]"
OVER: Final = ".match table tbody"
EITHER: Final = f"{MAY}, {OVER}"  # a match may be over sooner than others


def match(lens: Lens, ema: Somebody, game: str) -> None:
    """One match that all browsers look at; bots play in between."""
    seats, options, middle = GAMES[game]
    table = ema.table(game, *[BOT] * (seats - 1), seats=seats, options=options)
    ema.post(f"/api/tables/{table}/start")
    path = f"/table/{table}"
    with ema.watch(table, 0) as talk:
        asked(talk)
        lens.shoot(f"{game}-1-opening", path, MAY, whole=False)
        lens.away()
        played(talk, middle)
        asked(talk)
        lens.shoot(f"{game}-2-middle", path, EITHER, at_rest, whole=False)
        parts(lens, game)
        around(lens, game, path)
        lens.away()
        played(talk, None)
        lens.shoot(f"{game}-3-end", path, OVER, whole=False)
        lens.shoot(f"{game}-4-replay", path, OVER, replay, whole=False)
        lens.shoot(f"{game}-5-fair", f"/fair/{table}", "[data-fair]", lambda one: one.page.locator("summary").click())


def asked(talk: Talk) -> None:
    talk.wait(lambda: talk.bodies[0]["ask"] is not None or talk.bodies[0]["status"] == "over")


def played(talk: Talk, steps: int | None) -> None:
    """A bot plays in Ema's place until so many steps are made, or to the end."""
    talk.ask("stand_in", seat=0, level=BOT, reason="chosen")
    talk.wait(lambda: talk.bodies[0]["status"] == "over" or (steps is not None and talk.bodies[0]["steps"] >= steps))
    if talk.bodies[0]["status"] != "over":
        talk.ask("come_back", seat=0)


def at_rest(one: Visitor) -> None:
    """Nothing tells of what has happened before."""
    card = one.page.locator(".left > .cards .away button")
    while card.count():
        card.first.click()


def replay(one: Visitor) -> None:
    one.page.locator(".bar button").nth(1).click()
    one.page.wait_for_selector(".bar button >> nth=4")


def parts(lens: Lens, game: str) -> None:
    """What a small screen shows by tabs."""
    for kind, one in lens.visitors.items():
        for tab in one.page.locator("[data-tab]").all():
            if one.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
                tab.click()
                lens.picture(kind, f"{game}-2-middle-{tab.get_attribute('data-tab')}", whole=False)


def around(lens: Lens, game: str, path: str) -> None:
    """The menu, the rules beside the board and a hint: for one game."""
    if game != "qwixx":
        return
    lens.shoot("match-menu", path, MAY, lambda one: one.page.locator("[aria-haspopup=dialog]").click(), whole=False)
    lens.shoot("match-hint", path, MAY, hint, whole=False)


def hint(one: Visitor) -> None:
    at_rest(one)
    one.page.keyboard.press("h")
    one.page.wait_for_selector("[data-hint]")
