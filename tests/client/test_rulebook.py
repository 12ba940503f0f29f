"""The rulebook in the page: drawings and worked examples beside the rules that they belong to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cheeseboard.core.match import Match
from cheeseboard.core.words import Message, named
from cheeseboard.core.working import set_up, tried
from cheeseboard.registry import NAMES, find_game
from tests.client.browsing import DESKTOP, PHONE, Visiting

FIGURE = "figure.example"
PEOPLE = ("Ema", "Petr")
# What could be reached by the keyboard within a drawing.
REACHABLE = f"""() => [...document.querySelectorAll('{FIGURE} [role=img] button')]
    .filter(one => {{ one.focus(); return document.activeElement === one; }}).length"""


def sentences(game: str, match: Match, choice: str, language: str) -> str:
    """What the rules say to a choice, in a language."""
    found = tried(match, choice)
    if found.refusal is not None:
        return found.refusal.naming(PEOPLE).sentence(language)
    told = [Message(game, one.event.key, named(one.event.facts(), PEOPLE)).text(language) for one in found.told]
    return " ".join(told)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    list(zip(NAMES, ("pl", "cs", "en", "pl", "cs"), (PHONE, PHONE, DESKTOP, PHONE, DESKTOP), strict=True)),
)
def test_examples_are_drawn_and_worked_beside_their_rules(
    visit: Visiting, game: str, language: str, size: tuple[int, int]
) -> None:
    one = visit(language=language, size=size)
    one.go(f"/rules/{game}")
    examples = find_game(game).examples()
    figures = one.page.locator(FIGURE)
    expect(figures).to_have_count(len(examples))
    for number, example in enumerate(examples):
        figure = figures.nth(number)
        beside = figure.locator("xpath=preceding-sibling::*[contains(@class, 'rule')][1]")
        expect(beside).to_have_attribute("id", example.rule)
        caption = Message(game, f"example-{example.text}", {}).text(language)
        expect(figure.locator("> figcaption")).to_contain_text(caption)
        expect(figure.locator("> [role=img]")).to_have_accessible_name(re.compile(re.escape(caption)))
        expect(figure.locator(f"[role=img] .{game}")).to_be_visible()
        match = set_up(find_game(game), example)
        for line, choice in enumerate(example.tries):
            shown = figure.locator(".tries > li").nth(line)
            expect(shown).to_contain_text(sentences(game, match, choice, language))
            expect(shown).to_contain_class("no" if match.why(match.asked[0], choice) else "yes")
    assert one.page.evaluate(REACHABLE) == 0
    one.everywhere()


def test_the_rulebook_beside_a_match_has_the_examples_too(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    ema.page.locator("[data-game=qwixx] button.first").click()
    expect(ema.page.locator(".match .qwixx [data-may=yes]").first).to_be_visible()
    ema.page.get_by_role("button", name="Menu").click()
    ema.page.locator("dialog").get_by_role("button", name="Rules").click()
    expect(ema.page.locator(f"dialog {FIGURE}")).to_have_count(len(find_game("qwixx").examples()))
    assert ema.violations() == []
    ema.page.get_by_label("Search").fill("penalty")
    expect(ema.page.locator(f"dialog {FIGURE}")).to_have_count(0)
