"""Playing a world on from a choice, to the end or a little ahead, and what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SOLO_SCALE: Final = 0.01  # alone there is nobody to beat: the score is all that counts


@final
class Result:
    """What a rollout came to for a seat: its share of the win, its score, and the two together."""

    def __init__(self, won: float, score: float, worth: float) -> None:
        self.won: Final = won
        self.score: Final = score
        self.worth: Final = worth


@final
class Rollout:
    """Everybody plays on by a policy; after so many changes of who is asked, the prospect of the position counts.

    Where it cannot be judged, that of the next one that can. With a horizon of 0, or without a prospect, it goes on to
    the end. `margin` is what a lead counts beside the win, at most: a lead of `scale` points counts half of it.
    """

    def __init__(
        self, policy: Bot, prospect: Prospect | None = None, horizon: i64 = 0, margin: float = 0.05, scale: float = 10.0
    ) -> None:
        self.policy: Final = policy
        self.prospect: Final = prospect
        self.horizon: Final[i64] = 0 if prospect is None else horizon
        self.margin: Final = margin
        self.scale: Final = scale

    def play_on(self, state: State, worlds: Worlds, number: i64, fresh: bool = True) -> None:
        """Play the state, in the world of that number, up to the horizon; if fresh, its first chance is yet to come."""
        policy, prospect = self.policy, self.prospect
        rng = worlds.dice(number)
        changes: i64 = 0
        asked: i64 = -1  # who was asked last; everybody, so that the first to be asked changes nothing
        while True:
            now = state.now
            if isinstance(now, Ask):
                mask = now.mask
                if mask & ~asked:
                    changes += 1
                if prospect is not None and 0 < self.horizon <= changes and prospect.is_quiet(state):
                    return
                asked = mask
                seat = now.seats[0]
                state.play(seat, policy.choose(state, seat, rng))
            elif isinstance(now, Chance):
                state.settle(worlds.first(number, now.law, rng) if fresh else now.law.draw(rng))
                fresh = False
            else:
                return

    def result(self, state: State, seat: i64) -> Result:
        """What the state is to the seat: as it ended, or what it promises."""
        prospect = self.prospect
        if prospect is not None and not isinstance(state.now, Over):
            won = prospect.chance(state, seat)
            score = prospect.score(state, seat)
            return Result(won, score, won if state.seats > 1 else SOLO_SCALE * score)
        winners = state.winners()
        scores = state.scores()
        won = 1.0 / float(len(winners)) if seat in winners else 0.0
        score = float(scores[seat])
        if state.seats == 1:
            return Result(won, score, SOLO_SCALE * score)
        lead = float(lead_of(scores, seat))
        return Result(won, score, won + self.margin * lead / (self.scale + abs(lead)))


def lead_of(scores: list[i64], seat: i64) -> i64:
    """The seat's points above the best of the others."""
    best: i64 = -(1 << 40)
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best
