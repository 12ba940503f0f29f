"""Main actions, step by step: chambers, beds, cards, and what is done on the farm (W4.1, W4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    V_CHEESE,
    V_DECLINE,
    V_DOOR,
    V_GO,
    V_MOUSE,
    V_RAT,
    V_REVEAL,
    V_TOP,
    Choice,
)
from cheeseboard.games.wistar.choices import COST_OF_CARD
from cheeseboard.games.wistar.components import (
    BYTE,
)
from cheeseboard.games.wistar.counting import bed_cost, chamber_cost
from cheeseboard.games.wistar.events import InRoom, OfCard, OfRat, OfSeat
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.frames import (
    BEDS,
    DIGGING,
    DOOR_DRAW,
    DRAW,
    EXPLORING,
    IDEAS,
    MISSION_DRAW,
    MOUSE_DRAW,
    RATS,
    TO_CHAMBER,
    TO_HAND,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    fire,
    gain_card,
    take_mouse,
)
from cheeseboard.games.wistar.symbols import (
    T_BED,
    T_DIG,
    T_TENT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def dig(state: Wistar, frame: Frame) -> None:
    """W4.1."""
    player = state.players[frame.seat]
    if not frame.b:
        player.metal -= chamber_cost(player)
    player.dug += 1
    state.stack.append(Frame(DIGGING, frame.seat, frame.a - 1, frame.b))
    if state.listener is not None:
        state.listener.hear(OfSeat("event-dug", "W4.1", frame.seat))
    fire(state, frame.seat, T_DIG, 1, 0)


def build_bed(state: Wistar, frame: Frame) -> None:
    """W4.1: the bed into a free chamber, its rat to the burrow entrance."""
    player = state.players[frame.seat]
    if not frame.b:
        player.wood -= bed_cost(player)
    player.beds += 1
    player.entrance += 1
    state.stack.append(Frame(BEDS, frame.seat, frame.a - 1, frame.b))
    if state.listener is not None:
        state.listener.hear(OfSeat("event-bed", "W4.1", frame.seat))
    fire(state, frame.seat, T_BED, 1, 0)


def developed(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.1: a card for project points."""
    if choice.verb == V_DECLINE:
        return
    deck = choice.it if choice.verb == V_TOP else state.box.edition.projects[choice.it].deck
    left = frame.a - COST_OF_CARD[deck]
    if left:
        state.stack.append(Frame(IDEAS, frame.seat, left))
    if choice.verb == V_TOP:
        state.stack.append(Frame(DRAW, frame.seat, deck, TO_HAND, 1))
    else:
        take_card(state, frame.seat, choice.it)


def take_card(state: Wistar, seat: i64, card: i64) -> None:
    """A card of the market or of a discard pile, seen by all."""
    if card in state.market:
        state.market[state.market.index(card)] = -1
    else:
        state.discards = state.discards.without(card)
    if state.listener is not None:
        state.listener.hear(OfCard("event-took", "W4.1", seat, card))
    gain_card(state, seat, card, True)


def explored(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.2: one point each."""
    if choice.verb == V_DECLINE:
        return
    if frame.a > 1:
        state.stack.append(Frame(EXPLORING, frame.seat, frame.a - 1))
    on_farm(state, frame.seat, choice)


def on_farm(state: Wistar, seat: i64, choice: Choice) -> None:
    verb = choice.verb
    it = choice.it
    player = state.players[seat]
    if verb == V_DOOR:
        state.stack.append(Frame(DOOR_DRAW, seat, it))
    elif verb == V_GO:
        player.explorer = it
        if state.listener is not None:
            state.listener.hear(InRoom("event-walked", "W4.2", seat, state.box.edition.rooms[it].name))
    elif verb == V_REVEAL:
        rooms = state.box.layouts[state.seats].fields
        for field in range(len(rooms)):
            if rooms[field] == it and state.fields[field] < 0:
                state.stack.append(Frame(MISSION_DRAW, seat, field))
                return
    elif verb == V_MOUSE:
        mice = state.mice[:]
        mice[it] -= 1
        state.mice = mice
        cellar = 1 if state.box.edition.rooms[it].cellar else 0
        state.stack.append(Frame(MOUSE_DRAW, seat, cellar, TO_CHAMBER, 0))
    else:
        assert verb == V_CHEESE
        tile = top_cheese(state)
        state.cheeses &= ~ROOM[tile]
        take_mouse(state, seat, state.box.edition.mice[tile])


def top_cheese(state: Wistar) -> i64:
    """W2.4: the first of the pile that is left."""
    for tile in state.box.cheeses:
        if state.cheeses & ROOM[tile]:
            return tile
    return -1


def move_rat(state: Wistar, frame: Frame, choice: Choice) -> None:
    """WA21: another rat each time."""
    assert choice.verb == V_RAT
    start = choice.it // 3
    end = choice.it % 3
    player = state.players[frame.seat]
    player.rats += BYTE[end] - BYTE[start]
    if state.listener is not None:
        state.listener.hear(OfRat("W4.4", frame.seat, start, end))
    if frame.a > 1:
        state.stack.append(Frame(RATS, frame.seat, frame.a - 1, frame.b + BYTE[end]))


def pitch(state: Wistar, seat: i64, room: i64) -> None:
    player = state.players[seat]
    player.tents |= ROOM[room]
    if state.listener is not None:
        state.listener.hear(InRoom("event-tent", "W4.9", seat, state.box.edition.rooms[room].name))
    fire(state, seat, T_TENT, 1, 0)
