"""How long a search may think."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.cancel import Cancel

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Budget:
    """So many rollouts, so many seconds, or both: whichever comes first. 0 is no limit.

    With rollouts alone a search is the same for the same seed on every machine.
    """

    def __init__(self, rollouts: i64 = 0, seconds: float = 0.0, cancel: Cancel | None = None) -> None:
        if rollouts < 0 or seconds < 0.0 or (rollouts == 0 and seconds == 0.0):
            raise ValueError("a budget is a number of rollouts, of seconds, or both")
        self.rollouts: Final[i64] = rollouts
        self.seconds: Final = seconds
        self.cancel: Final = Cancel() if cancel is None else cancel


@final
class Meter:
    """What one search has used of its budget. Its time runs from `begun`, or from now."""

    def __init__(self, budget: Budget, begun: float = 0.0) -> None:
        self.budget: Final = budget
        self.begun: Final = begun if begun else monotonic()
        self.used: i64 = 0

    def urgent(self) -> bool:
        """Whether the search must end before it has finished what it is at: the time is up, or it was told to."""
        seconds = self.budget.seconds
        return self.budget.cancel.told() or (seconds > 0.0 and monotonic() - self.begun >= seconds)

    def spent(self, share: float) -> bool:
        """Whether so much of the budget, 1 being all of it, is used up."""
        rollouts = self.budget.rollouts
        if rollouts and float(self.used) >= share * float(rollouts):
            return True
        seconds = self.budget.seconds
        return self.budget.cancel.told() or (seconds > 0.0 and monotonic() - self.begun >= share * seconds)
