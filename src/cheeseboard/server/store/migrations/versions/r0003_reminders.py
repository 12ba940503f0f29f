"""Whom tables wait for, who is there, and how people want to be reminded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("waits", sa.Text(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("look", sa.BigInteger()))
    op.create_index(
        "ix_tables_look",
        "tables",
        ["look"],
        sqlite_where=sa.text("look IS NOT NULL"),
        postgresql_where=sa.text("look IS NOT NULL"),
    )
    op.drop_table("notices")  # no version has ever filled it
    op.create_table(
        "notices",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("seen", sa.BigInteger()),
        sa.Column("channel", sa.Text()),
        sa.Column("due", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "table", "kind"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "presence",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "person", "process"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
    op.create_index("ix_presence_until", "presence", ["until"])
    op.create_table(
        "reminders",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("wait", sa.BigInteger(), nullable=False),
        sa.Column("every", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "channels",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("leased", sa.BigInteger(), nullable=False),
        sa.Column("next", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "channel"),
    )
    op.create_table(
        "confirmations",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_confirmations_expires", "confirmations", ["expires"])
    op.create_index("ix_confirmations_person", "confirmations", ["person"])
