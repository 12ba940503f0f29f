"""Writes of one process that come at the same time are committed together: one wait for the disk serves them all."""

from __future__ import annotations

import queue
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from cheeseboard.server.store.engine import Database, Result, Work
from cheeseboard.server.store.errors import Full, Unavailable, lost, translated
from cheeseboard.server.store.journal import Append, write
from cheeseboard.server.store.quick import Quick

# A commit costs as much as ten writes. Where writes have come together, more will: a commit waits a little for them.
# Whoever writes alone, one thing after the other, never waits.
GATHER_S: Final = 0.005
CROWDED: Final = 8


@dataclass(slots=True)
class Waiting:
    """A write that waits, and whom to tell."""

    work: Work[Any]
    key: str
    told: Future[Any]


@dataclass(frozen=True)
class Outcome:
    """What became of a write, to be told once it is on the disk."""

    value: object
    error: Exception | None


DONE: Final = Outcome(None, None)


class Writer:
    """A thread that gathers writes and commits them together, each as if it were alone."""

    def __init__(self, database: Database, most_waiting: int = 1024, most_together: int = 64) -> None:
        self.database: Final = database
        # PostgreSQL keeps track of 64 savepoints of a transaction cheaply; more than that slow down every reader.
        self.most_together: Final = most_together
        self.most_waiting: Final = most_waiting
        self.waiting: Final[queue.SimpleQueue[Waiting | None]] = queue.SimpleQueue()
        self.quick: Final = Quick(database.writing) if database.embedded else None
        self.lock: Final = threading.Lock()
        self.closed = False
        self.crowded = 0  # for so many commits more it is likely that several writes come at the same time
        self.thread: Final = threading.Thread(target=self.run, name="cheeseboard-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Work[Result], key: str = "") -> Future[Result]:
        """Have the work done in a transaction. The future gets its result after the commit, or else its error.

        The key names what is written, usually a table. Writes of one key keep their order; those of several are
        done in the order of the keys, so that two processes never wait for each other crosswise.
        The work may be run more than once, so it must do nothing but use the connection. Raises Full or Unavailable.
        """
        told: Future[Result] = Future()
        with self.lock:
            if self.closed:
                raise Unavailable("the writer is closed")
            if self.waiting.qsize() >= self.most_waiting:
                raise Full
            self.waiting.put(Waiting(work, key, told))
        return told

    def close(self) -> None:
        """Take no more writes, do those that wait, and end."""
        with self.lock:
            first, self.closed = not self.closed, True
        if first:
            self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        more = True
        while more:
            batch, more = self.gather()
            # Whoever has gone away meanwhile is not written for.
            batch = [each for each in batch if each.told.set_running_or_notify_cancel()]
            batch.sort(key=lambda each: each.key)
            self.crowded = CROWDED if len(batch) > 1 else max(0, self.crowded - 1)
            for each, outcome in zip(batch, self.commit(batch), strict=True):
                if outcome.error is None:
                    each.told.set_result(outcome.value)
                else:
                    each.told.set_exception(outcome.error)

    def gather(self) -> tuple[list[Waiting], bool]:
        """All that waits, at least one and at most so many as may go together; and whether more may come."""
        batch: list[Waiting] = []
        try:
            while len(batch) < self.most_together:
                each = self.waiting.get(block=not batch)
                if each is None:
                    return batch, False
                batch.append(each)
                if len(batch) == 1 and self.crowded:
                    time.sleep(GATHER_S)
        except queue.Empty:
            pass
        return batch, True

    def commit(self, batch: list[Waiting]) -> list[Outcome]:
        """Do all writes; what became of each."""
        entries = self.quickly(batch)
        rest = [each for each in batch if id(each) not in entries]
        outcomes = dict(zip(map(id, rest), self.usually(rest), strict=True))
        return [outcomes.get(id(each), DONE) for each in batch]

    def quickly(self, batch: list[Waiting]) -> set[int]:
        """Write what is an entry and nothing else, in the quick way if there is one; those that were written."""
        if self.quick is None:
            return set()
        entries = [each for each in batch if isinstance(each.work, Append) and each.work.head_version is None]
        if len(entries) < len(batch):  # writes of one key keep their order
            ids = set(map(id, entries))
            others = {each.key for each in batch if id(each) not in ids}
            entries = [each for each in entries if each.key not in others]
        works = [each.work for each in entries if isinstance(each.work, Append)]
        return set(map(id, entries)) if works and self.quick.write(works) else set()

    def usually(self, batch: list[Waiting]) -> list[Outcome]:
        """Do all writes in one transaction. If that fails, it fails for all."""
        if not batch:
            return []
        try:
            return self.database.write(lambda connection: together(connection, batch))
        except Unavailable as error:
            return [Outcome(None, error)] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [Outcome(None, error)]
        # One of them failed, and all were taken back. Savepoints cost as much as the writes, so only now are they used.
        try:
            return self.database.write(lambda connection: [apart(connection, each.work) for each in batch])
        except Exception as error:
            return [Outcome(None, error)] * len(batch)


def together(connection: Connection, batch: list[Waiting]) -> list[Outcome]:
    """Do all writes in their order. Entries of journals that follow one another are written at once."""
    outcomes: list[Outcome] = []
    for at_once, some in groupby(batch, key=lambda each: isinstance(each.work, Append)):
        if at_once:
            entries = [each.work for each in some if isinstance(each.work, Append)]
            write(connection, entries)
            outcomes += [DONE] * len(entries)
        else:
            outcomes += [Outcome(each.work(connection), None) for each in some]
    return outcomes


def apart(connection: Connection, work: Work[object]) -> Outcome:
    """Do one write of several: if it fails, it leaves no trace, and the others go on."""
    savepoint = connection.begin_nested()
    try:
        value = work(connection)
    except DBAPIError as error:
        if lost(error):
            raise
        savepoint.rollback()
        return Outcome(None, translated(error))
    except Exception as error:
        savepoint.rollback()
        return Outcome(None, error)
    savepoint.commit()
    return Outcome(value, None)
