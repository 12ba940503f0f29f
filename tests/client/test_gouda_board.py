"""The board of Gouda! Gouda!: readable for all, and windows that tell nobody what one holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.gouda import BOARD, OFFERED, answer, at_rest, choose, over, play_until
from tests.client.keys import questions
from tests.client.seating import against_bots, begin, look

LARGE = (1440, 900)
BURNS_MS = 6000
MATCHES = 5  # until the dice have brought a moment of every kind
PASS = f"{BOARD} .window .pass"
PLAYABLE = f"{BOARD} .hand .card[data-may=yes]"
HAND = """async ([table, seat]) => {
    const path = `/api/tables/${table}/frames?first=0&count=50&seat=${seat}`;
    return (await (await fetch(path)).json()).frames.at(-1).view.hand;
}"""


@pytest.mark.parametrize(
    ("size", "language", "seats", "options"),
    [
        (LARGE, "cs", 5, {"magic": True, "full-set": True, "cheese-spots": True}),
        (PHONE, "pl", 6, {"magic": True, "cards": 4, "party": True}),
        (PHONE, "en", 6, {"all-on-drum": True}),
    ],
    ids=["large", "phone", "plain"],
)
def test_every_moment_can_be_read_and_used_by_everybody(
    visit: Visiting, size: tuple[int, int], language: str, seats: int, options: dict[str, bool | int]
) -> None:
    ema = visit(size=size, language=language)
    ema.come_in("Ema")
    wanted = {"name", "move", "window", "up"} if "magic" in options else {"name", "move"}
    seen: set[str] = set()
    for _ in range(MATCHES):
        look([ema], "gouda", begin([ema], "gouda", seats, options))
        for actions in questions(ema, OFFERED, lambda one: wanted <= seen or over(one)):
            see(ema, actions, seen)
            answer(ema)
        if wanted <= seen:
            break
    assert wanted <= seen
    ema.everywhere()


def see(ema: Visitor, actions: list[str], seen: set[str]) -> None:
    """Look closely at a moment of a new kind."""
    kind = "window" if "-" in actions else "move" if ">" in actions[0] else "put" if ":" in actions[0] else "name"
    if kind not in seen:
        seen.add(kind)
        ema.everywhere()
    if kind == "window" and "up" not in seen and ema.page.locator(PLAYABLE).count():
        ema.page.locator(PLAYABLE).first.click()
        expect(ema.page.locator(f"{BOARD} .up")).to_be_visible()
        ema.everywhere()
        seen.add("up")
        ema.page.locator(f"{BOARD} .up button").last.click()


def said(one: Visitor, other: Visitor, text: str) -> None:
    """A line of chat gets through, and with it everything that was sent before."""
    one.page.get_by_role("button", name="Chat").first.click()
    one.page.get_by_label("Say something").fill(text)
    one.page.get_by_label("Say something").press("Enter")
    other.page.get_by_role("button", name="Chat").first.click()
    expect(other.page.locator(".chat")).to_contain_text(text)


def test_a_window_looks_and_lasts_the_same_whatever_one_holds(visit: Visiting) -> None:
    ema, petr = visit(size=LARGE), visit(size=LARGE)
    for one, name in ((ema, "Ema"), (petr, "Petr")):
        one.page.clock.install()
        one.come_in(name)
    while True:  # until one of them holds something for the roll and the other does not
        table = begin([ema, petr], "gouda", 2, {"magic": True, "cards": 1, "all-on-drum": True})
        hands = [one.page.evaluate(HAND, [table, seat])[0] for seat, one in enumerate((ema, petr))]
        if len({hand in ("reroll", "nullify") for hand in hands}) == len({hand == "again" for hand in hands}) == 2:
            break
    look([ema, petr], "gouda", table)
    at_rest(ema)
    at_rest(petr)
    choose(ema, "D")

    def window(one: Visitor) -> str:
        expect(one.page.locator(f"{PASS}[data-may=yes]")).to_be_visible()
        return one.page.locator(f"{BOARD} .window").inner_html()

    # Pressed at once: nothing goes out before the candle has burned down.
    of_ema, plays = window(ema), ema.page.locator(PLAYABLE).count()
    ema.page.locator(PASS).click()
    expect(ema.page.locator(PASS)).to_have_attribute("aria-pressed", "true")
    ema.page.clock.run_for(BURNS_MS - 200)
    said(ema, petr, "First line")
    expect(petr.page.locator(f"{BOARD} .window")).to_contain_text("Ema is asked")
    ema.page.clock.run_for(200)

    # Not pressed at all: the same time, and the same look.
    of_petr = window(petr)
    assert {plays, petr.page.locator(PLAYABLE).count()} == {0, 1}
    assert of_petr == of_ema
    petr.page.clock.run_for(BURNS_MS - 200)
    said(petr, ema, "Second line")
    expect(ema.page.locator(f"{BOARD} .window")).to_contain_text("Petr is asked")
    petr.page.clock.run_for(200)
    expect(petr.page.locator(f"{PASS}[data-may=yes]")).to_have_count(0)


def test_who_wants_to_think_is_not_hurried(visit: Visiting) -> None:
    ema, petr = visit(size=LARGE), visit(size=PHONE)
    for one, name in ((ema, "Ema"), (petr, "Petr")):
        one.come_in(name)
    ema.page.clock.install()
    look([ema, petr], "gouda", begin([ema, petr], "gouda", 2, {"magic": True, "all-on-drum": True}))
    at_rest(ema)
    choose(ema, "D")
    ema.page.get_by_role("button", name="Let me think").click()
    ema.page.clock.run_for(BURNS_MS * 3)
    said(ema, petr, "A long thought")
    expect(petr.page.locator(f"{BOARD} .window")).to_contain_text("Ema is asked")
    choose(ema, "-")
    expect(petr.page.locator(f"{PASS}[data-may=yes]")).to_be_visible()


def test_what_cannot_be_chosen_says_why(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "gouda", 2, {"magic": True, "full-set": True, "all-on-drum": True})
    expect(ema.page.locator(f"{BOARD} [data-action='D'][data-may=yes]")).to_be_visible()
    for what, why in (
        (f"{BOARD} [data-action='M1']", "no mouse of yours on M1"),
        (f"{BOARD} [data-card=reroll]", "No card can be played right now"),
        (PASS, "Name a space"),
    ):
        ema.page.locator(what).click(position={"x": 20, "y": 12}, force=True)
        expect(ema.page.locator(".bubble")).to_contain_text(why)
        expect(ema.page.locator(".bubble")).to_contain_text(re.compile(r"Rule G\d"))
    choose(ema, "D")
    ema.page.locator(f"{BOARD} [data-card=again]").hover()
    expect(ema.page.locator(".bubble")).to_contain_text("at the end of a turn")


def test_a_card_that_can_be_played_now_stays_the_same_card(visit: Visiting) -> None:
    ema = visit(size=LARGE)
    against_bots(ema, "gouda", 2, {"magic": True, "full-set": True, "all-on-drum": True})
    reroll = ema.page.locator(f"{BOARD} [data-card=reroll]")
    expect(reroll).to_have_attribute("data-may", "no")
    reroll.evaluate("one => { one.marked = true; }")
    choose(ema, "D")
    expect(reroll).to_have_attribute("data-may", "yes")
    assert reroll.evaluate("one => one.marked")
    reroll.click()
    expect(reroll).to_have_attribute("aria-pressed", "true")
    ema.page.get_by_role("button", name="Put back").click()
    expect(reroll).to_have_attribute("aria-pressed", "false")


def test_what_happens_is_shown(visit: Visiting) -> None:
    ema = visit(size=LARGE, motion=True)
    against_bots(ema, "gouda", 2, {"magic": True, "full-set": True, "all-on-drum": True})
    expect(ema.page.locator(f"{BOARD} [data-action='D'][data-may=yes]")).to_be_visible()
    ema.page.locator(f"{BOARD} [data-action='D']").click()
    reroll = ema.page.locator(f"{BOARD} [data-card=reroll][data-may=yes]")
    reroll.click()
    ema.page.locator(f"{BOARD} button[data-die]").first.click()
    ema.page.locator(f"{BOARD} .up [data-may=yes]").click()
    expect(ema.page.locator(f"{BOARD} .show .face")).to_be_visible()
    ema.page.get_by_role("button", name="Skip").click()
    expect(ema.page.locator(f"{BOARD} .show")).to_have_count(0)


def test_a_match_without_magic_needs_no_windows(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    against_bots(ema, "gouda", 2, {"party": True, "all-on-drum": True})
    play_until([ema])
    assert ema.page.locator(f"{BOARD} .window, {BOARD} .hand, {BOARD} .orders").count() == 0
    cheese = [int(one) for one in ema.page.locator(f"{BOARD} ul li .facts").all_inner_texts()]
    assert sum(cheese) == 3
