"""Dice that are real cubes take no touch away from what stands around them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.client.browsing import DESKTOP, PHONE, Visiting
from tests.client.coached import PLAYED, asked
from tests.server.web.running import Running

BESIDE: Final = """() => {
    const found = [];
    for (let x = 1; x < innerWidth; x += 2) for (let y = 1; y < innerHeight; y += 2) {
        const die = document.elementFromPoint(x, y)?.closest(".die");
        const box = die?.getBoundingClientRect();
        const far = 14; // a sign may stand at the die's corner
        if (box && (x < box.left - far || x > box.right + far || y < box.top - far || y > box.bottom + far))
            found.push(`${die.getAttribute("aria-label")}: ${x}, ${y}`);
    }
    return found;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["qwixx-alone", "kocour"])
def test_dice_are_touched_only_where_they_lie(
    server: Running, visit: Visiting, game: str, size: tuple[int, int]
) -> None:
    ema = server.person("Ema")
    table = asked(ema, PLAYED[game], lambda choices: len(choices) > 2)
    one = visit(size=size)
    one.be(ema)
    one.go(f"/table/{table}")
    expect(one.page.locator(".match [data-may=yes]").first).to_be_visible()
    one.page.locator(".die").first.scroll_into_view_if_needed()
    assert one.page.evaluate(BESIDE) == []
