"""Final scoring (W9.1), category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bits import nth
from cheeseboard.games.wistar.components import ABILITY_VP, LEFTOVERS, PAIR_VP, STRONG_VP, WILDS, byte
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.effects import PER
from cheeseboard.games.wistar.symbols import FINAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.components import Edition, Project
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

CATEGORIES: Final = (
    "marker", "abilities", "bed", "chamber", "mice", "projects", "effects", "electricity", "leftovers", "wild",
)  # fmt: skip


def breakdown(state: Wistar, seat: i64) -> list[i64]:
    """The points of a seat in each of CATEGORIES if the match ended now."""
    player = state.players[seat]
    edition = state.box.edition
    return [
        player.vp,
        abilities(player),
        beds(edition, player),
        chambers(edition, player),
        mice(edition, player),
        projects(edition, player),
        effects(state.box, player),
        STRONG_VP if player.electricity == 2 else 0,
        leftovers(player),
        player.wild // WILDS,
    ]


def beds(edition: Edition, player: Player) -> i64:
    return edition.bed_vp[player.beds - 1] if player.beds else 0


def chambers(edition: Edition, player: Player) -> i64:
    return edition.chamber_vp[player.dug - 1] if player.dug else 0


def mice(edition: Edition, player: Player) -> i64:
    total: i64 = 0
    tiles = player.mice
    while tiles:
        total += edition.mice[nth(tiles, 0)].vp
        tiles &= tiles - 1
    return total


def projects(edition: Edition, player: Player) -> i64:
    total: i64 = 0
    for card in player.table.list():
        total += edition.projects[card].vp
    return total


def effects(box: Box, player: Player) -> i64:
    """What the cards in play bring whose effect is one of final scoring."""
    total: i64 = 0
    if byte(player.types, FINAL):
        for card in player.table.list():
            project = box.edition.projects[card]
            if project.effect.type == FINAL:
                total += final_effect(box, player, project)
    return total


def leftovers(player: Player) -> i64:
    return (player.wood + player.metal + player.movement + player.hand.size()) // LEFTOVERS


def abilities(player: Player) -> i64:
    """W5: the fields whose cube is gone, and the pair of 6 and 7."""
    total: i64 = 0
    fields = player.freed
    while fields:
        total += ABILITY_VP[nth(fields, 0)]
        fields &= fields - 1
    return total + PAIR_VP if player.freed >> 5 & 3 == 3 else total


def final_effect(box: Box, player: Player, project: Project) -> i64:
    """What a card with an effect of final scoring brings."""
    total: i64 = 0
    for clause in project.effect.clauses:
        times: i64 = 1
        if clause.pattern == PER:
            times = count(box, player, clause.count) // clause.per
        for step in clause.steps:
            total += step.amount * times
    return total


def score(state: Wistar, seat: i64) -> i64:
    """All points of the breakdown together."""
    player = state.players[seat]
    edition = state.box.edition
    total = player.vp + abilities(player) + beds(edition, player) + chambers(edition, player) + mice(edition, player)
    total += projects(edition, player) + effects(state.box, player) + leftovers(player) + player.wild // WILDS
    return total + STRONG_VP if player.electricity == 2 else total
