"""Alembic runs this to learn how to migrate: within the connection, and the transaction, that it is handed."""

from __future__ import annotations

from alembic import context

from cheeseboard.server.store.revision import VERSION_TABLE
from cheeseboard.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by rebuilding it
)
context.run_migrations()
