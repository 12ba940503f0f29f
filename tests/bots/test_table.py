"""Matches between bots."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.bots.table import bot_at, play_match, play_matches
from cheeseboard.core.action import Action
from cheeseboard.core.state import State
from cheeseboard.games.qwixx.state import FIRST, Qwixx


class Spy(cb.Bot):
    """Plays at random and keeps what it was shown."""

    def __init__(self) -> None:
        self.worlds: list[tuple[State, int]] = []

    def choose(self, world: State, seat: int, rng: cb.Rng) -> Action:
        self.worlds.append((world.copy(), seat))
        action = world.sample(seat, rng)
        world.play(seat, action)  # a bot may do with its world what it likes
        return action


def start(game: str, seats: int) -> State:
    found = cb.find_game(game)
    return found.start(seats, found.choose_options({}))


def test_the_same_numbers_give_the_same_matches() -> None:
    bots = [cb.find_game("kocour").bot(name) for name in ("greedy", "random", "random")]
    whole = play_matches(start("kocour", 3), bots, 5, 0, 6)
    parts = play_matches(start("kocour", 3), bots, 5, 0, 2) + play_matches(start("kocour", 3), bots, 5, 2, 6)
    assert [match.scores for match in whole] == [match.scores for match in parts]
    assert len({tuple(match.scores) for match in whole}) > 1


def test_bots_change_seats_so_that_each_sits_everywhere() -> None:
    seatings = {tuple(bot_at(seat, number, 3) for seat in range(3)) for number in range(3)}
    assert seatings == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}


def test_a_bot_is_shown_a_world_of_its_own() -> None:
    state = start("qwixx", 3)
    spies = [Spy(), Spy(), Spy()]
    played = play_match(state, [*spies], cb.Rng(1), cb.Rng(2))
    assert state == start("qwixx", 3)
    assert played.decisions == sum(len(spy.worlds) for spy in spies)


def test_a_bot_does_not_see_what_others_have_sealed() -> None:
    sealed = set()
    for thoughts in range(40):
        spies = [Spy(), Spy()]
        play_match(start("qwixx", 2), [*spies], cb.Rng(1), cb.Rng(thoughts))
        world, seat = spies[1].worlds[0]
        assert isinstance(world, Qwixx)
        assert (world.stage, seat) == (FIRST, 1)
        sealed.add(int(world.sealed))
    assert len(sealed) > 2


def test_who_began_is_known_where_chance_decides_it() -> None:
    bots = [cb.find_game("qwixx").bot("random")] * 2
    assert {match.first for match in play_matches(start("qwixx", 2), bots, 5, 0, 20)} == {0, 1}
    game = cb.find_game("qwixx")
    alone = game.start(1, game.choose_options({"solo": True}))
    assert play_match(alone, bots[:1], cb.Rng(1), cb.Rng(2)).first == -1
