"""What a state waits for: a choice, a chance, nothing more. Immutable and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.law import Law
from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 6
EVERYONE: Final = -1  # as a set of seats, spectators included


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Moment:
    """Ask, Chance or Over."""


@final
class Ask(Moment):
    """These seats owe a choice, in no order. Sealed answers stay hidden from the others until all are in."""

    def __init__(self, mask: int, sealed: bool) -> None:
        self.mask: Final[i64] = mask
        self.seats: Final[list[i64]] = [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
        self.sealed: Final = sealed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chance(Moment):
    """A die or a draw is waited for; `seen` is the set of seats that will see what comes."""

    def __init__(self, law: Law, seen: int = EVERYONE) -> None:
        self.law: Final = law
        self.seen: Final[i64] = seen


@final
class Over(Moment):
    """The match has ended."""


ASK: Final = [Ask(mask, False) for mask in range(1 << MOST_SEATS)]
SEALED: Final = [Ask(mask, True) for mask in range(1 << MOST_SEATS)]
OVER: Final = Over()
