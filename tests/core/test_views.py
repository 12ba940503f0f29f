"""Views: parts that are kept are as good as new ones, and a seat sees what a spectator does but for its own fields."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

import cheeseboard as cb
from cheeseboard.core.game import Game
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.core.view import Kept, fields_of, to_json
from cheeseboard.registry import NAMES, find_game
from tests.contract.toy import ToyGame


def states(name: str, steps: int = 300) -> Iterator[State]:
    """Positions of matches with few and with many seats, side by side."""
    game = find_game(name)
    possible = game.seats(game.choose_options({}))
    matches = [cb.new(name, seats=seats, seed=seed) for seats in (possible[0], possible[-1]) for seed in (1, 2)]
    rng = Rng(1)
    for _ in range(steps):
        for match in matches:
            if not match.over:
                seat = match.asked[rng.below(len(match.asked))]
                match.act(seat, match.state.sample(seat, rng))
                yield match.state.copy()


def forget(name: str) -> int:
    """Forget all parts of views of a game; how many there were."""
    found = 0
    for each in vars(import_module(f"cheeseboard.games.{name}.view")).values():
        if isinstance(each, Kept):
            found += len(each.parts)
            each.parts.clear()
        elif hasattr(each, "cache_clear"):
            found += each.cache_info().currsize
            each.cache_clear()
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_view_with_kept_parts_is_what_a_new_one_would_be(name: str) -> None:
    game = find_game(name)
    seen = [(state, to_json(game.view(state, None)), to_json(game.view(state, 0))) for state in states(name)]
    for state, public, own in seen:
        assert forget(name)
        assert (to_json(game.view(state, None)), to_json(game.view(state, 0))) == (public, own)


def all_seats(game: Game, state: State) -> None:
    public = fields_of(game.view(state, None))
    for seat in range(int(state.seats)):
        assert fields_of(game.view(state, seat)) == {**public, **game.own(state, seat)}


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_sees_what_a_spectator_does_but_for_its_own_fields(name: str) -> None:
    game = find_game(name)
    for state in states(name):
        all_seats(game, state)
        assert len(game.own(state, 0)) < 7


def test_a_game_that_names_no_own_fields_has_all_of_them() -> None:
    game = ToyGame()
    all_seats(game, game.start(2, game.choose_options({})))


def test_not_everything_is_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.core.view.MOST_LARGE", 3)
    kept = Kept(str)
    assert [kept.part(number, number) for number in range(10)] == [str(number) for number in range(10)]
    assert len(kept.parts) <= 3
