"""Fair dice as a player sees them: promised in the lobby, added to by every browser, and compared in the end."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from cheeseboard.core.fair import commitment
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.room import Room
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.table import Table
from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.kocour import BOARD, play_until
from tests.client.seating import at_once, post
from tests.server.web.running import Browser, Running
from tests.server.web.test_play import play

ADDED = "has added to the dice"


def kept(who: Visitor, table: str) -> Any:
    """What the browser remembers of the table's dice."""
    found = who.page.evaluate("table => localStorage.getItem(`cheeseboard:fair:${table}`)", table)
    return json.loads(found or "null")


def fair(server: Running, table: str) -> Any:
    return server.person().get(f"/api/tables/{table}/fair")


def seats(who: Visitor) -> Locator:
    return who.page.locator("ol > li")


def verdicts(who: Visitor, table: str) -> tuple[str | None, list[str | None]]:
    """What the page says of the promise, and of what was added for each of one's seats."""
    who.go(f"/fair/{table}")
    expect(who.page.locator("[data-promise]")).to_be_visible()
    own = who.page.locator("[data-own]").all()
    return who.page.locator("[data-promise]").get_attribute("data-promise"), [
        one.get_attribute("data-own") for one in own
    ]


def test_two_browsers_play_a_match_and_each_finds_its_promise_and_its_own_addition(
    server: Running, visit: Visiting, tmp_path: Path
) -> None:
    ema, petr = visit(), visit(size=PHONE)
    for one, name in ((ema, "Ema"), (petr, "Petr")):
        one.come_in(name)
    ema.page.locator("[data-game=kocour]").get_by_role("button", name="New table").click()
    expect(seats(ema).nth(0)).to_contain_text(ADDED)
    table = ema.table
    promise = fair(server, table)["commitment"]
    expect(ema.page.locator("code.promise")).to_have_text(promise)
    petr.go(f"/table/{table}")
    petr.page.get_by_role("button", name="Sit here").click()
    expect(seats(ema).nth(1)).to_contain_text(ADDED)
    typed = ema.page.get_by_label("Ema adds:")
    ema.page.get_by_text("Add something of your own choosing").click()
    ema.everywhere()
    typed.fill("real dice: 3 5 1")
    typed.press("Enter")
    expect(ema.page.get_by_text("“real dice: 3 5 1” is added")).to_be_visible()
    petr.everywhere()
    ema.page.get_by_role("button", name="Start").click()
    for one in (ema, petr):
        expect(one.page.locator(BOARD)).to_be_visible()
    play_until([ema, petr], random.Random(3))
    drawn = kept(petr, table)["nonces"]["1"]["texts"][0]
    assert re.fullmatch("[0-9a-f]{32}", drawn)
    assert fair(server, table)["nonces"] == ["real dice: 3 5 1", drawn]
    for one in (ema, petr):
        assert verdicts(one, table) == ("same", ["same"])
        expect(one.page.locator("[data-fair=true]")).to_be_visible()
        expect(one.page.locator("[data-checked]")).to_have_attribute("data-wrong", "0")
        one.everywhere()
    jan = visit()
    jan.come_in("Jan")
    assert verdicts(jan, table) == ("unknown", [])
    expect(jan.page.locator("[data-promise]")).to_contain_text("cannot say whether it has stayed the same")
    again = visit(language="cs")  # Petr on another device
    again.context.add_cookies(petr.context.cookies())  # type: ignore[arg-type]
    assert verdicts(again, table) == ("unknown", ["unknown"])
    href = petr.page.get_by_role("link", name="The record of the match").get_attribute("href")
    (tmp_path / "match.json").write_text(petr.page.evaluate("async href => (await fetch(href)).text()", href))
    check = [sys.executable, "-m", "cheeseboard", "verify", str(tmp_path / "match.json"), "--commitment", promise]
    assert subprocess.run([*check, "--nonce", drawn], capture_output=True).returncode == 0
    assert subprocess.run([*check, "--nonce", drawn[::-1] + "0"], capture_output=True).returncode == 1


# -- a server that cheats


def nothing(server: Running, room: Room) -> None:
    """An honest server."""


def other_secret(server: Running, room: Room) -> None:
    """It promises another secret once it has heard what everybody adds; all it shows then fits together."""
    secret = bytes(32)
    head = replace(room.head, commitment=commitment(secret))
    server.loop.call_soon_threadsafe(room.set_up, Table.begin(head, secret), room.version)


