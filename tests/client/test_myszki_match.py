"""Whole matches of Myszki through the page: by mouse, finger and keys, with a bot at the table."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.myszki import (
    BOARD,
    HAND,
    asked,
    laid,
    over,
    play_until,
    points,
    turn,
    wait_asked,
)
from tests.client.seating import begin, look

SET = 24
MATCHES = 3  # until somebody is caught in one
# Whatever is shown of a resolution: the tiles that it comes to, and the sum of the points that are counted.
WATCH = f"""() => {{
    window.watched = {{tiles: new Set(), points: []}};
    const look = () => {{
        const shown = document.querySelector('{BOARD} .tile.shown');
        if (shown) watched.tiles.add(shown.dataset.cell);
        const all = [...document.querySelectorAll('{BOARD} .points [aria-hidden]')];
        const sum = all.reduce((sum, one) => sum + Number(one.textContent), 0);
        if (sum !== watched.points.at(-1)) watched.points.push(sum);
    }};
    const all = {{subtree: true, childList: true, attributes: true, characterData: true}};
    new MutationObserver(look).observe(document.body, all);
}}"""


def seat_all(ema: Visitor, petr: Visitor) -> None:
    """Ema opens a table for three, invites Petr by a link and lets a bot play."""
    ema.come_in("Ema")
    ema.page.locator("[data-game=myszki]").get_by_role("button", name="New table").click()
    ema.page.get_by_label("Number of players").select_option("3")
    seats = ema.page.locator("ol > li")
    expect(seats).to_have_count(3)
    seats.nth(2).locator("select").select_option("greedy")
    expect(seats.nth(2)).to_contain_text("greedy")
    seats.nth(1).get_by_role("button", name="Invite to this seat").click()
    link = ema.page.get_by_label("Whoever has this link").input_value()
    petr.go(f"/#{link.partition('#')[2]}")  # by a line of his own
    petr.page.locator("main input").fill("Petr")
    petr.page.locator("main button[type=submit]").click()
    expect(seats.nth(1)).to_contain_text("Petr")
    ema.page.get_by_role("button", name="Start").click()


def test_two_people_and_a_bot_play_a_match_with_a_reload_and_a_lost_line(visit: Visiting) -> None:
    ema, petr = visit(), visit(size=PHONE, language="cs")
    seat_all(ema, petr)
    for one in (ema, petr):
        expect(one.page.locator(BOARD)).to_be_visible()
    rng = random.Random(1)
    assert play_until({ema: "mouse", petr: "finger"}, rng, 6) == 6

    before = laid(ema)
    hand = ema.page.locator(HAND).all_inner_texts()
    ema.page.reload()
    expect(ema.page.locator(BOARD)).to_be_visible()
    assert before <= laid(ema) <= before + 1  # the bot may have gone on
    assert len(hand) == 3
    assert ema.page.locator(HAND).all_inner_texts() == hand

    petr.lose_connection()
    expect(petr.page.get_by_role("alert")).to_be_visible()
    if asked(ema):
        turn(ema, rng, "mouse")  # the table goes on as far as it can
    petr.find_connection()
    expect(petr.page.get_by_role("alert")).to_have_count(0)
    expect(petr.page.locator(BOARD)).to_have_attribute("data-laid", re.compile(rf"^{laid(ema)}$"))
    ema.everywhere()
    petr.everywhere()

    play_until({ema: "mouse", petr: "finger"}, rng)
    assert laid(ema) == laid(petr) == 3 * SET
    scores = [one.page.locator("tbody td:last-child").all_inner_texts() for one in (ema, petr)]
    assert scores[0] == scores[1]
    assert sorted(map(int, scores[0])) == sorted(points(ema)) == sorted(points(petr))
    mice = ema.page.locator(f"{BOARD} .tile[data-points]")
    assert mice.count() == 3 * 12
    found = [int(mouse.get_attribute("data-points") or 0) for mouse in mice.all()]
    assert sum(found) == sum(points(ema))  # the score of each mouse stands on it
    ema.everywhere()
    petr.everywhere()


def test_a_match_by_keyboard_alone_whose_resolution_is_shown_step_by_step(visit: Visiting) -> None:
    ema = visit()
    ema.come_in("Ema")
    caught_mice = ema.page.locator(f"{BOARD} .tile[data-caught=true]")
    for seed in range(MATCHES):
        look([ema], "myszki", begin([ema], "myszki", 2, {"random-start": True}))
        play_until({ema: "keys"}, random.Random(seed), SET - 1)
        wait_asked(ema)
        if caught_mice.count() > 1:
            break
    ema.page.emulate_media(reduced_motion="no-preference")
    ema.page.evaluate(WATCH)
    turn(ema, random.Random(2), "keys")

    # The resolution goes from tile to tile, and counts the points anew.
    while not ema.page.evaluate("watched.tiles.size > 5 && watched.points.at(-1) > 1 && watched.points.includes(0)"):
        assert not over(ema)
        ema.page.wait_for_timeout(50)
    ema.page.keyboard.press("Escape")
    expect(ema.page.locator(f"{BOARD} .tile.shown")).to_have_count(0)
    expect(ema.page.locator(f"{BOARD} .steps")).to_be_visible()
    assert over(ema)
    counted = ema.page.evaluate("watched.points.slice(watched.points.lastIndexOf(0))")
    assert len(counted) > 2
    assert counted == sorted(counted)

    # At one's own pace: back to before the mice are counted, then before anybody is caught.
    total, caught = points(ema), caught_mice.count()
    assert sum(total) > 0
    assert caught > 0
    steps = ema.page.get_by_role("group", name="The resolution, step by step")
    expect(steps).to_contain_text("5/5")
    for _ in range(5):
        steps.get_by_role("button", name="One step back").press("Enter")
    assert points(ema) == [0, 0]
    assert ema.page.locator(f"{BOARD} .tile[data-caught=true], {BOARD} .tile[data-turned=true]").count() == 0
    counts = []
    for _ in range(5):
        steps.get_by_role("button", name="Next step").press("Enter")
        counts.append(caught_mice.count())
    assert counts[0] == counts[1] == 0
    assert counts[2] <= counts[3] == counts[4] == caught
    assert points(ema) == total
