"""The lesson of every game, done to its end through the page: by finger on a phone, and by the keyboard alone."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from cheeseboard.core.lesson import Lesson
from cheeseboard.registry import NAMES, find_game
from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.keys import MOST_TABS, way

LEARN = {"en": "Learn by playing", "cs": "Naučit se hrou", "pl": "Naucz się, grając"}
BOTS = {
    "en": "Play against easy bots now",
    "cs": "Zahrát si proti snadným botům",
    "pl": "Zagraj teraz z łatwymi botami",
}
LANGUAGES = {"en": "English", "cs": "Čeština", "pl": "Polski"}
PANEL = ".lesson"
MOST_STEPS = 12
AGAIN_MS = 8000
# Where the marked thing can be touched: not on something that lies on it, nor below what the screen keeps on top.
SPOT = """() => {
    const found = [...document.querySelectorAll('[data-hint]')].find(one => one.getClientRects().length > 0);
    if (!found) return null;
    const box = found.getBoundingClientRect();
    for (const down of [0.5, 0.85, 0.15]) for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (found.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""
# Whether something else is said already, or something is marked or can be read on.
READY = """text => {
    const said = document.querySelector('.lesson')?.dataset.beat;
    return said && (said !== text
        || [...document.querySelectorAll('[data-hint], .lesson .next')].some(one => one.getClientRects().length));
}"""
WANTED = f"{PANEL} .next, [data-hint]"
# Whether the keyboard is at what the lesson wants, or something else is said already, or nothing is wanted yet.
REACHED = f"""text => document.querySelector('{PANEL}').dataset.beat !== text ? 'gone'
    : document.activeElement?.matches('{WANTED}') ? 'reached'
    : [...document.querySelectorAll('{WANTED}')].some(one => one.getClientRects().length) ? '' : 'waiting'"""
# All that is marked now (a mouse and where it goes), or the button that goes on, is remembered as done ...
REMEMBER = """() => {
    window.done = [...document.querySelectorAll('[data-hint], .lesson .next')]
        .filter(one => one.getClientRects().length);
}"""
# ... until something else is said, or something else is marked.
MOVED_ON = """text => document.querySelector('.lesson').dataset.beat !== text
    || [...document.querySelectorAll('[data-hint], .lesson .next')]
        .some(one => one.getClientRects().length && !window.done.includes(one))"""


def lesson_of(game: str) -> Lesson:
    lesson = find_game(game).lesson()
    assert lesson is not None
    return lesson


def begin(who: Visitor, game: str, language: str) -> None:
    who.go("/")
    who.press(who.page.locator(f"[data-game={game}]").get_by_role("button", name=LEARN[language]))
    expect(who.page.locator(PANEL)).to_be_visible()
    expect(who.page.locator(".match [data-may]").first).to_be_visible()


def said(who: Visitor) -> str | None:
    """What the lesson says now."""
    return who.page.locator(PANEL).get_attribute("data-beat")


def by_finger(who: Visitor) -> None:
    """Touch what is marked, where it is in sight, or go on."""
    go_on = who.page.locator(f"{PANEL} .next")
    if go_on.count():
        go_on.tap()
        return
    who.settle()
    try:
        spot = who.page.wait_for_function(SPOT, timeout=AGAIN_MS).json_value()
    except TookTooLong:  # a bubble lies on it: a tap elsewhere sends it away
        who.page.locator(".prompt").tap()
    else:
        who.page.touchscreen.tap(*spot)


def by_keys(who: Visitor) -> None:
    """Press Tab until the keyboard is where the lesson wants it, then Enter; unless that was done already."""
    text, key = said(who), way(who, WANTED)
    for _ in range(MOST_TABS):
        where = who.page.evaluate(REACHED, text)
        if where == "waiting":  # for the server
            who.page.wait_for_function(READY, arg=text)
            continue
        if where == "reached":
            who.page.keyboard.press("Enter")
        if where:
            return
        who.page.keyboard.press(key)
    raise AssertionError("the keyboard does not come to what is marked")


def follow(who: Visitor, text: str, keys: bool) -> None:
    """Do what is marked until something else is said. Some choices are made in several steps."""
    for _ in range(MOST_STEPS):
        who.page.wait_for_function(READY, arg=text)
        if said(who) != text:
            return
        who.page.evaluate(REMEMBER)
        (by_keys if keys else by_finger)(who)
        with suppress(TookTooLong):  # whatever was touched may just have moved away
            who.page.wait_for_function(MOVED_ON, arg=text, timeout=AGAIN_MS)
    raise AssertionError(f"the lesson stays at {text}")


def speak(who: Visitor, language: str) -> None:
    """Have the page in another language, by its menu."""
    who.press(who.page.locator(".top button[aria-haspopup=dialog]"))
    menu = who.page.locator("dialog[open]")
    who.press(menu.get_by_role("button", name=LANGUAGES[language]))
    expect(who.page.locator("html")).to_have_attribute("lang", language)
    who.press(menu.locator(".head button"))
    expect(menu).to_have_count(0)


def in_every_language(who: Visitor, language: str) -> None:
    """Whatever the lesson shows now can be read and used by everybody, in the reader's language as in all others."""
    top = who.page.evaluate("scrollY")
    who.everywhere()
    for other in LANGUAGES.keys() - {language}:
        speak(who, other)
        who.everywhere()
    speak(who, language)
    who.page.evaluate("top => scrollTo(0, top)", top)  # the menu is further up than what is marked


def do_all(who: Visitor, game: str, keys: bool, looked_at: str = "") -> None:
    """Follow the lesson; with a language, three moments of it are looked at in every one."""
    beats = lesson_of(game).beats
    for number, beat in enumerate(beats):
        expect(who.page.locator(PANEL)).to_have_attribute("data-beat", beat.text)
        if number == 2:
            who.page.reload()  # nothing is lost but what was only read
            for earlier in beats[:number]:
                follow(who, earlier.text, keys)
            expect(who.page.locator(PANEL)).to_have_attribute("data-beat", beat.text)
        if looked_at and number in (0, len(beats) // 2, len(beats) - 1):
            in_every_language(who, looked_at)
        if number < len(beats) - 1:
            follow(who, beat.text, keys)


@pytest.mark.parametrize(
    ("game", "language", "keys"),
    [
        *zip(NAMES, ("en", "cs", "pl", "cs", "pl"), [False] * 5, strict=True),
        *zip(NAMES, ("cs", "pl", "en", "pl", "en"), [True] * 5, strict=True),
    ],
)
def test_a_lesson_leads_to_its_end(visit: Visiting, game: str, language: str, keys: bool) -> None:
    who = visit(language=language, size=DESKTOP if keys else PHONE)
    begin(who, game, language)
    do_all(who, game, keys, looked_at=language)
    expect(who.page.get_by_role("button", name=BOTS[language])).to_be_visible()


def test_another_choice_is_answered_kindly_and_a_lesson_is_resumed_or_left(visit: Visiting) -> None:
    ema = visit()
    begin(ema, "qwixx", "en")
    table = ema.table
    panel = ema.page.locator(PANEL)
    for _ in range(2):
        panel.locator(".next").click()
    assert ema.page.locator(".top button.hint").count() == 0  # the lesson shows what to choose
    ema.page.locator('[data-action="y9"][data-may=yes]').first.click()
    expect(panel.locator(".said")).to_contain_text("But first, so that you see what it does: cross red 9.")
    assert ema.violations() == []
    assert ema.page.locator(".qwixx [data-hint]").get_attribute("data-action") == "r9"
    ema.choose(ema.page.locator('[data-action="r9"]').first)
    expect(panel).to_have_attribute("data-beat", "colour")
    assert panel.locator(".said").count() == 0
    begin(ema, "qwixx", "en")  # it goes on where it was
    assert ema.table == table
    expect(panel).to_have_attribute("data-beat", "colour")
    panel.get_by_role("button", name="Leave the lesson").first.click()
    panel.get_by_role("button", name="Leave the lesson").last.click()
    expect(ema.page.locator(".games")).to_be_visible()
    begin(ema, "qwixx", "en")
    assert ema.table != table
    expect(panel).to_have_attribute("data-beat", "welcome")


def test_the_proof_of_the_dice_says_that_those_of_a_lesson_are_arranged(visit: Visiting) -> None:
    ema = visit(language="cs")
    begin(ema, "qwixx", "cs")
    ema.go(f"/fair/{ema.table}")
    expect(ema.page.locator("main")).to_contain_text("V lekci jsou kostky připravené předem")
    assert ema.page.locator("dl").count() == 0


def test_after_its_lesson_wistar_is_played_on_freely(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    begin(ema, "wistar", "en")
    do_all(ema, "wistar", keys=False)
    ema.page.get_by_role("button", name="Play this match on").click()
    expect(ema.page.locator(PANEL)).to_have_count(0)
    expect(ema.page.locator(".top button.hint")).to_be_visible()
    ema.choose(ema.page.locator('.wistar [data-action="hut"][data-may=yes]').first)
    ema.page.reload()
    expect(ema.page.locator(".match .wistar [data-may=yes]").first).to_be_visible()
    assert ema.page.locator(PANEL).count() == 0
    expect(ema.page.locator(".top button.hint")).to_be_visible()
