"""Chat is numbered without gaps, whoever speaks at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import chat
from cheeseboard.server.store.chat import Line
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing
from tests.server.store.examples import EMA, PETR, TABLE, set_up, welcome_two


@pytest.fixture(autouse=True)
def table(database: Database) -> None:
    database.write(welcome_two)
    database.write(set_up)


def test_lines_are_numbered_and_read_on_from_a_number(database: Database) -> None:
    for number, text in enumerate(("ahoj", "čau 🧀", "tak hraj"), 1):
        assert database.write(partial(chat.say, table=TABLE, person=EMA, text=text, at=1000 + number)) == number
    assert database.read(lambda connection: chat.since(connection, TABLE, 1, 9)) == [
        Line(2, EMA, "čau 🧀", 1002),
        Line(3, EMA, "tak hraj", 1003),
    ]
    last = database.read(lambda connection: chat.since(connection, TABLE, 0, 2))
    assert [line.number for line in last] == [2, 3]


def test_all_who_speak_at_once_are_heard(database: Database) -> None:
    def speak(n: int) -> int:
        return database.write(lambda connection: chat.say(connection, TABLE, EMA, str(n), 1000))

    with ThreadPoolExecutor(4) as pool:
        numbers = list(pool.map(speak, range(20)))
    assert sorted(numbers) == list(range(1, 21))
    lines = database.read(lambda connection: chat.since(connection, TABLE, 0, 99))
    assert {line.number: line.text for line in lines} == {number: str(n) for n, number in enumerate(numbers)}


def test_nobody_speaks_at_a_table_that_is_not_there(database: Database) -> None:
    with pytest.raises(Missing):
        database.write(lambda connection: chat.say(connection, TableId("t2"), EMA, "ahoj", 1000))


def test_somebody_and_a_whole_table_can_be_muted(database: Database) -> None:
    for muted in (EMA, TABLE, EMA):
        database.write(partial(chat.mute, person=PETR, muted=muted))
    assert database.read(lambda connection: chat.muted_by(connection, PETR)) == {EMA, TABLE}
    assert database.read(lambda connection: chat.muted_by(connection, EMA)) == set()
    database.write(lambda connection: chat.unmute(connection, PETR, EMA))
    assert database.read(lambda connection: chat.muted_by(connection, PETR)) == {TABLE}
