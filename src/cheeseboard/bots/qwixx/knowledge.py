"""What the bots of Qwixx have learnt: data files of the package, made by `cheeseboard train qwixx`."""

from __future__ import annotations

from functools import cache
from typing import Final

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.qwixx.win_net import WinNet

NETS: Final[dict[int, str]] = {seats: f"qwixx-{seats}" for seats in (2, 3, 4, 5)}


@cache
def win_net(seats: int) -> WinNet:
    """The net for so many seats. One is used by one thread at a time: it has room for a single thought."""
    return WinNet(seats, numbers_of(NETS[seats]))
