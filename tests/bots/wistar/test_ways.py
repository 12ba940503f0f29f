"""What the farm of Rats of Wistar promises to who is not there yet."""

from __future__ import annotations

import pytest

from cheeseboard.bots.wistar.ways import CHEESE, FAR, HIDDEN, outlook, tasks_met, ways
from cheeseboard.games.wistar.components import BYTE, ROWS
from cheeseboard.games.wistar.farm import ROOM
from cheeseboard.games.wistar.state import Wistar
from tests.bots.wistar.test_turns import positions


def beginning() -> Wistar:
    """A position of the first round: the first explorer is outside, and all doors are closed."""
    state, _ = positions(1, beginning=True)[0]
    assert state.players[0].explorer == 0
    return state


def test_a_door_takes_one_point_more() -> None:
    state = beginning()
    door = state.box.edition.doors[0]
    room = door.other if door.one == 0 else door.one
    assert {door.one, door.other} == {0, room}
    state.closed |= ROOM[0]
    assert ways(state, state.players[0])[room] == 2
    state.closed &= ~ROOM[0]
    assert ways(state, state.players[0])[room] == 1


def test_every_room_can_be_reached_and_neighbours_are_as_far_as_the_way_between_them() -> None:
    state = beginning()
    distances = ways(state, state.players[0])
    assert max(distances) < FAR
    for way, door in enumerate(state.box.edition.doors):
        step = 2 if state.closed & ROOM[way] else 1
        assert abs(int(distances[door.one]) - int(distances[door.other])) <= step


def test_the_nearer_the_more_it_promises() -> None:
    state = beginning()
    far = outlook(state, 0)
    state.closed = 0
    near = outlook(state, 0)
    assert 0 < far < near


def test_what_lies_face_down_and_the_cheese_count_by_their_distance() -> None:
    state = beginning()
    player, box = state.players[0], state.box
    state.fields = [-1] * len(state.fields)
    shares = [1.0 / float(1 + distance) for distance in ways(state, player)]
    hidden = sum(HIDDEN * shares[room] for room in box.layouts[2].fields)
    assert outlook(state, 0) == pytest.approx(hidden + CHEESE * shares[box.cheese_room])
    state.cheeses = 0
    assert outlook(state, 0) == pytest.approx(hidden)


def test_a_task_counts_if_it_is_free_and_all_is_there_for_it() -> None:
    state = beginning()
    player = state.players[0]
    player.symbols = sum(9 * BYTE[symbol] for symbol in range(6))
    mission = 0
    locked = [row.lock for row in state.box.edition.missions[mission].rows].count(1)
    assert locked
    assert tasks_met(state, player, mission) == ROWS - locked
    state.done[mission] = BYTE[0]
    assert tasks_met(state, player, mission) == ROWS - 1
    player.symbols = 0
    assert tasks_met(state, player, mission) == 0


def test_there_is_nothing_to_look_out_for_when_no_turn_is_left() -> None:
    state = beginning()
    state.round, state.players[0].leaders = 5, 0
    assert outlook(state, 0) == 0
