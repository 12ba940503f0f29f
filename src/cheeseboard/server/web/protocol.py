"""What is said on a table's socket, both ways: JSON objects, told apart by their `type`.

Every message of a client has an `id`, which the reply repeats. Updates come unasked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field, json

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.tables import Status

Seat = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Word = Annotated[str, Meta(max_length=200)]
LONGEST_LINE: Final = 500


# -- from the client


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages of a client have."""

    id: Number = 0


class Hello(Said, frozen=True, kw_only=True, tag="hello"):
    """Show me the table from a seat of mine, or for null as a spectator; I know the revision `since`, 0 for nothing.

    With the number of the last line of chat that I know. May be said for several seats. `whole`: without patches,
    for simple programs.
    """

    seat: Seat | None
    since: Number = 0
    lines: Number = 0
    whole: bool = False


class Act(Said, frozen=True, kw_only=True, tag="act"):
    """The seat answers its question `ask`."""

    seat: Seat
    ask: Number
    action: Word


class Undo(Said, frozen=True, kw_only=True, tag="undo"):
    """The seat takes back its last choice."""

    seat: Seat


class Order(Said, frozen=True, kw_only=True, tag="order"):
    """The seat leaves its answers to a standing order, or for null takes it back."""

    seat: Seat
    order: Word | None


class AskBack(Said, frozen=True, kw_only=True, tag="ask_back"):
    """The seat asks everybody to go back to where so many steps had been made."""

    seat: Seat
    step: Number


class AskCover(Said, frozen=True, kw_only=True, tag="ask_cover"):
    """I ask the others to let a bot of this level play for whoever plays the seat, and is not there."""

    seat: Seat
    level: Word


class Agree(Said, frozen=True, kw_only=True, tag="agree"):
    """I agree to what is asked for: to go back, or to let a bot play for somebody."""


class Decline(Said, frozen=True, kw_only=True, tag="decline"):
    """I do not agree, or do not ask for it any more."""


class Why(Said, frozen=True, kw_only=True, tag="why"):
    """Why may the seat not do this now?"""

    seat: Seat
    action: Word


class Say(Said, frozen=True, kw_only=True, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]


class StandIn(Said, frozen=True, kw_only=True, tag="stand_in"):
    """A bot of this level plays the seat for me: I leave, or I want to look on."""

    seat: Seat
    level: Word
    reason: Literal["left", "chosen"] = "chosen"


class ComeBack(Said, frozen=True, kw_only=True, tag="come_back"):
    """I play the seat again."""

    seat: Seat


class Ping(Said, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


# What becomes an entry of the journal.
Command = Act | Undo | Order | AskBack | AskCover | Agree | Decline | StandIn | ComeBack
FromClient = Hello | Command | Why | Say | Ping
READER: Final[json.Decoder[FromClient]] = json.Decoder(FromClient)


# -- from the server


class Told(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all replies have: the `id` of what they answer; null where that could not be read."""

    id: int | None


class Ok(Told, frozen=True, kw_only=True, tag="ok"):
    """It is done and saved; the table has come to this revision, or further."""

    revision: int


class Refused(Told, frozen=True, kw_only=True, tag="refused"):
    """The rules are against it, for this reason. Nothing has changed."""

    code: str
    text: str
    facts: dict[str, int | str]
    rule: str | None


class Stale(Told, frozen=True, kw_only=True, tag="stale"):
    """The seat is asked something else by now, `ask`, or nothing. An update says how things stand."""

    code: str
    text: str
    ask: int | None
    revision: int


class Problem(Told, frozen=True, kw_only=True, tag="problem"):
    """It cannot be done, for this reason. Nothing has changed."""

    code: str
    text: str
    facts: dict[str, int | str]


class Reason(Told, frozen=True, kw_only=True, tag="reason"):
    """The answer to `why`: a refusal as updates have them, worded; null if the seat may."""

    refusal: Mapping[str, object] | None
    text: str | None


class Pong(Told, frozen=True, kw_only=True, tag="pong"):
    """I am here; the server's time in milliseconds since 1970, by which clocks run."""

    now: int


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What is new to a seat, or for null to a spectator: a snapshot or a patch, as docs/tables.md says."""

    seat: int | None
    body: Mapping[str, object]


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The table is no longer shown from this seat, for this reason."""

    seat: int | None
    code: str
    text: str
    facts: dict[str, int | str]


class Line(Struct, frozen=True):
    """A line of chat."""

    number: int
    person: PersonId
    name: str
    text: str
    at: int


class Silent(Struct, frozen=True):
    """Somebody whom you do not hear."""

    person: PersonId
    name: str


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said at the table. `whole`: that is all you hear of it, whatever you have heard before. Then it also
    says whether you have `muted` the table, and who has spoken whom you have muted (`silent`)."""

    lines: list[Line]
    whole: bool = False
    muted: bool = False
    silent: list[Silent] = field(default_factory=list)


class Again(Struct, frozen=True, tag_field="type", tag="rematch"):
    """The match is over, and this is the table where it is played once more; null if that was given up."""

    table: TableId | None = None
    status: Status | None = None


Reply = Ok | Refused | Stale | Problem | Reason | Pong
FromServer = Reply | Update | Gone | Chat | Again
ENCODER: Final = json.Encoder()


def update(seat: int | None, body: bytes) -> bytes:
    """An Update whose body is written already."""
    return b'{"type":"update","seat":%s,"body":%s}' % (b"null" if seat is None else b"%d" % seat, body)
