"""The order of play: set-up, rounds, preparation, turns, and what goes on by itself within them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cheeseboard.core.zeros import places
from cheeseboard.games.wistar.cards import NO_CARDS
from cheeseboard.games.wistar.chance import can_draw, empty_slot
from cheeseboard.games.wistar.components import (
    ANY_MAIN,
    BYTE,
    CHOOSE_HERO,
    FREE_PROJECT,
    GOALS,
    HOUSE_ROUNDS,
    LEADERS,
    MARKET,
    ROUNDS,
    ROWS,
    SECTIONS,
    SKILL_TOKEN,
)
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.effects import GAIN, Pay
from cheeseboard.games.wistar.events import Amount, Began, Ended, Numbered, OfCard, OfTask, OnMarket
from cheeseboard.games.wistar.frames import (
    COMPLETE,
    DRAFT,
    DRAW,
    FILL,
    GOAL_DRAW,
    LOSS,
    MOUSE_DRAW,
    NEXT_TURN,
    ORDER_DRAW,
    ORDERING,
    PREPARE,
    PUT_IN_PLAY,
    SEQUENCE,
    SET_UP,
    STEP,
    TO_MARKET,
    TO_PAIRS,
    TO_ROUND,
    TURN,
    VICTIM,
    WHEEL_DRAW,
    Frame,
)
from cheeseboard.games.wistar.gains import fire, fire_for_card, push_clause, push_effect, start_effect
from cheeseboard.games.wistar.paying import held
from cheeseboard.games.wistar.steps import gain, pay_for, run_sequence
from cheeseboard.games.wistar.symbols import ADVANCED, ATTACK, BASIC, ROUND, T_MISSION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.components import Project
    from cheeseboard.games.wistar.state import Wistar


def go_on(state: Wistar, frame: Frame) -> None:
    """What a frame does that waits for nobody."""
    kind = frame.kind
    if kind == SEQUENCE:
        run_sequence(state, frame)
    elif kind == STEP:
        assert frame.a == GAIN
        gain(state, frame.seat, frame.b, frame.c, 0)
    elif kind == NEXT_TURN:
        next_turn(state)
    elif kind == FILL:
        fill_market(state)
    elif kind == PUT_IN_PLAY:
        put_in_play(state, frame.seat, frame.a)
    elif kind == COMPLETE:
        complete(state, frame.seat, frame.a, frame.b)
    elif kind == LOSS:
        lose(state, frame)
    elif kind == PREPARE:
        prepare(state, frame.a)
    else:
        assert kind == SET_UP
        set_up(state, frame.a)


# -- set-up


def set_up(state: Wistar, step: i64) -> None:
    """W2: the wheel, the goals, the round's mouse, the turn order, the starting pairs, the market."""
    if step < len(SET_UP_STEPS):
        state.stack.append(Frame(SET_UP, 0, step + 1))
        SET_UP_STEPS[step](state)
    else:
        begin_round(state)


def place_sections(state: Wistar) -> None:
    for _ in range(SECTIONS):
        state.stack.append(Frame(WHEEL_DRAW, 0))


def show_goals(state: Wistar) -> None:
    for place in range(GOALS - 1, -1, -1):
        state.stack.append(Frame(GOAL_DRAW, 0, place))


def show_round_mouse(state: Wistar) -> None:
    """W2.6, W3.4: mice of the house in the first three rounds, of the cellar in the last two."""
    if state.round_mouse >= 0:
        state.gone_mice |= 1 << state.round_mouse
        state.round_mouse = -1
    state.stack.append(Frame(MOUSE_DRAW, 0, 0 if state.round < HOUSE_ROUNDS else 1, TO_ROUND))


def draw_order(state: Wistar) -> None:
    """W2.10."""
    for _ in range(state.seats):
        state.stack.append(Frame(ORDER_DRAW, 0))


def draw_pairs(state: Wistar) -> None:
    """W2.11: a basic and an advanced card for each pair."""
    if state.listener is not None:
        state.listener.hear(Began(state.order[0], "W2.10"))
    for _ in range(state.seats):
        state.stack.append(Frame(DRAW, 0, ADVANCED, TO_PAIRS))
        state.stack.append(Frame(DRAW, 0, BASIC, TO_PAIRS))


