"""Measure the bots of all games against one another and write the table into docs/bots.md.

`python scripts/ladder.py` plays every line with its number of matches and seed 7; `python scripts/ladder.py gouda
--seats 4 --pair hard-is-mcts:1600` plays only such lines and leaves the others as they are. All cores play unless
`--jobs` says how many; Ctrl-C ends with the lines that are whole. With `--keep FOLDER` a line that was stopped goes on
where it was. The lines of Qwixx between levels and scripts are played at once, by this process alone: `--jobs` and
`--keep` do nothing for them, and one that was stopped begins anew.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from time import strftime
from typing import NamedTuple

import numpy as np

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import lineups
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.levels import STEPS, find_level
from cheeseboard.bots.qwixx.knowledge import NETS
from cheeseboard.bots.training.qwixx_courses import net_of
from cheeseboard.bots.training.qwixx_games import share
from cheeseboard.bots.training.qwixx_players import NetPlayer, Player
from cheeseboard.bots.training.qwixx_scripts import players as scripts
from cheeseboard.cli.arena import cores, run
from cheeseboard.cli.arena_file import ArenaFile
from cheeseboard.cli.language import Language
from cheeseboard.cli.trouble import BAD_INPUT, Trouble

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of the ladder -->\n"
HEAD = "| game | seats | pair | matches | share of the first | alone | ms a choice | version |\n" + 8 * "|---" + "|\n"
SEED = 7


class Line(NamedTuple):
    """Two bots, at what they meet, and in how many matches."""

    game: str
    seats: int
    first: str
    second: str
    matches: int
    option: str = ""

    @property
    def label(self) -> str:
        return f"{self.game} {self.option}".strip()

    @property
    def options(self) -> dict[str, object]:
        name, sign, value = self.option.partition("=")
        return {name: value if sign else True} if name else {}

    @property
    def key(self) -> tuple[str, ...]:
        """The first cells, which no other line has."""
        return (self.label, str(self.seats), f"{self.first} – {self.second}")


def steps(game: str, matches: int, option: str = "") -> list[Line]:
    """Each level against the one below, and the highest against the plain bot."""
    pairs = (("hard", "medium"), ("medium", "easy"), ("hard", "greedy"))
    return [Line(game, 2, first, second, matches, option) for first, second in pairs]


def strangers(game: str, matches: int) -> list[Line]:
    """The highest level and the lowest against whoever does anything at all."""
    return [Line(game, 2, level, "random", matches) for level in ("hard", "easy")]


def exploits(game: str, matches: int, *names: str, option: str = "") -> list[Line]:
    """Whoever looks for a weakness of hard."""
    return [Line(game, 2, name, "hard", matches, option) for name in names]


def rungs(game: str, rollouts: int, *matches: int) -> list[Line]:
    """Plain tree search with so many rollouts, about a tenth of a second; then with ten and a hundred times as many."""
    return [Line(game, 2, "hard", f"is-mcts:{rollouts * 10**place}", many) for place, many in enumerate(matches)]


# Plain tree search has about the time of hard, then ten times as much, by rollouts; at Rats of Wistar only the latter,
# which is its first rung.
LINES = [
    *steps("qwixx", 4000),
    *strangers("qwixx", 400),
    Line("qwixx", 2, "hard", "four-weights", 40_000),
    *[Line("qwixx", seats, "hard", "four-weights", 6000) for seats in (3, 4, 5)],
    *exploits("qwixx", 4000, "never-lock", "never-pass", "penalty-racer"),
    *rungs("qwixx", 25_000, 20, 20, 2),
    *steps("kocour", 400),
    *strangers("kocour", 40),
    *exploits("kocour", 100, "stop-at-three", "always-steal", "mirror"),
    *rungs("kocour", 25_000, 20, 12, 2),
    *steps("kocour", 400, "edition=triangular"),
    *exploits("kocour", 100, "stop-at-three", "always-steal", "mirror", option="edition=triangular"),
    *steps("kocour", 400, "children"),
    Line("kocour", 2, "hard", "medium@0", 400, "children"),
    Line("kocour", 3, "hard", "stop-at-three", 3600),
    Line("kocour", 4, "hard", "stop-at-three", 1600),
    *steps("myszki", 400),
    *strangers("myszki", 40),
    *exploits("myszki", 100, "spoiler", "hoarder"),
    Line("myszki", 2, "hard", "is-mcts:1000", 100),
    Line("myszki", 2, "hard", "is-mcts:10000", 100),
    *rungs("myszki", 6500, 20, 20, 2),
    Line("myszki", 4, "hard", "is-mcts:180", 80),
    Line("myszki", 4, "hard", "is-mcts:1800", 320),
    *steps("gouda", 400),
    *strangers("gouda", 40),
    *exploits("gouda", 200, "front-runner", "crowd"),
    Line("gouda", 2, "hard", "is-mcts:10", 200),
    Line("gouda", 2, "hard", "is-mcts:100", 200),
    *rungs("gouda", 2800, 20, 12, 2),
    Line("gouda", 4, "hard", "is-mcts:160", 80),
    Line("gouda", 4, "hard", "is-mcts:1600", 64),
    *steps("gouda", 400, "magic"),
    *exploits("gouda", 200, "front-runner", "crowd", option="magic"),
    Line("gouda", 2, "hard", "is-mcts:10", 200, "magic"),
    Line("gouda", 2, "hard", "is-mcts:100", 200, "magic"),
    Line("gouda", 4, "hard", "is-mcts:40", 80, "magic"),
    Line("gouda", 4, "hard", "is-mcts:400", 64, "magic"),
    Line("gouda", 2, "hard", "is-mcts:1000", 40, "party"),
    Line("gouda", 2, "hard", "is-mcts:1700", 40, "cheese-spots"),
    Line("wistar", 2, "hard", "medium", 240),
    Line("wistar", 2, "medium", "easy", 400),
    Line("wistar", 2, "hard", "greedy", 600),
    *strangers("wistar", 12),
    *exploits("wistar", 40, "builder", "explorer", "scholar"),
    *rungs("wistar", 2200, 24, 4),
    Line("wistar", 4, "hard", "is-mcts:1200", 16),
]


def measure(line: Line, folder: Path | None, jobs: int) -> str | None:
    """A line of the table, by so many processes; None if somebody has stopped it."""
    game = cb.find_game(line.game)
    options = tuple(game.choose_options(line.options).items())
    contest = Contest(line.game, options, line.seats, (line.first, line.second), SEED)
    standing = Standing(contest)
    name = "-".join(line.key).replace(" ", "").replace(":", "_") + ".jsonl"
    with nullcontext() if folder is None else ArenaFile(folder / name) as file:
        if file is not None:
            file.take_up(contest, True)
        if run(Language("en"), standing, None, line.matches, jobs, file):
            return None
    result = standing.pairs[0]
    share = f"{100 * result.share.mean:.1f} ± {100 * result.share.margin():.1f} %"
    alone = f"{line.seats * result.alone[0].mean:.2f} ± {line.seats * result.alone[0].margin():.2f} ×"
    pace = " / ".join(f"{1000 * standing.pace(bot):.1f}" for bot in range(2))
    return written(line, standing.matches, share, alone if line.seats > 2 else "", pace)


def is_at_once(line: Line) -> bool:
    """Whether it is Qwixx between bots that play many games side by side."""
    return line.game == "qwixx" and {line.first, line.second} <= {*STEPS, *scripts()}


def measure_at_once(line: Line) -> str:
    """A line of Qwixx: the same games and decisions, but many side by side."""
    game, known = cb.find_game("qwixx"), scripts()
    net = net_of(line.seats, np.array(numbers_of(NETS[line.seats]), np.float32))
    players: list[Player] = []
    for place, name in enumerate((line.first, line.second)):
        rng = np.random.default_rng((SEED, place))
        players.append(known[name] if name in known else NetPlayer(net, find_level(game, name).temperature, rng))
    each = len(lineups(line.seats))
    mean, margin = share(players[0], players[1], line.matches // each, line.seats, SEED)
    found = f"{100 * mean:.1f} ± {100 * margin:.1f} %"
    return written(line, line.matches // each * each, found, "", "at once")


def written(line: Line, matches: int, share: str, alone: str, pace: str) -> str:
    cells = (*line.key, str(matches), share, alone, pace, f"{cb.__version__}, {strftime('%Y-%m-%d')}")
    return "| " + " | ".join(cells) + " |\n"


def put(line: Line, row: str) -> None:
    """Write a row into the document, in the order of the lines; a row that is no line's any more goes."""
    before, rest = DOCUMENT.read_text("utf-8").split(BEGIN)
    table, after = rest.split(END)
    kept = {tuple(cell.strip() for cell in each.split("|")[1:4]): each + "\n" for each in table.splitlines()[2:]}
    kept[line.key] = row
    rows = [kept[each.key] for each in LINES if each.key in kept]
    DOCUMENT.write_text(before + BEGIN + HEAD + "".join(rows) + END + after, "utf-8")


def chosen(games: list[str], seats: int | None, pairs: list[str] | None) -> list[Line]:
    return [
        line
        for line in LINES
        if (not games or line.game in games)
        and seats in (None, line.seats)
        and (not pairs or f"{line.first}-{line.second}" in pairs)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int, help="only lines with so many seats")
    parser.add_argument("--pair", action="append", help="only lines of this pair, such as hard-medium")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the rounds of a line in a file there")
    parser.add_argument("--jobs", type=int, default=cores(), help="so many processes instead of one a core")
    given = parser.parse_args()
    if given.jobs < 1:
        parser.error("--jobs is at least 1")
    lines = chosen(given.games, given.seats, given.pair)
    if not lines:
        parser.error("no line is like that; leave something out, or look at LINES in this file")
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    for line in lines:
        try:
            row = measure_at_once(line) if is_at_once(line) else measure(line, given.keep, given.jobs)
        except KeyboardInterrupt:  # whoever plays at once does not look for it
            row = None
        except Trouble as trouble:
            print(trouble.sentence(Language("en")), file=sys.stderr)
            return BAD_INPUT
        if row is None:
            print("stopped; the lines that were whole are in the table", file=sys.stderr)
            return 130
        print(row, end="", flush=True)
        put(line, row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
