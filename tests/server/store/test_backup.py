"""A backup holds one moment of everything, and any database takes it in whole or not at all."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tried
from hypothesis import strategies as st
from sqlalchemy import Connection, select

from cheeseboard.server.ids import PersonId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import (
    bots,
    channels,
    chat,
    invitations,
    notices,
    people,
    presence,
    pulse,
    ratings,
    reminders,
    reviews,
    sessions,
    tables,
)
from cheeseboard.server.store.backup import backup
from cheeseboard.server.store.backup_file import ROWS_AT_ONCE, Damaged
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Missing, Newer
from cheeseboard.server.store.invitations import Invitation
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.ratings import Finished
from cheeseboard.server.store.reminders import Wishes
from cheeseboard.server.store.restore import NotEmpty, restore
from cheeseboard.server.store.results import Player
from cheeseboard.server.store.revision import create, open_database
from cheeseboard.server.store.schema import HEAD, METADATA
from tests.server.store.examples import EMA, PETR, TABLE, append, bodies, set_up, welcome_two
from tests.server.store.processes import WritingProcess


def fill(connection: Connection) -> None:
    """Something in every table."""
    welcome_two(connection)
    people.register(connection, EMA, "Éma ☕", "$argon2id$…")
    set_up(connection)
    tables.place(connection, TABLE, {0: EMA, 1: PETR})
    tables.keep(connection, TABLE, {2: PETR})
    for sequence in range(1, ROWS_AT_ONCE + 2):
        append(connection, sequence, bytes([sequence % 256]) * 3)
    chat.say(connection, TABLE, EMA, "ahoj\n„světe“ 🧀", 1000)
    chat.mute(connection, PETR, EMA)
    sessions.begin(connection, "token", EMA, 1000, 2000)
    bots.add(connection, PersonId("bot"), EMA, "Robot", "bot token", 1000)
    invitations.invite(connection, "invitation", Invitation(TABLE, None), 1000, 2000)
    notices.put(connection, Notice(PETR, TABLE, "turn", 7, 1500, channel="email", due=1600))
    presence.enter(connection, TABLE, EMA, "process", 1700)
    reminders.wish(connection, PETR, Wishes("{}", 1, 2, b"secret"))
    reminders.ask_to_confirm(connection, "confirm", PETR, "petr@example.org", 2000)
    channels.lease(connection, PETR, "email", 1000, 1100)
    finished = [Finished(0, Player(EMA), 1, 40), Finished(1, Player(PETR), 2, -3)]
    reviews.keep(connection, TABLE, 1, reviews.Kept(1, 3, 9, b"\x00[]", 1700))
    pulse.beat(connection, 1800, quiet=False)
    ratings.settle(connection, TABLE, "qwixx", finished, 1600, is_rated=True)


def everything(database: Database) -> dict[str, set[tuple[object, ...]]]:
    def read(connection: Connection) -> dict[str, set[tuple[object, ...]]]:
        return {
            table.name: {tuple(row) for row in connection.execute(select(table))} for table in METADATA.sorted_tables
        }

    return database.read(read)


@pytest.fixture
def filled(database: Database) -> Database:
    database.write(fill)
    return database


@pytest.fixture
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of the other kind, or of the same, as the test asks."""
    urls = {"sqlite": f"sqlite:///{tmp_path}/target.db", "postgres": ""}
    url = urls[request.param] or request.getfixturevalue("postgres_url")
    opened = connect(Settings(data=tmp_path, database_url=url), upkeep=True)
    yield opened
    opened.close()


