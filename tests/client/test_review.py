"""After a match: a curve, what was given away and what luck there was, turning points, and playing on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Route, expect

from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.client.coached import PLAYED, each_is_marked, finished, verb
from tests.server.web.running import Browser, Running
from tests.server.web.test_players import against_bot, played
from tests.server.web.test_reviews import whole

INK = """canvas => {
    const {width, height} = canvas;
    const data = canvas.getContext('2d').getImageData(0, 0, width, height).data;
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) found.add(data.slice(at, at + 3).join());
    return found.size;
}"""


def turned(found: Any) -> Any:
    """The same review with two turning points, so that a test knows what to look for."""
    steps = found["steps"]
    choice = next(one for one in steps if one["kind"] == "choice" and len(one["choices"]) > 1)
    for candidate in choice["choices"]:  # a short review may not have come to all of them
        candidate["worlds"] = max(1, candidate["worlds"])
    other = next(one["action"] for one in choice["choices"] if one["action"] != choice["text"])
    chance = next(one for one in steps if one["kind"] == "chance" and one["step"] > choice["step"])
    for one in steps:
        one.update(turning=False, surely=False, change=0.01 if one["kind"] == "chance" else 0.0, margin=0.02)
    choice.update(turning=True, surely=True, change=-0.25, margin=0.05, best=other)
    chance.update(turning=True, surely=True, change=0.3, margin=0.04)
    return found


def reviewing(who: Visitor, ema: Browser, table: str) -> Any:
    """Somebody opens the review of a match; what it says."""
    found = turned(whole(ema, table, 0))

    def told(route: Route) -> None:
        first = json.decode(route.request.post_data or "")["first"]
        route.fulfill(json={**found, "first": first, "steps": found["steps"][first:]})

    who.page.route("**/review", told)
    who.be(ema)
    who.go(f"/table/{table}")
    who.page.locator("section.card .row button").nth(1).click()
    expect(who.page.locator(".review[data-complete=true]")).to_be_visible()
    return found


def test_a_review_is_made_while_one_looks_on_and_is_there_when_one_comes_back(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = against_bot(ema)
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    replies: list[Route] = []

    def begun_only(route: Route) -> None:
        replies.append(route)
        if len(replies) == 1:  # what comes then waits, lest it be complete before anybody has looked
            route.continue_()

    one.page.route("**/review", begun_only)
    one.page.get_by_role("button", name="Review the match").click()
    expect(one.page.locator(".review progress")).to_be_visible()
    expect(one.page.locator(".review")).to_contain_text(re.compile("waits for its turn|You may leave"))
    one.page.unroute("**/review")
    one.go("/")  # away, and back: nobody has looked on meanwhile
    found = whole(ema, table, 0)
    one.go(f"/table/{table}")
    one.page.get_by_role("button", name="Review the match").click()
    expect(one.page.locator(".review[data-complete=true]")).to_be_visible()
    one.page.get_by_role("button", name=re.compile("All steps")).click()
    rows = one.page.locator(".review tbody tr")
    expect(rows).to_have_count(len(found["steps"]))
    assert [int(text) for text in rows.locator("button").all_inner_texts()] == [step["step"] for step in found["steps"]]
    luck = sum(step["change"] for step in found["steps"] if step["kind"] == "chance")
    told = one.page.locator("[data-sum=luck] strong").inner_text()
    assert re.search(r" percentage points? \(± <?\d+\)$", told)
    assert int(told.split()[0]) == pytest.approx(100 * luck, abs=1)
    told_kinds = [text.split("\n")[0] for text in rows.locator("td:nth-child(2)").all_inner_texts()]
    assert told_kinds == [{"chance": "Luck", "choice": "Choice"}[step["kind"]] for step in found["steps"]]


def test_turning_points_are_gone_through_on_the_board(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    one = visit()
    found = reviewing(one, ema, against_bot(ema))
    choice, chance = [step for step in found["steps"] if step["turning"]]
    page = one.page
    expect(page.locator("[data-sum=lost]")).to_contain_text("25 percentage points surely, in one of")
    assert page.locator(".review canvas").evaluate(INK) > 3  # there is a curve in colours of its own
    on = page.get_by_role("button", name="Next turning point")
    back = page.get_by_role("button", name="Turning point before")
    on.click()
    expect(page.locator(".card.step h2")).to_have_text("Turning point 1 of 2")
    expect(page.locator(".card.step")).to_contain_text("Given away: 25% ± 5%")
    expect(page.locator(".card.step")).to_contain_text(re.compile("Your choice: .*Better: ", re.DOTALL))
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(choice["step"]))
    expect(page.locator(f".kocour [data-action='{choice['best']}']").first).to_have_attribute("data-hint", "")
    expect(page.locator("[data-mark]").first).to_be_visible()
    on.press("Enter")
    expect(page.locator(".card.step h2")).to_have_text("Turning point 2 of 2")
    expect(page.locator(".card.step")).to_contain_text("Luck: +30% ± 4%")
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(chance["step"]))
    expect(on).to_be_disabled()
    back.click()
    expect(page.locator(".card.step h2")).to_have_text("Turning point 1 of 2")
    page.locator(".review .u-over").click(position={"x": 1, "y": 20})  # the curve leads to any step
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(found["steps"][0]["step"]))
    page.get_by_role("button", name="Close the review").click()
    expect(page.locator(".review")).to_have_count(0)
    expect(page.get_by_role("button", name="Review the match")).to_be_visible()


def test_one_plays_on_from_a_turning_point_against_the_same_bots(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    one = visit()
    table = against_bot(ema)
    choice = next(step for step in reviewing(one, ema, table)["steps"] if step["turning"])
    one.page.get_by_role("button", name="Next turning point").click()
    play_from_here(one, table)
    expect(one.page.locator(".kocour [data-may=yes]").first).to_be_visible()
    parent = ema.get(f"/api/tables/{one.table}")["table"]["parent"]
    assert parent == {"table": table, "kind": "from", "step": choice["step"]}
    may = one.page.locator(".kocour [data-may=yes]")
    assert choice["text"] in may.evaluate_all("all => all.map(one => one.dataset.action)")


# As many kinds of choices as a match brings, and so many steps at most.
MOST_STEPS = 25


def kinds(found: Any) -> list[Any]:
    """Steps that have choices of all kinds among them."""
    seen: set[str] = set()
    chosen: list[Any] = []
    for step in found["steps"]:
        verbs = {verb(one["action"]) for one in step["choices"]}
        if len(step["choices"]) > 1 and not verbs <= seen:
            chosen.append(step)
            seen |= verbs
    return chosen[:MOST_STEPS]


Finished = Callable[[str], tuple[Browser, str]]


@pytest.fixture(scope="module")
def over(server: Running) -> Finished:
    """A match that is over, and the one who has played it: made once for all tests."""
    kept: dict[str, tuple[Browser, str]] = {}

    def find(name: str) -> tuple[Browser, str]:
        if name not in kept:
            ema = server.person("Ema")
            kept[name] = ema, finished(ema, PLAYED[name])
        return kept[name]

    return find


@pytest.mark.parametrize("name", PLAYED)
def test_in_every_game_the_choices_of_a_step_are_on_the_board_and_none_can_be_made(
    over: Finished, visit: Visiting, name: str
) -> None:
    how, (ema, table) = PLAYED[name], over(name)
    for size in (DESKTOP, PHONE):
        one = visit(size=size)
        steps = kinds(reviewing(one, ema, table))
        assert steps
        for step in steps:
            at(one, step["step"])
            if one.page.locator(".card.step details[open]").count() == 0:
                one.press(one.page.locator(".card.step summary"))
            each_is_marked(one, step["choices"], alone=how.seats == 1)
            lit = one.page.locator(f".{how.game} [data-may=yes][data-action]").first
            expect(lit).to_have_attribute("aria-disabled", "true")
            lit.press("Enter")
            expect(one.page.get_by_label("Step", exact=True)).to_have_value(str(step["step"]))
        assert one.too_wide() <= 0
        assert one.violations() == []
        assert one.page.locator(".toast").count() == 0  # nothing was sent that could have been refused
        assert one.table == table


def at(one: Visitor, step: int) -> None:
    """Go to a step at which something was chosen."""
    one.page.get_by_label("Step", exact=True).fill(str(step))
    expect(one.page.get_by_label("Step", exact=True)).to_have_value(str(step))
    expect(one.page.locator(".card.step")).to_contain_text("Your choice")


@pytest.mark.parametrize("name", PLAYED)
def test_one_plays_on_from_a_chance_that_turned_the_match(over: Finished, visit: Visiting, name: str) -> None:
    how, (ema, table) = PLAYED[name], over(name)
    one = visit()
    chance = next(step for step in reviewing(one, ema, table)["steps"] if step["turning"] and step["kind"] == "chance")
    one.page.get_by_role("button", name="Next turning point").click()
    expect(one.page.locator(".card.step h2")).to_have_text("Turning point 1 of 2")
    one.page.get_by_role("button", name="Next turning point").click()
    expect(one.page.locator(".card.step h2")).to_have_text("Turning point 2 of 2")
    expect(one.page.locator(".card.step")).to_contain_text("What came: ")
    expect(one.page.locator("[data-mark]")).to_have_count(0)  # nobody has chosen that
    play_from_here(one, table)
    expect(one.page.locator(f".{how.game}")).to_be_visible()
    parent = ema.get(f"/api/tables/{one.table}")["table"]["parent"]
    assert parent == {"table": table, "kind": "from", "step": chance["step"]}
    with ema.watch(one.table, 0) as talk:  # the match goes on: Ema is asked, or it is over before
        talk.wait(lambda: talk.bodies[0]["ask"] is not None or talk.bodies[0]["status"] == "over")


def play_from_here(one: Visitor, table: str) -> None:
    """Leave the table of the review for a new one."""
    one.page.get_by_role("button", name="Play from here").click()
    one.page.get_by_role("button", name="Try it against bots").click()
    one.page.wait_for_url(lambda url: table not in url)


def test_a_review_that_broke_off_can_be_gone_on_with(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = against_bot(ema)
    whole(ema, table, 0)
    one = visit()
    body: dict[str, object] = {"code": "review-lost", "text": "It broke off.", "facts": {}, "rule": None}
    one.page.route("**/review", lambda route: route.fulfill(status=503, json=body))
    one.be(ema)
    one.go(f"/table/{table}")
    one.page.get_by_role("button", name="Review the match").click()
    expect(one.page.locator(".review [role=alert]")).to_have_text("It broke off.")
    one.page.unroute("**/review")
    one.page.get_by_role("button", name="Go on with the review").click()
    expect(one.page.locator(".review[data-complete=true]")).to_be_visible()
    one.complaints = [text for text in one.complaints if "503" not in text]  # that was asked for


def test_who_has_no_seat_is_offered_no_review(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = played(ema, petr, 1)
    jan = visit()
    jan.go(f"/table/{table}")
    expect(jan.page.get_by_role("button", name="Watch the replay")).to_be_visible()
    assert jan.page.get_by_role("button", name="Review the match").count() == 0


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("cs", PHONE), ("pl", PHONE)], ids=["en", "cs", "pl"])
def test_everybody_can_read_and_use_a_review(
    server: Running, visit: Visiting, language: str, size: tuple[int, int]
) -> None:
    ema = server.person("Ema")
    one = visit(language=language, size=size)
    reviewing(one, ema, against_bot(ema))
    one.everywhere()
    one.page.locator(".card.step .head button").nth(1).click()
    expect(one.page.locator("[data-mark]").first).to_be_visible()
    one.page.locator(".review [aria-pressed]").nth(1).click()
    one.everywhere()
    assert not re.search(r"review-|hint-", one.page.locator(".match").inner_text())
