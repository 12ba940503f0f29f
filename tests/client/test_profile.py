"""A profile: what was played, how strong one is, and bots of one's own."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting
from tests.server.web.running import Running
from tests.server.web.test_players import against_bot, played


def test_ratings_and_statistics_are_drawn_and_told_in_tables(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    for seed in (1, 2, 3):
        played(ema, petr, seed, rated=True)
    against_bot(ema)
    me = ema.get("/api/me")["person"]
    (game,) = ema.get(f"/api/people/{me}/statistics")["games"]
    (rating,) = ema.get(f"/api/people/{me}/ratings")["ratings"]
    one = visit()
    one.be(ema)
    one.go("/me")
    record = one.page.locator("[data-record=kocour]")
    expect(record).to_contain_text(f"4 matches, won: {game['wins']}")
    mean = f"{rating['rating']['mu']:.1f}".removesuffix(".0")
    expect(record.get_by_role("heading", name=f"Rating: {mean} ±")).to_be_visible()
    plots = record.get_by_role("img")
    expect(plots).to_have_count(3)
    expect(plots.first).to_have_accessible_name(re.compile("^Rating after each rated match"))
    expect(plots.first.locator("circle")).to_have_count(3)
    tables = record.get_by_role("table")
    expect(tables).to_have_count(3)
    expect(tables.first.locator("tbody tr")).to_have_count(3)
    places = {tuple(row.split("\t")) for row in tables.nth(1).locator("tbody tr").all_inner_texts()}
    assert places == {("2", f"{place}.", str(times)) for place, times in game["places"]["2"].items()}
    against = tables.nth(2)
    expect(against).to_contain_text("against people")
    expect(against).to_contain_text("against bots")
    history = one.page.locator("[aria-labelledby=history] li")
    expect(history).to_have_count(4)
    expect(history.first).to_contain_text("Bot 2 (greedy)")
    expect(history.nth(1)).to_contain_text("Petr")


def test_a_stranger_gets_an_account_and_comes_back_by_it(visit: Visiting) -> None:
    one, again = visit(size=PHONE), visit()
    one.go("/me")
    one.page.get_by_label("Account").fill("mouse-of-the-house")
    one.page.get_by_label("Password").fill("a long tail and whiskers")
    one.page.get_by_role("button", name="Create an account").click()
    expect(one.page.get_by_role("heading", name="mouse-of-the-house")).to_be_visible()
    again.go("/me")
    again.page.get_by_label("Account").fill("mouse-of-the-house")
    again.page.get_by_label("Password").fill("a long tail and whiskers")
    again.page.keyboard.press("Enter")  # who has no name here has one elsewhere
    expect(again.page.get_by_role("heading", name="mouse-of-the-house")).to_be_visible()


def test_who_has_played_nothing_is_told_so(visit: Visiting) -> None:
    one = visit(language="cs")
    one.come_in("Ema")
    one.go("/me")
    expect(one.page.get_by_text("Dohrajte hru a započítá se sem.")).to_be_visible()
    expect(one.page.locator("[aria-labelledby=history]")).to_contain_text("Zatím žádné.")


def test_a_bot_is_made_given_another_token_and_let_go(server: Running, visit: Visiting) -> None:
    one = visit()
    one.come_in("Ema")
    one.go("/me")
    bots = one.page.locator("[aria-labelledby=bots]")
    bots.get_by_label("Name of the bot").fill("Robot")
    bots.get_by_role("button", name="Make a bot").click()
    token = bots.get_by_label("Token of Robot")
    first = token.input_value()
    assert status(server, first) == 200
    bots.get_by_role("button", name="New token").click()
    expect(token).not_to_have_value(first)
    assert (status(server, first), status(server, token.input_value())) == (401, 200)
    one.go("/")
    one.page.locator("[data-game=qwixx]").get_by_role("button", name="New table").click()
    seat = one.page.locator("ol > li").nth(1)
    seat.locator("select").select_option(label="Robot (somebody’s own bot)")
    expect(seat.locator(".who")).to_have_text("Robot (somebody’s own bot)")
    seat.get_by_role("button", name="Free this seat").click()
    expect(seat.locator(".who")).to_have_text("free")
    one.go("/me")
    bots.get_by_role("button", name="Remove", exact=True).click()
    bots.get_by_role("button", name="Remove Robot for good").click()
    expect(bots.locator("ul li")).to_have_count(0)
    expect(token).to_have_count(0)
    bots.get_by_text("How a bot plays").click()
    expect(bots).to_contain_text(f"own_bot.py http://{one.line.address}")


def status(server: Running, token: str) -> int:
    reply = httpx.get(f"http://{server.address}/api/me", headers={"Authorization": f"Bearer {token}"})
    return reply.status_code
