"""People: guests with a name, and accounts that they may turn into, under the same id."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Row, insert, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.store.schema import PEOPLE


@dataclass(frozen=True)
class Person:
    """Somebody who plays. Their password and where to write to them are asked for by name alone."""

    id: PersonId
    name: str
    account: str | None
    language: str | None
    created: int
    seen: int
    gone: int | None  # when the account was deleted
    merged: PersonId | None  # the account that this guest is now


@dataclass(frozen=True)
class Contact:
    """Where to write to somebody."""

    email: str | None
    webhook: str | None
    language: str | None


COLUMNS = [PEOPLE.c[name] for name in ("id", "name", "account", "language", "created", "seen", "gone", "merged")]


def fold(account: str) -> str:
    """What is the same in names of accounts that a reader takes for one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold()).strip()


def welcome(connection: Connection, person: PersonId, name: str, at: int, language: str | None = None) -> None:
    """A new guest. Raises Taken if the id is."""
    row = {"id": person, "name": name, "language": language, "created": at, "seen": at}
    connection.execute(insert(PEOPLE), row)


def find(connection: Connection, person: PersonId) -> Person:
    """Somebody by their id. Raises Missing."""
    return one(connection.execute(select(*COLUMNS).where(PEOPLE.c.id == person)).one_or_none())


def names(connection: Connection, persons: Sequence[PersonId]) -> dict[PersonId, str]:
    """What others see of several people, as far as there are such."""
    rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(persons)))
    return {PersonId(row.id): row.name for row in rows}


def of_account(connection: Connection, account: str) -> Person:
    """Somebody by the name they log in with. Raises Missing."""
    return one(connection.execute(select(*COLUMNS).where(PEOPLE.c.account_key == fold(account))).one_or_none())


def register(connection: Connection, person: PersonId, account: str, password: str) -> None:
    """A guest becomes an account and stays who they are. The password is its hash. Raises Taken if the name is."""
    query = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.account.is_(None))
    done = connection.execute(query.values(account=account, account_key=fold(account), password=password))
    if done.rowcount == 0:
        find(connection, person)
        raise Taken


def password(connection: Connection, person: PersonId) -> str | None:
    """The hash of their password; None for a guest. Raises Missing."""
    row = connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).one_or_none()
    if row is None:
        raise Missing
    found: str | None = row.password
    return found


def set_password(connection: Connection, person: PersonId, password: str) -> None:
    """Store another hash. Raises Missing for a guest."""
    change(connection, person, {"password": password}, accounts_only=True)


def rename(connection: Connection, person: PersonId, name: str) -> None:
    """What others see from now on."""
    change(connection, person, {"name": name})


def set_contact(connection: Connection, person: PersonId, contact: Contact) -> None:
    """Where to write to them from now on."""
    change(connection, person, {"email": contact.email, "webhook": contact.webhook, "language": contact.language})


def contact(connection: Connection, person: PersonId) -> Contact:
    """Where to write to somebody. Raises Missing."""
    columns = (PEOPLE.c.email, PEOPLE.c.webhook, PEOPLE.c.language)
    row = connection.execute(select(*columns).where(PEOPLE.c.id == person)).one_or_none()
    if row is None:
        raise Missing
    return Contact(row.email, row.webhook, row.language)


def see(connection: Connection, person: PersonId, at: int) -> None:
    """They are here."""
    change(connection, person, {"seen": at})


def change(
    connection: Connection, person: PersonId, values: dict[str, str | int | None], accounts_only: bool = False
) -> None:
    query = update(PEOPLE).where(PEOPLE.c.id == person)
    if accounts_only:
        query = query.where(PEOPLE.c.account.is_not(None))
    if connection.execute(query.values(values)).rowcount == 0:
        raise Missing


def one(row: Row[tuple[object, ...]] | None) -> Person:
    if row is None:
        raise Missing
    return Person(**row._mapping)
