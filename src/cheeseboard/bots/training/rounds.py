"""Rounds of two players: each has every seat, with the same dice."""

from __future__ import annotations

from cheeseboard.bots.arena.lineups import ONE, Match, Round, lineups, outcome
from cheeseboard.bots.table import play_match
from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State


def play_round(start: State, one: Bot, other: Bot, seed: int, number: int) -> tuple[float, float]:
    """The mean lead of the first player in the matches of that number, and its share of the wins."""
    seatings = lineups(start.seats)
    matches: list[Match] = []
    for place, lineup in enumerate(seatings):
        seated = [one if bot == ONE else other for bot in lineup]
        dice, thoughts = Rng(seed, 2 * number), Rng(seed, 2 * (len(seatings) * number + place) + 1)
        played = play_match(start, seated, dice, thoughts)
        matches.append(Match([int(score) for score in played.scores], [int(winner) for winner in played.winners]))
    found = outcome(start.seats, Round(matches, [], []))
    return found.lead, found.share