def other_nonce(nonce: str) -> Callable[[Running, Room], None]:
    """It puts something else in the place of what Ema has added."""

    def cheat(server: Running, room: Room) -> None:
        def change(head: Head) -> Head:
            return replace(head, seats=(replace(head.seats[0], nonce=nonce), *head.seats[1:]))

        asyncio.run_coroutine_threadsafe(server.house.floor.gather(room.id, change), server.loop).result(10)

    return cheat


CHEATS = {
    "none": (nothing, "same", "same"),
    "another secret": (other_secret, "other", "same"),
    "another nonce": (other_nonce("f" * 32), "same", "other"),
    "no nonce": (other_nonce(""), "same", "other"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_what_the_server_changes_afterwards_is_noticed(server: Running, visit: Visiting, cheat: str) -> None:
    work, promise, own = CHEATS[cheat]
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("kocour")
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    expect(seats(one).nth(0)).to_contain_text(ADDED)
    petr.post(f"/api/tables/{table}/sit", seat=1, nonce="of Petr")
    expect(seats(one).nth(1)).to_contain_text(ADDED)
    one.go("/")  # nobody looks
    work(server, server.house.floor.rooms[TableId(table)])
    finish(ema, petr, table)
    assert verdicts(one, table) == (promise, [own])
    expect(one.page.locator("[data-fair=true]")).to_be_visible()  # in itself all of it holds
    expect(one.page.locator("[data-checked]")).to_have_attribute("data-wrong", "0")
    if own == "other":
        expect(one.page.locator("[data-own]")).to_contain_text(kept(one, table)["nonces"]["0"]["texts"][0])


def finish(ema: Browser, petr: Browser, table: str) -> None:
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(5))


def test_another_promise_is_noticed_in_the_lobby_already(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = ema.table("kocour")
    one = visit(language="cs")
    one.be(ema)
    one.go(f"/table/{table}")
    expect(seats(one).nth(0)).to_contain_text("příspěvek ke kostkám přidán")
    other_secret(server, server.house.floor.rooms[TableId(table)])
    one.page.reload()
    expect(one.page.get_by_role("alert")).to_contain_text("Server použil jiné tajemství")


# -- every way to a seat


def test_one_click_against_bots_adds_before_it_begins(server: Running, visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "kocour")
    found, own = fair(server, ema.table), kept(ema, ema.table)
    assert (found["commitment"], own["begun"]) == (own["commitment"], False)
    assert own["nonces"]["0"] == {"texts": [found["nonces"][0]], "sure": True}
    assert set(found["nonces"][1:]) == {"bot"}
    assert verdicts(ema, ema.table) == ("same", ["same"])


def test_by_a_link_and_at_one_screen(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), visit(size=PHONE)
    table = ema.table("qwixx", seats=3)
    petr.go(f"/#join={ema.post(f'/api/tables/{table}/invite')['token']}")
    petr.page.locator("input[autocomplete=nickname]").fill("Petr")
    petr.page.get_by_role("button", name="Sit down").click()
    expect(seats(petr).nth(1)).to_contain_text(ADDED)
    seats(petr).nth(2).get_by_role("button", name="Somebody at this screen").click()
    seats(petr).nth(2).get_by_role("textbox").fill("Babi")
    seats(petr).nth(2).get_by_role("textbox").press("Enter")
    expect(seats(petr).nth(2)).to_contain_text(ADDED)
    ema.post(f"/api/tables/{table}/start")
    expect(petr.page.locator(".match")).to_be_visible()
    found, own = fair(server, table)["nonces"], kept(petr, table)["nonces"]
    assert found == ["", own["1"]["texts"][0], own["2"]["texts"][0]]
    assert verdicts(petr, table) == ("same", ["same", "same"])
    expect(petr.page.locator("dl")).to_contain_text("nothing")


def test_who_takes_a_seat_over_knows_of_no_beginning(server: Running, visit: Visiting) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), visit()
    table = ema.table("kocour")
    petr.post(f"/api/tables/{table}/sit", seat=1, nonce="of Petr")
    ema.post(f"/api/tables/{table}/start")
    jan.go(f"/#join={petr.post(f'/api/tables/{table}/invite', seat=1)['token']}")
    jan.page.locator("input[autocomplete=nickname]").fill("Jan")
    jan.page.get_by_role("button", name="Take over the seat").click()
    expect(jan.page.locator(BOARD)).to_be_visible()
    assert verdicts(jan, table) == ("late", ["unknown"])


def test_whose_seat_comes_back_still_knows_what_they_have_added(server: Running, visit: Visiting) -> None:
    ema, petr, jan = server.person("Ema"), visit(), server.person("Jan")
    table = ema.table("kocour")
    petr.go(f"/#join={ema.post(f'/api/tables/{table}/invite')['token']}")
    petr.page.locator("input[autocomplete=nickname]").fill("Petr")
    petr.page.get_by_role("button", name="Sit down").click()
    expect(seats(petr).nth(1)).to_contain_text(ADDED)
    ema.post(f"/api/tables/{table}/start")
    expect(petr.page.locator(BOARD)).to_be_visible()
    jan.post("/api/join", token=post(petr, f"/api/tables/{table}/invite", seat=1)["token"])
    petr.go(f"/#join={jan.post(f'/api/tables/{table}/invite', seat=1)['token']}")
    petr.page.get_by_role("button", name="Take over the seat").click()
    expect(petr.page.locator(BOARD)).to_be_visible()
    assert verdicts(petr, table) == ("same", ["same"])


def test_the_record_is_for_the_players_of_a_table_where_nobody_may_look_on(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("kocour", spectators=False)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    finish(ema, petr, table)
    one = visit()
    one.be(petr)
    one.go(f"/fair/{table}")
    record = one.page.get_by_role("link", name="The record of the match").get_attribute("href")
    found = one.page.evaluate("async href => (await fetch(href)).json()", record)
    assert found["chance"]["commitment"] == petr.get(f"/api/tables/{table}/fair")["commitment"]


def test_a_rematch_has_a_promise_of_its_own(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("kocour")
    petr.post(f"/api/tables/{table}/sit", seat=1)
    finish(ema, petr, table)
    one, other = visit(), visit()
    one.be(ema)
    other.be(petr)
    one.go(f"/table/{table}")
    one.page.get_by_role("button", name="Once more").click()
    expect(seats(one).nth(0)).to_contain_text(ADDED)
    expect(seats(one).nth(1)).not_to_contain_text(ADDED)
    assert kept(one, one.table)["commitment"] != fair(server, table)["commitment"]
    other.go(f"/table/{one.table}")
    other.page.get_by_role("button", name="Sit here").click()
    expect(seats(one).nth(1)).to_contain_text(ADDED)


def test_who_gets_up_and_sits_elsewhere_adds_for_the_seat_they_have(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), visit()
    table = ema.table("qwixx", seats=3)
    petr.come_in("Petr")
    petr.go(f"/table/{table}")
    seats(petr).nth(1).get_by_role("button", name="Sit here").click()
    petr.page.get_by_role("button", name="Get up").click()
    seats(petr).nth(2).get_by_role("button", name="Sit here").click()
    expect(seats(petr).nth(2)).to_contain_text(ADDED)
    ema.post(f"/api/tables/{table}/bot", seat=1, level="greedy")
    ema.post(f"/api/tables/{table}/start")
    assert [*kept(petr, table)["nonces"]] == ["2"]
    assert verdicts(petr, table) == ("same", ["same"])


def test_two_devices_of_one_person_agree(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    phone, desk = visit(size=PHONE), visit()
    for one in (phone, desk):
        one.be(ema)
        one.go(f"/table/{table}")
        expect(seats(one).nth(0)).to_contain_text(ADDED)
    post(phone, f"/api/tables/{table}/start")
    assert verdicts(phone, table) == ("same", ["same"])
    assert verdicts(desk, table) == ("same", ["unknown"])


def test_a_match_does_not_wait_for_what_never_arrives(server: Running, visit: Visiting) -> None:
    ema = visit()
    ema.come_in("Ema")
    ema.page.route("**/api/tables/*/nonce", lambda route: None)
    ema.page.locator("[data-game=kocour]").get_by_role("button", name="New table").click()
    seats(ema).nth(1).locator("select").select_option("greedy")
    expect(seats(ema).nth(1)).to_contain_text("Bot 2")
    assert ADDED not in seats(ema).nth(0).inner_text()
    ema.page.get_by_role("button", name="Start").click()
    expect(ema.page.locator(BOARD)).to_be_visible()
    assert verdicts(ema, ema.table) == ("same", ["none"])
    expect(ema.page.get_by_text("Nobody has added anything to these dice")).to_be_visible()
