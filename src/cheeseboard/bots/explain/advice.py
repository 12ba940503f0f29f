"""What a search thinks of every choice: the chance to win, the score, how sure that is, and why in a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.levels import SEARCH, Level, levels_of, search_level
from cheeseboard.bots.making import make_bot, search_of
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate, differences, margin_of, mean_of
from cheeseboard.core.game import Game
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Reasons; `reason-NAME` among the common messages words them.
ONLY: Final = "only"  # there is no other choice
WINS: Final = "wins"  # the best, and nearly sure to win
LOST: Final = "lost"  # the best, and nearly sure to lose
BEST: Final = "best"  # surely better than every other
EVEN: Final = "even"  # as good as the best, as far as was seen; of the best: another is as good
POINTS: Final = "points"  # brings more points than the best, but wins less often
WORSE: Final = "worse"  # surely worse than the best
DROPPED: Final = "dropped"  # looked worse at once and was not tried further
UNTRIED: Final = "untried"  # there was no time for it
STRONGEST: Final = "strongest"  # what the strongest bot would do, though the search finds another better
REASONS: Final = (ONLY, WINS, LOST, BEST, EVEN, POINTS, WORSE, DROPPED, UNTRIED, STRONGEST)

SURE: Final = 0.98


class Advice(NamedTuple):
    """A choice of a seat. A margin is half of a 95 % confidence interval, None where too little is known.

    `loss` is the chance to win that this choice gives away against the best one, `points_lost` the points; both are
    compared world by world.
    """

    action: str
    worlds: int
    chance: float
    chance_margin: float | None
    score: float
    score_margin: float | None
    loss: float
    loss_margin: float | None
    points_lost: float
    points_margin: float | None
    reason: str


def adviser(game: Game) -> Level:
    """The level that gives advice: the strongest that searches."""
    return search_level(game)


def advise(
    game: Game, state: State, seat: i64, rng: Rng, level: Level | None = None, cancel: Cancel | None = None
) -> list[Advice]:
    """All choices of the seat, the best first. The search sees only worlds that the seat holds possible."""
    chosen = adviser(game) if level is None else level
    budget = Budget(chosen.rollouts, chosen.seconds, cancel)
    return advice(search_of(game, chosen).run(state, seat, budget, rng, True))


def recommend(
    game: Game, state: State, seat: i64, rng: Rng, level: Level | None = None, cancel: Cancel | None = None
) -> list[Advice]:
    """The same, led by what the strongest bot would choose: it may know more than any search finds out."""
    searching = adviser(game) if level is None else level
    found = advise(game, state, seat, rng, searching, cancel)
    hard = levels_of(game)["hard"]
    if hard.kind == SEARCH or len(found) < 2:
        return found
    rollouts = min(hard.rollouts, searching.rollouts) if searching.rollouts else hard.rollouts
    strongest = make_bot(game, hard._replace(rollouts=rollouts, seconds=searching.seconds), cancel)
    return led(found, strongest.choose(state, seat, rng).notation)


def led(found: list[Advice], action: str) -> list[Advice]:
    """With that choice first, whatever the search thinks of it."""
    place = next(place for place, each in enumerate(found) if each.action == action)
    first = found[place]
    if place and first.reason != EVEN:
        first = first._replace(reason=STRONGEST)
    return [first, *found[:place], *found[place + 1 :]]


def advice(found: list[Candidate]) -> list[Advice]:
    """What a search has found, in its order."""
    if not found:
        return []
    best = found[0]
    told: list[Advice] = []
    for place, candidate in enumerate(found):
        lost = differences(best.won, candidate.won)
        points = differences(best.scores, candidate.scores)
        told.append(
            Advice(
                candidate.action.notation,
                candidate.worlds,
                mean_of(candidate.won),
                known(candidate.won),
                mean_of(candidate.scores),
                known(candidate.scores),
                mean_of(lost),
                known(lost),
                mean_of(points),
                known(points),
                reason(found, place),
            )
        )
    return told


def known(values: list[float]) -> float | None:
    """The margin of the mean, where there is one."""
    return margin_of(values) if len(values) > 1 else None


def reason(found: list[Candidate], place: int) -> str:
    """Why a choice stands where it does."""
    best = found[0]
    candidate = found[place]
    if len(found) == 1:
        return ONLY
    if not candidate.worlds:
        return UNTRIED
    if place == 0:
        if len(found[1].won) and mean_of(best.won) >= SURE:
            return WINS
        if mean_of(best.won) <= 1.0 - SURE:
            return LOST
        return EVEN if any([not surely_worse(best, other) for other in found[1:]]) else BEST
    if surely_worse(best, candidate):
        more = differences(candidate.scores, best.scores)
        return POINTS if mean_of(more) > margin_of(more) else WORSE
    return EVEN if candidate.worlds == best.worlds else DROPPED


def surely_worse(best: Candidate, other: Candidate) -> bool:
    """Whether the difference is beyond its margin, or the other was dropped long before."""
    gap = differences(best.worths, other.worths)
    return mean_of(gap) > margin_of(gap)
