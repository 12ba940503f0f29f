"""Entries of journals on SQLite with as little around them as can be: a server with one process writes little else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import ClauseElement, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from cheeseboard.server.store.journal import ADD, STAND, Append, Facts

Row = tuple[str | bytes | int | bool | None, ...]


class Quick:
    """Writes entries over the driver itself. What does not go through at once is left to the usual way, which says why.

    SQLAlchemy takes several times as long for a transaction as SQLite does, and all else waits for it meanwhile.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.stand, self.stand_row = written(STAND, engine)
        self.add, self.add_row = written(ADD, engine)

    def write(self, entries: Sequence[Append]) -> bool:
        """Whether all of these are on the disk; if not, none is."""
        facts = [entry.facts() for entry in entries]
        try:
            connection = self.engine.raw_connection()
        except (SQLAlchemyError, self.engine.dialect.loaded_dbapi.Error):
            return False
        try:
            cursor = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany(self.stand, [self.stand_row(each) for each in facts])
            if cursor.rowcount != len(entries):
                return False
            cursor.executemany(self.add, [self.add_row(each) for each in facts])
            connection.commit()
            return True
        except self.engine.dialect.loaded_dbapi.Error:
            return False
        finally:
            connection.close()  # takes back what was not committed


def written(statement: ClauseElement, engine: Engine) -> tuple[str, Callable[[Facts], Row]]:
    """A statement in SQLite's words, and the values that belong to its question marks."""
    compiled = statement.compile(engine)
    assert isinstance(compiled, SQLCompiler)
    names = compiled.positiontup or []
    return str(compiled), lambda facts: tuple([facts[name] for name in names])
