"""Who sits where: two bots meet with the same dice in every seating that makes them even."""

from __future__ import annotations

from typing import Final, NamedTuple

ONE: Final = 0
OTHER: Final = 1


class Match(NamedTuple):
    """How one match ended."""

    scores: list[int]
    winners: list[int]


class Round(NamedTuple):
    """All matches of two bots with the same dice, one a lineup; the seconds and choices that each has thought."""

    matches: list[Match]
    seconds: list[float]
    choices: list[int]


class Outcome(NamedTuple):
    """What a round says of the first bot: even bots share one half. Alone among others it is even with 1 / seats."""

    share: float
    lead: float  # points, its mean less the other's
    points: list[float]  # the mean of each bot
    alone: list[float]  # the share of each where it was alone among others; empty for two seats


def lineups(seats: int) -> list[list[int]]:
    """Which bot has which seat, match by match.

    Two change seats. Of more, one sits among the other's, in every seat; then the other way round. A lone player plays
    once for either.
    """
    found = [[OTHER if seat != place else ONE for seat in range(seats)] for place in range(seats)]
    return found if seats == 2 else found + [[1 - bot for bot in seated] for seated in found]


def share_of(seat: int, match: Match) -> float:
    """The seat's share of the win."""
    return 1.0 / len(match.winners) if seat in match.winners else 0.0


def outcome(seats: int, played: Round) -> Outcome:
    """What a round comes to."""
    seatings = lineups(seats)
    points: list[list[float]] = [[], []]
    wins = [0.0, 0.0]
    alone = [0.0, 0.0]
    for seated, match in zip(seatings, played.matches, strict=True):
        for seat in range(seats):
            bot = seated[seat]
            share = share_of(seat, match)
            points[bot].append(float(match.scores[seat]))
            wins[bot] += share
            if seated.count(bot) == 1:
                alone[bot] += share / seats
    means = [sum(each) / len(each) for each in points]
    lead = means[ONE] - means[OTHER]
    if seats == 1:
        return Outcome(1.0 if lead > 0 else 0.0 if lead < 0 else 0.5, lead, means, [])
    return Outcome(wins[ONE] / len(played.matches), lead, means, alone if seats > 2 else [])
