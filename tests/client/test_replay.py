"""The replay of a match that is over: through anybody's eyes, and played on from any moment of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import cheeseboard as cb
from cheeseboard.core.match import Match
from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.server.tables.seated import magic
from tests.server.web.running import Browser, Running
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play
from tests.server.web.test_players import against_bot

# What lies in the hand that the board shows, as the view names it.
HANDS = {
    "myszki": ".myszki .hand [data-kind]",
    "gouda": ".gouda .hand [data-card]",
    "wistar": ".wistar .hand [data-action^='play:']",
}
NAMED = "all => all.map(one => one.dataset.kind ?? one.dataset.card ?? one.dataset.action.slice(5))"


def match_of(server: Running, table: str) -> Match:
    """The match as its record tells it."""
    return cb.load(server.person().http.get(f"/api/tables/{table}/record").text)


def played(server: Running, game: str, most: int = 100_000) -> tuple[Browser, Browser, str]:
    """A match of two, to its end or as far as told."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, game, seats=2, options=magic(game))
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(1), most)
    return ema, petr, table


def in_hand(match: Match, step: int, seat: int) -> set[str]:
    view: Any = match.replay(step).view(seat)
    return {str(card) for card in view.hand}


def stage(match: Match, step: int) -> str:
    view: Any = match.replay(step).view(None)
    return str(view.stage)


def telling(match: Match, seat: int) -> int:
    """The first step at which somebody is asked and the two hold different things.

    While cards are drafted in Rats of Wistar, its board shows nothing else.
    """
    return next(
        step
        for step in range(len(match.steps))
        if match.replay(step).asked
        and stage(match, step) != "draft"
        and in_hand(match, step, seat)
        and in_hand(match, step, seat) != in_hand(match, step, 1 - seat)
    )


def step_to(who: Visitor, step: int) -> None:
    slider = who.page.get_by_label("Step", exact=True)
    slider.fill(str(step))
    expect(who.page.locator(".bar .count")).to_have_text(f"{step}/{slider.get_attribute('max')}")


def shown(who: Visitor, game: str) -> set[str]:
    return set(who.page.locator(HANDS[game]).evaluate_all(NAMED))


@pytest.mark.parametrize("game", HANDS)
def test_once_it_is_over_everybody_looks_through_any_eyes(server: Running, visit: Visiting, game: str) -> None:
    ema, _, table = played(server, game)
    match = match_of(server, table)
    for reader, somebody in ((None, None), (0, ema)):
        one = visit()
        if somebody is not None:
            one.be(somebody)
        one.go(f"/table/{table}")
        eyes = one.page.get_by_label("Seen by")
        expect(eyes.locator("option")).to_have_count(3 if reader is None else 2)  # the final position lies open too
        step = telling(match, 1)
        step_to(one, step)
        if game == "wistar":
            one.page.locator("[data-tab=cards]").click()  # in the end it shows the points
        assert shown(one, game) == (set() if reader is None else in_hand(match, step, 0))
        for seat in (1, 0):
            eyes.select_option(str(seat))
            expect(one.page.locator(HANDS[game]).first).to_be_visible()
            assert shown(one, game) == in_hand(match, step, seat)
        one.page.get_by_role("button", name="One step on").click()
        expect(one.page.locator(".bar .count")).to_have_text(f"{step + 1}/{len(match.steps)}")
        assert shown(one, game) == in_hand(match, step + 1, 0)  # whoever borrowed eyes keeps them


