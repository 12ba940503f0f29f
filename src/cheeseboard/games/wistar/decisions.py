"""What every choice does. The frame that asked is off the stack already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    V_DECLINE,
    V_DOOR,
    V_FIRST,
    V_GO,
    V_HERO,
    V_KEEP,
    V_LESS,
    V_MAIN,
    V_PAIR,
    V_PITCH,
    V_RELEASE,
    V_REVEAL,
    V_SKILL,
    V_STRIKE,
    V_SUPPLY,
    V_TAKE,
    V_TOP,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.completing import keep_goal, mission, order_reward, take_hero, take_skill
from cheeseboard.games.wistar.events import OfCard
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.frames import (
    ARCHIVE,
    BEDS,
    COPY,
    CUBE,
    DEPLOYING,
    DIGGING,
    DRAW,
    EXPLORING,
    HAND,
    IDEAS,
    ITEMS,
    MOUSE_DRAW,
    PLAYING,
    POTION,
    RATS,
    RELEASE,
    SEARCH,
    SHOP,
    TASK,
    TENT,
    TO_CHAMBER,
    TO_HAND,
    TOOLS,
    TURN,
    VICTIM,
    YACHT,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    release_mouse,
)
from cheeseboard.games.wistar.main_actions import (
    build_bed,
    developed,
    dig,
    explored,
    move_rat,
    on_farm,
    pitch,
    take_card,
)
from cheeseboard.games.wistar.payments import paid, suffer
from cheeseboard.games.wistar.playing import cheapen, chose_project
from cheeseboard.games.wistar.steps import do_main
from cheeseboard.games.wistar.turn import deploy, drink, in_turn, use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def decide(state: Wistar, frame: Frame, choice: Choice) -> None:
    """The seat of the frame has chosen."""
    kind = frame.kind
    if kind == TURN:
        in_turn(state, frame, choice)
    elif kind == EXPLORING:
        explored(state, frame, choice)
    elif kind == IDEAS:
        developed(state, frame, choice)
    elif kind == PLAYING:
        chose_project(state, frame, choice)
    elif kind in (ITEMS, HAND, SHOP):
        paid(state, frame, choice)
    elif choice.verb == V_DECLINE:
        return
    elif kind == DIGGING:
        dig(state, frame)
    elif kind == BEDS:
        build_bed(state, frame)
    elif kind == RATS:
        move_rat(state, frame, choice)
    elif kind == DEPLOYING:
        deploy(state, frame.seat, choice.it)
        if frame.a > 1:
            state.stack.append(Frame(DEPLOYING, frame.seat, frame.a - 1))
    elif kind == POTION:
        drink(state, frame.seat, choice.it)
    elif kind == VICTIM:
        suffer(state, frame, choice)
    elif kind in (TASK, CUBE, YACHT):
        mission(state, frame, choice)
    else:
        rarer(state, frame, choice)


def rarer(state: Wistar, frame: Frame, choice: Choice) -> None:
    seat = frame.seat
    verb = choice.verb
    if verb == V_PAIR:
        take_pair(state, seat, choice.it)
    elif verb == V_LESS:
        cheapen(state, frame, choice.it)
    elif verb == V_FIRST:
        order_reward(state, frame, choice.it)
    elif verb == V_MAIN:
        do_main(state, seat, choice.it)
    elif verb in (V_DOOR, V_GO, V_REVEAL):
        on_farm(state, seat, choice)
    elif verb == V_STRIKE:
        state.players[seat].tents &= ~ROOM[choice.it]
        state.stack.append(Frame(TENT, seat, 2, 0))
    elif verb == V_PITCH:
        pitch(state, seat, choice.it)
    elif verb == V_KEEP:
        keep_goal(state, seat, choice.it)
    elif verb == V_HERO:
        take_hero(state, seat, choice.it)
    elif verb == V_SKILL:
        take_skill(state, seat, choice.it)
    elif verb == V_SUPPLY:
        state.stack.append(Frame(MOUSE_DRAW, seat, choice.it, TO_CHAMBER, 1))
    elif verb == V_RELEASE:
        release_mouse(state, seat, choice.it)
        if frame.a > 1:
            state.stack.append(Frame(RELEASE, seat, frame.a - 1))
    elif verb == V_USE:
        assert frame.kind == COPY
        use(state, seat, choice.it)
    elif verb == V_TAKE:
        assert frame.kind in (ARCHIVE, TOOLS)
        take_card(state, seat, choice.it)
    else:
        assert verb == V_TOP
        if frame.kind == TOOLS:
            state.stack.append(Frame(SEARCH, seat, choice.it))
        else:
            state.stack.append(Frame(DRAW, seat, choice.it, TO_HAND, 1))


def take_pair(state: Wistar, seat: i64, pair: i64) -> None:
    """W2.11: the starting cards lie open when they are chosen."""
    player = state.players[seat]
    cards = state.pairs[2 * pair : 2 * pair + 2]
    state.pairs = [card for card in state.pairs if card not in cards]
    for card in cards:
        player.hand = player.hand.with_card(card)
        player.known = player.known.with_card(card)
        if state.listener is not None:
            state.listener.hear(OfCard("event-took", "W2.11", seat, card))
