"""Who has played a seat, and how long: from which step on, so that going back leaves no more than was played."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.match import Step
from cheeseboard.server.tables.chairs import Chair


class Tenure(Struct, frozen=True):
    """Somebody plays a seat from this step on: a person, or a bot of this level in the place of one."""

    name: str
    bot: str | None
    since: int


class Share(Struct, frozen=True):
    """Somebody has made so many of a seat's choices."""

    name: str
    bot: str | None
    choices: int


def begun(chair: Chair) -> list[Tenure]:
    """The seat as the match begins."""
    return [tenure(chair, 0)]


def tenure(chair: Chair, since: int) -> Tenure:
    """Whoever plays the seat now. A bot that stands in goes by its level, not by the name of whom it plays for."""
    return Tenure("" if chair.bot is not None else chair.name, chair.bot, since)


def rewound(tenures: Sequence[Tenure], steps: int) -> list[Tenure]:
    """When no more than these steps are left."""
    return [replace(each, since=min(each.since, steps)) for each in tenures]


def undone(tenures: Sequence[Tenure], step: int) -> list[Tenure]:
    """When this step is left out."""
    return [replace(each, since=each.since - (each.since > step)) for each in tenures]


def shares(tenures: Sequence[Tenure], seat: int, steps: Sequence[Step]) -> tuple[Share, ...]:
    """How many of the seat's choices each has made, in the order in which they first sat down."""
    made: dict[tuple[str, str | None], int] = {}
    ends = [each.since for each in tenures[1:]] + [len(steps)]
    for each, end in zip(tenures, ends, strict=True):
        choices = sum([step.seat == seat for step in steps[each.since : end]])
        made[each.name, each.bot] = made.get((each.name, each.bot), 0) + choices
    return tuple([Share(name, bot, choices) for (name, bot), choices in made.items()])
