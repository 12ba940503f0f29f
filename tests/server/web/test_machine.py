"""Sockets are treated badly between sensible moves: never a fault, never another's data, always a sentence."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Connection

from cheeseboard import load
from cheeseboard.core.verify import verify
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live import saving
from cheeseboard.server.store import sessions
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import snapshot
from cheeseboard.server.web import protocol
from cheeseboard.server.web.settings import WebSettings
from tests.server.live.playing import milliseconds, welcome
from tests.server.tables.seated import EMA, JAN, PETR, SECRET, magic, set_up
from tests.server.web import hostile
from tests.server.web.hostage import Line
from tests.server.web.raw import BINARY, CLOSE, TEXT, Lost, Raw, frame, goodbye
from tests.server.web.running import Running, running

NIGHTLY = bool(os.environ.get("NIGHTLY"))
GAMES = ["qwixx", "kocour", "myszki", "gouda", "wistar"]
CASES = 20_000 if NIGHTLY else 20  # of each game
WEB = WebSettings(
    guests_a_minute=10**6, requests_a_minute=10**7, messages_a_second=150, sockets_of_address=10**6
)
FLOOD = 400  # messages; twice 150 may come at once
PEOPLE: list[PersonId | None] = [EMA, PETR, JAN, None]
NUMBERS = count(1)
BUSY = ("hung: tried again", "answers at random: Lost")  # a bot over its time, on a machine that has other work


class Complaints(logging.Handler):
    """What uvicorn, asyncio or we ourselves complain about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if "Invalid HTTP" not in said and not said.endswith(BUSY):
            self.lines.append(f"{record.name}: {said}")


class House:
    """The server of the machine, with people who have sessions."""

    def __init__(self, server: Running, complaints: Complaints) -> None:
        self.server = server
        self.port = int(server.address.partition(":")[2])
        self.complaints = complaints

        def come_in(connection: Connection) -> None:
            welcome(connection)
            for person in (EMA, PETR, JAN):
                sessions.begin(connection, f"token-{person}", person, 0, 2**50)

        server.house.database.write(come_in)

    def table(self, game: str) -> TableId:
        """A match that has begun."""
        table = TableId(f"table-{next(NUMBERS)}")
        head = replace(set_up(game, EMA, PETR, options=magic(game)), id=table)
        begun = Table.begin(head, SECRET)
        at = milliseconds()
        entry = commands.start(begun, EMA, at)
        begun.fold(entry)

        def work(connection: Connection) -> None:
            saving.creating(head, SECRET, at)(connection)
            saving.appending(begun, entry, 1)(connection)

        self.server.house.database.write(work)
        return table

    def line(self, table: TableId, person: PersonId | None) -> Line:
        cookie = {} if person is None else {"Cookie": f"session=token-{person}"}
        raw = Raw(self.port, f"/api/tables/{table}/socket", cookie)
        assert raw.status == 101
        line = Line(raw, person)
        assert line.replies(b"") == []  # from now on the table is in memory
        return line

    def stage(self, table: TableId) -> Table:
        return self.server.house.floor.rooms[table].stage


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    complaints = Complaints()
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "cheeseboard")]
    for logger in loggers:
        logger.addHandler(complaints)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), WEB) as server:
        yield House(server, complaints)
    for logger in loggers:
        logger.removeHandler(complaints)


def treat_badly(machine: type[RuleBasedStateMachine], cases: int) -> None:
    """Run the machine."""
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=cases,
            stateful_step_count=12,
            deadline=None,
            derandomize=not NIGHTLY,
            suppress_health_check=list(HealthCheck),
        ),
    )


