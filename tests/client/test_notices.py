"""Turns elsewhere: in the tab's title, in the bell, as notifications, by e-mail and webhook."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cheeseboard.core.rng import Rng
from cheeseboard.server.remind.settings import RemindSettings
from tests.client.browsing import DESKTOP, PATIENCE_MS, PHONE, Visiting, Visitor, visitor
from tests.client.line import Line
from tests.client.test_table import MAY
from tests.server.remind.mailbox import Mailbox
from tests.server.services.ports import free_port
from tests.server.web.running import GENEROUS, Running, running
from tests.server.web.running import Browser as Somebody
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play
from tests.server.web.test_reminders import token_of

# A browser without workers that tells what it would have shown, and how often it was asked whether it may.
NOTIFICATIONS = """
    delete Navigator.prototype.serviceWorker;
    window.shown = []; window.asked = 0;
    window.Notification = class {
        static get permission() { return localStorage.permission ?? 'default'; }
        static async requestPermission() {
            window.asked++;
            return localStorage.permission = window.answer ?? 'granted';
        }
        constructor(title, options) { window.shown.push(options.body); window.last = this; }
        close() {}
    };
    document.hasFocus = () => !window.elsewhere;
    Object.defineProperty(document, 'hidden', {get: () => Boolean(window.elsewhere)});
"""


def test_a_turn_elsewhere_is_counted_in_the_title_and_the_bell_leads_there(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    one = visit(size=PHONE)
    one.be(ema)
    one.go("/")
    expect(one.page).to_have_title("Cheeseboard")
    table = started(ema, petr)
    expect(one.page).to_have_title("(1) Cheeseboard")
    expect(one.page.locator(".toast")).to_contain_text("Qwixx: it is your turn.")  # she is here
    waits = one.page.locator(f"a[href='/table/{table}'] .waits")
    expect(waits).to_contain_text("Waiting for: you, Petr")
    assert one.too_wide() <= 0
    one.page.get_by_role("button", name="Notices: one new").click()
    assert one.violations() == []
    assert one.small_targets() == []
    one.page.locator("#notices a").first.click()
    expect(one.page.locator(MAY).first).to_be_visible()
    expect(one.page).to_have_title("● Qwixx – Cheeseboard")  # a look takes the notice away
    one.page.evaluate("history.back()")
    expect(one.page.locator("article")).to_have_count(5)


def test_all_can_be_marked_as_seen(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    started(ema, petr)
    one = visit(language="cs")
    one.be(ema)
    one.go("/")
    expect(one.page).to_have_title("(1) Cheeseboard")
    one.page.locator("[aria-controls=notices]").click()
    one.page.get_by_role("button", name="Označit vše jako přečtené").click()
    expect(one.page).to_have_title("Cheeseboard")
    expect(one.page.locator("#notices li")).to_have_count(1)


def with_notifications(visit: Visiting, **how: Any) -> Visitor:
    one: Visitor = visit(**how)
    one.context.add_init_script(NOTIFICATIONS)
    return one


def test_the_browser_is_asked_on_a_tap_only_and_then_shows_turns(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    one = with_notifications(visit)
    one.be(ema)
    one.go("/me#reminders")
    expect(one.page.locator("#reminders")).to_be_in_viewport()
    box = one.page.get_by_label("Show a notification")
    expect(box).not_to_be_checked()
    assert one.page.evaluate("asked") == 0
    box.click()
    expect(box).to_be_checked()
    assert one.page.evaluate("asked") == 1
    one.page.evaluate("elsewhere = true")
    table = started(ema, petr)
    expect(one.page).to_have_title(re.compile(r"^\(1\) "))
    assert one.page.evaluate("shown") == ["Qwixx: it is your turn."]
    one.page.evaluate("last.onclick()")
    expect(one.page.locator(MAY).first).to_be_visible()
    assert one.table == table


# As on a phone: a page may not show anything by itself. The reader looks elsewhere when told to.
PHONES_OWN = """
    window.Notification = new Proxy(Notification, {
        construct() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()"); },
        get: (target, name) => Reflect.get(target, name),
    });
    document.hasFocus = () => !window.elsewhere;
