"""Matches that anybody may watch, rematches, and for whom seats are kept."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
AT_ONCE = 500


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_kept_person", "kept", ["person"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.text("false")))
        tables.add_column(sa.Column("rematch_of", sa.Text()))
    from_heads(op.get_bind())
    limited("ix_tables_playing", "created", "public AND status = 'playing'", "public = 1 AND status = 'playing'")
    limited("ix_tables_rematch_of", "rematch_of", "rematch_of IS NOT NULL")
    limited("ix_tables_gathering_rematch", "rematch_of", "status = 'gathering'", unique=True)


def limited(name: str, column: str, where: str, in_sqlite: str = "", unique: bool = False) -> None:
    """An index of some tables only. SQLite uses it where a query says the same in the same words."""
    only, also = sa.text(where), sa.text(in_sqlite or where)
    op.create_index(name, "tables", [column], unique=unique, sqlite_where=also, postgresql_where=only)


def from_heads(connection: sa.Connection) -> None:
    """What heads say of this. Of several tables where people gather for the same rematch one goes on as such."""
    tables = sa.table(
        "tables", *[sa.column(name) for name in ("id", "head", "status", "public", "rematch_of")]
    )
    kept = sa.table("kept", *[sa.column(name) for name in ("table", "seat", "person")])
    people = sa.table("people", sa.column("id"))
    gathered: set[str] = set()
    last = ""
    while True:
        some = sa.select(tables.c.id, tables.c.head, tables.c.status).where(tables.c.id > last)
        rows = connection.execute(some.order_by(tables.c.id).limit(AT_ONCE)).all()
        if not rows:
            return
        for table, data, status in rows:
            last = table
            try:
                head = json.loads(data)
            except ValueError:  # such a table cannot be read by anybody
                continue
            parent = head.get("parent") or {}
            before = parent.get("table") if parent.get("kind") == "rematch" else None
            if status == "gathering" and before is not None:
                before = None if before in gathered else before
                gathered |= {before} if before else set()
            public = head.get("spectators", True) and head.get("lesson") is None
            found = {"public": bool(public), "rematch_of": before}
            connection.execute(tables.update().where(tables.c.id == table).values(**found))
            for seat, seating in enumerate(head.get("seats", []) if status == "gathering" else []):
                person = seating.get("person") if seating.get("kind") == "invited" else None
                if person and connection.scalar(sa.select(people.c.id).where(people.c.id == person)):
                    connection.execute(kept.insert().values(table=table, seat=seat, person=person))
