"""Answers to questions about choices: why not, and what they are called."""

from __future__ import annotations

from cheeseboard.core.game import Game
from cheeseboard.core.option import Options
from cheeseboard.server.tables.bodies import Around, refusal_body
from cheeseboard.server.tables.commands import playing
from cheeseboard.server.tables.patches import Json
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table


def why(table: Table, by: str, seat: int, action: str) -> Around | None:
    """Why the seat may not do this now; None if it may. Only for who has the seat: the answer may tell of its hand."""
    playing(table)
    chair = table.chairs[table.match.check_seat(seat)]
    if by not in (chair.owner, chair.by):
        raise TableProblem("not-your-seat")
    refusal = table.match.why(seat, action)
    return None if refusal is None else refusal_body(refusal)


def catalogue(game: Game, options: Options) -> list[Json]:
    """Every choice that such a match can offer, as a browser words it. Sent once; afterwards notation is enough."""
    found: list[Json] = []
    for action in game.table(options).actions:
        facts: Around = dict(action.facts())
        found.append({"action": action.notation, "key": action.key, "facts": facts})
    return found
