"""What is due goes out together, by a real mail server or to a real receiver: once, not too often, never outdated."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.remind.keys import unsubscribes, webhook_key
from cheeseboard.server.remind.office import Office
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.store import notices
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables.clocks import DAY, DaysPerMove
from tests.server.live.playing import TABLE, Time, act, act_somehow, begin
from tests.server.remind.mailbox import Mailbox, text_of
from tests.server.remind.offices import HOUR, MINUTE, SECRET, noticed, open_office, settled, told, wants, ways
from tests.server.remind.receiver import Receiver
from tests.server.tables.seated import EMA, PETR

OTHER = TableId("other")
ADDRESS = "petr@example.org"


async def send(office: Office, time: Time, later: int = 0) -> None:
    time.at += later
    await office.sending.step()


async def two_tables(office: Office, time: Time) -> None:
    """It is Petr's turn at two tables, and he is at neither."""
    await begin(office.floor, "qwixx", EMA, PETR)
    await begin(office.floor, "qwixx", EMA, PETR, table=OTHER)
    await settled(office, time)


def test_all_tables_that_wait_are_in_one_letter_an_hour(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        wants(peopled, PETR, ADDRESS, by, "cs")
        async with open_office(peopled, time, by) as (office, counted):
            await two_tables(office, time)
            await send(office, time, 9 * MINUTE)
            assert mailbox.letters == []  # he may come by himself
            await send(office, time, MINUTE)
            assert len(mailbox.letters) == 1
            for _ in range(3):
                await send(office, time)
            await begin(office.floor, "kocour", EMA, PETR, table=TableId("third"))
            while (await office.floor.open(TableId("third"))).stage.asks.get(1) is None:
                await act_somehow(office.floor, Rng(1), TableId("third"))
            await settled(office, time)
            await send(office, time, 40 * MINUTE)
            assert len(mailbox.letters) == 1  # one an hour
            await send(office, time, 20 * MINUTE)
            assert counted == {"email sent": 2}
            await send(office, time, 2 * HOUR)

    asyncio.run(run())
    assert len(mailbox.letters) == 2
    first, second = mailbox.letters
    assert (first["To"], first["From"]) == (ADDRESS, "Cheeseboard <cheeseboard@cheese.example>")
    assert first["Subject"] == "Novinky od 2 stolů"
    text = text_of(first)
    for line in ("Qwixx: jste na tahu.", "https://cheese.example/table/table", "https://cheese.example/table/other"):
        assert line in text
    assert "U stolu: Ema, Petr" in text
    assert "Od vašeho posledního tahu:" in text
    assert "/table/third" in text_of(second)
    assert "/table/other" not in text_of(second)


def test_letters_say_how_to_end_them_and_have_html(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        wants(peopled, PETR, ADDRESS, by)
        async with open_office(peopled, time, by) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
            await settled(office, time)
            await send(office, time, 10 * MINUTE)

    asyncio.run(run())
    (letter,) = mailbox.letters
    link = letter["List-Unsubscribe"].strip("<>")
    start = "https://cheese.example/api/email/unsubscribe/"
    assert link.startswith(start)
    assert unsubscribes(link.removeprefix(start), PETR, SECRET)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Subject"] == "Qwixx: it is your turn"
    assert link in text_of(letter)
    html = text_of(letter, "html")
    assert f'<a href="{link}">' in html
    assert '<a href="https://cheese.example/table/table">Qwixx: it is your turn.</a>' in html
    assert '<html lang="en">' in html


def test_nothing_is_sent_of_what_passed_was_seen_or_is_for_the_tab_alone(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        wants(peopled, PETR, ADDRESS, by)
        async with open_office(peopled, time, by) as (office, _):
            await two_tables(office, time)
            stage = (await office.floor.open(TABLE)).stage
            await act(office.floor, 1, "-", stage.asks[1])  # nobody has looked at the table since
            peopled.write(lambda connection: notices.see(connection, PETR, OTHER, time.at))
            await send(office, time, HOUR)
            assert mailbox.recipients == []
            wants(peopled, EMA, "ema@example.org", by, turn="tab")
            await settled(office, time)
            assert told(peopled, EMA) == ["turn", "turn"]
            await send(office, time, HOUR)
            assert mailbox.recipients == []
            wants(peopled, EMA, "ema@example.org", by)  # now she wants letters, also of what has happened before
            await send(office, time)
            assert [letter["To"] for letter in mailbox.letters] == ["ema@example.org"]

    asyncio.run(run())


def test_what_passes_while_a_letter_is_being_sent_is_not_sent(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        wants(peopled, PETR, ADDRESS, by)
        async with open_office(peopled, time, by) as (office, counted):
            await begin(office.floor, "qwixx", EMA, PETR)
            await settled(office, time)
            mailbox.hold = "rcpt"
            sending = asyncio.create_task(send(office, time, 10 * MINUTE))
            await asyncio.to_thread(mailbox.holding.wait)
            stage = (await office.floor.open(TABLE)).stage
            await act(office.floor, 1, "-", stage.asks[1])
            mailbox.hold = ""
            await sending
            assert counted == {"email passed": 1}

    asyncio.run(run())
    assert mailbox.letters == []


def test_time_that_runs_out_does_not_wait_for_the_hour(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        for person, address in ((PETR, ADDRESS), (EMA, "ema@example.org")):
            wants(peopled, person, address, by)
        async with open_office(peopled, time, by) as (office, _):
            await begin(office.floor, "kocour", EMA, PETR, clock=DaysPerMove(1))
            begun = time.at
            await settled(office, time)
            await send(office, time, 10 * MINUTE)
            time.at = begun + DAY - DAY // 4
            await office.look()
            await send(office, time)
            await send(office, time, MINUTE)

    asyncio.run(run())
    first, second = [str(letter["Subject"]) for letter in mailbox.letters]
    assert first.endswith(": it is your turn")
    assert second.endswith(": it is your turn, and your time runs out in 6 hours")


def test_a_turn_whose_time_runs_out_is_told_in_one_line(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)

    async def run() -> None:
        time = Time()
        for person, address in ((PETR, ADDRESS), (EMA, "ema@example.org")):
            wants(peopled, person, address, by)
        async with open_office(peopled, time, by) as (office, counted):
            await begin(office.floor, "kocour", EMA, PETR, clock=DaysPerMove(1))
            time.at += DAY - DAY // 4
            await office.look()
            await send(office, time)
            await send(office, time, HOUR)
            assert counted == {"email sent": 1}

    asyncio.run(run())
    assert str(mailbox.letters[0]["Subject"]).endswith("your time runs out in 6 hours")


def test_a_mail_server_that_is_away_is_tried_again_with_growing_pauses(peopled: Database) -> None:
    """And moves go on as ever."""
    time = Time()
    wants(peopled, PETR, ADDRESS, ways())
    with Mailbox() as box:
        port = box.port

    async def run() -> None:
        by = ways(port, smtp_seconds=2)
        async with open_office(peopled, time, by) as (office, counted):
            await two_tables(office, time)
            await send(office, time, 10 * MINUTE)
            assert counted == {"email away": 1}
            await send(office, time, MINUTE - 1)
            assert counted == {"email away": 1}
            await send(office, time, 1)
            await send(office, time, MINUTE)
            assert counted == {"email away": 2}
            await act_somehow(office.floor, Rng(1), OTHER)
            await send(office, time, MINUTE)
            assert counted == {"email away": 3}
            assert office.sending.away_until == time.at + 4 * MINUTE

    asyncio.run(run())
    assert noticed(peopled, PETR, TABLE)[0].due is not None


def test_what_is_refused_for_now_comes_later_and_what_is_refused_never(peopled: Database, mailbox: Mailbox) -> None:
    by = ways(mailbox.port)
    mailbox.answers = ["450 busy"]
    mailbox.data = ["451 try again"]

    async def run() -> None:
        time = Time()
        wants(peopled, PETR, ADDRESS, by)
        wants(peopled, EMA, "ema@example.org", by)
        async with open_office(peopled, time, by) as (office, counted):
            await begin(office.floor, "qwixx", EMA, PETR)
            await settled(office, time)
            await send(office, time, 10 * MINUTE)
            assert counted == {"email later": 2}
            await send(office, time, MINUTE - 1)
            assert counted == {"email later": 2}
            await send(office, time, 1)
            assert counted == {"email later": 2, "email sent": 2}
            await begin(office.floor, "qwixx", EMA, PETR, table=OTHER)
            await settled(office, time)
            mailbox.answers = ["550 nobody here", "550 nobody here"]
            await send(office, time, 2 * HOUR)
            await send(office, time, DAY)
            assert counted == {"email later": 2, "email sent": 2, "email refused": 2}

    asyncio.run(run())
    assert sorted(letter["To"] for letter in mailbox.letters) == ["ema@example.org", ADDRESS]


def test_a_connection_lost_while_the_letter_is_taken_leads_to_no_second_letter(peopled: Database) -> None:
    """Nobody knows whether it was taken: better none than two."""
    with Mailbox() as box:
        box.hold = "data"
        by = ways(box.port, smtp_seconds=1)

        async def run() -> None:
            time = Time()
            wants(peopled, PETR, ADDRESS, by)
            async with open_office(peopled, time, by) as (office, counted):
                await begin(office.floor, "qwixx", EMA, PETR)
                await settled(office, time)
                await send(office, time, 10 * MINUTE)
                assert counted == {"email unknown": 1}
                await send(office, time, DAY)
                assert counted == {"email unknown": 1}

        asyncio.run(run())


# -- webhooks


def hooked(peopled: Database, receiver: Receiver, by: Ways) -> None:
    wants(peopled, PETR, None, by, "pl", hook=f"{receiver.url}/hook?a=1", turn="webhook", over="webhook")


def test_a_webhook_is_told_in_words_and_fields_and_is_signed(peopled: Database, receiver: Receiver) -> None:
    by = ways()

    async def run() -> None:
        time = Time()
        hooked(peopled, receiver, by)
        async with open_office(peopled, time, by) as (office, counted):
            await two_tables(office, time)
            await send(office, time, 10 * MINUTE)
            await send(office, time, 10 * MINUTE)
            assert counted == {"webhook sent": 1}

    asyncio.run(run())
    ((path, headers, raw),) = receiver.got
    body = receiver.body()
    assert path == "/hook?a=1"
    assert headers["content-type"] == "application/json"
    signed = headers["x-cheeseboard-timestamp"].encode() + b"." + raw
    proof = hmac.new(webhook_key(SECRET).encode(), signed, hashlib.sha256).hexdigest()
    assert headers["x-cheeseboard-signature"] == f"sha256={proof}"
    assert headers["x-cheeseboard-delivery"] == body["id"]
    assert body["text"] == body["content"]
    assert "Qwixx: twój ruch." in body["text"]
    assert body["allowed_mentions"] == {"parse": []}
    assert [(each["kind"], each["table"], each["game"]) for each in body["notices"]] == [
        ("turn", "other", "qwixx"),
        ("turn", "table", "qwixx"),
    ]
    assert body["notices"][1]["url"] == "https://cheese.example/table/table"


def test_a_webhook_that_fails_is_called_again_later(peopled: Database, receiver: Receiver) -> None:
    by = ways(webhook_seconds=2)
    receiver.answers = [503, 429]

    async def run() -> None:
        time = Time()
        hooked(peopled, receiver, by)
        async with open_office(peopled, time, by) as (office, counted):
            await two_tables(office, time)
            for later in (10 * MINUTE, 1, MINUTE, MINUTE, MINUTE):
                await send(office, time, later)
            assert counted == {"webhook later": 2, "webhook sent": 1}

    asyncio.run(run())
    assert len(receiver.got) == 3


def test_a_choice_that_leads_nowhere_any_more_waits_for_nothing(peopled: Database, receiver: Receiver) -> None:
    by = ways()

    async def run() -> None:
        time = Time()
        hooked(peopled, receiver, by)
        async with open_office(peopled, time, by) as (office, _):
            await two_tables(office, time)
            assert [notice.channel for notice in noticed(peopled, PETR)] == ["webhook", "webhook"]
            wants(peopled, PETR, None, by, turn="webhook")
            assert [(notice.channel, notice.due) for notice in noticed(peopled, PETR)] == [(None, None)] * 2
            await send(office, time, DAY)
            assert receiver.got == []

    asyncio.run(run())
