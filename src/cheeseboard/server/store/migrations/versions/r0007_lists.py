"""Indexes for lists of tables that go on from a table, in the words in which SQLite is asked for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    anew("waiting", ["created", "id"], "open = 1 AND status = 'gathering'", "open AND status = 'gathering'")
    anew("playing", ["created", "id"], "public = 1 AND status = 'playing'", "public AND status = 'playing'")
    anew("thinking", ["changed"], "thinking = 1", "thinking")


def anew(name: str, columns: list[str], in_sqlite: str, in_postgres: str) -> None:
    """An index of some tables only, in the place of the one that had this name."""
    op.drop_index(f"ix_tables_{name}", "tables")
    op.create_index(
        f"ix_tables_{name}",
        "tables",
        columns,
        sqlite_where=sa.text(in_sqlite),
        postgresql_where=sa.text(in_postgres),
    )
