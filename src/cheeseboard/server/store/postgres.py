"""PostgreSQL: the connections to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, Engine, create_engine

from cheeseboard.server.store.errors import DriverMissing

DRIVER: Final = "postgresql+psycopg"
CONNECT_S: Final = 3
STATEMENT_MS: Final = 20_000


def writing(url: URL, patience_ms: int, connections: int, *, upkeep: bool) -> Engine:
    """The connections of this process; for upkeep a statement may take as long as it needs."""
    limits = f"-c lock_timeout={patience_ms} -c idle_in_transaction_session_timeout={0 if upkeep else STATEMENT_MS}"
    try:
        return create_engine(
            url.set(drivername=DRIVER),
            pool_size=connections,
            max_overflow=0,
            pool_timeout=patience_ms / 1000,
            hide_parameters=True,
            connect_args={
                "application_name": "cheeseboard",
                "connect_timeout": CONNECT_S,
                # A machine that is gone does not say so: silence counts as an answer.
                "tcp_user_timeout": patience_ms * 2,
                "keepalives_idle": 10,
                "keepalives_interval": 5,
                "keepalives_count": 3,
                "options": f"{limits} -c statement_timeout={0 if upkeep else STATEMENT_MS}",
            },
        )
    except ImportError:
        raise DriverMissing from None


def conninfo(url: URL) -> str:
    """The address for whoever speaks with PostgreSQL without SQLAlchemy. It may hold a password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def reading(writer: Engine) -> Engine:
    """The same connections for reading, each transaction from a state of the database that stands still."""
    return writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
