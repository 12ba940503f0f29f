"""A token bucket: so many messages a second, and twice as many at once after a pause."""

from __future__ import annotations

from typing import Final


class Bucket:
    """Fills with time; every message takes one out."""

    def __init__(self, a_second: int, now: float) -> None:
        self.a_second: Final = a_second
        self.most: Final = 2.0 * a_second
        self.left = self.most
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there was one left to take."""
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
