"""Standing orders at a table of Qwixx, through the page: by touch and by keys, seen to act, and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cheeseboard.core.rng import Rng
from cheeseboard.games.qwixx.state import FIRST, Qwixx
from cheeseboard.server.ids import TableId
from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.keys import may, walk
from tests.client.seating import against_bots, begin, look
from tests.client.test_lessons import begin as learn
from tests.server.web.running import Running

BOARD = ".qwixx"
SEALED = f"{BOARD} .sheet .sealed"
CROSSED = f"{BOARD} .sheet .crossed"
PASS = f"{BOARD} [data-action='-'][data-may=yes]"
SUMMARY = f"{BOARD} summary"
ASKED = {"en": "While others roll: ask me", "cs": "Když hází jiní: ptát se mě", "pl": "Gdy rzucają inni: pytać mnie"}


def two(visit: Visiting) -> tuple[Visitor, Visitor, str]:
    """Ema with a large screen and Petr with a phone, at a table of two that has begun."""
    ema, petr = visit(), visit(size=PHONE, language="cs")
    ema.come_in("Ema")
    petr.come_in("Petr")
    table = begin([ema, petr], "qwixx", 2)
    look([ema, petr], "qwixx", table)
    return ema, petr, table


def of(who: Visitor, order: str) -> Locator:
    return who.page.locator(f"{BOARD} [data-order={order}]")


def answer(server: Running, table: str, people: tuple[Visitor, Visitor]) -> None:
    """The first who is asked chooses well: a match that is played badly is soon over."""
    match = server.house.floor.rooms[TableId(table)].stage.match
    seat = match.asked[0]
    chosen = match.game.greedy().choose(match.state, seat, Rng(1))
    choice = people[seat].page.locator(f"{BOARD} {may(str(chosen))}")
    expect(choice).to_be_visible()
    people[seat].choose(choice)


def until_rolled(server: Running, table: str, people: tuple[Visitor, Visitor], active: int) -> None:
    """Everybody answers until this seat has rolled what the other can cross too, and has the first action before it."""
    while True:
        state = server.house.floor.rooms[TableId(table)].stage.match.state
        assert isinstance(state, Qwixx)
        assert not state.over, f"seat {active} has not rolled any more"
        if state.stage == FIRST and state.active == active and state.asks(active) and state.choices(1 - active):
            return
        answer(server, table, people)


def test_an_order_by_touch_crosses_the_others_rolls_and_is_taken_back(server: Running, visit: Visiting) -> None:
    ema, petr, table = two(visit)
    people = (ema, petr)
    expect(petr.page.locator(SUMMARY)).to_have_text(ASKED["cs"])
    expect(of(petr, "always")).to_be_hidden()
    petr.press(petr.page.locator(SUMMARY))
    petr.press(of(petr, "always"))
    expect(of(petr, "always")).to_have_attribute("aria-pressed", "true")
    expect(petr.page.locator(SUMMARY)).to_have_text("Když hází jiní: vždy křížkovat")

    # Ema rolls: Petr's cross is sealed at once, and she sees nothing of it before she has answered too.
    until_rolled(server, table, people, 0)
    expect(petr.page.locator(SEALED)).to_have_count(1)
    expect(petr.page.locator(PASS)).to_have_count(0)
    before = petr.page.locator(CROSSED).count()
    shown = ema.page.locator(f"{BOARD} .others svg path").count()
    assert shown == before
    answer(server, table, people)
    expect(petr.page.locator(CROSSED)).to_have_count(before + 1)
    expect(ema.page.locator(f"{BOARD} .others svg path")).to_have_count(before + 1)

    # In his own turn he is asked, also after a reload, and the order stays.
    until_rolled(server, table, people, 1)
    petr.page.reload()
    expect(petr.page.locator(PASS)).to_have_count(1)
    expect(petr.page.locator(SUMMARY)).to_have_text("Když hází jiní: vždy křížkovat")

    # What it has answered is taken back, and the order with it; then another, which a second tap takes back.
    until_rolled(server, table, people, 0)
    expect(petr.page.locator(SEALED)).to_have_count(1)
    petr.press(petr.page.locator("button.undo"))
    expect(petr.page.locator(SEALED)).to_have_count(0)
    expect(petr.page.locator(PASS)).to_have_count(1)
    expect(petr.page.locator(SUMMARY)).to_have_text(ASKED["cs"])
    petr.press(petr.page.locator(SUMMARY))
    petr.press(of(petr, "never"))
    expect(petr.page.locator(PASS)).to_have_count(0)
    petr.press(of(petr, "never"))
    expect(of(petr, "never")).to_have_attribute("aria-pressed", "false")
    answer(server, table, people)
    until_rolled(server, table, people, 1)
    until_rolled(server, table, people, 0)
    expect(petr.page.locator(PASS)).to_have_count(1)


def test_an_order_by_keys(server: Running, visit: Visiting) -> None:
    ema, petr, table = two(visit)
    people = (ema, petr)
    walk(ema, SUMMARY)
    ema.page.keyboard.press("Enter")
    walk(ema, "[data-order=always]")
    ema.page.keyboard.press(" ")
    expect(of(ema, "always")).to_have_attribute("aria-pressed", "true")
    until_rolled(server, table, people, 1)
    expect(ema.page.locator(SEALED)).to_have_count(1)
    walk(ema, "[data-order=always]")
    expect(ema.page.locator(".bubble")).to_contain_text("Q2.7")
    ema.page.keyboard.press("Enter")
    expect(of(ema, "always")).to_have_attribute("aria-pressed", "false")
    expect(ema.page.locator(SUMMARY)).to_have_text(ASKED["en"])
    answer(server, table, people)
    until_rolled(server, table, people, 0)
    until_rolled(server, table, people, 1)
    expect(ema.page.locator(PASS)).to_have_count(1)


@pytest.mark.parametrize("language", ASKED)
def test_orders_can_be_read_and_used_by_everybody(visit: Visiting, language: str) -> None:
    one = visit(size=PHONE, language=language)
    against_bots(one, "qwixx", 3)
    expect(one.page.locator(SUMMARY)).to_have_text(ASKED[language])
    one.press(one.page.locator(SUMMARY))
    one.press(of(one, "skip-1"))
    expect(of(one, "skip-1")).to_have_attribute("aria-pressed", "true")
    one.everywhere()


def test_alone_and_in_a_lesson_there_is_nothing_to_order(visit: Visiting) -> None:
    one = visit()
    against_bots(one, "qwixx", 1, {"solo": True})
    expect(one.page.locator(f"{BOARD} .sheet")).to_be_visible()
    expect(one.page.locator(SUMMARY)).to_have_count(0)
    learn(one, "qwixx", "en")
    expect(one.page.locator(f"{BOARD} .sheet")).to_be_visible()
    expect(one.page.locator(SUMMARY)).to_have_count(0)
