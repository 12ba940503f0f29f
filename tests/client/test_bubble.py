"""The bubble that says what something is, or why it cannot be chosen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.seating import at_once

MAY = ".qwixx [data-may=yes]"
COVERED = """() => {
    const box = document.querySelector('.bubble').getBoundingClientRect();
    return document.elementFromPoint(box.left + 6, box.top + 6).closest('.bubble') === null;
}"""


def test_what_cannot_be_chosen_says_why_with_its_rule(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    last = ema.page.locator(".sheet [data-action=r12]")
    last.hover()
    expect(ema.page.locator(".bubble")).to_contain_text("Rule Q")
    assert ema.page.evaluate(COVERED) is True  # what it covers can be chosen
    ema.page.mouse.move(0, 0)
    expect(ema.page.locator(".bubble")).to_have_count(0)
    last.press("Enter")
    expect(ema.page.locator(".bubble")).to_contain_text("Rule Q")
    ema.page.locator(".bubble button").click()
    expect(ema.page.locator("dialog .rule.shown")).to_be_in_viewport()


def press_long(who: Visitor, thing: Locator) -> None:
    """With a finger."""
    box = thing.bounding_box()
    assert box
    finger = who.context.new_cdp_session(who.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(who.page.locator(".bubble")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    who.page.wait_for_timeout(100)


def test_a_long_press_asks_and_the_next_tap_chooses(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    at_once(ema, "qwixx")
    ask = ema.page.locator(".match").get_attribute("data-ask")
    first = ema.page.locator(MAY).first
    first.scroll_into_view_if_needed()
    press_long(ema, first)
    assert ema.page.locator(".match").get_attribute("data-ask") == ask
    ema.choose(first)
