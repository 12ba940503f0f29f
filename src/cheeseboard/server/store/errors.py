"""What can go wrong with the database, in few kinds. None carries a driver's words, a statement or a value."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

LOG: Final = logging.getLogger(__name__)

UNIQUE_VIOLATION: Final = "23505"
FOREIGN_KEY_VIOLATION: Final = "23503"
# A serialisation failure and a deadlock: nothing was written, and a second try is likely to go through.
COLLISIONS: Final = frozenset({"40001", "40P01"})
# Classes of SQLSTATE that pass: connection lost, resources short, an operator's hand, the system; and a lock held.
PASSING_CLASSES: Final = frozenset({"08", "53", "57", "58"})
LOCK_NOT_AVAILABLE: Final = "55P03"


class StoreError(Exception):
    """Something that the database was asked for did not happen."""


class Taken(StoreError):
    """Somebody was there first: a place in a journal, a name, a version."""


class Missing(StoreError):
    """What was asked for, or what was referred to, is not there."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write now: not known to be saved, try again."""


class Full(Unavailable):
    """More writes wait than may: not saved, try again."""


class Faulty(StoreError):
    """The database did not understand us: a fault of ours, never of a user."""


class NotPrepared(StoreError):
    """The database is not one that this version of Cheeseboard can work with."""


class Outdated(NotPrepared):
    """The database is empty or older than this version; `cheeseboard db upgrade` brings it up."""

    def __init__(self, found: str | None, known: str) -> None:
        super().__init__(f"the database is at {found}, this version needs {known}: run cheeseboard db upgrade")
        self.found: Final = found
        self.known: Final = known


class Newer(NotPrepared):
    """The database was written by a later version of Cheeseboard."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database is at {found}, this version knows nothing later than {known}")
        self.found: Final = found
        self.known: Final = known


class NotOurs(NotPrepared):
    """There is something in the database, and it is not Cheeseboard's."""


class DriverMissing(NotPrepared):
    """The package that speaks with this kind of database is not installed."""


def sqlstate(error: DBAPIError) -> str:
    """PostgreSQL's code for an error, or nothing."""
    return str(getattr(error.orig, "sqlstate", None) or "")


def lost(error: DBAPIError) -> bool:
    """Whether the whole transaction is gone, so that it can only be begun anew."""
    return error.connection_invalidated or sqlstate(error) in COLLISIONS


def translated(error: SQLAlchemyError) -> StoreError:
    """The kind of an error. The log gets its code; its text may hold what users wrote, so that goes nowhere."""
    found = kind_of(error)
    if isinstance(found, Faulty | Unavailable):
        original = error.orig if isinstance(error, DBAPIError) else error
        code = sqlstate(error) if isinstance(error, DBAPIError) else ""
        code = code or str(getattr(original, "sqlite_errorname", ""))
        LOG.warning("database: %s after %s %s", type(found).__name__, type(original).__name__, code)
    return found


def kind_of(error: SQLAlchemyError) -> StoreError:
    if isinstance(error, NoConnectionFree):
        return Unavailable()
    if not isinstance(error, DBAPIError):
        return Faulty()
    state = sqlstate(error)
    if isinstance(error, IntegrityError):
        return of_integrity(state, str(error.orig))
    if error.connection_invalidated or state in COLLISIONS or state == LOCK_NOT_AVAILABLE:
        return Unavailable()
    if state:
        return Unavailable() if state[:2] in PASSING_CLASSES else Faulty()
    if "not a database" in str(error.orig):
        return NotOurs()
    if "no such table" in str(error.orig) or "no such column" in str(error.orig):
        return Faulty()
    return Unavailable() if isinstance(error, OperationalError | InterfaceError) else Faulty()


def of_integrity(state: str, text: str) -> StoreError:
    """SQLite tells the kind of a constraint only in words."""
    if state == UNIQUE_VIOLATION or "UNIQUE" in text or "PRIMARY KEY" in text:
        return Taken()
    if state == FOREIGN_KEY_VIOLATION or "FOREIGN KEY" in text:
        return Missing()
    return Faulty()
