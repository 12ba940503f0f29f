"""Final scoring (W9.1), category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.components import ABILITY_VP, LEFTOVERS, PAIR_VP, STRONG_VP, WILDS
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.effects import PER
from cheeseboard.games.wistar.symbols import FINAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.components import Project
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

CATEGORIES: Final = (
    "marker", "abilities", "bed", "chamber", "mice", "projects", "effects", "electricity", "leftovers", "wild",
)  # fmt: skip


def breakdown(state: Wistar, seat: i64) -> list[i64]:
    """The points of a seat in each of CATEGORIES if the match ended now."""
    player = state.players[seat]
    edition = state.box.edition
    mice: i64 = 0
    for mouse in edition.mice:
        if player.mice >> mouse.tile & 1:
            mice += mouse.vp
    projects: i64 = 0
    effects: i64 = 0
    for card in player.table.list():
        project = edition.projects[card]
        projects += project.vp
        if project.effect.type == FINAL:
            effects += final_effect(state.box, player, project)
    return [
        player.vp,
        abilities(player),
        edition.bed_vp[player.beds - 1] if player.beds else 0,
        edition.chamber_vp[player.dug - 1] if player.dug else 0,
        mice,
        projects,
        effects,
        STRONG_VP if player.electricity == 2 else 0,
        (player.wood + player.metal + player.movement + player.hand.size()) // LEFTOVERS,
        player.wild // WILDS,
    ]


def abilities(player: Player) -> i64:
    """W5: the fields whose cube is gone, and the pair of 6 and 7."""
    total: i64 = 0
    for ability in range(len(ABILITY_VP)):
        if player.freed >> ability & 1:
            total += ABILITY_VP[ability]
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
    total: i64 = 0
    for points in breakdown(state, seat):
        total += points
    return total
