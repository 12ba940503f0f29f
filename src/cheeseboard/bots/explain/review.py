"""A whole match as one seat lived it: what its choices gave away, what chance gave it, and where the match turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.explain.advice import SEARCH_ERROR, Advice, advice, adviser, careful, scored, strongest_choice
from cheeseboard.bots.explain.luck import luck
from cheeseboard.bots.levels import KNOWING, LAST_TILES, WINNING, Level, levels_of
from cheeseboard.bots.making import search_of
from cheeseboard.bots.myszki.promise import is_played_out
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate, differences, mean_of
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match, Step, sees
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.games.myszki.state import Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

CHOICE: Final = "choice"
CHANCE: Final = "chance"
TURNING: Final = 0.1  # of the chance to win: what changes it by this much is a turning point
LATE_ERROR: Final = 0.45  # of a search with Myszki's last tiles: whoever plays them out is no match for `hard` there
LEAST: Final = 0.005  # what changes it by less, surely or not, is not worth a word
FEWEST: Final = 8  # worlds: what was seen in fewer is never sure
TRIES: Final = 5  # of `hard`, which does now this and now that where both are as good
SEARCH_SHARE: Final = 0.15  # of the time; as much for comparing what was chosen,
STRONGEST_SHARE: Final = 0.2  # and so much for what `hard` would do; the rest is for the scores
TURNING_POINTS: Final = 5.0  # the same for one who plays alone, in points


class Reviewed(NamedTuple):
    """One step of a match. `before` and `after` are the seat's chance to win; `change` is what the step did to it.

    The change of a choice is never more than nothing: it is what the choice gave away against the best one, `best`.
    The change of a chance is its luck. `score` is the final score that the seat could expect before the step, None in a
    game without points; `points` is what the step did to it. Alone there is nobody to beat, and points are what counts.
    """

    step: int
    kind: str
    text: str
    before: float
    after: float
    change: float
    margin: float | None
    points: float
    best: str
    choices: list[Advice]
    score: float | None = None
    points_margin: float | None = None
    alone: bool = False

    @property
    def surely(self) -> bool:
        """Whether what the step did is beyond its margin, and worth a word."""
        if self.alone:
            return self.points_margin is not None and abs(self.points) > self.points_margin
        return self.margin is not None and abs(self.change) > max(self.margin, LEAST)

    @property
    def turning(self) -> bool:
        """Whether the match turned here."""
        much = abs(self.points) >= TURNING_POINTS if self.alone else abs(self.change) >= TURNING
        return self.surely and much


class Juncture(NamedTuple):
    """A step that can be judged, and the state before it: the match's own, so look at it before the next one."""

    number: int
    step: Step
    state: State


def review(match: Match, seat: int, seed: int, level: Level | None = None) -> Iterator[Reviewed]:
    """All choices of the seat that had an alternative and all chances that it saw, as they come.

    Every step is judged by what the seat knew at that moment.
    """
    for number, step, state in junctures(match, seat):
        found = judged(match.game, state, seat, number, step.text, step.number, Rng(seed, number), level)
        if found is not None:
            yield found


def junctures(match: Match, seat: int) -> Iterator[Juncture]:
    """The seat's choices that had an alternative, and the chances that it saw."""
    again = match.replay(0)
    for number, step in enumerate(match.steps):
        state = again.state
        if step.seat is None:
            if isinstance(state.now, Chance) and sees(state.now.seen, seat):
                yield Juncture(number, step, state)
        elif step.seat == seat and len(state.legal(seat)) > 1:
            yield Juncture(number, step, state)
        again.forward(step)


