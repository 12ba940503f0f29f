"""Why a card cannot be taken or played, or a task not be completed, and what is missing for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.refusal import Refusal
from cheeseboard.games.wistar.actions import V_CUBE, V_PLAY, V_TAKE, V_TOP, Choice, DoTask
from cheeseboard.games.wistar.choices import COST_OF_CARD
from cheeseboard.games.wistar.components import ABILITY_FEE, BROWN, GREY, ROWS, Needs, byte
from cheeseboard.games.wistar.counting import count, items
from cheeseboard.games.wistar.frames import Frame
from cheeseboard.games.wistar.paying import discount, fits, task_is_open, task_needs
from cheeseboard.games.wistar.refusals_turn import lacking, refuse
from cheeseboard.games.wistar.symbols import ENERGY, P_DRAW_BASIC, P_PROJECT, SKILLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar


def no_card(state: Wistar, frame: Frame, action: Choice) -> Refusal | None:
    """W4.1: a card that cannot be taken for project points."""
    if action.verb == V_TOP:
        cost = COST_OF_CARD[action.it]
        if cost > frame.a:
            return refuse("too-few-points", "W4.1", {"have": int(frame.a), "need": cost})
        return refuse("deck-empty", "WA40")
    if action.verb != V_TAKE:
        return None
    if action.it not in state.market:
        return refuse("not-in-market", "W4.1", action.facts())
    cost = COST_OF_CARD[state.box.edition.projects[action.it].deck]
    return refuse("too-few-points", "W4.1", {"have": int(frame.a), "need": cost})


def no_project(state: Wistar, frame: Frame, action: Choice) -> Refusal | None:
    """W4.6: a project that cannot be played, and what is missing."""
    if action.verb != V_PLAY:
        return None
    player = state.players[frame.seat]
    if frame.a >= P_DRAW_BASIC:
        return refuse("not-drawn", "W6.3", action.facts())
    if not player.hand.has(action.it):
        return refuse("not-in-hand", "W4.6", action.facts())
    if not fits(state.box.edition.projects[action.it], frame.a):
        return refuse("wrong-kind", "W6.3", action.facts())
    short = lacking_for_project(state, frame.seat, action.it, frame.a)
    return refuse("missing", "W4.6", {**action.facts(), "missing": short})


def no_task(state: Wistar, frame: Frame, action: Choice) -> Refusal | None:
    """W4.8: a row that cannot be completed."""
    if not isinstance(action, DoTask):
        return None
    player = state.players[frame.seat]
    mission = action.mission
    if mission not in state.fields:
        return refuse("mission-hidden", "W4.8", action.facts())
    if byte(state.done[mission], action.row):
        return refuse("task-done", "W4.8", action.facts())
    lock = state.box.edition.missions[mission].rows[action.row].lock
    if lock and not byte(state.done[mission], lock - 1):
        return refuse("task-locked", "W4.8", {**action.facts(), "lock": int(lock)})
    if not task_is_open(state, player, action.it):
        return refuse("mission-far", "W4.8", action.facts())
    if not cubes_for(state, player, mission):
        return refuse("no-cube", "WA18", action.facts())
    short = lacking_for_task(state, frame.seat, action.it, frame.a)
    return refuse("task-missing", "W4.8", {**action.facts(), "missing": short})


def no_cube(state: Wistar, frame: Frame, action: Choice) -> Refusal | None:
    """W5.11: a cube that cannot be used."""
    if action.verb != V_CUBE:
        return None
    if state.players[frame.seat].freed >> action.it & 1:
        return refuse("cube-gone", "W5.11", action.facts())
    if ABILITY_FEE[action.it]:
        return refuse("fee", "WA17", action.facts())
    return refuse("grey-cube", "W5.11", action.facts())


def lacking_for_project(state: Wistar, seat: i64, card: i64, play: i64 = P_PROJECT) -> str:
    """W4.6: what a player lacks to play a card in this way, in hand or not; nothing if nothing."""
    player = state.players[seat]
    project = state.box.edition.projects[card]
    off = discount(player, project, play)
    return missing(state.box, player, project.needs, off, byte(player.discounts, 4), 0)


def lacking_for_task(state: Wistar, seat: i64, task: i64, ignored: i64 = 0) -> str:
    """W4.8: what a player lacks to complete a row of a mission, wherever it lies; nothing if nothing."""
    player = state.players[seat]
    cubes = cubes_for(state, player, task // ROWS)
    fee: i64 = 0 if any([cubes >> ability & 1 and not fee for ability, fee in enumerate(ABILITY_FEE)]) else 1
    return missing(state.box, player, task_needs(state, task), 0, ignored + byte(player.discounts, 5), fee)


def cubes_for(state: Wistar, player: Player, mission: i64) -> i64:
    """W5.11: the cubes that may go to a mission."""
    return (BROWN | GREY if state.box.edition.missions[mission].cellar else BROWN) & ~player.freed


def missing(box: Box, player: Player, needs: Needs, off: i64, ignored: i64, fee: i64) -> str:
    """What is lacking, as a list that can be told. Wild tokens, discounts and ignored symbols are used up first."""
    found: list[str] = []
    spare = player.wild + ignored
    for skill in range(ENERGY):
        short = byte(needs.symbols, skill) - byte(player.symbols, skill)
        if short > spare:
            found.append(f"@lacking-{SKILLS[skill]} {short - spare}")
        if short > 0:
            spare = spare - short if spare > short else 0
    energy = byte(needs.symbols, ENERGY) - byte(player.symbols, ENERGY)
    if energy > 0:
        found.append(f"@lacking-energy {energy}")
    for have in needs.have:
        number = count(box, player, have.count)
        if number < have.amount:
            found.append(lacking(have.count, number, have.amount))
    found += missing_goods(player, needs, off, fee)
    return " & ".join(found)


def missing_goods(player: Player, needs: Needs, off: i64, fee: i64) -> list[str]:
    """The wood, metal, movement tokens and items that are lacking after a discount."""
    found: list[str] = []
    for name, need, have in (("wood", needs.wood, player.wood), ("metal", needs.metal, player.metal)):
        short = need - have
        if short > off:
            found.append(f"@lacking-{name} {short - off}")
        if short > 0:
            off = off - short if off > short else 0
    if needs.movement > player.movement:
        found.append(f"@lacking-movement {needs.movement - player.movement}")
    left = items(player) - needs.wood - needs.metal
    if needs.items + fee > left and needs.wood <= player.wood and needs.metal <= player.metal:
        found.append(f"@lacking-item {needs.items + fee - left}")
    return found
