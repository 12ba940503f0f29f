"""The executor: what each step of an effect does (W6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.effects import DO as DO_STEP
from cheeseboard.games.wistar.effects import EXCHANGE, GAIN, IF, PER, PERFORM, PLAY, REVEAL, Reveal
from cheeseboard.games.wistar.events import OfSeat
from cheeseboard.games.wistar.frames import (
    BEDS,
    DEPLOYING,
    DIGGING,
    DRAW,
    EXPLORING,
    HAND,
    HERO,
    IDEAS,
    ITEMS,
    MAIN,
    MOUSE_DRAW,
    OPENING,
    PLAYING,
    POTION,
    RATS,
    RELEASE,
    REVEALING,
    SEQUENCE,
    SKILL,
    SUPPLY,
    TASK,
    TENT,
    TO_CHAMBER,
    TO_CHOICE,
    TO_HAND,
    TO_LOOK,
    TOP,
    WALKING,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    fire,
    gain_electricity,
    gain_goods,
    has_chamber,
    lose_vp,
    take_mouse,
)
from cheeseboard.games.wistar.odd import balloon, perform
from cheeseboard.games.wistar.paying import can_pay
from cheeseboard.games.wistar.symbols import (
    ADVANCED,
    BASIC,
    BUILD_BEDS,
    D_BED,
    D_DEPLOY,
    D_DIG,
    D_EASY_MISSION,
    D_FREE_BED,
    D_FREE_DIG,
    D_MAIN,
    D_MISSION,
    D_OPEN_DOOR,
    D_RAT,
    D_REVEAL,
    D_TENT,
    D_TRAVEL,
    D_WALK,
    DEVELOP,
    DIG_CHAMBERS,
    G_ADVANCED,
    G_BASIC,
    G_CARD,
    G_CELLAR_MOUSE,
    G_DOOR,
    G_ELECTRICITY,
    G_EXPLORE,
    G_GOAL,
    G_HERO,
    G_HOUSE_MOUSE,
    G_IDEA,
    G_METAL,
    G_MOUSE,
    G_POTION,
    G_ROUND_MOUSE,
    G_SKILL,
    G_WILD,
    G_WOOD,
    GATHER_METAL,
    GATHER_WOOD,
    P_DRAW_ADVANCED,
    P_DRAW_BASIC,
    PAY_ADVANCED,
    PAY_BASIC,
    PAY_BED,
    PAY_HAND,
    PAY_ITEM,
    PAY_METAL,
    PAY_MOUSE,
    PAY_MOVEMENT,
    PAY_WILD,
    PAY_WOOD,
    T_MAIN_METAL,
    T_MAIN_WOOD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.effects import Pay, Step
    from cheeseboard.games.wistar.state import Wistar

TO_CHOOSE_FROM = 3


def run_sequence(state: Wistar, frame: Frame) -> None:
    """The next step of a clause; a clause with a condition, a count or a price begins at -1."""
    clause = state.box.edition.clauses[frame.a]
    seat = frame.seat
    if frame.b < 0:
        begin_clause(state, frame)
        return
    if frame.b + 1 < len(clause.steps):
        state.stack.append(Frame(SEQUENCE, seat, frame.a, frame.b + 1, frame.c, frame.causes))
    run_step(state, seat, clause.steps[frame.b], frame.c, frame.causes)


def begin_clause(state: Wistar, frame: Frame) -> None:
    """W6.10: how often the steps come, whether at all, and what is paid for them."""
    box = state.box
    clause = box.edition.clauses[frame.a]
    player = state.players[frame.seat]
    times: i64 = 1
    if clause.pattern == PER:
        times = count(box, player, clause.count) // clause.per
    elif clause.pattern == IF:
        have = clause.have
        if have is not None and count(box, player, have.count) < have.amount:
            return
    elif clause.pattern == EXCHANGE and not can_pay(box, player, clause.pay):
        return
    if times:
        state.stack.append(Frame(SEQUENCE, frame.seat, frame.a, 0, times, frame.causes))
    if clause.pattern == EXCHANGE:
        for pay in clause.pay:
            pay_for(state, frame.seat, pay)


def pay_for(state: Wistar, seat: i64, pay: Pay) -> None:
    """Pay or lose something; where there is a choice it is asked for (W6.4)."""
    player = state.players[seat]
    amount = pay.amount
    thing = pay.thing
    if thing == PAY_ITEM:
        state.stack.append(Frame(ITEMS, seat, amount))
    elif thing == PAY_WOOD:
        player.wood -= amount
    elif thing == PAY_METAL:
        player.metal -= amount
    elif thing == PAY_MOVEMENT:
        player.movement -= amount
    elif thing == PAY_WILD:
        player.wild -= amount
    elif thing in (PAY_BASIC, PAY_ADVANCED, PAY_HAND):
        deck = -1 if thing == PAY_HAND else thing - PAY_BASIC
        state.stack.append(Frame(HAND, seat, deck, amount))
    elif thing == PAY_MOUSE:
        state.stack.append(Frame(RELEASE, seat, amount))
    elif thing == PAY_BED:
        player.removed += amount
        if state.listener is not None:
            state.listener.hear(OfSeat("event-bed-gone", "WA28", seat))
    else:
        lose_vp(state, seat, amount)


def run_step(state: Wistar, seat: i64, step: Step, times: i64, causes: i64) -> None:
    op = step.op
    amount = step.amount * times
    if op == GAIN:
        gain(state, seat, step.what, amount, causes)
    elif op == DO_STEP:
        do(state, seat, step.what, amount)
    elif op == PLAY:
        for _ in range(amount):
            play(state, seat, step.what)
    elif op == REVEAL:
        assert isinstance(step, Reveal)
        for _ in range(amount):
            state.stack.append(Frame(DRAW, seat, step.what, TO_LOOK, step.kind))
    else:
        assert op == PERFORM
        perform(state, seat, step.what)


def gain(state: Wistar, seat: i64, thing: i64, amount: i64, causes: i64) -> None:
    """W6.1."""
    stack = state.stack
    if thing <= G_WILD:
        gain_goods(state, seat, thing, amount, causes)
    elif thing == G_IDEA:
        stack.append(Frame(IDEAS, seat, amount))
    elif thing == G_EXPLORE:
        stack.append(Frame(EXPLORING, seat, amount))
    elif thing in (G_BASIC, G_ADVANCED):
        stack.append(Frame(DRAW, seat, BASIC if thing == G_BASIC else ADVANCED, TO_HAND, amount))
    else:
        for _ in range(amount):
            gain_one(state, seat, thing)


def gain_one(state: Wistar, seat: i64, thing: i64) -> None:
    """A thing that comes one at a time, most of them with a choice."""
    stack = state.stack
    if thing == G_ELECTRICITY:
        gain_electricity(state, seat)
    elif thing == G_POTION:
        stack.append(Frame(POTION, seat))
    elif thing == G_MOUSE:
        stack.append(Frame(SUPPLY, seat))
    elif thing == G_HOUSE_MOUSE:
        stack.append(Frame(MOUSE_DRAW, seat, 0, TO_CHAMBER, 1))
    elif thing == G_CELLAR_MOUSE:
        stack.append(Frame(MOUSE_DRAW, seat, 1, TO_CHAMBER, 1))
    elif thing == G_ROUND_MOUSE:
        take_round_mouse(state, seat)
    elif thing == G_CARD:
        stack.append(Frame(TOP, seat))
    elif thing == G_GOAL:
        balloon(state, seat)
    elif thing == G_HERO:
        stack.append(Frame(HERO, seat))
    elif thing == G_DOOR:
        stack.append(Frame(OPENING, seat, 1))
    else:
        assert thing == G_SKILL
        stack.append(Frame(SKILL, seat))


def take_round_mouse(state: Wistar, seat: i64) -> None:
    """W4.4: the round's mouse needs a free chamber; without one it stays (WA45: it may be gone)."""
    if state.round_mouse >= 0 and has_chamber(state, seat):
        tile = state.round_mouse
        state.round_mouse = -1
        take_mouse(state, seat, state.box.edition.mice[tile])