"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(one => [one.title, one.body, one.data.path]);
}"""
TAP = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


def test_a_phone_shows_turns_through_the_worker_and_a_tap_leads_there(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    one = visit(size=PHONE)
    one.context.grant_permissions(["notifications"])
    one.context.add_init_script(PHONES_OWN)
    one.be(ema)
    one.go("/me#reminders")
    one.page.get_by_label("Show a notification").click()
    expect(one.page.get_by_label("Show a notification")).to_be_checked()
    assert one.page.evaluate(SHOWN) == []
    one.page.evaluate("elsewhere = true")
    table = started(ema, petr)
    expect(one.page).to_have_title(re.compile(r"^\(1\) "))
    ends = time.monotonic() + PATIENCE_MS / 1000
    while not one.page.evaluate(SHOWN):  # browsers take their time
        assert time.monotonic() < ends, "nothing is shown"
    assert one.page.evaluate(SHOWN) == [["Cheeseboard", "Qwixx: it is your turn.", f"/table/{table}"]]
    (worker,) = one.context.service_workers
    worker.evaluate(TAP)
    expect(one.page.locator(MAY).first).to_be_visible()
    assert one.table == table
    assert one.page.evaluate(SHOWN) == []  # what was tapped is gone


def test_the_worker_keeps_nothing_and_answers_for_no_page(visit: Visiting) -> None:
    one = visit()
    one.go("/")
    one.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    one.go("/rules")
    expect(one.page.locator("a.card")).to_have_count(5)
    entries = "performance.getEntries().filter(one => one.workerStart > 0).map(one => one.name)"
    assert one.page.evaluate("Boolean(navigator.serviceWorker.controller)")
    assert one.page.evaluate(entries) == []
    assert one.page.evaluate("caches.keys()") == []


def test_within_a_match_a_phone_has_the_bell_too(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    here, there = started(ema, petr), started(ema, petr)  # in both she is asked
    one = visit(size=PHONE)
    one.be(ema)
    one.go(f"/table/{here}")
    expect(one.page.locator(MAY).first).to_be_visible()
    bell = one.page.locator(".prompt").get_by_role("button", name="Notices")
    bell.click()
    assert one.violations() == []
    assert one.small_targets() == []
    assert one.too_wide() <= 0
    one.page.locator(f"#notices-in-match a[href='/table/{there}']").click()
    expect(one.page.locator(MAY).first).to_be_visible()
    assert one.table == there
    started(ema, petr)
    wide = visit()
    wide.be(ema)
    wide.go(f"/table/{here}")
    expect(wide.page.locator(MAY).first).to_be_visible()
    expect(wide.page.get_by_role("button", name="Notices")).to_have_count(1)


def answers_until_she_is_asked(petr: Somebody, table: str) -> bool:
    """Petr, in seat 1, plays on; whether anything has happened by that."""
    with petr.watch(table, 1) as talk:
        before = len(talk.told[1])
        while 0 not in talk.bodies[1]["asked"]:
            play({1: talk}, Rng(1), 1)
        return any(told["facts"].get("player") in (1, "Petr") for told in talk.told[1][before:])


def test_a_table_in_a_hidden_tab_calls_the_reader_and_tells_what_was_missed(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    one = with_notifications(visit, motion=True)
    one.be(ema)
    one.go("/me#reminders")
    one.page.get_by_label("Show a notification").click()
    one.go(f"/table/{table}")
    expect(one.page.locator(MAY).first).to_be_visible()
    assert one.page.evaluate("shown") == []  # nothing is called out while she looks
    missed = False
    while not missed:  # at the latest when Petr rolls the dice
        one.page.keyboard.press("Escape")
        one.choose(one.page.locator(MAY).last)
        one.page.evaluate("elsewhere = true")
        missed = answers_until_she_is_asked(petr, table)
        expect(one.page).to_have_title("● Qwixx – Cheeseboard")
        one.page.evaluate("elsewhere = false")
    assert set(one.page.evaluate("shown")) == {"Qwixx: it is your turn."}
    card = one.page.get_by_role("region", name="While you were away")
    expect(card).to_contain_text("Petr")
    one.choose(one.page.locator(MAY).last)
    expect(card).to_have_count(0)


def test_who_does_not_want_notifications_gets_none(server: Running, visit: Visiting) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    one = with_notifications(visit)
    one.be(ema)
    one.go("/me#reminders")
    one.page.evaluate("answer = 'denied'")
    box = one.page.get_by_label("Show a notification")
    box.click()
    expect(one.page.locator(".toast")).to_contain_text("does not allow")
    expect(box).not_to_be_checked()
    one.page.evaluate("elsewhere = true")
    started(ema, petr)
    expect(one.page).to_have_title(re.compile(r"^\(1\) "))
    assert one.page.evaluate("shown") == []


# -- e-mail and webhooks


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as opened:
        yield opened


@pytest.fixture
def reader(
    built: None, browser: Browser, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Somebody at a server that sends e-mail, and knows under which address browsers find it."""
    port = free_port()
    line = Line(f"127.0.0.1:{port}")
    remind = RemindSettings("localhost", mailbox.port, "none", webhooks="private")
    web = replace(GENEROUS, public_url=f"http://{line.address}")
    with running(tmp_path_factory.mktemp("post"), web, remind=remind, port=port) as server:
        one = visitor(server, browser, size=DESKTOP)
        one.line.close()
        one.line = line
        yield one
        one.leave()
    assert one.complaints == []


