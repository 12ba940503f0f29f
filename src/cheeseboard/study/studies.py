"""Studies made of their settings: which parts they have, checked against the rules of the game."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from cheeseboard.bots.arena.contest import Contest, contestant
from cheeseboard.core.game import Game
from cheeseboard.core.option import Options
from cheeseboard.core.refusal import Problem
from cheeseboard.core.source import Seeded
from cheeseboard.registry import find_game
from cheeseboard.study.batch import stamp
from cheeseboard.study.parts import Part
from cheeseboard.study.plan import Matches, Rounds
from cheeseboard.study.settings import SWEEP, TOURNAMENT, Settings

FEWEST_BOTS: Final = 2
MOST_BOTS: Final = 20
MOST_PARTS: Final = 500


class Study(NamedTuple):
    """What is asked, and what has to be played for the answer."""

    kind: str
    game: Game
    parts: list[Part]
    seed: int
    tolerance: float  # percentage points
    left_out: int  # combinations of a sweep that do not go together

    @property
    def matches(self) -> int:
        return sum(part.matches for part in self.parts)

    def head(self) -> dict[str, object]:
        """All that decides what a unit is: how many there are does not."""
        plans = [[type(part.plan).__name__, part.plan] for part in self.parts]
        return {"study": 1, "kind": self.kind, "stamp": stamp(self.game.name), "parts": plans}


def study_of(settings: Settings) -> Study:
    """The study that is asked for; Problem if there can be none."""
    game = find_game(settings.game)
    seed = Seeded(settings.seed).seed
    check_bots(game, settings.bots)
    if settings.kind == TOURNAMENT:
        parts, left_out = [tournament(game, settings, seed)], 0
    elif settings.kind == SWEEP:
        parts, left_out = sweep(game, settings, seed)
    else:
        options = chosen(game, settings)
        parts = [series(game, settings, seed, seats_of(game, settings, options), options)]
        left_out = 0
    return Study(settings.kind, game, parts, seed, settings.tolerance, left_out)


def check_bots(game: Game, bots: list[str]) -> None:
    """Bots that the game has, and that play the same on a slow machine as on a fast one."""
    for name in bots:
        if contestant(game, name).seconds:
            raise Problem("study-timed", {"bot": name})


def chosen(game: Game, settings: Settings) -> Options:
    return game.choose_options({name: values[0] for name, values in settings.options.items()})


def seats_of(game: Game, settings: Settings, options: Options) -> int:
    return game.choose_seats(settings.seats[0] if settings.seats else None, options)


def tournament(game: Game, settings: Settings, seed: int) -> Part:
    """Every pair of bots in rounds."""
    bots = settings.bots
    if not FEWEST_BOTS <= len(bots) <= MOST_BOTS:
        raise Problem("study-bots", {"given": len(bots), "least": FEWEST_BOTS, "most": MOST_BOTS})
    if len(set(bots)) < len(bots):
        raise Problem("study-twice", {"bot": next(name for name in bots if bots.count(name) > 1)})
    options = chosen(game, settings)
    seats = seats_of(game, settings, options)
    contest = Contest(game.name, tuple(options.items()), seats, tuple(bots), seed)
    return Part(Rounds(contest), contest.rounds(settings.matches))


def series(game: Game, settings: Settings, seed: int, seats: int, options: Options) -> Part:
    """Matches with the named bots in turn round the table."""
    bots = settings.bots
    if len(bots) > seats:
        raise Problem("study-bots-seats", {"given": len(bots), "seats": seats})
    seated = tuple([bots[seat % len(bots)] for seat in range(seats)])
    return Part(Matches(game.name, tuple(options.items()), seated, seed), settings.matches)


def sweep(game: Game, settings: Settings, seed: int) -> tuple[list[Part], int]:
    """A part for every number of seats with every set of options; how many do not go together."""
    names = list(settings.options)
    parts: list[Part] = []
    left_out = 0
    refused: Problem | None = None
    for values in product(*settings.options.values()):
        given = dict(zip(names, values, strict=True))
        for name, value in given.items():  # a name or a value that the game does not know is no matter of combination
            game_option(game, name, value)
        for seats in settings.seats or [0]:
            try:
                options = game.choose_options(given)
                number = game.choose_seats(seats if settings.seats else None, options)
            except Problem as problem:
                left_out += 1
                refused = problem
                continue
            part = series(game, settings, seed, number, options)
            if part not in parts:
                parts.append(part)
            if len(parts) > MOST_PARTS:
                raise Problem("study-parts", {"most": MOST_PARTS})
    if not parts and refused is not None:
        raise refused
    return parts, left_out


def game_option(game: Game, name: str, value: object) -> None:
    """Problem if the game has no such option, or the option no such value."""
    known = {option.name: option for option in game.options}
    option = known.get(name.replace("_", "-"))
    if option is None:
        raise Problem("option-unknown", {"option": name, "game": game.name, "expected": ", ".join(known)})
    option.value(value)
