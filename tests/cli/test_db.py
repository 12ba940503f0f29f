"""`cheeseboard db`: on a file of SQLite's; tests/server/store does the same on both kinds of database."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import people
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.revision import open_database
from tests.cli.shell import LANGUAGES, Done, cheese
from tests.server.store.examples import EMA, welcome_two

NOWHERE = "postgresql://cheese:secret-word@127.0.0.1:1/none"
BAD_INPUT = [
    (["db"], {}, "db --help"),
    (["db", "burn"], {}, "upgrade, backup, restore"),
    (["db", "upgrade", "file"], {}, "file"),
    (["db", "upgrade", "--replace"], {}, "--replace"),
    (["db", "backup"], {}, "cheeseboard db backup"),
    (["db", "restore"], {}, "cheeseboard db restore"),
    (["db", "backup", "new"], {}, "DATABASE_URL"),
    (["db", "restore", "missing"], {}, "missing"),
    (["db", "restore", "."], {}, "."),
    (["db", "upgrade"], {"DATABASE_URL": "mysql://localhost/cheese"}, "sqlite:///"),
    (["db", "upgrade"], {"DATABASE_URL": "sqlite://"}, "sqlite:///"),
    (["db", "upgrade"], {"DATABASE_URL": "cheese"}, "sqlite:///"),
    (["db", "upgrade"], {"DATABASE_URL": "sqlite:///missing/cheese.db"}, "DATABASE_URL"),
    (["db", "upgrade"], {"DATABASE_URL": "sqlite:///words"}, "DATABASE_URL"),
    (["db", "upgrade"], {"DATABASE_URL": NOWHERE}, "DATABASE_URL"),
    (["db", "backup", "new"], {"DATABASE_URL": NOWHERE}, "DATABASE_URL"),
    (["db", "upgrade"], {"CHEESEBOARD_CONNECTIONS": "many"}, "CHEESEBOARD_CONNECTIONS"),
]


def db(*arguments: str, language: str = "en", data: str = "data", **variables: str) -> Done:
    return cheese("db", *arguments, "-l", language, CHEESEBOARD_DATA=str(Path(data).absolute()), **variables)


def here(data: str = "data") -> Settings:
    return Settings(data=Path(data).absolute())


@pytest.fixture(autouse=True)
def no_database_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)


@pytest.fixture
def two() -> None:
    """A database with two people."""
    database = open_database(here())
    database.write(welcome_two)
    database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_brings_everything_back(language: str, two: None) -> None:
    done = db("backup", "monday.backup", language=language)
    assert (done.code, done.err) == (0, "")
    assert "monday.backup" in done.out
    assert stat.S_IMODE(os.stat("monday.backup").st_mode) == 0o600
    assert sorted(path.name for path in Path().iterdir()) == ["data", "monday.backup"]
    done = db("restore", "monday.backup", language=language, data="other")
    assert (done.code, done.err) == (0, "")
    database = open_database(here("other"))
    assert database.read(lambda connection: people.find(connection, EMA)).name == "Ema"
    database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_there_is_replaced_only_when_told_so(language: str, two: None) -> None:
    assert db("backup", "monday.backup").code == 0
    done = db("restore", "monday.backup", language=language)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "--replace" in done.err
    assert db("restore", "monday.backup", "--replace", language=language).code == 0


def test_a_backup_never_overwrites(two: None) -> None:
    Path("mine").write_text("words")
    done = db("backup", "mine")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert Path("mine").read_text() == "words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_changes_nothing(language: str, two: None) -> None:
    assert db("backup", "good").code == 0
    Path("bad").write_bytes(Path("good").read_bytes()[:-20])
    done = db("restore", "bad", "--replace", language=language)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert "bad" in done.err
    database = connect(here())
    assert database.read(lambda connection: people.find(connection, EMA)).name == "Ema"
    database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrading_twice_is_the_same_as_once(language: str) -> None:
    first, second = db("upgrade", language=language), db("upgrade", language=language)
    assert (first.code, second.code, first.err + second.err) == (0, 0, "")
    assert first.out != second.out
    open_database(here()).close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_later_database_is_refused(language: str, two: None) -> None:
    with sqlite3.connect("data/cheeseboard.db") as file:
        file.execute("UPDATE cheeseboard_version SET version_num = '9999'")
    file.close()
    for task in (["upgrade"], ["backup", "new"]):
        done = db(*task, language=language)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert "9999" in done.err
    assert not Path("new").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "variables", "named"), BAD_INPUT, ids=lambda value: str(value))
def test_bad_input_gets_one_line(arguments: list[str], variables: dict[str, str], named: str, language: str) -> None:
    Path("words").write_text("these are words and no database" * 100)
    done = db(*arguments[1:], language=language, **variables) if arguments[1:] else cheese("db", "-l", language)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert named in done.err
    assert "secret-word" not in done.err
    assert not Path("new").exists()
