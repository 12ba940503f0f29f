"""How the tests play Gouda! Gouda! through the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from tests.client.browsing import Visitor

BOARD = ".gouda"
MATCH_S = 400
OFFERED = f"""() =>
    [...document.querySelectorAll('{BOARD} [data-may=yes][data-action]')].map(one => one.dataset.action)"""
MICE = re.compile(r" (\d+)(?=,|$)")
UPWARDS = ("D", "C1", "C2", "M1", "S1", "M2", "S2", "M3", "S3", "M4", "F1", "F2", "T")


def asked(who: Visitor) -> bool:
    return bool(who.page.locator(".match").get_attribute("data-ask"))


def wish(actions: list[str]) -> str:
    """Somebody in a hurry: up if there is a way, for the highest space, and no cards."""
    moves = [action for action in actions if ">" in action]
    if moves:
        return max(moves, key=lambda move: UPWARDS.index(move.partition(">")[2]))
    return "-" if "-" in actions else actions[-1]


def choose(who: Visitor, action: str, key: bool = False) -> None:
    who.choose(who.page.locator(f"{BOARD} [data-action='{action}'][data-may=yes]").first, key)


def answer(who: Visitor, key: bool = False, chosen: Callable[[list[str]], str] = wish) -> bool:
    """Answer what is asked, if anything is."""
    question = who.question(OFFERED)
    if question is None:
        return False
    assert question[1], "something is asked, and nothing of it is in sight"
    choose(who, chosen(question[1]), key)
    return True


def at_rest(who: Visitor) -> None:
    """Time stands still from now on, as far as the page knows; its clock was installed before."""
    who.page.clock.pause_at(who.page.evaluate("Date.now()") / 1000 + 1)


def over(who: Visitor) -> bool:
    return who.page.get_by_role("table").count() > 0


def play_until(people: list[Visitor], enough: Callable[[], bool] = lambda: False) -> int:
    """Everybody answers until it is enough, or the match is over; how many answers they gave."""
    given, ends = 0, time.monotonic() + MATCH_S
    while not all(over(one) for one in people):
        assert time.monotonic() < ends, f"after {given} answers the match still goes on"
        for one in people:
            if enough():
                return given
            given += answer(one, key=given % 5 == 4)
        people[0].page.wait_for_timeout(30)
    return given


def cellar(who: Visitor) -> dict[str, str]:
    """What stands where, as a screen reader tells it."""
    labels = who.page.locator(f"{BOARD} .floor").evaluate_all("all => all.map(one => one.ariaLabel)")
    return dict(str(label).rpartition(". ")[2].split(": ", 1) for label in labels)


def mice(who: Visitor) -> dict[str, list[int]]:
    """How many mice of each seat that is there stand where."""
    numbers = {space: MICE.findall(told.partition(";")[0]) for space, told in cellar(who).items()}
    return {space: [int(number) for number in found] for space, found in numbers.items()}
