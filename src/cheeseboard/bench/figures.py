"""The figures of `cheeseboard bench`, each with what it must reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import _mode
from cheeseboard.bench import catan, growth, interpreted, lab, memory, pig, playouts, startup, thinking, views
from cheeseboard.core.game import Game

THOUSAND: Final = 1e3
MILLION: Final = 1e6


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement. `goal` is the least (or, for a cost, the most) it must be; None where none is set."""

    game: str  # '' for one that belongs to no game
    name: str
    value: float
    unit: str
    goal: float | None = None
    cost: bool = False

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value <= self.goal if self.cost else self.value >= self.goal


@dataclass(frozen=True, slots=True)
class Goals:
    """What a game with these options must reach on one core, compiled; None where nothing is set."""

    game: str
    seats: int
    sampled: float  # million decisions a second
    copy: float  # nanoseconds, in the middle of a match
    middle: int = 60  # steps: far enough into a match that nothing is shared with the first position any more
    listed: float | None = None
    sampled_to_pig: float | None = None
    listed_to_pig: float | None = None
    options: tuple[str, ...] = ()  # those that are on
    growth: float | None = None  # how much dearer a step may be later in the match
    steps: tuple[int, int] = (0, 0)  # earlier and later: after so many steps
    memory: float | None = 1024  # bytes a seat
    also: tuple[int, ...] = ()  # other numbers of seats with which random play must be as fast
    sampled_to_catan: float | None = None  # the slowest of them
    match: float | None = None  # milliseconds, with all its seats
    view: float | None = None  # milliseconds, on average
    view_size: float | None = None  # kilobytes, at most
    choice: float | None = 1000  # milliseconds of a hard bot, on average

    @property
    def name(self) -> str:
        return " ".join([self.game, *self.options])


GOALS: Final = (
    Goals("qwixx", 4, sampled=8, copy=120, listed=5, sampled_to_pig=1.5, listed_to_pig=1.0, choice=0.2),
    Goals("kocour", 4, sampled=6, copy=250),
    Goals("myszki", 4, sampled=1.5, copy=600, memory=None, growth=1.5, steps=(41, 275)),  # 10 and 90 tiles
    Goals("gouda", 4, sampled=2, copy=600),
    Goals("gouda", 4, sampled=1, copy=600, options=("magic",)),
    Goals(
        "wistar",
        4,
        sampled=0.6,
        copy=4000,
        middle=170,
        also=(2, 3),
        sampled_to_catan=25,
        match=2,
        view=1,
        view_size=30,
    ),
)
COMPILED_TO_INTERPRETED: Final = 25
IMPORT_MILLISECONDS: Final = 60
HELP_MILLISECONDS: Final = 200
VECTOR_TO_ZOO: Final = 20
CHOICES: Final = 100  # that a hard bot is asked for, if it is quick
THINKING_MEGABYTES: Final = 400


def figures(games: list[Game], working: Callable[[str], None], only_lab: bool = False) -> Iterator[Figure]:
    """All figures, or only those of the laboratory, one by one; `working` is told what is being measured."""
    if not only_lab:
        yield from engine_figures(games, working)
    if lab.installed():
        for game in games:
            working(f"{game.name}, PettingZoo")
            yield from lab_figures(game)


def lab_figures(game: Game) -> Iterator[Figure]:
    """Many matches at once, against one through PettingZoo."""
    one, many = lab.rates(game, game.choose_seats(None, game.choose_options({})))
    yield Figure(game.name, "zoo", one / THOUSAND, "k/s")
    yield Figure(game.name, "vector", many / THOUSAND, "k/s")
    yield Figure(game.name, "vector-to-zoo", many / one, "×", VECTOR_TO_ZOO)


def engine_figures(games: list[Game], working: Callable[[str], None]) -> Iterator[Figure]:
    """How fast the engine is, and how fast it starts."""
    yardstick: float | None = None
    if pig.installed():
        working("pig")
        yardstick = pig.decisions_a_second()
        yield Figure("", "pig", yardstick / MILLION, "M/s")
    for game in games:
        for goals in GOALS:
            if goals.game == game.name:
                yield from game_figures(game, goals, yardstick, working)
                if not goals.options and thinking.countable():
                    yield from thinking_figures(goals, working)
        if _mode.compiled():
            yield from both_ways(game, working)
    working("start")
    yield Figure("", "import", startup.import_seconds() * 1e3, "ms", IMPORT_MILLISECONDS, cost=True)
    yield Figure("", "help", startup.help_seconds() * 1e3, "ms", HELP_MILLISECONDS, cost=True)