def test_an_address_is_confirmed_and_kinds_are_chosen(reader: Visitor, mailbox: Mailbox) -> None:
    page = reader.page
    reader.come_in("Ema")
    reader.go("/me#reminders")
    turn = page.get_by_role("combobox", name="It is my turn")
    expect(turn).to_have_value("tab")
    expect(turn.locator("option[value=email]")).to_be_disabled()
    page.get_by_label("Your address").fill("ema@example.org")
    page.get_by_role("button", name="Send a letter").click()
    expect(page.locator("#reminders")).to_contain_text("Follow the link in the letter to ema@example.org")
    mailbox.wait(1)
    reader.go("/")
    reader.go(f"/me#confirm={token_of(mailbox)}")
    expect(page.get_by_text("Your e-mail address is confirmed.")).to_be_visible()
    expect(page.locator("#reminders")).to_contain_text("ema@example.org is yours.")
    expect(turn).to_have_value("email")  # the usual way, from now on
    page.get_by_label("A match is over").select_option("tab")
    page.get_by_label("A message waits").select_option("60")
    page.get_by_label("Between two messages").select_option("1440")
    page.get_by_label("Language of the messages").select_option("cs")
    page.get_by_label("Address, for Slack").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#reminders code")).not_to_be_empty()
    page.get_by_label("My time is running out").select_option("webhook")
    expect(page.locator("#reminders")).to_be_visible()
    page.reload()
    expect(page.get_by_label("A match is over")).to_have_value("tab")
    expect(page.get_by_label("My time is running out")).to_have_value("webhook")
    expect(page.get_by_label("A message waits")).to_have_value("60")
    expect(page.get_by_label("Between two messages")).to_have_value("1440")
    expect(page.get_by_label("Language of the messages")).to_have_value("cs")
    assert reader.violations() == []
    page.locator("#reminders form").first.get_by_role("button", name="Remove").click()
    expect(turn).to_have_value("tab")


def test_what_is_no_webhook_is_told(reader: Visitor) -> None:
    page = reader.page
    reader.come_in("Ema")
    reader.go("/me#reminders")
    page.get_by_label("Address, for Slack").fill("ftp://example.org/x")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator("#reminders code")).to_have_count(0)
    reader.complaints = [text for text in reader.complaints if "422" not in text]  # that was asked for
