"""The engine beside the rules: random matches, each read again step by step."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import cheeseboard as cb
from tests.games.gouda.by_the_book import EDGES, Reader, read
from tests.games.series import new_match
from tests.rules import rule

OPTIONS: list[dict[str, bool | int]] = [
    {},
    {"all-on-drum": True, "random-start": True},
    {"party": True},
    {"cheese-spots": True},
    {"magic": True},
    {"magic": True, "cards": 1, "party": True},
    {"magic": True, "cards": 5, "cheese-spots": True, "void": True},
    {"magic": True, "full-set": True, "random-start": True},
    {"magic": True, "cards": 15, "void": True},
]


def seats_for(options: Mapping[str, bool | int]) -> list[int]:
    game = cb.find_game("gouda")
    return list(game.seats(game.choose_options(options)))


def play_at_random(m: cb.Match, rng: cb.Rng) -> None:
    while not m.over:
        (seat,) = m.asked
        legal = m.legal(seat)
        m.act(seat, legal[rng.below(len(legal))])


@rule("G2.1", "G2.2", "G2.3", "G2.4", "G2.5", "G3.1", "G4.3", "G4.4", "G4.5", "G4.6", "G4.7", "G4.8", "G4.9")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "basic")
def test_every_match_by_the_book(options: dict[str, bool | int]) -> None:
    for seats in seats_for(options):
        for seed in range(5):
            m = new_match("gouda", seats, seed, options)
            play_at_random(m, cb.Rng(seed))
            book = read(m)
            assert (m.scores(), m.winners()) == (book.eaten, [book.winner()])


class Widest(Reader):
    """Also compares all that may be done at every step with what the engine allows."""

    def __init__(self, match: cb.Match) -> None:
        super().__init__(match, list(EDGES), ["D", "C1", "C2"], {"T": 4, "M3": 3, "M2": 2})
        self.again = match.replay(0)
        self.match = match

    def chance(self) -> str:
        self.forward()
        return super().chance()

    def asked(self, seat: int, may: set[str]) -> str:
        assert {str(action) for action in self.again.legal(seat)} == may
        self.forward()
        return super().asked(seat, may)

    def forward(self) -> None:
        self.again.forward(self.match.steps[len(self.again.steps)])


@rule("G2.3", "G2.4", "G4.9")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "basic")
def test_all_that_is_allowed_is_by_the_book(options: dict[str, bool | int]) -> None:
    for seats in seats_for(options)[:3]:
        m = new_match("gouda", seats, 10 + seats, options)
        play_at_random(m, cb.Rng(seats))
        Widest(m).read()


@rule("G4.9")
def test_g4_9_every_depth_of_nullify_is_read() -> None:
    """Random play of many cards gets as deep as four Nullifies one upon the other."""
    deepest = 0
    for seed in range(12):
        m = new_match("gouda", 2, seed, {"magic": True, "cards": 15})
        rng = cb.Rng(seed)
        depth = 0
        while not m.over:
            (seat,) = m.asked
            legal = [action for action in m.legal(seat) if str(action) != "-"] or m.legal(seat)
            nullify = [action for action in legal if str(action) == "nullify"]
            action = nullify[0] if nullify else legal[rng.below(len(legal))]
            depth = depth + 1 if nullify else 0
            deepest = max(deepest, depth)
            m.act(seat, action)
        read(m)
    assert deepest >= 4
