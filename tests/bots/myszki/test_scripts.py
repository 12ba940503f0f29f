"""Plain ways to play Myszki that look for a weakness of others."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import MEASURES
from cheeseboard.bots.scripts import script_named
from cheeseboard.bots.table import play_match
from cheeseboard.games.myszki.state import Myszki
from tests.bots.search.positions import some


def gains(state: Myszki, seat: int) -> dict[str, tuple[int, int]]:
    """The points that every cell with its best tile changes, by the rules: the own ones, the other's lost ones."""
    before = state.scores()
    found: dict[str, tuple[int, int]] = {}
    for cell in state.legal(seat):
        chosen = state.copy()
        chosen.play(seat, cell)
        after = []
        for lay in chosen.legal(seat):
            laid = chosen.copy()
            laid.play(seat, lay)
            after.append(laid.scores())
        found[str(cell)] = (
            max(int(scores[seat] - before[seat]) for scores in after),
            max(int(before[1 - seat] - scores[1 - seat]) for scores in after),
        )
    return found


@pytest.mark.parametrize(("name", "half"), [("hoarder", 0), ("spoiler", 1)])
def test_one_looks_at_its_own_points_and_one_at_the_others(name: str, half: int) -> None:
    seen = set()
    for state, seat in some("myszki", 2, 7, 24):
        assert isinstance(state, Myszki)
        if len(state.laid) and len(state.legal(seat)) > 3:
            by_cell = gains(state, seat)
            chosen = str(script_named(name).choose(state.copy(), seat, cb.Rng(1)))
            assert by_cell[chosen][half] == max(each[half] for each in by_cell.values())
            seen.add(by_cell[chosen][half])
    assert len(seen) > 1  # there was something to gain


@pytest.mark.parametrize("name", [level.name for level in MEASURES["myszki"]])
@pytest.mark.parametrize("seats", [2, 4])
def test_they_play_to_the_end(name: str, seats: int) -> None:
    game = cb.find_game("myszki")
    bots = [script_named(name) for _ in range(seats)]
    played = play_match(game.start(seats, game.choose_options({})), bots, cb.Rng(1, 2), cb.Rng(1, 3))
    assert sum(played.scores) > 0
