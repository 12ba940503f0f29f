"""Views as JSON: of which positions, and for whom."""

from __future__ import annotations

from cheeseboard.bench import playouts, views
from cheeseboard.core.moment import Ask, Over
from cheeseboard.core.view import to_json
from cheeseboard.registry import find_game

GAME = find_game("wistar")
SHOWN = views.positions(playouts.start(GAME, 2, {}), playouts.SEED)


def test_the_positions_are_those_of_one_match_to_its_end() -> None:
    assert all(isinstance(state.now, Ask) for state in SHOWN[:-1])
    assert isinstance(SHOWN[-1].now, Over)
    assert len({repr(state) for state in SHOWN}) == len(SHOWN)


def test_every_seat_and_a_spectator_see_each() -> None:
    written = list(views.written(GAME, SHOWN[-1:]))
    assert written == [to_json(GAME.view(SHOWN[-1], seat)) for seat in (0, 1, None)]


def test_the_largest_view_counts_in_bytes() -> None:
    assert views.most_bytes(GAME, SHOWN) == max(len(view.encode()) for view in views.written(GAME, SHOWN))
