"""What a player does between the actions of a turn: leaders, actions, goals and other quick actions (W3.9, W4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    SPACE_NAMES,
    V_BUY,
    V_DEPLOY,
    V_DO,
    V_END,
    V_GOAL,
    V_HUT,
    V_MOVE,
    V_SPACE,
    V_TENT,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.choices import free_field
from cheeseboard.games.wistar.components import (
    BYTE,
    ELECTRICITY_PRICE,
    SPACES,
    TWO_RATS,
    WILD_PRICE,
)
from cheeseboard.games.wistar.effects import GAIN
from cheeseboard.games.wistar.events import OfCard, OfName, OfRat, OfSeat, OfTile
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.frames import (
    ITEMS,
    PLAYING,
    POTION,
    RATS,
    STEP,
    TASK,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    fire,
    gain_goods,
    push_effect,
)
from cheeseboard.games.wistar.main_actions import pitch
from cheeseboard.games.wistar.steps import do_main
from cheeseboard.games.wistar.symbols import (
    G_ELECTRICITY,
    G_METAL,
    G_MOVEMENT,
    G_WILD,
    G_WOOD,
    P_PROJECT,
    T_GOAL,
    T_HUT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar

MAIN_ACTION = 0


def in_turn(state: Wistar, frame: Frame, choice: Choice) -> None:
    seat = frame.seat
    verb = choice.verb
    player = state.players[seat]
    if verb == V_END:
        return
    state.stack.append(frame)
    if verb == V_SPACE:
        place_leader(state, seat, choice.it)
    elif verb == V_HUT:
        go_to_hut(state, seat)
    elif verb == V_DO:
        state.pending &= ~ROOM[choice.it]
        do_action(state, seat, choice.it)
    elif verb == V_USE:
        player.used = player.used.with_card(choice.it)
        use(state, seat, choice.it)
    elif verb == V_DEPLOY:
        deploy(state, seat, choice.it)
    elif verb == V_BUY:
        thing = G_ELECTRICITY if choice.it else G_WILD
        state.stack.append(Frame(STEP, seat, GAIN, thing, 1))
        state.stack.append(Frame(ITEMS, seat, ELECTRICITY_PRICE if choice.it else WILD_PRICE))
    elif verb == V_MOVE:
        player.movement -= 1
        state.stack.append(Frame(RATS, seat, 1 + (player.freed >> TWO_RATS & 1)))
    elif verb == V_TENT:
        pitch(state, seat, player.explorer)
    else:
        assert verb == V_GOAL
        reach_goal(state, seat, choice.it)


def place_leader(state: Wistar, seat: i64, space: i64) -> None:
    """W3.10."""
    section = space // SPACES
    state.players[seat].leaders -= 1
    state.leaders |= ROOM[space]
    state.owners[seat] |= ROOM[space]
    state.placed = True
    state.space = space
    side = state.box.layouts[state.seats].sides[section]
    state.pending = 0b011 if len(side.spaces[space % SPACES]) == 1 else 0b111
    if state.listener is not None:
        state.listener.hear(OfName("event-placed", "W3.10", seat, "space", SPACE_NAMES[space]))


def go_to_hut(state: Wistar, seat: i64) -> None:
    """W4.5: a movement token and a potion."""
    state.players[seat].leaders -= 1
    state.hut = [*state.hut, seat]
    state.placed = True
    if state.listener is not None:
        state.listener.hear(OfSeat("event-hut", "W4.5", seat))
    state.stack.append(Frame(POTION, seat))
    fire(state, seat, T_HUT, 1, 0)
    gain_goods(state, seat, G_MOVEMENT, 1, 0)


def do_action(state: Wistar, seat: i64, which: i64) -> None:
    """W3.11: the main action that the section faces, or a bonus action of the space."""
    section = state.space // SPACES
    if which == MAIN_ACTION:
        do_main(state, seat, state.wheel.index(section))
    else:
        side = state.box.layouts[state.seats].sides[section]
        push_effect(state, seat, side.spaces[state.space % SPACES][which - 1])


def use(state: Wistar, seat: i64, card: i64) -> None:
    """W4.9: a once-per-round effect."""
    if state.listener is not None:
        state.listener.hear(OfCard("event-used", "W4.9", seat, card))
    push_effect(state, seat, state.box.edition.projects[card].effect)


def deploy(state: Wistar, seat: i64, area: i64) -> None:
    player = state.players[seat]
    player.entrance -= 1
    player.rats += BYTE[area]
    if state.listener is not None:
        state.listener.hear(OfRat("W4.9", seat, -1, area))


def reach_goal(state: Wistar, seat: i64, goal: i64) -> None:
    """W4.9: the disc, the bonus of the field, and what waits for a goal."""
    player = state.players[seat]
    field: i64 = 0
    if player.private & ROOM[goal]:
        player.private &= ~ROOM[goal]
    else:
        place = state.goals.index(goal)
        field = free_field(state, place)
        discs = state.discs[:]
        discs[place] += (seat + 1) * BYTE[field]
        state.discs = discs
    player.goals += 1
    player.reached |= ROOM[goal]
    if state.listener is not None:
        state.listener.hear(OfTile("event-goal", "W4.9", seat, "goal", goal))
    fire(state, seat, T_GOAL, 1, 0)
    push_effect(state, seat, state.box.edition.goals[goal].bonuses[field])


def drink(state: Wistar, seat: i64, potion: i64) -> None:
    """W4.5."""
    if potion == 0:
        state.stack.append(Frame(PLAYING, seat, P_PROJECT))
    elif potion == 1:
        state.stack.append(Frame(TASK, seat, 0))
    elif potion == 2:
        gain_goods(state, seat, G_METAL, 1, 0)
    else:
        gain_goods(state, seat, G_WOOD, 1, 0)
