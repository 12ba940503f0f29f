"""What is left to chance: everything face down is drawn when it is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.moment import EVERYONE, Chance
from cheeseboard.games.wistar.cards import Cards, DrawCard, DrawTile
from cheeseboard.games.wistar.components import MARKET
from cheeseboard.games.wistar.events import FromDeck, OfCard, OnMarket, Opened, Revealed, TurnedUp
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.frames import (
    DOOR_DRAW,
    DRAW,
    GOAL_DRAW,
    MISSION_DRAW,
    MOUSE_DRAW,
    ORDER_DRAW,
    SEARCH,
    TO_CHAMBER,
    TO_CHOICE,
    TO_HAND,
    TO_LOOK,
    TO_MARKET,
    TO_PAIRS,
    WHEEL_DRAW,
    Frame,
)
from cheeseboard.games.wistar.gains import fire, gain_card, has_chamber, push_effect, take_mouse
from cheeseboard.games.wistar.symbols import T_OPEN_DOOR, T_REVEAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar

SECRET = (TO_HAND, TO_CHOICE)


def deck_cards(state: Wistar, deck: i64) -> Cards:
    """The cards of a deck; an empty one is made anew of its discard pile (W3.8)."""
    cards = state.deck.both(state.box.decks[deck])
    if cards.empty():
        cards = state.discards.both(state.box.decks[deck])
        state.deck = state.deck.either(cards)
        state.discards = state.discards.minus(cards)
    return cards


def can_draw(state: Wistar, deck: i64) -> bool:
    """WA40: whether the deck or its discard pile has a card."""
    return not state.deck.either(state.discards).both(state.box.decks[deck]).empty()


def await_chance(state: Wistar, frame: Frame) -> Chance | None:
    """What is waited for; None if there is nothing to draw."""
    kind = frame.kind
    if kind in (DRAW, SEARCH):
        cards = deck_cards(state, frame.a)
        if cards.empty():
            return None
        seen = ROOM[frame.seat] if kind == DRAW and frame.b in SECRET else EVERYONE
        return Chance(DrawCard(cards, len(state.box.edition.projects)), seen)
    tiles: i64 = 0
    numbers = 0
    if kind == MOUSE_DRAW:
        if frame.b == TO_CHAMBER and not can_take(state, frame):
            return None
        tiles = state.unseen_mice & (state.box.cellar_mice if frame.a else ~state.box.cellar_mice)
        numbers = len(state.box.edition.mice)
    elif kind == DOOR_DRAW:
        tiles = state.tokens
        numbers = len(state.box.edition.tokens)
    elif kind == MISSION_DRAW:
        cellar = state.box.edition.rooms[state.box.layouts[state.seats].fields[frame.a]].cellar
        tiles = state.unseen_missions & (state.box.cellar_missions if cellar else ~state.box.cellar_missions)
        numbers = len(state.box.edition.missions)
    elif kind == GOAL_DRAW:
        tiles = state.unseen_goals
        numbers = len(state.box.edition.goals)
    elif kind == ORDER_DRAW:
        tiles = ROOM[state.seats] - 1
        for seat in state.order:
            tiles &= ~ROOM[seat]
        numbers = state.seats
    else:
        assert kind == WHEEL_DRAW
        numbers = len(state.box.edition.wheel)
        tiles = ROOM[numbers] - 1
        for section in state.wheel:
            tiles &= ~ROOM[section]
    return Chance(DrawTile(tiles, numbers))


def can_take(state: Wistar, frame: Frame) -> bool:
    """WA26: a mouse needs a free chamber, and one of the supply a pile that is not empty."""
    if not has_chamber(state, frame.seat):
        return False
    return frame.c == 0 or (state.cellar_supply if frame.a else state.house_supply) > 0


def settle(state: Wistar, frame: Frame, outcome: i64) -> None:
    """Chance brings this."""
    kind = frame.kind
    if kind == DRAW:
        state.deck = state.deck.without(outcome)
        draw_card(state, frame, outcome)
    elif kind == SEARCH:
        state.deck = state.deck.without(outcome)
        search(state, frame, outcome)
    elif kind == MOUSE_DRAW:
        draw_mouse(state, frame, outcome)
    elif kind == DOOR_DRAW:
        open_door(state, frame, outcome)
    elif kind == MISSION_DRAW:
        reveal_mission(state, frame, outcome)
    elif kind == GOAL_DRAW:
        draw_goal(state, frame, outcome)
    elif kind == ORDER_DRAW:
        state.order = [*state.order, outcome]
    else:
        state.wheel = [*state.wheel, outcome]


def draw_card(state: Wistar, frame: Frame, card: i64) -> None:
    seat = frame.seat
    if frame.b == TO_MARKET:
        state.market[frame.c] = card
        if state.listener is not None:
            state.listener.hear(OnMarket("event-market", "W3.12", card))
        return
    if frame.b == TO_PAIRS:
        state.pairs = [*state.pairs, card]
        return
    if frame.b == TO_LOOK:
        look(state, frame, card)
        return
    if frame.c > 1:
        state.stack.append(Frame(DRAW, seat, frame.a, frame.b, frame.c - 1))
    if state.listener is not None:
        rule = "W6.6" if frame.b == TO_HAND else "W6.3"
        state.listener.hear(FromDeck(rule, seat, frame.a))
        state.listener.hear(OfCard("event-drew-card", rule, seat, card, ROOM[seat]))
    if frame.b == TO_HAND:
        gain_card(state, seat, card, False)
    else:
        state.drawn = state.drawn.with_card(card)


def look(state: Wistar, frame: Frame, card: i64) -> None:
    """W6.6: the top card is revealed; one of the kind comes into the hand, another is discarded."""
    kept = state.box.edition.projects[card].kind == frame.c
    if state.listener is not None:
        state.listener.hear(OfCard("event-kept" if kept else "event-not-kept", "W6.6", frame.seat, card))
    if kept:
        gain_card(state, frame.seat, card, True)
    else:
        state.discards = state.discards.with_card(card)


def search(state: Wistar, frame: Frame, card: i64) -> None:
    """137: reveal until a tool turns up (WA36)."""
    found = state.box.tools.has(card)
    if state.listener is not None:
        state.listener.hear(OfCard("event-kept" if found else "event-not-kept", "WA36", frame.seat, card))
    if found:
        gain_card(state, frame.seat, card, True)
    else:
        state.discards = state.discards.with_card(card)
        state.stack.append(frame)


def draw_mouse(state: Wistar, frame: Frame, tile: i64) -> None:
    state.unseen_mice &= ~ROOM[tile]
    if frame.b == TO_CHAMBER:
        if frame.c and frame.a:
            state.cellar_supply -= 1
        elif frame.c:
            state.house_supply -= 1
        take_mouse(state, frame.seat, state.box.edition.mice[tile])
    else:
        state.round_mouse = tile
        if state.listener is not None:
            state.listener.hear(TurnedUp("event-round-mouse", "W3.4", "mouse", tile))


def open_door(state: Wistar, frame: Frame, token: i64) -> None:
    """W4.2: the token's bonus at once; the way stays open for everyone."""
    state.tokens &= ~ROOM[token]
    state.closed &= ~ROOM[frame.a]
    state.players[frame.seat].doors += 1
    if state.listener is not None:
        door = state.box.edition.doors[frame.a]
        rooms = state.box.edition.rooms
        state.listener.hear(Opened(frame.seat, rooms[door.one].name, rooms[door.other].name))
    fire(state, frame.seat, T_OPEN_DOOR, 1, 0)
    push_effect(state, frame.seat, state.box.edition.tokens[token])


