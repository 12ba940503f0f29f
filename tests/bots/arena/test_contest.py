"""Rounds of a contest: reproducible, paired, the bots under equal conditions."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest, contestant
from cheeseboard.bots.arena.lineups import Round
from cheeseboard.bots.arena.standing import Standing

THREE = Contest("kocour", (("edition", "default"), ("children", False), ("risky", False), ("match", False)), 2,
                ("greedy", "random", "search:8"), 7)  # fmt: skip


def without_time(rounds: list[Round]) -> list[object]:
    return [(played.matches, played.choices) for played in rounds]


def test_rounds_are_the_same_however_they_are_split() -> None:
    whole = THREE.table().play(0, 7)
    parts = [*THREE.table().play(0, 2), *THREE.table().play(2, 7)]
    assert without_time(whole) == without_time(parts)
    assert without_time(whole) != without_time(THREE._replace(seed=8).table().play(0, 7))


def test_all_pairs_take_turns_with_the_same_dice() -> None:
    assert THREE.pairs() == [(0, 1), (0, 2), (1, 2)]
    assert [THREE.pair_of(number) for number in range(4)] == [0, 1, 2, 0]
    assert (THREE.rounds(1), THREE.rounds(2), THREE.rounds(3)) == (3, 3, 6)


def test_both_matches_of_a_round_have_the_same_dice(twin: str) -> None:
    solo = Contest("qwixx", (("solo", True), ("mixx-a", False), ("mixx-b", False)), 1, ("greedy", twin), 5)
    for played in solo.table().play(0, 3):
        one, other = played.matches
        assert one == other


def test_the_same_bots_are_even(twin: str) -> None:
    even = Contest("qwixx", tuple(cb.find_game("qwixx").choose_options({}).items()), 2, ("greedy", twin), 7)
    standing = Standing(even)
    for played in even.table().play(0, 5):
        standing.add(played)
    assert standing.pairs[0].share.mean == 0.5
    assert standing.pairs[0].lead.mean == 0
    assert standing.matches == 10


def test_the_better_bot_has_the_larger_share() -> None:
    standing = Standing(THREE)
    for played in THREE.table().play(0, 30):
        standing.add(played)
    greedy_random, _, random_easy = standing.pairs
    assert [pair.share.count for pair in standing.pairs] == [10, 10, 10]
    assert greedy_random.share.mean > 0.8 > 0.5 > random_easy.share.mean
    assert greedy_random.lead.mean > 0
    assert all(standing.choices)
    assert all(standing.pace(bot) > 0 for bot in range(3))


def test_levels_that_count_rollouts_are_not_cut_short_by_the_clock() -> None:
    game = cb.find_game("myszki")
    assert contestant(game, "hard").seconds == 0
    assert contestant(game, "hard").rollouts > 0
    assert contestant(game, "is-mcts:0.5s").seconds == 0.5
