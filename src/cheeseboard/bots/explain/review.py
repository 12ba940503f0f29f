"""A whole match as one seat lived it: what its choices gave away, what chance gave it, and where the match turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.explain.advice import Advice, advice, adviser
from cheeseboard.bots.explain.luck import luck
from cheeseboard.bots.levels import Level
from cheeseboard.bots.making import search_of
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match, Step, sees
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CHOICE: Final = "choice"
CHANCE: Final = "chance"
TURNING: Final = 0.1  # of the chance to win: what changes it by this much is a turning point
FEWEST: Final = 8  # worlds: what was seen in fewer is never sure
TURNING_POINTS: Final = 5.0  # the same for one who plays alone, in points


class Reviewed(NamedTuple):
    """One step of a match. `before` and `after` are the seat's chance to win; `change` is what the step did to it.

    The change of a choice is never more than nothing: it is what the choice gave away against the best one, `best`.
    The change of a chance is its luck. `score` is what the seat could expect to score before the step, `points` what
    the step did to that. Alone there is nobody to beat, and points are what counts.
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
    score: float = 0.0
    points_margin: float | None = None
    alone: bool = False

    @property
    def surely(self) -> bool:
        """Whether what the step did is beyond its margin."""
        if self.alone:
            return self.points_margin is not None and abs(self.points) > self.points_margin
        return self.margin is not None and abs(self.change) > self.margin

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
    game: Game, state: State, seat: i64, number: int, text: str, outcome: i64, rng: Rng, level: Level | None = None
) -> Reviewed | None:
    """What the seat's choice, or the chance that came, was worth in this state.

    `text` is how the record writes it; the outcome is that of a chance. None for one that no world of the seat allows.
    """
    alone = state.seats == 1
    if isinstance(state.now, Chance):
        came = luck(game, state, outcome, seat, rng, level)
        if came is None:
            return None
        return Reviewed(
            number, CHANCE, text, came.before, came.after, came.luck, enough(came.luck_margin, came.worlds),
            came.points, "", [], came.score, enough(came.points_margin, came.worlds), alone,
        )  # fmt: skip
    found = weighed(game, state, seat, text, rng, adviser(game) if level is None else level)
    best, chosen = found[0], next(each for each in found if each.action == text)
    lost = max(0.0, chosen.loss)  # the best is so by its lead too, and may win less often by a hair
    return Reviewed(
        number, CHOICE, text, best.chance, best.chance - lost, -lost, enough(chosen.loss_margin, chosen.worlds),
        -chosen.points_lost, best.action, found, best.score, enough(chosen.points_margin, chosen.worlds), alone,
    )  # fmt: skip


def weighed(game: Game, state: State, seat: i64, text: str, rng: Rng, level: Level) -> list[Advice]:
    """All choices, the best first. What was chosen is tried in as many worlds as the best one, if there is time.

    A search drops soon what looks bad; half of the effort is for finding out how bad it was.
    """
    rollouts, seconds = (level.rollouts + 1) // 2, level.seconds / 2
    seed = rng.word() * 1073741824 + (rng.word() >> 2)
    search = search_of(game, level)
    found = search.run(state, seat, Budget(rollouts, seconds), Rng(seed), True)
    chosen = next(each for each in found if each.action.notation == text)
    worlds, meter = Worlds(state, seat, Rng(seed)), Meter(Budget(rollouts, seconds))
    number: i64 = chosen.worlds
    while number < found[0].worlds and not meter.spent(1.0):
        search.try_all([chosen], worlds, number, meter)
        number += 1
    if chosen.worlds == found[0].worlds and chosen.worth() > found[0].worth():
        found = [chosen, *[each for each in found if each is not chosen]]
    return advice(found)


def enough(margin: float | None, worlds: int) -> float | None:
    """The margin, where it comes from enough worlds to be believed."""
    return margin if worlds >= FEWEST else None
