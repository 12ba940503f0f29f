"""`cheeseboard simulate`: bots play many matches."""

from __future__ import annotations

import json
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard.bots.table import play_matches
from cheeseboard.bots.tally import Mean, Tally
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.players import DEFAULT_BOT
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.statistics import show_tally
from cheeseboard.cli.trouble import Trouble
from cheeseboard.cli.words import parse_options

if TYPE_CHECKING:
    from cheeseboard.bots.tally import Line
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game
    from cheeseboard.core.option import Options

BATCH_SECONDS: Final = 0.1  # between two looks at the progress, and at Ctrl-C
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
    json: bool,
) -> int:
    """Play the matches and show what came of them; Ctrl-C shows what there is so far."""
    found = cb.find_game(game)
    options = found.choose_options(parse_options(option))
    seated = seat_bots(found, options, seats, bots)
    seed = secrets.randbelow(NEW_SEED) if seed is None else cb.Seeded(seed).seed
    tally = Tally(seated)
    start = perf_counter()
    stopped = run(language, found, options, tally, games, seed)
    seconds = perf_counter() - start
    if json:
        click.echo(as_json(found, options, tally, seed, seconds, stopped))
    elif tally.matches:
        show_tally(Screen(language), found, options, tally, seed, seconds, stopped)
    else:
        Screen(language).say("simulate-nothing")
    return INTERRUPTED if stopped else 0


def seat_bots(game: Game, options: Options, seats: int | None, bots: str | None) -> list[str]:
    """A bot for every seat: those that were named, in turn."""
    named = [name.strip() for name in (bots or DEFAULT_BOT).split(",")]
    for name in named:
        game.bot(name)
    number = seats if seats is not None else max(len(named), game.seats(options)[0])
    if number < len(named):
        raise Trouble("too-many-bots", given=len(named), seats=number)
    game.choose_seats(number, options)
    return [named[seat % len(named)] for seat in range(number)]


def run(language: Language, game: Game, options: Options, tally: Tally, matches: int, seed: int) -> bool:
    """Play in batches, with a bar where somebody watches. Whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = Screen(language, to_stderr=True)
    start = game.start(len(tally.bots), options)
    players = [game.bot(name) for name in tally.bots]
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(language.say("simulate-progress")), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    with interrupts() as pressed, Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=matches)
        batch = 1
        while tally.matches < matches and not pressed:
            begun = perf_counter()
            for played in play_matches(start, players, seed, tally.matches, min(matches, tally.matches + batch)):
                tally.add(played)
            bar.update(task, completed=tally.matches)
            batch = max(1, min(2 * batch, int(batch * BATCH_SECONDS / max(perf_counter() - begun, 1e-6))))
    return tally.matches < matches


def as_json(game: Game, options: Options, tally: Tally, seed: int, seconds: float, stopped: bool) -> str:
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
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds) if decisions else 0,
        },
        ensure_ascii=False,
        indent=1,
    )


def line_json(line: Line) -> dict[str, object]:
    return {"score": mean_json(line.score), "wins": mean_json(line.wins)}


def mean_json(mean: Mean) -> dict[str, float | None]:
    """A mean, and half of its 95 % confidence interval where there is one."""
    return {"mean": mean.mean, "margin": mean.margin() if mean.count > 1 else None}


COMMAND: Final = command(
    "simulate",
    simulate,
    argument("game"),
    option("--games", type=Whole(1), default=1000, metavar="number"),
    option("--seats", type=Whole(1), metavar="number"),
    option("--bots", metavar="bots"),
    option("-o", "--option", "option", multiple=True, metavar="option"),
    option("--seed", type=Whole(0), metavar="number"),
    option("--json", is_flag=True),
)
