"""A match step by step, as a reader may see it: what that reader saw then, and all hands once the match is over."""

from __future__ import annotations

from collections.abc import Iterator

from cheeseboard.core.match import Match, Step, sees
from cheeseboard.core.record import CHANCE, HIDDEN
from cheeseboard.server.tables.bodies import Body, check_reader, open_hands, told_body
from cheeseboard.server.tables.patches import Json
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table


def frame(table: Table, reader: int | None, step: int) -> Body:
    """The table after so many steps."""
    return next(frames(table, reader, step, step))


def frames(table: Table, reader: int | None, first: int, last: int) -> Iterator[Body]:
    """The table after each number of steps from the first to the last."""
    check_reader(table, reader)
    match = table.match
    for given in (first, last):
        check_step(match, given)
    shown = match.replay(first)
    for number in range(first, last + 1):
        yield frame_body(table, reader, shown)
        if number < last:
            shown.forward(match.steps[number])


def check_step(match: Match, step: int) -> None:
    if not 0 <= step <= len(match.steps):
        raise TableProblem("step-unknown", {"given": step, "last": len(match.steps)})


def frame_body(table: Table, reader: int | None, shown: Match) -> Body:
    """A moment of the match: the step that led to it, what was told of it, and the table then."""
    match = table.match
    number = len(shown.steps)
    view = shown.view(reader)
    heard = [told for told in shown.told if told.step == number - 1]
    known = [told for told in heard if match.over or sees(told.event.seen, reader)]
    return {
        "step": number,
        "steps": len(match.steps),
        "made": made(match, number - 1, reader) if number else None,
        "told": [told_body(told, table.names) for told in known],
        "asked": [*shown.asked],
        "view": view,
        "open": open_hands(shown, view) if match.over else None,
    }


def made(match: Match, index: int, reader: int | None) -> Json:
    """Who made the step, and what it was if the reader may know."""
    step: Step = match.steps[index]
    unrevealed = all(later.hidden for later in match.steps[index:])
    known = match.over or (sees(step.seen, reader) and (step.seat == reader or not unrevealed))
    return [CHANCE if step.seat is None else step.seat, step.text if known else HIDDEN]
