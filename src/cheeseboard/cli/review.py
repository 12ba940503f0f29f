"""`cheeseboard review`: what a player gave away in a match, how lucky they were, and where it turned."""

from __future__ import annotations

import json
from math import hypot
from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard._mode import compiled
from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.review import CHANCE, CHOICE, junctures, review
from cheeseboard.bots.qwixx.solo_table import kept_table, solo_table
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.hint import figure, scaled, spread
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.players import bot_of
from cheeseboard.cli.saving import open_match
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.teller import Teller
from cheeseboard.cli.telling import EVERY_S, telling
from cheeseboard.cli.trouble import Trouble
from cheeseboard.games.qwixx.components import LAYOUTS
from cheeseboard.games.qwixx.state import Qwixx

if TYPE_CHECKING:
    from rich.table import Table

    from cheeseboard.bots.explain.review import Reviewed
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match

INTERRUPTED: Final = 130
TURNED: Final = "★"
BEGINNING: Final = ("{", '"cheeseboard"')  # what a reader expects of every record at once
# What is told of a step, beside the choices.
TOLD: Final = (
    *("step", "kind", "text", "before", "after", "change", "margin"),
    *("score", "points", "points_margin", "best", "surely", "turning"),
)


def review_match(language: Language, file: str, seat: int | None, rollouts: int, seed: int, as_json: bool) -> int:
    """Judge every choice that the seat made and every chance that it saw, by what it knew at the time."""
    match = finished(file)
    place = chosen_seat(match, seat)
    solve_first(Screen(language, to_stderr=True), match)
    found, stopped = judge(language, match, place, rollouts, seed)
    if as_json:
        click.echo(told(match, place, rollouts, seed, stopped, found))
    else:
        show(Screen(language), Teller(match, language), match, place, found, stopped)
    return INTERRUPTED if stopped else 0


def finished(file: str) -> Match:
    """The match of a record in a file, if it is one and over."""
    try:
        match = open_match(file)
    except cb.BadRecord as problem:
        if problem.code == "record-not-text" or problem.facts.get("expected") in BEGINNING:
            raise Trouble("review-no-record", file=file) from None
        raise
    if not match.over:
        raise Trouble("review-not-over", file=file)
    return match


def solve_first(screen: Screen, match: Match) -> None:
    """Qwixx alone is judged by its solved table, so have it; where that takes too long, say that a search judges."""
    state = match.state
    if not isinstance(state, Qwixx) or state.seats > 1 or state.layout is not LAYOUTS["classic"]:
        return
    if kept_table() is None and compiled():
        screen.say("review-solving")
        solo_table()
    if kept_table() is None:
        screen.say("review-unsolved")


def chosen_seat(match: Match, number: int | None) -> int:
    """The seat of that number, counted from one; else that of the first person, or the first one if all are bots."""
    if number is None:
        return next((seat for seat, name in enumerate(match.names) if bot_of(name, match.game) is None), 0)
    if number > match.seats:
        raise Trouble("review-seat", given=number, most=match.seats)
    return number - 1


def judge(
    language: Language, match: Match, seat: int, rollouts: int, seed: int, every: float = EVERY_S
) -> tuple[list[Reviewed], bool]:
    """All steps, with a bar, or a line now and then; whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    level = adviser(match.game)._replace(rollouts=rollouts, seconds=0.0)  # the same for a seed on every machine
    steps = [juncture.number for juncture in junctures(match, seat)]
    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(language.say("review-progress")), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    found: list[Reviewed] = []

    def so_far() -> str:
        done = steps.index(found[-1].step) + 1 if found else 0
        return language.say("review-so-far", done=done, all=len(steps))

    with (
        interrupts() as pressed,
        Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar,
        telling(screen, so_far, every),
    ):
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
    say_sums(screen, match.seats == 1, found)
    if any(each.turning for each in sure):
        screen.say("review-turned", sign=TURNED)
    if stopped:
        screen.say("review-stopped")


def say_sums(screen: Screen, alone: bool, found: list[Reviewed]) -> None:
    """What choices surely gave away, and the luck of all chances: what is unsure of them evens out in the sum."""
    digits, scale = (1, 1) if alone else (0, 100)
    lost = [each for each in found if each.kind == CHOICE and each.surely]
    chances = [each for each in found if each.kind == CHANCE]
    told = {"alone": "yes" if alone else "no"}
    if lost:
        total = scale * sum([-each.points if alone else -each.change for each in lost])
        screen.say("review-sum-choice", sum=screen.language.number(total, digits), number=round(total), **told)
    if chances:
        total = scale * sum([each.points if alone else each.change for each in chances])
        text = screen.language.number(round(total, digits) + 0.0, digits, signed=round(total, digits) != 0)
        margins = [each.points_margin if alone else each.margin for each in chances]
        # Steps are judged by worlds of their own, so their errors are independent.
        margin = spread(screen.language, scale * hypot(*[each or 0.0 for each in margins]), digits)
        screen.say("review-sum-chance", sum=text, number=abs(round(total)), margin=margin, **told)


def table_of(language: Language, teller: Teller, match: Match, seat: int, sure: list[Reviewed]) -> Table:
    """A line a step."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.say("review-step"), justify="right")
    table.add_column(language.say("review-kind"))
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
        kind = language.say("review-luck" if each.kind == CHANCE else "review-choice")
        table.add_row(str(each.step + 1), kind, what(teller, match, seat, each) + mark, before, change, best)
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
    steps = [
        {**{name: getattr(each, name) for name in TOLD}, "choices": [choice._asdict() for choice in each.choices]}
        for each in found
    ]
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
