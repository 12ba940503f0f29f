"""The plain heuristic player of Rats of Wistar."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.expecting import growth_worth, hand_worth, lacking
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.judging import precedence
from cheeseboard.games.wistar.symbols import NOW
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.wistar.tables import BOX, do, give, lay, ready

GREEDY = Greedy(BOX.edition)
VALUES = GREEDY.judge.values


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


def test_greedy_keeps_a_card_that_counts_what_it_has_not_got() -> None:
    """The Wooden Porcupine gives a point for each underground tile that was removed."""
    few, many = [give(ready(), 0, cards=[91], wood=4, dug=dug) for dug in (0, 5)]
    none, all_of_them = [hand_worth(VALUES, BOX, state.players[0], 90, 0.0, 0.0, 0.0) for state in (few, many)]
    assert all_of_them - none == pytest.approx(5.0 * VALUES.part(NOW, 0.0))
    assert GREEDY.choose(do(many, "C1", "do:bonus"), 0, Rng(1)).notation == "play:91"


def test_what_is_hoped_for_counts_less_with_every_round() -> None:
    player = ready().players[0]
    first, late = [hand_worth(VALUES, BOX, player, 90, 0.0, 0.0, hope) for hope in (1.0, 0.2)]
    assert first > late > hand_worth(VALUES, BOX, player, 90, 0.0, 0.0, 0.0)


def test_a_card_in_play_that_counts_at_the_end_may_still_grow() -> None:
    """The Swiss Army Claw gives a point for each tool."""
    one, many = [give(ready(), 0, played=[20, *more]).players[0] for more in ([], [31, 32, 33, 34, 35, 36])]
    assert growth_worth(VALUES, BOX, one, 19, 0.5) > growth_worth(VALUES, BOX, many, 19, 0.5) == 0.0


def test_what_a_card_requires_and_is_not_there() -> None:
    """The Museum of Human Folly needs four projects in play, the Energy Blade two strength."""
    state = give(ready(), 0, played=[31])  # a tool with a strength
    needs = [BOX.edition.projects[number - 1].needs for number in (126, 18, 31)]
    assert [lacking(BOX, state.players[0], need) for need in needs] == [3, 1, 0]


def test_who_is_in_the_hut_comes_first_in_the_next_round() -> None:
    state = ready(seats=3)
    assert [precedence(state, seat) for seat in range(3)] == [1.0, 0.5, 0.0]
    lay(state, hut=[2, 2, 1])
    assert [precedence(state, seat) for seat in range(3)] == [0.0, 0.5, 1.0]


def test_the_game_has_one_heuristic_player() -> None:
    assert cb.find_game("wistar").bot("greedy") is GAME.greedy()
