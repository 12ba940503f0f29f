"""Where a player is on the farm, and what can be reached from there (W4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.counting import free_chambers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.player import Player
    from cheeseboard.games.wistar.state import Wistar

OUTSIDE: Final = 0
ROOM: Final[list[i64]] = [1 << room for room in range(62)]


def presence(player: Player) -> i64:
    """The rooms with the explorer or a tent, as a set."""
    return player.tents | ROOM[player.explorer]


def door_in_reach(state: Wistar, player: Player, way: i64) -> bool:
    """Whether there is a door, and the explorer or a tent beside it."""
    door = state.box.edition.doors[way]
    return state.closed & ROOM[way] != 0 and presence(player) & (ROOM[door.one] | ROOM[door.other]) != 0


def next_rooms(state: Wistar, rooms: i64) -> i64:
    """The rooms that one open way joins to these, as a set."""
    found: i64 = 0
    doors = state.box.edition.doors
    for way in range(len(doors)):
        if not state.closed & ROOM[way]:
            door = doors[way]
            if rooms & ROOM[door.one]:
                found |= ROOM[door.other]
            if rooms & ROOM[door.other]:
                found |= ROOM[door.one]
    return found


def reachable(state: Wistar, room: i64) -> i64:
    """WA23: the rooms that open ways join to this one, itself included, without the outside."""
    found = ROOM[room]
    more = found | next_rooms(state, found)
    while more != found:
        found = more
        more |= next_rooms(state, found)
    return found & ~ROOM[OUTSIDE]


def has_hidden_mission(state: Wistar, room: i64) -> bool:
    rooms = state.box.layouts[state.seats].fields
    for field in range(len(rooms)):
        if rooms[field] == room and state.fields[field] < 0:
            return True
    return False


def can_reveal(state: Wistar, player: Player, room: i64) -> bool:
    return presence(player) & ROOM[room] != 0 and has_hidden_mission(state, room)


def can_take_mouse(state: Wistar, player: Player, room: i64) -> bool:
    return presence(player) & ROOM[room] != 0 and state.mice[room] > 0 and free_chambers(player) > 0


def can_take_cheese(state: Wistar, player: Player) -> bool:
    """One cheese a player, from the rear room of the cellar."""
    box = state.box
    return (
        state.cheeses != 0
        and presence(player) & ROOM[box.cheese_room] != 0
        and not player.mice & box.cheese_tiles
        and free_chambers(player) > 0
    )
