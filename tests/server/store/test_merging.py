"""Guests who become an account, and people who leave: what they were to be told goes with them."""

from __future__ import annotations

from sqlalchemy import Connection, ForeignKey, Table, insert, select

from cheeseboard.server.store import departing, merging, people, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.schema import (
    CHANNELS,
    CONFIRMATIONS,
    METADATA,
    NOTICES,
    PRESENCE,
    REMINDERS,
    SEATS,
    TABLES,
)
from tests.server.store.examples import EMA, PETR, TABLE

WAITS = f'[["{EMA}",0]]'


def remembered(connection: Connection) -> None:
    """Ema, a guest, sits at a table that waits for her, and everything there is about reminders is about her."""
    people.welcome(connection, EMA, "Ema", 1000)
    people.welcome(connection, PETR, "Petr", 1000)
    people.register(connection, PETR, "Petr", "digest")
    tables.create(connection, TABLE, "qwixx", b"{}", {0: EMA}, 1000, open=False, secret=None, waits=WAITS)
    rows: dict[Table, dict[str, object]] = {
        NOTICES: {"table": TABLE, "kind": "turn", "mark": 1, "at": 1000},
        PRESENCE: {"table": TABLE, "process": "here", "until": 2000},
        REMINDERS: {"kinds": "{}", "wait": 1, "every": 1, "secret": b"s"},
        CHANNELS: {"channel": "email", "leased": 0, "next": 0, "tries": 0},
        CONFIRMATIONS: {"digest": b"d", "address": "ema@example.org", "expires": 2000},
    }
    for table, row in rows.items():
        connection.execute(insert(table), {"person": EMA, **row})


def where(connection: Connection, person: str) -> set[str]:
    """The tables of the database that name the person."""
    columns = [column for table in METADATA.sorted_tables for column in table.c if leads_to_people(column.foreign_keys)]
    naming = [column for column in columns if connection.scalar(select(column).where(column == person).limit(1))]
    return {column.table.name for column in naming}


def leads_to_people(keys: set[ForeignKey]) -> bool:
    return any(key.target_fullname == "people.id" for key in keys)


def test_all_that_a_guest_was_to_be_told_becomes_the_accounts(database: Database) -> None:
    database.write(remembered)
    database.write(lambda connection: merging.take_over(connection, EMA, PETR, []))
    assert database.read(lambda connection: where(connection, EMA)) == set()
    found = database.read(lambda connection: where(connection, PETR))
    assert found >= {"notices", "reminders", "channels", "confirmations", "seats"}
    assert database.read(lambda connection: connection.scalar(select(TABLES.c.waits))) == WAITS.replace(EMA, PETR)


def test_of_who_leaves_nothing_is_kept_that_only_they_need(database: Database) -> None:
    database.write(remembered)
    database.write(lambda connection: departing.depart(connection, EMA, 2000))
    assert database.read(lambda connection: where(connection, EMA)) == {SEATS.name}
