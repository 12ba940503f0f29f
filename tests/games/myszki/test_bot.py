"""The plain heuristic player of Myszki."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.myszki.bot import Greedy
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
