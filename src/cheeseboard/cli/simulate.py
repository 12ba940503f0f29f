"""`cheeseboard simulate`: bots play many matches."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.tally import Tally
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.players import DEFAULT_BOT
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.statistics import mean_json, show_tally
from cheeseboard.cli.studies import show_study, study_json
from cheeseboard.cli.trouble import Trouble
from cheeseboard.cli.words import parse_options
from cheeseboard.cli.workers import Plan, batches

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cheeseboard.bots.tally import Line
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game
    from cheeseboard.core.option import Options
    from cheeseboard.core.study import Study

NEW_SEED: Final = 1_000_000  # a seed that nobody gave is below this: it is meant to be typed again
INTERRUPTED: Final = 130


def simulate(
    language: Language,
    game: str,
    games: int,
    seats: int | None,
    bots: str | None,
    option: tuple[str, ...],
    seed: int | None,
    jobs: int,
    cards: bool,
    json: bool,
) -> int:
    """Play the matches and show what came of them; Ctrl-C shows what there is so far."""
    found = cb.find_game(game)
    options = found.choose_options(parse_options(option))
    seated = seat_bots(found, options, seats, bots)
    seed = secrets.randbelow(NEW_SEED) if seed is None else cb.Seeded(seed).seed
    tally = Tally(seated)
    study = found.study(len(seated), options)
    plan = Plan(found.name, tuple(options.items()), tuple(seated), seed)
    start = perf_counter()
    stopped = run(language, plan, tally, study, games, jobs)
    seconds = perf_counter() - start
    if json:
        counted = {} if study is None else {"study": study_json(language, found.name, study)}
        click.echo(as_json(found, options, tally, seed, seconds, stopped, counted))
    elif tally.matches:
        show_tally(Screen(language), found, options, tally, seed, seconds, stopped)
        if study is not None:
            show_study(Screen(language), found.name, study, cards)
    else:
        Screen(language).say("simulate-nothing")
    return INTERRUPTED if stopped else 0


def seat_bots(game: Game, options: Options, seats: int | None, bots: str | None) -> list[str]:
    """A bot for every seat: those that were named, in turn."""
    named = [name.strip() for name in (bots or DEFAULT_BOT).split(",")]
    for name in named:
        find_level(game, name)
    number = seats if seats is not None else max(len(named), game.seats(options)[0])
    if number < len(named):
        raise Trouble("too-many-bots", given=len(named), seats=number)
    game.choose_seats(number, options)
    return [named[seat % len(named)] for seat in range(number)]


def run(language: Language, plan: Plan, tally: Tally, study: Study | None, matches: int, jobs: int) -> bool:
    """Play in batches, with a bar where somebody watches. Whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(language.say("simulate-progress")), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    with interrupts() as pressed, Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=matches)
        with closing(batches(plan, matches, jobs)) as played_in_batches:
            for batch in played_in_batches:
                for played in batch:
                    tally.add(played)
                    if study is not None and played.notes is not None:
                        study.add(played.scores, played.winners, played.notes)
                bar.update(task, completed=tally.matches)
                if pressed:
                    break
    return tally.matches < matches


def as_json(
    game: Game,
    options: Options,
    tally: Tally,
    seed: int,
    seconds: float,
    stopped: bool,
    counted: Mapping[str, object],
) -> str:
    """Everything that was counted, for other programs."""
    decisions = round(tally.decisions.mean * tally.matches)
    return json.dumps(
        {
            "game": game.name,
            "rules": game.rules,
            "options": options,
            "seats": len(tally.bots),
            "bots": tally.bots,
            "seed": seed,
            "matches": tally.matches,
            "stopped": stopped,
            "by_bot": {name: line_json(line) for name, line in tally.by_bot.items()},
            "by_seat": [line_json(line) for line in tally.by_seat],
            "by_order": [line_json(line) for line in tally.by_order if line.score.count],
            "decisions_per_match": mean_json(tally.decisions),
            "endings": tally.endings,
            **counted,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(decisions / seconds) if decisions else 0,
        },
        ensure_ascii=False,
        indent=1,
    )


def line_json(line: Line) -> dict[str, object]:
    return {"score": mean_json(line.score), "wins": mean_json(line.wins)}


COMMAND: Final = command(
    "simulate",
    simulate,
    argument("game"),
    option("--games", type=Whole(1), default=1000, metavar="number"),
    option("--seats", type=Whole(1), metavar="number"),
    option("--bots", metavar="bots"),
    option("-o", "--option", "option", multiple=True, metavar="option"),
    option("--seed", type=Whole(0), metavar="number"),
    option("--jobs", type=Whole(1), default=1, metavar="number"),
    option("--cards", is_flag=True),
    option("--json", is_flag=True),
)
