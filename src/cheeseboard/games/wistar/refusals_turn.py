"""Why something cannot be done between the actions of a turn (W3.9, W4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.bits import size
from cheeseboard.core.refusal import Refusal
from cheeseboard.games.wistar.actions import (
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
from cheeseboard.games.wistar.components import ELECTRICITY_PRICE, SPACES, TENTS, WILD_PRICE
from cheeseboard.games.wistar.counting import count, items
from cheeseboard.games.wistar.farm import OUTSIDE, ROOM
from cheeseboard.games.wistar.symbols import C_ELECTRICITY, COUNTS, ROUND

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar


def refuse(code: str, rule: str, facts: Facts | None = None) -> Refusal:
    return Refusal(code, rule, facts, "wistar")


def lacking(what: i64, have: i64, need: i64) -> str:
    """A part of the list of what is missing. Electricity is not counted: it is weak or strong."""
    return f"@lacking-{COUNTS[what]} {need if what == C_ELECTRICITY else need - have}"


def no_turn(state: Wistar, seat: i64, action: Choice) -> Refusal | None:
    """Why this cannot be done now; None if it is no choice of a turn at all."""
    verb = action.verb
    player = state.players[seat]
    if verb in (V_SPACE, V_HUT):
        return no_space(state, seat, action)
    if verb in (V_DO, V_END):
        return no_deed(state, action)
    if verb == V_USE:
        return no_use(state, player, action)
    if verb == V_DEPLOY:
        return refuse("no-rat-waiting", "W4.9")
    if verb == V_BUY:
        return no_buy(player, action)
    if verb == V_MOVE:
        return refuse("no-rats", "W4.9") if player.movement else refuse("no-movement", "W4.9")
    if verb == V_TENT:
        return no_tent(player)
    if verb == V_GOAL:
        return no_goal(state, player, action)
    return None


def no_space(state: Wistar, seat: i64, action: Choice) -> Refusal:
    if state.placed:
        return refuse("leader-placed", "W3.9")
    space = action.it
    section = space // SPACES
    if space % SPACES >= len(state.box.layouts[state.seats].sides[section].spaces):
        return refuse("no-such-space", "W2.1", action.facts())
    if state.leaders & ROOM[space]:
        return refuse("space-taken", "W3.10", action.facts())
    return refuse("own-section", "W3.10", action.facts())


def no_deed(state: Wistar, action: Choice) -> Refusal:
    if not state.placed:
        return refuse("place-first", "W3.9")
    if state.space < 0:
        return refuse("hut-only", "W4.5")
    bonuses = state.box.layouts[state.seats].sides[state.space // SPACES].spaces[state.space % SPACES]
    if action.it > len(bonuses):
        return refuse("no-second", "W3.11")
    return refuse("done-already", "W3.11")


def no_use(state: Wistar, player: Player, action: Choice) -> Refusal:
    card = action.it
    if not player.table.has(card):
        return refuse("not-in-play", "W4.9", action.facts())
    if state.box.edition.projects[card].effect.type != ROUND:
        return refuse("not-once", "W6.9", action.facts())
    if player.used.has(card):
        return refuse("used", "W4.9", action.facts())
    return refuse("no-use", "WA37", action.facts())


def no_buy(player: Player, action: Choice) -> Refusal:
    if action.it and player.electricity == 2:
        return refuse("strong-already", "W4.7")
    price = ELECTRICITY_PRICE if action.it else WILD_PRICE
    return refuse("too-few-items", "W4.9", {"have": int(items(player)), "need": int(price)})


def no_tent(player: Player) -> Refusal:
    if player.explorer == OUTSIDE:
        return refuse("no-tent-outside", "WA22")
    if size(player.tents) == TENTS:
        return refuse("tents-out", "W4.9")
    return refuse("tent-here", "WA24")


def no_goal(state: Wistar, player: Player, action: Choice) -> Refusal:
    goal = action.it
    if player.reached & ROOM[goal]:
        return refuse("goal-reached", "W4.9", action.facts())
    field: i64 = 0
    if not player.private & ROOM[goal]:
        if goal not in state.goals:
            return refuse("no-such-goal", "W2.2", action.facts())
        field = free_field(state, state.goals.index(goal))
    assert field >= 0  # as many fields are open as there are players (WA2)
    card = state.box.edition.goals[goal]
    have = count(state.box, player, card.count)
    need = card.asks[field]
    return refuse("goal-short", "W4.9", {**action.facts(), "missing": lacking(card.count, have, need)})
