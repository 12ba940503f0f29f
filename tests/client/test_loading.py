"""A line that dies while a page is still on its way: it comes all the same, once the line is back."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.client.browsing import PATIENCE_MS, Visiting
from tests.server.web.running import Running
from tests.server.web.test_lobby import started

# What is asked for when the line dies.
NEEDED: Final = {
    "page": re.compile(r"/assets/Table-[^/]*\.js$"),
    "table": re.compile(r"/api/tables/[^/]*$"),
    "words": re.compile(r"/api/texts/qwixx/"),
    "games": re.compile(r"/api/games$"),
    "board": re.compile(r"/assets/qwixx-[^/]*\.js$"),
    "looks": re.compile(r"/assets/qwixx-[^/]*\.css$"),
    "choices": re.compile(r"/api/games/qwixx/choices"),
}
DEAD_MS: Final = 1500


@pytest.mark.parametrize("needed", NEEDED)
def test_a_match_is_shown_though_the_line_died_on_the_way(server: Running, visit: Visiting, needed: str) -> None:
    ema = server.person("Ema")
    table = started(ema, server.person("Petr"))
    one = visit()
    one.be(ema)
    died: list[str] = []

    def die(route: Route) -> None:
        if not died:
            one.lose_connection()
        died.append(route.request.url)
        route.continue_()

    one.page.route(NEEDED[needed], die)
    one.page.goto(f"http://{one.line.address}/table/{table}")
    until = time.monotonic() + PATIENCE_MS / 1000
    while not died:
        assert time.monotonic() < until, "it was never asked for"
        one.page.wait_for_timeout(20)
    one.page.wait_for_timeout(DEAD_MS)
    assert one.page.locator(".match [data-may=yes]").count() == 0
    expect(one.page.get_by_text("The connection is lost.").first).to_be_visible()
    one.find_connection()
    offered = one.page.locator(".match [data-may=yes]")
    expect(offered.first).to_be_visible()
    one.choose(offered.first)
    assert one.page.locator(".qwixx").evaluate("one => getComputedStyle(one).display") == "grid"
    assert one.violations() == []


def test_a_page_that_is_older_than_the_server_is_loaded_anew(visit: Visiting) -> None:
    """After an upgrade the server has other files; what a page of before asks for is gone."""
    one = visit()
    one.go("/")
    documents: list[str] = []

    def upgraded(route: Route) -> None:
        if documents:
            route.continue_()
        else:
            route.fulfill(status=404)

    one.page.on("request", lambda asked: documents.append(asked.url) if asked.resource_type == "document" else None)
    one.page.route(re.compile(r"/assets/Ranking-[^/]*\.js$"), upgraded)
    one.press(one.page.get_by_role("link", name="Ranking"))
    expect(one.page.get_by_role("heading", name="Ranking")).to_be_visible()
    assert len(documents) == 1
    assert one.complaints
    assert all("404 (Not Found)" in told for told in one.complaints)  # the browser itself tells of the file
    one.complaints.clear()


def test_a_page_with_a_part_that_never_comes_is_not_loaded_for_ever(visit: Visiting) -> None:
    one = visit()
    one.go("/")
    documents: list[str] = []
    one.page.on("request", lambda asked: documents.append(asked.url) if asked.resource_type == "document" else None)
    one.page.route(re.compile(r"/assets/Ranking-[^/]*\.js$"), lambda route: route.fulfill(status=404))
    one.press(one.page.get_by_role("link", name="Ranking"))
    expect(one.page.locator(".toasts")).to_contain_text("Something went wrong")
    one.page.wait_for_timeout(500)
    assert len(documents) == 1
    assert one.complaints
    one.complaints.clear()
