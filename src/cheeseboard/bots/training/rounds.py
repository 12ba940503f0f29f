"""Rounds of two players: each has either seat, with the same dice."""

from __future__ import annotations

from cheeseboard.bots.arena.lineups import ONE, lineups
from cheeseboard.bots.table import play_match
from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State


def play_round(start: State, one: Bot, other: Bot, seed: int, number: int) -> tuple[float, float]:
    """The mean lead of the first player in the two matches of that number, and its share of the wins."""
    lead, won = 0.0, 0.0
    for place, lineup in enumerate(lineups(2)):
        seated = [one if bot == ONE else other for bot in lineup]
        seat = lineup.index(ONE)
        dice, thoughts = Rng(seed, 2 * number), Rng(seed, 2 * (2 * number + place) + 1)
        played = play_match(start, seated, dice, thoughts)
        lead += (played.scores[seat] - played.scores[1 - seat]) / 2
        won += len([winner for winner in played.winners if winner == seat]) / len(played.winners) / 2
    return lead, won