@pytest.mark.parametrize("target", ["sqlite", "postgres"], indirect=True)
def test_every_row_comes_back_in_either_database(
    request: pytest.FixtureRequest, sqlite_url: str, target: Database, tmp_path: Path
) -> None:
    source = open_database(Settings(data=tmp_path, database_url=sqlite_url))
    source.write(fill)
    rows = everything(source)
    assert all(rows.values())
    assert backup(source, tmp_path / "file") == sum(map(len, rows.values()))
    source.close()
    assert restore(target, tmp_path / "file") == sum(map(len, rows.values()))
    assert everything(target) == rows
    backup(target, tmp_path / "again")
    other = connect(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/other.db"), upkeep=True)
    restore(other, tmp_path / "again")  # and from there back into SQLite
    assert everything(other) == rows
    other.close()


def test_a_backup_is_one_moment_while_others_write(database: Database, settings: Settings, tmp_path: Path) -> None:
    database.write(set_up)
    process = WritingProcess(settings, "w")
    copies = []
    try:
        before = [process.acknowledged() for _ in range(20)]
        for number in range(3):
            backup(database, tmp_path / f"{number}")
            copies.append(len(before))
            before += [process.acknowledged() for _ in range(20)]
    finally:
        process.kill()
    whole = bodies(database)
    for number, least in enumerate(copies):
        copy = connect(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/{number}.db"), upkeep=True)
        restore(copy, tmp_path / f"{number}")
        found = bodies(copy)
        assert len(found) >= least
        assert found == whole[: len(found)]
        assert copy.read(lambda connection: tables.find(connection, TABLE)).revision == len(found)
        copy.close()


def test_what_is_there_is_only_replaced_when_told_so(filled: Database, settings: Settings, tmp_path: Path) -> None:
    backup(filled, tmp_path / "file")
    rows = everything(filled)
    filled.write(lambda connection: append(connection, ROWS_AT_ONCE + 2, b"later"))
    filled.close()
    upkeep = connect(settings, upkeep=True)
    with pytest.raises(NotEmpty):
        restore(upkeep, tmp_path / "file")
    assert bodies(upkeep)[-1] == b"later"
    restore(upkeep, tmp_path / "file", replace=True)
    assert everything(upkeep) == rows
    upkeep.close()
    open_database(settings).close()


def test_an_empty_database_at_the_last_revision_is_no_hindrance(settings: Settings, tmp_path: Path) -> None:
    source = open_database(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/source.db"))
    source.write(welcome_two)
    backup(source, tmp_path / "file")
    source.close()
    upkeep = connect(settings, upkeep=True)
    assert restore(upkeep, tmp_path / "file") == 2
    upkeep.close()


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def edited(lines: list[bytes], number: int, old: bytes, new: bytes) -> bytes:
    changed = [line.replace(old, new) if place == number else line for place, line in enumerate(lines)]
    assert changed != lines
    return gzip.compress(b"".join(changed))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A good backup."""
    folder = tmp_path_factory.mktemp("good")
    source = open_database(Settings(data=folder))
    source.write(fill)
    backup(source, folder / "file")
    source.close()
    return folder / "file"


def test_a_damaged_file_changes_nothing(good: Path, filled: Database, settings: Settings, tmp_path: Path) -> None:
    whole, lines = good.read_bytes(), lines_of(good)
    bad = {
        "empty": b"",
        "words": b"these are words",
        "cut": whole[:-9],
        "half": whole[: len(whole) // 2],
        "one bit": whole[:300] + bytes([whole[300] ^ 1]) + whole[301:],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "twice": gzip.compress(b"".join(lines) * 2),
        "more": gzip.compress(b"".join(lines) + b"{}\n"),
        "changed": edited(lines, 2, b"Ema", b"Eva"),
        "other column": edited(lines, 1, b'"name"', b'"fame"'),
        "no backup": gzip.compress(b'{"cheeseboard_backup":1}\n'),
    }
    rows = everything(filled)
    filled.close()
    upkeep = connect(settings, upkeep=True)
    for name, content in bad.items():
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(Damaged):
            restore(upkeep, tmp_path / "bad", replace=True)
        assert everything(upkeep) == rows, name
    upkeep.close()


def test_a_well_formed_file_with_wrong_rows_changes_nothing(
    good: Path, filled: Database, settings: Settings, tmp_path: Path
) -> None:
    """Rows that refer to nobody, under a digest that fits: as a faulty program might write them."""
    lines = lines_of(good)
    number = next(place for place, line in enumerate(lines) if line.startswith(b'["t1",0,"ema"'))
    lines[number] = lines[number].replace(b'"ema"', b'"nobody"')
    lines[-1] = json.dumps({"sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}, separators=(",", ":")).encode()
    (tmp_path / "bad").write_bytes(gzip.compress(b"".join([*lines[:-1], lines[-1] + b"\n"])))
    rows = everything(filled)
    filled.close()
    upkeep = connect(settings, upkeep=True)
    with pytest.raises(Damaged):
        restore(upkeep, tmp_path / "bad", replace=True)
    assert everything(upkeep) == rows
    upkeep.close()


def test_a_later_backup_is_refused(good: Path, settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "later").write_bytes(edited(lines_of(good), 0, f'"{HEAD}"'.encode(), b'"9999"'))
    upkeep = connect(settings, upkeep=True)
    with pytest.raises(Newer, match="9999"):
        restore(upkeep, tmp_path / "later")
    upkeep.close()


def test_a_backup_that_cannot_be_finished_leaves_nothing(empty: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    database = connect(empty)
    with pytest.raises(Missing):
        backup(database, folder / "file")
    database.write(create)

    def fail(done: int, total: int) -> None:
        raise KeyboardInterrupt

    database.write(welcome_two)
    with pytest.raises(KeyboardInterrupt):
        backup(database, folder / "file", fail)
    assert list(folder.iterdir()) == []
    (folder / "file").write_text("mine")
    with pytest.raises(FileExistsError):
        backup(database, folder / "file")
    assert (folder / "file").read_text() == "mine"
    database.close()


def test_progress_is_told(filled: Database, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    total = backup(filled, tmp_path / "file", lambda done, of: told.append((done, of)))
    assert told[-1] == (total, total)
    assert told == sorted(told)


@given(
    names=st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\0")), max_size=3),
    blob=st.binary(max_size=20),
    at=st.integers(0, 2**53),
)
@tried(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=8)
def test_whatever_is_written_is_read_back(names: list[str], blob: bytes, at: int, tmp_path: Path) -> None:
    for file in ("source.db", "copy.db", "file"):
        (tmp_path / file).unlink(missing_ok=True)
    source = open_database(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/source.db"))
    source.write(set_up)
    source.write(lambda connection: append(connection, 1, blob))
    for number, name in enumerate(names):
        source.write(partial(people.welcome, person=PersonId(str(number)), name=name, at=at))
    backup(source, tmp_path / "file")
    copy = connect(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/copy.db"), upkeep=True)
    restore(copy, tmp_path / "file")
    assert everything(copy) == everything(source)
    source.close()
    copy.close()
