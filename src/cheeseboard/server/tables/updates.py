"""What a reader of a live table is sent: everything at first, then what has changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from msgspec import Raw, json

from cheeseboard.server.tables.bodies import (
    Around,
    Body,
    Heard,
    all_heard,
    body,
    check_reader,
    events,
    heard_by,
    open_hands,
    own_body,
    shared_body,
)
from cheeseboard.server.tables.patches import Json, difference
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.view_patches import Difference, of_fields, of_views

# No body is smaller from the start of a match on, so a patch below that is smaller without being compared.
SMALLEST: Final = 700


def snapshot(table: Table, reader: int | None) -> Body:
    """Everything, for a reader who has nothing yet."""
    return {**body(table, reader), "events": events(table, reader, 0)}


class Shared:
    """What all readers see alike at a revision: the board as a spectator sees it, and what is around it."""

    def __init__(self, revision: int, around: Around, view: object) -> None:
        self.revision: Final = revision
        self.around: Final = around
        self.view: Final = view


class Shown:
    """What a reader was shown: what all see, and what only this reader does, of the board and around it."""

    def __init__(self, shared: Shared, board: dict[str, object], around: Around) -> None:
        self.shared: Final = shared
        self.board: Final = board  # fields of the view
        self.around: Final = around
        self.open: list[Difference] | None = None  # everybody's hands, once the match is over

    def view(self) -> object:
        """The board as the reader sees it."""
        return replace(cast(Any, self.shared.view), **self.board) if self.board else self.shared.view

    def whole(self) -> Body:
        """All of it."""
        return {**self.shared.around, **self.around, "view": self.view(), "open": self.open}


class Changes:
    """What has changed for all readers."""

    def __init__(self, around: dict[str, Difference], view: dict[str, Difference]) -> None:
        self.around: Final = around
        self.view: Final = view


class Updates:
    """Remembers what each reader of a live table was last shown, so that only what has changed is sent.

    What readers have in common is made, compared and told once, and what is sent to several of a kind is written once.
    """

    def __init__(self, table: Table, before: Updates | None = None) -> None:
        self.table: Final = table
        # The present and the one before it.
        self.shown: Final[dict[int | None, list[Shown]]] = {} if before is None else before.shown
        self.revision = -1  # for which the following holds
        self.shared: Shared
        self.setup: Json = None if before is None else before.setup  # nothing changes it any more
        self.changes: Final[dict[int, Changes]] = {}  # since a revision
        self.heard: Final[dict[int, list[Heard]]] = {}  # from a step on
        self.written: Final[dict[tuple[int, int | None], bytes]] = {}

    def come_up(self) -> None:
        """Forget what was made of the table when it was at another revision."""
        table = self.table
        if self.revision != table.revision:
            self.revision = table.revision
            view = None if table.begun is None else table.begun.view(None)
            self.shared = Shared(table.revision, shared_body(table, self.setup), view)
            self.setup = self.shared.around["setup"]
            self.changes.clear()
            self.heard.clear()
            self.written.clear()

    def present(self, reader: int | None) -> Shown:
        """What the reader sees now."""
        self.come_up()
        shown = self.shown.setdefault(reader, [])
        if not shown or shown[0].shared.revision != self.revision:
            shown.insert(0, self.show(reader))
            del shown[2:]
        return shown[0]

    def show(self, reader: int | None) -> Shown:
        check_reader(self.table, reader)
        match, around = self.table.begun, own_body(self.table, reader)
        if match is None:
            return Shown(self.shared, {}, around)
        board = {} if reader is None else match.game.own(match.state, reader)
        shown = Shown(self.shared, board, around)
        if match.over:
            shown.open = open_hands(match, shown.view())
        return shown

    def since(self, revision: int, reader: int | None) -> Body:
        """What is new to a reader who knows that revision; a snapshot if there is no such revision."""
        found = self.news(revision, reader)
        if "patch" in found:
            found["patch"] = json.decode(cast(Raw, found["patch"]))
        return found

    def news(self, revision: int, reader: int | None) -> Body:
        """The same, with the patch as JSON already."""
        now = self.present(reader)
        if not 0 < revision <= self.revision:
            return {**now.whole(), "events": self.told(reader, 0)}
        news = self.told(reader, self.table.changed_since(revision))
        for known in self.shown[reader]:
            if known.shared.revision == revision:
                patch = json.encode(self.patch(known, now))
                if len(patch) < SMALLEST or len(patch) < len(json.encode(now.whole())):
                    return {"since": revision, "revision": self.revision, "patch": Raw(patch), "events": news}
        return {**now.whole(), "events": news}

    def whole_since(self, revision: int, reader: int | None) -> Body:
        """The body whole, and what has happened since that revision."""
        found = self.since(revision, reader)
        return {**self.present(reader).whole(), "events": found["events"]} if "patch" in found else found

    def bytes_since(self, revision: int, reader: int | None, whole: bool = False) -> bytes:
        """The same as JSON, for one who wants no patches with the body whole."""
        self.come_up()
        if whole:
            return json.encode(self.whole_since(revision, reader))
        found = self.written.get((revision, reader))
        if found is None:
            found = self.written[revision, reader] = json.encode(self.news(revision, reader))
        return found

    def patch(self, known: Shown, now: Shown) -> Difference:
        """What makes the present body of a reader out of an earlier one."""
        shared = self.changes.get(known.shared.revision)
        if shared is None:
            shared = self.changes[known.shared.revision] = changes(known.shared, now.shared)
        changed = shared.around.copy()
        for name, value in now.around.items():
            before = known.around[name]
            if before != value:
                changed[name] = {**difference(before, value)}
        if known.open != now.open:
            changed["open"] = {"=": now.open}
        board = {name: change for name, change in shared.view.items() if name not in now.board}
        for name, part in now.board.items():
            earlier = known.board[name]
            if earlier != part:
                board[name] = of_views(earlier, part)
        if board:
            changed["view"] = {"~": board}
        return {"~": changed} if changed else {}

    def told(self, reader: int | None, first: int) -> Json:
        """What the reader was told from a step on."""
        heard = self.heard.get(first)
        if heard is None:
            heard = self.heard[first] = all_heard(self.table, first)
        return heard_by(reader, first, heard)


def changes(before: Shared, now: Shared) -> Changes:
    """From one revision of a match to another. Everything that there is stays there, so nothing goes."""
    around: dict[str, Difference] = {}
    for name, value in now.around.items():
        earlier = before.around[name]
        if earlier is not value and earlier != value:
            around[name] = {**difference(earlier, value)}
    return Changes(around, of_fields(before.view, now.view))


def since(table: Table, revision: int, reader: int | None) -> Body:
    """The same for a table that nobody has watched: the body whole, and only what has happened since."""
    return Updates(table).since(revision, reader)
