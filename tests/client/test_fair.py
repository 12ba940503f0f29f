"""The browser checks every die of a match that is over, and notices one that was changed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Route, expect

from cheeseboard.core.rng import Rng
from tests.client.browsing import Visiting
from tests.server.web.running import Browser, Running
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play


def finished(ema: Browser, petr: Browser, game: str) -> str:
    table = started(ema, petr, game)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(5))
    return table


@pytest.mark.parametrize("game", ["qwixx", "myszki"])
def test_every_chance_is_checked(server: Running, visit: Visiting, game: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(ema, petr, game)
    chances = ema.get(f"/api/tables/{table}/fair")["chances"]
    jan = visit()
    jan.go(f"/fair/{table}")
    checked = jan.page.locator("[data-checked]")
    expect(checked).to_have_attribute("data-checked", str(len(chances)))
    expect(checked).to_have_attribute("data-wrong", "0")
    expect(checked).to_contain_text(f"All {len(chances)} chances")
    expect(jan.page.locator("[data-fair=true]")).to_be_visible()
    checked.locator("summary").click()
    rows = checked.locator("tbody tr")
    expect(rows).to_have_count(len(chances))
    assert [row.split("\t")[1] for row in rows.all_inner_texts()] == [one["text"] for one in chances]


FAULTS: dict[str, dict[str, Any]] = {
    "another number": {"number": 1_000_000},
    "other dice in the record": {"text": "6 6 6 6 6 6"},
    "another place in the stream": {"k": 999},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_changed_die_is_noticed(server: Running, visit: Visiting, fault: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(ema, petr, "qwixx")
    jan = visit()

    def falsified(route: Route) -> None:
        reply = route.fetch()
        found = reply.json()
        found["chances"][3] = {**found["chances"][3], **FAULTS[fault]}
        route.fulfill(response=reply, body=json.encode(found))

    jan.page.route(f"**/api/tables/{table}/fair", falsified)
    jan.go(f"/fair/{table}")
    checked = jan.page.locator("[data-checked]")
    expect(checked).to_have_attribute("data-wrong", "1")
    expect(checked).to_contain_text("One chance does not follow from the secret!")
    expect(checked.locator("tbody tr").nth(3)).to_contain_text("does not follow!")


def test_before_the_end_there_is_nothing_to_check(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    jan = visit(language="pl")
    jan.go(f"/fair/{table}")
    expect(jan.page.locator("dl")).to_contain_text("po zakończeniu gry")
    assert jan.page.locator("[data-checked]").count() == 0
