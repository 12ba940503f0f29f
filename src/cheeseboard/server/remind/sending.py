"""Sending what is due: one message for all that waits for a person, by one process, at most once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from cheeseboard.core.refusal import Problem
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.remind import smtp, webhook
from cheeseboard.server.remind.bundle import Bundle, gathered, told_once
from cheeseboard.server.remind.hooking import hook_body, hook_headers
from cheeseboard.server.remind.keys import unsubscribing, webhook_key
from cheeseboard.server.remind.letter import reminder
from cheeseboard.server.remind.outcome import Commit, Outcome
from cheeseboard.server.remind.telling import true_ones
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wishes import EVERY, MINUTE_MS
from cheeseboard.server.remind.wording import item
from cheeseboard.server.store import channels, notices
from cheeseboard.server.store.channels import Lease
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import StoreError
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
LEASE_MS: Final = 3 * MINUTE_MS  # longer than any message takes
TOGETHER: Final = 20  # people that one look finds
THREADS: Final = 4
MOST_TRIES: Final = 10
LONGEST_PAUSE_MS: Final = 360 * MINUTE_MS
Counted = Callable[[str, str], None]
Result = TypeVar("Result")


class Sending:
    """One process' part in sending. Threads of its own: a mail server that hangs holds up nothing else."""

    def __init__(self, floor: Floor, ways: Ways, counted: Counted) -> None:
        self.floor: Final = floor
        self.database: Final[Database] = floor.database
        self.ways: Final = ways
        self.counted: Final = counted
        self.threads: Final = ThreadPoolExecutor(THREADS, "cheeseboard-reminders")
        self.away_until = 0  # our mail server did not answer
        self.failures = 0

    async def step(self) -> None:
        """Send to all to whom something is due."""
        now = self.floor.now()
        found = await self.floor.read(lambda connection: channels.ready(connection, now, TOGETHER))
        able = [(person, channel) for person, channel in found if channel != "email" or self.away_until <= now]
        await asyncio.gather(*[self.reach(person, channel) for person, channel in able])

    async def reach(self, person: PersonId, channel: str) -> None:
        """Send one message, unless another process does."""
        lease = await self.in_thread(partial(self.leased, person, channel))
        if lease is None:
            return
        waiting = await self.in_thread(partial(self.database.read, partial(gathered, lease)))
        outcome = await self.tried(lease, waiting)
        self.counted(channel, outcome.value)
        await self.in_thread(partial(self.settle, lease, waiting, outcome))

    async def tried(self, lease: Lease, waiting: Bundle) -> Outcome:
        address, wishes, by_email = waiting.address(lease.channel), waiting.wishes, lease.channel == "email"
        if address is None or wishes is None:
            return Outcome.REFUSED
        if not waiting.notices:
            return Outcome.PASSED
        if by_email and self.away_until > self.floor.now():
            return Outcome.AWAY
        tables = {notice.table: await self.table(notice.table) for notice, _ in waiting.notices}
        outcome = await self.in_thread(partial(self.deliver, lease, waiting, address, wishes.secret, tables))
        if by_email:
            self.note(outcome)
        return outcome

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def table(self, table: TableId) -> Table | None:
        """The table, if it can be read; a reminder goes out without it, too."""
        try:
            return (await self.floor.open(table)).stage
        except (StoreError, Problem):
            return None

    def note(self, outcome: Outcome) -> None:
        """A mail server that does not answer is left alone for a while, and longer every time."""
        if outcome is Outcome.AWAY:
            self.away_until = self.floor.now() + pause(self.failures)
            self.failures += 1
        elif outcome is not Outcome.PASSED:
            self.failures = 0

    # -- in a thread

    def leased(self, person: PersonId, channel: str) -> Lease | None:
        now = self.floor.now()
        return self.write(lambda connection: channels.lease(connection, person, channel, now, now + LEASE_MS), person)

    def write(self, work: Callable[[Connection], Result], person: PersonId) -> Result:
        return self.floor.writer.submit(work, person).result()

    def deliver(
        self, lease: Lease, waiting: Bundle, address: str, secret: bytes, tables: dict[TableId, Table | None]
    ) -> Outcome:
        """Make the message and send it."""
        now, language = self.floor.now(), waiting.language
        telling = told_once(waiting.notices)
        items = [item(notice, looked, tables[notice.table], self.ways, now, language) for notice, looked in telling]
        commit = self.committing(lease, [notice for notice, _ in waiting.notices])
        if lease.channel == "email":
            token = unsubscribing(lease.person, secret)
            return smtp.send(reminder(address, items, self.ways, token, now, language), self.ways.settings, commit)
        number = secrets.token_hex(8)
        body = hook_body(number, items, [looked.game for _, looked in telling], now, language)
        headers = hook_headers(body, number, webhook_key(secret), now)
        seconds = self.ways.settings.webhook_seconds
        return webhook.call(address, body, headers, seconds, self.ways.private, commit)

    def committing(self, lease: Lease, sending: list[Notice]) -> Commit:
        """Asks at the last moment whether all of this is still to be sent; from then on it counts as sent."""

        def work(connection: Connection) -> bool:
            if len(true_ones(connection, sending)) < len(sending):
                return False
            return channels.hand_over(connection, lease, sending, self.floor.now())

        def commit() -> bool:
            try:
                return self.write(work, lease.person)
            except StoreError:
                return False

        return commit

    def settle(self, lease: Lease, waiting: Bundle, outcome: Outcome) -> None:
        """Write down what became of it. Where this fails, the lease ends by itself."""
        now = self.floor.now()
        every = EVERY if waiting.wishes is None else waiting.wishes.every
        later = outcome is Outcome.LATER and lease.tries + 1 < MOST_TRIES

        def work(connection: Connection) -> None:
            match outcome:
                case Outcome.AWAY | Outcome.PASSED:
                    channels.release(connection, lease, lease.next, lease.tries)
                case Outcome.LATER if later:
                    for notice, _ in waiting.notices:
                        notices.put_off(connection, notice, lease.channel, now)
                    channels.release(connection, lease, now + pause(lease.tries), lease.tries + 1)
                case _:
                    for notice, _ in waiting.notices:
                        notices.put_off(connection, notice, lease.channel, None)
                    channels.release(connection, lease, now + every, 0)

        try:
            self.write(work, lease.person)
        except StoreError:
            LOG.warning("what became of a reminder could not be written down: %s", outcome.value)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def pause(tries: int) -> int:
    """How long to wait after so many tries that failed before."""
    return min(MINUTE_MS << min(tries, 20), LONGEST_PAUSE_MS)
