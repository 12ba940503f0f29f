"""Worked examples of the rules of Myszki."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.example import Example

# Three tiles in hand for each, then whoever has laid one draws.
DRAWN: Final = ("mouse", "cheese", "milk", "cat-black", "mouse", "trap", "mouse", "cheese", "trap", "milk", "cheese")
FIRST: Final = ((0, "cheese"),)
HUNTED: Final = (*FIRST, (1, "1,0"), (1, "mouse"), (0, "0,1"), (0, "mouse"), (1, "1,1"), (1, "cat-black"))
TAMED: Final = (*HUNTED, (0, "2,1"), (0, "milk"))

EXAMPLES: Final = (
    Example("M1.1", "start", ("mouse", "cheese"), None, DRAWN),
    Example("M2.2", "beside", ("1,0", "1,1"), None, DRAWN, FIRST),
    Example("M3.1", "tamed", (), None, DRAWN, TAMED),
    Example("M3.3", "hunted", (), None, DRAWN, HUNTED),
)
