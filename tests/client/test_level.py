"""How well bots play that one click seats, and that the page says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.test_lessons import begin, do_all

SEATS = ".match ul li .name"


def expect_bots(who: Visitor, level: str) -> None:
    """All others at the table are bots of that level."""
    expect(who.page.locator(SEATS).first).to_be_visible()
    for name in who.page.locator(SEATS).all()[1:]:
        expect(name).to_contain_text(f"({level})")


def expect_chosen(who: Visitor, level: str) -> None:
    """That level, and no other, is marked on the start page, as soon as it knows the games."""
    expect(who.page.locator("[data-level]")).to_have_count(3)
    expect(who.page.locator("[data-level][aria-pressed=true]")).to_have_count(1)
    expect(who.page.locator(f"[data-level={level}]")).to_have_attribute("aria-pressed", "true")


def test_one_click_seats_a_medium_bot_for_whoever_has_not_chosen(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    expect(ema.page.locator("[data-game=kocour] button.first")).to_have_text("Play against medium bots")
    expect_chosen(ema, "medium")
    ema.page.locator("[data-game=kocour] button.first").click()
    expect_bots(ema, "medium")


@pytest.mark.parametrize(("language", "name", "size", "text"), [
    ("cs", "těžký", PHONE, "Hrát proti těžkým botům"),
    ("pl", "trudny", DESKTOP, "Zagraj z trudnymi botami"),
])  # fmt: skip
def test_a_level_is_chosen_by_one_tap_and_remembered(
    visit: Visiting, language: str, name: str, size: tuple[int, int], text: str
) -> None:
    ema = visit(language=language, size=size)
    ema.go("/")
    ema.press(ema.page.get_by_role("button", name=name, exact=True))
    expect_chosen(ema, "hard")
    for game in ("qwixx", "wistar"):
        expect(ema.page.locator(f"[data-game={game}] button.first")).to_have_text(text)
    ema.everywhere()
    ema.go("/")
    expect_chosen(ema, "hard")
    ema.press(ema.page.locator("[data-game=gouda] .picture"))
    expect_bots(ema, name)


def test_a_level_that_there_is_not_any_more_is_forgotten(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    ema.page.evaluate("localStorage.setItem('cheeseboard:level', 'greedy')")
    ema.go("/")
    expect_chosen(ema, "medium")


def test_whoever_has_just_learnt_a_game_plays_easy_bots_whatever_they_chose_at_others(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    ema.go("/")
    ema.press(ema.page.locator("[data-level=hard]"))
    begin(ema, "kocour", "en")
    do_all(ema, "kocour", keys=False)
    ema.press(ema.page.get_by_role("button", name="Play against easy bots now"))
    expect_bots(ema, "easy")
    ema.go("/")
    expect_chosen(ema, "hard")
