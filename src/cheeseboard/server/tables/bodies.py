"""What a reader of a table sees: a seat, or for None a spectator. Never more than that reader may know."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, cast

from msgspec import to_builtins

from cheeseboard.core.match import Match, Told, sees
from cheeseboard.core.moment import EVERYONE
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.source import Fair
from cheeseboard.core.words import named
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.lessons import taught
from cheeseboard.server.tables.outcome import outcome
from cheeseboard.server.tables.patches import Json
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.rating import counts
from cheeseboard.server.tables.requests import Back, Cover
from cheeseboard.server.tables.seating import NO_NONCE
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.view_patches import Difference, of_views

Body = dict[str, object]  # with views in it, which are written as JSON when they are sent
Around = dict[str, Json]


def check_reader(table: Table, reader: int | None) -> None:
    """Problem if there is no such seat, or spectators are not let in."""
    if reader is not None:
        if not 0 <= reader < len(table.chairs):
            raise TableProblem("no-seat", {"given": reader, "last": len(table.chairs) - 1})
    elif not table.head.spectators and table.status != "gathering":
        raise TableProblem("no-spectators")


# -- the parts of a snapshot


def body(table: Table, reader: int | None) -> Body:
    """All that the reader sees now, but for what has happened."""
    check_reader(table, reader)
    match = table.begun
    view = None if match is None else match.view(reader)
    opened = None if match is None or not match.over else open_hands(match, view)
    return {**shared_body(table), **own_body(table, reader), "view": view, "open": opened}


def shared_body(table: Table, chosen: Json = None) -> Around:
    """What all readers see alike, but for the board. What was chosen before the match may be known already."""
    match = table.begun
    asked: list[Json] = [*match.asked] if match is not None and table.status == "playing" else []
    return {
        "table": table.head.id,
        "revision": table.revision,
        "status": table.status,
        "closed": table.closed,
        "setup": chosen or setup(table.head),
        "seats": [seat_body(table, seat) for seat in range(len(table.chairs))],
        "fair": fair_body(table),
        "rated": counts(table),
        "rewinds": table.rewinds,
        "back": back_body(table),
        "cover": cover_body(table),
        "result": cast(Json, to_builtins(outcome(table))),
        "steps": 0 if match is None else len(match.steps),
        "asked": asked,
    }


def own_body(table: Table, reader: int | None) -> Around:
    """What only this reader sees, but for the board."""
    match = table.begun
    found: Around = {"you": reader}
    if reader is not None and match is not None:
        found["ask"] = table.asks.get(reader)
        found["choices"] = [action.notation for action in match.legal(reader)] if reader in table.asks else []
        found["order"] = match.orders.get(reader)
        found["undo"] = undo_body(table, match, reader)
        found["last"] = last_choice(match, reader)
        if table.head.lesson is not None:
            found["taught"] = taught(table.head, match, reader)
    return found


def setup(head: Head) -> Json:
    """What was chosen before the match."""
    chosen = ("game", "rules", "options", "creator", "clock", "rated", "stand_in", "spectators", "parent", "lesson")
    return {name: cast(Json, to_builtins(getattr(head, name))) for name in chosen}


def seat_body(table: Table, seat: int) -> Json:
    """A seat: while people gather what it was set up as, then who plays it and how long they have."""
    chair = table.chairs[seat]
    if table.begun is None:
        seating = cast(Around, to_builtins(table.head.seats[seat]))
        if "nonce" in seating:  # only whether there is one
            seating["added"] = seating.pop("nonce") != NO_NONCE
        return seating
    return {
        "person": chair.owner,
        "name": chair.name,
        "bot": chair.bot,
        "local": chair.local,
        "bot_of": chair.bot_of,
        "stood_in": seat in table.stand_ins,
        "handed": seat in table.handed,
        "left": table.clocks.left(seat),
        "deadline": table.clocks.deadline(seat),
    }


def fair_body(table: Table) -> Json:
    """What proves the dice; the secret only when nothing can come any more."""
    nonces: tuple[str, ...] = ()  # until they are fixed nobody is to choose one by those of the others
    skipped: tuple[tuple[int, int], ...] = ()
    if table.begun is not None and isinstance(table.begun.source, Fair):
        nonces, skipped = table.begun.source.nonces, table.begun.source.skipped
    over = table.begun is not None and table.begun.over
    return {
        "commitment": table.head.commitment,
        "nonces": list(nonces),
        "skipped": [list(numbers) for numbers in skipped],
        "secret": table.secret.hex() if over else None,
    }


def back_body(table: Table) -> Json:
    """The request to go back that waits for somebody: to where, what would be taken back, and who has agreed."""
    request = table.request
    if not isinstance(request, Back):
        return None
    taken = table.match.steps[request.step :]
    choices = sum([step.seat is not None for step in taken])
    first = next((step.seat for step in taken if step.seat is not None), None)
    return {
        "seat": request.seat,
        "step": request.step,
        "choices": choices,
        "first": first,
        **votes(table, request.agreed),
    }


def cover_body(table: Table) -> Json:
    """The request to let a bot play for somebody who is not there."""
    request = table.request
    if not isinstance(request, Cover):
        return None
    return {
        "seat": request.seat,
        "person": request.person,
        "level": request.level,
        **votes(table, request.agreed),
    }


def votes(table: Table, agreed: frozenset[PersonId]) -> Around:
    """Who has agreed, and who is still asked."""
    return {"agreed": [*sorted(agreed)], "waits_for": [*sorted(table.wanted())]}


def open_hands(match: Match, view: object) -> list[Difference] | None:
    """How each seat's view differs from the reader's, for a match that is over; None where nothing was hidden."""
    if not match.game.hides(match.options):
        return None
    return [of_views(view, match.view(seat)) for seat in range(match.seats)]


def undo_body(table: Table, match: Match, seat: int) -> Json:
    """The step that the seat can take back at once, or why it cannot."""
    found = match.undoable(seat)
    return {"step": found} if isinstance(found, int) else refusal_body(found.naming(table.names))


def last_choice(match: Match, seat: int) -> int | None:
    """The step with which the seat made its last choice, to go back to; None if it has made none."""
    for index in range(len(match.steps) - 1, -1, -1):  # it is usually among the last
        if match.steps[index].seat == seat:
            return index
    return None


def refusal_body(refusal: Refusal) -> Around:
    """A refusal as a browser words it."""
    facts: Around = dict(refusal.facts)
    return {"code": refusal.code, "rule": refusal.rule, "facts": facts, "domain": refusal.game}


# -- what has happened


class Heard:
    """An event as it is sent, and the seats that may know of it."""

    def __init__(self, seen: int, body: Json) -> None:
        self.seen: Final = seen
        self.body: Final = body


def all_heard(table: Table, first: int) -> list[Heard]:
    """All that was told from that step on."""
    match = table.begun
    if match is None:
        return []
    begin = bisect_left(match.told, first, key=step_of)
    names = table.names
    return [Heard(EVERYONE if match.over else told.event.seen, told_body(told, names)) for told in match.told[begin:]]


def events(table: Table, reader: int | None, first: int) -> Json:
    """What the reader was told from that step on, to be put in place of whatever was told of these steps before."""
    return heard_by(reader, first, all_heard(table, first))


def heard_by(reader: int | None, first: int, heard: list[Heard]) -> Json:
    return {"from": first, "told": [each.body for each in heard if sees(each.seen, reader)]}


def step_of(told: Told) -> int:
    return told.step


def told_body(told: Told, names: tuple[str, ...]) -> Json:
    """An event as a browser words it. A seat without a name of its own is told by its number."""
    event = told.event
    facts: Around = dict(named(event.facts(), names))
    return {"step": told.step, "key": event.key, "rule": event.rule, "facts": facts}


# -- all of it


def snapshot(table: Table, reader: int | None) -> Body:
    """Everything, for a reader who has nothing yet."""
    return {**body(table, reader), "events": events(table, reader, 0)}
