"""Somebody who has a keyboard, and nothing to point with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.client.browsing import Visitor

MOST_TABS: Final = 400  # presses of the key until something is reached
MATCH_S: Final = 600  # for a whole match
# Which way it is from where the keyboard is.
WAY: Final = """wanted => {
    const found = [...document.querySelectorAll(wanted)].find(one => one.getClientRects().length > 0);
    const behind = found && found.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
    return behind ? 'Shift+Tab' : 'Tab';
}"""
REACHED: Final = "wanted => document.activeElement?.matches(wanted) ?? false"


def way(who: Visitor, wanted: str) -> str:
    """The key that leads there: onwards or backwards."""
    return str(who.page.evaluate(WAY, wanted))


def walk(who: Visitor, wanted: str) -> None:
    """Press the tab key until something like this has the focus."""
    key = way(who, wanted)
    for _ in range(MOST_TABS):
        if who.page.evaluate(REACHED, wanted):
            return
        who.page.keyboard.press(key)
    pytest.fail(f"{wanted} cannot be reached by the keyboard")


def questions(who: Visitor, offered: str, over: Callable[[Visitor], bool]) -> Iterator[list[str]]:
    """What can be chosen, one question after the other, until the match is over. Each is to be answered."""
    asked, ends = 0, time.monotonic() + MATCH_S
    while not over(who):
        assert time.monotonic() < ends, f"after {asked} answers the match still goes on"
        question = who.question(offered)
        if question is None or not question[1]:
            who.page.wait_for_timeout(20)
            continue
        asked += 1
        yield question[1]
        expect(who.page.locator(".match")).not_to_have_attribute("data-ask", question[0])


def may(action: str) -> str:
    """A choice that can be made."""
    return f"[data-action='{action}'][data-may=yes]"
