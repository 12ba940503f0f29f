"""Advice by what was solved or learnt."""

from __future__ import annotations

from cheeseboard.bots.explain.advice import (
    BEST,
    EVEN,
    LOST,
    ONLY,
    POINTS,
    STRONGEST_SHARE,
    SURE,
    WINS,
    WORSE,
    Advice,
    ends_of,
    margin_known,
    scores_of,
    spread_of,
    surely_more,
)
from cheeseboard.bots.explain.forecast import Ends
from cheeseboard.bots.explain.known import Error, values_of
from cheeseboard.bots.levels import Level
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate, differences, mean_of
from cheeseboard.core.game import Game
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State


def known_advice(
    game: Game, state: State, seat: int, chosen: str, rng: Rng, level: Level, cancel: Cancel | None = None
) -> list[Advice] | None:
    """All choices, the best first; None where nothing is known. Final scores as with a search; alone they are known."""
    world = state.imagine(seat, rng)
    legal = world.legal(seat)
    known = values_of(world, seat, legal, cancel, STRONGEST_SHARE * level.seconds) if legal else None
    if known is None:
        return None
    values, error = known
    places = sorted(range(len(legal)), key=lambda place: -values[place])  # equals stay in the order of the table
    found = [Candidate(legal[place]) for place in places]
    worths = [values[place] for place in places]
    ends = ends_of(game, state, seat, found, chosen, rng, level, cancel)
    told = among_others if state.seats > 1 else alone
    return [told(found, worths, place, error, ends) for place in range(len(found))]


def among_others(
    found: list[Candidate], worths: list[float], place: int, error: Error, ends: dict[str, Ends]
) -> Advice:
    """The chances to win are known."""
    scores = scores_of(found[place], ends)
    points = differences(scores_of(found[0], ends), scores)
    return Advice(
        found[place].action.notation,
        1,
        worths[place],
        error.chance,
        mean_of(scores) if scores else None,
        spread_of(found[place], ends),
        worths[0] - worths[place],
        error.difference,
        mean_of(points),
        margin_known(points),
        reason(found, worths, place, error, ends),
        known=True,
    )


def reason(found: list[Candidate], worths: list[float], place: int, error: Error, ends: dict[str, Ends]) -> str:
    """Why a choice stands where it does."""
    if len(found) == 1:
        return ONLY
    if place == 0:
        if worths[0] >= SURE:
            return WINS
        if worths[0] <= 1.0 - SURE:
            return LOST
        return BEST if worths[0] - worths[1] > error.difference else EVEN
    if worths[0] - worths[place] <= error.difference:
        return EVEN
    return POINTS if surely_more(scores_of(found[place], ends), scores_of(found[0], ends)) else WORSE


def alone(found: list[Candidate], worths: list[float], place: int, error: Error, ends: dict[str, Ends]) -> Advice:
    """The final scores are known; how far matches end from them is not."""
    lost = worths[0] - worths[place]
    best = BEST if len(worths) > 1 and worths[0] - worths[1] > error.difference else EVEN
    why = ONLY if len(worths) == 1 else WORSE if lost > error.difference else EVEN if place else best
    return Advice(
        found[place].action.notation,
        1,
        1.0,
        0.0,
        worths[place],
        spread_of(found[place], ends),
        0.0,
        0.0,
        lost,
        error.difference,
        why,
        known=True,
    )
