"""A contest: every pair of bots meets in rounds with the same dice. The same rounds whoever plays them, and when."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, final

from cheeseboard.bots.arena.lineups import Match, Round, lineups
from cheeseboard.bots.levels import Level, find_bot
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.table import Played, play_match
from cheeseboard.core.bot import Bot
from cheeseboard.core.option import Value
from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.game import Game
    from cheeseboard.core.state import State


class Contest(NamedTuple):
    """Who meets at what, as plain values that go from process to process and into files."""

    game: str
    options: tuple[tuple[str, Value], ...]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def pairs(self) -> list[tuple[int, int]]:
        """All pairs of bots by their numbers."""
        bots = len(self.bots)
        return [(one, other) for one in range(bots) for other in range(one + 1, bots)]

    def rounds(self, games: int) -> int:
        """How many rounds give every pair so many matches at least."""
        return -(-games // len(lineups(self.seats))) * len(self.pairs())

    def pair_of(self, number: int) -> int:
        """Which pair plays the round of that number: they take turns."""
        return number % len(self.pairs())

    def table(self) -> Arena:
        """All that playing the rounds takes."""
        return Arena(self)


@final
class Watch(Bot):
    """Takes the time that another bot thinks, as the processor counts it: who else is busy does not matter."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.seconds: float = 0.0
        self.choices: i64 = 0

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        begun = process_time()
        chosen = self.bot.choose(world, seat, rng)
        self.seconds += process_time() - begun
        self.choices += 1
        return chosen


class Sitting(NamedTuple):
    """A round with all that is known of its matches."""

    matches: list[Played]
    seconds: list[float]
    choices: list[int]


class Arena:
    """Plays the rounds of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest
        game = find_game(contest.game)
        self.start: Final = game.start(contest.seats, dict(contest.options))
        self.bots: Final = [make_bot(game, contestant(game, name)) for name in contest.bots]
        self.lineups: Final = lineups(contest.seats)

    def play(self, begin: int, end: int) -> list[Round]:
        """The rounds from number `begin` to before `end`."""
        return [self.round(number) for number in range(begin, end)]

    def round(self, number: int) -> Round:
        """What counts of a round."""
        sitting = self.sitting(number)
        matches: list[Match] = []
        for played in sitting.matches:
            matches.append(Match([int(score) for score in played.scores], [int(seat) for seat in played.winners]))
        return Round(matches, sitting.seconds, sitting.choices)

    def sitting(self, number: int) -> Sitting:
        """All lineups of a pair with the same dice; what the bots draw is another's every time."""
        pairs = self.contest.pairs()
        pair = pairs[self.contest.pair_of(number)]
        watches = [Watch(self.bots[bot]) for bot in pair]
        matches: list[Played] = []
        for place, lineup in enumerate(self.lineups):
            seated: list[Bot] = [watches[bot] for bot in lineup]
            dice = Rng(self.contest.seed, 2 * (number // len(pairs)))
            thoughts = Rng(self.contest.seed, 2 * (number * len(self.lineups) + place) + 1)
            matches.append(play_match(self.start, seated, dice, thoughts))
        return Sitting(matches, [watch.seconds for watch in watches], [int(watch.choices) for watch in watches])


def contestant(game: Game, name: str) -> Level:
    """A bot as it plays in an arena: what counts is the number of its rollouts, not how fast this machine is."""
    level = find_bot(game, name)
    return level._replace(seconds=0.0) if level.rollouts else level
