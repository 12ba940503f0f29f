"""Notices: one for an occasion, taken away by being there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import looking, notices, presence, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.notices import Notice
from tests.server.store.examples import EMA, PETR, TABLE, set_up, welcome_two

OTHER = TableId("t2")
TURN = Notice(EMA, TABLE, "turn", 7, 2000, channel="email", due=2600)


@pytest.fixture(autouse=True)
def two_tables(database: Database) -> None:
    def work(connection: Connection) -> None:
        welcome_two(connection)
        set_up(connection)
        set_up(connection, OTHER)

    database.write(work)


def of_ema(database: Database) -> list[Notice]:
    return database.read(lambda connection: notices.of_person(connection, EMA))


def test_the_same_occasion_twice_is_one_notice_and_the_next_takes_its_place(database: Database) -> None:
    again = replace(TURN, at=9000, due=9600)
    later = replace(TURN, mark=9, at=9000)
    put = [database.write(partial(notices.put, notice=n)) for n in (TURN, again)]
    assert (put, of_ema(database)) == ([True, False], [TURN])
    assert database.write(lambda connection: notices.put(connection, later))
    assert of_ema(database) == [later]


def test_being_there_takes_all_notices_of_the_table_away(database: Database) -> None:
    elsewhere = replace(TURN, table=OTHER)
    for notice in (TURN, replace(TURN, kind="soon"), elsewhere, replace(TURN, person=PETR)):
        database.write(partial(notices.put, notice=notice))
    assert database.write(lambda connection: notices.forget(connection, EMA, TABLE)) == 2
    assert of_ema(database) == [elsewhere]
    assert len(database.read(lambda connection: notices.of_table(connection, TABLE))) == 1


def test_what_was_seen_is_not_sent(database: Database) -> None:
    elsewhere = replace(TURN, table=OTHER, at=2001)
    for notice in (TURN, elsewhere):
        database.write(partial(notices.put, notice=notice))
    database.write(lambda connection: notices.see(connection, EMA, TABLE, 2100))
    assert of_ema(database) == [replace(TURN, seen=2100, due=None), elsewhere]
    database.write(lambda connection: notices.put_off(connection, TURN, "email", 2200))  # too late
    database.write(lambda connection: notices.see(connection, EMA, None, 2300))
    assert [(notice.seen, notice.due) for notice in of_ema(database)] == [(2100, None), (2300, None)]


def test_an_old_notice_does_not_touch_the_one_in_its_place(database: Database) -> None:
    later = replace(TURN, mark=9)
    database.write(lambda connection: notices.put(connection, later))
    database.write(lambda connection: notices.put_off(connection, TURN, "email", None))
    database.write(lambda connection: notices.drop(connection, [TURN]))
    assert of_ema(database) == [later]


def test_a_table_is_looked_at_by_one_and_when_it_is_time(database: Database) -> None:
    def waits(connection: Connection) -> None:
        tables.update_head(connection, TABLE, 1, b"{}", {0: EMA}, 1000, open=True, waits="[]", look=5000)

    database.write(waits)
    assert database.read(lambda connection: looking.to_look_at(connection, 4999, 9)) == []
    assert database.write(lambda connection: looking.take(connection, TABLE, 4999)) is None
    assert database.read(lambda connection: looking.to_look_at(connection, 5000, 9)) == [TABLE]
    found = database.write(lambda connection: looking.take(connection, TABLE, 5000))
    assert found is not None
    assert (found.waits, found.status, found.game) == ("[]", "gathering", "qwixx")
    database.write(lambda connection: looking.look_again(connection, TABLE, None))
    assert database.write(lambda connection: looking.take(connection, TABLE, 5001)) is None
    assert database.read(lambda connection: looking.seats(connection, [TABLE, OTHER], EMA)) == {TABLE: 0}


def test_who_was_there_in_which_process(database: Database) -> None:
    def there() -> dict[str, int]:
        found = database.read(lambda connection: presence.last_there(connection, TABLE))
        return {str(person): until for person, until in found.items()}

    database.write(lambda connection: presence.enter(connection, TABLE, EMA, "one", 3000))
    database.write(lambda connection: presence.enter(connection, TABLE, EMA, "two", 4000))
    database.write(lambda connection: presence.enter(connection, TABLE, PETR, "two", 4000))
    database.write(lambda connection: presence.leave(connection, TABLE, EMA, "two", 3500))
    assert there() == {"ema": 3500, "petr": 4000}
    database.write(lambda connection: presence.renew(connection, "one", 6000))
    database.write(lambda connection: presence.renew(connection, "two", 5000))
    assert there() == {"ema": 6000, "petr": 5000}
    database.write(lambda connection: presence.leave(connection, TABLE, EMA, "one", 5500))
    database.write(lambda connection: presence.renew(connection, "one", 9000))
    assert there() == {"ema": 5500, "petr": 5000}
    assert database.write(lambda connection: presence.sweep(connection, 5500)) == 1
    assert there() == {"ema": 5500}