def game_figures(game: Game, goals: Goals, yardstick: float | None, working: Callable[[str], None]) -> Iterator[Figure]:
    """The speed and size of a game's states."""
    start = playouts.start(game, goals.seats, dict.fromkeys(goals.options, True))
    middle = memory.played_on(start, playouts.SEED, goals.middle)
    working(goals.name)
    sampled = playouts.decisions_a_second(start, False)
    yield Figure(goals.name, "sampled", sampled / MILLION, "M/s", goals.sampled)
    listed = playouts.decisions_a_second(start, True)
    yield Figure(goals.name, "listed", listed / MILLION, "M/s", goals.listed)
    if yardstick is not None:
        yield Figure(goals.name, "sampled-to-pig", sampled / yardstick, "×", goals.sampled_to_pig)
        yield Figure(goals.name, "listed-to-pig", listed / yardstick, "×", goals.listed_to_pig)
    yield from other_seats(game, goals, sampled, working)
    yield Figure(goals.name, "copy", playouts.copy_seconds(middle) * 1e9, "ns", goals.copy, cost=True)
    if goals.growth is not None:
        yield Figure(goals.name, "growth", growth.growth(start, *goals.steps), "×", goals.growth, cost=True)
    yield Figure(goals.name, "memory", memory.bytes_a_seat(start, goals.middle), "B", goals.memory, cost=True)
    if goals.match is not None:
        yield Figure(goals.name, "match", playouts.match_seconds(start) * 1e3, "ms", goals.match, cost=True)
    if goals.view is not None:
        shown = views.positions(start, playouts.SEED)
        yield Figure(goals.name, "view", views.view_seconds(game, shown) * 1e3, "ms", goals.view, cost=True)
        size = views.most_bytes(game, shown) / THOUSAND
        yield Figure(goals.name, "view-size", size, "kB", goals.view_size, cost=True)


def thinking_figures(goals: Goals, working: Callable[[str], None]) -> Iterator[Figure]:
    """What a hard bot takes to think."""
    working(f"{goals.name}, {thinking.LEVEL}")
    found = thinking.measure(goals.game, goals.seats, CHOICES)
    yield Figure(goals.name, "choice", found.seconds * 1e3, "ms", goals.choice, cost=True)
    yield Figure(goals.name, "thinking", found.megabytes, "MB", THINKING_MEGABYTES, cost=True)


def beside_catan(games: list[Game]) -> bool:
    """Whether any of these games is measured against Catanatron."""
    names = [game.name for game in games]
    return any(goals.game in names and goals.sampled_to_catan is not None for goals in GOALS)


def other_seats(game: Game, goals: Goals, sampled: float, working: Callable[[str], None]) -> Iterator[Figure]:
    """Random play with fewer or more players, and the slowest beside Catanatron's."""
    slowest = sampled
    for seats in goals.also:
        rate = playouts.decisions_a_second(playouts.start(game, seats, dict.fromkeys(goals.options, True)), False)
        slowest = min(slowest, rate)
        yield Figure(goals.name, f"sampled-{seats}", rate / MILLION, "M/s", goals.sampled)
    if goals.sampled_to_catan is not None and catan.installed():
        working("catan")
        rival = catan.decisions_a_second()
        yield Figure("", "catan", rival / THOUSAND, "k/s")
        yield Figure(goals.name, "sampled-to-catan", slowest / rival, "×", goals.sampled_to_catan)


def both_ways(game: Game, working: Callable[[str], None]) -> Iterator[Figure]:
    """The compiled engine against the plain sources: how much faster, and whether it plays the same."""
    working("interpreted")
    fewest = game.choose_seats(None, game.choose_options({}))
    compiled = playouts.decisions_a_second(playouts.start(game, fewest, {}), False)
    plain = interpreted.measure(game.name, fewest)
    ratio = compiled / plain.decisions_a_second
    yield Figure(game.name, "compiled-to-interpreted", ratio, "×", COMPILED_TO_INTERPRETED)
    working("checksums")
    mine = playouts.checksums(game)
    same = sum(plain.checksums[table] == check for table, check in mine.items())
    yield Figure(game.name, "same-checksums", same, f"/ {len(mine)}", len(mine))
