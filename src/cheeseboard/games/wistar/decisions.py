"""What every choice does. The frame that asked is off the stack already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import (
    SPACE_NAMES,
    V_BUY,
    V_CHEESE,
    V_CUBE,
    V_DECLINE,
    V_DEPLOY,
    V_DISCARD,
    V_DO,
    V_DOOR,
    V_END,
    V_FIRST,
    V_GET,
    V_GIVE,
    V_GO,
    V_GOAL,
    V_HERO,
    V_HUT,
    V_KEEP,
    V_LESS,
    V_LOSE,
    V_MAIN,
    V_MOUSE,
    V_MOVE,
    V_PAIR,
    V_PAY,
    V_PITCH,
    V_PLAY,
    V_RAT,
    V_RELEASE,
    V_REVEAL,
    V_SKILL,
    V_SPACE,
    V_STRIKE,
    V_SUPPLY,
    V_TAKE,
    V_TASK,
    V_TENT,
    V_TOP,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.cards import NO_CARDS
from cheeseboard.games.wistar.choices import COST_OF_CARD, free_field
from cheeseboard.games.wistar.components import (
    ABILITY_FEE,
    ANY_MAIN,
    BYTE,
    CHOOSE_HERO,
    ELECTRICITY_PRICE,
    FREE_PROJECT,
    ROWS,
    SKILL_TOKEN,
    SPACES,
    TWO_RATS,
    WILD_PRICE,
    byte,
)
from cheeseboard.games.wistar.counting import bed_cost, chamber_cost
from cheeseboard.games.wistar.effects import GAIN
from cheeseboard.games.wistar.events import InRoom, OfCard, OfName, OfRat, OfSeat, OfTile, skill_name
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.flow import free_ability
from cheeseboard.games.wistar.frames import (
    ARCHIVE,
    BEDS,
    CHEAPENING,
    COMPLETE,
    COPY,
    CUBE,
    DEPLOYING,
    DIGGING,
    DOOR_DRAW,
    DRAW,
    EXPLORING,
    HAND,
    HERO,
    IDEAS,
    ITEMS,
    MAIN,
    MISSION_DRAW,
    MOUSE_DRAW,
    PLAYING,
    POTION,
    PUT_IN_PLAY,
    RATS,
    RELEASE,
    SEARCH,
    SHOP,
    SKILL,
    STEP,
    TASK,
    TENT,
    TO_CHAMBER,
    TO_HAND,
    TOOLS,
    TURN,
    VICTIM,
    YACHT,
    Frame,
)
from cheeseboard.games.wistar.gains import (
    discard_from_hand,
    fire,
    gain_card,
    gain_metal,
    gain_movement,
    gain_symbols,
    gain_vp,
    gain_wood,
    lose_vp,
    push_effect,
    release_mouse,
    take_mouse,
)
from cheeseboard.games.wistar.paying import discount, is_free, task_needs, wilds_needed
from cheeseboard.games.wistar.steps import do_main, pay_for
from cheeseboard.games.wistar.symbols import (
    BASIC,
    G_ELECTRICITY,
    G_WILD,
    P_DRAW_BASIC,
    P_FREE,
    P_PROJECT,
    T_BED,
    T_DIG,
    T_GOAL,
    T_HUT,
    T_TENT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.state import Wistar

MAIN_ACTION = 0


def decide(state: Wistar, frame: Frame, choice: Choice) -> None:
    """The seat of the frame has chosen."""
    kind = frame.kind
    if kind == TURN:
        in_turn(state, frame, choice)
    elif kind == EXPLORING:
        explored(state, frame, choice)
    elif kind == IDEAS:
        developed(state, frame, choice)
    elif kind == PLAYING:
        chose_project(state, frame, choice)
    elif kind in (ITEMS, HAND, SHOP):
        paid(state, frame, choice)
    elif choice.verb == V_DECLINE:
        return
    elif kind == DIGGING:
        dig(state, frame)
    elif kind == BEDS:
        build_bed(state, frame)
    elif kind == RATS:
        move_rat(state, frame, choice)
    elif kind == DEPLOYING:
        deploy(state, frame.seat, choice.it)
        if frame.a > 1:
            state.stack.append(Frame(DEPLOYING, frame.seat, frame.a - 1))
    elif kind == POTION:
        drink(state, frame.seat, choice.it)
    elif kind == VICTIM:
        suffer(state, frame, choice)
    elif kind in (TASK, CUBE, YACHT):
        mission(state, frame, choice)
    else:
        rarer(state, frame, choice)


def rarer(state: Wistar, frame: Frame, choice: Choice) -> None:
    seat = frame.seat
    verb = choice.verb
    if verb == V_PAIR:
        take_pair(state, seat, choice.it)
    elif verb == V_LESS:
        cheapen(state, frame, choice.it)
    elif verb == V_FIRST:
        order_reward(state, frame, choice.it)
    elif verb == V_MAIN:
        do_main(state, seat, choice.it)
    elif verb in (V_DOOR, V_GO, V_REVEAL):
        on_farm(state, seat, choice)
    elif verb == V_STRIKE:
        state.players[seat].tents &= ~ROOM[choice.it]
        state.stack.append(Frame(TENT, seat, 2, 0))
    elif verb == V_PITCH:
        pitch(state, seat, choice.it)
    elif verb == V_KEEP:
        keep_goal(state, seat, choice.it)
    elif verb == V_HERO:
        take_hero(state, seat, choice.it)
    elif verb == V_SKILL:
        take_skill(state, seat, choice.it)
    elif verb == V_SUPPLY:
        state.stack.append(Frame(MOUSE_DRAW, seat, choice.it, TO_CHAMBER, 1))
    elif verb == V_RELEASE:
        release_mouse(state, seat, choice.it)
        if frame.a > 1:
            state.stack.append(Frame(RELEASE, seat, frame.a - 1))
    elif verb == V_USE:
        assert frame.kind == COPY
        use(state, seat, choice.it)
    elif verb == V_TAKE:
        assert frame.kind in (ARCHIVE, TOOLS)
        take_card(state, seat, choice.it)
    else:
        assert verb == V_TOP
        if frame.kind == TOOLS:
            state.stack.append(Frame(SEARCH, seat, choice.it))
        else:
            state.stack.append(Frame(DRAW, seat, choice.it, TO_HAND, 1))


# -- before the first round


def take_pair(state: Wistar, seat: i64, pair: i64) -> None:
    """W2.11: the starting cards lie open when they are chosen."""
    player = state.players[seat]
    cards = state.pairs[2 * pair : 2 * pair + 2]
    state.pairs = [card for card in state.pairs if card not in cards]
    for card in cards:
        player.hand = player.hand.with_card(card)
        player.known = player.known.with_card(card)
        if state.listener is not None:
            state.listener.hear(OfCard("event-took", "W2.11", seat, card))


# -- the turn


def in_turn(state: Wistar, frame: Frame, choice: Choice) -> None:
    seat = frame.seat
    verb = choice.verb
    player = state.players[seat]
    if verb == V_END:
        return
    state.stack.append(frame)
    if verb == V_SPACE:
        place_leader(state, seat, choice.it)
    elif verb == V_HUT:
        go_to_hut(state, seat)
    elif verb == V_DO:
        state.pending &= ~ROOM[choice.it]
        do_action(state, seat, choice.it)
    elif verb == V_USE:
        player.used = player.used.with_card(choice.it)
        use(state, seat, choice.it)
    elif verb == V_DEPLOY:
        deploy(state, seat, choice.it)
    elif verb == V_BUY:
        thing = G_ELECTRICITY if choice.it else G_WILD
        state.stack.append(Frame(STEP, seat, GAIN, thing, 1))
        state.stack.append(Frame(ITEMS, seat, ELECTRICITY_PRICE if choice.it else WILD_PRICE))
    elif verb == V_MOVE:
        player.movement -= 1
        state.stack.append(Frame(RATS, seat, 1 + (player.freed >> TWO_RATS & 1)))
    elif verb == V_TENT:
        pitch(state, seat, player.explorer)
    else:
        assert verb == V_GOAL
        reach_goal(state, seat, choice.it)


def place_leader(state: Wistar, seat: i64, space: i64) -> None:
    """W3.10."""
    section = space // SPACES
    state.players[seat].leaders -= 1
    state.leaders |= ROOM[space]
    state.owners[seat] |= ROOM[space]
    state.placed = True
    state.space = space
    side = state.box.layouts[state.seats].sides[section]
    state.pending = 0b011 if len(side.spaces[space % SPACES]) == 1 else 0b111
    if state.listener is not None:
        state.listener.hear(OfName("event-placed", "W3.10", seat, "space", SPACE_NAMES[space]))


def go_to_hut(state: Wistar, seat: i64) -> None:
    """W4.5: a movement token and a potion."""
    state.players[seat].leaders -= 1
    state.hut = [*state.hut, seat]
    state.placed = True
    if state.listener is not None:
        state.listener.hear(OfSeat("event-hut", "W4.5", seat))
    state.stack.append(Frame(POTION, seat))
    fire(state, seat, T_HUT, 1, 0)
    gain_movement(state, seat, 1, 0)


def do_action(state: Wistar, seat: i64, which: i64) -> None:
    """W3.11: the main action that the section faces, or a bonus action of the space."""
    section = state.space // SPACES
    if which == MAIN_ACTION:
        do_main(state, seat, state.wheel.index(section))
    else:
        side = state.box.layouts[state.seats].sides[section]
        push_effect(state, seat, side.spaces[state.space % SPACES][which - 1])


def use(state: Wistar, seat: i64, card: i64) -> None:
    """W4.9: a once-per-round effect."""
    if state.listener is not None:
        state.listener.hear(OfCard("event-used", "W4.9", seat, card))
    push_effect(state, seat, state.box.edition.projects[card].effect)


def deploy(state: Wistar, seat: i64, area: i64) -> None:
    player = state.players[seat]
    player.entrance -= 1
    player.rats += BYTE[area]
    if state.listener is not None:
        state.listener.hear(OfRat("W4.9", seat, -1, area))


def reach_goal(state: Wistar, seat: i64, goal: i64) -> None:
    """W4.9: the disc, the bonus of the field, and what waits for a goal."""
    player = state.players[seat]
    field: i64 = 0
    if player.private & ROOM[goal]:
        player.private &= ~ROOM[goal]
    else:
        place = state.goals.index(goal)
        field = free_field(state, place)
        discs = state.discs[:]
        discs[place] += (seat + 1) * BYTE[field]
        state.discs = discs
    player.goals += 1
    player.reached |= ROOM[goal]
    if state.listener is not None:
        state.listener.hear(OfTile("event-goal", "W4.9", seat, "goal", goal))
    fire(state, seat, T_GOAL, 1, 0)
    push_effect(state, seat, state.box.edition.goals[goal].bonuses[field])


def drink(state: Wistar, seat: i64, potion: i64) -> None:
    """W4.5."""
    if potion == 0:
        state.stack.append(Frame(PLAYING, seat, P_PROJECT))
    elif potion == 1:
        state.stack.append(Frame(TASK, seat, 0))
    elif potion == 2:
        gain_metal(state, seat, 1, 0)
    else:
        gain_wood(state, seat, 1, 0)


# -- main actions


def dig(state: Wistar, frame: Frame) -> None:
    """W4.1."""
    player = state.players[frame.seat]
    if not frame.b:
        player.metal -= chamber_cost(player)
    player.dug += 1
    state.stack.append(Frame(DIGGING, frame.seat, frame.a - 1, frame.b))
    if state.listener is not None:
        state.listener.hear(OfSeat("event-dug", "W4.1", frame.seat))
    fire(state, frame.seat, T_DIG, 1, 0)


def build_bed(state: Wistar, frame: Frame) -> None:
    """W4.1: the bed into a free chamber, its rat to the burrow entrance."""
    player = state.players[frame.seat]
    if not frame.b:
        player.wood -= bed_cost(player)
    player.beds += 1
    player.entrance += 1
    state.stack.append(Frame(BEDS, frame.seat, frame.a - 1, frame.b))
    if state.listener is not None:
        state.listener.hear(OfSeat("event-bed", "W4.1", frame.seat))
    fire(state, frame.seat, T_BED, 1, 0)


def developed(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.1: a card for project points."""
    if choice.verb == V_DECLINE:
        return
    deck = choice.it if choice.verb == V_TOP else state.box.edition.projects[choice.it].deck
    left = frame.a - COST_OF_CARD[deck]
    if left:
        state.stack.append(Frame(IDEAS, frame.seat, left))
    if choice.verb == V_TOP:
        state.stack.append(Frame(DRAW, frame.seat, deck, TO_HAND, 1))
    else:
        take_card(state, frame.seat, choice.it)


