"""Series of matches between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cheeseboard as cb
from cheeseboard.core.option import Value

MOST_STEPS = 20_000


def new_match(game: str, seats: int, seed: int, options: Mapping[str, Value]) -> cb.Match:
    found = cb.find_game(game)
    chosen = found.choose_options(options)
    match = cb.Match(found, found.choose_seats(seats, chosen), chosen, cb.Seeded(seed))
    match.advance()
    return match


def play_out(match: cb.Match, bots: Sequence[cb.Bot], rng: cb.Rng) -> None:
    """Let the bots finish the match; whatever they choose must be legal."""
    while not match.over:
        assert len(match.steps) < MOST_STEPS, "the match does not end"
        for seat in match.asked:
            match.act(seat, bots[seat].choose(match.imagine(seat, rng), seat, rng))


def share_of_wins(game: str, matches: int) -> float:
    """How often greedy beats random at two seats; it sits first in every other match, and a shared win is half one."""
    bots = cb.find_game(game).bots()
    wins = 0.0
    for seed in range(matches):
        match = cb.new(game, seats=2, seed=seed)
        mine = seed % 2
        play_out(match, [bots["greedy" if seat == mine else "random"] for seat in range(2)], cb.Rng(seed))
        if mine in match.winners():
            wins += 1 / len(match.winners())
    return wins / matches
