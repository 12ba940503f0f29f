"""What can be counted (W6.7), and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import (
    ANNEX,
    BED_COST,
    BROWN,
    BYTE,
    CHAMBER_COST,
    CHAMBERS,
    CHEAP_BEDS,
    CHEAP_CHAMBERS,
    GREY,
    byte,
)
from cheeseboard.games.wistar.symbols import (
    C_BASIC,
    C_BED,
    C_BROWN,
    C_CELLAR_MOUSE,
    C_CUBE,
    C_DOOR,
    C_DUG,
    C_ELECTRICITY,
    C_ENERGY,
    C_GOAL,
    C_GREY,
    C_HAND,
    C_HOUSE_MOUSE,
    C_METAL,
    C_MOUSE,
    C_MOVEMENT,
    C_NOW_CARD,
    C_PROJECT,
    C_SKILL,
    C_SKILL_KIND,
    C_STRENGTH,
    C_TENT,
    C_TOOL,
    C_WILD,
    C_WOOD,
    ENERGY,
    SKILLS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.player import Player

SKILL_BYTES: Final[i64] = sum(255 * BYTE[skill] for skill in range(len(SKILLS)))


def bytes_total(packed: i64) -> i64:
    """All numbers of a packed row together."""
    total: i64 = 0
    while packed:
        total += packed & 255
        packed >>= 8
    return total


def count(box: Box, player: Player, what: i64) -> i64:
    """How many of this the player has."""
    if C_TOOL <= what < C_NOW_CARD:
        return byte(player.kinds, what - C_TOOL)
    if C_NOW_CARD <= what < C_PROJECT:
        return byte(player.types, what - C_NOW_CARD)
    if C_STRENGTH <= what <= C_ENERGY:
        return byte(player.symbols, what - C_STRENGTH)
    if what == C_BED:
        return player.beds - player.removed
    if what == C_DUG:
        return player.dug
    if what == C_CUBE:
        return player.cubes
    if what == C_MOUSE:
        return size(player.mice)
    if what == C_HOUSE_MOUSE:
        return size(player.mice & ~box.cellar_tiles)
    if what == C_CELLAR_MOUSE:
        return size(player.mice & box.cellar_tiles)
    if what == C_DOOR:
        return player.doors
    if what == C_PROJECT:
        return byte(player.kinds, C_BASIC - C_TOOL) + byte(player.kinds, C_BASIC - C_TOOL + 1)
    if what == C_GOAL:
        return player.goals
    if what == C_WILD:
        return player.wild
    if what == C_ELECTRICITY:
        return player.electricity
    if what == C_WOOD:
        return player.wood
    if what == C_METAL:
        return player.metal
    if what == C_MOVEMENT:
        return player.movement
    if what == C_HAND:
        return player.hand.size()
    if what == C_BROWN:
        return size(player.freed & BROWN)
    if what == C_GREY:
        return size(player.freed & GREY)
    if what == C_TENT:
        return size(player.tents)
    if what == C_SKILL_KIND:
        return skill_kinds(player)
    assert what == C_SKILL
    return bytes_total(player.symbols & SKILL_BYTES)


def skill_kinds(player: Player) -> i64:
    """The skills of which the player has a symbol."""
    kinds: i64 = 0
    for skill in range(ENERGY):
        if byte(player.symbols, skill):
            kinds += 1
    return kinds


def free_chambers(player: Player) -> i64:
    """Chambers without a tile (WA29)."""
    annex = player.freed >> ANNEX & 1
    return CHAMBERS + player.dug + annex + player.snails - (player.beds - player.removed) - size(player.mice)


def bed_cost(player: Player) -> i64:
    return 1 if player.freed >> CHEAP_BEDS & 1 else BED_COST


def chamber_cost(player: Player) -> i64:
    return 1 if player.freed >> CHEAP_CHAMBERS & 1 else CHAMBER_COST


def items(player: Player) -> i64:
    """Wood, metal and cards of the hand (W1.4)."""
    return player.wood + player.metal + player.hand.size()
