"""The journals: what happened at a table, entry by entry, never changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, Insert, Integer, LargeBinary, Update, bindparam, insert, select, update

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import tables, turns
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.store.schema import JOURNAL, TABLES
from cheeseboard.server.store.tables import Standing

SINCE: Final = (
    select(JOURNAL.c.sequence, JOURNAL.c.body)
    .where(JOURNAL.c.table == bindparam("table"), JOURNAL.c.sequence > bindparam("after"))
    .order_by(JOURNAL.c.sequence)
)
ADD: Final = insert(JOURNAL)
STAND: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.revision == bindparam("before"))
    .values(
        {
            TABLES.c.revision: bindparam("sequence"),
            TABLES.c.status: bindparam("to_status"),
            TABLES.c.deadline: bindparam("to_deadline"),
            TABLES.c.thinking: bindparam("to_thinking"),
            TABLES.c.asked: bindparam("to_asked"),
            TABLES.c.turns: bindparam("to_turns"),
            TABLES.c.changed: bindparam("at"),
            TABLES.c.waits: bindparam("to_waits"),
            TABLES.c.look: bindparam("to_look"),
        }
    )
)
STAND_ON_HEAD: Final = STAND.where(TABLES.c.version == bindparam("head_version"))


def at_once(stand: Update) -> Insert:
    """The entry and where the table stands in one statement: PostgreSQL can, and is a network away."""
    stood = stand.returning(TABLES.c.id).cte("stood")
    entry = select(stood.c.id, bindparam("sequence", type_=Integer), bindparam("body", type_=LargeBinary))
    return ADD.from_select(["table", "sequence", "body"], entry).execution_options(preserve_rowcount=True)


APPEND: Final = at_once(STAND)
APPEND_ON_HEAD: Final = at_once(STAND_ON_HEAD)
Facts = dict[str, str | bytes | int | bool | None]


class Entry(NamedTuple):
    """An entry of a journal and its place."""

    sequence: int
    body: bytes


@dataclass(frozen=True)
class Append:
    """Writes the entry that follows the last one, and where the table stands with it. Many can be written at once.

    Raises Taken if the journal has gone on meanwhile, or if the head is not of the version that the entry builds on;
    Missing if there is no such table.
    """

    table: TableId
    sequence: int
    body: bytes
    standing: Standing
    head_version: int | None = None

    def __call__(self, connection: Connection) -> None:
        write(connection, [self])

    def facts(self) -> Facts:
        """What the statements ask for, all of it by name."""
        standing = self.standing
        facts: Facts = {
            "table": self.table,
            "before": self.sequence - 1,
            "sequence": self.sequence,
            "body": self.body,
            "to_status": standing.status,
            "to_deadline": standing.deadline,
            "to_thinking": standing.thinking,
            "at": standing.at,
            "to_waits": standing.waits,
            "to_look": standing.look,
            "to_asked": turns.bits(standing.turns),
            "to_turns": turns.encode(standing.turns),
        }
        if self.head_version is not None:
            facts["head_version"] = self.head_version
        return facts


def append(
    connection: Connection,
    table: TableId,
    sequence: int,
    body: bytes,
    standing: Standing,
    head_version: int | None = None,
) -> None:
    """Write one entry."""
    write(connection, [Append(table, sequence, body, standing, head_version)])


def write(connection: Connection, entries: Sequence[Append]) -> None:
    """Write entries of several tables. Raises what one of them raises, and then some may be written."""
    for on_head in (False, True):
        chosen = [entry for entry in entries if (entry.head_version is not None) == on_head]
        if chosen and write_alike(connection, chosen, on_head) != len(chosen):
            for entry in chosen:
                tables.find(connection, entry.table)
            raise Taken


def write_alike(connection: Connection, entries: list[Append], on_head: bool) -> int:
    """How many of the entries fitted."""
    facts = [entry.facts() for entry in entries]
    # The table's row comes first: whoever has it in hand makes others wait, and they then see that they are late.
    if connection.dialect.name == "postgresql":
        statement = APPEND_ON_HEAD if on_head else APPEND
        return connection.execute(statement, facts).rowcount
    done = connection.execute(STAND_ON_HEAD if on_head else STAND, facts).rowcount
    if done == len(entries):
        connection.execute(ADD, facts)
    return done


def since(connection: Connection, table: TableId, after: int = 0) -> list[Entry]:
    """The entries after a revision, in order."""
    return [Entry(row.sequence, row.body) for row in connection.execute(SINCE, {"table": table, "after": after})]
