"""The choices of every kind of frame: the one place that says what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.bits import nth
from cheeseboard.games.wistar.chance import can_draw
from cheeseboard.games.wistar.components import (
    ABILITY_FEE,
    ELECTRICITY_PRICE,
    FIELDS,
    MARKET,
    ROWS,
    SPACES,
    TILES,
    WILD_PRICE,
    byte,
)
from cheeseboard.games.wistar.counting import bed_cost, chamber_cost, count, free_chambers, items
from cheeseboard.games.wistar.farm import (
    ROOM,
    can_reveal,
    can_take_cheese,
    can_take_mouse,
    door_in_reach,
    next_rooms,
    reachable,
)
from cheeseboard.games.wistar.frames import (
    ARCHIVE,
    BEDS,
    CHEAPENING,
    COPY,
    CUBE,
    DEPLOYING,
    DIGGING,
    DRAFT,
    EXPLORING,
    GOAL,
    HAND,
    HERO,
    IDEAS,
    ITEMS,
    MAIN,
    OPENING,
    ORDERING,
    PAID_NOTHING,
    PLAYING,
    POTION,
    RATS,
    RELEASE,
    REVEALING,
    SHOP,
    SKILL,
    SUPPLY,
    TASK,
    TENT,
    TOOLS,
    TOP,
    TURN,
    VICTIM,
    WALKING,
    YACHT,
    Frame,
)
from cheeseboard.games.wistar.paying import can_do_task, can_play, can_use_cube
from cheeseboard.games.wistar.symbols import BASIC, DECKS, P_DRAW_BASIC, PAY_MOUSE
from cheeseboard.games.wistar.useful import can_do_any_task, can_pitch_here, copied, is_useful, yacht_cubes

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.actions import Actions, Choice
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

SECTION = (1 << SPACES) - 1  # the spaces of one section, as a set
COST_OF_CARD = (1, 2)  # project points for a basic and an advanced card (W4.1)


def options(state: Wistar, frame: Frame) -> list[Choice]:
    """What the seat may do, in the order of the table; nothing if there is nothing to decide.

    Whether somebody is asked depends only on what everybody sees: the others learn nothing from it.
    """
    kind = frame.kind
    player = state.players[frame.seat]
    actions = state.box.actions
    found: list[Choice] = []
    if kind == TURN:
        turn(state, frame.seat, player, actions, found)
    elif kind == EXPLORING:
        explore(state, frame, player, actions, found)
    elif kind == PLAYING:
        projects(state, frame, player, actions, found)
    elif kind == IDEAS:
        develop(state, frame, actions, found)
    elif kind == DIGGING:
        if frame.a and player.dug < TILES and (frame.b or player.metal >= chamber_cost(player)):
            found = [actions.decline, actions.dig]
    elif kind == BEDS:
        if frame.a and player.beds < TILES and free_chambers(player) and (frame.b or player.wood >= bed_cost(player)):
            found = [actions.decline, actions.bed]
    elif kind == RATS:
        move_rats(frame, player, actions, found)
    elif kind == DEPLOYING:
        if frame.a and player.entrance:
            found = [actions.decline, *actions.deploy]
    elif kind == POTION:
        found = [actions.decline]
        if not player.hand.empty():
            found.append(actions.potion[0])
        if can_do_any_task(state, player, 0):
            found.append(actions.potion[1])
        found += actions.potion[2:]
    elif kind == ITEMS:
        if frame.a:
            pay_item(state, player, actions, found)
    elif kind == TASK:
        tasks(state, frame, player, actions, found)
    elif kind == CUBE:
        for ability in range(len(ABILITY_FEE)):
            if can_use_cube(state, player, frame.a, ability, frame.b):
                found.append(actions.cube[ability])
    elif kind == ORDERING:
        found = actions.first
    elif kind == CHEAPENING:
        cheapen(state, frame, player, actions, found)
    elif kind == DRAFT:
        for pair in range(len(state.pairs) // 2):
            found.append(actions.pair[pair])
    else:
        rarer(state, frame, player, actions, found)
    return found


def rarer(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """The kinds of frames that single cards bring."""
    kind = frame.kind
    if kind == MAIN:
        if player.rats:
            found.append(actions.decline)
            found += actions.main
    elif kind == OPENING:
        for way in range(len(actions.door)):
            if state.closed & ROOM[way] and (frame.a or door_in_reach(state, player, way)):
                found.append(actions.door[way])
        allow_nothing(actions, found)
    elif kind == REVEALING:
        for room in range(1, len(actions.reveal)):
            if can_reveal(state, player, room):
                found.append(actions.reveal[room])
        allow_nothing(actions, found)
    elif kind == WALKING:
        here = ROOM[player.explorer]
        rooms = reachable(state, player.explorer) if frame.a else next_rooms(state, here)
        add_rooms(rooms & ~here, actions.go, found)
        allow_nothing(actions, found)
    elif kind == TENT:
        tents(state, frame, player, actions, found)
    elif kind == GOAL:
        for goal in range(len(actions.keep)):
            if state.drawn_goals & ROOM[goal]:
                found.append(actions.keep[goal])
    elif kind == HERO:
        for hero in range(len(actions.hero)):
            if state.heroes & ROOM[hero]:
                found.append(actions.hero[hero])
        allow_nothing(actions, found)
    elif kind == SKILL:
        for skill in range(len(actions.skill)):
            if state.skills & ROOM[skill]:
                found.append(actions.skill[skill])
        allow_nothing(actions, found)
    elif kind == SUPPLY:
        if free_chambers(player):
            if state.house_supply:
                found.append(actions.supply[0])
            if state.cellar_supply:
                found.append(actions.supply[1])
        allow_nothing(actions, found)
    elif kind == RELEASE:
        if frame.a:
            add_mice(player, actions, found)
    elif kind == HAND:
        if frame.b:
            hand = player.hand if frame.a < 0 else player.hand.both(state.box.decks[frame.a])
            for card in hand.list():
                found.append(actions.discard[card])
    elif kind == VICTIM:
        defend(state, frame, player, actions, found)
    elif kind == COPY:
        for card in copied(state, player):
            found.append(actions.use[card])
        allow_nothing(actions, found)
    elif kind == ARCHIVE:
        for card in state.discards.list():
            found.append(actions.take[card])
        allow_nothing(actions, found)
    elif kind == TOOLS:
        find_tools(state, frame, actions, found)
    elif kind == SHOP:
        trade(state, frame, player, actions, found)
    elif kind == YACHT:
        cubes = yacht_cubes(player)
        for ability in range(len(actions.cube)):
            if cubes & ROOM[ability]:
                found.append(actions.cube[ability])
        allow_nothing(actions, found)
    else:
        assert kind == TOP
        for deck in range(len(DECKS)):
            if can_draw(state, deck):
                found.append(actions.top[deck])
        allow_nothing(actions, found)


def allow_nothing(actions: Actions, found: list[Choice]) -> None:
    """W3.11: what can be done may also be left undone."""
    if found:
        found.insert(0, actions.decline)


def add_rooms(rooms: i64, choices: list[Choice], found: list[Choice]) -> None:
    for room in range(len(choices)):
        if rooms & ROOM[room]:
            found.append(choices[room])


def add_mice(player: Player, actions: Actions, found: list[Choice]) -> None:
    for tile in range(len(actions.release)):
        if player.mice & ROOM[tile]:
            found.append(actions.release[tile])


# -- the turn


def turn(state: Wistar, seat: i64, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W3.9: place a leader, do its actions, end the turn; and quick actions at any time between (W4.9)."""
    if state.placed:
        found.append(actions.end)
        for which in range(len(actions.do)):
            if state.pending & ROOM[which]:
                found.append(actions.do[which])
    else:
        sides = state.box.layouts[state.seats].sides
        for section in range(len(sides)):
            if not state.owners[seat] >> SPACES * section & SECTION:
                for number in range(len(sides[section].spaces)):
                    space = SPACES * section + number
                    if not state.leaders & ROOM[space]:
                        found.append(actions.space[space])
        found.append(actions.hut)
    for card in player.rounds:
        if not player.used.has(card) and is_useful(state, player, state.box.edition.projects[card]):
            found.append(actions.use[card])
    if player.entrance:
        found += actions.deploy
    goods = items(player)
    if goods >= WILD_PRICE:
        found.append(actions.buy[0])
        if goods >= ELECTRICITY_PRICE and player.electricity < 2:
            found.append(actions.buy[1])
    if player.movement and player.rats:
        found.append(actions.move)
    if can_pitch_here(player):
        found.append(actions.tent)
    goals = player.private
    for goal in state.goals:
        if goal >= 0:
            goals |= ROOM[goal]
    goals &= ~player.reached
    while goals:
        goal = nth(goals, 0)
        if can_reach(state, player, goal):
            found.append(actions.goal[goal])
        goals &= goals - 1


