"""Results: how every finished match ended, and what that makes of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, NewType

from sqlalchemy import Connection, and_, or_, select

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.schema import RESULTS

Player = NewType("Player", str)  # a person, or a level of our bots
BOT: Final = "bot:"
OTHERS: Final = RESULTS.alias("others")


@dataclass(frozen=True)
class Result:
    """How a seat fared, and the rating afterwards if the match was rated."""

    table: TableId
    seat: int
    game: str
    player: Player
    place: int
    players: int
    score: int
    mu: float | None
    sigma: float | None
    at: int
    name: str
    people: int
    stood_in: bool
    public: bool


class After(NamedTuple):
    """A place in somebody's history, to go on from there."""

    at: int
    table: TableId
    seat: int


def person(found: PersonId) -> Player:
    """A person as a player."""
    return Player(found)


def bot(level: str) -> Player:
    """A level of our bots as a player."""
    return Player(f"{BOT}{level}")


def is_bot(player: Player) -> bool:
    """Whether that is a level of our bots."""
    return player.startswith(BOT)


def of_table(connection: Connection, table: TableId) -> list[Result]:
    """How a match ended, by seat; empty while it goes on."""
    rows = connection.execute(select(RESULTS).where(RESULTS.c.table == table).order_by(RESULTS.c.seat))
    return [Result(**row._mapping) for row in rows]


def of_player(
    connection: Connection,
    player: Player,
    limit: int,
    game: str | None = None,
    after: After | None = None,
    reader: Player | None = None,
) -> list[Result]:
    """A player's matches, the last first. Others see those where anybody could look on, and those where they sat."""
    query = select(RESULTS).where(RESULTS.c.player == player)
    if reader != player:
        own = select(OTHERS.c.table).where(OTHERS.c.player == reader)
        query = query.where(or_(RESULTS.c.public, RESULTS.c.table.in_(own)))
    if game is not None:
        query = query.where(RESULTS.c.game == game)
    if after is not None:
        same = and_(RESULTS.c.table == after.table, RESULTS.c.seat > after.seat)
        later = and_(RESULTS.c.at == after.at, or_(RESULTS.c.table > after.table, same))
        query = query.where(or_(RESULTS.c.at < after.at, later))
    rows = connection.execute(query.order_by(RESULTS.c.at.desc(), RESULTS.c.table, RESULTS.c.seat).limit(limit))
    return [Result(**row._mapping) for row in rows]


def of_tables(connection: Connection, tables: Sequence[TableId]) -> dict[TableId, list[Result]]:
    """How several matches ended, each by seat."""
    found: dict[TableId, list[Result]] = {table: [] for table in tables}
    query = select(RESULTS).where(RESULTS.c.table.in_(tables)).order_by(RESULTS.c.table, RESULTS.c.seat)
    for row in connection.execute(query):
        found[TableId(row.table)].append(Result(**row._mapping))
    return found