def reveal_mission(state: Wistar, frame: Frame, mission: i64) -> None:
    """W4.2: the bonus of the card for who turned it up."""
    state.unseen_missions &= ~ROOM[mission]
    fields = state.fields[:]
    fields[frame.a] = mission
    state.fields = fields
    if state.listener is not None:
        room = state.box.layouts[state.seats].fields[frame.a]
        state.listener.hear(Revealed(frame.seat, mission, state.box.edition.rooms[room].name))
    fire(state, frame.seat, T_REVEAL, 1, 0)
    push_effect(state, frame.seat, state.box.edition.missions[mission].bonus)


def draw_goal(state: Wistar, frame: Frame, goal: i64) -> None:
    state.unseen_goals &= ~ROOM[goal]
    if frame.a < 0:
        state.drawn_goals |= ROOM[goal]
    else:
        goals = state.goals[:]
        goals[frame.a] = goal
        state.goals = goals
    if state.listener is not None:
        state.listener.hear(TurnedUp("event-goal-shown", "W2.2" if frame.a >= 0 else "WA32", "goal", goal))


def empty_slot(state: Wistar, deck: i64) -> i64:
    """The rightmost empty place of a row of the market, -1 if it is full."""
    for slot in range(MARKET * deck + MARKET - 1, MARKET * deck - 1, -1):
        if state.market[slot] < 0:
            return slot
    return -1
