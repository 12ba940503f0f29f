"""What a socket has shown: the revision, and of a seat its question and its choices. Nothing else is read."""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import UNSET, Struct, UnsetType, field, json

from cheeseboard.server.tables.patches import Difference, Json, apply


class Changes(Struct):
    """Of the fields that have changed those that matter here."""

    ask: dict[str, Any] | UnsetType = UNSET
    choices: dict[str, Any] | UnsetType = UNSET
    status: dict[str, Any] | UnsetType = UNSET


class Patch(Struct):
    changes: Changes | UnsetType = field(default=UNSET, name="~")


class Body(Struct):
    """A patch, or the body whole."""

    revision: int
    patch: Patch | UnsetType = UNSET
    ask: int | None = None
    choices: list[str] = field(default_factory=list)
    status: str = ""


class Message(Struct):
    """Whatever the server says."""

    type: str
    body: Body | UnsetType = UNSET


READER: Final = json.Decoder(Message)


class Sight:
    """What one socket sees."""

    def __init__(self) -> None:
        self.revision = 0
        self.ask: Json = None
        self.choices: Json = []
        self.status: Json = ""

    def take(self, body: Body) -> None:
        self.revision = body.revision
        if body.patch is UNSET:
            self.ask, self.choices, self.status = body.ask, cast(Json, body.choices), body.status
        elif body.patch.changes is not UNSET:
            changes = body.patch.changes
            for name in ("ask", "choices", "status"):
                change: Difference | UnsetType = getattr(changes, name)
                if change is not UNSET:
                    setattr(self, name, apply(getattr(self, name), change))
