"""Going back by consent, a bot for one who is gone, and what a result says of who has played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cheeseboard.core.rng import Rng
from tests.client.browsing import DESKTOP, PHONE, Visiting, Visitor
from tests.server.web.running import GENEROUS, Browser, Running, running
from tests.server.web.test_freed import soon
from tests.server.web.test_missing import may_ask
from tests.server.web.test_play import catch_up, play

MAY = ".qwixx [data-may=yes]"


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that misses people at once."""
    with running(tmp_path_factory.mktemp("back"), replace(GENEROUS, absent_minutes=0)) as started:
        yield started


class Party:
    """Ema with Babi at her screen, Petr, Jan and a bot, at a table of Qwixx."""

    def __init__(self, server: Running, choices: int, *, still: bool = False, **how: Any) -> None:
        self.people = [server.person(name) for name in ("Ema", "Petr", "Jan")]
        ema, petr, jan = self.people
        self.table = ema.table("qwixx", "greedy", seats=5, **how)
        ema.post(f"/api/tables/{self.table}/beside", seat=1, name="Babi")
        petr.post(f"/api/tables/{self.table}/sit", seat=2)
        jan.post(f"/api/tables/{self.table}/sit", seat=3)
        ema.post(f"/api/tables/{self.table}/start")
        (play_to_ema if still else play_on)(self.table, {0: ema, 1: ema, 2: petr, 3: jan}, choices)

    def look(self, visit: Visiting, size: tuple[int, int] = DESKTOP) -> list[Visitor]:
        """Everybody has the table on their screen."""
        return [look(visit, somebody, self.table, size) for somebody in self.people]


def play_on(table: str, seats: dict[int, Browser], choices: int) -> None:
    with ExitStack() as stack:
        play({seat: stack.enter_context(who.watch(table, seat)) for seat, who in seats.items()}, Rng(1), choices)


def play_to_ema(table: str, seats: dict[int, Browser], choices: int) -> None:
    """So many choices, and on until nobody but Ema is asked: then the table stands still."""
    with ExitStack() as stack:
        talks = {seat: stack.enter_context(who.watch(table, seat)) for seat, who in seats.items()}
        play(talks, Rng(1), choices)
        own = talks.pop(0)
        while own.bodies[0]["asked"] != [0]:
            if any(seat in talks for seat in own.bodies[0]["asked"]):
                play(talks, Rng(1), 1)
                catch_up({0: own, **talks})
            else:
                own.receive()  # a bot thinks


def look(visit: Visiting, somebody: Browser, table: str, size: tuple[int, int] = DESKTOP) -> Visitor:
    one = visit(size=size)
    one.be(somebody)
    one.go(f"/table/{table}")
    expect(one.page.locator(".qwixx .sheet").first).to_be_visible()
    return one


def menu(one: Visitor, name: str) -> None:
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("button", name=name).click()


def card(one: Visitor) -> Locator:
    return one.page.locator(".card.back")


def button(one: Visitor, name: str) -> Locator:
    return card(one).get_by_role("button", name=name)


def body(party: Party, seat: int = 0) -> Any:
    with party.people[0].watch(party.table, seat) as talk:
        return talk.bodies[seat]


def test_all_persons_agree_one_after_the_other_and_the_match_goes_back(server: Running, visit: Visiting) -> None:
    party = Party(server, 18, still=True)
    ema, petr, jan = party.look(visit)
    last, steps = body(party)["last"], body(party)["steps"]
    menu(ema, "Ask all to go back to my last choice")
    for one in (ema, petr, jan):
        expect(card(one)).to_contain_text(f"Ema asks to go back to step {last} of {steps}.")
        expect(card(one)).to_contain_text(re.compile("One choice|[0-9]+ choices"))
        expect(card(one)).to_contain_text("Agreed: Ema + Babi")
        expect(card(one)).to_contain_text("Still asked: ")
    expect(button(ema, "Agree")).to_have_count(0)
    expect(button(ema, "Never mind")).to_be_visible()
    ema.everywhere()
    button(petr, "Agree").click()
    expect(card(petr)).to_contain_text("Still asked: Jan")
    expect(button(petr, "Agree")).to_have_count(0)
    button(jan, "Agree").click()
    for one in (ema, petr, jan):
        expect(card(one)).to_have_count(0)
    after = body(party)
    assert (after["rewinds"], after["ask"] is not None) == (1, True)
    assert after["steps"] - last in (0, 1)  # the bot may have answered anew
    expect(ema.page.locator(MAY).first).to_be_visible()


def test_one_declines_and_who_asks_withdraws(server: Running, visit: Visiting) -> None:
    party = Party(server, 12)
    ema, petr, jan = party.look(visit, PHONE)
    for one, word in ((jan, "Decline"), (petr, "Decline"), (ema, "Never mind")):
        ema.page.get_by_role("button", name="Menu").tap()
        ema.page.get_by_role("button", name="Ask all to go back to my last choice").tap()
        expect(card(petr)).to_be_visible()
        if one is ema:
            petr.everywhere()
        button(one, word).tap()
        for each in (ema, petr, jan):
            expect(card(each)).to_have_count(0)
    assert body(party)["rewinds"] == 0


