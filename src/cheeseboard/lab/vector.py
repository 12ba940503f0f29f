"""Thousands of matches at once: `play = VectorPlay("qwixx", matches=4096, seats=3, seed=7)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cheeseboard.core.hall import Hall
from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.lab.extra import missing
from cheeseboard.lab.table import Table

try:
    import numpy as np
except ImportError:
    raise missing("numpy") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cheeseboard.core.option import Value
    from cheeseboard.core.words import Facts

MOST_MATCHES: Final = 1 << 20


class VectorPlay:
    """So many matches of one game, one choice in each of them a step. The loop runs in the compiled engine.

    All arrays are windows on its memory, one row a match. They can be read, not written, and the next step changes
    them: copy what is to be kept. A match that has ended begins anew within the same step.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        payoff: str = "win",
        **options: Value,
    ) -> None:
        self.table: Final = Table(game, seats, options, payoff)
        if isinstance(matches, bool) or not isinstance(matches, int) or not 0 < matches <= MOST_MATCHES:
            raise Problem("lab-matches", {"given": str(matches), "most": MOST_MATCHES})
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise Problem("seed", {"given": str(seed)})
        table = self.table
        self.matches: Final = matches
        self.hall: Final = Hall(table.start, table.actions, table.width, matches, seed, table.payoff)
        self.thoughts: Final = Rng(seed, MOST_MATCHES)  # no match has this stream
        hall = self.hall
        #: What the seat that is asked sees: matches × numbers.
        self.observations: Final[NDArray[np.float64]] = window(hall.sight.numbers, np.float64, matches)
        #: Which actions it may choose: matches × actions.
        self.legal: Final[NDArray[np.bool_]] = window(hall.offer.flags, np.bool_, matches)
        #: Which seat is asked.
        self.asked: Final[NDArray[np.int64]] = window(hall.asked, np.int64)
        #: What the last step has paid to every seat: matches × seats.
        self.rewards: Final[NDArray[np.float64]] = window(hall.paid, np.float64, matches)
        #: Which matches have ended with the last step.
        self.ended: Final[NDArray[np.bool_]] = window(hall.ended, np.bool_)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One choice in every match. If any of them is not legal, nothing is done and Problem says which and why."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.matches,) or chosen.dtype.kind not in "iu":
            raise Problem("lab-actions", {"matches": self.matches})
        numbers: list[int] = chosen.tolist()
        wrong = self.hall.wrong(numbers)
        if wrong >= 0:
            refusal = self.table.refusal(self.hall.states[wrong], int(self.asked[wrong]), numbers[wrong])
            assert refusal is not None
            facts: Facts = {"match": str(wrong), "action": str(numbers[wrong]), "why": refusal.sentence()}
            raise Problem("lab-illegal", facts)
        self.hall.step(numbers)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, each as likely."""
        return window(self.hall.sample(self.thoughts), np.int64)


def window(memory: Any, kind: type[np.generic], rows: int | None = None) -> NDArray[Any]:
    """The memory as an array, without a copy."""
    found = np.frombuffer(memory, dtype=kind)
    return found if rows is None else found.reshape(rows, -1)
