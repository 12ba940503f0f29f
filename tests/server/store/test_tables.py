"""Tables: heads, seats, and finding those that matter."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, event, text, update

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import journal, own_tables, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.store.own_tables import Own, Place
from cheeseboard.server.store.schema import TABLES
from cheeseboard.server.store.tables import After, Company, Standing, Status, StoredTable
from cheeseboard.server.store.turns import Turn, decode
from tests.server.store.examples import EMA, PETR, TABLE, append, set_up, welcome_two

SECRET = b"s" * 32
Pages = Callable[[Connection, int, After | None], list[StoredTable]]


def names(found: list[StoredTable]) -> list[str]:
    return [table.id for table in found]


def own(database: Database, *statuses: Status, limit: int = 9, after: Place | None = None) -> list[str]:
    found = database.read(lambda connection: own_tables.of_person(connection, EMA, statuses, limit, after))
    return [each.stored.id for each in found]


def page(database: Database, after: Place | None) -> list[Own]:
    return database.read(lambda connection: own_tables.of_person(connection, EMA, ("gathering", "playing"), 2, after))


def test_a_table_comes_back_as_it_was_set_up(database: Database) -> None:
    database.write(set_up)
    found = database.read(lambda connection: tables.find(connection, TABLE))
    assert found == StoredTable(TABLE, "qwixx", b"{}", 1, True, "gathering", 0, None, False, 1000, 1000, "[]")
    assert SECRET not in repr(found).encode()
    assert database.read(lambda connection: tables.secret(connection, TABLE)) == SECRET
    with pytest.raises(Taken):
        database.write(set_up)


def test_a_table_that_is_not_there(database: Database) -> None:
    with pytest.raises(Missing):
        database.read(lambda connection: tables.find(connection, TABLE))
    with pytest.raises(Missing):
        database.read(lambda connection: tables.secret(connection, TABLE))
    with pytest.raises(Missing):
        database.write(lambda connection: tables.update_head(connection, TABLE, 1, b"", {}, 0, open=True))


def test_where_many_tables_stand_is_one_question(database: Database) -> None:
    ids = [TableId(f"t{number}") for number in range(tables.TOGETHER + 2)]
    for table in (ids[0], ids[-1]):
        database.write(partial(set_up, table=table))
    database.write(lambda connection: append(connection, 1, table=ids[-1]))
    database.write(lambda connection: tables.update_head(connection, ids[0], 1, b"", {}, 1001, open=True))
    assert database.read(tables.standing_of(ids)) == {ids[0]: (0, 2), ids[-1]: (1, 1)}
    assert database.read(tables.standing_of([])) == {}


def test_of_two_who_change_a_head_the_second_looks_again(database: Database) -> None:
    database.write(welcome_two)
    database.write(set_up)
    start = threading.Barrier(2)

    def sit(who: int) -> bool:
        person = (EMA, PETR)[who]
        start.wait()
        try:
            database.write(lambda c: tables.update_head(c, TABLE, 1, person.encode(), {0: person}, 1001, open=False))
            return True
        except Taken:
            return False

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(sit, (0, 1))) == [False, True]
    found = database.read(lambda connection: tables.find(connection, TABLE))
    seats = database.read(lambda connection: tables.seated(connection, TABLE))
    assert (found.version, found.open, seats) == (2, False, {0: found.head.decode()})


def test_only_tables_where_anybody_may_sit_down_are_offered(database: Database) -> None:
    def several(connection: Connection) -> None:
        for n in range(5):
            tables.create(connection, TableId(f"t{n}"), "qwixx", b"", {}, 1000 + n, open=n != 1, secret=None)
        journal.append(connection, TableId("t2"), 1, b"", Standing("playing", None, False, 2000))

    database.write(several)
    assert names(database.read(lambda connection: tables.waiting(connection, 2))) == ["t4", "t3"]
    assert names(database.read(lambda connection: tables.waiting(connection, 2, After(1003, TableId("t3"))))) == ["t0"]


def test_somebodys_tables_are_found_wherever_they_sit(database: Database) -> None:
    def several(connection: Connection) -> None:
        welcome_two(connection)
        for n, seats in enumerate(({0: EMA, 1: EMA}, {1: PETR}, {0: PETR, 1: EMA})):
            tables.create(connection, TableId(f"t{n}"), "qwixx", b"", seats, 1000 + n, open=False, secret=None)
        journal.append(connection, TableId("t0"), 1, b"", Standing("over", None, False, 3000))

    database.write(several)
    both: list[Status] = ["gathering", "over"]
    assert own(database, *both) == ["t0", "t2"]
    assert own(database, "gathering") == ["t2"]
    assert own(database, "over", after=Place(0, 3000, TableId("t0"))) == []
    database.write(lambda connection: tables.place(connection, TableId("t2"), {0: PETR}))  # handed over
    assert own(database, "gathering") == []


def test_where_it_is_somebodys_turn_comes_first_and_pages_miss_nothing(database: Database) -> None:
    asked = [(), (0,), (1,), (0, 1), (), None]  # Ema has the second seat
    tables_of_all = [TableId(f"t{n}") for n in range(len(asked))]

    def several(connection: Connection) -> None:
        welcome_two(connection)
        for table, seats in zip(tables_of_all, asked, strict=True):
            tables.create(connection, table, "qwixx", b"", {0: PETR, 1: EMA}, 1000, open=False, secret=None)
            turns = tuple([Turn(seat, 1500, None) for seat in seats or ()])
            journal.append(connection, table, 1, b"", Standing("playing", None, False, 2000, turns=turns))
            if seats is None:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(asked=None, turns=None))
        tables.create(connection, TableId("s"), "qwixx", b"", {}, 1000, open=False, secret=None, creator=EMA)

    database.write(several)
    everything = ["t2", "t3", "t5", "t0", "t1", "t4", "s"]
    assert own(database, "gathering", "playing") == everything
    paged: list[str] = []
    place: Place | None = None
    while found := page(database, place):
        paged += [each.stored.id for each in found]
        place = found[-1].place
    assert paged == everything
    found_out = (Turn(0, 1700, 9000),)
    database.write(lambda connection: own_tables.set_turns(connection, TableId("t5"), 1, found_out))
    database.write(lambda connection: own_tables.set_turns(connection, TableId("t2"), 1, ()))  # known already
    assert own(database, "playing", limit=3) == ["t2", "t3", "t0"]
    assert decode(database.read(lambda connection: tables.find(connection, TableId("t5"))).turns) == found_out


def test_clocks_that_ran_out_and_bots_that_owe_a_choice_are_found(database: Database) -> None:
    def several(connection: Connection) -> None:
        for n, (deadline, thinking) in enumerate([(5000, False), (None, True), (4000, True), (None, False)]):
            set_up(connection, TableId(f"t{n}"))
            standing = Standing("playing", deadline, thinking, 2000 + n)
            journal.append(connection, TableId(f"t{n}"), 1, b"", standing)

    assert database.read(tables.next_deadline) is None
    database.write(several)
    assert database.read(tables.next_deadline) == 4000
    assert database.read(lambda connection: tables.overdue(connection, 4999, 9)) == ["t2"]
    assert database.read(lambda connection: tables.overdue(connection, 5000, 9)) == ["t2", "t0"]
    assert database.read(lambda connection: tables.overdue(connection, 5000, 1)) == ["t2"]
    assert database.read(lambda connection: tables.thinking(connection, 3000, 9)) == ["t1", "t2"]
    assert database.read(lambda connection: tables.thinking(connection, 2001, 9)) == ["t1"]


def stands(connection: Connection, name: str, created: int, status: Status, public: bool = True) -> None:
    """A table that was set up then, and whose match has come so far."""
    table, company = TableId(name), Company({}, public)
    tables.create(connection, table, "qwixx", b"{}", {}, created, open=True, secret=None, company=company)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))


def test_matches_to_watch_are_found_the_newest_first(database: Database) -> None:
    for number, name in enumerate(("first", "second", "third")):
        database.write(partial(stands, name=name, created=number, status="playing"))
    database.write(partial(stands, name="private", created=9, status="playing", public=False))
    for status in ("gathering", "over", "closed"):
        database.write(partial(stands, name=status, created=9, status=status))
    assert names(database.read(lambda connection: tables.playing(connection, 2))) == ["third", "second"]
    rest = database.read(lambda connection: tables.playing(connection, 2, After(1, TableId("second"))))
    assert names(rest) == ["first"]


@pytest.mark.parametrize(("status", "pages"), [("gathering", tables.waiting), ("playing", tables.playing)])
def test_tables_of_the_same_millisecond_are_all_listed_and_once(
    database: Database, status: Status, pages: Pages
) -> None:
    for name in ("B", "a", "_", "9", "-", "Z", "c"):  # ids have letters of both sizes, digits and signs
        database.write(partial(stands, name=name, created=1000, status=status))
    database.write(partial(stands, name="older", created=999, status=status))
    database.write(partial(stands, name="newer", created=1001, status=status))
    everything = names(database.read(lambda connection: pages(connection, 99, None)))
    found: list[StoredTable] = []
    while page := two_after(database, pages, found):
        found += page
    assert names(found) == everything
    assert (everything[0], everything[-1]) == ("newer", "older")
    assert sorted(everything) == sorted(["B", "a", "_", "9", "-", "Z", "c", "older", "newer"])


def two_after(database: Database, pages: Pages, found: list[StoredTable]) -> list[StoredTable]:
    """The next page."""
    place = After(found[-1].created, found[-1].id) if found else None
    return database.read(lambda connection: pages(connection, 2, place))


@pytest.mark.parametrize("place", [None, After(7, TableId("t7"))])
@pytest.mark.parametrize(
    ("pages", "index"), [(tables.waiting, "ix_tables_waiting"), (tables.playing, "ix_tables_playing")]
)
def test_lists_are_read_in_their_order_by_an_index(
    database: Database, pages: Pages, index: str, place: After | None
) -> None:
    plan = plan_of(database, lambda connection: pages(connection, 5, place))
    assert index in plan
    assert "TEMP B-TREE" not in plan
    assert "Sort" not in plan


def test_bots_that_owe_a_choice_are_found_by_an_index(database: Database) -> None:
    assert "ix_tables_thinking" in plan_of(database, lambda connection: tables.thinking(connection, 7, 5))


def plan_of(database: Database, read: Callable[[Connection], object]) -> str:
    """How the database goes about it: the statement as it is sent, with its parameters."""

    def work(connection: Connection) -> str:
        asked: list[tuple[str, Any]] = []

        @event.listens_for(connection, "before_cursor_execute")
        def hear(_: object, cursor: object, statement: str, parameters: Any, *more: object) -> None:
            asked.append((statement, parameters))

        read(connection)
        statement, parameters = asked[0]
        explain = "EXPLAIN QUERY PLAN"
        if connection.dialect.name == "postgresql":
            explain = "EXPLAIN"
            connection.execute(text("SET LOCAL enable_seqscan = off"))  # which is quicker while there are few tables
            connection.execute(text("SET LOCAL enable_bitmapscan = off"))
        return str(connection.exec_driver_sql(f"{explain} {statement}", parameters).all())

    return database.read(work)