def test_in_the_replay_every_moment_where_somebody_chose_can_be_gone_back_to(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    ema.post(f"/api/tables/{table}/start")
    play_to_ema(table, {0: ema}, 6)
    one = look(visit, ema, table)
    menu(one, "Replay")
    here = one.page.get_by_role("button", name="Go back to here")
    expect(one.page.locator(".prompt")).to_contain_text("Step")
    expect(here).to_have_count(0)  # one is here
    one.page.get_by_role("button", name="To the beginning").click()
    expect(one.page.locator(".prompt")).to_contain_text("Step 0 of")
    expect(here).to_have_count(0)  # the dice came then
    while here.count() == 0:
        shown = one.page.locator(".prompt p").inner_text()
        one.page.get_by_role("button", name="One step on").click()
        expect(one.page.locator(".prompt p")).not_to_have_text(shown)
    step = int(re.findall(r"Step (\d+)", one.page.locator(".prompt p").inner_text())[0])
    one.everywhere()
    here.click()
    expect(one.page.get_by_role("group", name="Replay")).to_have_count(0)
    expect(one.page.locator(MAY).first).to_be_visible()
    with ema.watch(table, 0) as talk:
        assert (talk.bodies[0]["rewinds"], talk.bodies[0]["steps"] - step in (0, 1)) == (1, True)  # the bot answers


def test_a_rated_match_says_so_and_is_not_gone_back_on(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy", rated=True)
    ema.post(f"/api/tables/{table}/start")
    play_on(table, {0: ema}, 6)
    one = look(visit, ema, table, PHONE)
    one.page.get_by_role("button", name="Menu").tap()
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The match is rated.")
    expect(dialog).to_contain_text("nobody goes further back")
    expect(dialog.get_by_role("button", name="back to my last choice")).to_have_count(0)
    one.everywhere()
    dialog.get_by_role("button", name="Replay").tap()
    one.page.get_by_role("button", name="One step back").tap()
    expect(one.page.get_by_text("nobody goes further back").last).to_be_visible()
    expect(one.page.get_by_role("button", name="Go back to here")).to_have_count(0)
    with ema.watch(table, 0) as talk:
        refused = talk.ask("ask_back", seat=0, step=0)
    assert (refused["type"], refused["code"]) == ("problem", "back-rated")


def test_a_table_where_one_plays_two_seats_says_that_it_is_not_rated(server: Running, visit: Visiting) -> None:
    party = Party(server, 6, rated=True)
    one = look(visit, party.people[0], party.table)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_role("dialog")).to_contain_text("not rated: in a rated one nobody has two seats")


# -- somebody is gone


def test_the_others_let_a_bot_play_for_one_who_is_gone(server: Running, visit: Visiting) -> None:
    party = Party(server, 3)  # Ema, Babi and Petr have chosen
    people = party.people
    with people[2].watch(party.table, 3):
        ema, petr = (look(visit, one, party.table, PHONE) for one in people[:2])
        expect(ema.page.locator(".prompt")).to_contain_text("Waiting for: Jan")
    missed = ema.page.locator(".card.missed")
    expect(missed).to_contain_text("Jan is not here; the table began to wait")
    ema.everywhere()
    missed.get_by_label("Level of the bot").select_option("random")
    missed.get_by_role("button", name="Ask the others to let a bot play").tap()
    asked = petr.page.locator(".card.cover")
    expect(asked).to_contain_text("Ema asks to let a bot (random) play for one who is not here: Jan.")
    petr.everywhere()
    asked.get_by_role("button", name="Agree").tap()
    for one in (ema, petr):
        expect(one.page.locator(".card.cover")).to_have_count(0)
        seat = one.page.get_by_label("Players").first.get_by_role("listitem").filter(has_text="Jan")
        expect(seat).to_contain_text("A bot has played here for a while.")
    jan = look(visit, people[2], party.table)
    jan.page.get_by_role("button", name="Play on myself").click()
    expect(jan.page.get_by_role("button", name="Play on myself")).to_have_count(0)


def test_one_who_is_back_says_so(server: Running, visit: Visiting) -> None:
    party = Party(server, 3)
    people = party.people
    with people[2].watch(party.table, 3):
        pass
    with people[1].watch(party.table, 2), people[0].watch(party.table, 0) as talk:
        assert soon(lambda: may_ask(people[0], party.table) == [3])
        assert talk.ask("ask_cover", seat=3, level="greedy")["type"] == "ok"
        jan = look(visit, people[2], party.table)
        jan.page.locator(".card.cover").get_by_role("button", name="I am here").click()
        talk.wait(lambda: talk.bodies[0]["cover"] is None)


# -- how it ended


def test_a_result_says_who_has_played_and_that_the_match_went_back(server: Running, visit: Visiting) -> None:
    ema, petr, jan = (server.person(name) for name in ("Ema", "Petr", "Jan"))
    table = ema.table("qwixx", "greedy", seats=3)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    play_on(table, {0: ema, 1: petr}, 8)
    with ema.watch(table, 0) as talk, petr.watch(table, 1) as other:
        assert talk.ask("ask_back", seat=0, step=talk.bodies[0]["last"])["type"] == "ok"
        assert other.ask("agree")["type"] == "ok"
    link = petr.post(f"/api/tables/{table}/invite", seat=1)["token"]
    jan.post("/api/join", token=link)
    with ema.watch(table, 0) as talk:
        talk.ask("stand_in", seat=0, level="random", reason="chosen")
    play_on(table, {1: jan}, 100_000)
    for size in (PHONE, DESKTOP):
        one = look(visit, ema, table, size)
        result = one.page.get_by_role("region", name="Result")
        expect(result).to_contain_text("The match is not rated.")
        expect(result).to_contain_text("Bots: Bot 3")
        expect(result).to_contain_text(re.compile(r"Who has played at seat 1: Ema \(.* choices?\), bot, random \("))
        expect(result).to_contain_text(re.compile(r"Who has played at seat 2: Petr \(.* choices?\), Jan \("))
        expect(result).to_contain_text("The match went back once.")
        one.everywhere()
    one.go("/me")
    history = one.page.locator("[aria-labelledby=history] li").first
    expect(history).to_contain_text("With a stand-in: Ema, Petr")
    one.everywhere()
