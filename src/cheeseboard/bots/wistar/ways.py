"""What the farm promises a player of Rats of Wistar who is not there yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.components import ROWS, byte
from cheeseboard.games.wistar.farm import ROOM, presence
from cheeseboard.games.wistar.judging import turns_left
from cheeseboard.games.wistar.paying import meets

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

# Points, in a room at no distance; at a distance of so many points of exploration they are divided by that and one.
TASK: Final = 1.6  # a task of which all is there but the player
HIDDEN: Final = 0.8
CHEESE: Final = 2.0
FAR: Final = 99
OUTLOOK_TURNS: Final = 4.0  # with fewer turns left it is worth less


def outlook(state: Wistar, seat: i64) -> float:
    """What there is in rooms where the player is not, the nearer the better."""
    player = state.players[seat]
    left = turns_left(state, player)
    soon = 1.0 if left >= OUTLOOK_TURNS else left / OUTLOOK_TURNS
    distances = ways(state, player)
    here = presence(player)
    box = state.box
    rooms = box.layouts[state.seats].fields
    worth = 0.0
    for field in range(len(rooms)):
        room = rooms[field]
        if here & ROOM[room]:
            continue
        mission = state.fields[field]
        if mission < 0:
            worth += HIDDEN / float(1 + distances[room])
        else:
            worth += TASK * float(tasks_met(state, player, mission)) / float(1 + distances[room])
    if state.cheeses and not player.mice & box.cheese_tiles and not here & ROOM[box.cheese_room]:
        worth += CHEESE / float(1 + distances[box.cheese_room])
    return soon * worth


def tasks_met(state: Wistar, player: Player, mission: i64) -> i64:
    """The rows of a mission that are free and whose requirements the player meets."""
    done = state.done[mission]
    found: i64 = 0
    rows = state.box.edition.missions[mission].rows
    for row in range(ROWS):
        lock = rows[row].lock
        if not byte(done, row) and (not lock or byte(done, lock - 1)) and meets(state.box, player, rows[row].needs, 0):
            found += 1
    return found


def ways(state: Wistar, player: Player) -> list[i64]:
    """By room, the points of exploration that it takes the explorer to get there; a door takes one more."""
    doors = state.box.edition.doors
    distances: list[i64] = [FAR] * len(state.box.edition.rooms)
    distances[player.explorer] = 0
    nearer = True
    while nearer:
        nearer = False
        for way in range(len(doors)):
            door = doors[way]
            step: i64 = 2 if state.closed & ROOM[way] else 1
            if distances[door.one] + step < distances[door.other]:
                distances[door.other] = distances[door.one] + step
                nearer = True
            elif distances[door.other] + step < distances[door.one]:
                distances[door.one] = distances[door.other] + step
                nearer = True
    return distances