def take_card(state: Wistar, seat: i64, card: i64) -> None:
    """A card of the market or of a discard pile, seen by all."""
    if card in state.market:
        state.market[state.market.index(card)] = -1
    else:
        state.discards = state.discards.without(card)
    if state.listener is not None:
        state.listener.hear(OfCard("event-took", "W4.1", seat, card))
    gain_card(state, seat, card, True)


def explored(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.2: one point each."""
    if choice.verb == V_DECLINE:
        return
    if frame.a > 1:
        state.stack.append(Frame(EXPLORING, frame.seat, frame.a - 1))
    on_farm(state, frame.seat, choice)


def on_farm(state: Wistar, seat: i64, choice: Choice) -> None:
    verb = choice.verb
    it = choice.it
    player = state.players[seat]
    if verb == V_DOOR:
        state.stack.append(Frame(DOOR_DRAW, seat, it))
    elif verb == V_GO:
        player.explorer = it
        if state.listener is not None:
            state.listener.hear(InRoom("event-walked", "W4.2", seat, state.box.edition.rooms[it].name))
    elif verb == V_REVEAL:
        rooms = state.box.layouts[state.seats].fields
        for field in range(len(rooms)):
            if rooms[field] == it and state.fields[field] < 0:
                state.stack.append(Frame(MISSION_DRAW, seat, field))
                return
    elif verb == V_MOUSE:
        mice = state.mice[:]
        mice[it] -= 1
        state.mice = mice
        cellar = 1 if state.box.edition.rooms[it].cellar else 0
        state.stack.append(Frame(MOUSE_DRAW, seat, cellar, TO_CHAMBER, 0))
    else:
        assert verb == V_CHEESE
        tile = top_cheese(state)
        state.cheeses &= ~ROOM[tile]
        take_mouse(state, seat, state.box.edition.mice[tile])


def top_cheese(state: Wistar) -> i64:
    """W2.4: the first of the pile that is left."""
    for tile in state.box.cheeses:
        if state.cheeses & ROOM[tile]:
            return tile
    return -1


def move_rat(state: Wistar, frame: Frame, choice: Choice) -> None:
    """WA21: another rat each time."""
    assert choice.verb == V_RAT
    start = choice.it // 3
    end = choice.it % 3
    player = state.players[frame.seat]
    player.rats += BYTE[end] - BYTE[start]
    if state.listener is not None:
        state.listener.hear(OfRat("W4.4", frame.seat, start, end))
    if frame.a > 1:
        state.stack.append(Frame(RATS, frame.seat, frame.a - 1, frame.b + BYTE[end]))


def pitch(state: Wistar, seat: i64, room: i64) -> None:
    player = state.players[seat]
    player.tents |= ROOM[room]
    if state.listener is not None:
        state.listener.hear(InRoom("event-tent", "W4.9", seat, state.box.edition.rooms[room].name))
    fire(state, seat, T_TENT, 1, 0)


# -- projects


def chose_project(state: Wistar, frame: Frame, choice: Choice) -> None:
    """W4.6: the chosen card is paid for and comes into play; what was drawn besides is discarded."""
    seat = frame.seat
    if frame.a >= P_DRAW_BASIC:
        state.discards = state.discards.either(state.drawn)
        state.drawn = NO_CARDS
        if choice.verb == V_PLAY:
            state.discards = state.discards.without(choice.it)
    if choice.verb != V_PLAY:
        return
    if is_free(frame.a):
        leave_hand(state, seat, choice.it)
        return
    project = state.box.edition.projects[choice.it]
    off = discount(state.players[seat], project, frame.a)
    take_off(state, seat, choice.it, off, 0, 0)


def leave_hand(state: Wistar, seat: i64, card: i64) -> None:
    """A card that is about to come into play lies beside the hand."""
    player = state.players[seat]
    player.hand = player.hand.without(card)
    player.known = player.known.without(card)
    state.drawn = state.drawn.with_card(card)
    state.stack.append(Frame(PUT_IN_PLAY, seat, card))


def take_off(state: Wistar, seat: i64, card: i64, left: i64, wood_off: i64, metal_off: i64) -> None:
    """WA7: a discount of wood or metal as the player chooses, where there is a choice."""
    player = state.players[seat]
    needs = state.box.edition.projects[card].needs
    wood = needs.wood - wood_off
    metal = needs.metal - metal_off
    if left >= wood + metal:
        wood = 0
        metal = 0
    elif left and not metal:
        wood -= left
    elif left and not wood:
        metal -= left
    elif left:
        player.known = player.known.with_card(card)  # it was named, so everybody knows that it is in the hand
        state.stack.append(Frame(CHEAPENING, seat, card, left, 16 * wood_off + metal_off))
        return
    player.wood -= wood
    player.metal -= metal
    player.movement -= needs.movement
    player.wild -= wilds_needed(player, needs, byte(player.discounts, 4))
    leave_hand(state, seat, card)


def cheapen(state: Wistar, frame: Frame, good: i64) -> None:
    wood_off = frame.c // 16
    metal_off = frame.c % 16
    if good == 0:
        take_off(state, frame.seat, frame.a, frame.b - 1, wood_off + 1, metal_off)
    else:
        take_off(state, frame.seat, frame.a, frame.b - 1, wood_off, metal_off + 1)


# -- paying


def paid(state: Wistar, frame: Frame, choice: Choice) -> None:
    """An item, a card of the hand, or what card 177 gives for it."""
    seat = frame.seat
    player = state.players[seat]
    if choice.verb == V_DECLINE:
        return
    if choice.verb == V_GET:
        if choice.it == 0:
            gain_wood(state, seat, 1, 0)
        elif choice.it == 1:
            gain_metal(state, seat, 1, 0)
        else:
            state.stack.append(Frame(DRAW, seat, BASIC, TO_HAND, 1))
        return
    sort: i64 = 2
    if choice.verb == V_PAY:
        sort = choice.it
        if sort == 0:
            player.wood -= 1
        else:
            player.metal -= 1
    else:
        assert choice.verb == V_DISCARD
        discard_from_hand(state, seat, choice.it)
    if frame.kind == ITEMS and frame.a > 1:
        state.stack.append(Frame(ITEMS, seat, frame.a - 1))
    elif frame.kind == HAND and frame.b > 1:
        state.stack.append(Frame(HAND, seat, frame.a, frame.b - 1))
    elif frame.kind == SHOP:
        state.stack.append(Frame(SHOP, seat, sort))


def suffer(state: Wistar, frame: Frame, choice: Choice) -> None:
    """WA38: give what the card asks for, or lose points instead."""
    seat = frame.seat
    pays = state.box.edition.clauses[frame.a].pay
    if choice.verb == V_GIVE:
        pay_for(state, seat, pays[0])
    elif choice.verb == V_RELEASE:
        release_mouse(state, seat, choice.it)
    else:
        assert choice.verb == V_LOSE
        lose_vp(state, seat, pays[1].amount)


# -- missions and what they free


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
    gain_vp(state, seat, byte(player.symbols, card.skill), 0)


def take_skill(state: Wistar, seat: i64, skill: i64) -> None:
    """W5.5."""
    state.skills &= ~ROOM[skill]
    state.players[seat].skills |= ROOM[skill]
    if state.listener is not None:
        state.listener.hear(OfName("event-skill", "W5.5", seat, "skill", skill_name(skill)))
    gain_symbols(state, seat, skill, 1)
