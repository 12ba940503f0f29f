"""`cheeseboard arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import os
import secrets
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import lineups
from cheeseboard.bots.arena.sprt import OPEN, Sprt
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.bots.levels import GREEDY, RANDOM, SCRIPT, find_bot
from cheeseboard.cli.arena_bots import check_bot
from cheeseboard.cli.arena_figures import as_json, show_standing
from cheeseboard.cli.arena_file import ArenaFile
from cheeseboard.cli.arena_plot import plot
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.simulate import INTERRUPTED, NEW_SEED
from cheeseboard.cli.telling import EVERY_S, telling
from cheeseboard.cli.trouble import Trouble, of_file
from cheeseboard.cli.words import parse_options
from cheeseboard.cli.workers import batches

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game

FEWEST: Final = 2
MOST: Final = 20
QUICK: Final = (RANDOM, GREEDY, SCRIPT)  # kinds of bots with which a round is over at once


def arena(
    language: Language,
    game: str,
    contestants: tuple[str, ...],
    games: int,
    seats: int | None,
    option: tuple[str, ...],
    seed: int | None,
    jobs: int | None,
    sprt: str | None,
    keep: str | None,
    plot_file: str | None,
    json: bool,
) -> int:
    """Play, and show what came of it; Ctrl-C shows what there is so far."""
    found = cb.find_game(game)
    test = None if sprt is None else parse_test(sprt, len(contestants))
    contest = contest_of(found, contestants, seats, option, seed)
    if plot_file is not None:
        check_writable(plot_file)
    begun = perf_counter()
    with nullcontext() if keep is None else ArenaFile(Path(keep)) as file:
        standing = Standing(contest if file is None else file.take_up(contest, seed is not None))
        stopped = run(language, standing, test, games, jobs or cores(), file)
    seconds = perf_counter() - begun
    if plot_file is not None and standing.rounds:
        write(plot_file, plot(language, found, standing))
    if json:
        click.echo(as_json(found, standing, test, seconds, stopped))
    elif standing.rounds:
        show_standing(Screen(language), found, standing, test, seconds, stopped)
    else:
        Screen(language).say("simulate-nothing")
    return INTERRUPTED if stopped else 0


def contest_of(
    game: Game, bots: tuple[str, ...], seats: int | None, option: tuple[str, ...], seed: int | None
) -> Contest:
    """The contest that was asked for; Trouble or Problem if there can be none."""
    options = game.choose_options(parse_options(option))
    if not FEWEST <= len(bots) <= MOST:
        raise Trouble("arena-bots", given=len(bots), least=FEWEST, most=MOST)
    for name in bots:
        check_bot(game, name)
    if len(set(bots)) < len(bots):
        raise Trouble("arena-twice", bot=next(name for name in bots if bots.count(name) > 1))
    number = game.choose_seats(seats, options)
    chosen = secrets.randbelow(NEW_SEED) if seed is None else cb.Seeded(seed).seed
    return Contest(game.name, tuple(options.items()), number, bots, chosen)


def parse_test(text: str, bots: int) -> Sprt:
    """A test as it is typed: two shares in percent, `50,55`."""
    if bots != FEWEST:
        raise Trouble("arena-sprt-two")
    try:
        low, high = [float(part) / 100 for part in text.split(",")]
        return Sprt(low, high)
    except ValueError:
        raise Trouble("arena-sprt", given=text[:40]) from None


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    language: Language,
    standing: Standing,
    test: Sprt | None,
    games: int,
    jobs: int,
    file: ArenaFile | None,
    every: float = EVERY_S,
) -> bool:
    """Play round after round, with a bar, or a line now and then. Whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rounds = standing.contest.rounds(games)
    each = len(lineups(standing.contest.seats))
    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    pace = language.say("arena-pace", speed=language.number(0, 1))

    def so_far() -> str:
        return language.say("arena-progress", played=standing.matches, matches=rounds * each, pace=pace)

    with (
        interrupts() as pressed,
        Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar,
        telling(screen, so_far, every),
    ):
        for played in [] if file is None else file.rounds[:rounds]:
            if not decided(standing, test):
                standing.add(played)
        before, begun = standing.rounds, perf_counter()
        task = bar.add_task("", total=rounds * each, completed=before * each, pace="")
        if decided(standing, test):
            return False
        slow = takes_long(standing.contest)
        with closing(batches(standing.contest, rounds, jobs, before, aside=slow)) as played_in_batches:
            for batch in played_in_batches:
                if file is not None:
                    file.append(batch)
                for played in batch:
                    if not decided(standing, test):
                        standing.add(played)
                speed = (standing.rounds - before) * each / (perf_counter() - begun)
                pace = language.say("arena-pace", speed=language.number(speed, 1))
                bar.update(task, completed=standing.matches, pace=pace)
                if pressed or decided(standing, test):
                    break
    return standing.rounds < rounds and not decided(standing, test)


def takes_long(contest: Contest) -> bool:
    """Whether anybody thinks: a round may then take longer than whoever presses Ctrl-C should wait."""
    game = cb.find_game(contest.game)
    return any(find_bot(game, name).kind not in QUICK for name in contest.bots)


def decided(standing: Standing, test: Sprt | None) -> bool:
    """Whether the test has its answer: the rounds after that do not count, however many were played meanwhile."""
    return test is not None and test.verdict(standing.pairs[0].share) != OPEN


def check_writable(file: str) -> None:
    """Trouble now rather than after hours of play."""
    try:
        with open(file, "ab"):
            pass
    except FileNotFoundError:
        raise Trouble("folder-missing", folder=str(Path(file).parent)) from None
    except OSError as error:
        raise of_file(error, file) from None


def write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        raise of_file(error, file) from None


COMMAND: Final = command(
    "arena",
    arena,
    argument("game"),
    argument("contestants", nargs=-1, required=True),
    option("--games", type=Whole(1), default=200, metavar="number"),
    option("--seats", type=Whole(1), metavar="number"),
    option("-o", "--option", "option", multiple=True, metavar="option"),
    option("--seed", type=Whole(0), metavar="number"),
    option("--jobs", type=Whole(1), metavar="number"),
    option("--sprt", metavar="shares"),
    option("--keep", metavar="file"),
    option("--plot", "plot_file", metavar="file"),
    option("--json", is_flag=True),
)
