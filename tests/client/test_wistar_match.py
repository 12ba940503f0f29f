"""A whole match of Rats of Wistar through the page: two people, one of them on a phone, and a bot."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.keys import may, questions, walk
from tests.client.seating import against_bots
from tests.client.wistar import BOARD, OFFERED, look_where_asked, over, play_until

LARGE = (1440, 900)


def seat_all(ema: Visitor, petr: Visitor) -> None:
    """Ema opens a table for three, Petr sits down, a bot plays too."""
    ema.come_in("Ema")
    petr.come_in("Petr")
    ema.page.locator("[data-game=wistar]").get_by_role("button", name="New table").click()
    ema.page.get_by_label("Number of players").select_option("3")
    seats = ema.page.locator("ol > li")
    expect(seats).to_have_count(3)
    seats.nth(2).locator("select").select_option("greedy")
    expect(seats.nth(2)).to_contain_text("Bot 3 (greedy)")
    petr.go(f"/table/{ema.table}")
    petr.page.get_by_role("button", name="Sednout si sem").first.click()
    expect(seats.nth(1)).to_contain_text("Petr")
    ema.page.get_by_role("button", name="Start").click()


def points(who: Visitor) -> list[list[int]]:
    """The rows of the final scoring."""
    rows = who.page.locator(f"{BOARD} table tbody tr, {BOARD} table tfoot tr").all()
    return [[int(cell.removeprefix("★ ")) for cell in row.locator("td").all_inner_texts()] for row in rows]


def test_two_people_and_a_bot_play_a_match_with_a_reload_a_lost_line_and_another_language(visit: Visiting) -> None:
    rng = random.Random(5)
    ema, petr = visit(size=LARGE), visit(size=PHONE, language="cs")
    seat_all(ema, petr)
    people = [ema, petr]
    for one in people:
        expect(one.page.locator(BOARD)).to_be_visible()
    play_until(people, rng, 12)

    hand = ema.page.locator(f"{BOARD} .hand").inner_text() if ema.page.locator(f"{BOARD} .hand").count() else ""
    ema.page.reload()
    expect(ema.page.locator(BOARD)).to_be_visible()
    ema.page.locator("[data-tab=cards]").click()
    if hand:
        expect(ema.page.locator(f"{BOARD} .hand")).to_have_text(hand, use_inner_text=True)
    look_where_asked(ema)
    play_until(people, rng, 6)

    petr.lose_connection()
    expect(petr.page.get_by_role("alert")).to_be_visible()
    petr.find_connection()
    expect(petr.page.get_by_role("alert")).to_have_count(0)
    play_until(people, rng, 6)

    petr.page.locator("[data-tab=market]").click()
    texts = petr.page.locator(f"{BOARD} .market .text").all_inner_texts()
    petr.page.locator(".top button[aria-haspopup=dialog]").click()
    petr.page.get_by_role("button", name="Polski").click()
    expect(petr.page.locator("html")).to_have_attribute("lang", "pl")
    petr.page.keyboard.press("Escape")
    expect(petr.page.locator("[data-tab=market]")).to_have_text("Rynek")
    polish = petr.page.locator(f"{BOARD} .market .text").all_inner_texts()
    assert len(polish) == len(texts)
    assert all(one != other for one, other in zip(polish, texts, strict=True))
    look_where_asked(petr)

    play_until(people, rng)
    assert all(over(one) for one in people)
    rows = [points(one) for one in people]
    assert rows[0] == rows[1]
    assert [sum(column) for column in zip(*rows[0][:-1], strict=True)] == rows[0][-1]
    told = ema.page.locator(".card table tbody td:last-child").all_inner_texts()
    assert sorted(int(score) for score in told) == sorted(rows[0][-1])
    assert [one.too_wide() for one in people] == [0, 0]


def test_a_match_can_be_played_by_the_keyboard_alone(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "wistar", 2)
    answers = 0
    for actions in questions(ema, OFFERED, over):
        # Every other turn is taken in full; the others end as soon as they can.
        wanted = next(
            (one for one in ("do:main", "do:bonus") if one in actions and answers % 2),
            next((one for one in ("end", "-") if one in actions), actions[answers % len(actions)]),
        )
        walk(ema, may(wanted))
        ema.page.keyboard.press("Enter")
        answers += 1
    assert answers > 30
