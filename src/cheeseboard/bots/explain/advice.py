"""What a strong bot thinks of every choice: the chance to win, the score, how sure that is, and why in a word.

It is led by what was solved or learnt where that knows the chances (`explain.known`), elsewhere by a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.explain.forecast import Ends, forecasts, variance, worlds_of
from cheeseboard.bots.levels import KNOWING, LAST_TILES, WINNING, Level, levels_of, search_level
from cheeseboard.bots.making import make_bot, search_of
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate, differences, margin_of, mean_of
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.mean import NORMAL_95
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
# How wrong a search may be of a choice, in however many worlds: it looks only a little ahead.
SEARCH_ERROR: Final = 0.05
# The same of a chance to win, where that was measured: twice what `scripts/measure_chances.py` finds.
CHANCE_ERRORS: Final[dict[str, float]] = {"myszki": 0.25}
SCORED: Final = 6  # of the best choices, whose final scores are looked for
PLAYED_ON: Final = 12  # rollouts of a search for every world in which they are played on
STRONGEST_SHARE: Final = 0.25  # of the time at most, for what the strongest bot would do; as much for the search,
SCORE_SHARE: Final = 0.5  # and so much for the scores
PATIENCE_S: Final = 4.0  # for all that, unless somebody says otherwise: the strongest bot has its usual second


class Advice(NamedTuple):
    """A choice of a seat. A margin is half of a 95 % confidence interval, None where too little is known.

    `loss` is the chance to win that this choice gives away against the best one, `points_lost` the points; both are
    compared world by world. `score` is the expected final score, None in a game without points and where nobody has
    looked for it; `score_margin` is half of the range in which 95 of 100 matches end. What is `known` was solved or
    learnt, and its margin is how far that may be from the truth.
    """

    action: str
    worlds: int
    chance: float
    chance_margin: float | None
    score: float | None
    score_margin: float | None
    loss: float
    loss_margin: float | None
    points_lost: float
    points_margin: float | None
    reason: str
    known: bool = False


def adviser(game: Game) -> Level:
    """The level that gives advice where nothing is known: the strongest that searches."""
    return search_level(game)


def advise(
    game: Game,
    state: State,
    seat: i64,
    rng: Rng,
    level: Level | None = None,
    cancel: Cancel | None = None,
    also: str = "",
) -> list[Advice]:
    """All choices of the seat, the best first. Only worlds that the seat holds possible are looked at.

    `also` is tried, however it looks at first sight.
    """
    chosen = adviser(game) if level is None else level
    if levels_of(game)["hard"].kind in (KNOWING, LAST_TILES, WINNING):
        from cheeseboard.bots.explain.known_advice import known_advice  # only who needs it waits for numpy

        found = known_advice(game, state, seat, "", rng, chosen, cancel)
        if found is not None:
            return found
    share = STRONGEST_SHARE * chosen.seconds
    candidates = search_of(game, chosen).run(state, seat, Budget(chosen.rollouts, share, cancel), rng, True, also)
    return careful(game, advice(candidates, scored(game, state, seat, candidates, "", rng, chosen, cancel)))


def careful(game: Game, found: list[Advice]) -> list[Advice]:
    """The same, with chances to win no surer than a search knows them."""
    error = CHANCE_ERRORS.get(game.name, 0.0)
    return [
        each if each.chance_margin is None else each._replace(chance_margin=error + each.chance_margin)
        for each in found
    ]


def recommend(
    game: Game, state: State, seat: i64, rng: Rng, level: Level | None = None, cancel: Cancel | None = None
) -> list[Advice]:
    """The same, led by what `hard` chooses with all of its rollouts: it may know more than any search finds out."""
    searching = adviser(game)._replace(seconds=PATIENCE_S) if level is None else level
    strongest = strongest_choice(game, state, seat, rng, STRONGEST_SHARE * searching.seconds, cancel)
    return led(advise(game, state, seat, rng, searching, cancel, strongest), strongest)


def strongest_choice(game: Game, state: State, seat: i64, rng: Rng, seconds: float, cancel: Cancel | None) -> str:
    """What `hard` does, in notation. It takes no more than so many seconds, 0 being as many as it likes."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0].notation
    strongest = make_bot(game, levels_of(game)["hard"]._replace(seconds=seconds), cancel)
    return strongest.choose(state.imagine(seat, rng), seat, rng).notation


