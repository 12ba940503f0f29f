"""What the rounds of a contest have come to so far, pair by pair."""

from __future__ import annotations

from typing import Final

from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import ONE, OTHER, Round, lineups, outcome
from cheeseboard.core.mean import Mean
from cheeseboard.core.share import Share


class Pair:
    """Two bots: means over rounds, which are independent; the matches of a round are not."""

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.share: Final = Share()
        self.lead: Final = Mean()
        self.points: Final = (Mean(), Mean())
        self.alone: Final = (Share(), Share())


class Standing:
    """Counts rounds in their order."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest
        self.pairs: Final = [Pair(one, other) for one, other in contest.pairs()]
        self.seconds: Final = [0.0] * len(contest.bots)
        self.choices: Final = [0] * len(contest.bots)
        self.rounds: int = 0

    @property
    def matches(self) -> int:
        return self.rounds * len(lineups(self.contest.seats))

    def add(self, played: Round) -> None:
        """Count the next round."""
        pair = self.pairs[self.contest.pair_of(self.rounds)]
        found = outcome(self.contest.seats, played)
        pair.share.add(found.share)
        pair.lead.add(found.lead)
        for bot, number in ((ONE, pair.one), (OTHER, pair.other)):
            pair.points[bot].add(found.points[bot])
            if found.alone:
                pair.alone[bot].add(found.alone[bot])
            self.seconds[number] += played.seconds[bot]
            self.choices[number] += played.choices[bot]
        self.rounds += 1

    def pace(self, bot: int) -> float:
        """The seconds that a bot thinks about a choice."""
        return self.seconds[bot] / self.choices[bot] if self.choices[bot] else 0.0
