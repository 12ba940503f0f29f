"""How somebody else ends a search.

This module stays interpreted: while its function runs, other threads and signals get their turn, which compiled code
gives them nowhere.
"""

from __future__ import annotations


class Cancel:
    """Any thread may `tell` it; a search that is told answers at once, with the best that it has found so far."""

    def __init__(self) -> None:
        self.asked = False

    def tell(self) -> None:
        self.asked = True

    def told(self) -> bool:
        return self.asked