def judged(
    game: Game,
    state: State,
    seat: i64,
    number: int,
    text: str,
    outcome: i64,
    rng: Rng,
    level: Level | None = None,
    cancel: Cancel | None = None,
) -> Reviewed | None:
    """What the seat's choice, or the chance that came, was worth in this state.

    `text` is how the record writes it; the outcome is that of a chance. None for one that no world of the seat allows.
    """
    alone = state.seats == 1
    if isinstance(state.now, Chance):
        came = luck(game, state, outcome, seat, rng, level, cancel)
        if came is None:
            return None
        many = came.known or came.worlds >= FEWEST
        return Reviewed(
            number, CHANCE, text, came.before, came.after, came.luck, came.luck_margin if many else None,
            came.points, "", [], came.score, came.points_margin if many else None, alone,
        )  # fmt: skip
    found = weighed(game, state, seat, text, rng, adviser(game) if level is None else level, cancel)
    best, chosen = found[0], next(each for each in found if each.action == text)
    lost = max(0.0, chosen.loss)  # the best is so by its lead too, and may win less often by a hair
    many = chosen.known or chosen.worlds >= FEWEST
    return Reviewed(
        number, CHOICE, text, best.chance, best.chance - lost, -lost, unsure(state, chosen),
        -chosen.points_lost, best.action, found, best.score, chosen.points_margin if many else None, alone,
    )  # fmt: skip


def weighed(
    game: Game, state: State, seat: i64, text: str, rng: Rng, level: Level, cancel: Cancel | None
) -> list[Advice]:
    """All choices, the best first: by what was solved or learnt, elsewhere by `hard` and a search together."""
    if levels_of(game)["hard"].kind in (KNOWING, LAST_TILES, WINNING):
        from cheeseboard.bots.explain.known_advice import known_advice  # only who needs it waits for numpy

        known = known_advice(game, state, seat, text, rng, level, cancel)
        if known is not None:
            return known
    found = searched(game, state, seat, text, rng, level, cancel)
    return careful(game, advice(found, scored(game, state, seat, found, text, rng, level, cancel)))


def searched(
    game: Game, state: State, seat: i64, text: str, rng: Rng, level: Level, cancel: Cancel | None
) -> list[Candidate]:
    """All choices; the best is what `hard` would do, or what was chosen if the search finds that as good.

    So a loss is one only where two find it, each in worlds of its own. What was chosen and what `hard` would do are
    tried in as many worlds as the search's own best, if there is time: it drops soon what looks bad.
    """
    rollouts, seconds = (level.rollouts + 1) // 2, SEARCH_SHARE * level.seconds
    seed = rng.word() * 1073741824 + (rng.word() >> 2)
    search = search_of(game, level)
    found = search.run(state, seat, Budget(rollouts, seconds, cancel), Rng(seed), True)
    chosen = next(each for each in found if each.action.notation == text)
    best = found[0]
    if state.seats > 1:  # alone `hard` either knows all, or is such a search itself
        picked = picked_by_hard(game, state, seat, text, rng, STRONGEST_SHARE * level.seconds, cancel)
        best = next(each for each in found if each.action.notation == picked)
    most = found[0].worlds
    worlds, meter = Worlds(state, seat, Rng(seed)), Meter(Budget(rollouts, seconds, cancel))
    for late in (chosen, best):
        number: i64 = late.worlds
        while number < most and not meter.spent(1.0):
            search.try_all([late], worlds, number, meter)
            number += 1
    if mean_of(differences(best.worths, chosen.worths)) <= 0.0:
        best = chosen
    return [best, *[each for each in found if each is not best]]


def picked_by_hard(
    game: Game, state: State, seat: i64, text: str, rng: Rng, seconds: float, cancel: Cancel | None
) -> str:
    """What was chosen if `hard` does the same in one of a few tries, else what it does most often."""
    picked: list[str] = []
    for _ in range(TRIES):
        picked.append(strongest_choice(game, state, seat, rng, seconds / TRIES, cancel))
        if picked[-1] == text:
            return text
    return max(picked, key=picked.count)


def unsure(state: State, chosen: Advice) -> float | None:
    """The margin of what a choice gave away; None where it was seen in too few worlds."""
    if chosen.known or chosen.loss_margin is None:
        return chosen.loss_margin
    error = LATE_ERROR if isinstance(state, Myszki) and is_played_out(state) else SEARCH_ERROR
    return error + chosen.loss_margin if chosen.worlds >= FEWEST else None
