"""What one option, or one more seat, changes: parts of a sweep that differ in nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from cheeseboard.core.option import Value
from cheeseboard.study.answers import Counted
from cheeseboard.study.figure import Figure, bot_wins, figure_of, share_of

SEATS: Final = ""  # the axis that is no option


class Measure(NamedTuple):
    """What is compared: its name, the bot if it is one's own, and whether it is a share of wins beyond an equal one."""

    name: str
    bot: str
    share: bool
    of: Callable[[Counted], Figure]


MEASURES: Final = (
    Measure("first", "", True, lambda counted: share_of(counted.counts.first().wins)),
    Measure("score", "", False, lambda counted: figure_of(counted.counts.score)),
    Measure("decisions", "", False, lambda counted: figure_of(counted.counts.decisions)),
)


class Change(NamedTuple):
    """From one value of an option to another: how many pairs of parts say so, and by how much each measure changes."""

    axis: str
    before: Value
    after: Value
    pairs: int
    figures: list[Figure]


def measures(parts: list[Counted]) -> list[Measure]:
    """The wins of every bot where there are several, of the first place, the mean score, the choices of a match."""
    bots = list(dict.fromkeys([bot for counted in parts if counted.tally is not None for bot in counted.tally.by_bot]))
    own = [Measure("wins", bot, True, partial(wins_of, bot)) for bot in bots] if len(bots) > 1 else []
    return [*own, *MEASURES]


def wins_of(bot: str, counted: Counted) -> Figure:
    assert counted.tally is not None
    return bot_wins(counted.tally, bot)


def values(counted: Counted) -> dict[str, Value]:
    """Where a part stands on every axis."""
    return {SEATS: counted.part.seats, **counted.part.options}


def changes(parts: list[Counted], measures: list[Measure]) -> list[Change]:
    """Every axis on which parts differ, from its first value to each other, with a figure for every measure."""
    played = [counted for counted in parts if counted.counts.score.count > 1]
    found: list[Change] = []
    for axis in values(parts[0]):
        known = list(dict.fromkeys([values(counted)[axis] for counted in parts]))
        for after in known[1:]:
            pairs = matched(played, axis, known[0], after)
            if pairs:
                told = [differed(pairs, measure) for measure in measures]
                found.append(Change(axis, known[0], after, len(pairs), told))
    return found


def matched(parts: list[Counted], axis: str, before: Value, after: Value) -> list[tuple[Counted, Counted]]:
    """Parts that differ on this axis alone."""
    found = []
    for one in parts:
        if values(one)[axis] == before:
            wanted = {**values(one), axis: after}
            found += [(one, other) for other in parts if values(other) == wanted]
    return found


def differed(pairs: list[tuple[Counted, Counted]], measure: Measure) -> Figure:
    """The mean difference of all pairs."""
    number = len(pairs)
    value = sum(measure.of(other).value - measure.of(one).value for one, other in pairs) / number
    squares = sum(measure.of(one).margin ** 2 + measure.of(other).margin ** 2 for one, other in pairs)
    return Figure(value, sqrt(squares) / number)
