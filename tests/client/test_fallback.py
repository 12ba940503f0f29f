"""A game without a board of its own is played by a list of choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from cheeseboard.registry import NAMES
from tests.client.browsing import ROOT, Visiting

HIDDEN = "kocour"  # as if its board had not been drawn


def forget_board(route: Route) -> None:
    """The client's code as it would be without the board."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.text().replace(f"./{HIDDEN}/index.ts", "./nobody/index.ts"))


def test_every_game_has_a_board_of_its_own() -> None:
    drawn = [game for game in NAMES if (ROOT / "client" / "src" / "boards" / game / "index.ts").exists()]
    assert drawn == list(NAMES)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_some_turns_can_be_played_by_buttons(visit: Visiting, language: str) -> None:
    ema = visit(language=language)
    ema.page.route("**/assets/*.js", forget_board)
    ema.come_in("Ewa")
    ema.page.locator(f"[data-game={HIDDEN}] button.first").click()
    choices = ema.page.locator(".choices [data-may=yes]")
    for _ in range(4):
        expect(choices.first).to_be_visible()
        assert "page-" not in choices.first.inner_text()
        ema.choose(choices.first)
    assert ema.page.locator("aside li").count() > 1
    # The outline has the names of the data: nobody reads them among words of another language.
    expect(ema.page.locator(".view")).to_have_count(1 if language == "en" else 0)
    assert ("stage" in (ema.page.locator(".board").text_content() or "")) == (language == "en")
