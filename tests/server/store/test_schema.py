"""The migrations lead to the schema that the code works with, and a database of another revision is told apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text, update
from sqlalchemy.engine.interfaces import ReflectedIndex

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.errors import Newer, NotOurs, Outdated
from cheeseboard.server.store.revision import VERSION, VERSION_TABLE, open_database
from cheeseboard.server.store.schema import HEAD, METADATA, REVISIONS
from cheeseboard.server.store.upgrade import config, upgrade
from tests.server.store.examples import TABLE, append, bodies, set_up


def migrated(settings: Settings) -> None:
    database = connect(settings, upkeep=True)
    assert upgrade(database) is None
    database.close()


def look(settings: Settings, what: Callable[[Connection], object]) -> object:
    database = connect(settings)
    found = database.read(what)
    database.close()
    return found


def structure(connection: Connection) -> dict[str, object]:
    """All that the database itself says of its tables."""
    inspector = inspect(connection)
    found: dict[str, object] = {}
    for name in sorted(inspector.get_table_names()):
        columns = [(column["name"], str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)]
        indexes = sorted(
            str((index["name"], index["column_names"], index["unique"], sorted(map(str, where(index).values()))))
            for index in inspector.get_indexes(name)
        )
        foreign = sorted(str(sorted(map(str, key.items()))) for key in inspector.get_foreign_keys(name))
        uniques = sorted(str(sorted(map(str, unique.items()))) for unique in inspector.get_unique_constraints(name))
        options = sorted(map(str, inspector.get_table_options(name).items()))
        found[name] = [sorted(columns), str(inspector.get_pk_constraint(name)), indexes, foreign, uniques, options]
    return found


def where(index: ReflectedIndex) -> dict[str, object]:
    """What limits an index to some of the rows."""
    return {name: value for name, value in index.get("dialect_options", {}).items() if name.endswith("_where")}


def test_migrations_lead_to_the_schema(empty: Settings) -> None:
    migrated(empty)

    def compare(connection: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True, "version_table": VERSION_TABLE}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)

    assert look(empty, compare) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_new_database_is_the_same_as_a_migrated_one(
    kind: str, tmp_path: Path, sqlite_url: str, postgres_url: str
) -> None:
    made = Settings(data=tmp_path, database_url={"sqlite": sqlite_url, "postgres": postgres_url}[kind])
    database = connect(made)
    database.write(revision.create)
    fresh = database.read(structure)
    database.write(drop_all)
    database.close()
    migrated(made)
    assert look(made, structure) == fresh
    assert set(fresh) == {*METADATA.tables, VERSION_TABLE}


def drop_all(connection: Connection) -> None:
    METADATA.drop_all(connection)
    VERSION.drop(connection)


def test_every_revision_is_known_by_its_migration() -> None:
    scripts = ScriptDirectory.from_config(config())
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(REVISIONS)
    assert scripts.get_current_head() == HEAD


def test_a_new_file_is_made_at_the_start_and_a_servers_database_is_not(empty: Settings) -> None:
    if empty.database_url.startswith("sqlite"):
        open_database(empty).close()
        assert look(empty, revision.revision) == HEAD
    else:
        with pytest.raises(Outdated, match="cheeseboard db upgrade"):
            open_database(empty)
        migrated(empty)
        open_database(empty).close()


def test_alembic_is_not_loaded_at_the_start(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from pathlib import Path; from cheeseboard.server.settings import Settings\n"
        "from cheeseboard.server.store.revision import open_database\n"
        "from cheeseboard.server.store import writer, journal, ratings, notices\n"
        f"open_database(Settings(data=Path({str(tmp_path)!r}))).close(); print('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_an_upgrade_keeps_what_is_there(settings: Settings) -> None:
    database = connect(settings, upkeep=True)
    database.write(set_up)
    database.write(lambda connection: append(connection, 1, b"kept"))
    assert upgrade(database) == HEAD
    assert bodies(database, TABLE) == [b"kept"]
    database.close()


def pretend(settings: Settings, found: str) -> None:
    database = connect(settings)
    database.write(lambda connection: connection.execute(update(VERSION).values(version_num=found)))
    database.close()


def test_an_outdated_database_is_told_how_to_be_upgraded(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revision, "REVISIONS", (*REVISIONS, "next"))
    monkeypatch.setattr(revision, "HEAD", "next")
    with pytest.raises(Outdated, match=f"{HEAD}.*next.*cheeseboard db upgrade"):
        open_database(settings)


def test_a_newer_database_is_left_alone(settings: Settings) -> None:
    pretend(settings, "9999")
    with pytest.raises(Newer, match="9999"):
        open_database(settings)
    database = connect(settings, upkeep=True)
    with pytest.raises(Newer, match="9999"):
        upgrade(database)
    database.close()


def test_somebody_elses_database_is_left_alone(empty: Settings) -> None:
    database = connect(empty, upkeep=True)
    database.write(lambda connection: connection.execute(text("CREATE TABLE cheese (name TEXT)")))
    with pytest.raises(NotOurs):
        open_database(empty)
    with pytest.raises(NotOurs):
        upgrade(database)
    assert database.read(lambda connection: inspect(connection).get_table_names()) == ["cheese"]
    database.close()


def test_a_migration_that_fails_changes_nothing(empty: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def fail(*arguments: object, **named: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(op, "create_index", fail)
    database = connect(empty, upkeep=True)
    with pytest.raises(ZeroDivisionError):
        upgrade(database)
    assert database.read(revision.revision) is None
    database.close()
