"""What many matches came to: means with 95 % confidence intervals, by bot, by seat and by place in the turn order."""

from __future__ import annotations

from typing import Final

from cheeseboard.bots.table import Played, bot_at
from cheeseboard.core.mean import Mean as Mean
from cheeseboard.core.share import Share


class Line:
    """The scores and the wins of one bot, seat or place; a shared win counts as its share."""

    def __init__(self, name: str, certain: bool = False) -> None:
        self.name: Final = name
        self.score: Final = Mean()
        self.wins: Final = Mean() if certain else Share()  # certain where all seats are its own


class Tally:
    """Counts matches.

    A bot in several seats of a match counts once, with its mean score and all its wins: its seats are not independent.
    """

    def __init__(self, bots: list[str]) -> None:
        self.bots: Final = bots
        self.by_bot: Final = {name: Line(name, len(set(bots)) == 1) for name in bots}
        self.by_seat: Final = [Line(str(seat + 1)) for seat in range(len(bots))]
        self.by_order: Final = [Line(str(place + 1)) for place in range(len(bots))]
        self.decisions: Final = Mean()
        self.endings: Final[dict[str, int]] = {}

    @property
    def matches(self) -> int:
        return self.decisions.count

    def add(self, played: Played) -> None:
        """Count the next match of the series."""
        seats = len(self.bots)
        shares = [1.0 / len(played.winners) if seat in played.winners else 0.0 for seat in range(seats)]
        scores: dict[str, list[float]] = {}
        wins: dict[str, list[float]] = {}
        for seat in range(seats):
            bot = self.bots[bot_at(seat, self.matches, seats)]
            scores.setdefault(bot, []).append(float(played.scores[seat]))
            wins.setdefault(bot, []).append(shares[seat])
            self.count(self.by_seat[seat], scores[bot][-1], shares[seat])
        for place, seat in enumerate(played.turns()):
            self.count(self.by_order[place], float(played.scores[seat]), shares[seat])
        for bot, line in self.by_bot.items():
            self.count(line, sum(scores[bot]) / len(scores[bot]), sum(wins[bot]))
        self.endings[played.ending] = self.endings.get(played.ending, 0) + 1
        self.decisions.add(float(played.decisions))

    def count(self, line: Line, score: float, share: float) -> None:
        line.score.add(score)
        line.wins.add(share)
