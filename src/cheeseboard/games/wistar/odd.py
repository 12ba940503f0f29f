"""The cards that fit no pattern (W7.1): one small function each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import TENTS
from cheeseboard.games.wistar.frames import (
    ARCHIVE,
    COPY,
    GOAL,
    GOAL_DRAW,
    PAID_NOTHING,
    SHOP,
    TENT,
    TOOLS,
    YACHT,
    Frame,
)
from cheeseboard.games.wistar.symbols import ADVANCED, BALLOON, BASIC, CAMP, CHAMELEON, LAB
from cheeseboard.games.wistar.symbols import ARCHIVE as ARCHIVE_CARD
from cheeseboard.games.wistar.symbols import SHOP as SHOP_CARD
from cheeseboard.games.wistar.symbols import YACHT as YACHT_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def perform(state: Wistar, seat: i64, odd: i64) -> None:
    """What the card does, by its name among ODD."""
    if odd == CHAMELEON:
        chameleon(state, seat)
    elif odd == BALLOON:
        balloon(state, seat)
    elif odd == LAB:
        lab(state, seat)
    elif odd == CAMP:
        camp(state, seat)
    elif odd == YACHT_CARD:
        yacht(state, seat)
    elif odd == ARCHIVE_CARD:
        archive(state, seat)
    elif odd == SHOP_CARD:
        shop(state, seat)


def chameleon(state: Wistar, seat: i64) -> None:
    """77: the once-per-round effect of any other card in play; its use token does not matter (WA33)."""
    state.stack.append(Frame(COPY, seat))


def balloon(state: Wistar, seat: i64) -> None:
    """38: two goals are drawn; one becomes a private goal, the other leaves the game (WA32)."""
    left = size(state.unseen_goals)
    state.stack.append(Frame(GOAL, seat))
    for _ in range(2 if left > 2 else left):
        state.stack.append(Frame(GOAL_DRAW, seat, -1))


def lab(state: Wistar, seat: i64) -> None:
    """137: a basic and an advanced tool, from the market or the deck (WA36)."""
    state.stack.append(Frame(TOOLS, seat, ADVANCED))
    state.stack.append(Frame(TOOLS, seat, BASIC))


def camp(state: Wistar, seat: i64) -> None:
    """50: a tent into any reachable room; with both tents out, one of them moves."""
    tents = size(state.players[seat].tents)
    state.stack.append(Frame(TENT, seat, 1, 0 if tents < TENTS else 1))


def yacht(state: Wistar, seat: i64) -> None:
    """55: a cube of a brown field leaves the board (WA19)."""
    state.stack.append(Frame(YACHT, seat))


def archive(state: Wistar, seat: i64) -> None:
    """156: a card of a discard pile."""
    state.stack.append(Frame(ARCHIVE, seat))


def shop(state: Wistar, seat: i64) -> None:
    """177: one item for another (WA34)."""
    state.stack.append(Frame(SHOP, seat, PAID_NOTHING))
