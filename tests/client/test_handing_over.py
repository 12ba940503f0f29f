"""A seat is handed to a friend by a link, at tables that let nobody look on too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.seating import begin, look

CHOICE = ".qwixx [data-may=yes]"


def link_of(who: Visitor) -> str:
    """The link with which somebody hands over the seat that they play, without the server's address."""
    who.press(who.page.get_by_role("button", name="Menu"))
    who.press(who.page.get_by_role("button", name="Hand my seat to a friend"))
    link = who.page.locator(".link input")
    expect(link).to_have_value(re.compile("/#join="))
    found = link.input_value()
    who.page.keyboard.press("Escape")
    return f"/{found.rpartition('/')[2]}"


def play(who: Visitor) -> None:
    """Make a choice."""
    who.choose(who.page.locator(CHOICE).first)


@pytest.mark.parametrize("spectators", [False, True])
def test_whoever_has_the_link_sees_whose_seat_it_is_takes_it_over_and_plays(visit: Visiting, spectators: bool) -> None:
    ema, petr, jan = visit(), visit(), visit(size=PHONE)
    for one, name in ((ema, "Ema"), (petr, "Petr")):
        one.come_in(name)
    table = begin([ema, petr], "qwixx", 2, spectators=spectators)
    look([ema, petr], "qwixx", table)
    jan.go(link_of(ema))
    page = jan.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A seat is handed to you")
    expect(page.locator(".card")).to_contain_text("Ema leaves this seat to you.")
    expect(page.locator(".card")).to_contain_text("At the table: Ema, Petr")
    expect(page.get_by_role("link", name="Look at the match first")).to_have_count(int(spectators))
    expect(page.locator(".qwixx")).to_have_count(0)
    jan.everywhere()
    page.locator("input[autocomplete=nickname]").fill("Jan")
    jan.press(page.get_by_role("button", name="Take over the seat"))
    expect(page.locator(CHOICE).first).to_be_visible()
    expect(page.locator("[aria-label=Players] li").first).to_contain_text("Jan")
    play(jan)
    if not spectators:
        expect(ema.page.locator(".gone")).to_be_visible()
    expect(petr.page.locator("[aria-label=Players] li").first).to_contain_text("Jan")
    play(petr)


def test_a_seat_that_comes_back_is_ones_own_again(visit: Visiting) -> None:
    ema, petr, jan = visit(), visit(), visit()
    for one, name in ((ema, "Ema"), (petr, "Petr"), (jan, "Jan")):
        one.come_in(name)
    table = begin([ema, petr], "qwixx", 2, spectators=False)
    look([ema], "qwixx", table)
    jan.go(link_of(ema))
    jan.page.get_by_role("button", name="Take over the seat").click()
    expect(jan.page.locator(CHOICE).first).to_be_visible()
    ema.go(link_of(jan))
    expect(ema.page.locator(".card")).to_contain_text("Jan leaves this seat to you.")
    ema.page.get_by_role("button", name="Take over the seat").click()
    expect(ema.page.locator(CHOICE).first).to_be_visible()
    play(ema)
    ema.page.reload()
    expect(ema.page.locator(".qwixx")).to_be_visible()


def test_whoever_sits_there_already_is_told_so_and_led_to_the_table(visit: Visiting) -> None:
    ema, petr = visit(), visit(size=PHONE)
    for one, name in ((ema, "Ema"), (petr, "Petr")):
        one.come_in(name)
    table = begin([ema, petr], "qwixx", 2)
    look([ema], "qwixx", table)
    petr.go(link_of(ema))
    card = petr.page.locator(".card")
    expect(card).to_contain_text("You sit at this table already; the link is for somebody else.")
    expect(card.get_by_role("button")).to_have_count(0)
    petr.everywhere()
    petr.press(card.get_by_role("link", name="To the table"))
    expect(petr.page.locator(CHOICE).first).to_be_visible()


def test_a_link_that_leads_nowhere_any_more_says_why(visit: Visiting) -> None:
    ema, jan = visit(), visit()
    ema.come_in("Ema")
    table = begin([ema], "qwixx", 2, spectators=False)
    look([ema], "qwixx", table)
    link = link_of(ema)
    ema.page.evaluate(
        "table => fetch(`/api/tables/${table}/close`, {method: 'POST', headers: {'x-cheeseboard': '1'}, body: '{}'})",
        table,
    )
    expect(ema.page.locator(".match")).not_to_have_attribute("data-ask", re.compile("."))
    jan.go(link)
    expect(jan.page.locator(".gone")).to_contain_text("closed")
    assert all("409" in complaint for complaint in jan.complaints)  # the browser itself tells of the reply
    jan.complaints.clear()
