"""Minutes as limits count them: by the clock, and with the minute before in part."""

from __future__ import annotations

import time

ROOM_S = 20.0


def early_in_a_minute() -> None:
    """Wait where this one is nearly over: what was asked for in it would count less in the next."""
    left = 60.0 - time.time() % 60.0
    if left < ROOM_S:
        time.sleep(left + 0.01)
