"""Whether an effect would do anything (WA37), by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.chance import can_draw
from cheeseboard.games.wistar.components import ABILITY_FEE, BROWN, ROWS, TENTS, TILES, byte
from cheeseboard.games.wistar.counting import bed_cost, chamber_cost, count, free_chambers, items
from cheeseboard.games.wistar.effects import DO, EXCHANGE, GAIN, IF, PER, PERFORM, PLAY, REVEAL
from cheeseboard.games.wistar.farm import OUTSIDE, ROOM, can_reveal, door_in_reach, next_rooms, reachable
from cheeseboard.games.wistar.paying import can_do_task, can_pay
from cheeseboard.games.wistar.symbols import (
    ADVANCED,
    ARCHIVE,
    BALLOON,
    BASIC,
    CAMP,
    CHAMELEON,
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
    G_ADVANCED,
    G_BASIC,
    G_CARD,
    G_CELLAR_MOUSE,
    G_DOOR,
    G_ELECTRICITY,
    G_GOAL,
    G_HERO,
    G_HOUSE_MOUSE,
    G_IDEA,
    G_MOUSE,
    G_ROUND_MOUSE,
    G_SKILL,
    P_DRAW_BASIC,
    SHOP,
    YACHT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.components import Project
    from cheeseboard.games.wistar.effects import Clause, Step
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar


def is_useful(state: Wistar, player: Player, project: Project) -> bool:
    """Whether the once-per-round effect of a card would do something for the player."""
    for clause in project.effect.clauses:
        if clause_is_useful(state, player, clause):
            return True
    return False


def clause_is_useful(state: Wistar, player: Player, clause: Clause) -> bool:
    box = state.box
    if clause.pattern == PER and count(box, player, clause.count) < clause.per:
        return False
    if clause.pattern == IF:
        have = clause.have
        if have is not None and count(box, player, have.count) < have.amount:
            return False
    if clause.pattern == EXCHANGE and not can_pay(box, player, clause.pay):
        return False
    for step in clause.steps:
        if step_is_useful(state, player, step):
            return True
    return False


def step_is_useful(state: Wistar, player: Player, step: Step) -> bool:
    if step.op == GAIN:
        return gain_is_useful(state, player, step.what)
    if step.op == DO:
        return deed_is_useful(state, player, step.what)
    if step.op == PLAY:
        if step.what >= P_DRAW_BASIC:
            return can_draw(state, step.what - P_DRAW_BASIC)
        return not player.hand.empty()
    if step.op == REVEAL:
        return can_draw(state, step.what)
    assert step.op == PERFORM
    return odd_is_useful(state, player, step.what)


def gain_is_useful(state: Wistar, player: Player, thing: i64) -> bool:
    if thing < G_ELECTRICITY:
        return True
    if thing == G_ELECTRICITY:
        return player.electricity < 2
    if thing == G_BASIC:
        return can_draw(state, BASIC)
    if thing == G_ADVANCED:
        return can_draw(state, ADVANCED)
    if thing == G_CARD:
        return can_draw(state, BASIC) or can_draw(state, ADVANCED)
    if thing == G_IDEA:
        return can_draw(state, BASIC) or can_draw(state, ADVANCED) or max(state.market) >= 0
    if thing == G_MOUSE:
        return state.house_supply + state.cellar_supply > 0 and free_chambers(player) > 0
    if thing == G_HOUSE_MOUSE:
        return state.house_supply > 0 and free_chambers(player) > 0
    if thing == G_CELLAR_MOUSE:
        return state.cellar_supply > 0 and free_chambers(player) > 0
    if thing == G_ROUND_MOUSE:
        return state.round_mouse >= 0 and free_chambers(player) > 0
    if thing == G_GOAL:
        return state.unseen_goals != 0
    if thing == G_HERO:
        return state.heroes != 0
    if thing == G_DOOR:
        return state.closed != 0
    if thing == G_SKILL:
        return state.skills != 0
    return True


def deed_is_useful(state: Wistar, player: Player, deed: i64) -> bool:
    if deed in (D_MAIN, D_RAT):
        return player.rats != 0
    if deed < D_BED:
        return byte(player.rats, (deed - 1) // 2) > 0
    if deed == D_BED:
        return player.wood >= bed_cost(player) and player.beds < TILES and free_chambers(player) > 0
    if deed == D_FREE_BED:
        return player.beds < TILES and free_chambers(player) > 0
    if deed == D_DIG:
        return player.metal >= chamber_cost(player) and player.dug < TILES
    if deed == D_FREE_DIG:
        return player.dug < TILES
    if deed == D_DEPLOY:
        return player.entrance > 0
    if deed == D_WALK:
        return next_rooms(state, ROOM[player.explorer]) != 0
    if deed == D_TRAVEL:
        return reachable(state, player.explorer) & ~ROOM[player.explorer] != 0
    if deed == D_OPEN_DOOR:
        return any([door_in_reach(state, player, way) for way in range(len(state.box.edition.doors))])
    if deed == D_REVEAL:
        return any([can_reveal(state, player, room) for room in range(1, len(state.box.edition.rooms))])
    if deed in (D_MISSION, D_EASY_MISSION):
        return can_do_any_task(state, player, deed - D_MISSION)
    assert deed == D_TENT
    return can_pitch_here(player)


def can_pitch_here(player: Player) -> bool:
    """W4.9, WA24: a tent in the explorer's room, where none of one's own stands."""
    room = player.explorer
    return room != OUTSIDE and size(player.tents) < TENTS and not player.tents & ROOM[room]


def can_do_any_task(state: Wistar, player: Player, ignored: i64) -> bool:
    for mission in state.fields:
        if mission >= 0:
            for row in range(ROWS):
                if can_do_task(state, player, ROWS * mission + row, ignored):
                    return True
    return False


def odd_is_useful(state: Wistar, player: Player, odd: i64) -> bool:
    if odd == CHAMELEON:
        return bool(copied(state, player))
    if odd == BALLOON:
        return state.unseen_goals != 0
    if odd == CAMP:
        return reachable(state, player.explorer) & ~player.tents != 0
    if odd == YACHT:
        return yacht_cubes(player) != 0
    if odd == ARCHIVE:
        return not state.discards.empty()
    if odd == SHOP:
        return items(player) > 0
    return True


def yacht_cubes(player: Player) -> i64:
    """The brown abilities whose cube is there and whose fee can be paid, as a set."""
    found: i64 = 0
    for ability in range(len(ABILITY_FEE)):
        if (BROWN & ~player.freed) >> ability & 1 and ABILITY_FEE[ability] <= items(player):
            found |= ROOM[ability]
    return found


def copied(state: Wistar, player: Player) -> list[i64]:
    """WA33: the once-per-round cards in play, of anybody, that would do something for the player; no chameleon."""
    found: list[i64] = []
    projects = state.box.edition.projects
    for other in state.players:
        for card in other.rounds:
            if not is_chameleon(projects[card]) and is_useful(state, player, projects[card]):
                found.append(card)
    return sorted(found)


def is_chameleon(project: Project) -> bool:
    for clause in project.effect.clauses:
        for step in clause.steps:
            if step.op == PERFORM and step.what == CHAMELEON:
                return True
    return False
