"""Of several who send to a person one does, nothing is sent twice, and not too often."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import channels, notices, people, reminders
from cheeseboard.server.store.channels import Lease
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.reminders import Wishes
from tests.server.store.examples import EMA, PETR, TABLE, set_up, welcome_two

TURN = Notice(EMA, TABLE, "turn", 7, 2000, channel="email", due=2600)


@pytest.fixture(autouse=True)
def reminded(database: Database) -> None:
    def work(connection: Connection) -> None:
        welcome_two(connection)
        set_up(connection)
        notices.put(connection, TURN)

    database.write(work)


def ready(database: Database, now: int) -> list[tuple[PersonId, str]]:
    return database.read(lambda connection: channels.ready(connection, now, 9))


def lease(database: Database, now: int, until: int) -> Lease:
    found = database.write(lambda connection: channels.lease(connection, EMA, "email", now, until))
    assert found is not None
    return found


def hand_over(database: Database, held: Lease, now: int) -> bool:
    return database.write(lambda connection: channels.hand_over(connection, held, [TURN], now))


def test_one_sends_and_another_when_the_first_has_died(database: Database) -> None:
    assert ready(database, 2599) == []
    assert ready(database, 2600) == [(EMA, "email")]
    first = lease(database, 2600, 3000)
    assert ready(database, 2999) == []
    assert database.write(lambda connection: channels.lease(connection, EMA, "email", 2999, 3400)) is None
    assert ready(database, 3000) == [(EMA, "email")]
    second = lease(database, 3000, 3500)
    assert not hand_over(database, first, 3001)
    assert hand_over(database, second, 3001)
    assert not hand_over(database, second, 3002)
    assert ready(database, 9000) == []


def test_a_lease_that_has_ended_sends_nothing(database: Database) -> None:
    held = lease(database, 2600, 3000)
    assert not hand_over(database, held, 3000)
    assert ready(database, 3000) == [(EMA, "email")]


def test_what_passed_meanwhile_is_not_handed_over(database: Database) -> None:
    held = lease(database, 2600, 3000)
    database.write(lambda connection: notices.forget(connection, EMA, TABLE))
    assert not hand_over(database, held, 2700)


def test_not_too_often_but_for_what_is_urgent(database: Database) -> None:
    held = lease(database, 2600, 3000)
    database.write(lambda connection: channels.release(connection, held, 8000, 0))
    assert ready(database, 7999) == []
    urgent = replace(TURN, kind="soon", due=3000)
    database.write(lambda connection: notices.put(connection, urgent))
    assert ready(database, 3000) == [(EMA, "email")]
    again = lease(database, 3000, 3500)
    assert (again.next, again.tries) == (8000, 0)
    assert database.read(lambda connection: channels.waiting(connection, again)) == [urgent, TURN]
    database.write(lambda connection: channels.release(connection, again, 8000, 3))  # it does not work just now
    assert ready(database, 7999) == []
    assert ready(database, 8000) == [(EMA, "email")]


def test_of_several_who_ask_at_once_one_gets_it(database: Database) -> None:
    others: list[Lease | None] = []

    def ask() -> None:
        others.append(database.write(lambda connection: channels.lease(connection, EMA, "email", 2600, 3001)))

    asking = threading.Thread(target=ask)

    def work(connection: Connection) -> Lease | None:
        found = channels.lease(connection, EMA, "email", 2600, 3000)
        asking.start()
        asking.join(0.3)  # it waits until this one is done
        return found

    assert database.write(work) is not None
    asking.join()
    assert others == [None]


def test_an_address_is_confirmed_once_and_in_time(database: Database) -> None:
    ask = reminders.ask_to_confirm
    database.write(lambda connection: ask(connection, "old", EMA, "old@example.org", 5000))
    database.write(lambda connection: ask(connection, "new", EMA, "new@example.org", 5000))
    database.write(lambda connection: ask(connection, "late", PETR, "petr@example.org", 4000))
    assert database.read(lambda connection: reminders.unconfirmed(connection, EMA, 4999)) == "new@example.org"
    assert database.read(lambda connection: reminders.unconfirmed(connection, EMA, 5000)) is None
    for token, now in (("old", 3000), ("late", 4000), ("nothing", 3000)):
        with pytest.raises(Missing):
            database.write(partial(reminders.confirm, token=token, now=now))
    assert database.write(lambda connection: reminders.confirm(connection, "new", 4999)) == (EMA, "new@example.org")
    with pytest.raises(Missing):
        database.write(lambda connection: reminders.confirm(connection, "new", 4999))
    assert database.write(lambda connection: reminders.sweep(connection, 4000)) == 1


def test_wishes_change_and_the_secret_stays(database: Database) -> None:
    assert database.read(lambda connection: reminders.wishes(connection, EMA)) is None
    database.write(lambda connection: reminders.wish(connection, EMA, Wishes("{}", 1, 2, b"first")))
    database.write(lambda connection: reminders.wish(connection, EMA, Wishes('{"turn":"tab"}', 3, 4, b"second")))
    assert database.read(lambda connection: reminders.wishes(connection, EMA)) == Wishes(
        '{"turn":"tab"}', 3, 4, b"first"
    )
    database.write(lambda connection: people.set_contact(connection, EMA, Contact("a@b.example", None, "cs")))
    with pytest.raises(Missing):
        database.write(lambda connection: reminders.wish(connection, PersonId("nobody"), Wishes("{}", 1, 2, b"s")))