def can_reach(state: Wistar, player: Player, goal: i64) -> bool:
    """W4.9: the topmost free field of a goal card on the board, or the top field of a private one (WA32)."""
    if player.reached & ROOM[goal]:
        return False
    field: i64 = -1
    if player.private & ROOM[goal]:
        field = 0
    else:
        for place in range(len(state.goals)):
            if state.goals[place] == goal:
                field = free_field(state, place)
    if field < 0:
        return False
    card = state.box.edition.goals[goal]
    return count(state.box, player, card.count) >= card.asks[field]


def free_field(state: Wistar, place: i64) -> i64:
    """WA2: the topmost free field of a goal card on the board; -1 if as many are taken as there are players."""
    for field in range(FIELDS):
        if not byte(state.discs[place], field):
            return field if field < state.seats else -1
    return -1


# -- within an action


def explore(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W4.2."""
    if not frame.a:
        return
    for way in range(len(actions.door)):
        if door_in_reach(state, player, way):
            found.append(actions.door[way])
    add_rooms(next_rooms(state, ROOM[player.explorer]), actions.go, found)
    for room in range(1, len(actions.reveal)):
        if can_reveal(state, player, room):
            found.append(actions.reveal[room])
    for room in range(1, len(actions.mouse)):
        if can_take_mouse(state, player, room):
            found.append(actions.mouse[room])
    if can_take_cheese(state, player):
        found.append(actions.cheese)
    allow_nothing(actions, found)


def develop(state: Wistar, frame: Frame, actions: Actions, found: list[Choice]) -> None:
    """W4.1: cards of the market or from the top of a deck, one point for a basic and two for an advanced one."""
    for deck in range(len(DECKS)):
        if COST_OF_CARD[deck] <= frame.a and can_draw(state, deck):
            found.append(actions.top[deck])
    cards: list[i64] = []
    for deck in range(len(DECKS)):
        if COST_OF_CARD[deck] <= frame.a:
            for slot in range(MARKET * deck, MARKET * deck + MARKET):
                if state.market[slot] >= 0:
                    cards.append(state.market[slot])
    cards.sort()
    for card in cards:
        found.append(actions.take[card])
    allow_nothing(actions, found)


def projects(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W4.6: the cards of the hand, or of those just drawn, that can be played in this way."""
    cards = state.drawn if frame.a >= P_DRAW_BASIC else player.hand
    if cards.empty():
        return
    found.append(actions.decline)
    for card in cards.list():
        if can_play(state.box, player, state.box.edition.projects[card], frame.a):
            found.append(actions.play[card])


def cheapen(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """WA7: what a discount is taken off, where it matters and the rest can still be paid."""
    needs = state.box.edition.projects[frame.a].needs
    wood = needs.wood - frame.c // 16
    metal = needs.metal - frame.c % 16
    short_wood = wood - player.wood if wood > player.wood else 0
    short_metal = metal - player.metal if metal > player.metal else 0
    if wood and short_metal <= frame.b - 1:
        found.append(actions.less[0])
    if metal and short_wood <= frame.b - 1:
        found.append(actions.less[1])


def tasks(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W4.8."""
    missions: list[i64] = [mission for mission in state.fields if mission >= 0]
    missions.sort()
    for mission in missions:
        for row in range(ROWS):
            if can_do_task(state, player, ROWS * mission + row, frame.a):
                found.append(actions.task[ROWS * mission + row])
    allow_nothing(actions, found)


def pay_item(state: Wistar, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W1.4: one wood, one metal or one card of the hand."""
    for card in player.hand.list():
        found.append(actions.discard[card])
    if player.wood:
        found.append(actions.pay[0])
    if player.metal:
        found.append(actions.pay[1])


def move_rats(frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """WA21: rats that have not moved yet, from one area to another."""
    if not frame.a:
        return
    for rat in actions.rat:
        start = rat.it // 3
        if byte(player.rats, start) > byte(frame.b, start):
            found.append(rat)
    allow_nothing(actions, found)


# -- single cards


def tents(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """W4.9, WA24: a tent here, or with card 50 in any reachable room; one that is moved is struck first."""
    if frame.b:
        if reachable(state, player.explorer) & ~player.tents:
            add_rooms(player.tents, actions.strike, found)
        allow_nothing(actions, found)
    elif frame.a:
        add_rooms(reachable(state, player.explorer) & ~player.tents, actions.pitch, found)
        if frame.a == 1:
            allow_nothing(actions, found)
    elif can_pitch_here(player):
        found += [actions.decline, actions.pitch[player.explorer]]


def defend(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """WA38: give what the card asks for, or lose points."""
    if state.box.edition.clauses[frame.a].pay[0].thing == PAY_MOUSE:
        found.append(actions.lose)
        add_mice(player, actions, found)
    else:
        found += [actions.give, actions.lose]


def find_tools(state: Wistar, frame: Frame, actions: Actions, found: list[Choice]) -> None:
    """137: a tool of the market; only if there is none, the first one that the deck brings."""
    tools = state.box.tools
    cards: list[i64] = []
    for slot in range(MARKET * frame.a, MARKET * frame.a + MARKET):
        if state.market[slot] >= 0 and tools.has(state.market[slot]):
            cards.append(state.market[slot])
    cards.sort()
    for card in cards:
        found.append(actions.take[card])
    in_deck = tools.both(state.deck.either(state.discards)).both(state.box.decks[frame.a])
    if not cards and not in_deck.empty():
        found.append(actions.top[frame.a])
    allow_nothing(actions, found)


def trade(state: Wistar, frame: Frame, player: Player, actions: Actions, found: list[Choice]) -> None:
    """177, WA34: pay an item, then get one of another sort."""
    if frame.a == PAID_NOTHING:
        pay_item(state, player, actions, found)
        allow_nothing(actions, found)
        return
    for good in range(len(actions.get)):
        if good != frame.a and (good < 2 or can_draw(state, BASIC)):
            found.append(actions.get[good])
