"""Measure the levels of all games against one another and write the table into docs/bots.md.

`python scripts/ladder.py --games 400` plays every step of every game, `--games 400 qwixx kocour` those of these, and
leaves the lines of the others as they are; `--pair hard-medium` plays only that one. Matches are played by one process,
with seed 7; those of Qwixx many at once, and more of them (`--at-once`).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import strftime

import numpy as np

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import lineups
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.qwixx.knowledge import NETS
from cheeseboard.bots.training.qwixx_courses import net_of
from cheeseboard.bots.training.qwixx_games import share
from cheeseboard.bots.training.qwixx_players import NetPlayer, Player
from cheeseboard.bots.training.qwixx_scripts import players as scripts

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of the ladder -->\n"
HEAD = "| game | seats | pair | matches | share of the first | alone | ms a choice | version |\n" + 8 * "|---" + "|\n"
SEED = 7
# Game, options, seats, and the pairs that meet.
STEPS = (("hard", "medium"), ("medium", "easy"), ("hard", "greedy"))
HEURISTIC = ("hard", "four-weights")
# Whoever looks for a weakness of hard.
QWIXX_EXPLOITS = (("never-lock", "hard"), ("never-pass", "hard"), ("penalty-racer", "hard"))
MYSZKI_EXPLOITS = (("spoiler", "hard"), ("hoarder", "hard"))
GOUDA_EXPLOITS = (("front-runner", "hard"), ("crowd", "hard"))
KOCOUR_EXPLOITS = (("stop-at-three", "hard"), ("always-steal", "hard"), ("mirror", "hard"))
TABLES: list[tuple[str, dict[str, object], int, tuple[tuple[str, str], ...]]] = [
    ("qwixx", {}, 2, (*STEPS, HEURISTIC, *QWIXX_EXPLOITS)),
    ("qwixx", {}, 3, (HEURISTIC,)),
    ("qwixx", {}, 4, (HEURISTIC,)),
    ("qwixx", {}, 5, (HEURISTIC,)),
    ("kocour", {}, 2, (*STEPS, *KOCOUR_EXPLOITS)),
    ("kocour", {"edition": "triangular"}, 2, (*STEPS, *KOCOUR_EXPLOITS)),
    ("kocour", {}, 3, (("hard", "stop-at-three"),)),
    ("kocour", {}, 4, (("hard", "stop-at-three"),)),
    ("myszki", {}, 2, (*STEPS, *MYSZKI_EXPLOITS)),
    ("gouda", {}, 2, (*STEPS, *GOUDA_EXPLOITS)),
    ("gouda", {"magic": True}, 2, (*STEPS, *GOUDA_EXPLOITS)),
    ("wistar", {}, 2, STEPS),
    # The same time and ten times as much for plain tree search, by rollouts; at Rats of Wistar ten times as much.
    ("myszki", {}, 2, (("hard", "is-mcts:150"), ("hard", "is-mcts:1500"))),
    ("myszki", {}, 4, (("hard", "is-mcts:200"), ("hard", "is-mcts:2000"))),
    ("gouda", {}, 2, (("hard", "is-mcts:9"), ("hard", "is-mcts:100"))),
    ("gouda", {"magic": True}, 2, (("hard", "is-mcts:9"), ("hard", "is-mcts:100"))),
    ("gouda", {}, 4, (("hard", "is-mcts:160"), ("hard", "is-mcts:1600"))),
    ("gouda", {"magic": True}, 4, (("hard", "is-mcts:40"), ("hard", "is-mcts:400"))),
    ("wistar", {}, 2, (("hard", "is-mcts:700"),)),
    ("wistar", {}, 4, (("hard", "is-mcts:700"),)),
]


def measure(game: str, given: dict[str, object], seats: int, pair: tuple[str, str], games: int) -> str:
    """A line of the table."""
    found = cb.find_game(game)
    options = found.choose_options(given)
    contest = Contest(game, tuple(options.items()), seats, pair, SEED)
    standing, table = Standing(contest), contest.table()
    for number in range(contest.rounds(games)):
        standing.add(table.round(number))
    result = standing.pairs[0]
    share = f"{100 * result.share.mean:.1f} ± {100 * result.share.margin():.1f} %"
    alone = f"{seats * result.alone[0].mean:.2f} ± {seats * result.alone[0].margin():.2f} ×" if seats > 2 else ""
    pace = " / ".join(f"{1000 * standing.pace(bot):.1f}" for bot in range(2))
    return (
        f"| {label(game, given)} | {seats} | {pair[0]} – {pair[1]} | {standing.matches} | {share} | {alone} | {pace} | "
        f"{cb.__version__}, {strftime('%Y-%m-%d')} |\n"
    )


def measure_at_once(seats: int, pair: tuple[str, str], games: int) -> str:
    """A line of Qwixx: the same games and decisions, but many side by side."""
    game, known = cb.find_game("qwixx"), scripts()
    net = net_of(seats, np.array(numbers_of(NETS[seats]), np.float32))
    players: list[Player] = []
    for place, name in enumerate(pair):
        rng = np.random.default_rng((SEED, place))
        players.append(known[name] if name in known else NetPlayer(net, find_level(game, name).temperature, rng))
    each = len(lineups(seats))
    mean, margin = share(players[0], players[1], games // each, seats, SEED)
    said = f"{100 * mean:.1f} ± {100 * margin:.1f} %"
    return (
        f"| qwixx | {seats} | {pair[0]} – {pair[1]} | {games // each * each} | {said} |  |  | "
        f"{cb.__version__}, {strftime('%Y-%m-%d')}, at once |\n"
    )


def label(game: str, given: dict[str, object]) -> str:
    return " ".join([game, *[name if value is True else f"{name}={value}" for name, value in given.items()]])


def key(line: str) -> tuple[str, ...]:
    """What a line is about."""
    return tuple(cell.strip() for cell in line.split("|")[1:4])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_play", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=40_000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--pair", action="append")
    parser.add_argument("--default", action="store_true", help="only with the options that nobody has changed")
    given = parser.parse_args()
    for game, options, seats, pairs in TABLES:
        if (given.games_to_play and game not in given.games_to_play) or given.seats not in (None, seats):
            continue
        if given.default and options:
            continue
        for pair in pairs:
            if given.pair and "-".join(pair) not in given.pair:
                continue
            if game == "qwixx":
                line = measure_at_once(seats, pair, given.at_once)
            else:
                line = measure(game, options, seats, pair, given.games)
            print(line, end="", flush=True)
            text = DOCUMENT.read_text("utf-8")
            before, rest = text.split(BEGIN)
            table, after = rest.split(END)
            kept = {key(each): each + "\n" for each in table.splitlines()[2:]}
            kept[key(line)] = line
            DOCUMENT.write_text(before + BEGIN + HEAD + "".join(kept.values()) + END + after, "utf-8")


if __name__ == "__main__":
    main()
