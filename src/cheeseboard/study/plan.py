"""What a part of a study plays, as plain values: the same matches whoever plays them, and when."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from cheeseboard.bots.arena.contest import Arena, Contest, contestant
from cheeseboard.bots.arena.lineups import lineups
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.table import bot_at, play_matches
from cheeseboard.core.option import Options, Value
from cheeseboard.registry import find_game
from cheeseboard.study.rows import Row, row


class Table(Protocol):
    """Plays what has a number."""

    def play(self, unit: int) -> list[Row]:
        """The match, or all matches of the round, of that number."""


class Plan(Protocol):
    """What is to be played; it can be a key and can go to another process."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> tuple[tuple[str, Value], ...]: ...

    @property
    def each(self) -> int:
        """How many matches a unit has."""

    def table(self) -> Table:
        """All that playing takes."""

    def __hash__(self) -> int: ...


class Matches(NamedTuple):
    """Matches one by one; from one to the next every bot moves a seat further."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]  # one a seat
    seed: int

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def each(self) -> int:
        return 1

    def table(self) -> MatchTable:
        return MatchTable(self)


class Rounds(NamedTuple):
    """The rounds of a contest, in which every pair of bots meets with the same dice in every seating."""

    contest: Contest

    @property
    def game(self) -> str:
        return self.contest.game

    @property
    def seats(self) -> int:
        return self.contest.seats

    @property
    def options(self) -> tuple[tuple[str, Value], ...]:
        return self.contest.options

    @property
    def each(self) -> int:
        return len(lineups(self.contest.seats))

    def table(self) -> RoundTable:
        return RoundTable(self.contest)


class MatchTable:
    """Plays matches one by one, with a witness where the game has one."""

    def __init__(self, plan: Matches) -> None:
        game = find_game(plan.game)
        options: Options = dict(plan.options)
        self.seed: Final = plan.seed
        self.seats: Final = plan.seats
        self.start: Final = game.start(plan.seats, options)
        self.bots: Final = [make_bot(game, contestant(game, name)) for name in plan.bots]
        self.study: Final = game.study(plan.seats, options)

    def play(self, unit: int) -> list[Row]:
        seated = [int(bot_at(seat, unit, self.seats)) for seat in range(self.seats)]
        played = play_matches(self.start, self.bots, self.seed, unit, unit + 1, self.study)
        return [row(unit, 0, seated, match, []) for match in played]


class RoundTable:
    """Plays rounds of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.arena: Final = Arena(contest)

    def play(self, unit: int) -> list[Row]:
        contest = self.arena.contest
        pair = contest.pairs()[contest.pair_of(unit)]
        sitting = self.arena.sitting(unit)
        return [
            row(unit, place, [pair[bot] for bot in seated], played, sitting.choices)
            for place, (seated, played) in enumerate(zip(self.arena.lineups, sitting.matches, strict=True))
        ]
