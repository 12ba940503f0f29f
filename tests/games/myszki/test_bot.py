"""The plain heuristic player of Myszki."""

from __future__ import annotations

import pytest
from librt.vecs import append

import cheeseboard as cb
from cheeseboard.games.myszki.actions import CELLS
from cheeseboard.games.myszki.bot import Greedy
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.resolution import points, points_near
from cheeseboard.games.myszki.state import Myszki
from tests.bots.search.positions import some
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.table import laid, myszki


def test_greedy_beats_random() -> None:
    assert share_of_wins("myszki", 20) >= 0.8


@pytest.mark.parametrize("options", [{}, {"random_start": True}])
def test_greedy_plays_to_the_end(options: dict[str, bool]) -> None:
    m = new_match("myszki", 3, 1, options)
    play_out(m, [Greedy()] + [m.game.bot("random")] * 2, cb.Rng(1))
    assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    table = laid("0m 1o 0B", hand="mouse milk trap")
    for bot in cb.find_game("myszki").bots().values():
        choices = {bot.choose(table.state.copy(), 0, cb.Rng(seed)).notation for seed in [7] * 5}
        assert len(choices) == 1


def test_greedy_leads_a_mouse_to_the_cheese() -> None:
    table = laid(
        """
        1o .. 1o
        1~ 1~ 1~
        """,
        hand="mouse",
    )
    for seed in range(5):
        assert str(Greedy().choose(table.state, 0, cb.Rng(seed))) == "1,0"


def test_greedy_sets_a_cat_on_a_rival_s_best_mouse() -> None:
    table = laid("0m 1o .. 1m 1o 1~ 1o\n1~ 1~ .. .. .. .. 1~\n.. 1~ 1~ 1~ 1~ 1~ 1~", hand="cat-black")
    before = table.points
    table.act(0, str(Greedy().choose(table.state, 0, cb.Rng(1))), "cat-black")
    assert table.points[0] - table.points[1] > before[0] - before[1]


def test_greedy_does_not_look_at_hands_or_stacks_of_others() -> None:
    drawn = "myszki choose\n> mouse milk trap | cheese:2\n  {}\nfrom 0,0\n0m 1o 0B"
    worlds = [myszki(drawn.format(others)).state for others in ("mouse | cheese", "cheese | mouse")]
    assert len({Greedy().choose(world, 0, cb.Rng(7)).notation for world in worlds}) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_tile_changes_points_only_near_it(seed: int) -> None:
    for state, _ in some("myszki", 3, seed, 6):
        assert isinstance(state, Myszki)
        whole = state.scores()
        for cell in state.frontier[::3]:
            spot = CELLS[cell].spot
            before = points_near(state.board, spot, 3)
            for code in range(1, 1 + 3 * len(KINDS)):
                board = state.board[:]
                board[spot] = code
                near = points_near(board, spot, 3)
                changed = [whole[seat] - before[seat] + near[seat] for seat in range(3)]
                assert changed == points(board, append(state.spots[:], spot), 3)


def test_greedy_leaves_the_state_as_it_is() -> None:
    for state, seat in some("myszki", 2, 4, 4):
        assert isinstance(state, Myszki)
        board = state.board[:]
        Greedy().choose(state, seat, cb.Rng(1))
        assert state.board == board
