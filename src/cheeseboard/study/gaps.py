"""The units of a part that nobody has played yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


class Gaps:
    """Ranges of numbers, `begin` to before `end`, in their order."""

    def __init__(self, units: int, done: Iterable[tuple[int, int]]) -> None:
        self.ranges: Final[list[tuple[int, int]]] = []
        at = 0
        for begin, end in sorted(done):
            if at < min(begin, units):
                self.ranges.append((at, min(begin, units)))
            at = max(at, end)
        if at < units:
            self.ranges.append((at, units))

    def __len__(self) -> int:
        """How many units are missing."""
        return sum(end - begin for begin, end in self.ranges)

    def take(self, most: int) -> tuple[int, int]:
        """The first units that are missing, so many at most."""
        begin, end = self.ranges.pop(0)
        cut = min(end, begin + most)
        if cut < end:
            self.ranges.insert(0, (cut, end))
        return begin, cut

    def give_back(self, begin: int, end: int) -> None:
        """These were not played after all."""
        if begin < end:
            self.ranges.append((begin, end))
            self.ranges.sort()
