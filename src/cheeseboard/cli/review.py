"""`cheeseboard review`: what a player gave away in a match, how lucky they were, and where it turned."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.review import CHANCE, CHOICE, junctures, review
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.hint import figure, scaled
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.players import bot_of
from cheeseboard.cli.saving import open_match
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.teller import Teller
from cheeseboard.cli.trouble import Trouble

if TYPE_CHECKING:
    from rich.table import Table

    from cheeseboard.bots.explain.review import Reviewed
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match

INTERRUPTED: Final = 130
TURNED: Final = "★"
# What is told of a step: all that was found out, but for the choices that were not made.
TOLD: Final = (
    *("step", "kind", "text", "before", "after", "change", "margin"),
    *("score", "points", "points_margin", "best", "surely", "turning"),
)


def review_match(language: Language, file: str, seat: int | None, rollouts: int, seed: int, as_json: bool) -> int:
    """Judge every choice that the seat made and every chance that it saw, by what it knew at the time."""
    match = open_match(file)
    if not match.over:
        raise Trouble("review-not-over", file=file)
    place = chosen_seat(match, seat)
    found, stopped = judge(language, match, place, rollouts, seed)
    if as_json:
        click.echo(told(match, place, rollouts, seed, stopped, found))
    else:
        show(Screen(language), Teller(match, language), match, place, found, stopped)
    return INTERRUPTED if stopped else 0


def chosen_seat(match: Match, number: int | None) -> int:
    """The seat of that number, counted from one; else that of the first person, or the first one if all are bots."""
    if number is None:
        return next((seat for seat, name in enumerate(match.names) if bot_of(name, match.game) is None), 0)
    if number > match.seats:
        raise Trouble("review-seat", given=number, most=match.seats)
    return number - 1


def judge(language: Language, match: Match, seat: int, rollouts: int, seed: int) -> tuple[list[Reviewed], bool]:
    """All steps, with a bar where somebody watches; whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    level = adviser(match.game)._replace(rollouts=rollouts, seconds=0.0)  # the same for a seed on every machine
    steps = [juncture.number for juncture in junctures(match, seat)]
    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(language.say("review-progress")), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    found: list[Reviewed] = []
    with interrupts() as pressed, Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=len(steps))
        for each in review(match, seat, seed, level):
            found.append(each)
            bar.update(task, completed=steps.index(each.step) + 1)
            if pressed:
                break
    return found, bool(pressed) and bool(steps) and found[-1].step != steps[-1]


def show(screen: Screen, teller: Teller, match: Match, seat: int, found: list[Reviewed], stopped: bool) -> None:
    """What is sure, step by step, and the sums."""
    language = screen.language
    screen.title(language.say("review-title", game=teller.of_game("title"), player=teller.names[seat]))
    sure = [each for each in found if each.surely]
    if sure:
        screen.show(table_of(language, teller, match, seat, sure))
    screen.say("review-sure" if sure else "review-even")
    for kind, sign, words in ((CHOICE, -1, "review-sum-choice"), (CHANCE, 1, "review-sum-chance")):
        of_kind = [each for each in sure if each.kind == kind]
        if of_kind:
            alone = match.seats == 1
            total = sign * sum(each.points if alone else 100 * each.change for each in of_kind)
            screen.say(words, sum=language.number(total, int(alone)), alone="yes" if alone else "no")
    if any(each.turning for each in sure):
        screen.say("review-turned", sign=TURNED)
    if stopped:
        screen.say("review-stopped")


def table_of(language: Language, teller: Teller, match: Match, seat: int, sure: list[Reviewed]) -> Table:
    """A line a step."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.say("review-step"), justify="right")
    table.add_column(language.say("review-what"))
    table.add_column(language.say("review-before"), justify="right", no_wrap=True)
    table.add_column(language.say("review-change"), justify="right", no_wrap=True)
    table.add_column(language.say("review-best"))
    for each in sure:
        if each.alone:
            before = "" if each.score is None else language.number(each.score, 1)
            change = figure(language, each.points, each.points_margin, 1, "")
        else:
            before = language.number(100 * each.before, 0) + " %"
            change = figure(language, 100 * each.change, scaled(each.margin, 100), 0, " %")
        best = "" if each.kind == CHANCE or each.best == each.text else worded(teller, match, each.best)
        mark = f" {TURNED}" if each.turning else ""
        table.add_row(str(each.step + 1), what(teller, match, seat, each) + mark, before, change, best)
    return table


def what(teller: Teller, match: Match, seat: int, each: Reviewed) -> str:
    """What was chosen, or what the seat was told of a chance."""
    if each.kind != CHANCE:
        return worded(teller, match, each.text)
    lines = [teller.event(one.event) for one in match.events(seat) if one.step == each.step]
    return " ".join(lines) or each.text


def worded(teller: Teller, match: Match, notation: str) -> str:
    action = match.find(notation)
    return notation if action is None else teller.action(action)


def told(match: Match, seat: int, rollouts: int, seed: int, stopped: bool, found: list[Reviewed]) -> str:
    """Everything that was found out, for other programs."""
    steps = [{name: getattr(each, name) for name in TOLD} for each in found]
    head = {"game": match.game.name, "rules": match.game.rules, "options": match.options, "names": match.names}
    given = {"seat": seat, "rollouts": rollouts, "seed": seed, "stopped": stopped}
    return json.dumps({**head, **given, "steps": steps}, ensure_ascii=False, indent=1)


COMMAND: Final = command(
    "review",
    review_match,
    argument("file"),
    option("--seat", type=Whole(1), metavar="number"),
    option("--rollouts", type=Whole(1), default=300, metavar="number"),
    option("--seed", type=Whole(0), default=1, metavar="number"),
    option("--json", "as_json", is_flag=True),
)
