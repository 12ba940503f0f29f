"""People, their sessions, their bots and their invitations. No token is stored as it is."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import Connection, select

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import bots, invitations, people, sessions, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.store.invitations import Invitation
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.schema import METADATA
from tests.server.store.examples import EMA, PETR, TABLE, set_up, welcome_two

ROBOT = PersonId("robot")


@pytest.fixture(autouse=True)
def two(database: Database) -> None:
    database.write(welcome_two)


def test_a_guest_who_registers_stays_who_they_are(database: Database) -> None:
    database.write(set_up)
    database.write(lambda connection: tables.place(connection, TABLE, {0: EMA}))
    database.write(lambda connection: people.register(connection, EMA, "Ema", "hash"))
    found = database.read(lambda connection: people.of_account(connection, "ema"))
    assert (found.id, found.account) == (EMA, "Ema")
    assert "hash" not in repr(found)
    assert database.read(lambda connection: people.password(connection, EMA)) == "hash"
    assert database.read(lambda connection: tables.seated(connection, TABLE)) == {0: EMA}


@pytest.mark.parametrize("name", ["Ema", "ema", " EMA", "Ｅｍａ"])
def test_names_of_accounts_that_look_alike_are_one(database: Database, name: str) -> None:
    database.write(lambda connection: people.register(connection, EMA, "Ema", "hash"))
    with pytest.raises(Taken):
        database.write(lambda connection: people.register(connection, PETR, name, "hash"))
    assert database.read(lambda connection: people.find(connection, PETR)).account is None


def test_nobody_registers_twice(database: Database) -> None:
    database.write(lambda connection: people.register(connection, EMA, "Ema", "hash"))
    with pytest.raises(Taken):
        database.write(lambda connection: people.register(connection, EMA, "Eva", "other"))
    with pytest.raises(Missing):
        database.write(lambda connection: people.register(connection, ROBOT, "Eva", "other"))


def test_what_can_be_changed(database: Database) -> None:
    with pytest.raises(Missing):
        database.write(lambda connection: people.set_password(connection, EMA, "hash"))
    contact = Contact("ema@example.org", "https://example.org/hook", "cs")

    def change(connection: Connection) -> None:
        people.register(connection, EMA, "Ema", "hash")
        people.set_password(connection, EMA, "new hash")
        people.rename(connection, EMA, "Emička")
        people.set_contact(connection, EMA, contact)
        people.see(connection, EMA, 7000)

    database.write(change)
    found = database.read(lambda connection: people.find(connection, EMA))
    assert (found.name, found.language, found.seen) == ("Emička", "cs", 7000)
    assert database.read(lambda connection: people.contact(connection, EMA)) == contact
    assert database.read(lambda connection: people.password(connection, EMA)) == "new hash"
    assert "example.org" not in repr(found)


@pytest.mark.parametrize("ask", [people.find, people.password, people.contact])
def test_somebody_who_is_not_there(database: Database, ask: object) -> None:
    assert callable(ask)
    with pytest.raises(Missing):
        database.read(lambda connection: ask(connection, ROBOT))


def test_a_session_speaks_for_its_person_until_it_ends(database: Database) -> None:
    def begin(connection: Connection) -> None:
        sessions.begin(connection, "one", EMA, 1000, 2000)
        sessions.begin(connection, "two", EMA, 1000, 3000)
        sessions.begin(connection, "three", PETR, 1000, 3000)

    def ask(token: str, now: int) -> PersonId | None:
        return database.read(lambda connection: sessions.person_of(connection, token, now))

    database.write(begin)
    assert [ask("one", 1999), ask("one", 2000), ask("three", 2000), ask("four", 1000)] == [EMA, None, PETR, None]
    database.write(lambda connection: sessions.extend(connection, "one", 2500, 1500))
    assert ask("one", 2000) == EMA
    assert database.write(lambda connection: sessions.sweep(connection, 2500)) == 1
    database.write(lambda connection: sessions.end(connection, "three"))
    assert [ask("one", 1000), ask("two", 1000), ask("three", 1000)] == [None, EMA, None]
    database.write(lambda connection: sessions.end_all(connection, EMA))
    assert ask("two", 1000) is None


def test_a_bot_sits_like_a_person_and_speaks_with_its_token(database: Database) -> None:
    database.write(lambda connection: bots.add(connection, ROBOT, EMA, "Robot", "old", 1000))
    database.write(lambda connection: bots.set_token(connection, ROBOT, EMA, "new"))
    asked = [database.read(partial(bots.bot_of, token=token)) for token in ("old", "new")]
    assert asked == [None, ROBOT]
    assert [bot.name for bot in database.read(lambda connection: bots.of_owner(connection, EMA))] == ["Robot"]
    with pytest.raises(Missing):
        database.write(lambda connection: bots.remove(connection, ROBOT, PETR, 2000))
    with pytest.raises(Missing):
        database.write(lambda connection: bots.set_token(connection, ROBOT, PETR, "stolen"))
    database.write(lambda connection: bots.remove(connection, ROBOT, EMA, 2000))
    assert database.read(lambda connection: bots.bot_of(connection, "new")) is None
    assert database.read(lambda connection: people.find(connection, ROBOT)).name == "Robot"


def test_an_invitation_serves_until_it_is_used_up(database: Database) -> None:
    database.write(set_up)
    seat = Invitation(TABLE, 2)
    database.write(lambda connection: invitations.invite(connection, "come", seat, 1000, 2000))
    assert database.read(lambda connection: invitations.find(connection, "come", 1999)) == seat
    for token, now in (("come", 2000), ("other", 1000)):
        with pytest.raises(Missing):
            database.read(partial(invitations.find, token=token, now=now))
    database.write(lambda connection: invitations.use_up(connection, "come"))
    with pytest.raises(Missing):
        database.write(lambda connection: invitations.use_up(connection, "come"))
    for token in ("a", "b"):
        database.write(partial(invitations.invite, token=token, to=seat, at=1000, expires=2000))
    assert database.write(lambda connection: invitations.sweep(connection, 1999)) == 0
    other, anywhere = Invitation(TABLE, 1), Invitation(TABLE, None)
    database.write(partial(invitations.invite, token="other seat", to=other, at=1000, expires=2000))
    database.write(partial(invitations.invite, token="any seat", to=anywhere, at=1000, expires=2000))
    database.write(lambda connection: invitations.withdraw(connection, seat))
    assert database.read(lambda connection: invitations.find(connection, "other seat", 1999)) == other
    assert database.read(lambda connection: invitations.find(connection, "any seat", 1999)) == anywhere
    assert database.write(lambda connection: invitations.sweep(connection, 2000)) == 2


def test_no_token_is_stored(database: Database) -> None:
    token = "a-token-that-nobody-may-read"

    def use(connection: Connection) -> None:
        set_up(connection)
        sessions.begin(connection, token, EMA, 1000, 2000)
        bots.add(connection, ROBOT, EMA, "Robot", token, 1000)
        invitations.invite(connection, token, Invitation(TABLE, None), 1000, 2000)

    def all_values(connection: Connection) -> str:
        return repr([connection.execute(select(table)).all() for table in METADATA.sorted_tables])

    database.write(use)
    assert token not in database.read(all_values)