def draft_pairs(state: Wistar) -> None:
    """W2.11: the last in the turn order chooses first."""
    for seat in state.order:
        state.stack.append(Frame(DRAFT, seat))


def open_market(state: Wistar) -> None:
    """W2.12."""
    state.stack.append(Frame(FILL, 0))


Part = Callable[["Wistar"], None]
SET_UP_STEPS: Final[list[Part]] = [
    place_sections,
    show_goals,
    show_round_mouse,
    draw_order,
    draw_pairs,
    draft_pairs,
    open_market,
]


# -- rounds


def begin_round(state: Wistar) -> None:
    state.round += 1
    state.turns = 0
    if state.listener is not None:
        state.listener.hear(Numbered("event-round", "W3.1", state.round))
    state.stack.append(Frame(NEXT_TURN, 0))


def next_turn(state: Wistar) -> None:
    """W3.9: in turn order, until everyone has placed three leaders."""
    if state.turns == LEADERS * state.seats:
        end_round(state)
        return
    seat = state.order[state.turns % state.seats]
    state.turns += 1
    state.placed = False
    state.space = -1
    state.pending = 0
    state.stack.append(Frame(NEXT_TURN, 0))
    state.stack.append(Frame(FILL, 0))
    state.stack.append(Frame(TURN, seat))


def end_round(state: Wistar) -> None:
    """W3.13: the turn order once more, then the end; or the next round is prepared."""
    if state.round == ROUNDS:
        update_order(state)
        state.over = True
        if state.listener is not None:
            state.listener.hear(Ended("rounds", "W3.13"))
    else:
        state.stack.append(Frame(PREPARE, 0, 0))


def prepare(state: Wistar, step: i64) -> None:
    if step < len(PREPARATION):
        state.stack.append(Frame(PREPARE, 0, step + 1))
        PREPARATION[step](state)
    else:
        begin_round(state)


def update_order(state: Wistar) -> None:
    """W3.2, WA3: who is in the hut comes first, in the order of the leftmost leaders; the others follow as before."""
    order: list[i64] = []
    for seat in state.hut:
        if seat not in order:
            order.append(seat)
    for seat in state.order:
        if seat not in order:
            order.append(seat)
    state.order = order


def recall_leaders(state: Wistar) -> None:
    """W3.3."""
    state.hut = []
    state.leaders = 0
    state.owners = places(state.seats)
    for player in state.players:
        player.leaders = LEADERS


def turn_wheel(state: Wistar) -> None:
    """W3.5: one section clockwise; every section faces the next main action."""
    state.wheel = [state.wheel[-1], *state.wheel[:-1]]


def pay_incomes(state: Wistar) -> None:
    """W3.6: all incomes, in turn order where it matters."""
    clauses = state.box.edition.clauses
    for place in range(state.seats - 1, -1, -1):
        seat = state.order[place]
        incomes = state.players[seat].incomes
        for income in range(len(incomes) - 1, -1, -1):
            push_clause(state, seat, clauses[incomes[income]])


def clear_use(state: Wistar) -> None:
    """W3.7."""
    for player in state.players:
        player.used = NO_CARDS


