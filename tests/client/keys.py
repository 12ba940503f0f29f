"""Somebody who has a keyboard, and nothing to point with."""

from __future__ import annotations

from typing import Final

import pytest

from tests.client.browsing import Visitor

MOST_TABS: Final = 400  # presses of the key until something is reached
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


def may(action: str) -> str:
    """A choice that can be made."""
    return f"[data-action='{action}'][data-may=yes]"
