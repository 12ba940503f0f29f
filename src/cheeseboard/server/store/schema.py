"""What is stored. Times are milliseconds since 1970; heads and entries are bytes that are not read here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

# All revisions of the schema, oldest first; migrations/versions has a file for each. What follows here is the last one.
REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
HEAD: Final = REVISIONS[-1]

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # what others see
    Column("account", Text),  # the name to log in with, as it was typed; none for a guest and for a bot
    Column("account_key", Text, unique=True),  # the same, folded: names that look alike are one
    Column("password", Text),  # argon2's hash
    Column("email", Text),
    Column("webhook", Text),
    Column("language", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when the account was deleted
    Column("merged", ForeignKey("people.id")),  # the account that has taken over this guest
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when it was last used, roughly
    Column("device", Text, nullable=False, server_default=text("''")),  # what the browser says that it is
)

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),  # a bot sits at tables as a person does
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("removed", BigInteger),  # since then it speaks no more
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),  # of the head; counts its changes while people gather
    Column("secret", LargeBinary),  # behind the fair dice; never part of the head
    Column("open", Boolean, nullable=False),  # anybody may sit down
    Column("status", Text, nullable=False),
    Column("revision", Integer, nullable=False),  # the sequence of the journal's last entry
    Column("deadline", BigInteger),  # when a clock runs out
    Column("thinking", Boolean, nullable=False),  # a seat that a bot plays owes a choice
    Column("waits", Text, nullable=False, server_default="[]"),  # whom it waits for, and since when; not read here
    Column("look", BigInteger),  # when to look who of them has to be told
    Column("lines", Integer, nullable=False),  # of chat
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("creator", Text),
    Column("asked", BigInteger),  # a bit for each seat that a person is asked for; none if that is not known yet
    Column("turns", Text),  # the same, with since when and until when
    Column("public", Boolean, nullable=False, server_default=text("false")),  # anybody may look on; no lesson
    Column("rematch_of", Text),  # the table where they played before
)
Index(
    "ix_tables_creator",
    TABLES.c.creator,
    sqlite_where=text("status = 'gathering'"),
    postgresql_where=text("status = 'gathering'"),
)
Index(
    "ix_tables_waiting",
    TABLES.c.created,
    TABLES.c.id,
    sqlite_where=text("open = 1 AND status = 'gathering'"),  # as queries say it there, else it is not used
    postgresql_where=text("open AND status = 'gathering'"),
)
Index(
    "ix_tables_playing",
    TABLES.c.created,
    TABLES.c.id,
    sqlite_where=text("public = 1 AND status = 'playing'"),
    postgresql_where=text("public AND status = 'playing'"),
)
Index(
    "ix_tables_rematch_of",
    TABLES.c.rematch_of,
    sqlite_where=text("rematch_of IS NOT NULL"),
    postgresql_where=text("rematch_of IS NOT NULL"),
)
# However many press the button at once, people gather for a rematch at one table.
Index(
    "ix_tables_gathering_rematch",
    TABLES.c.rematch_of,
    unique=True,
    sqlite_where=text("status = 'gathering'"),
    postgresql_where=text("status = 'gathering'"),
)
Index(
    "ix_tables_deadline",
    TABLES.c.deadline,
    sqlite_where=text("deadline IS NOT NULL"),
    postgresql_where=text("deadline IS NOT NULL"),
)
Index("ix_tables_thinking", TABLES.c.changed, sqlite_where=text("thinking = 1"), postgresql_where=text("thinking"))

Index("ix_tables_look", TABLES.c.look, sqlite_where=text("look IS NOT NULL"), postgresql_where=text("look IS NOT NULL"))

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

KEPT: Final = Table(
    "kept",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),  # for whom, while people gather
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer),  # any free one, if none is named
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the entries of a table lie side by side, as they are read
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, primary_key=True),  # the id of a person, or of a table
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),  # the id of a person, or bot:LEVEL
    Column("place", Integer, nullable=False),  # 1 is the best; those who tie share it
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("mu", Double),  # the rating afterwards; none if the match was not rated
    Column("sigma", Double),
    Column("at", BigInteger, nullable=False),
    Column("name", Text, nullable=False, server_default=text("''")),  # what the seat was called then
    Column("people", Integer, nullable=False, server_default="0"),  # how many of the others were people
    Column("stood_in", Boolean, nullable=False, server_default=text("false")),  # a bot or somebody else has played
    Column("public", Boolean, nullable=False, server_default=text("true")),  # anybody could look on
)
Index(None, RESULTS.c.player, RESULTS.c.game, RESULTS.c.at)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("form", Integer, nullable=False),  # of the body, which is not read here; another form is made anew
    Column("done", Integer, nullable=False),  # steps that were thought about
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),  # when somebody was last at work on it
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("mark", Integer, nullable=False),  # tells one occasion from the next
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # when the time to answer is up
    Column("seen", BigInteger),  # when the person said that they know
    Column("channel", Text),  # email, webhook; none for what is shown in the tab alone
    Column("due", BigInteger, index=True),  # when to send it; none for what is not, or was sent
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("process", Text, primary_key=True),  # where the person has a socket
    Column("until", BigInteger, nullable=False, index=True),  # renewed while the process lives
)
Index(None, PRESENCE.c.process)

REMINDERS: Final = Table(
    "reminders",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("kinds", Text, nullable=False),  # the channel chosen for each kind of notice, as JSON
    Column("wait", BigInteger, nullable=False),  # how long a notice waits before it is sent
    Column("every", BigInteger, nullable=False),  # how long between two messages
    Column("secret", LargeBinary, nullable=False),  # signs webhooks, and links that unsubscribe
)

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("leased", BigInteger, nullable=False),  # until then somebody is about to send
    Column("next", BigInteger, nullable=False),  # no message before that
    Column("tries", Integer, nullable=False),  # that have failed since the last message
)

CONFIRMATIONS: Final = Table(
    "confirmations",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", BigInteger, nullable=False),  # when anything could last be saved
    Column("away", BigInteger, nullable=False),  # from then on nothing could be saved …
    Column("since", BigInteger, nullable=False),  # … until then
)
