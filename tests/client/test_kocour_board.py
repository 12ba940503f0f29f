"""The board of Mlsný kocour: it shows what the view says, tells why not, and can be read by everybody."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.kocour import BOARD, chosen, offered, over, play_until, seen, wait_for_turn, wish
from tests.client.seating import against_bots

LARGE = (1440, 900)
ALL_OPTIONS = {"edition": "triangular", "children": True, "risky": True, "match": True}
# What is drawn, counted on the page: in the bowl, at risk, and on every card those that are safe and those at risk.
DRAWN = """() => {
    const board = document.querySelector('.kocour');
    const colours = ['red', 'orange', 'blue', 'green', 'yellow'];
    const mice = (place, colour) => board.querySelectorAll(`${place} use[href$='-${colour}']`).length;
    const cards = [...board.querySelectorAll('[data-seat]')].sort((a, b) => a.dataset.seat - b.dataset.seat);
    const rungs = (card, colour, kind) => card.querySelectorAll(`[data-place$='-${colour}'] .${kind}`).length;
    return {
        bowl: colours.map(colour => mice(`[data-place='bowl-${colour}']`, colour)),
        told: colours.map(colour => Number(board.querySelector(`[data-place='bowl-${colour}'] .number`).textContent)),
        mat: colours.map(colour => mice('.mat', colour)),
        cards: cards.map(card => colours.map(colour => rungs(card, colour, 'full'))),
        risk: cards.map(card => colours.map(colour => rungs(card, colour, 'maybe'))),
        dice: [...board.querySelectorAll('.die')].map(die => die.getAttribute('aria-label')),
    };
}"""

LEAPING = "place => document.querySelector(`.kocour ${place}`)?.getAnimations().length > 0"


def shows(one: Visitor, view: dict[str, Any]) -> None:
    """The board shows this view, mouse by mouse."""
    drawn = one.page.evaluate(DRAWN)
    nobody = [0] * len(view["colours"])
    assert drawn["bowl"] == drawn["told"] == view["centre"]
    assert drawn["mat"] == view["pulled"]
    assert drawn["cards"] == [player["mice"] for player in view["players"]]
    assert drawn["risk"] == [
        view["pulled"] if seat == view["active"] else nobody for seat in range(len(view["players"]))
    ]
    assert drawn["dice"] == view["dice"]


def gain(view: dict[str, Any]) -> int:
    """The points that stopping brings, from the ladders of the view."""
    card = view["players"][view["active"]]["mice"]
    ladders = zip(view["ladder"], card, view["pulled"], strict=True)
    return sum(int(ladder[have + pulled] - ladder[have]) for ladder, have, pulled in ladders)


@pytest.mark.parametrize(
    ("size", "seats", "options"),
    [(LARGE, 4, {}), (PHONE, 3, ALL_OPTIONS), (LARGE, 2, {"risky": True, "edition": "triangular"})],
    ids=["four", "all-options", "two"],
)
def test_the_board_shows_the_view_and_the_button_the_chance_of_a_bust(
    visit: Visiting, size: tuple[int, int], seats: int, options: dict[str, object]
) -> None:
    rng = random.Random(11)
    ema = visit(size=size)
    against_bots(ema, "kocour", seats, options)
    chances: set[str] = set()
    for _ in range(25):
        if not wait_for_turn(ema):
            break
        view, actions = seen(ema), offered(ema)
        shows(ema, view)
        number = "One choice." if len(actions) == 1 else f"{len(actions)} choices."
        expect(ema.page.locator(".match > [role=status]")).to_contain_text(number)  # all are on the board
        roll = ema.page.locator(f"{BOARD} [data-action=roll]")
        if "roll" in actions:
            chance = f"{round(100 * view['bust'])}% risk of a bust"
            expect(roll).to_have_attribute("aria-label", f"Roll again {chance}")
            expect(roll).to_contain_text(chance)
            expect(ema.page.locator(f"{BOARD} [data-action=stop]")).to_contain_text(f"+{gain(view)} point")
            chances.add(chance)
        else:
            expect(roll).not_to_contain_text("%")
        chosen(ema, "roll" if "roll" in actions and rng.random() < 0.5 else wish(actions, rng))
    assert len(chances) > 1
    if options.get("match"):
        expect(ema.page.locator(f"{BOARD} .game")).to_have_text(re.compile(r"Game [123] of 3"))


@pytest.mark.parametrize(
    ("size", "language", "seats", "options"),
    [(LARGE, "cs", 4, {}), (PHONE, "pl", 4, ALL_OPTIONS), (PHONE, "en", 2, {})],
    ids=["large", "phone", "two"],
)
def test_everybody_can_read_and_use_the_board(
    visit: Visiting, size: tuple[int, int], language: str, seats: int, options: dict[str, object]
) -> None:
    ema = visit(size=size, language=language)
    against_bots(ema, "kocour", seats, options)
    wait_for_turn(ema)
    ema.everywhere()
    rng = random.Random(5)
    while wait_for_turn(ema) and "roll" not in offered(ema):
        play_until([ema], rng, 1)
    ema.everywhere()
    if seats == 2:
        play_until([ema], rng)
        assert over(ema)
        ema.everywhere()


def test_a_match_of_four_fits_on_a_large_screen(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "kocour", 4)
    wait_for_turn(ema)
    box = ema.page.locator(BOARD).bounding_box()
    assert box
    assert box["y"] + box["height"] <= LARGE[1]


def test_what_cannot_be_chosen_says_why(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "kocour", 2)
    wait_for_turn(ema)
    bubble = ema.page.locator(".bubble")
    ema.page.locator(f"{BOARD} [data-action=roll]").hover()
    expect(bubble).to_contain_text("You must catch at least one mouse with this roll first.")
    expect(bubble).to_contain_text(re.compile(r"Rule K2\.[34]"))
    theirs = ema.page.locator(f"{BOARD} [data-action*='<'][data-may=no]").last
    ema.page.keyboard.press("Tab")  # whoever uses keys sees where the focus is
    theirs.focus()
    expect(bubble).to_contain_text(re.compile(r"(pair|There is no|dice do not allow).*Rule K2\.[346]", re.DOTALL))


def test_what_happens_is_shown_mouse_by_mouse(visit: Visiting) -> None:
    ema = visit(size=LARGE, motion=True)
    against_bots(ema, "kocour", 2)
    wait_for_turn(ema)
    action = next(action for action in offered(ema) if "<" not in action)
    ema.page.locator(f"{BOARD} [data-action='{action}']").click()
    skip = ema.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    ema.page.wait_for_function(LEAPING, arg=".mat .mouse")
    assert offered(ema) == []
    wait_for_turn(ema)
    ema.page.locator(f"{BOARD} [data-action=stop]").click()
    ema.page.wait_for_function(LEAPING, arg="[data-seat='0'] .full .mouse")
    ema.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)


def test_who_looks_on_sees_the_chance_but_nothing_to_press(visit: Visiting) -> None:
    ema, jan = visit(size=LARGE), visit(size=PHONE, language="cs")
    against_bots(ema, "kocour", 2)
    while wait_for_turn(ema) and "roll" not in offered(ema):
        play_until([ema], random.Random(2), 1)
    percent = round(100 * seen(ema)["bust"])
    jan.go(f"/table/{ema.table}")
    expect(jan.page.locator(f"{BOARD} .mat")).to_contain_text(f"riziko ztráty {percent} %")
    expect(jan.page.locator(f"{BOARD} [data-action=roll]")).to_have_count(0)
    expect(jan.page.locator(f"{BOARD} [data-may=yes]")).to_have_count(0)
    expect(jan.page.locator(f"{BOARD} .risk").first).to_be_visible()
    assert jan.too_wide() <= 0
