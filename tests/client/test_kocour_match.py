"""A whole match of Mlsný kocour through the page: two people, one of them on a phone, and a bot."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.keys import may, questions, walk
from tests.client.kocour import BOARD, OFFERED, answer, over, play_until, wish
from tests.client.seating import against_bots

LARGE = (1440, 900)


def seat_all(ema: Visitor, petr: Visitor) -> None:
    """Ema opens a table for three, Petr sits down, a bot plays too."""
    ema.come_in("Ema")
    petr.come_in("Petr")
    ema.page.locator("[data-game=kocour]").get_by_role("button", name="New table").click()
    ema.page.get_by_label("Number of players").select_option("3")
    seats = ema.page.locator("ol > li")
    expect(seats).to_have_count(3)
    seats.nth(2).locator("select").select_option("greedy")
    expect(seats.nth(2)).to_contain_text("Bot 3 (greedy)")
    petr.go(f"/table/{ema.table}")
    petr.page.get_by_role("button", name="Sednout si sem").first.click()
    expect(seats.nth(1)).to_contain_text("Petr")
    ema.page.get_by_role("button", name="Start").click()


def points(who: Visitor) -> list[int]:
    """What the cat cards of Ema, Petr and the bot say."""
    cards = [who.page.locator(f"{BOARD} [data-seat='{seat}'] header strong") for seat in range(3)]
    return [int(card.inner_text().split()[0]) for card in cards]


def test_two_people_and_a_bot_play_a_match_with_a_reload_a_lost_line_and_another_language(visit: Visiting) -> None:
    rng = random.Random(7)
    ema, petr = visit(size=LARGE), visit(size=PHONE, language="cs")
    people = [ema, petr]
    seat_all(ema, petr)
    for one in people:
        expect(one.page.locator(BOARD)).to_be_visible()
    assert play_until(people, rng, 2) == 2

    wait_for_any(people)
    shown = ema.page.locator(BOARD).inner_text()
    ema.page.reload()
    expect(ema.page.locator(BOARD)).to_have_text(shown, use_inner_text=True)
    assert play_until(people, rng, 1) == 1

    petr.lose_connection()
    expect(petr.page.get_by_role("alert")).to_be_visible()
    answer(ema, rng)  # the table goes on as far as it can
    petr.find_connection()
    expect(petr.page.get_by_role("alert")).to_have_count(0)

    petr.page.locator(".top button[aria-haspopup=dialog]").click()
    petr.page.get_by_role("button", name="Polski").click()
    expect(petr.page.locator("html")).to_have_attribute("lang", "pl")
    petr.page.keyboard.press("Escape")
    expect(petr.page.get_by_role("button", name="Rzucaj dalej")).to_be_visible()

    play_until(people, rng)
    assert all(over(one) for one in people)
    told = [one.page.locator("tbody td:last-child").all_inner_texts() for one in people]
    assert told[0] == told[1]
    assert sorted(int(score) for score in told[0]) == sorted(points(ema))
    assert points(petr) == points(ema)
    assert [one.too_wide() for one in people] == [0, 0]


def wait_for_any(people: list[Visitor]) -> None:
    """Until one of them is asked: then nothing moves."""
    for _ in range(3000):
        if any(one.page.locator(".match").get_attribute("data-ask") for one in people):
            steps = {one.page.locator(".match").get_attribute("data-step") for one in people}
            if len(steps) == 1:
                return
        people[0].page.wait_for_timeout(20)
    pytest.fail("nobody is asked")


def test_a_match_can_be_played_by_the_keyboard_alone(visit: Visiting) -> None:
    rng = random.Random(3)
    ema = visit(size=LARGE)
    against_bots(ema, "kocour", 3)
    answers = 0
    for actions in questions(ema, OFFERED, over):
        walk(ema, may(wish(actions, rng)))
        ema.page.keyboard.press("Enter" if answers % 2 else " ")
        answers += 1
    assert answers >= 2
