"""What can be afforded, and how it is paid (W4.6, W4.8, W6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import ABILITY_FEE, BROWN, ROWS, Needs, Project, byte
from cheeseboard.games.wistar.counting import count, items
from cheeseboard.games.wistar.farm import ROOM, presence
from cheeseboard.games.wistar.symbols import (
    ENERGY,
    P_ADVANCED,
    P_BASIC,
    P_CHEAPER,
    P_DRAW_BASIC,
    P_FREE,
    P_FREE_ADVANCED,
    P_FREE_BASIC,
    P_FREE_BUILDING,
    P_FREE_TOOL,
    P_WEAK_CHEAPER,
    PAY_ADVANCED,
    PAY_BASIC,
    PAY_BED,
    PAY_HAND,
    PAY_ITEM,
    PAY_METAL,
    PAY_MOUSE,
    PAY_MOVEMENT,
    PAY_VP,
    PAY_WILD,
    PAY_WOOD,
    STRENGTH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.effects import Pay
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

IMPOSSIBLE = 99  # more wild tokens than anybody has


def wilds_needed(player: Player, needs: Needs, ignored: i64) -> i64:
    """WA6: the wild tokens that replace missing skill symbols; IMPOSSIBLE if energy is missing."""
    wanted = needs.symbols
    if not wanted:
        return 0
    if byte(wanted, ENERGY) > byte(player.symbols, ENERGY):
        return IMPOSSIBLE
    short: i64 = 0
    for skill in range(ENERGY):
        lacking = byte(wanted, skill) - byte(player.symbols, skill)
        if lacking > 0:
            short += lacking
    return short - ignored if short > ignored else 0


def meets(box: Box, player: Player, needs: Needs, ignored: i64) -> bool:
    """Whether all that must be there is there, wild tokens helping."""
    for have in needs.have:
        if count(box, player, have.count) < have.amount:
            return False
    return wilds_needed(player, needs, ignored) <= player.wild


def discount(player: Player, project: Project, play: i64) -> i64:
    """WA7: how many wood or metal a project costs less."""
    found = byte(player.discounts, 0) + byte(player.discounts, 1 + project.kind)
    return found + 1 if play in (P_CHEAPER, P_WEAK_CHEAPER) else found


def is_free(play: i64) -> bool:
    return P_FREE <= play <= P_FREE_BUILDING or play >= P_DRAW_BASIC


def fits(project: Project, play: i64) -> bool:
    """Whether this way of playing is for such a project."""
    if play in (P_BASIC, P_FREE_BASIC):
        return project.deck == 0
    if play in (P_ADVANCED, P_FREE_ADVANCED):
        return project.deck == 1
    if P_FREE_TOOL <= play <= P_FREE_BUILDING:
        return project.kind == play - P_FREE_TOOL
    if play == P_WEAK_CHEAPER:
        return byte(project.symbols, STRENGTH) == 0
    return True


def can_play(box: Box, player: Player, project: Project, play: i64) -> bool:
    """W4.6: whether the player can pay for a project and meets its requirements."""
    if not fits(project, play):
        return False
    if is_free(play):
        return True
    needs = project.needs
    off = discount(player, project, play)
    if needs.wood > player.wood:
        off -= needs.wood - player.wood
    if needs.metal > player.metal:
        off -= needs.metal - player.metal
    if off < 0 or needs.movement > player.movement:
        return False
    return meets(box, player, needs, byte(player.discounts, 4))


# -- payments of effects


def can_pay(box: Box, player: Player, pays: list[Pay]) -> bool:
    for pay in pays:
        if held(box, player, pay.thing) < pay.amount:
            return False
    return True


def held(box: Box, player: Player, thing: i64) -> i64:
    """How many of a thing the player could pay."""
    if thing == PAY_ITEM:
        return items(player)
    if thing == PAY_WOOD:
        return player.wood
    if thing == PAY_METAL:
        return player.metal
    if thing == PAY_MOVEMENT:
        return player.movement
    if thing == PAY_WILD:
        return player.wild
    if thing in (PAY_BASIC, PAY_ADVANCED):
        return player.hand.both(box.decks[thing - PAY_BASIC]).size()
    if thing == PAY_HAND:
        return player.hand.size()
    if thing == PAY_MOUSE:
        return size(player.mice)
    if thing == PAY_BED:
        return player.beds - player.removed
    assert thing == PAY_VP
    return player.vp


# -- tasks


def task_needs(state: Wistar, task: i64) -> Needs:
    return state.box.edition.missions[task // ROWS].rows[task % ROWS].needs


def task_is_open(state: Wistar, player: Player, task: i64) -> bool:
    """W4.8: the mission lies open where the player is, the row is empty and not locked."""
    mission = task // ROWS
    row = task % ROWS
    if byte(state.done[mission], row):
        return False
    lock = state.box.edition.missions[mission].rows[row].lock
    if lock and not byte(state.done[mission], lock - 1):
        return False
    rooms = state.box.layouts[state.seats].fields
    here = presence(player)
    for field in range(len(rooms)):
        if state.fields[field] == mission and here & ROOM[rooms[field]]:
            return True
    return False


def can_afford_task(box: Box, player: Player, needs: Needs, fee: i64, ignored: i64) -> bool:
    """Whether a row and the fee of an ability can be paid together (WA17)."""
    if needs.wood > player.wood or needs.metal > player.metal or needs.movement > player.movement:
        return False
    if items(player) - needs.wood - needs.metal < needs.items + fee:
        return False
    return meets(box, player, needs, ignored + byte(player.discounts, 5))


def can_use_cube(state: Wistar, player: Player, task: i64, ability: i64, ignored: i64) -> bool:
    """W5.11: a cube of a brown field for any mission, of a grey one for the cellar; its fee is part of the cost."""
    if player.freed >> ability & 1:
        return False
    if not BROWN >> ability & 1 and not state.box.edition.missions[task // ROWS].cellar:
        return False
    return can_afford_task(state.box, player, task_needs(state, task), ABILITY_FEE[ability], ignored)


def can_do_task(state: Wistar, player: Player, task: i64, ignored: i64) -> bool:
    """Whether there is a cube with which the player can complete this row."""
    if not task_is_open(state, player, task):
        return False
    for ability in range(len(ABILITY_FEE)):
        if can_use_cube(state, player, task, ability, ignored):
            return True
    return False