def test_the_final_position_is_seen_by_all(server: Running, visit: Visiting) -> None:
    """Cards that were never played: in the end they lie open, with the result above them."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, "gouda", seats=2, options={"magic": True, "cards": 15})
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        while first.bodies[0]["status"] == "playing":  # nobody plays a card
            for seat, talk in enumerate((first, second)):
                if talk.bodies[seat]["ask"] is not None:
                    choices = talk.bodies[seat]["choices"]
                    reply = talk.act(seat, "-" if "-" in choices else choices[0])
                    break
            for talk in (first, second):
                talk.catch_up(reply["revision"])
    match = match_of(server, table)
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    for seat in (1, 0):
        one.page.get_by_label("Seen by").select_option(str(seat))
        expect(one.page.get_by_role("region", name="Result")).to_be_visible()
        assert shown(one, "gouda") == in_hand(match, len(match.steps), seat)
        numbers = one.page.locator(".gouda .hand .card").all_inner_texts()
        assert len(numbers) == len(in_hand(match, len(match.steps), seat))


def test_games_that_hide_something_are_all_here() -> None:
    """Qwixx seals answers, which the log tells; nobody has anything in hand."""
    games = [cb.find_game(name) for name in NAMES]
    assert {game.name for game in games if game.hides(game.choose_options(magic(game.name)))} == set(HANDS)


@pytest.mark.parametrize("game", HANDS)
def test_until_it_is_over_nobody_does(server: Running, visit: Visiting, game: str) -> None:
    ema, _, table = played(server, game, 12)
    for somebody in (None, ema):
        one = visit()
        if somebody is not None:
            one.be(somebody)
        one.go(f"/table/{table}")
        one.page.get_by_role("button", name="Menu").click()
        one.page.get_by_role("button", name="Replay", exact=True).click()
        one.page.get_by_role("button", name="One step back").click()
        expect(one.page.get_by_role("button", name="Back to now")).to_be_visible()
        assert one.page.get_by_label("Seen by").count() == 0
        assert one.page.get_by_role("button", name="Play from here").count() == 0
        query = {} if somebody is None else {"seat": 0}
        frames = (somebody or server.person()).get(f"/api/tables/{table}/frames", count=50, **query)["frames"]
        assert {frame["open"] for frame in frames} == {None}


def test_a_spectator_tries_in_a_sandbox_what_a_seat_had_to_decide(server: Running, visit: Visiting) -> None:
    _, _, table = played(server, "myszki")
    match = match_of(server, table)
    step = telling(match, 1)
    jan = visit()
    jan.go(f"/table/{table}")
    step_to(jan, step)
    jan.page.get_by_role("button", name="Play from here").click()
    dialog = jan.page.get_by_role("dialog", name="Play from here")
    expect(dialog).to_contain_text("drawn anew")
    expect(dialog.get_by_label("Your seat")).to_have_value(str(match.replay(step).asked[0]))
    dialog.get_by_label("Your seat").select_option("1")
    dialog.get_by_role("button", name="Try it against bots").click()
    jan.page.wait_for_url(lambda url: table not in url)
    expect(jan.page.locator(HANDS["myszki"]).first).to_be_visible()
    info = server.person().get(f"/api/tables/{jan.table}")["table"]
    assert info["parent"] == {"table": table, "kind": "from", "step": step}
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    first = jan.page.evaluate(
        "table => fetch(`/api/tables/${table}/frames?seat=1`).then(reply => reply.json())", jan.table
    )
    assert {str(one) for one in first["frames"][0]["view"]["hand"]} == in_hand(match, step, 1)


def test_a_table_for_friends_begins_at_the_true_position(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = against_bot(ema)
    one = visit()
    one.be(ema)
    one.go(f"/table/{table}")
    last = len(match_of(server, table).steps)
    assert one.page.get_by_role("button", name="Play from here").count() == 0  # it is over: nobody is asked
    step_to(one, next(step for step in range(last // 2, last) if match_of(server, table).replay(step).asked))
    one.page.get_by_role("button", name="Play from here").click()
    dialog = one.page.get_by_role("dialog", name="Play from here")
    assert "drawn anew" not in dialog.inner_text()  # nothing is hidden in this game
    dialog.get_by_role("button", name="Set up a table").click()
    one.page.wait_for_url(lambda url: table not in url)
    expect(one.page.get_by_role("button", name="Start")).to_be_visible()  # friends may still come
    info = ema.get(f"/api/tables/{one.table}")["table"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("cs", PHONE), ("pl", PHONE)], ids=["en", "cs", "pl"])
def test_everybody_can_use_the_replay(server: Running, visit: Visiting, language: str, size: tuple[int, int]) -> None:
    _, _, table = played(server, "gouda")
    match = match_of(server, table)
    one = visit(language=language, size=size)
    one.go(f"/table/{table}")
    one.page.locator(".bar input[type=range]").fill(str(telling(match, 1)))
    one.page.locator(".eyes select").select_option("1")
    expect(one.page.locator(HANDS["gouda"]).first).to_be_visible()
    one.everywhere()
    one.page.locator(".bar > button[aria-haspopup]").press("Enter")
    expect(one.page.locator("dialog[open]")).to_be_visible()
    one.everywhere()
