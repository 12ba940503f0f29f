"""A whole match of Qwixx through the page: two people, one of them on a phone, and a bot."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.keys import may, walk

MATCH_S = 400


def seat_all(ema: Visitor, petr: Visitor) -> None:
    """Ema opens a table for three, invites Petr by a link and lets a bot play."""
    ema.come_in("Ema")
    ema.page.locator("[data-game=qwixx]").get_by_role("button", name="New table").click()
    ema.page.get_by_label("Number of players").select_option("3")
    seats = ema.page.locator("ol > li")
    expect(seats).to_have_count(3)
    seats.nth(2).locator("select").select_option("greedy")
    expect(seats.nth(2)).to_contain_text("Bot 3 (greedy)")
    seats.nth(1).get_by_role("button", name="Invite to this seat").click()
    link = ema.page.get_by_label("Whoever has this link").input_value()
    petr.go(f"/#{link.partition('#')[2]}")  # by a line of his own
    petr.page.locator("main input").fill("Petr")
    petr.page.locator("main button[type=submit]").click()
    expect(seats.nth(1)).to_contain_text("Petr")
    ema.page.get_by_role("button", name="Start").click()


def answer(who: Visitor, key: bool = False) -> bool:
    """Make the first choice on the board, if there is one: a cross where there is, else nothing. Whether there was."""
    may = who.page.locator(".qwixx [data-may=yes]")
    if may.count() == 0:
        return False
    who.choose(may.first, key)
    return True


def over(who: Visitor) -> bool:
    return who.page.get_by_role("table").count() > 0


def play_until(people: list[Visitor], enough: int | None) -> int:
    """Everybody answers what they are asked until so many answers are given, or the match is over."""
    given, ends = 0, time.monotonic() + MATCH_S
    while not all(over(one) for one in people):
        assert time.monotonic() < ends, f"after {given} answers the match still goes on"
        for one in people:
            given += answer(one, key=given % 5 == 0)
            if given == enough:
                return given
        people[0].page.wait_for_timeout(50)
    return given


def test_two_people_and_a_bot_play_a_match_with_a_reload_a_lost_line_and_another_language(visit: Visiting) -> None:
    ema, petr = visit(), visit(size=PHONE, language="cs")
    seat_all(ema, petr)
    expect(ema.page.locator(".qwixx .sheet")).to_be_visible()
    expect(petr.page.locator(".qwixx .sheet")).to_be_visible()
    people = [ema, petr]
    assert play_until(people, 8) == 8

    shown = ema.page.locator(".qwixx .sheet").inner_text()
    ema.page.reload()
    expect(ema.page.locator(".qwixx .sheet")).to_have_text(shown, use_inner_text=True)

    petr.lose_connection()
    expect(petr.page.get_by_role("alert")).to_be_visible()
    answer(ema)  # the table goes on as far as it can
    petr.find_connection()
    expect(petr.page.get_by_role("alert")).to_have_count(0)
    assert play_until(people, 6) == 6

    petr.page.get_by_role("button", name="Nabídka").click()
    petr.page.get_by_role("button", name="Polski").click()
    expect(petr.page.locator("html")).to_have_attribute("lang", "pl")
    expect(petr.page.get_by_role("button", name="Co się stało")).to_be_attached()
    petr.page.keyboard.press("Escape")
    expect(petr.page.get_by_role("button", name="nie skreślać nic")).to_be_visible()

    play_until(people, None)
    expect(ema.page.get_by_role("table")).to_contain_text("Petr")
    expect(petr.page.get_by_role("table")).to_contain_text("Wynik")
    scores = [one.page.locator("tbody td:last-child").all_inner_texts() for one in people]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
    assert ema.too_wide() <= 0
    assert petr.too_wide() <= 0


def test_a_match_can_be_played_by_the_keyboard_alone(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    walk(ema, "[data-game=qwixx] button.first")
    ema.page.keyboard.press("Enter")
    match = ema.page.locator(".match")
    expect(match).to_be_visible()
    answers, ends = 0, time.monotonic() + MATCH_S
    while not over(ema):
        assert time.monotonic() < ends, f"after {answers} answers the match still goes on"
        ask = match.get_attribute("data-ask")
        if not ask:
            ema.page.wait_for_timeout(30)
            continue
        # A cross first; then nothing any more, until the penalties end it.
        walk(ema, ".qwixx .sheet [data-may=yes]" if answers == 0 else may("-"))
        ema.page.keyboard.press("Enter" if answers % 2 else " ")
        expect(match).not_to_have_attribute("data-ask", ask)
        answers += 1
    assert answers > 4


def test_two_tabs_of_one_person_agree(visit: Visiting) -> None:
    ema = visit()
    ema.come_in("Ema")
    ema.page.locator("[data-game=qwixx] button.first").click()
    expect(ema.page.locator(".qwixx [data-may=yes]").first).to_be_visible()
    other = ema.context.new_page()
    other.goto(ema.page.url)
    expect(other.locator(".qwixx [data-may=yes]").first).to_be_visible()
    choices = ema.page.locator(".qwixx [data-may=yes]").count()
    assert other.locator(".qwixx [data-may=yes]").count() == choices
    action = ema.page.locator(".qwixx [data-may=yes]").first.get_attribute("data-action")
    ema.page.locator(".qwixx [data-may=yes]").first.click()
    crossed = other.locator(f".qwixx .sheet [data-action='{action}'].crossed")
    expect(crossed).to_have_count(1)
