"""The worlds that a search plays in: numbered, so that every choice is tried in the same ones, with the same dice."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.law import Law

ENUMERATED: Final = 64  # a law with no more chances than this is gone through, not sampled
GOLDEN: Final = 0.6180339887498949


@final
class Worlds:
    """What a seat holds possible. Nothing of the given state that is hidden from the seat comes out of here."""

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.seed: Final[i64] = rng.word() * 1073741824 + (rng.word() >> 2)
        self.total: i64 = 0
        self.stride: i64 = 0

    def world(self, number: i64) -> State:
        """The world of that number."""
        return self.state.imagine(self.seat, Rng(self.seed, 2 * number))

    def dice(self, number: i64) -> Rng:
        """All further chance of that world, and what bots that play on in it draw."""
        return Rng(self.seed, 2 * number + 1)

    def first(self, number: i64, law: Law, rng: Rng) -> i64:
        """What the first chance brings in that world: as many worlds as a small law has chances see each of them once.

        Neighbouring worlds see chances that are far from each other, so that a few already are a fair sample.
        """
        total = law.total
        if total > ENUMERATED:
            return law.draw(rng)
        if total != self.total:
            self.total = total
            self.stride = stride_of(total)
        return law.pick((number * self.stride + self.seed % total) % total)


def stride_of(total: int) -> int:
    """A step that visits all of so many places, nearest to the golden section of them."""
    stride = max(1, round(GOLDEN * total))
    while gcd(stride, total) != 1:
        stride += 1
    return stride
