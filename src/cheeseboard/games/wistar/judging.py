"""What a position is worth to the plain heuristic player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import LEADERS, ROUNDS, ROWS, SPACES, TILES, byte
from cheeseboard.games.wistar.counting import bed_cost, chamber_cost, count, free_chambers
from cheeseboard.games.wistar.effects import DO, EXCHANGE, GAIN, PLAY
from cheeseboard.games.wistar.expecting import growth_worth, hand_worth, lacking, sentence_worth
from cheeseboard.games.wistar.farm import ROOM, has_hidden_mission, presence
from cheeseboard.games.wistar.frames import (
    BEDS,
    COMPLETE,
    DEPLOYING,
    DIGGING,
    DOOR_DRAW,
    DRAFT,
    DRAW,
    EXPLORING,
    HERO,
    IDEAS,
    ITEMS,
    MAIN,
    MISSION_DRAW,
    MOUSE_DRAW,
    OPENING,
    ORDERING,
    PLAYING,
    POTION,
    RATS,
    SEQUENCE,
    SKILL,
    TASK,
    TO_CHAMBER,
    TO_HAND,
    TURN,
    VICTIM,
    Frame,
)
from cheeseboard.games.wistar.paying import can_do_task, can_play, task_is_open
from cheeseboard.games.wistar.scoring import score
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import (
    BUILD_BEDS,
    D_EASY_MISSION,
    D_MISSION,
    DEVELOP,
    DIG_CHAMBERS,
    G_ROUND_MOUSE,
    GATHER_METAL,
    GATHER_WOOD,
    NOW,
    P_FREE,
    P_PROJECT,
)
from cheeseboard.games.wistar.useful import can_do_any_task
from cheeseboard.games.wistar.worth import (
    Values,
    effect_worth,
    step_worth,
    symbols_worth,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.player import Player

TURNS: Final = float(ROUNDS * LEADERS)
# The worth of so many rats in one area, as a multiple of the first.
RATS_WORTH: Final[list[float]] = [0.0, 1.0, 1.95, 2.85, 3.65, 4.3, 4.8, 5.2, 5.5]
# Goods beyond what is soon spent are worth less.
GOODS_WORTH: Final[list[float]] = [0.0, 1.0, 2.0, 2.9, 3.7, 4.4, 5.0, 5.4, 5.7, 5.9, 6.0]


@final
class Taste:
    """How much a player cares for what is not points yet; the numbers come from matches against each other."""

    def __init__(self, numbers: list[float]) -> None:
        self.item: Final = numbers[0]  # a wood or a metal
        self.movement: Final = numbers[1]
        self.wild: Final = numbers[2]
        self.electricity: Final = numbers[3]
        self.rat: Final = numbers[4]  # the first rat in an area, with all turns to come
        self.entrance: Final = numbers[5]  # a rat that waits, as a share of one in an area
        self.chamber: Final = numbers[6]  # a free chamber
        self.dug: Final = numbers[7]
        self.bed: Final = numbers[8]
        self.symbol: Final = numbers[9]
        self.ready: Final = numbers[10]  # a card of the hand that can be played, as a share of its worth
        self.later: Final = numbers[11]  # another card of the hand
        self.room: Final = numbers[12]
        self.hidden: Final = numbers[13]  # a mission to reveal
        self.mouse: Final = numbers[14]  # a mouse to take
        self.task: Final = numbers[15]  # a row of a mission that lies open here
        self.able: Final = numbers[16]  # one that can be completed
        self.goal: Final = numbers[17]
        self.explore: Final = numbers[18]  # a point of exploration
        self.idea: Final = numbers[19]  # a point for projects
        self.digging: Final = numbers[20]
        self.bedding: Final = numbers[21]
        self.playing: Final = numbers[22]
        self.completing: Final = numbers[23]
        self.first: Final = numbers[24]  # to be first in all rounds to come
        self.lacking: Final = numbers[25]  # what a card of the hand requires and is not there
        self.slow: Final = numbers[26]  # what it takes to play a card at all
        self.often: Final = numbers[27:33]  # by type of effect, the part of its worth that a card brings


HOUSE_NUMBERS: Final[list[float]] = [
    0.95, 0.4, 0.9, 1.8, 3.3, 0.85, 0.8, 1.0, 0.8, 0.4, 0.55, 0.2, 0.6, 0.9, 1.3, 0.8, 1.2, 0.8, 1.1, 0.7, 1.7, 2.8,
    0.85, 3.0, 2.5, 1.3, 0.5, 0.6, 0.2, 0.5, 1.0, 0.5, 1.0,
]  # fmt: skip
HOUSE_TASTE: Final = Taste(HOUSE_NUMBERS)


@final
class Judge:
    """A taste, and what the effects of an edition are worth."""

    def __init__(self, taste: Taste, values: Values) -> None:
        self.taste: Final = taste
        self.values: Final = values


def turns_left(state: Wistar, player: Player) -> float:
    """The leaders that a player still places."""
    if state.round == 0:
        return TURNS
    return float(player.leaders + LEADERS * (ROUNDS - state.round))


def goods_worth(amount: i64) -> float:
    return GOODS_WORTH[amount] if amount < len(GOODS_WORTH) else GOODS_WORTH[-1]


def position_worth(judge: Judge, state: Wistar, seat: i64) -> float:
    """The points of a seat, what it can make of what it has, and what is under way."""
    player = state.players[seat]
    left = turns_left(state, player)
    share = left / TURNS
    rounds = float(ROUNDS - state.round) if state.round else float(ROUNDS)
    soon = 1.0 if left >= 4.0 else left / 4.0
    worth = float(score(state, seat))
    worth += soon * judge.taste.item * (goods_worth(player.wood) + goods_worth(player.metal))
    worth += soon * (judge.taste.movement * goods_worth(player.movement) + judge.taste.wild * float(player.wild))
    worth += soon * judge.taste.electricity * (1.0 if player.electricity == 1 else 1.5 if player.electricity else 0.0)
    for area in range(3):
        rats = byte(player.rats, area)
        worth += share * judge.taste.rat * RATS_WORTH[rats if rats < 8 else 8]
    worth += share * judge.taste.rat * judge.taste.entrance * float(player.entrance)
    worth += board_worth(judge, player, share)
    worth += judge.taste.symbol * symbols_worth(player.symbols, rounds)
    worth += cards_worth(judge, state, player, rounds, soon)
    worth += farm_worth(judge, state, player, share)
    worth += goals_worth(judge, state, player, soon)
    worth += under_way(judge, state, seat)
    worth += judge.taste.first * rounds / float(ROUNDS) * precedence(state, seat)
    for other in range(state.seats):
        if other != seat:
            worth -= 0.3 * float(state.players[other].vp) / float(state.seats - 1)
    return worth


def precedence(state: Wistar, seat: i64) -> float:
    """How early the seat is in the next round, from 0 for the last to 1 for the first (WA3)."""
    behind: i64 = state.seats - 1
    if seat in state.hut:
        ahead = len(set(state.hut[: state.hut.index(seat)]))
    else:
        ahead = len(set(state.hut))
        for other in state.order:
            if other == seat:
                break
            if other not in state.hut:
                ahead += 1
    return float(behind - ahead) / float(behind)


def board_worth(judge: Judge, player: Player, share: float) -> float:
    """Chambers and beds lead up the tracks; free chambers take beds and mice."""
    free = free_chambers(player)
    worth = judge.taste.chamber * share * float(free if free < 3 else 3)
    worth += share * (judge.taste.dug * float(player.dug) + judge.taste.bed * float(player.beds))
    if player.freed & 1:
        worth += share * 2.0
    if player.freed >> 1 & 1:
        worth += share * 2.0
    if player.freed >> 3 & 1:
        worth += share * 1.0
    return worth


def cards_worth(judge: Judge, state: Wistar, player: Player, rounds: float, soon: float) -> float:
    """What the cards in play will still bring, and what those in the hand may."""
    projects = state.box.edition.projects
    hope = rounds / float(ROUNDS)
    worth = 0.0
    for card in player.table.list():
        worth += judge.values.lasting(card, rounds) + growth_worth(judge.values, state.box, player, card, hope)
    best = 0.0
    for card in player.hand.list():
        needs = projects[card].needs
        gain = hand_worth(judge.values, state.box, player, card, rounds, judge.taste.symbol, hope)
        gain -= judge.taste.item * float(needs.wood + needs.metal)
        gain -= judge.taste.lacking * float(lacking(state.box, player, needs)) + judge.taste.slow
        if gain > 0.0:
            share = judge.taste.ready if can_play(state.box, player, projects[card], P_PROJECT) else judge.taste.later
            worth += soon * share * gain
            if gain > best:
                best = gain
        worth += 0.12
    return worth + 0.1 * soon * best


def farm_worth(judge: Judge, state: Wistar, player: Player, share: float) -> float:
    """Rooms where something can be revealed, taken or completed."""
    here = presence(player)
    worth = 0.0
    edition = state.box.edition
    for room in range(1, len(edition.rooms)):
        if here & ROOM[room]:
            worth += share * judge.taste.room
            if has_hidden_mission(state, room):
                worth += share * judge.taste.hidden
            if state.mice[room]:
                worth += share * judge.taste.mouse * (1.6 if edition.rooms[room].cellar else 1.0)
            if room == state.box.cheese_room and state.cheeses and not player.mice & state.box.cheese_tiles:
                worth += 1.5
    for mission in state.fields:
        if mission >= 0:
            for row in range(ROWS):
                if task_is_open(state, player, ROWS * mission + row):
                    worth += share * judge.taste.task
                    if can_do_task(state, player, ROWS * mission + row, 0):
                        worth += judge.taste.able * (0.3 + share)
    return worth + share * 0.5 * float(size(player.tents))


def goals_worth(judge: Judge, state: Wistar, player: Player, soon: float) -> float:
    """How near the goals are that are still to be had."""
    worth = 0.0
    for goal in range(len(state.box.edition.goals)):
        if player.reached & ROOM[goal]:
            continue
        field: i64 = -1
        if player.private & ROOM[goal]:
            field = 0
        else:
            for place in range(len(state.goals)):
                if state.goals[place] == goal:
                    field = 0
                    while field < 4 and byte(state.discs[place], field):
                        field += 1
                    if field >= state.seats:
                        field = -1
        if field >= 0:
            card = state.box.edition.goals[goal]
            have = float(count(state.box, player, card.count)) / float(card.asks[field])
            near = 1.0 if have > 1.0 else have
            worth += soon * judge.taste.goal * near * near * effect_worth(card.bonuses[field])
    return worth


def under_way(judge: Judge, state: Wistar, seat: i64) -> float:
    """What the rest of this turn will bring."""
    worth = 0.0
    for frame in state.stack:
        if frame.seat == seat:
            worth += frame_worth(judge, state, seat, frame)
    return worth


def frame_worth(judge: Judge, state: Wistar, seat: i64, frame: Frame) -> float:
    player = state.players[seat]
    kind = frame.kind
    if kind == TURN:
        return turn_worth(judge, state, seat)
    if kind == SEQUENCE:
        clause = state.box.edition.clauses[frame.a]
        if frame.b < 0:
            return sentence_worth(judge.values, state.box, player, clause)
        worth = 0.0
        for place in range(frame.b, len(clause.steps)):
            worth += step_worth(clause.steps[place]) * float(frame.c)
        return worth
    if kind == EXPLORING:
        return judge.taste.explore * float(frame.a)
    if kind == IDEAS:
        return judge.taste.idea * float(frame.a)
    if kind == DIGGING:
        return digging_worth(judge, player, frame.a, frame.b)
    if kind == BEDS:
        return beds_worth(judge, player, frame.a, frame.b)
    if kind == PLAYING:
        return playing_worth(judge, state, player, frame.a)
    if kind == DRAW:
        if frame.b == TO_HAND:
            return (0.9 if frame.a else 0.5) * float(frame.c)
        return 0.8
    if kind == TASK:
        return judge.taste.completing if can_do_any_task(state, player, frame.a) else 0.0
    if kind == ITEMS:
        return -judge.taste.item * float(frame.a)
    if kind == MAIN:
        return 1.5
    if kind == MOUSE_DRAW:
        return (2.6 if frame.a else 1.7) if frame.b == TO_CHAMBER else 0.0
    if kind in (DOOR_DRAW, OPENING):
        return 1.2
    if kind == MISSION_DRAW:
        return 1.6
    if kind == COMPLETE:
        return completing_worth(state, frame)
    if kind == ORDERING:
        return effect_worth(state.box.edition.missions[frame.a // ROWS].rows[frame.a % ROWS].reward) + 2.5
    if kind == HERO:
        return 3.5
    if kind == SKILL:
        return 0.8
    if kind == POTION:
        return 1.2
    if kind == RATS:
        return 0.25 * float(frame.a)
    if kind in (DEPLOYING, VICTIM, DRAFT):
        return 0.0
    return 0.5


def turn_worth(judge: Judge, state: Wistar, seat: i64) -> float:
    """The actions of the space that are still to be done."""
    if not state.pending or state.space < 0:
        return 0.0
    player = state.players[seat]
    section = state.space // SPACES
    worth = 0.0
    if state.pending & 1:
        worth += main_worth(judge, player, state.wheel.index(section))
    bonuses = state.box.layouts[state.seats].sides[section].spaces[state.space % SPACES]
    for bonus in range(len(bonuses)):
        if state.pending >> (bonus + 1) & 1:
            worth += bonus_worth(judge, state, seat, bonuses[bonus].clauses[0].id)
    return worth


def bonus_worth(judge: Judge, state: Wistar, seat: i64, clause_id: i64) -> float:
    """A bonus action; playing a project or completing a mission is worth what can be played or completed."""
    clause = state.box.edition.clauses[clause_id]
    step = clause.steps[0]
    player = state.players[seat]
    if clause.pattern == EXCHANGE:
        return judge.values.clauses[clause.id]
    if step.op == PLAY:
        return playing_worth(judge, state, player, step.what)
    if step.op == DO and step.what in (D_MISSION, D_EASY_MISSION):
        return judge.taste.completing if can_do_any_task(state, player, 0) else 0.0
    if step.op == GAIN and step.what == G_ROUND_MOUSE:
        return 1.7 if state.round_mouse >= 0 and free_chambers(player) > 0 else 0.0
    return step_worth(step)


def main_worth(judge: Judge, player: Player, main: i64) -> float:
    """A main action to come: rats at the entrance may still go there."""
    power = byte(player.rats, main // 2) + player.entrance
    if main == GATHER_WOOD:
        return judge.taste.item * (goods_worth(player.wood + power) - goods_worth(player.wood))
    if main == GATHER_METAL:
        return judge.taste.item * (goods_worth(player.metal + power) - goods_worth(player.metal))
    if main == DIG_CHAMBERS:
        return digging_worth(judge, player, power, 0)
    if main == BUILD_BEDS:
        return beds_worth(judge, player, power, 0)
    if main == DEVELOP:
        return judge.taste.idea * float(power)
    return judge.taste.explore * float(power)


def digging_worth(judge: Judge, player: Player, points: i64, free: i64) -> float:
    """Each chamber leads up a steepening track."""
    times = points if points < TILES - player.dug else TILES - player.dug
    cost = 0.0 if free else judge.taste.item * float(chamber_cost(player))
    if not free and player.metal // chamber_cost(player) < times:
        times = player.metal // chamber_cost(player)
    worth = 0.0
    for step in range(times):
        worth += judge.taste.digging + 0.45 * float(player.dug + step) - cost
    return worth if worth > 0.0 else 0.0


def beds_worth(judge: Judge, player: Player, points: i64, free: i64) -> float:
    """Each bed brings a rat and leads up a steepening track."""
    times = points if points < TILES - player.beds else TILES - player.beds
    if times > free_chambers(player):
        times = free_chambers(player)
    cost = 0.0 if free else judge.taste.item * float(bed_cost(player))
    if not free and player.wood // bed_cost(player) < times:
        times = player.wood // bed_cost(player)
    worth = 0.0
    for step in range(times):
        worth += judge.taste.bedding + 0.45 * float(player.beds + step) - cost
    return worth if worth > 0.0 else 0.0


def playing_worth(judge: Judge, state: Wistar, player: Player, play: i64) -> float:
    """The best card that can be played in this way."""
    rounds = float(ROUNDS - state.round) if state.round else float(ROUNDS)
    best = 0.0
    projects = state.box.edition.projects
    for card in player.hand.list():
        if can_play(state.box, player, projects[card], play):
            needs = projects[card].needs
            paid = 0.0 if play >= P_FREE else judge.taste.item * float(needs.wood + needs.metal)
            lasts = projects[card].effect.type != NOW
            hope = rounds / float(ROUNDS) if lasts else 0.0
            worth = hand_worth(judge.values, state.box, player, card, rounds, judge.taste.symbol, hope) - paid
            if worth > best:
                best = worth
    return judge.taste.playing * best


def completing_worth(state: Wistar, frame: Frame) -> float:
    """A task that is being paid for: its reward and the ability."""
    reward = effect_worth(state.box.edition.missions[frame.a // ROWS].rows[frame.a % ROWS].reward)
    return reward + ABILITY_WORTH[frame.b]


ABILITY_WORTH: Final[list[float]] = [2.0, 2.0, 2.6, 1.6, 3.0, 3.0, 7.0, 3.5, 3.5, 4.0]
