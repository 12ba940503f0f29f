"""Why something cannot be done on the farm (W4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.refusal import Refusal
from cheeseboard.games.wistar.actions import V_CHEESE, V_DOOR, V_GO, V_MOUSE, V_REVEAL, Choice
from cheeseboard.games.wistar.counting import free_chambers
from cheeseboard.games.wistar.farm import ROOM, presence
from cheeseboard.games.wistar.frames import EXPLORING, OPENING, REVEALING, WALKING, Frame
from cheeseboard.games.wistar.refusals_turn import refuse

if TYPE_CHECKING:
    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar


def no_exploring(state: Wistar, frame: Frame, action: Choice) -> Refusal | None:
    """Why this cannot be done now; None if it is no choice of exploring at all."""
    verb = action.verb
    player = state.players[frame.seat]
    if verb == V_DOOR and frame.kind in (EXPLORING, OPENING):
        if state.closed & ROOM[action.it]:
            return refuse("door-far", "W4.2", action.facts())
        return refuse("no-door", "W4.2", action.facts())
    if verb == V_GO and frame.kind in (EXPLORING, WALKING):
        if action.it == player.explorer:
            return refuse("already-there", "W4.2", action.facts())
        return refuse("no-way", "W4.2", action.facts())
    if verb == V_REVEAL and frame.kind in (EXPLORING, REVEALING):
        if presence(player) & ROOM[action.it]:
            return refuse("nothing-hidden", "W4.2", action.facts())
        return refuse("not-there", "W4.2", action.facts())
    if verb in (V_MOUSE, V_CHEESE) and frame.kind == EXPLORING:
        return no_mouse(state, player, action)
    return None


def no_mouse(state: Wistar, player: Player, action: Choice) -> Refusal:
    room = state.box.cheese_room if action.verb == V_CHEESE else action.it
    name = state.box.edition.rooms[room].name
    if not presence(player) & ROOM[room]:
        return refuse("not-there", "W4.2", {"room": f"@room-{name}"})
    if action.verb == V_CHEESE:
        if player.mice & state.box.cheese_tiles:
            return refuse("own-cheese", "W4.2")
        if not state.cheeses:
            return refuse("no-cheese", "W4.2")
    elif not state.mice[room]:
        return refuse("no-mice", "W4.2", {"room": f"@room-{name}"})
    assert free_chambers(player) <= 0
    return refuse("no-chamber", "W4.2")
