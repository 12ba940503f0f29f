"""The board of Myszki: a table that pans and zooms, and a tile that says beforehand what it will do."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.myszki import (
    BOARD,
    CELLS,
    HAND,
    Hand,
    any_cell,
    asked,
    done,
    laid,
    play_until,
    points,
    touch,
    turn,
    until,
    wait_asked,
)
from tests.client.seating import against_bots, begin, look

WINDOW = f"{BOARD} .window"
FIRST = f"{BOARD} .window .tile[data-cell='0,0']"


def box_of(one: Visitor, selector: str) -> FloatRect:
    """Where it is, once it has come to rest."""
    one.settle()
    box = one.page.locator(selector).first.bounding_box()
    assert box
    return box


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begun(one: Visitor, seats: int = 2, tiles: int = 3) -> None:
    against_bots(one, "myszki", seats)
    hand: Hand = "finger" if one.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} else "mouse"
    play_until({one: hand}, random.Random(3), tiles)
    wait_asked(one)


def test_the_table_pans_and_zooms_by_wheel_drag_keys_and_buttons(visit: Visiting) -> None:
    ema = visit()
    begun(ema)
    x, y = middle(box_of(ema, WINDOW))
    before = box_of(ema, FIRST)

    ema.page.mouse.move(*middle(before))
    ema.page.mouse.wheel(0, -200)
    until(ema, lambda: box_of(ema, FIRST)["width"] > before["width"] * 1.2)
    larger = box_of(ema, FIRST)
    assert middle(larger) == pytest.approx(middle(before), abs=2)  # the wheel zooms at the pointer

    ema.page.mouse.move(x, y)
    ema.page.mouse.down()
    ema.page.mouse.move(x + 40, y + 20, steps=4)
    ema.page.mouse.up()

    def moved() -> tuple[float, float]:
        dragged = box_of(ema, FIRST)
        return dragged["x"] - larger["x"], dragged["y"] - larger["y"]

    until(ema, lambda: moved() == pytest.approx((40, 20), abs=2))
    assert laid(ema) == ema.page.locator(f"{WINDOW} .tile").count()  # and what ends a drag is no choice
    assert ema.page.locator(f"{HAND}[data-may=yes]").count() == 0

    ema.page.locator(f"{WINDOW} [tabindex='0']").focus()
    panned = box_of(ema, FIRST)
    ema.page.keyboard.press("Shift+ArrowRight")
    assert box_of(ema, FIRST)["x"] < panned["x"] - 20
    ema.page.keyboard.press("-")
    assert box_of(ema, FIRST)["width"] == pytest.approx(larger["width"] / 1.25, rel=0.02)
    ema.page.keyboard.press("0")
    whole = box_of(ema, FIRST)
    for _ in range(2):
        ema.page.get_by_role("button", name="Larger").click()
    assert box_of(ema, FIRST)["width"] == pytest.approx(whole["width"] * 1.25**2, rel=0.02)
    ema.page.get_by_role("button", name="Smaller").click()
    ema.page.get_by_role("button", name="The whole table").click()
    assert box_of(ema, FIRST) == whole


def test_fingers_pan_and_pinch_and_far_away_cells_are_no_targets(visit: Visiting) -> None:
    petr = visit(size=PHONE)
    begun(petr)
    x, y = middle(box_of(petr, WINDOW))
    before = box_of(petr, FIRST)
    touch = petr.context.new_cdp_session(petr.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    fingers("touchStart", (x, y))
    for far in (10, 20, 30):
        fingers("touchMove", (x + far, y))
    fingers("touchEnd")
    until(petr, lambda: box_of(petr, FIRST)["x"] == pytest.approx(before["x"] + 30, abs=2))

    fingers("touchStart", (x - 80, y), (x + 80, y))
    for apart in (60, 40, 25):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    until(petr, lambda: box_of(petr, FIRST)["width"] < 40)
    assert before["width"] > 40
    assert petr.page.locator(CELLS).count() == 0
    assert petr.small_targets() == []
    petr.page.locator(WINDOW).tap()  # a look from afar ends where one taps
    assert box_of(petr, FIRST)["width"] > 40
    assert petr.page.locator(CELLS).count() > 0
    assert laid(petr) == petr.page.locator(f"{WINDOW} .tile").count()


def test_a_mouse_that_rests_on_a_cell_leaves_the_aim_to_the_finger(visit: Visiting) -> None:
    """A browser also tells of cells that come and go below a mouse at rest, at moments of its own choice."""
    petr = visit(size=PHONE)
    begun(petr)
    cells, lay = petr.page.locator(CELLS), petr.page.locator(f"{BOARD} .lay")
    petr.page.locator(HAND).first.tap()
    cells.nth(1).tap()
    expect(lay).to_be_visible()
    for told in ("pointerenter", "pointermove", "pointerleave"):
        cells.nth(0).dispatch_event(told, {"pointerType": "mouse", "movementX": 0, "movementY": 0})
        assert "aimed" in (cells.nth(1).get_attribute("class") or "").split()
        assert lay.is_visible()
    petr.page.mouse.move(*middle(box_of(petr, f"{CELLS} >> nth=0")), steps=3)  # a mouse that is moved is meant
    expect(cells.nth(0)).to_contain_class("aimed")
    expect(lay).to_have_count(0)


def test_a_tile_does_what_was_shown_before_it_was_laid(visit: Visiting) -> None:
    """Two people, nobody in between: points and every tile as they were shown, until something has really changed."""
    ema, petr = visit(), visit()
    sit_together(ema, petr)
    rng, changed = random.Random(8), 0
    for number in range(40):  # two full stacks have more, and some tile changes something long before
        if changed == 3:
            break
        who = (ema, petr)[number % 2]
        wait_asked(who)
        if number == 0:
            turn(who, rng, "mouse")
            continue
        tiles = who.page.locator(HAND)
        tiles.nth(rng.randrange(tiles.count())).click()
        expect(who.page.locator(f"{WINDOW} button.cell[aria-label*=': ']").first).to_be_visible()  # it is told
        gains = who.page.locator(f"{WINDOW} button.cell:has(.gain)")
        cell = gains.first if gains.count() else any_cell(who, rng)
        action = cell.get_attribute("data-action") or ""
        cell = who.page.locator(f"{WINDOW} [data-action='{action}']")
        cell.hover()
        expect(who.page.locator(f"{WINDOW} .cell.aimed .ghost")).to_have_count(1)
        expected = [now + more for now, more in zip(points(who), who.page.evaluate(MORE), strict=True)]
        then, label = who.page.evaluate(TILES), cell.get_attribute("aria-label") or ""
        changed += expected != points(who)
        assert bool(re.search(r"[+−]\d", label)) == (expected != points(who))
        cell.click()
        done(who, len(then))
        after = who.page.evaluate(TILES)
        assert after.pop(action)
        assert after == then
        assert points(who) == expected
    assert changed == 3


MORE = f"""() => [...document.querySelectorAll('{BOARD} .players > li')]
    .map(one => Number((one.querySelector('.more')?.textContent ?? '0').replace('−', '-')))"""
TILES = f"""() => Object.fromEntries([...document.querySelectorAll('{WINDOW} .tile')]
    .map(one => [one.dataset.cell, [one.dataset.kind, one.dataset.turned, one.dataset.caught, one.dataset.points]]))"""


def sit_together(ema: Visitor, petr: Visitor) -> None:
    """A table for two people."""
    ema.come_in("Ema")
    petr.come_in("Petr")
    look([ema, petr], "myszki", begin([ema, petr], "myszki", 2))


def test_a_tile_is_dragged_to_its_cell_and_what_cannot_be_done_says_why(visit: Visiting) -> None:
    ema, petr = visit(), visit()
    sit_together(ema, petr)
    turn(ema, random.Random(1), "mouse")
    wait_asked(petr)
    drag(petr, "1,0")
    done(petr, 1)
    assert petr.page.locator(f"{WINDOW} .tile[data-cell='1,0']").count() == 1
    assert not asked(petr)
    petr.page.locator(HAND).first.click()  # to plan ahead
    expect(petr.page.locator(HAND).first).to_have_attribute("aria-pressed", "true")
    petr.page.locator(f"{WINDOW} [data-cell='2,0']").click(force=True)  # Playwright would wait until it may be chosen
    expect(petr.page.locator(".bubble")).to_contain_text(re.compile("not your turn.*M2.1", re.DOTALL))
    petr.page.mouse.move(0, 0)
    petr.page.locator(f"{WINDOW} .tile[data-cell='1,0']").hover()
    expect(petr.page.locator(".bubble")).to_contain_text("at 1,0 (Petr).")
    assert laid(petr) == 2


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_table_stays_where_it_is_while_a_tile_is_taken_up_and_aimed(
    visit: Visiting, size: tuple[int, int]
) -> None:
    ema = visit(size=size, language="cs")
    against_bots(ema, "myszki", 4)
    rng = random.Random(4)
    hand: Hand = "finger" if size == PHONE else "mouse"
    told: set[bool] = set()  # whether points of somebody would change
    for _ in range(8):
        wait_asked(ema)
        if ema.page.locator(f"{HAND}[data-may=yes]").count():  # the first tile has its cell
            turn(ema, rng, hand)
            continue
        place = box_of(ema, WINDOW)
        for tile in range(ema.page.locator(HAND).count()):
            touch(ema.page.locator(HAND).nth(tile), hand)
            for _ in range(3):
                cell = any_cell(ema, rng)
                if hand == "mouse":
                    cell.hover()
                elif "aimed" not in (cell.get_attribute("class") or ""):  # a second tap would lay it
                    cell.tap()
                expect(ema.page.locator(f"{BOARD} .bar p")).to_contain_text(f"{cell.get_attribute('data-cell')}: ")
                told.add(ema.page.locator(f"{BOARD} .players .more").count() > 0)
                assert box_of(ema, WINDOW) == place
        touch(ema.page.locator(f"{HAND}[aria-pressed=true]"), hand)  # and put down again
        turn(ema, rng, hand)
    assert told == {True, False}


def drag(who: Visitor, cell: str) -> None:
    """Drag the first tile of the hand there."""
    who.page.mouse.move(*middle(box_of(who, HAND)))
    who.page.mouse.down()
    x, y = middle(box_of(who, f"{WINDOW} [data-cell='{cell}']"))
    who.page.mouse.move(x, y, steps=6)
    expect(who.page.locator(f"{WINDOW} .cell.aimed")).to_have_attribute("data-cell", cell)
    who.page.mouse.up()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_can_be_read_and_used_by_everybody(visit: Visiting, seats: int) -> None:
    one = visit(size=PHONE if seats == 4 else (1440, 900), language="pl" if seats == 4 else "cs")
    against_bots(one, "myszki", seats)
    one.everywhere()
    play_until({one: "finger" if seats == 4 else "mouse"}, random.Random(5), 4)
    wait_asked(one)
    one.page.locator(HAND).first.click()
    any_cell(one, random.Random(5)).hover()
    one.everywhere()


def test_a_tile_is_called_by_its_name_also_beside_what_it_gains(visit: Visiting) -> None:
    ema = visit()
    begun(ema)
    rng = random.Random(4)
    for _ in range(20):  # until some tile gains something somewhere
        if place := gaining(ema):
            break
        turn(ema, rng, "mouse")
        wait_asked(ema)
    ema.choose(ema.page.locator(f"{WINDOW} [data-action='{place}']"))
    expect(ema.page.locator(f"{HAND} .gain").first).to_be_visible()
    ema.page.keyboard.press("h")
    expect(ema.page.locator("[data-candidate]").first).to_be_visible()
    assert ema.violations() == []


def gaining(who: Visitor) -> str | None:
    """A cell on which the first tile of the hand would gain something."""
    tile = who.page.locator(HAND).first
    tile.click()
    expect(who.page.locator(f"{WINDOW} button.cell[aria-label*=': ']").first).to_be_visible()
    cells = who.page.locator(f"{WINDOW} button.cell:has(.gain)")
    found = cells.first.get_attribute("data-action") if cells.count() else None
    tile.click()
    return found
