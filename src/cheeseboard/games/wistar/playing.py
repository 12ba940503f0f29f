"""A chosen project is paid for and comes into play (W4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    V_PLAY,
    Choice,
)
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import (
    byte,
)
from cheeseboard.games.wistar.events import OfCard
from cheeseboard.games.wistar.frames import (
    CHEAPENING,
    PUT_IN_PLAY,
    Frame,
)
from cheeseboard.games.wistar.paying import discount, is_free, wilds_needed
from cheeseboard.games.wistar.symbols import (
    P_DRAW_BASIC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def chose_project(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.6: the chosen card is paid for and comes into play; what was drawn besides is discarded."""
    seat = frame.seat
    if frame.a >= P_DRAW_BASIC:
        others = state.drawn.without(choice.it) if choice.verb == V_PLAY else state.drawn
        state.drawn = NO_CARDS
        discard_drawn(state, seat, others)
    if choice.verb != V_PLAY:
        return
    if is_free(frame.a):
        leave_hand(state, seat, choice.it)
        return
    project = state.box.edition.projects[choice.it]
    off = discount(state.players[seat], project, frame.a)
    take_off(state, seat, choice.it, off, 0, 0)


def discard_drawn(state: Wistar, seat: i64, cards: Cards) -> None:
    """W6.3: what lies on a discard pile is known to all, so everybody hears of it."""
    state.discards = state.discards.either(cards)
    if state.listener is not None:
        for card in cards.list():
            state.listener.hear(OfCard("event-discarded", "W6.3", seat, card))


def leave_hand(state: Wistar, seat: i64, card: i64) -> None:
    """A card that is about to come into play lies beside the hand."""
    player = state.players[seat]
    player.hand = player.hand.without(card)
    player.known = player.known.without(card)
    state.drawn = state.drawn.with_card(card)
    state.stack.append(Frame(PUT_IN_PLAY, seat, card))


def take_off(state: Wistar, seat: i64, card: i64, left: i64, wood_off: i64, metal_off: i64) -> None:
    """WA7: a discount of wood or metal as the player chooses, where there is a choice."""
    player = state.players[seat]
    needs = state.box.edition.projects[card].needs
    wood = needs.wood - wood_off
    metal = needs.metal - metal_off
    if left >= wood + metal:
        wood = 0
        metal = 0
    elif left and not metal:
        wood -= left
    elif left and not wood:
        metal -= left
    elif left:
        player.known = player.known.with_card(card)  # it was named, so everybody knows that it is in the hand
        state.stack.append(Frame(CHEAPENING, seat, card, left, 16 * wood_off + metal_off))
        return
    player.wood -= wood
    player.metal -= metal
    player.movement -= needs.movement
    player.wild -= wilds_needed(player, needs, byte(player.discounts, 4))
    leave_hand(state, seat, card)


def cheapen(state: Wistar, frame: Frame, good: i64) -> None:
    wood_off = frame.c // 16
    metal_off = frame.c % 16
    if good == 0:
        take_off(state, frame.seat, frame.a, frame.b - 1, wood_off + 1, metal_off)
    else:
        take_off(state, frame.seat, frame.a, frame.b - 1, wood_off, metal_off + 1)