def refresh_market(state: Wistar) -> None:
    """W3.8: the two rightmost cards of each row are discarded."""
    for deck in (BASIC, ADVANCED):
        for slot in range(MARKET * deck + MARKET // 2, MARKET * deck + MARKET):
            card = state.market[slot]
            if card >= 0:
                state.discards = state.discards.with_card(card)
                state.market[slot] = -1
                if state.listener is not None:
                    state.listener.hear(OnMarket("event-market-gone", "W3.8", card))
    state.stack.append(Frame(FILL, 0))


PREPARATION: Final[list[Part]] = [
    update_order,
    recall_leaders,
    show_round_mouse,
    turn_wheel,
    pay_incomes,
    clear_use,
    refresh_market,
]


def fill_market(state: Wistar) -> None:
    """W3.12: the cards of each row move to the right, and the gaps on the left are filled from the deck."""
    for deck in (BASIC, ADVANCED):
        shift(state, deck)
        slot = empty_slot(state, deck)
        if slot >= 0 and can_draw(state, deck):
            state.stack.append(Frame(FILL, 0))
            state.stack.append(Frame(DRAW, 0, deck, TO_MARKET, slot))
            return


def shift(state: Wistar, deck: i64) -> None:
    free: i64 = MARKET * deck + MARKET - 1
    for slot in range(MARKET * deck + MARKET - 1, MARKET * deck - 1, -1):
        card = state.market[slot]
        if card >= 0:
            state.market[slot] = -1
            state.market[free] = card
            free -= 1


# -- projects


def put_in_play(state: Wistar, seat: i64, card: i64) -> None:
    """W4.6: the card comes into play; its symbols count for ever, its effect works by its type (WA9)."""
    player = state.players[seat]
    project = state.box.edition.projects[card]
    state.drawn = state.drawn.without(card)
    player.table = player.table.with_card(card)
    player.symbols += project.symbols
    player.kinds += BYTE[project.kind] + BYTE[3 + project.deck]
    player.types += BYTE[project.effect.type]
    if state.listener is not None:
        state.listener.hear(OfCard("event-played", "W4.6", seat, card))
    fire_for_card(state, seat, project)
    start_effect(state, seat, project.effect)
    if project.effect.type == ROUND:
        player.rounds = sorted([*player.rounds, card])
    elif project.effect.type == ATTACK:
        attack(state, seat, project)


def attack(state: Wistar, seat: i64, project: Project) -> None:
    """WA38, WA39: everyone who has strictly more and is not immune, in turn order."""
    box = state.box
    losses: list[Frame] = []
    for other in state.order:
        victim = state.players[other]
        if other == seat or victim.immune:
            continue
        for clause in project.effect.clauses:
            if count(box, victim, clause.count) > count(box, state.players[seat], clause.count):
                if state.listener is not None:
                    state.listener.hear(OfCard("event-attacked", "WA38", other, project.card))
                losses.append(Frame(LOSS, other, clause.id))
    losses.reverse()
    state.stack += losses


def lose(state: Wistar, frame: Frame) -> None:
    """WA38: a victim with a choice is asked; otherwise the loss comes by itself, as far as it can."""
    pays = state.box.edition.clauses[frame.a].pay
    victim = state.players[frame.seat]
    has = held(state.box, victim, pays[0].thing)
    if len(pays) > 1:
        if has >= pays[0].amount:
            state.stack.append(Frame(VICTIM, frame.seat, frame.a))
        else:
            pay_for(state, frame.seat, pays[1])
    elif has:
        pay_for(state, frame.seat, Pay(pays[0].thing, pays[0].amount if pays[0].amount < has else has))


# -- missions


def complete(state: Wistar, seat: i64, task: i64, ability: i64) -> None:
    """W4.8, WA16: the cube is placed; then the reward and what the ability does now, in the player's order."""
    player = state.players[seat]
    player.cubes += 1
    state.done[task // ROWS] += (seat + 1) * BYTE[task % ROWS]
    if state.listener is not None:
        state.listener.hear(OfTask(seat, task))
    free_ability(state, seat, ability)
    fire(state, seat, T_MISSION, 1, 0)
    if ability in (SKILL_TOKEN, FREE_PROJECT, ANY_MAIN, CHOOSE_HERO):
        state.stack.append(Frame(ORDERING, seat, task, ability))
    else:
        push_effect(state, seat, state.box.edition.missions[task // ROWS].rows[task % ROWS].reward)


def free_ability(state: Wistar, seat: i64, ability: i64) -> None:
    """W5: the cube is gone from the board and the ability is there."""
    state.players[seat].freed |= 1 << ability
    if state.listener is not None:
        state.listener.hear(Amount("event-ability", f"W5.{ability + 1}", seat, ability + 1))
