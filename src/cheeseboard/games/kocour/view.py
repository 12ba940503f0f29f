"""What a player sees of a table of Mlsný kocour: everything."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count
from cheeseboard.core.view import MOST_KEPT
from cheeseboard.games.kocour.components import COLOURS, DICE, HUES, Variant
from cheeseboard.games.kocour.odds import bust_chance
from cheeseboard.games.kocour.state import DECIDING, STAGES, Kocour


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A cat card: the mice by colour, what they are worth now, and the points of the games before."""

    mice: tuple[int, ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class KocourView:
    """The table as a seat (None: a spectator) sees it. Mice are counted by colour, in the order of `colours`."""

    seat: int | None
    colours: tuple[str, ...]
    edition: str
    ladder: tuple[tuple[int, ...], ...]  # the points of 0 .. 6 mice of each colour
    children: bool
    risky: bool
    match: bool
    game: int  # counted from 1
    games: int
    turn: int  # counted from 1
    centre: tuple[int, ...]
    pulled: tuple[int, ...]
    forbidden: tuple[str, ...]  # colours pulled before the current roll (K2.6)
    players: tuple[PlayerView, ...]
    stage: str
    active: int
    dice: tuple[str, ...]
    asked: tuple[int, ...]
    bust: float | None  # how likely the next roll busts (K2.7), for who decides whether to roll
    ending: str


@cache
def ladder(variant: Variant) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(points) for points in variant.points)


@lru_cache(MOST_KEPT)
def by_colour(mice: int) -> tuple[int, ...]:
    return tuple(count(mice, colour) for colour in range(HUES))


@lru_cache(MOST_KEPT)
def player_view(mice: int, points: int, total: int) -> PlayerView:
    return PlayerView(by_colour(mice), points, total)


def view(state: Kocour, seat: int | None) -> KocourView:
    """What everybody sees, and for a seat what only it does."""
    found = public(state)
    return found if seat is None else replace(found, **own(state, seat))  # type: ignore[arg-type]  # fields of the view


def own(state: Kocour, seat: int) -> dict[str, object]:
    """The fields of the view that are not for everybody."""
    return {"seat": seat}


def public(state: Kocour) -> KocourView:
    now = state.now
    asked = tuple(now.seats) if isinstance(now, Ask) else ()
    variant = state.variant
    return KocourView(
        seat=None,
        colours=COLOURS,
        edition=variant.edition.name,
        ladder=ladder(variant),
        children=variant.children,
        risky=variant.risky,
        match=variant.match,
        game=state.game + 1,
        games=state.seats if variant.match else 1,
        turn=state.turns + 1,
        centre=by_colour(state.centre),
        pulled=by_colour(state.pulled),
        forbidden=tuple(colour for number, colour in enumerate(COLOURS) if state.before >> number & 1),
        players=tuple(
            player_view(state.cards[player], state.points(player), state.totals[player])
            for player in range(state.seats)
        ),
        stage=STAGES[state.stage],
        active=state.active,
        dice=tuple(DICE.signs[face] for face in DICE.faces(state.roll)) if asked else (),
        asked=asked,
        bust=round(bust_chance(state), 6) if state.stage == DECIDING and asked else None,
        ending=state.ending(),
    )
