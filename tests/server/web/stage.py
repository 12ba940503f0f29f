"""A table whose journal is written by hand, as if by another process, and all that a reader is then sent."""

from __future__ import annotations

from collections.abc import Sequence

import httpx
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live import saving
from cheeseboard.server.store import chat, sessions
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.table import Table
from tests.server.live.playing import welcome
from tests.server.tables.seated import EMA, JAN, NOON, PETR
from tests.server.web.raw import TEXT, Raw, frame
from tests.server.web.running import Running

AT_FIRST = 4  # entries that come only while the reader looks on
UNLIKE = frozenset({"date", "x-request-id"})  # headers that no two replies have in common


def people_come(server: Running) -> None:
    """Everybody, with a session."""

    def work(connection: Connection) -> None:
        welcome(connection)
        for person in (EMA, PETR, JAN):
            sessions.begin(connection, f"token-{person}", person, 0, 2**50)

    server.house.database.write(work)


class Stage:
    """The table on one server. Its last entries come one by one."""

    def __init__(self, server: Running, name: str, head: Head, secret: bytes, entries: Sequence[Entry]) -> None:
        self.server = server
        self.table = TableId(name)
        self.live = Table.begin(replace(head, id=self.table), secret)
        self.coming = list(entries)
        self.sent: list[bytes] = []
        server.house.database.write(saving.creating(self.live.head, secret, NOON))
        while len(self.coming) > AT_FIRST:
            self.write()
        server.house.database.write(lambda connection: chat.say(connection, self.table, EMA, "hello", NOON))

    def write(self) -> None:
        """The next entry is saved."""
        entry = self.coming.pop(0)
        version = 1 if self.live.begun is None else None
        self.live.fold(entry)
        work = saving.appending(self.live, entry, version)
        self.server.house.database.write(work)

    def go_on(self) -> None:
        """The next entry is saved by another process, which tells this one."""
        self.write()
        hear = self.server.house.floor.checking.hear
        self.server.loop.call_soon_threadsafe(hear, self.table, self.live.revision)

    # -- the reader

    def enter(self, person: PersonId | None) -> None:
        self.cookies = {} if person is None else {"session": f"token-{person}"}
        headers = {} if person is None else {"Cookie": f"session=token-{person}"}
        self.raw = Raw(int(self.server.address.partition(":")[2]), f"/api/tables/{self.table}/socket", headers)
        assert self.raw.status == 101

    def say(self, kind: str, **fields: object) -> None:
        """Say something, and take in all that comes until it is answered."""
        self.raw.send(frame(TEXT, json.encode({"type": kind, "id": 5, **fields})))
        self.take(b'"id":5')

    def take(self, until: bytes) -> None:
        while True:
            received = self.raw.receive()
            if received.opcode == TEXT:
                self.sent.append(received.data)
                if until in received.data:
                    return

    def get(self, path: str, **query: object) -> None:
        """All of a reply but what is never the same."""
        given = {name: str(value) for name, value in query.items() if value is not None}
        with httpx.Client(cookies=self.cookies, timeout=60) as http:
            reply = http.get(f"http://{self.server.address}{path}", params=given)
        headers = sorted([(name, value) for name, value in reply.headers.items() if name not in UNLIKE])
        self.sent.append(f"{path} {reply.status_code} {headers}".encode() + reply.content)

    def everything(self, reader: int | None, actions: Sequence[str]) -> list[bytes]:
        """All that the reader can be sent, in order: greetings, updates as moves come, refusals, and over HTTP."""
        self.enter(None if reader is None else (EMA, PETR, JAN)[reader])
        self.say("hello", seat=reader)
        self.take(b'"update"')
        while self.coming:
            self.go_on()
            self.take(f'"revision":{self.live.revision}'.encode())
        last = self.live.revision
        for since in (max(1, last - 1), max(1, last - 3), last, 1, 10**6):
            self.say("hello", seat=reader, since=since)
            self.take(b'"update"')
        if reader is not None:
            self.refused(reader, actions)
        self.say("hello", seat=99)
        self.say("chat", text="what was that?")
        self.say("ping")
        at = f"/api/tables/{self.table}"
        for path in (at, f"{at}/chat", "/api/tables/mine", "/api/tables", "/api/me", f"{at}/nothing"):
            self.get(path)
        for seat in (reader, 2 if reader != 2 else 0):  # the second is somebody else's
            self.get(f"{at}/record", seat=seat)
            self.get(f"{at}/frames", seat=seat, first=max(0, len(self.live.match.steps) - 12), count=50)
            for action in (*actions, "milk", "cheese"):
                self.get(f"{at}/outlook", seat=seat, action=action)
        self.raw.close()
        return self.sent

    def refused(self, seat: int, actions: Sequence[str]) -> None:
        """Why not, and all sorts of things that are not done."""
        for action in actions:
            self.say("why", seat=seat, action=action)
        ask, legal = self.live.asks.get(seat), [action.notation for action in self.live.match.legal(seat)]
        wrong = next((action for action in actions if action not in legal), "nonsense")
        self.say("act", seat=seat, ask=10**6, action=wrong)
        self.say("act", seat=seat, ask=0 if ask is None else ask, action=wrong)
        self.say("act", seat=(seat + 1) % 3, ask=1, action=wrong)
        self.say("why", seat=(seat + 1) % 3, action=wrong)
        self.say("order", seat=seat, order="nonsense")
        self.say("ask_back", seat=seat, step=10**6)
        self.say("agree")
        if not isinstance(self.live.match.undoable(seat), int):
            self.say("undo", seat=seat)


