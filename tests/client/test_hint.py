"""One tap shows on the board what a search thinks of the choices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import WebSocket, expect

from cheeseboard.text.fluent import FluentSpeaker
from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.coached import PLAYED, Wanted, asked, each_is_marked, figures, percent
from tests.client.seating import at_once
from tests.client.test_table import MAY
from tests.server.web.running import Running
from tests.server.web.test_lobby import started

HINTED = ".qwixx [data-hint]"


def test_a_hint_is_marked_on_the_board_and_can_be_followed(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    button = ema.page.get_by_role("button", name="Hint").first
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(ema.page.locator(HINTED)).to_have_count(1)
    expect(button).to_have_attribute("aria-pressed", "true")
    hinted = ema.page.locator(HINTED)
    assert hinted.get_attribute("data-may") == "yes"
    label = hinted.get_attribute("aria-label") or ""
    card = ema.page.get_by_role("status").filter(has_text="A bot has tried out the choices")
    expect(card).to_contain_text(label)
    button.click()  # again: away with it
    expect(ema.page.locator(HINTED)).to_have_count(0)
    expect(card).to_have_count(0)
    ema.page.keyboard.press("h")  # and the same advice by the keyboard
    expect(ema.page.locator(HINTED)).to_have_attribute("aria-label", label)
    ema.choose(ema.page.get_by_role("button", name="Do that"))
    expect(ema.page.locator(HINTED)).to_have_count(0)


def test_candidates_are_on_the_board_with_their_chances_and_each_can_be_looked_at(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    with ema.page.expect_response("**/hint") as reply:
        ema.page.keyboard.press("h")
    found = reply.value.json()["candidates"]
    assert len(found) > 1
    rows = ema.page.locator("[data-candidate]")
    for place, one in enumerate(found[:3]):
        row = rows.nth(place)
        expect(row).to_have_attribute("data-candidate", one["action"])
        expect(row).to_contain_text(f"Win: {sure(one)}")
        expect(row).to_contain_text(re.compile(r"Points: -?\d+(\.\d)?" + (" ±\u00a0\\d" if one["worlds"] > 1 else "")))
        expect(row).to_contain_text(FluentSpeaker().say("qwixx", f"reason-{one['reason']}", {}, "en"))
        expect(ema.page.locator(f"[data-mark='{one['action']}']")).to_have_text(figures(found, one, alone=False))
    assert found[0]["reason"] not in ("worse", "dropped", "untried")
    second = found[1]["action"]
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ema.page.locator(HINTED)).to_have_attribute("data-action", second)
    ema.choose(ema.page.get_by_role("button", name="Do that"))
    expect(ema.page.locator("[data-mark]")).to_have_count(0)
    log = ema.page.request.get(f"http://{ema.line.address}/api/tables/{ema.table}/record?seat=0").json()["steps"]
    assert [text for seat, text, *_ in log if seat == 0] == [second]


def sure(one: Any) -> str:
    """The chance to win, and how sure it is; of what was tried only once nobody can say."""
    margin = one["chance_margin"]
    return percent(one["chance"]) + ("" if margin is None else f" ± {'<1%' if 0 < margin < 0.01 else percent(margin)}")


def owners(choices: Sequence[str]) -> int:
    """Of how many players a mouse can be moved."""
    return len({one.partition("@")[0] for one in choices if ">" in one})


# Questions to be asked, and what a search has to say of them on the board.
ASKED: dict[str, tuple[str, Wanted]] = {
    "qwixx": ("qwixx", lambda choices: len(choices) > 3),
    "qwixx-alone": ("qwixx-alone", lambda choices: len(choices) > 3),
    "kocour": ("kocour", lambda choices: len(choices) > 2),
    "myszki-cells": ("myszki", lambda choices: len(choices) > 7 and "," in choices[0]),
    "gouda-mice": ("gouda", lambda choices: owners(choices) > 1),
    "gouda-cards": ("gouda-magic", lambda choices: any(one.startswith("reroll:") for one in choices)),
    "wistar-deeds": ("wistar", lambda choices: any(one.startswith("do:") for one in choices)),
    "wistar-cards": ("wistar", lambda choices: sum(one.startswith("discard:") for one in choices) > 1),
}


@pytest.mark.parametrize("question", ASKED)
def test_in_every_game_each_candidate_has_its_figures_on_the_board(
    server: Running, visit: Visiting, question: str
) -> None:
    name, wanted = ASKED[question]
    how, ema = PLAYED[name], server.person("Ema")
    table = asked(ema, how, wanted)
    for size in (DESKTOP, PHONE):
        one = visit(size=size)
        one.be(ema)
        one.go(f"/table/{table}")
        expect(one.page.locator(".match [data-may=yes]").first).to_be_visible()
        with one.page.expect_response("**/hint") as reply:
            one.page.keyboard.press("h")
        found = reply.value.json()["candidates"]
        assert sum(each["worlds"] > 0 for each in found) > 1
        expect(one.page.locator("[data-mark]").first).to_be_visible()
        if one.page.locator(".hint .more").count():
            one.press(one.page.locator(".hint .more"))
        each_is_marked(one, found, alone=how.seats == 1)
        assert one.too_wide() <= 0
        assert one.violations() == []
        one.page.keyboard.press("h")
        expect(one.page.locator("[data-mark]")).to_have_count(0)


def test_a_hint_shows_others_nothing(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    asking, *others = visit(), visit(), visit()  # the third one only watches
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        if f"/tables/{table}/" in socket.url:  # another one tells everybody of all their tables
            socket.on("framereceived", lambda text: heard.append(str(text)))

    for one, somebody in zip([asking, *others], (ema, petr, server.person("Jan")), strict=True):
        if one is not asking:
            one.page.on("websocket", listen)
        one.be(somebody)
        one.go(f"/table/{table}")
    for one in (asking, others[0]):
        expect(one.page.locator(MAY).first).to_be_visible()
    expect(others[1].page.locator(".qwixx")).to_be_visible()
    boards, before = [one.page.locator(".left").inner_html() for one in others], len(heard)
    asking.page.keyboard.press("h")
    expect(asking.page.locator("[data-mark]").first).to_be_visible()
    with ema.watch(table, 0) as talk:
        assert petr.refused(f"/api/tables/{table}/hint", seat=0, ask=talk.bodies[0]["ask"])[0] == 403
        assert talk.ask("chat", text="Good morning")["type"] == "ok"
    for one in others:  # what is said last comes last: whatever was sent before is there
        one.page.get_by_role("button", name="Chat").first.click()
        expect(one.page.locator(".chat")).to_contain_text("Good morning")
    assert [one.page.locator(".left").inner_html() for one in others] == boards
    assert [json.decode(text)["type"] for text in heard[before:]] == ["chat", "chat"]


def test_a_hint_by_tap_and_the_letter_that_is_written_is_no_key(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    at_once(ema, "qwixx")
    ema.page.get_by_role("button", name="Chat").tap()
    ema.page.get_by_label("Say something").press_sequentially("hhh")
    assert ema.page.locator(HINTED).count() == 0
    ema.page.get_by_role("button", name="Menu").tap()
    ema.page.locator("dialog").get_by_role("button", name="Hint").tap()
    expect(ema.page.locator(HINTED)).to_be_in_viewport()
    assert ema.too_wide() <= 0
    assert ema.small_targets() == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "rated match"), ("cs", "hodnocené hře"), ("pl", "grze rankingowej")]
)
def test_a_rated_match_says_why_there_is_no_hint(server: Running, visit: Visiting, language: str, word: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, rated=True)
    one = visit(language=language)
    one.be(ema)
    one.go(f"/table/{table}")
    expect(one.page.locator(MAY).first).to_be_visible()
    one.page.keyboard.press("h")
    expect(one.page.locator(".toast")).to_contain_text(word)
    assert one.page.locator(HINTED).count() == 0
    one.complaints = [text for text in one.complaints if "409" not in text]  # that was asked for


def test_without_a_question_there_is_no_hint(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    expect(one.page.locator(MAY).first).to_be_visible()
    one.choose(one.page.locator(MAY).first)  # now Petr has to answer
    expect(one.page.locator(".prompt")).to_contain_text(re.compile("Petr|moment"))
    button = one.page.get_by_role("button", name="Hint").first
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(one.page.locator(".toast")).to_contain_text("when it is your turn")


def test_the_language_changes_in_mid_match_and_nothing_stays_in_the_other(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    ema.choose(ema.page.locator(MAY).first)
    expect(ema.page.locator(MAY).first).to_be_visible()
    ema.page.keyboard.press("h")
    hinted = ema.page.locator(HINTED)
    action = hinted.get_attribute("data-action")
    english = words(ema)
    ema.page.get_by_role("button", name="Menu").click()
    for language, title in (("Čeština", "Nabídka"), ("Polski", "Menu")):
        ema.page.get_by_role("button", name=language).click()
        expect(ema.page.locator("dialog h2")).to_have_text(title)
    ema.page.keyboard.press("Escape")
    expect(hinted).to_have_attribute("data-action", action or "")  # the match is where it was
    expect(ema.page.get_by_role("status").filter(has_text="Bot wypróbował możliwości")).to_be_visible()
    assert english & words(ema) == set()
    ema.choose(ema.page.locator(MAY).first)


def words(one: Visitor) -> set[str]:
    """Everything that is written, by its longer words; names and the game's title are the same everywhere."""
    labels: list[str] = one.page.locator(".match [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    text = " ".join([one.page.locator(".match").inner_text(), *labels])
    found = set(re.findall(r"[^\W\d_]{4,}", text.lower()))
    return found - {"qwixx", "guest", "menu"}
