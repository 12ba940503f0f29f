"""Whose turn it is, who set a table up, what a result was like, devices, and people who are gone or were merged."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
AT_ONCE = 500


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("gone", sa.BigInteger()))
        people.add_column(sa.Column("merged", sa.Text()))
        people.create_foreign_key("fk_people_merged", "people", ["merged"], ["id"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("device", sa.Text(), nullable=False, server_default=sa.text("''")))
    with op.batch_alter_table("bots") as bots:
        bots.add_column(sa.Column("removed", sa.BigInteger()))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("creator", sa.Text()))
        tables.add_column(sa.Column("asked", sa.BigInteger()))
        tables.add_column(sa.Column("turns", sa.Text()))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("name", sa.Text(), nullable=False, server_default=sa.text("''")))
        results.add_column(sa.Column("people", sa.Integer(), nullable=False, server_default="0"))
        results.add_column(sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.text("false")))
        results.add_column(sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.text("true")))
    op.create_index(
        "ix_tables_creator",
        "tables",
        ["creator"],
        sqlite_where=sa.text("status = 'gathering'"),
        postgresql_where=sa.text("status = 'gathering'"),
    )
    # What is derived from here on is derived for what is there already. Whose turn it is at running tables only their
    # journals tell: the server finds that out when somebody asks.
    from_heads(op.get_bind())
    op.execute("UPDATE tables SET asked = 0, turns = '[]' WHERE status <> 'playing'")
    op.execute("UPDATE sessions SET seen = created")
    op.execute("UPDATE results SET name = coalesce((SELECT name FROM people WHERE people.id = results.player), '')")
    op.execute(
        'UPDATE results SET people = (SELECT count(*) FROM results AS others WHERE others."table" = results."table" '
        "AND others.seat <> results.seat AND others.player NOT LIKE 'bot:%')"
    )


def from_heads(connection: sa.Connection) -> None:
    """Who has set up a table, and whether anybody may look on."""
    tables = sa.table("tables", sa.column("id"), sa.column("head"), sa.column("creator"))
    results = sa.table("results", sa.column("table"), sa.column("public"))
    last = ""
    while True:
        some = sa.select(tables.c.id, tables.c.head).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
        rows = connection.execute(some).all()
        if not rows:
            return
        for table, head in rows:
            last = table
            try:
                found = json.loads(head)
            except ValueError:  # such a table cannot be read by anybody
                continue
            if found.get("creator"):
                connection.execute(tables.update().where(tables.c.id == table).values(creator=found["creator"]))
            if not found.get("spectators", True):
                connection.execute(results.update().where(results.c.table == table).values(public=sa.false()))
