"""How the tests play Mlsný kocour through the page."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import expect

from tests.client.browsing import Visitor

BOARD = ".kocour"
MATCH_S = 400
OFFERED = f"() => [...document.querySelectorAll('{BOARD} [data-may=yes]')].map(one => one.dataset.action)"
FRAME = """async ([table, step]) =>
    (await (await fetch(`/api/tables/${table}/frames?first=${step}&count=1&seat=0`)).json()).frames[0].view"""


def offered(who: Visitor) -> list[str]:
    """What can be chosen on the board."""
    return [str(action) for action in who.page.evaluate(OFFERED)]


def seen(who: Visitor) -> dict[str, Any]:
    """The view that the server has of the moment that is shown."""
    step = int(who.page.locator(".match").get_attribute("data-step") or 0)
    view: dict[str, Any] = who.page.evaluate(FRAME, [who.table, step])
    return view


def wish(actions: list[str], rng: random.Random) -> str:
    """A lively player: takes most mice that a roll gives, best from others, and rolls again half of the time."""
    steals = [action for action in actions if "<" in action]
    catches = [action for action in actions if action not in ("roll", "stop")]
    if catches and ("stop" not in actions or rng.random() < 0.8):
        return rng.choice(steals or catches)
    return rng.choice(["roll", "stop"])


def chosen(who: Visitor, action: str, key: bool = False) -> None:
    who.choose(who.page.locator(f"{BOARD} [data-action='{action}'][data-may=yes]"), key)


def over(who: Visitor) -> bool:
    return who.page.get_by_role("table").count() > 0


def answer(who: Visitor, rng: random.Random, key: bool = False) -> bool:
    """Choose something, if it is this player's turn. Whether it was."""
    question = who.question(OFFERED)
    if question is None:
        return False
    assert question[1], "something is asked, and nothing of it is in sight"
    chosen(who, wish(question[1], rng), key)
    return True


def wait_for_turn(who: Visitor) -> bool:
    """Until there is something to choose, or the match is over. Whether there is."""
    expect(who.page.locator(f"{BOARD} [data-may=yes]").or_(who.page.get_by_role("table")).first).to_be_visible()
    return not over(who)


def play_until(people: list[Visitor], rng: random.Random, enough: int | None = None) -> int:
    """Everybody answers until so many answers are given, or the match is over."""
    given, ends = 0, time.monotonic() + MATCH_S
    while not all(over(one) for one in people):
        assert time.monotonic() < ends, f"after {given} answers the match still goes on"
        for one in people:
            given += answer(one, rng, key=given % 5 == 0)
            if given == enough:
                return given
        people[0].page.wait_for_timeout(20)
    return given
