"""Other people: how strong they are, what they play now, whom one does not hear, and once more with them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.seating import begin, look, post
from tests.server.web.running import Browser, Running
from tests.server.web.test_after import finished
from tests.server.web.test_lobby import started
from tests.server.web.test_players import played

SIZES = [("en", DESKTOP), ("cs", PHONE), ("pl", PHONE)]


def chat(one: Visitor) -> Locator:
    one.page.locator("aside .row button").nth(1).click()
    return one.page.locator("aside .chat")


def say(one: Browser, table: str, seat: int, text: str) -> None:
    with one.watch(table, seat) as talk:
        assert talk.ask("chat", text=text)["type"] == "ok"


def test_the_ranking_leads_to_a_person_and_from_there_to_a_match(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Amálie"), server.person("Bořek")  # others of this server are ranked too
    for seed in (1, 2):
        played(ema, petr, seed, rated=True)
    hidden = played(ema, petr, 3, spectators=False)
    one = visit(size=PHONE)
    one.go("/")
    one.press(one.page.get_by_role("link", name="Ranking"))
    one.press(one.page.locator("a[href='/ranking/kocour']"))
    rows = one.page.locator("tbody tr")
    expect(rows.filter(has_text="Bořek")).to_contain_text(re.compile(r"\d+(\.\d)? ± \d+(\.\d)?.*2", re.S))
    one.press(rows.get_by_role("link", name="Bořek"))
    expect(one.page.get_by_role("heading", name="Bořek")).to_be_visible()
    expect(one.page.locator("[data-record=kocour] svg[role=img]")).to_have_count(3)
    history = one.page.locator("[aria-labelledby=history] li")
    expect(history).to_have_count(2)
    assert hidden not in one.page.content()
    one.press(history.first.get_by_role("link", name="Amálie"))
    expect(one.page.get_by_role("heading", name="Amálie")).to_be_visible()
    one.page.go_back()
    one.press(history.first.locator("a.match"))
    expect(one.page.locator(".kocour")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), SIZES, ids=["en", "cs", "pl"])
def test_everybody_can_read_and_use_these_pages(
    server: Running, visit: Visiting, language: str, size: tuple[int, int]
) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = played(ema, petr, 1, rated=True)
    say(petr, table, 1, "well played " * 8)
    ema.post("/api/me/mutes", id=server.person("Somebody with a name of forty letters xx").get("/api/me")["person"])
    ema.post("/api/me/mutes", id=table)
    one = visit(language=language, size=size)
    one.be(ema)
    for path in ("/ranking/kocour", "/ranking/wistar", f"/person/{petr.get('/api/me')['person']}", "/me"):
        one.go(path)
        expect(one.page.locator("main h1")).to_be_visible()
        one.page.wait_for_load_state("networkidle")
        one.everywhere()
    one.go(f"/table/{table}")
    box = chat(one)
    expect(box.get_by_role("status")).to_be_visible()
    one.everywhere()
    box.locator(".quiet button").click()
    expect(box.locator("li button")).to_have_count(1)
    one.everywhere()
    petr.post(f"/api/tables/{table}/rematch")
    expect(one.page.locator(".cards [role=status] button")).to_be_visible()
    one.everywhere()


def test_a_person_is_muted_by_key_from_a_line_and_heard_again(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    say(petr, table, 1, "squeak")
    one, phone = visit(), visit(size=PHONE)
    boxes = []
    for each in (one, phone):
        each.be(ema)
        each.go(f"/table/{table}")
        boxes.append(chat(each))
        expect(boxes[-1]).to_contain_text("squeak")
    button = boxes[0].get_by_role("button", name="Mute Petr")
    button.focus()
    button.press("Enter")
    for box in boxes:  # on the other device too, at once
        expect(box).not_to_contain_text("squeak")
        expect(box.get_by_role("button", name="Hear again: Petr")).to_be_visible()
    phone.page.locator("aside .row button").first.click()
    say(petr, table, 1, "squeak, squeak")
    say(ema, table, 0, "hush")
    expect(boxes[0]).to_contain_text("hush")
    expect(boxes[0]).not_to_contain_text("squeak")
    one.go("/me")
    muted = one.page.locator("[aria-labelledby=muted]")
    expect(muted).to_contain_text("Petr")
    muted.get_by_role("button", name="Hear again: Petr").click()
    expect(muted).to_contain_text("You have muted nobody.")
    chat(phone)
    expect(boxes[1]).to_contain_text("squeak, squeak")


def test_what_a_muted_person_says_is_not_announced(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    new = one.page.locator("aside .new")
    say(petr, table, 1, "squeak")
    expect(new).to_be_visible()
    ema.post("/api/me/mutes", id=petr.get("/api/me")["person"])
    expect(new).to_have_count(0)
    say(petr, table, 1, "squeak")
    one.page.wait_for_timeout(500)
    expect(new).to_have_count(0)


def test_the_chat_of_a_table_is_muted_as_a_whole(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    say(petr, table, 1, "squeak")
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    box = chat(one)
    expect(box).to_contain_text("squeak")
    box.get_by_role("button", name="Mute this chat").click()
    expect(box).to_contain_text("You have muted this chat.")
    expect(box).not_to_contain_text("squeak")
    one.page.reload()
    expect(chat(one)).to_contain_text("You have muted this chat.")
    one.go("/me")
    expect(one.page.locator("[aria-labelledby=muted]")).to_contain_text("Qwixx (Ema, Petr)")
    one.go(f"/table/{table}")
    chat(one).get_by_role("button", name="Hear this chat again").click()
    expect(box).to_contain_text("squeak")


def test_who_was_muted_while_the_line_was_dead_is_gone_when_it_is_back(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    say(petr, table, 1, "squeak")
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    box = chat(one)
    expect(box).to_contain_text("squeak")
    one.lose_connection()
    expect(one.page.get_by_role("alert")).to_be_visible()
    ema.post("/api/me/mutes", id=petr.get("/api/me")["person"])
    one.find_connection()
    expect(box).not_to_contain_text("squeak")


def test_matches_that_go_on_are_listed_for_those_who_want_to_watch(visit: Visiting) -> None:
    ema, petr = visit(), visit(size=PHONE)
    ema.come_in("Ema")
    table = begin([ema], "qwixx", 2)
    hidden = str(post(ema, "/api/tables", game="qwixx", spectators=False)["id"])
    post(ema, f"/api/tables/{hidden}/bot", seat=1, level="greedy")
    post(ema, f"/api/tables/{hidden}/start")
    petr.go("/")
    playing = petr.page.locator("[aria-labelledby=playing]")
    first = playing.locator("li").first
    expect(first).to_contain_text("Ema, Bot 2")
    expect(first).to_contain_text("Moves so far:")
    assert hidden not in petr.page.content()
    petr.everywhere()
    petr.press(first)
    expect(petr.page.locator(".qwixx")).to_be_visible()
    assert petr.table == table
    petr.press(petr.page.locator("[aria-label=Players] a").first)
    expect(petr.page.get_by_role("heading", name="Ema")).to_be_visible()
    ema.go("/")
    expect(ema.page.get_by_role("heading", name="Go on playing")).to_be_visible()
    assert ema.page.locator(f"[aria-labelledby=playing] a[href$='{table}']").count() == 0


def test_all_who_look_are_told_of_a_rematch_and_join_it(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    first, second, third = visit(), visit(size=PHONE), visit()
    first.be(ema)
    second.be(petr)
    look([first, second, third], "qwixx", table)
    first.page.get_by_role("button", name="Once more").click()
    expect(first.page.get_by_role("heading", name="Seats")).to_be_visible()
    for one in (second, third):
        expect(one.page.get_by_text("A rematch is being set up.")).to_be_visible()
    second.press(second.page.get_by_role("button", name="Join it"))
    expect(first.page.locator("ol > li").nth(1)).to_contain_text("Petr")
    expect(second.page.locator("ol > li").nth(1)).to_contain_text("Petr (you)")
    assert second.table == first.table != table
    first.page.get_by_role("button", name="Start").click()
    expect(third.page.get_by_text("The rematch is being played.")).to_be_visible()
    third.page.get_by_role("link", name="Look at it").click()
    expect(third.page.locator(".qwixx")).to_be_visible()
    assert third.table == first.table
