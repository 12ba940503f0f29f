"""How the tests play Rats of Wistar through the page."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import expect

from tests.client.browsing import Visitor

BOARD = ".wistar"
MATCH_S = 900
SPACE = re.compile(r"[A-F]\d|hut")
IN_ROOM = re.compile(r"go:|pitch:|strike:")
QUICK = re.compile(r"buy:|move$|tent$|use:|deploy:")
OFFERED = f"""() => [...document.querySelectorAll('{BOARD} [data-may=yes]')]
    .filter(one => one.getClientRects().length > 0).map(one => one.dataset.action)"""


def offered(who: Visitor) -> list[str]:
    """What can be chosen on the part of the board that is shown."""
    return [str(action) for action in who.page.evaluate(OFFERED)]


def wish(actions: list[str], rng: random.Random) -> str:
    """A lively player: the leader's actions first, now and then a quick action, and seldom nothing."""
    deeds = [action for action in actions if action.startswith("do:")]
    quick = [action for action in actions if QUICK.match(action)]
    spaces = [action for action in actions if SPACE.fullmatch(action)]
    others = [action for action in actions if action not in {*deeds, *quick, *spaces, "end", "-"}]
    if quick and rng.random() < 0.4:
        return rng.choice(quick)
    if deeds and rng.random() < 0.9:
        return rng.choice(deeds)
    if others and ("-" not in actions or rng.random() < 0.9) and rng.random() < 0.95:
        return rng.choice(others)
    if spaces:
        return rng.choice(spaces)
    return next(action for action in ("end", "-", *actions) if action in actions)


def answer(who: Visitor, rng: random.Random, key: bool = False) -> bool:
    """Choose something, if it is this player's turn. Whether it was."""
    question = who.question(OFFERED)
    if question is None:
        return False
    assert question[1], "something is asked, and nothing of it is in sight"
    press(who, wish(question[1], rng), key)
    return True


def look_where_asked(who: Visitor) -> None:
    """After a look at another part of the board: a dot tells where something can be chosen."""
    dotted = who.page.locator("[data-tab]:has(.dot)")
    if not offered(who) and dotted.count():
        dotted.first.click()


def press(who: Visitor, action: str, key: bool = False) -> None:
    """Choose it. In the middle of a room there is much that lies there: its floor is free at the edge."""
    chosen = who.page.locator(f"{BOARD} [data-action='{action}'][data-may=yes]").first
    if key or not IN_ROOM.match(action):
        who.choose(chosen, key)
        return
    match = who.page.locator(".match")
    ask = match.get_attribute("data-ask") or ""
    chosen.click(position={"x": 12, "y": 10})
    expect(match).not_to_have_attribute("data-ask", ask)


def over(who: Visitor) -> bool:
    return who.page.locator(".match").get_attribute("data-ask") == "" and who.page.locator(".card caption").count() > 0


def play_until(people: list[Visitor], rng: random.Random, enough: int | None = None) -> int:
    """Everybody answers until so many answers are given, or the match is over."""
    given, ends = 0, time.monotonic() + MATCH_S
    while not all(over(one) for one in people):
        assert time.monotonic() < ends, f"after {given} answers the match still goes on"
        answered = [answer(one, rng, key=given % 7 == 3) for one in people]
        given += sum(answered)
        if enough is not None and given >= enough:
            return given
        if not any(answered):
            people[0].page.wait_for_timeout(30)
    return given
