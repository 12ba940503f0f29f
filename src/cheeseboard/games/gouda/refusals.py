"""Why something cannot be done in Gouda! Gouda!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count, total
from cheeseboard.core.refusal import Refusal
from cheeseboard.games.gouda.actions import Move, Name, Pass, Play, Put
from cheeseboard.games.gouda.components import AGAIN, CARDS, GREEN, NULLIFY, RED, TRANSFER
from cheeseboard.games.gouda.frames import AFTER_CARD, AFTER_TURN
from cheeseboard.games.gouda.stages import BEGIN, BY_ARRIVAL, DEALING, MOVING, PUTTING, RULES_OF_CARDS, WINDOW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.words import Facts
    from cheeseboard.games.gouda.state import Gouda


def refuse(code: str, rule: str, facts: Facts) -> Refusal:
    return Refusal(code, rule, facts, "gouda")


def refusal(state: Gouda, seat: i64, action: Action) -> Refusal | None:
    """Why the seat may not do this now."""
    if state.over:
        return refuse("over", end_rule(state), {})
    if state.stage in (BEGIN, DEALING):
        return refuse("draw-first", "G4.1" if state.stage == DEALING else "G1.5", {})
    if not isinstance(state.now, Ask):
        return refuse("dice-first", "G2.2", {})
    if not state.asks(seat):
        return not_asked(state)
    if state.stage == PUTTING:
        return None if isinstance(action, Put) else refuse("put-first", "G1.3", {})
    if isinstance(action, Put):
        return refuse("all-put", "G1.3", {})
    if state.stage == WINDOW:
        return no_play(state, seat, action)
    if isinstance(action, Play):
        return refuse("no-window", "G4.9", {})
    if state.stage == MOVING:
        return no_move(state, action) if isinstance(action, Move) else refuse("must-move", "G2.4", {})
    if not isinstance(action, Name):
        return refuse("must-name", "G2.1", {})
    return None if count(state.mice[action.space], seat) else refuse("no-own-mouse", "G2.1", action.facts())


def end_rule(state: Gouda) -> str:
    """The rule by which the game has ended."""
    if state.over == BY_ARRIVAL:
        return "G3.1"
    return "G6.3" if state.variant.cheese_spots else "G5.2"


def not_asked(state: Gouda) -> Refusal:
    """Why a seat owes no choice while somebody else does."""
    now = state.now
    assert isinstance(now, Ask)
    player: Facts = {"player": int(now.seats[0])}
    if state.stage == WINDOW:
        return refuse("not-asked", "G4.9", player)
    return refuse("not-active", "G1.3" if state.stage == PUTTING else "G1.5", player)


def no_move(state: Gouda, move: Move) -> Refusal | None:
    """Why the active player may not make this move."""
    facts: Facts = {"space": state.board.spaces[state.space]}
    if move.start != state.space:
        return refuse("other-space", "G2.3", facts)
    if move.up and not count(state.dice, GREEN):
        return refuse("no-green", "G2.3", {})
    if not move.up and not count(state.dice, RED):
        return refuse("no-red", "G2.3", {})
    if not count(state.mice[state.space], move.owner):
        return refuse("no-such-mouse", "G2.4", facts)
    return None


def no_play(state: Gouda, seat: i64, action: Action) -> Refusal | None:
    """Why the seat may not do this in the open window."""
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Play):
        return refuse("window", "G4.9", {})
    card: Facts = {"card": CARDS[action.card]}
    if not count(state.hands[seat], action.card):
        return refuse("not-in-hand", "G4.1", card)
    if state.allows(seat, action):
        return None
    kind = state.windows[-1].kind
    if kind == AFTER_CARD:
        return refuse("nullify-only", "G4.9", card)
    if kind == AFTER_TURN:
        if action.card != AGAIN:
            return refuse("again-only", "G4.9", card)
        return refuse("again-where", "G4.4", {"player": int(state.active)})
    if action.card == AGAIN:
        return refuse("again-later", "G4.4", {})
    if action.card == TRANSFER:
        mice = int(total(state.mice[state.named]))
        return refuse("transfer-where", "G4.5", {"space": action.space_name, "mice": mice})
    if action.card == NULLIFY and not action.dice:
        return refuse("nothing-to-nullify", "G4.8", {})
    return refuse("not-these-dice", RULES_OF_CARDS[action.card], {})
