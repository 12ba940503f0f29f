"""A task is completed, and what its ability, a hero or a goal card brings (W4.8, W5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    V_CUBE,
    V_TASK,
    Choice,
)
from cheeseboard.games.wistar.components import (
    ABILITY_FEE,
    ANY_MAIN,
    CHOOSE_HERO,
    FREE_PROJECT,
    ROWS,
    SKILL_TOKEN,
    byte,
)
from cheeseboard.games.wistar.events import OfName, OfTile, skill_name
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.flow import free_ability
from cheeseboard.games.wistar.frames import (
    COMPLETE,
    CUBE,
    HERO,
    ITEMS,
    MAIN,
    PLAYING,
    SKILL,
    YACHT,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    gain_goods,
    gain_symbols,
    push_effect,
)
from cheeseboard.games.wistar.paying import task_needs, wilds_needed
from cheeseboard.games.wistar.symbols import (
    G_VP,
    P_FREE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar


def mission(state: Wistar, frame: Frame, choice: Choice) -> None:
    seat = frame.seat
    if choice.verb == V_TASK:
        state.stack.append(Frame(CUBE, seat, choice.it, frame.a))
        return
    assert choice.verb == V_CUBE
    if frame.kind == YACHT:
        free_ability(state, seat, choice.it)
        push_ability(state, seat, choice.it)
        state.stack.append(Frame(ITEMS, seat, ABILITY_FEE[choice.it]))
        return
    player = state.players[seat]
    needs = task_needs(state, frame.a)
    player.wood -= needs.wood
    player.metal -= needs.metal
    player.movement -= needs.movement
    player.wild -= wilds_needed(player, needs, frame.b + byte(player.discounts, 5))
    state.stack.append(Frame(COMPLETE, seat, frame.a, choice.it))
    state.stack.append(Frame(ITEMS, seat, needs.items + ABILITY_FEE[choice.it]))


def order_reward(state: Wistar, frame: Frame, ability_first: i64) -> None:
    """WA16."""
    reward = state.box.edition.missions[frame.a // ROWS].rows[frame.a % ROWS].reward
    if ability_first:
        push_effect(state, frame.seat, reward)
        push_ability(state, frame.seat, frame.b)
    else:
        push_ability(state, frame.seat, frame.b)
        push_effect(state, frame.seat, reward)


def push_ability(state: Wistar, seat: i64, ability: i64) -> None:
    """W5: what an ability does at once."""
    if ability == SKILL_TOKEN:
        state.stack.append(Frame(SKILL, seat))
    elif ability == FREE_PROJECT:
        state.stack.append(Frame(PLAYING, seat, P_FREE))
    elif ability == CHOOSE_HERO:
        state.stack.append(Frame(HERO, seat))
    elif ability == ANY_MAIN:
        state.stack.append(Frame(MAIN, seat))


def keep_goal(state: Wistar, seat: i64, goal: i64) -> None:
    """WA32: the other goal leaves the game."""
    state.players[seat].private |= ROOM[goal]
    state.drawn_goals = 0
    if state.listener is not None:
        state.listener.hear(OfTile("event-kept-goal", "WA32", seat, "goal", goal))


def take_hero(state: Wistar, seat: i64, hero: i64) -> None:
    """W5.10: a point for every symbol of the hero's skill, its own included."""
    player = state.players[seat]
    card = state.box.edition.heroes[hero]
    state.heroes &= ~ROOM[hero]
    player.heroes |= ROOM[hero]
    if state.listener is not None:
        state.listener.hear(OfTile("event-hero", "W5.10", seat, "hero", hero))
    gain_symbols(state, seat, card.skill, card.symbols)
    gain_goods(state, seat, G_VP, byte(player.symbols, card.skill), 0)


def take_skill(state: Wistar, seat: i64, skill: i64) -> None:
    """W5.5."""
    state.skills &= ~ROOM[skill]
    state.players[seat].skills |= ROOM[skill]
    if state.listener is not None:
        state.listener.hear(OfName("event-skill", "W5.5", seat, "skill", skill_name(skill)))
    gain_symbols(state, seat, skill, 1)
