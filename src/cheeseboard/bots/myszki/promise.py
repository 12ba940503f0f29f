"""What a position of Myszki promises, for searches that look only a few tiles ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.survey import expected
from cheeseboard.bots.myszki.table import Table
from cheeseboard.core.bot import Prospect
from cheeseboard.games.myszki.components import SET_SIZE
from cheeseboard.games.myszki.state import Myszki

if TYPE_CHECKING:
    from cheeseboard.core.state import State

LATE: Final = 12  # tiles that are left to all: who lays the last ones is not told by what mice and free cells are worth


@final
class Promise(Prospect):
    """The seat's share of the win, by the points that everybody may expect as far as games have taught."""

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Myszki)
        laid: i64 = len(state.laid)
        worths = worths_for(state.seats)
        return worths.chance(expected(Table(state), worths, laid), seat, laid)

    def is_quiet(self, state: State) -> bool:
        """The last tiles are played out."""
        assert isinstance(state, Myszki)
        return left(state) > LATE


def is_played_out(state: Myszki) -> bool:
    """Whether a search that lets everybody lay a tile and then asks the next one goes on to the end from here."""
    return left(state) <= LATE + state.seats + 1


def left(state: Myszki) -> i64:
    """The tiles that are yet to be laid."""
    return SET_SIZE * state.seats - i64(len(state.laid))