def do(state: Wistar, seat: i64, deed: i64, amount: i64) -> None:
    """W6.2."""
    stack = state.stack
    if deed == D_BED:
        stack.append(Frame(BEDS, seat, amount, 0))
    elif deed == D_FREE_BED:
        stack.append(Frame(BEDS, seat, amount, 1))
    elif deed == D_DIG:
        stack.append(Frame(DIGGING, seat, amount, 0))
    elif deed == D_FREE_DIG:
        stack.append(Frame(DIGGING, seat, amount, 1))
    elif deed == D_DEPLOY:
        stack.append(Frame(DEPLOYING, seat, amount))
    elif deed == D_RAT:
        stack.append(Frame(RATS, seat, amount))
    else:
        for _ in range(amount):
            do_once(state, seat, deed)


def do_once(state: Wistar, seat: i64, deed: i64) -> None:
    stack = state.stack
    if deed == D_MAIN:
        stack.append(Frame(MAIN, seat))
    elif deed < D_BED:
        do_main(state, seat, deed - 1)
    elif deed == D_WALK:
        stack.append(Frame(WALKING, seat, 0))
    elif deed == D_TRAVEL:
        stack.append(Frame(WALKING, seat, 1))
    elif deed == D_OPEN_DOOR:
        stack.append(Frame(OPENING, seat, 0))
    elif deed == D_REVEAL:
        stack.append(Frame(REVEALING, seat))
    elif deed in (D_MISSION, D_EASY_MISSION):
        stack.append(Frame(TASK, seat, deed - D_MISSION))
    else:
        assert deed == D_TENT
        stack.append(Frame(TENT, seat, 0, 0))


def do_main(state: Wistar, seat: i64, main: i64) -> None:
    """W4.1, WA20: a main action with the power that the rats in its area give now."""
    power = byte(state.players[seat].rats, main // 2)
    if main == GATHER_WOOD:
        fire(state, seat, T_MAIN_WOOD, 1, 0)
        gain_goods(state, seat, G_WOOD, power, 0)
    elif main == DIG_CHAMBERS:
        state.stack.append(Frame(DIGGING, seat, power, 0))
    elif main == GATHER_METAL:
        fire(state, seat, T_MAIN_METAL, 1, 0)
        gain_goods(state, seat, G_METAL, power, 0)
    elif main == BUILD_BEDS:
        state.stack.append(Frame(BEDS, seat, power, 0))
    elif main == DEVELOP:
        state.stack.append(Frame(IDEAS, seat, power))
    else:
        state.stack.append(Frame(EXPLORING, seat, power))


def play(state: Wistar, seat: i64, which: i64) -> None:
    """W6.3."""
    state.stack.append(Frame(PLAYING, seat, which))
    if which in (P_DRAW_BASIC, P_DRAW_ADVANCED):
        state.stack.append(Frame(DRAW, seat, which - P_DRAW_BASIC, TO_CHOICE, TO_CHOOSE_FROM))
