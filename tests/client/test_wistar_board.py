"""The board of Rats of Wistar: all of it within reach, readable for all, telling what is missing."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.seating import against_bots
from tests.client.wistar import BOARD, play_until

LARGE = (1440, 900)


def tabs(one: Visitor) -> list[str]:
    return [str(tab.get_attribute("data-tab")) for tab in one.page.locator(f"{BOARD} [data-tab]").all()]


@pytest.mark.parametrize(("size", "language"), [(LARGE, "cs"), (PHONE, "pl")], ids=["large", "phone"])
def test_every_part_of_the_board_can_be_read_and_used_by_everybody(
    visit: Visiting, size: tuple[int, int], language: str
) -> None:
    ema = visit(size=size, language=language)
    against_bots(ema, "wistar", 4)
    ema.everywhere()
    play_until([ema], random.Random(2), 40)
    for tab in tabs(ema):
        ema.page.locator(f"{BOARD} [data-tab={tab}]").first.click()
        ema.everywhere()


def test_a_match_of_four_fits_on_a_large_screen(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "wistar", 4)
    play_until([ema], random.Random(3), 25)
    for part in (".wheel", ".farm", ".burrow", ".goals", ".market", ".hand"):
        if part in (".market", ".hand"):
            ema.page.locator("[data-tab=cards]").click()
        box = ema.page.locator(f"{BOARD} {part}").first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LARGE[1]
        assert box["x"] + box["width"] <= LARGE[0]
    for seat in (1, 2, 3):
        ema.page.locator(f"[data-tab=seat-{seat}]").click()
        expect(ema.page.locator(f"{BOARD} .rival .burrow")).to_be_in_viewport(ratio=1)


def test_cards_tell_what_they_do_and_what_is_missing(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "wistar", 4)
    play_until([ema], random.Random(4), 1)
    ema.page.locator("[data-tab=cards]").click()
    lacking = ema.page.locator(f"{BOARD} .market .pick:has([data-lacks]) button").first
    lacking.hover()
    zoom = ema.page.locator(f"{BOARD} .zoom")
    expect(zoom.locator(".text")).not_to_be_empty()
    expect(zoom.locator(".missing")).to_contain_text(re.compile("Needs [1-9]|Needs .*electricity"))
    label = lacking.get_attribute("aria-label") or ""
    assert zoom.locator(".text").inner_text() in label
    assert "Needs " in label
    ema.page.mouse.move(0, 0)
    expect(zoom).to_have_count(0)
    ema.page.locator(f"{BOARD} .market .pick button").first.focus()
    expect(zoom).to_have_count(1)
    ema.page.evaluate("document.querySelector('[data-tab=missions]').click()")  # the card goes, and the focus with it
    expect(zoom).to_have_count(0)


def test_a_mission_on_the_farm_leads_to_its_rows(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "wistar", 4)
    seen = ema.page.locator(f"{BOARD} .room .seen")
    rng = random.Random(6)
    while seen.count() == 0:
        play_until([ema], rng, 3)
    seen.first.click()
    expect(ema.page.locator(f"{BOARD} .mission.marked")).to_be_in_viewport(ratio=1)
    row = ema.page.locator(f"{BOARD} .mission.marked [data-action^='task:'][data-may=no]").first
    row.hover()
    expect(ema.page.locator(".bubble")).to_contain_text("Rule W")


def test_what_happens_is_shown(visit: Visiting) -> None:
    ema = visit(size=LARGE, motion=True)
    against_bots(ema, "wistar", 2)
    expect(ema.page.locator(f"{BOARD} [data-may=yes]").first).to_be_visible()
    ema.page.locator(f"{BOARD} [data-action='pair:1']").click()
    expect(ema.page.locator(f"{BOARD} .show .card.full")).to_be_visible()
    ema.page.get_by_role("button", name="Skip").click()
    expect(ema.page.locator(f"{BOARD} .show")).to_have_count(0)
