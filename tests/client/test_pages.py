"""Every page, in every language, light and dark: readable for all, and no wider than a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.client.browsing import DESKTOP, PHONE, THEMES, Theme, Visiting, Visitor
from tests.server.web.running import Running
from tests.server.web.test_players import played


def tour(one: Visitor) -> None:
    """All pages there are, one after the other."""
    page = one.page
    one.go("/")
    expect(page.locator("article")).to_have_count(5)
    one.everywhere()
    page.locator("header [aria-controls=preferences]").click()
    one.everywhere()
    page.locator("[data-game=qwixx] .row button").nth(1).click()
    expect(page.locator("ol > li")).to_have_count(2)
    one.everywhere()
    table = one.table
    page.locator("ol select").select_option("greedy")
    page.locator("section .row > button.first").click()
    expect(page.locator(".qwixx [data-may=yes]").first).to_be_visible()
    one.everywhere()
    page.locator(".top button.hint").click()
    expect(page.locator(".qwixx [data-hint]").first).to_be_visible()
    one.everywhere()
    page.locator(".top button[aria-haspopup=dialog]").click()
    one.everywhere()
    page.keyboard.press("Escape")
    page.locator("aside ol button").first.click()
    expect(page.locator("dialog .rule.shown")).to_be_visible()
    one.everywhere()
    page.keyboard.press("Escape")
    pages = ("/me#reminders", "/rules", "/rules/qwixx#Q2.1", "/nowhere", "/table/nothing", "/join/nothing")
    for path in (f"/fair/{table}", *pages):
        one.go(path)
        expect(page.locator("main h1")).to_be_visible()
        one.everywhere()
    one.complaints = [text for text in one.complaints if "404" not in text]  # those were asked for


def look_back(one: Visitor, table: str) -> None:
    """What there is once matches were played to their end."""
    page = one.page
    one.go("/me")
    expect(page.locator("[data-record=kocour] svg[role=img]")).to_have_count(3)
    page.locator("[data-record] details, section.card > details > summary").last.click()
    page.locator("[aria-labelledby=bots] form input").fill("Robot")
    page.locator("[aria-labelledby=bots] form button").click()
    expect(page.locator(".token input")).to_have_value(re.compile("^bot-"))
    one.everywhere()
    one.go(f"/fair/{table}")
    expect(page.locator("[data-checked]")).to_have_attribute("data-wrong", "0")
    page.locator("[data-checked] summary").click()
    one.everywhere()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("cs", PHONE), ("pl", PHONE)], ids=["en", "cs", "pl"])
def test_everybody_can_read_and_use_a_profile_and_the_proof_of_the_dice(
    server: Running, visit: Visiting, language: str, size: tuple[int, int]
) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = played(ema, petr, 1, rated=True)
    one = visit(language=language, size=size)
    one.be(ema)
    look_back(one, table)


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("cs", DESKTOP), ("pl", PHONE)], ids=["en", "cs", "pl"])
def test_everybody_can_read_and_use_every_page(visit: Visiting, language: str, size: tuple[int, int]) -> None:
    tour(visit(language=language, size=size))


def test_whoever_leaves_the_start_page_before_its_lists_are_there_is_not_followed_by_them(
    server: Running, visit: Visiting
) -> None:
    petr = server.person("Petr")
    petr.table("kocour")  # where anybody may sit down
    petr.post(f"/api/tables/{petr.table('qwixx', 'greedy')}/start")  # that anybody may watch
    ema = visit()
    ema.come_in("Ema")
    held: list[Route] = []
    ema.page.route("**/api/tables/mine", lambda route: held.append(route))
    with ema.page.expect_request("**/api/tables/mine"):
        ema.go("/")
    expect(ema.page.locator("[aria-labelledby=playing] a").first).to_be_visible()
    ema.page.locator("header").get_by_role("link", name="Rules").click()
    expect(ema.page.locator("[data-game=kocour]")).to_have_count(0)
    with ema.page.expect_response("**/api/tables?limit=20"):
        held[0].continue_()
    ema.settle()  # in the end the browser may not have complained


def test_a_rule_has_an_address_and_can_be_searched_for(visit: Visiting) -> None:
    ema = visit(language="cs")
    ema.go("/rules/wistar#W4.6")
    expect(ema.page.locator("[id='W4.6'].shown")).to_be_in_viewport()
    ema.page.get_by_role("searchbox").fill("W4.6 průzkumník")
    expect(ema.page.get_by_role("status").first).to_be_visible()
    ema.page.get_by_role("searchbox").fill("xyzzy")
    expect(ema.page.locator("article .rule")).to_have_count(0)


def test_the_language_changes_everything_at_once(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    expect(ema.page.get_by_role("heading", name="Games")).to_be_visible()
    ema.page.locator("header [aria-controls=preferences]").click()
    ema.page.get_by_role("button", name="Čeština").click()
    expect(ema.page.get_by_role("heading", name="Hry")).to_be_visible()
    expect(ema.page.locator("[data-game=wistar]")).to_contain_text("Krysy z Wistaru")
    ema.page.reload()
    expect(ema.page.locator("html")).to_have_attribute("lang", "cs")
    expect(ema.page.get_by_role("heading", name="Hry")).to_be_visible()


def test_day_and_night_can_be_chosen_whatever_the_system_has(visit: Visiting) -> None:
    colours: dict[tuple[Theme, str], str] = {}
    for system in THEMES:
        ema = visit(theme=system)
        ema.go("/")
        ema.page.locator("header [aria-controls=preferences]").click()
        for chosen in ("As the system", "Day", "Night"):
            ema.page.get_by_role("button", name=chosen).click()
            ema.settle()
            found = ema.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            colours[system, chosen] = str(found)
    day, night = colours["light", "As the system"], colours["dark", "As the system"]
    assert day != night
    assert [colours[system, "Day"] for system in THEMES] == [day, day]
    assert [colours[system, "Night"] for system in THEMES] == [night, night]


def test_a_server_that_is_out_of_breath_can_be_asked_again(visit: Visiting) -> None:
    one = visit(size=PHONE)
    one.page.route("**/api/me", lambda route: route.fulfill(status=503, json={}), times=1)
    one.go("/")
    again = one.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    one.everywhere()
    one.complaints.clear()  # that was asked for
    again.click()
    expect(one.page.locator("article")).to_have_count(5)
