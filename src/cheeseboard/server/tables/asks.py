"""Which question a seat answers. It is named by the revision at which it was first asked.

A choice names the question that it answers. So answers given at the same time are taken in any order, and one that is
sent again is known to be old.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cheeseboard.core.match import Step

Asks = dict[int, int]


def renewed(before: Mapping[int, int], asked: Sequence[int], steps: Sequence[Step], revision: int) -> Asks:
    """The questions after an entry that made, or took back, these steps.

    Sealed answers that wait for others leave the others' questions as they are.
    """
    waiting = all(step.hidden for step in steps)
    return {seat: before.get(seat, revision) if waiting else revision for seat in asked}
