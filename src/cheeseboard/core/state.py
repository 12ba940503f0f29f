"""A game in progress: what every game can do."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from cheeseboard.core.action import Action
from cheeseboard.core.event import Listener
from cheeseboard.core.moment import Ask, Moment
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.offer import Offer
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.rng import Rng


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """It knows everything. It is asked, never asks; `play` and `settle` are the only ways forward.

    At any moment `now` is an Ask, a Chance or Over.
    """

    def __init__(self, seats: i64, now: Moment) -> None:
        self.seats: i64 = seats
        self.now: Moment = now
        self.listener: Listener | None = None

    @abstractmethod
    def legal(self, seat: i64) -> list[Action]:
        """What the seat may do now, in the order of the table; nothing if it is not asked."""

    @abstractmethod
    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None for exactly the legal actions."""

    @abstractmethod
    def play(self, seat: i64, action: Action) -> None:
        """The seat does this. Illegal if `refusal` has an answer; then nothing has changed."""

    @abstractmethod
    def settle(self, outcome: i64) -> None:
        """Chance brings this. Illegal if the law does not allow it; then nothing has changed."""

    @abstractmethod
    def scores(self) -> list[i64]:
        """The points of each seat as things stand."""

    @abstractmethod
    def winners(self) -> list[i64]:
        """The seats that would win if the match ended now."""

    @abstractmethod
    def ending(self) -> str:
        """Why the match is over; '' while it is not."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state like this one, without the listener."""

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng) -> State:
        """A whole state drawn evenly from those that the seat holds possible."""

    @abstractmethod
    def observe(self, seat: i64, sight: Sight) -> None:
        """Write what the seat sees as numbers, always as many."""

    def features(self, seat: i64) -> list[float]:
        """What the seat sees as numbers, always as many."""
        sight = Sight()
        self.observe(seat, sight)
        return sight.list()

    @abstractmethod
    def pieces(self) -> list[i64]:
        """Counts that no move changes: pieces are neither made nor lost."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All that this state is: two states with the same key are the same position."""

    def answer(self, seat: i64, order: str) -> Action | None:
        """What a standing order of the seat answers now; None if the seat itself is to be asked.

        It may look only at what the seat sees, and must give no answer that tells the others what the seat holds.
        """
        return None

    def asks(self, seat: i64) -> bool:
        """Whether the seat owes a choice."""
        now = self.now
        return isinstance(now, Ask) and (now.mask >> seat & 1) == 1

    def offer(self, seat: i64, offer: Offer) -> None:
        """Add everything in `legal(seat)` to an offer; a game may override it with a faster way to the same."""
        for action in self.legal(seat):
            offer.add(action.id)

    def sample(self, seat: i64, rng: Rng) -> Action:
        """`legal(seat)[rng.below(len(legal(seat)))]`; a game may override it with a faster way to the same."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())
