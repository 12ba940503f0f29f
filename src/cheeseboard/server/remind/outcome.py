"""What became of a message."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

# Called when the receiver is about to take the message: from then on it counts as sent. False: it is not to be sent.
Commit = Callable[[], bool]


class Outcome(Enum):
    """What became of a message that was tried to be sent."""

    SENT = "sent"
    UNKNOWN = "unknown"  # the receiver has got it, and did not say what it made of it: not sent again
    PASSED = "passed"  # there was nothing to tell any more
    LATER = "later"  # not now
    REFUSED = "refused"  # never
    AWAY = "away"  # our own mail server does not answer
