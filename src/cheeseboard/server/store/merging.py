"""A guest logs in to an account: all that is stored of the guest becomes the account's, but for what tables say."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Table, and_, delete, func, insert, literal, not_, or_, select, union, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.store.schema import (
    BOTS,
    CHANNELS,
    CHAT,
    CONFIRMATIONS,
    JOURNAL,
    KEPT,
    MUTES,
    NOTICES,
    PEOPLE,
    PRESENCE,
    RATINGS,
    REMINDERS,
    RESULTS,
    SEATS,
    SESSIONS,
    TABLES,
)
from cheeseboard.server.store.tables import GATHERING


def both_at(connection: Connection, guest: PersonId, account: PersonId) -> list[TableId]:
    """The tables where both have seats."""
    of_guest, of_account = SEATS.alias(), SEATS.alias()
    query = select(of_guest.c.table).distinct().join(of_account, of_guest.c.table == of_account.c.table)
    query = query.where(of_guest.c.person == guest, of_account.c.person == account)
    return [TableId(table) for table in connection.scalars(query.order_by(of_guest.c.table))]


def tables_of(connection: Connection, guest: PersonId) -> list[TableId]:
    """The tables that name the guest: where they or their bots sit, those that they gather, and those where others
    gather and keep a seat for them. Locked for us."""
    bots = select(BOTS.c.person).where(BOTS.c.owner == guest)
    sits = select(SEATS.c.table).where(or_(SEATS.c.person == guest, SEATS.c.person.in_(bots)))
    gathers = select(TABLES.c.id).where(TABLES.c.creator == guest, TABLES.c.status == GATHERING)
    kept = select(KEPT.c.table).join(TABLES, TABLES.c.id == KEPT.c.table)
    kept = kept.where(KEPT.c.person == guest, TABLES.c.status == GATHERING)
    named = union(sits, gathers, kept).subquery()
    query = select(TABLES.c.id).where(TABLES.c.id.in_(select(named))).order_by(TABLES.c.id)
    return [TableId(table) for table in connection.scalars(query.with_for_update())]


def append(connection: Connection, table: TableId, body: bytes) -> int:
    """Write an entry that leaves the table standing as it does; its revision."""
    query = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1)
    revision = int(connection.execute(query.returning(TABLES.c.revision)).scalar_one())
    connection.execute(insert(JOURNAL), {"table": table, "sequence": revision, "body": body})
    return revision


def take_over(connection: Connection, guest: PersonId, account: PersonId, but: Sequence[TableId]) -> None:
    """All but the heads and journals of tables. At the tables `but`, where both sit, everybody keeps what is theirs.

    Raises Taken if the guest has an account, or was taken over already.
    """
    merged = update(PEOPLE).where(PEOPLE.c.id == guest, PEOPLE.c.account.is_(None), PEOPLE.c.merged.is_(None))
    if connection.execute(merged.values(merged=account)).rowcount == 0:
        raise Taken
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == guest))
    elsewhere = SEATS.c.table.not_in(but)
    connection.execute(update(SEATS).where(SEATS.c.person == guest, elsewhere).values(person=account))
    connection.execute(update(KEPT).where(KEPT.c.person == guest).values(person=account))
    connection.execute(update(TABLES).where(TABLES.c.creator == guest).values(creator=account))
    connection.execute(update(BOTS).where(BOTS.c.owner == guest).values(owner=account))
    connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    move(connection, MUTES, "person", guest, account, ["muted"])
    move(connection, MUTES, "muted", guest, account, ["person"])
    take_reminders(connection, guest, account)
    take_results(connection, guest, account)


def take_reminders(connection: Connection, guest: PersonId, account: PersonId) -> None:
    """What the guest was to be told, and how; whom tables wait for. An account keeps what it has chosen itself."""
    move(connection, NOTICES, "person", guest, account, ["table", "kind"])
    move(connection, REMINDERS, "person", guest, account, [])
    move(connection, CHANNELS, "person", guest, account, ["channel"])
    connection.execute(update(CONFIRMATIONS).where(CONFIRMATIONS.c.person == guest).values(person=account))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.person == guest))  # their sockets come back as the account
    seated = select(SEATS.c.table).where(SEATS.c.person == account)
    waits = func.replace(TABLES.c.waits, guest, account)
    connection.execute(update(TABLES).where(TABLES.c.id.in_(seated)).values(waits=waits))


def take_results(connection: Connection, guest: PersonId, account: PersonId) -> None:
    """The guest's history. An account that has a rating keeps its own: two beliefs cannot be added up, and nobody is
    to choose, after a match, whether it counts."""
    others = RESULTS.alias()
    both = select(others.c.table).where(others.c.player == account)
    query = update(RESULTS).where(RESULTS.c.player == guest, RESULTS.c.table.not_in(both))
    connection.execute(query.values(player=account))
    move(connection, RATINGS, "player", guest, account, ["game"])


def move(
    connection: Connection, table: Table, column: str, guest: PersonId, account: PersonId, key: Sequence[str]
) -> None:
    """Give the guest's rows to the account; where it has one with the same key, that one stays."""
    own = table.alias()
    same = and_(own.c[column] == account, *[own.c[name] == table.c[name] for name in key])
    free = not_(select(literal(1)).select_from(own).where(same).exists())
    connection.execute(update(table).where(table.c[column] == guest, free).values({column: account}))
    connection.execute(delete(table).where(table.c[column] == guest))
