"""Figures with their intervals."""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.bots.tally import Tally
from cheeseboard.core.mean import Mean
from cheeseboard.core.share import Share


class Figure(NamedTuple):
    """A figure and half of its 95 % confidence interval."""

    value: float
    margin: float


def figure_of(mean: Mean) -> Figure:
    return Figure(mean.mean, mean.margin())


def share_of(mean: Mean) -> Figure:
    """A share of wins: where all went the same way there is no spread to see, and yet no certainty."""
    return figure_of(shared(mean.count, mean.mean, mean.squares))


def shared(count: int, mean: float, squares: float) -> Share:
    """A share of which so much is known."""
    found = Share()
    found.count, found.mean, found.squares = count, mean, squares
    return found


def bot_wins(tally: Tally, bot: str) -> Figure:
    """What a bot wins beyond an equal share of the seats that it has."""
    wins = share_of(tally.by_bot[bot].wins)
    return Figure(wins.value - tally.bots.count(bot) / len(tally.bots), wins.margin)
