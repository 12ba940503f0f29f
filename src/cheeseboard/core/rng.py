"""Numbers for play that needs no proof: the same compiled and interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

LOW32: Final = 0xFFFFFFFF
MWC: Final = 2147483085  # MWC * 2**32 - 1 is a safe prime, and no product reaches 2**63
SEEDS: Final = 1 << 62  # a seed is a whole number below this


def scramble(word: i64) -> i64:
    """A one-to-one shuffle of the 32-bit words, so that neighbouring seeds give unrelated streams."""
    word ^= word >> 16
    word = word * 0x7FEB352D & LOW32
    word ^= word >> 15
    word = word * 0x2C1B3C6D & LOW32
    word ^= word >> 16
    return word


@final
class Rng:
    """Multiply-with-carry, 63 bits of state, period about 2**62. Every `stream` of a seed is a sequence of its own."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        low = scramble((seed & LOW32) ^ 0x5BD1E995)
        low = scramble(low ^ (stream & LOW32))
        high = scramble((seed >> 32 & LOW32) ^ low)
        high = scramble(high ^ (stream >> 32 & LOW32))
        self.x: i64 = (high % (MWC - 1) + 1) * 4294967296 + low
        for _ in range(4):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        low = self.x & LOW32
        high = self.x >> 32
        self.x = low * MWC + high
        return low ^ high

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely; n is below 2**31."""
        product = self.word() * n
        if product & LOW32 < n:  # only here can one number have a word more than another: draw those words again
            surplus = 4294967296 % n
            while product & LOW32 < surplus:
                product = self.word() * n
        return product >> 32
