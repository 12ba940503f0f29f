"""Items and cards that are paid, and what a victim of an aggressive card gives or loses (W1.4, W6.4, WA38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    V_DECLINE,
    V_DISCARD,
    V_GET,
    V_GIVE,
    V_LOSE,
    V_PAY,
    V_RELEASE,
    Choice,
)
from cheeseboard.games.wistar.frames import (
    DRAW,
    HAND,
    ITEMS,
    SHOP,
    TO_HAND,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    discard_from_hand,
    gain_goods,
    lose_vp,
    release_mouse,
)
from cheeseboard.games.wistar.steps import pay_for
from cheeseboard.games.wistar.symbols import (
    BASIC,
    G_METAL,
    G_WOOD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def paid(state: Wistar, frame: Frame, choice: Choice) -> None:
    """An item, a card of the hand, or what card 177 gives for it."""
    seat = frame.seat
    player = state.players[seat]
    if choice.verb == V_DECLINE:
        return
    if choice.verb == V_GET:
        if choice.it == 0:
            gain_goods(state, seat, G_WOOD, 1, 0)
        elif choice.it == 1:
            gain_goods(state, seat, G_METAL, 1, 0)
        else:
            state.stack.append(Frame(DRAW, seat, BASIC, TO_HAND, 1))
        return
    sort: i64 = 2
    if choice.verb == V_PAY:
        sort = choice.it
        if sort == 0:
            player.wood -= 1
        else:
            player.metal -= 1
    else:
        assert choice.verb == V_DISCARD
        discard_from_hand(state, seat, choice.it)
    if frame.kind == ITEMS and frame.a > 1:
        state.stack.append(Frame(ITEMS, seat, frame.a - 1))
    elif frame.kind == HAND and frame.b > 1:
        state.stack.append(Frame(HAND, seat, frame.a, frame.b - 1))
    elif frame.kind == SHOP:
        state.stack.append(Frame(SHOP, seat, sort))


def suffer(state: Wistar, frame: Frame, choice: Choice) -> None:
    """WA38: give what the card asks for, or lose points instead."""
    seat = frame.seat
    pays = state.box.edition.clauses[frame.a].pay
    if choice.verb == V_GIVE:
        pay_for(state, seat, pays[0])
    elif choice.verb == V_RELEASE:
        release_mouse(state, seat, choice.it)
    else:
        assert choice.verb == V_LOSE
        lose_vp(state, seat, pays[1].amount)
