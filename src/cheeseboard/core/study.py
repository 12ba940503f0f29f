"""What the matches of a game tell beside their results: what was done, and how those fared who did it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Listener
from cheeseboard.core.mean import Mean
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.share import Share

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.state import State

Notes = list[list[int]]  # of one match: plain numbers, which go from process to process
Cell = int | Mean

# What the figures of a column are.
COUNT: Final = "count"
SHARE: Final = "share"  # a mean between 0 and 1
POINTS: Final = "points"
LEAD: Final = "lead"  # points that may be above or below nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(Listener):
    """Listens to one match. It must not refer to the state, which is only lent to it.

    `order` is the order of the first turns, where it is not simply round the table from whoever begins.
    """

    def __init__(self) -> None:
        self.order: list[i64] = []

    def begin(self, state: State) -> None:
        """Somebody is asked for the first time."""

    @abstractmethod
    def notes(self, state: State) -> Notes:
        """The match is over: what there is to count."""


@final
class Column:
    """The figures below a heading: the message `study-column-NAME`."""

    def __init__(self, name: str, unit: str) -> None:
        self.name: Final = name
        self.unit: Final = unit


@final
class Row:
    """The figures of a card, a goal or whatever it is; the message `key` says what it is called."""

    def __init__(self, name: str, cells: list[Cell], key: str = "") -> None:
        self.name: Final = name
        self.cells: Final = cells
        self.key: Final = key or name


@final
class Section:
    """A table of a study; the message `study-NAME` says what its rows are.

    A long one is `ranked` by the mean in the column of that number: its highest and its lowest rows tell the most.
    """

    def __init__(self, name: str, columns: list[Column], rows: list[Row], ranked: int = -1) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.rows: Final = rows
        self.ranked: Final = ranked


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """Adds up the notes of many matches."""

    @abstractmethod
    def witness(self) -> Witness:
        """Somebody to listen to the next match."""

    @abstractmethod
    def add(self, scores: list[i64], winners: list[i64], notes: Notes) -> None:
        """Count a match."""

    @abstractmethod
    def sections(self) -> list[Section]:
        """What has been counted so far."""


@final
class Fortune:
    """How those seats fared that did something: their wins, a shared one as its share, and their lead."""

    def __init__(self) -> None:
        self.wins: Final = Share()
        self.lead: Final = Mean()

    @property
    def count(self) -> int:
        return self.wins.count

    def add(self, seat: i64, scores: list[i64], winners: list[i64]) -> None:
        self.wins.add(1.0 / len(winners) if seat in winners else 0.0)
        self.lead.add(lead(seat, scores))


def lead(seat: i64, scores: list[i64]) -> float:
    """The score of a seat less the mean score of the others."""
    others = len(scores) - 1
    return float(scores[seat]) - float(sum(scores) - scores[seat]) / others if others else 0.0