def led(found: list[Advice], action: str) -> list[Advice]:
    """With that choice first, whatever the search thinks of it."""
    place = next(place for place, each in enumerate(found) if each.action == action)
    first = found[place]
    if place and first.reason != EVEN:
        first = first._replace(reason=STRONGEST)
    return [first, *found[:place], *found[place + 1 :]]


def scored(
    game: Game,
    state: State,
    seat: i64,
    found: list[Candidate],
    chosen: str,
    rng: Rng,
    level: Level,
    cancel: Cancel | None = None,
) -> dict[str, Ends] | None:
    """The final scores of the best choices and of what was chosen.

    None where the search has found them itself: who plays alone is after them.
    """
    if state.seats == 1:
        return None
    return ends_of(game, state, seat, found, chosen, rng, level, cancel)


def ends_of(
    game: Game,
    state: State,
    seat: i64,
    found: list[Candidate],
    chosen: str,
    rng: Rng,
    level: Level,
    cancel: Cancel | None = None,
) -> dict[str, Ends]:
    """How worlds end after the best choices and after what was chosen."""
    number = worlds_of(level.rollouts, PLAYED_ON)
    many = min(SCORED, number)
    actions = [each.action for place, each in enumerate(found) if place < many or each.action.notation == chosen]
    budget = Budget(0, SCORE_SHARE * level.seconds, cancel) if level.seconds else Budget(level.rollouts, 0.0, cancel)
    return forecasts(game, Worlds(state, seat, rng), actions, number, budget)


def advice(found: list[Candidate], ends: dict[str, Ends] | None = None) -> list[Advice]:
    """What a search has found, in its order; the final scores by `ends`, where they come from there."""
    if not found:
        return []
    best = found[0]
    told: list[Advice] = []
    for place, candidate in enumerate(found):
        lost = differences(best.won, candidate.won)
        scores = scores_of(candidate, ends)
        points = differences(scores_of(best, ends), scores)
        told.append(
            Advice(
                candidate.action.notation,
                candidate.worlds,
                mean_of(candidate.won),
                margin_known(candidate.won),
                mean_of(scores) if scores else None,
                spread_of(candidate, ends),
                mean_of(lost),
                margin_known(lost),
                mean_of(points),
                margin_known(points),
                reason(found, place, ends),
            )
        )
    return told


def scores_of(candidate: Candidate, ends: dict[str, Ends] | None) -> list[float]:
    """Its final scores, world by world."""
    if ends is None:
        return candidate.scores
    found = ends.get(candidate.action.notation)
    return [] if found is None else found.scores


def spread_of(candidate: Candidate, ends: dict[str, Ends] | None) -> float | None:
    """Half of the range in which 95 of 100 of them lie."""
    if ends is not None:
        found = ends.get(candidate.action.notation)
        return None if found is None else found.spread()
    return NORMAL_95 * variance(candidate.scores) ** 0.5 if len(candidate.scores) > 1 else None


def margin_known(values: list[float]) -> float | None:
    """The margin of the mean, where there is one."""
    return margin_of(values) if len(values) > 1 else None


def reason(found: list[Candidate], place: int, ends: dict[str, Ends] | None) -> str:
    """Why a choice stands where it does."""
    best = found[0]
    candidate = found[place]
    if len(found) == 1:
        return ONLY
    if not candidate.worlds:
        return DROPPED if candidate.dropped else UNTRIED
    if place == 0:
        if len(found[1].won) and mean_of(best.won) >= SURE:
            return WINS
        if mean_of(best.won) <= 1.0 - SURE:
            return LOST
        rivals = [other for other in found[1:] if not other.dropped]
        return EVEN if any([not surely_worse(best, other) for other in rivals]) else BEST
    if surely_worse(best, candidate):
        return POINTS if surely_more(scores_of(candidate, ends), scores_of(best, ends)) else WORSE
    return EVEN if candidate.worlds == best.worlds else DROPPED


def surely_worse(best: Candidate, other: Candidate) -> bool:
    """Whether the difference is beyond its margin and what a search may be wrong by."""
    gap = differences(best.worths, other.worths)
    return mean_of(gap) > SEARCH_ERROR + margin_of(gap)


def surely_more(one: list[float], other: list[float]) -> bool:
    """Whether the first are more than the others, world by world, beyond the margin."""
    gap = differences(one, other)
    return mean_of(gap) > margin_of(gap)
