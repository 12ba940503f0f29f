"""Actions as integers, what seats see as numbers: fixed, bounded, the same in worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.core.moment import Ask
from cheeseboard.core.rng import Rng
from cheeseboard.lab.table import LIMIT, MOST_POINTS, Table
from cheeseboard.registry import NAMES, find_game
from tests.lab.tables import EVERY, FEW, HIDING, Seating, every_table, some_tables, walk

SIZES = {"qwixx": (45, 602), "kocour": (27, 92), "myszki": (18253, 1988), "gouda": (411, 162), "wistar": (938, 3202)}


def test_few_tables_show_every_option_and_number_of_seats() -> None:
    def traits(tables: list[Seating]) -> set[tuple[str, tuple[str, object]]]:
        return {(seating.game, trait) for seating in tables for trait in seating.traits()}

    assert traits(FEW) == traits(EVERY)
    assert len(FEW) < len(EVERY) / 4


@every_table
def test_the_encoding_is_fixed(at: Seating) -> None:
    """Whatever the seats and options of a game, an action and a number of the observation keep their place."""
    table = Table(at.game, at.seats, at.given, "win")
    assert (len(table.actions), table.width) == SIZES[at.game]
    assert [action.id for action in table.actions] == list(range(len(table.actions)))


@some_tables
def test_what_is_seen_stays_within_its_limits(at: Seating) -> None:
    table = Table(at.game, at.seats, at.given, "score")
    state, luck = at.start(), Rng(3)
    for _ in range(12):
        walk(state, luck, 40)
        for seat in range(at.seats):
            assert np.abs(table.features(state, seat)).max() <= LIMIT
        assert max([abs(points) for points in table.payoffs(state)]) <= MOST_POINTS


@pytest.mark.parametrize("game", ["qwixx", "myszki", "gouda", "wistar"])
def test_what_is_hidden_makes_no_difference(game: str) -> None:
    """Worlds that differ in nothing but what a seat cannot know give it the same observation and the same mask."""
    worlds = [world for at in HIDING if at.game == game for world in same_to_a_seat(at)]
    assert len(worlds) > 50
    assert sum(worlds) > 20


def same_to_a_seat(at: Seating) -> Iterator[bool]:
    """Along a match: whether a world that a seat holds possible differs from the true one. To the seat it does not."""
    table = Table(at.game, at.seats, at.given, "win")
    state, luck = at.start(), Rng(8)
    for _ in range(30):
        walk(state, luck, 5)
        for seat in range(at.seats):
            seen = table.observation(state, seat)
            world = state.imagine(seat, luck)
            told = table.observation(world, seat)
            assert np.array_equal(told["observation"], seen["observation"])
            assert np.array_equal(told["action_mask"], seen["action_mask"])
            yield world != state


def test_nothing_is_hidden_elsewhere() -> None:
    assert {at.game for at in HIDING} == {"qwixx", "myszki", "gouda", "wistar"}


@every_table
def test_a_game_says_whether_its_players_choose_at_once(at: Seating) -> None:
    state, luck = at.start(), Rng(1)
    sealed = False
    for _ in range(60):
        walk(state, luck, 1)
        sealed |= isinstance(state.now, Ask) and state.now.sealed and len(state.now.seats) > 1
    assert find_game(at.game).simultaneous(at.options) == sealed


def test_wrong_numbers_get_a_reason() -> None:
    table = Table("kocour", 2, {}, "win")
    state = walk(table.start.copy(), Rng(1), 0)
    for number in (-1, 27, 3.5, None, "stop"):
        refusal = table.refusal(state, 0, number)
        assert refusal is not None
        assert refusal.code == "unknown-action"
    asked = next(seat for seat in range(2) if state.asks(seat))
    with pytest.raises(cb.Refused, match="first"):
        table.play(state, asked, [str(action) for action in table.actions].index("stop"))


def test_a_payoff_that_is_not_known_is_refused() -> None:
    with pytest.raises(cb.Problem, match="win, score, lead"):
        Table("qwixx", 2, {}, "money")


def test_every_game_has_a_table() -> None:
    assert set(SIZES) == set(NAMES)
