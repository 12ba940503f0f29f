"""How the tests play Myszki through the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, expect

from tests.client.browsing import PATIENCE_MS, Visitor

BOARD = ".myszki"
HAND = f"{BOARD} .hand button"
CELLS = f"{BOARD} .window [data-may=yes]"
MATCH_S = 400
Hand = Literal["mouse", "finger", "keys"]


def laid(who: Visitor) -> int:
    """How many tiles lie on the table that is shown."""
    return int(who.page.locator(BOARD).get_attribute("data-laid") or 0)


def asked(who: Visitor) -> bool:
    return bool(who.page.locator(".match").get_attribute("data-ask"))


def over(who: Visitor) -> bool:
    return who.page.locator(f"{BOARD} .steps").count() > 0


def points(who: Visitor) -> list[int]:
    """Everybody's points, as they are shown."""
    return [int(one) for one in who.page.locator(f"{BOARD} .points [aria-hidden]").all_inner_texts()]


def touch(one: Locator, hand: Hand) -> None:
    if hand == "keys":
        one.focus()
        one.press("Enter")
    elif hand == "finger":
        one.tap()
    else:
        one.click()


def turn(who: Visitor, rng: random.Random, hand: Hand) -> None:
    """Lay a tile, in one of the ways in which the board lets one."""
    before = laid(who)
    tiles = who.page.locator(HAND)
    tile = tiles.nth(rng.randrange(tiles.count()))
    if who.page.locator(f"{HAND}[data-may=yes]").count():  # the cell is chosen, as it is for the first tile
        touch(tile, hand)
    elif rng.random() < 0.2:
        who.choose(any_cell(who, rng), key=hand == "keys")
        touch(who.page.locator(f"{HAND}[data-may=yes]").first, hand)
    elif hand == "keys":
        by_keys(who, rng)
    else:
        touch(tile, hand)
        cell = any_cell(who, rng)
        touch(cell, hand)
        if hand == "finger":  # the first tap shows what would happen
            expect(cell).to_contain_class("aimed")
            if rng.random() < 0.5:
                who.page.locator(f"{BOARD} .lay").tap()
            else:
                cell.tap()
    done(who, before)


def any_cell(who: Visitor, rng: random.Random) -> Locator:
    """One of the cells that are lit, whatever else comes into sight meanwhile."""
    expect(who.page.locator(CELLS).first).to_be_visible()
    lit = who.page.locator(CELLS).evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    return who.page.locator(f"{BOARD} .window [data-cell='{rng.choice(lit)}']")


def by_keys(who: Visitor, rng: random.Random) -> None:
    """Nothing but the keyboard: a tile is taken up, arrows lead to a cell that is lit, Enter lays it."""
    if who.page.locator(f"{BOARD} .window:focus-within").count():  # where the last tile was laid
        who.page.keyboard.press(str(rng.randrange(who.page.locator(HAND).count()) + 1))
    else:
        while not who.page.locator(f"{HAND}:focus").count():
            who.page.keyboard.press("Tab")
        who.page.keyboard.press("Enter")
    lit = who.page.locator(f"{CELLS}:focus")
    expect(lit).to_have_count(1)
    for _ in range(rng.randrange(6)):
        who.page.keyboard.press(rng.choice(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]))
    for _ in range(200):
        if lit.count():
            break
        who.page.keyboard.press("ArrowRight")  # in every row the last cell is free
    who.page.keyboard.press("Enter")


def until(who: Visitor, true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    ends = time.monotonic() + PATIENCE_MS / 1000
    while not true():
        assert time.monotonic() < ends
        who.page.wait_for_timeout(30)


def done(who: Visitor, before: int) -> None:
    """Wait until the tile lies there."""
    expect(who.page.locator(f"{BOARD}:not([data-laid='{before}'])")).to_be_visible()


def wait_asked(who: Visitor) -> None:
    """Wait until it is their turn."""
    expect(who.page.locator(".match:not([data-ask=''])")).to_be_visible()


def play_until(people: dict[Visitor, Hand], rng: random.Random, enough: int | None = None) -> int:
    """Everybody lays tiles when asked, until so many are laid by them, or the match is over."""
    given, ends = 0, time.monotonic() + MATCH_S
    while not all(over(one) for one in people):
        assert time.monotonic() < ends, f"after {given} tiles the match still goes on"
        for one, hand in people.items():
            if asked(one):
                turn(one, rng, hand)
                given += 1
            if given == enough:
                return given
        if not any(asked(one) for one in people):
            next(iter(people)).page.wait_for_timeout(30)
    return given
