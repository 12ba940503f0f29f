"""Around the board: reasons, undo, chat, replay, spectators, people at one screen, what is read aloud."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import expect

from cheeseboard.core.rng import Rng
from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.seating import against_bots, at_once
from tests.server.web.running import Running
from tests.server.web.test_play import play

MAY = ".qwixx [data-may=yes]"


def sit_two(ema: Visitor, petr: Visitor) -> None:
    """Two people at a table of Qwixx; the match begins."""
    ema.come_in("Ema")
    petr.come_in("Petr")
    ema.page.locator("[data-game=qwixx]").get_by_role("button", name="New table").click()
    expect(ema.page.locator("ol > li")).to_have_count(2)
    petr.go(f"/table/{ema.table}")
    petr.page.get_by_role("button", name="Sit here").click()
    ema.page.get_by_role("button", name="Start").click()
    for one in (ema, petr):
        expect(one.page.locator(MAY).first).to_be_visible()


def test_a_sealed_answer_can_be_taken_back_and_the_other_sees_nothing_of_it(visit: Visiting) -> None:
    ema, petr = visit(), visit()
    sit_two(ema, petr)
    shown = petr.page.locator(".qwixx").inner_html()
    action = ema.page.locator(MAY).first.get_attribute("data-action")
    ema.choose(ema.page.locator(MAY).first)
    expect(ema.page.locator(f".sheet .sealed[data-action='{action}']")).to_have_count(1)
    seat = petr.page.get_by_label("Players").get_by_role("listitem").filter(has_text="Ema")
    expect(seat).not_to_have_attribute("aria-current", "true")
    assert petr.page.locator(".qwixx").inner_html() == shown
    ema.page.get_by_role("button", name="Take back").first.click()
    expect(ema.page.locator(MAY).first).to_be_visible()
    expect(ema.page.locator(".sheet .sealed")).to_have_count(0)


def test_the_prompt_the_choices_and_what_happens_are_read_aloud(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    spoken = ema.page.locator(".match > [role=status]")
    number = ema.page.locator(MAY).count()
    expect(spoken).to_contain_text(f"{number} choices.")
    expect(spoken).to_contain_text(" action: ")
    for _ in range(2):  # the first alone may bring about nothing, when it is Ema's turn and the bot crosses nothing
        expect(ema.page.locator(MAY).first).to_be_visible()
        ema.choose(ema.page.get_by_role("button", name="cross nothing"), key=True)
    expect(ema.page.get_by_role("log")).not_to_be_empty()
    snapshot = ema.page.locator(".qwixx").aria_snapshot()
    assert "cross red 7" in snapshot
    assert "white" in snapshot


def test_people_talk_and_spectators_look_on(visit: Visiting) -> None:
    ema, petr, jan = visit(), visit(), visit(language="cs")
    sit_two(ema, petr)
    jan.go(f"/table/{ema.table}")
    expect(jan.page.locator(".qwixx .sheet")).to_be_visible()
    assert jan.page.locator(MAY).count() == 0
    for one in (ema, petr):
        one.page.get_by_role("button", name="Chat").click()
    ema.page.get_by_label("Say something").fill("Hello <b>Petr</b>")
    ema.page.get_by_role("button", name="Send").click()
    expect(petr.page.locator("aside")).to_contain_text("Ema: Hello <b>Petr</b>")


def test_a_match_can_be_replayed_step_by_step(visit: Visiting) -> None:
    ema = visit()
    ema.go("/")
    ema.page.locator("[data-game=qwixx] button.first").click()
    for _ in range(3):
        expect(ema.page.locator(MAY).first).to_be_visible()
        ema.choose(ema.page.locator(MAY).first)
    expect(ema.page.locator(MAY).first).to_be_visible()
    now = ema.page.locator(".qwixx").inner_text()
    ema.page.get_by_role("button", name="Menu").click()
    ema.page.get_by_role("button", name="Replay").click()
    ema.page.get_by_role("button", name="To the beginning").click()
    expect(ema.page.locator(".prompt")).to_contain_text("Step 0 of")
    expect(ema.page.locator(".sheet .crossed")).to_have_count(0)
    assert ema.page.locator(MAY).count() == 0
    ema.page.get_by_role("button", name="One step on").click()
    expect(ema.page.locator(".prompt")).to_contain_text("Step 1 of")
    ema.page.get_by_role("button", name="Back to now").click()
    expect(ema.page.locator(MAY).first).to_be_visible()
    assert ema.page.locator(".qwixx").inner_text() == now


def test_two_at_one_screen_answer_in_turn(visit: Visiting) -> None:
    ema = visit()
    ema.come_in("Ema")
    ema.page.locator("[data-game=qwixx]").get_by_role("button", name="New table").click()
    ema.page.get_by_role("button", name="Somebody at this screen").click()
    ema.page.locator("li form input").fill("Babi")
    ema.page.locator("li form").get_by_role("button", name="Sit down").click()
    expect(ema.page.locator("ol > li").nth(1)).to_contain_text("Babi")
    ema.page.get_by_role("button", name="Start").click()
    chosen = ema.page.locator(".match [role=group] button[aria-pressed=true]").first
    expect(chosen).to_contain_text("Ema")
    expect(ema.page.locator(MAY).first).to_be_visible()
    ema.page.locator(MAY).first.click()
    expect(chosen).to_contain_text("Babi")
    expect(ema.page.locator(MAY).first).to_be_visible()
    ema.page.locator(MAY).first.click()
    expect(ema.page.locator("aside")).to_contain_text("Q2.1")


def test_events_are_shown_one_after_the_other_and_can_be_skipped(visit: Visiting) -> None:
    ema = visit(motion=True)
    at_once(ema, "qwixx")
    ema.page.locator(MAY).first.click()
    expect(ema.page.get_by_role("button", name="Skip")).to_be_visible()
    assert ema.page.locator(MAY).count() == 0
    ema.page.keyboard.press("Escape")
    expect(ema.page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(ema.page.locator(MAY).first).to_be_visible()


def test_a_match_on_a_large_screen_needs_no_scrolling(visit: Visiting) -> None:
    ema = visit()
    at_once(ema, "qwixx")
    assert ema.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_when_all_is_over_nothing_asks_to_be_played_any_more(server: Running, visit: Visiting) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as talk:
        assert talk.ask("stand_in", seat=0, level="greedy", reason="chosen")["type"] == "ok"
        talk.wait(lambda: talk.bodies[0]["status"] == "over")
    one = visit(size=PHONE)
    one.be(ema)
    one.go(f"/table/{table}")
    expect(one.page.get_by_role("group", name="Replay")).to_be_visible()
    expect(one.page.locator(".qwixx")).to_be_visible()
    expect(one.page.get_by_role("button", name="Play on myself")).to_have_count(0)
    expect(one.page.get_by_role("button", name="cross nothing")).to_have_count(0)
    signs = one.page.get_by_role("group", name="Replay").get_by_role("button").all_inner_texts()
    assert "".join(signs).strip() == ""  # drawn: no font has to know them


def test_bots_have_short_names_that_fit_on_a_phone(visit: Visiting) -> None:
    one = visit(size=PHONE)
    against_bots(one, "gouda", 6, {"magic": True})
    names = one.page.locator(".gouda .name")
    expect(names.last).to_have_text("Bot 6")
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0
    expect(one.page.get_by_label("Players").first.get_by_role("listitem").last).to_contain_text("Bot 6")


def test_whose_turn_it_is_comes_into_sight_on_a_phone(server: Running, visit: Visiting) -> None:
    people = [server.person(name) for name in ("Ema", "Petr", "Jan", "Evelina")]
    table = people[0].table("kocour", seats=4)
    for seat, somebody in enumerate(people[1:], 1):
        somebody.post(f"/api/tables/{table}/sit", seat=seat)
    people[0].post(f"/api/tables/{table}/start")
    one = visit(size=PHONE)
    one.be(people[0])
    one.go(f"/table/{table}")
    chip = one.page.locator(".match ul [aria-current=true]")
    for seat in (3, 0):
        with ExitStack() as stack:
            talks = {place: stack.enter_context(who.watch(table, place)) for place, who in enumerate(people)}
            while seat not in talks[0].bodies[0]["asked"]:
                play(talks, Rng(1), 1)
        expect(chip).to_contain_text(("Ema", "Petr", "Jan", "Evelina")[seat])
        expect(chip).to_be_in_viewport(ratio=0.9)
