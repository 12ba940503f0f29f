"""The plain heuristic player of Rats of Wistar."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.judging import precedence
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.wistar.tables import do, give, lay, ready

GREEDY = Greedy(GAME.box.edition)


def test_greedy_beats_random() -> None:
    assert share_of_wins("wistar", 4) == 1.0


def test_greedy_plays_every_number_of_players_to_the_end() -> None:
    m = new_match("wistar", 4, 1, {"peaceful": True})
    play_out(m, [GREEDY, *[m.game.bot("random")] * 3], Rng(1))
    assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    state = ready(seats=3)
    assert len({GREEDY.choose(state.copy(), 0, Rng(7)).notation for _ in range(4)}) == 1


def test_greedy_sends_its_rats_out_before_an_action_that_needs_them() -> None:
    state = do(give(ready(), 0, entrance=2), "A2")
    chosen = GREEDY.choose(state, 0, Rng(1)).notation
    assert chosen.startswith("deploy:")


def test_greedy_takes_the_cheese() -> None:
    state = give(lay(ready(), opened=["out-u1"]), 0, explorer="c2", rats=(0, 0, 1), entrance=0)
    do(state, "F1", "do:main")
    assert GREEDY.choose(state, 0, Rng(0)).notation == "cheese"


def test_greedy_does_not_look_at_cards_that_others_drew() -> None:
    state = give(ready(), 1, cards=[60, 61, 62])
    worlds = [state.imagine(0, Rng(seed)) for seed in range(5)]
    assert len({GREEDY.choose(world, 0, Rng(3)).notation for world in worlds}) == 1


def test_who_is_in_the_hut_comes_first_in_the_next_round() -> None:
    state = ready(seats=3)
    assert [precedence(state, seat) for seat in range(3)] == [1.0, 0.5, 0.0]
    lay(state, hut=[2, 2, 1])
    assert [precedence(state, seat) for seat in range(3)] == [0.0, 0.5, 1.0]


def test_the_game_has_one_heuristic_player() -> None:
    assert cb.find_game("wistar").bot("greedy") is GAME.greedy()
