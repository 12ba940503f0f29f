"""Gains and losses, and the permanent effects that wait for them (W6.1, W6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.components import BYTE, byte
from cheeseboard.games.wistar.counting import free_chambers
from cheeseboard.games.wistar.effects import DISCOUNT, EACH, EXCHANGE, IF, LASTING, PER, Effect
from cheeseboard.games.wistar.events import Amount, OfCard, OfSeat, OfTile
from cheeseboard.games.wistar.frames import SEQUENCE, Frame
from cheeseboard.games.wistar.symbols import (
    ALWAYS,
    CHAMBER,
    G_METAL,
    G_MOVEMENT,
    G_VP,
    G_WILD,
    G_WOOD,
    IMMUNE,
    INCOME,
    NOW,
    SYMBOLS,
    T_ADD_STRENGTH,
    T_GAIN_METAL,
    T_GAIN_MOVEMENT,
    T_GAIN_VP,
    T_GAIN_WILD,
    T_GAIN_WOOD,
    T_MOUSE,
    T_PLAY_BASIC,
    T_PLAY_TOOL,
    T_TAKE_BASIC,
    TRIGGERS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.components import Mouse, Project
    from cheeseboard.games.wistar.effects import Clause
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

# The gains of wood, metal, victory points, movement tokens and wild tokens, in the order of THINGS.
GAIN_EVENTS: Final = ("event-wood", "event-metal", "event-vp", "event-movement", "event-wild")
GAIN_TRIGGERS: Final[list[i64]] = [T_GAIN_WOOD, T_GAIN_METAL, T_GAIN_VP, T_GAIN_MOVEMENT, T_GAIN_WILD]
TRIGGER: Final[list[i64]] = [1 << trigger for trigger in range(len(TRIGGERS))]


# -- triggers


def fire(state: Wistar, seat: i64, trigger: i64, times: i64, causes: i64) -> None:
    """W6.8: every permanent effect that waits for this works so many times; none sets itself off again (WA12)."""
    player = state.players[seat]
    if not player.triggers & TRIGGER[trigger] or causes & TRIGGER[trigger] or not times:
        return
    clauses = state.box.edition.clauses
    each = player.each
    for place in range(len(each) - 1, -1, -1):
        if clauses[each[place]].trigger == trigger:
            state.stack.append(Frame(SEQUENCE, seat, each[place], 0, times, causes | TRIGGER[trigger]))


def fire_for_card(state: Wistar, seat: i64, project: Project) -> None:
    """W6.8: what waits for a card of this kind, of this deck or with these symbols, in the order of card numbers."""
    player = state.players[seat]
    if not player.triggers:
        return
    clauses = state.box.edition.clauses
    each = player.each
    for place in range(len(each) - 1, -1, -1):
        trigger = clauses[each[place]].trigger
        times: i64 = 0
        if T_ADD_STRENGTH <= trigger < T_ADD_STRENGTH + len(SYMBOLS):
            times = byte(project.symbols, trigger - T_ADD_STRENGTH)
        elif trigger in (T_PLAY_TOOL + project.kind, T_PLAY_BASIC + project.deck):
            times = 1
        if times:
            state.stack.append(Frame(SEQUENCE, seat, each[place], 0, times, TRIGGER[trigger]))


# -- goods


def gain_goods(state: Wistar, seat: i64, thing: i64, amount: i64, causes: i64) -> None:
    """WA11: so many wood, metal, points or movement tokens are one gain; every wild token is a gain of its own."""
    if amount <= 0:
        return
    player = state.players[seat]
    if thing == G_WOOD:
        player.wood += amount
    elif thing == G_METAL:
        player.metal += amount
    elif thing == G_VP:
        player.vp += amount
    elif thing == G_MOVEMENT:
        player.movement += amount
    else:
        assert thing == G_WILD
        player.wild += amount
    if state.listener is not None:
        state.listener.hear(Amount(GAIN_EVENTS[thing], "W6.1", seat, amount))
    fire(state, seat, GAIN_TRIGGERS[thing], amount if thing == G_WILD else 1, causes)


def gain_electricity(state: Wistar, seat: i64) -> None:
    """W4.7: the token, then its strong side, then nothing."""
    player = state.players[seat]
    if player.electricity < 2:
        player.electricity += 1
        if state.listener is not None:
            key = "event-electricity" if player.electricity == 1 else "event-strong"
            state.listener.hear(OfSeat(key, "W4.7", seat))


def lose_vp(state: Wistar, seat: i64, amount: i64) -> None:
    """WA13: never below 0."""
    player = state.players[seat]
    lost = amount if amount < player.vp else player.vp
    player.vp -= lost
    if state.listener is not None and lost:
        state.listener.hear(Amount("event-lost-vp", "W6.4", seat, lost))


def gain_symbols(state: Wistar, seat: i64, symbol: i64, amount: i64) -> None:
    """Symbols from a hero or a skill token."""
    state.players[seat].symbols += amount * BYTE[symbol]
    fire(state, seat, T_ADD_STRENGTH + symbol, amount, 0)


def gain_card(state: Wistar, seat: i64, card: i64, is_open: bool) -> None:
    """A card comes into the hand; from the market or openly revealed, all have seen it."""
    player = state.players[seat]
    player.hand = player.hand.with_card(card)
    if is_open:
        player.known = player.known.with_card(card)
    fire(state, seat, T_TAKE_BASIC + state.box.edition.projects[card].deck, 1, 0)


def discard_from_hand(state: Wistar, seat: i64, card: i64) -> None:
    player = state.players[seat]
    player.hand = player.hand.without(card)
    player.known = player.known.without(card)
    state.discards = state.discards.with_card(card)
    if state.listener is not None:
        state.listener.hear(OfCard("event-discarded", "W1.4", seat, card))


# -- effects that last


def start_effect(state: Wistar, seat: i64, effect: Effect) -> None:
    """A card or a mouse comes into play: what works at once, what comes as income, what lasts (W6.9)."""
    player = state.players[seat]
    if effect.type == ALWAYS:
        for clause in effect.clauses:
            change_lasting(player, clause, 1)
    elif effect.type == INCOME:
        player.incomes = merged(player.incomes, effect)
    if effect.type in (NOW, INCOME):
        push_effect(state, seat, effect)


def change_lasting(player: Player, clause: Clause, sign: i64) -> None:
    """A permanent clause begins (1) or ends (-1)."""
    if clause.pattern == EACH:
        if sign > 0:
            player.each = insert(player.each, clause.id)
        else:
            player.each = [other for other in player.each if other != clause.id]
        player.triggers |= TRIGGER[clause.trigger]
    elif clause.pattern == DISCOUNT:
        player.discounts += sign * BYTE[clause.discount]
    elif clause.pattern == LASTING:
        if clause.lasting == CHAMBER:
            player.snails += sign
        elif clause.lasting == IMMUNE:
            player.immune += sign


def insert(clauses: list[i64], clause: i64) -> list[i64]:
    """The clauses with one more, in their order."""
    return sorted([*clauses, clause])


def merged(clauses: list[i64], effect: Effect) -> list[i64]:
    return sorted([*clauses, *[clause.id for clause in effect.clauses]])


def push_effect(state: Wistar, seat: i64, effect: Effect) -> None:
    """The clauses of an effect, the first on top."""
    clauses = effect.clauses
    for place in range(len(clauses) - 1, -1, -1):
        push_clause(state, seat, clauses[place])


def push_clause(state: Wistar, seat: i64, clause: Clause) -> None:
    if clause.pattern in (PER, IF, EXCHANGE):
        state.stack.append(Frame(SEQUENCE, seat, clause.id, -1))
    else:
        state.stack.append(Frame(SEQUENCE, seat, clause.id, 0, 1))


# -- mice


def take_mouse(state: Wistar, seat: i64, mouse: Mouse) -> None:
    """W4.3: a mouse or a cheese moves into a chamber, and what it does begins."""
    player = state.players[seat]
    player.mice |= 1 << mouse.tile
    if state.listener is not None:
        state.listener.hear(OfTile("event-mouse", "W4.3", seat, "mouse", mouse.tile))
    fire(state, seat, T_MOUSE, 1, 0)
    start_effect(state, seat, mouse.effect)


def release_mouse(state: Wistar, seat: i64, tile: i64) -> None:
    """WA27: a mouse leaves the game, and its effect ends."""
    player = state.players[seat]
    mouse = state.box.edition.mice[tile]
    player.mice &= ~(1 << tile)
    state.gone_mice |= 1 << tile
    if mouse.effect.type == ALWAYS:
        for clause in mouse.effect.clauses:
            change_lasting(player, clause, -1)
        player.triggers = 0
        for waiting in player.each:
            player.triggers |= TRIGGER[state.box.edition.clauses[waiting].trigger]
    elif mouse.effect.type == INCOME:
        ended = [clause.id for clause in mouse.effect.clauses]
        player.incomes = [clause for clause in player.incomes if clause not in ended]
    if state.listener is not None:
        state.listener.hear(OfTile("event-released", "WA27", seat, "mouse", tile))


def has_chamber(state: Wistar, seat: i64) -> bool:
    return free_chambers(state.players[seat]) > 0
