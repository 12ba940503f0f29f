"""A review calls a choice better only where it is sure of that."""

from __future__ import annotations

from typing import Any

from msgspec import json
from playwright.sync_api import Route, expect

from tests.client.browsing import Visiting
from tests.server.web.running import Running
from tests.server.web.test_players import against_bot
from tests.server.web.test_reviews import whole


def unsure_of_a_choice(found: Any) -> Any:
    """The review with one choice that another may be better than; which one."""
    choice = next(one for one in found["steps"] if one["kind"] == "choice")
    other = next(one["action"] for one in choice["choices"] if one["action"] != choice["text"])
    choice.update(turning=False, surely=False, change=-0.01, margin=0.02, best=other)
    return choice


def test_what_is_not_surely_better_is_called_as_good(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = against_bot(ema)
    found = whole(ema, table, 0)
    choice = unsure_of_a_choice(found)

    def told(route: Route) -> None:
        first = json.decode(route.request.post_data or "")["first"]
        route.fulfill(json={**found, "first": first, "steps": found["steps"][first:]})

    one = visit()
    one.page.route("**/review", told)
    one.be(ema)
    one.go(f"/table/{table}")
    one.page.get_by_role("button", name="Review the match").click()
    one.page.get_by_role("button", name="All steps").click()
    one.page.locator(".review tbody button", has_text=str(choice["step"])).first.click()
    card = one.page.locator(".step .said")
    expect(card).to_contain_text("Your choice: ")
    expect(card).to_contain_text("As good, as far as can be told: ")
    expect(card).not_to_contain_text("Better")
    expect(card).not_to_contain_text("Given away")
