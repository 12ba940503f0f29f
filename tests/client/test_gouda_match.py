"""A whole match of Gouda! Gouda! with magic through the page: two people, one of them on a phone, and a bot."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.browsing import PHONE, Visiting, Visitor
from tests.client.coached import Played
from tests.client.coached import asked as asked_without_a_browser
from tests.client.gouda import BOARD, OFFERED, answer, asked, at_rest, cellar, mice, over, play_until, wish
from tests.client.keys import may, questions, walk
from tests.client.seating import look
from tests.server.web.running import Browser, Running

LARGE = (1440, 900)
PASS = f"{BOARD} [data-action='-'][data-may=yes]"


def seat_all(ema: Visitor, petr: Visitor) -> None:
    """Ema opens a table for three with magic, Petr sits down, a bot plays too."""
    ema.come_in("Ema")
    petr.come_in("Petr")
    ema.page.locator("[data-game=gouda]").get_by_role("button", name="New table").click()
    ema.page.get_by_label("Number of players").select_option("3")
    seats = ema.page.locator("ol > li")
    expect(seats).to_have_count(3)
    ema.page.get_by_label("with magic cards").check()
    ema.page.get_by_label("one magic card of each kind").check()
    seats.nth(2).locator("select").select_option("greedy")
    expect(seats.nth(2)).to_contain_text("Bot 3 (greedy)")
    petr.go(f"/table/{ema.table}")
    petr.page.get_by_role("button", name="Sednout si sem").first.click()
    expect(seats.nth(1)).to_contain_text("Petr")
    ema.page.get_by_role("button", name="Start").click()


def play_card(who: Visitor, card: str) -> None:
    """Take a card up, choose the first die for it, and play it."""
    who.page.locator(f"{BOARD} [data-card={card}][data-may=yes]").click()
    who.page.locator(f"{BOARD} button[data-die]").first.click()
    who.choose(who.page.locator(f"{BOARD} .up [data-may=yes]"))


def give(who: Visitor, order: str) -> None:
    """One tap."""
    button = who.page.locator(f"{BOARD} [data-order={order}]")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.tap() if who.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} else button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_two_people_and_a_bot_play_a_match_with_a_reload_a_lost_line_and_orders(visit: Visiting) -> None:
    ema, petr = visit(size=LARGE), visit(size=PHONE, language="cs")
    people = [ema, petr]
    for one in people:
        one.page.clock.install()
    seat_all(ema, petr)
    for one in people:
        expect(one.page.locator(f"{BOARD} .hand .card")).to_have_count(6)
        at_rest(one)  # a candle that burns down meanwhile would pass
    play_until(people, lambda: ema.page.locator(PASS).count() > 0)
    assert sum(sum(numbers) for numbers in mice(petr).values()) == 15

    # The roll is Ema's: Petr sees that she is asked, and what she plays.
    play_card(ema, "reroll")
    expect(petr.page.locator(f"{BOARD} .window .newest")).to_contain_text("Opakování hodu")
    expect(ema.page.locator(f"{BOARD} .hand .card")).to_have_count(5)
    expect(petr.page.locator(f"{BOARD} ul li").first).to_contain_text("5")

    # One tap, and the game passes for Petr, now and from now on, also after a reload.
    expect(petr.page.locator(PASS)).to_have_count(1)
    give(petr, "pass-all")
    expect(petr.page.locator(PASS)).to_have_count(0)
    for one in people:
        one.page.clock.resume()
    petr.page.reload()
    expect(petr.page.locator(f"{BOARD} [data-order=pass-all]")).to_have_attribute("aria-pressed", "true")
    windows: set[int] = set()  # how often Petr is asked for a card

    def ema_is_asked() -> bool:
        windows.add(petr.page.locator(PASS).count())
        return ema.page.locator(PASS).count() > 0

    play_until(people, ema_is_asked)

    give(ema, "pass-all")
    play_until(people, lambda: asked(ema))
    before = cellar(ema)
    ema.page.reload()
    expect(ema.page.locator(f"{BOARD} .floor[data-may=yes]").first).to_be_visible()
    assert cellar(ema) == before

    petr.lose_connection()
    expect(petr.page.get_by_role("alert")).to_be_visible()
    answer(ema)  # the table goes on as far as it can
    petr.find_connection()
    expect(petr.page.get_by_role("alert")).to_have_count(0)

    play_until(people, ema_is_asked)
    assert all(over(one) for one in people)  # neither of them was asked again
    assert windows == {0}
    for one, cards in zip(people, (5, 6), strict=True):  # nobody has played another card; what is left lies open
        expect(one.page.locator(f"{BOARD} ul li").nth(0)).to_contain_text("5")
        expect(one.page.locator(f"{BOARD} ul li").nth(1)).to_contain_text("6")
        expect(one.page.locator(f"{BOARD} .hand .card")).to_have_count(cards)
        # There is nothing left to play one for, and nothing to order.
        expect(one.page.locator(f"{BOARD} .hand [data-may=yes]")).to_have_count(0)
        expect(one.page.locator(f"{BOARD} [data-order]")).to_have_count(0)
        expect(one.page.locator(PASS)).to_have_count(0)
    assert mice(ema) == mice(petr)
    scores = [one.page.locator("tbody td:last-child").all_inner_texts() for one in people]
    assert scores[0] == scores[1]
    assert sum(int(score) for score in scores[0]) == 1
    assert [one.too_wide() for one in people] == [0, 0]


def test_a_match_with_a_card_and_an_order_can_be_played_by_the_keyboard_alone(server: Running, visit: Visiting) -> None:
    how = Played("gouda", 2, {"magic": True, "full-set": True, "all-on-drum": True})
    somebody = server.person("Ema")
    table = asked_without_a_browser(somebody, how, lambda choices: any(one.startswith("worsen:") for one in choices))
    before = chosen(somebody, table)
    ema = visit(size=LARGE)
    ema.be(somebody)
    look([ema], "gouda", table)
    card, order, pressed = "", False, list(before)
    for actions in questions(ema, OFFERED, over):
        if not card:
            walk(ema, "[data-card=worsen][data-may=yes]")
            ema.page.keyboard.press("Space")
            walk(ema, "button[data-die]")
            ema.page.keyboard.press("Enter")
            walk(ema, ".up [data-may=yes]")
            card = ema.page.locator(f"{BOARD} .up [data-may=yes]").get_attribute("data-action") or ""
            pressed.append(card)
        elif "-" in actions:
            assert not order, "the order has not answered for her"
            walk(ema, "[data-order=pass-all]")
            order = True
        else:
            pressed.append(wish(actions))
            walk(ema, may(pressed[-1]))
        ema.page.keyboard.press("Enter")
    assert card.startswith("worsen:")
    assert order
    assert pressed == chosen(somebody, table)  # there was nothing that the keyboard could not do
    assert len(pressed) > len(before) + 1
    expect(ema.page.locator(f"{BOARD} [data-card=worsen]")).to_have_count(0)
    assert asked(ema) is False


def chosen(ema: Browser, table: str) -> list[str]:
    """What Ema has chosen so far, but for passes."""
    steps = ema.get(f"/api/tables/{table}/record", seat=0)["steps"]
    return [text for seat, text, *_ in steps if seat == 0 and text != "-"]