class BadTreatment(RuleBasedStateMachine):
    """Two play; they, a third person and a stranger send all sorts of things."""

    house: House
    game: str

    @initialize()
    def begin(self) -> None:
        self.table = self.house.table(self.game)
        self.lines: list[Line] = []
        for person in (EMA, PETR):
            self.connect(person)

    def connect(self, person: PersonId | None) -> Line:
        found = self.house.line(self.table, person)
        self.lines.append(found)
        return found

    def line(self, number: int) -> Line:
        """One of the connections that are open."""
        still = [line for line in self.lines if line.closed is None]
        return still[number % len(still)] if still else self.connect(EMA)

    # -- what one should do

    @rule(who=st.sampled_from(PEOPLE), seat=st.sampled_from([None, 0, 1, 2]), since=st.sampled_from([0, 1, 2**53]))
    def come(self, who: PersonId | None, seat: int | None, since: int) -> None:
        line = self.connect(who)
        if seat is None or since != 1:  # who has nothing cannot be sent what is new to them since then
            line.hello(self.house.stage(self.table), seat, 0 if since == 1 else since)

    @rule(number=st.integers(0, 99), seat=st.sampled_from([None, 0, 1, 2, 99]))
    def greet(self, number: int, seat: int | None) -> None:
        line = self.line(number)
        line.hello(self.house.stage(self.table), seat)

    @rule(seat=st.integers(0, 1), number=st.integers(0, 10**6))
    def act(self, seat: int, number: int) -> None:
        """A choice that the rules allow is made."""
        stage = self.house.stage(self.table)
        if seat not in stage.asks:
            return
        legal = stage.match.legal(seat)
        person = (EMA, PETR)[seat]
        mine = [line for line in self.lines if line.person == person and line.closed is None]
        line = mine[0] if mine else self.connect(person)
        answers = line.say("act", seat=seat, ask=stage.asks[seat], action=legal[number % len(legal)].notation)
        if stage.chairs[seat].bot is None:
            assert [type(answer) for answer in answers] == [protocol.Ok], answers

    @rule(number=st.integers(0, 99))
    def leave(self, number: int) -> None:
        line = self.line(number)
        line.send(frame(CLOSE, b"\x03\xe8bye"))
        assert line.drain() == 1000

    # -- what one should not

    @rule(number=st.integers(0, 99), data=hostile.nonsense, kind=st.sampled_from([TEXT, BINARY]))
    def talk_nonsense(self, number: int, data: bytes, kind: int) -> None:
        """Everything has one answer, in words; what is no UTF-8 ends the conversation."""
        line = self.line(number)
        if reads_itself(data):
            line.readers.update(seats_of(self.house.stage(self.table), line.person))
        answers = line.replies(frame(kind, data))
        if line.closed is None:
            assert len(answers) == 1, answers
        else:
            assert line.closed in (1007, 4429)

    @rule(number=st.integers(0, 99), data=hostile.messages().flatmap(hostile.in_parts))
    def talk_in_parts(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.readers.update(seats_of(self.house.stage(self.table), line.person))
        answers = line.replies(data)
        assert line.closed is not None or len(answers) == 1, answers

    @rule(number=st.integers(0, 99), kind=st.sampled_from(["act", "undo", "why", "order", "stand_in", "come_back"]))
    def play_for_another(self, number: int, kind: str) -> None:
        """Nobody plays a seat that is not theirs, nor learns why that seat may not."""
        line = self.line(number)
        stage = self.house.stage(self.table)
        others = [seat for seat, chair in enumerate(stage.chairs) if chair.owner != line.person]
        more: dict[str, dict[str, object]] = {
            "act": {"ask": stage.asks.get(others[0], 0), "action": "-"},
            "why": {"action": "-"},
            "order": {"order": None},
            "stand_in": {"level": "random"},
        }
        answers = line.say(kind, seat=others[0], **more.get(kind, {}))
        if line.closed is None:
            assert answers[-1].code in ("sign-in", "not-your-seat", "is-over"), answers

    @rule(number=st.integers(0, 99), off=st.sampled_from([-1, 1, 10**6]))
    def answer_what_is_not_asked(self, number: int, off: int) -> None:
        line = self.line(number)
        stage = self.house.stage(self.table)
        own = [seat for seat in seats_of(stage, line.person) if seat is not None and stage.chairs[seat].bot is None]
        if own and line.closed is None:
            answers = line.say("act", seat=own[0], ask=max(0, stage.asks.get(own[0], 5) + off), action="-")
            assert line.closed is not None or isinstance(answers[-1], protocol.Stale), answers

    @rule(number=st.integers(0, 99), size=st.sampled_from([65_537, 70_000, 200_000]))
    def say_too_much(self, number: int, size: int) -> None:
        line = self.line(number)
        line.send(frame(TEXT, b" " * size))
        assert line.drain() in (1009, 1006)

    @rule(number=st.integers(0, 99), data=st.sampled_from([b'{"type":"ping"}', b"{", b"\x00"]))
    def flood(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.send(frame(TEXT, data) * FLOOD)
        line.send(frame(CLOSE, b"\x03\xe8"))
        assert line.drain() in (1000, 4429, 1006)

    @rule(number=st.integers(0, 99), data=hostile.junk())
    def send_junk(self, number: int, data: bytes) -> None:
        """Frames that are none end the conversation; ones that never end are given up with it."""
        line = self.line(number)
        line.readers.update(seats_of(self.house.stage(self.table), line.person))
        line.goodbye = goodbye(data)
        line.send(data)
        line.raw.socket.shutdown(1)
        line.drain()

    @rule(number=st.integers(0, 99), data=st.binary(max_size=20))
    def break_off(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.send(data)
        line.raw.abort()
        line.closed = 1006

    @rule(path=hostile.paths)
    def go_astray(self, path: str) -> None:
        raw = Raw(self.house.port, path, {})
        if raw.status == 101:
            assert Line(raw, None).drain() == 4404
        else:
            assert raw.status in (404, 414)
            assert json.decode(raw.body)["text"]
            raw.close()

    @rule(cookie=hostile.cookies)
    def come_with_a_strange_cookie(self, cookie: str) -> None:
        raw = Raw(self.house.port, f"/api/tables/{self.table}/socket", {"Cookie": cookie})
        assert raw.status == 101
        line = Line(raw, None)
        self.lines.append(line)
        assert line.say("act", seat=0, ask=1, action="-")[-1].code == "sign-in"

    @rule(data=st.binary(max_size=99))
    def knock(self, data: bytes) -> None:
        """Half a handshake, or none."""
        try:
            Raw(self.house.port, "/" + data.hex(), {"X": "y"}, upgrade=False).close()
        except Lost:
            raise AssertionError("no answer") from None

    # -- and afterwards

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        for line in self.lines:
            line.raw.close()
        floor = self.house.server.house.floor
        for seat, person in enumerate((EMA, PETR)):
            line = self.house.line(self.table, person)
            line.hello(floor.rooms[self.table].stage, seat)
            line.say("come_back", seat=seat)  # from the bot that somebody may have let play
            stage = self.house.stage(self.table)
            if seat in stage.asks and stage.chairs[seat].bot is None:
                choice = stage.match.legal(seat)[0].notation
                answers = line.say("act", seat=seat, ask=stage.asks[seat], action=choice)
                assert isinstance(answers[-1], protocol.Ok), answers
            stage = self.house.stage(self.table)
            if line.bodies[seat]["revision"] == stage.revision:
                shown = json.decode(json.encode(snapshot(stage, seat)))
                del shown["events"]
                assert line.bodies[seat] == shown
            line.raw.close()
        self.check_journal()
        assert not self.house.complaints.lines
        assert self.house.server.house.metrics.closed.labels("1011")._value.get() == 0

    def check_journal(self) -> None:
        """What is saved leads to what is shown, and its dice are fair."""
        again, _ = self.house.server.house.floor.rebuild(self.table)
        stage = self.house.stage(self.table)
        if again.revision == stage.revision:  # a bot may be playing on
            assert again.match.record() == stage.match.record()
            assert again.chairs == stage.chairs
        verdict = verify(load(again.match.record()))
        assert verdict.wrong_step is None


def seats_of(stage: Table, person: PersonId | None) -> set[int | None]:
    """All as whom somebody may look on."""
    return {None} if person is None else {None, *stage.seats_of(person)}


def reads_itself(data: bytes) -> bool:
    """Whether the nonsense may be a greeting after all."""
    return b"hello" in data


@pytest.mark.parametrize("game", GAMES)
def test_sockets_bear_bad_treatment(house: House, game: str) -> None:
    machine = type("Machine", (BadTreatment,), {"house": house, "game": game})
    treat_badly(machine, CASES)
