"""Whole games of Qwixx, many at once, and what a net learns from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from cheeseboard.bots.training.arrays import Flags, Reals, Wholes
from cheeseboard.bots.training.qwixx_players import Player
from cheeseboard.bots.training.qwixx_table import NOTHING, Tables, begin
from cheeseboard.bots.training.qwixx_turn import after_second, after_white, colour_choices

DICE: Final = 6


def play(
    players: list[Player],
    who: Wholes,
    first: Wholes,
    rng: np.random.Generator,
    watch: Callable[[Wholes, Tables], None] | None = None,
) -> Tables:
    """Games to their end. `who` is by game and seat the number of its player, `first` is who begins.

    Of the same generator's dice, game number n sees the same ones whoever plays. `watch` is shown the games that go
    on at the beginning of every turn, by their numbers.
    """
    games, seats = who.shape
    ended = begin(games, seats, first)
    tables, alive = begin(games, seats, first), np.arange(games)
    while len(alive):
        if watch is not None:
            watch(alive, tables)
        dice = rng.integers(0, 6, (games, DICE))[alive]
        turn(tables, dice, players, who[alive])
        over = tables.over()
        done = alive[over]
        for mine, theirs in zip(fields(ended), fields(tables), strict=True):
            mine[done] = theirs[over]
        alive, tables = alive[~over], tables.take(~over)
    return ended


def fields(tables: Tables) -> tuple[Wholes | Flags, ...]:
    return tables.rows, tables.scores, tables.penalties, tables.open


def turn(tables: Tables, dice: Wholes, players: list[Player], who: Wholes) -> None:
    """One turn in every game."""
    games, seats = who.shape
    every = np.arange(games)
    whites = np.full((games, seats), NOTHING)
    for step in range(seats):
        seat = (tables.active + step) % seats
        for number, player in enumerate(players):
            mine = np.flatnonzero(who[every, seat] == number)
            if len(mine):
                part, thrown = tables.take(mine), dice[mine]
                chosen = player.passive_white(part, thrown, seat[mine]) if step else player.active_white(part, thrown)
                whites[mine, seat[mine]] = chosen
    after_white(tables, dice, whites)
    marked = whites[every, tables.active] != NOTHING
    ways = np.zeros(games, np.int64)
    able = ~tables.over() & colour_choices(tables, dice)[:, 1:].any(axis=1)
    for number, player in enumerate(players):
        mine = np.flatnonzero(able & (who[every, tables.active] == number))
        if len(mine):
            ways[mine] = player.second(tables.take(mine), dice[mine], marked[mine])
    after_second(tables, dice, ways, marked)


def share(one: Player, other: Player, rounds: int, seats: int, seed: int) -> tuple[float, float]:
    """What one has of the wins against another with the same dice in all seats, and the 95 % margin of it."""
    shares: list[Reals] = []
    for alone in range(2):
        for place in range(seats):
            who = np.full((rounds, seats), 1 - alone)
            who[:, place] = alone
            if seats == 2 and alone:
                continue
            rng = np.random.default_rng(seed)
            first = rng.integers(0, seats, rounds)
            ended = play([one, other], who, first, rng)
            shares.append((ended.won() * (who == 0)).sum(axis=1))
    mean = np.mean(shares, axis=0)
    return float(mean.mean()), float(1.96 * mean.std() / np.sqrt(rounds))
