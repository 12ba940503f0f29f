"""What the first page costs, and that a game's code comes when it is needed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.client.browsing import Visiting

LARGEST = 120_000


def test_the_first_page_is_small_and_boards_come_later(visit: Visiting) -> None:
    ema = visit()
    network = ema.context.new_cdp_session(ema.page)
    sizes: list[float] = []
    names: list[str] = []

    def told(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", told)
    network.on("Network.requestWillBeSent", lambda event: names.append(event["request"]["url"]))
    network.send("Network.enable")
    ema.go("/")
    expect(ema.page.locator("article")).to_have_count(5)
    ema.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) <= LARGEST
    before = len(names)
    assert not [name for name in names if "/Table-" in name]
    ema.page.locator("[data-game=qwixx] button.first").click()
    expect(ema.page.locator(".qwixx .sheet")).to_be_visible()
    assert [name for name in names[before:] if "/Table-" in name]
    assert ema.page.evaluate("document.querySelectorAll('style').length") == 0
