"""Several processes send: never twice; what one that was killed owed comes later, or not at all, but never twice."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, update

import cheeseboard
from cheeseboard.server.ids import PersonId
from cheeseboard.server.remind.sending import LEASE_MS
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import channels, notices, people, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.schema import TABLES
from cheeseboard.server.tables.head import encode_head
from cheeseboard.server.tables.waiting import Waiting, encode_waits
from tests.server.live.playing import TABLE, milliseconds
from tests.server.remind.mailbox import Mailbox
from tests.server.remind.offices import noticed, wants, ways
from tests.server.tables.seated import EMA, NOON, PETR, SECRET, set_up

ROOT = Path(__file__).parents[3]
SOURCES = Path(cheeseboard.__file__).parents[1]
MANY = 60
PATIENCE_S = 120.0


@contextmanager
def sending(settings: Settings, port: int, ahead: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    path = os.pathsep.join([str(ROOT), str(SOURCES)])
    environment = {**os.environ, "DATABASE_URL": settings.database_url, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.server.remind.sending_process", str(port), str(ahead)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def soon(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def invite(database: Database, people_: list[PersonId]) -> None:
    """Seats at a table are kept for all of them, and each is to get a letter now."""
    now = milliseconds()
    waits = encode_waits([Waiting(person, "invited", 0, 0) for person in people_])

    def work(connection: Connection) -> None:
        head = encode_head(set_up("qwixx", EMA, PETR))
        tables.create(connection, TABLE, "qwixx", head, {}, NOON, open=False, secret=SECRET, waits=waits)
        for person in people_:
            notices.put(connection, Notice(person, TABLE, "invited", 0, now, channel="email", due=now))

    database.write(work)


def test_several_processes_never_send_twice(peopled: Database, settings: Settings, mailbox: Mailbox) -> None:
    everybody = [PersonId(f"person-{number}") for number in range(MANY)]
    for person in everybody:
        peopled.write(partial(people.welcome, person=person, name="Somebody", at=NOON))
        wants(peopled, person, f"{person}@example.org", ways())
    with sending(settings, mailbox.port), sending(settings, mailbox.port):
        invite(peopled, everybody)
        mailbox.wait(MANY)
        soon(lambda: all(notice.due is None for person in everybody for notice in noticed(peopled, person)))
    assert sorted(str(letter["To"]) for letter in mailbox.letters) == sorted(f"{p}@example.org" for p in everybody)
    assert len(mailbox.recipients) == MANY


def test_killed_before_the_letter_was_taken_it_comes_later_and_once(
    peopled: Database, settings: Settings, mailbox: Mailbox
) -> None:
    wants(peopled, PETR, "petr@example.org", ways())
    mailbox.hold = "rcpt"
    with sending(settings, mailbox.port) as process:
        invite(peopled, [PETR])
        assert mailbox.holding.wait(PATIENCE_S)
        process.kill()
        process.wait()
    mailbox.hold = ""
    assert noticed(peopled, PETR)[0].due is not None
    # The right to send is the dead one's for a while.
    assert peopled.read(lambda connection: channels.ready(connection, milliseconds(), 9)) == []
    with sending(settings, mailbox.port, LEASE_MS), sending(settings, mailbox.port, LEASE_MS):
        mailbox.wait(1)
        soon(lambda: noticed(peopled, PETR)[0].due is None)
    assert len(mailbox.letters) == 1


def test_killed_while_the_letter_was_taken_it_does_not_come_again(
    peopled: Database, settings: Settings, mailbox: Mailbox
) -> None:
    """Nobody knows whether it was taken. It is still shown in the tab."""
    wants(peopled, PETR, "petr@example.org", ways())
    mailbox.hold = "data"
    with sending(settings, mailbox.port) as process:
        invite(peopled, [PETR])
        assert mailbox.holding.wait(PATIENCE_S)
        process.kill()
        process.wait()
    (notice,) = noticed(peopled, PETR)
    assert (notice.due, notice.seen) == (None, None)
    taken = len(mailbox.recipients)
    mailbox.hold = ""
    with sending(settings, mailbox.port, LEASE_MS):
        jan = PersonId("id-jan")
        wants(peopled, jan, "jan@example.org", ways())
        now = milliseconds()
        due = Notice(jan, TABLE, "over", 1, now, channel="email", due=now)
        peopled.write(lambda connection: closed(connection, due))
        soon(lambda: noticed(peopled, jan)[0].due is None)  # whatever was due has been sent by now
    assert mailbox.recipients[taken:] == ["jan@example.org"]


def closed(connection: Connection, notice: Notice) -> None:
    """The table is closed, and somebody is to know it."""
    connection.execute(update(TABLES).values(status="closed"))
    notices.put(connection, notice)
