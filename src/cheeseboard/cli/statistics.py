"""What many matches came to, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from cheeseboard.core.option import write

if TYPE_CHECKING:
    from cheeseboard.bots.tally import Line, Mean, Tally
    from cheeseboard.cli.language import Language
    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.game import Game
    from cheeseboard.core.option import Options


def show_tally(
    screen: Screen, game: Game, options: Options, tally: Tally, seed: int, seconds: float, stopped: bool
) -> None:
    """All tables, and what they mean."""
    language = screen.language
    title = language.say_game(game.name, "title")
    if stopped:
        screen.say("simulate-stopped")
    screen.say("simulate-title", game=title, matches=tally.matches, seats=len(tally.bots), seed=str(seed))
    chosen = [f"{name}={write(value)}" for name, value in options.items() if value != default(game, name)]
    if chosen:
        screen.say("simulate-options", options=", ".join(chosen))
    bots = {name: language.say("bot-name", bot=name, number=0) for name in tally.by_bot}
    screen.show(lines_table(language, "simulate-bot", [(bots[line.name], line) for line in tally.by_bot.values()]))
    share = 1 / len(tally.bots)
    for key, lines in (("simulate-seat", tally.by_seat), ("simulate-order", tally.by_order)):
        counted = [(line.name, line) for line in lines if line.score.count]
        if len(counted) > 1:
            screen.show(lines_table(language, key, counted, share))
    screen.show(endings_table(language, game, tally))
    if len(tally.bots) > 1:
        screen.say("simulate-rotation")
    speed = tally.decisions.mean * tally.matches / seconds
    decisions = language.number(tally.decisions.mean, 1)
    screen.say("simulate-length", decisions=decisions, speed=language.number(speed, 0))


def default(game: Game, name: str) -> object:
    return next(option.default for option in game.options if option.name == name)


def lines_table(language: Language, key: str, lines: list[tuple[str, Line]], share: float | None = None) -> Table:
    """A line a bot, seat or place; against an equal share of the wins, if there is one to compare with."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(language.say(key))
    for heading in ("simulate-score", "simulate-wins", *(["simulate-advantage"] if share is not None else [])):
        table.add_column(language.say(heading), justify="right")
    for name, line in lines:
        cells = [spread(language, line.score, 1, 2), spread(language, line.wins, 100, 1, " %")]
        if share is not None:
            cells.append(language.number(100 * (line.wins.mean - share), 1, signed=True) + " %")
        table.add_row(name, *cells)
    return table


def spread(language: Language, mean: Mean, scale: int, digits: int, unit: str = "", *, signed: bool = False) -> str:
    """A mean with its confidence interval."""
    told = language.number(scale * mean.mean, digits, signed=signed)
    return f"{told} ± {language.number(scale * mean.margin(), digits)}{unit}" if mean.count > 1 else told + unit


def mean_json(mean: Mean) -> dict[str, float | None]:
    """A mean, and half of its 95 % confidence interval where there is one."""
    return {"mean": mean.mean, "margin": mean.margin() if mean.count > 1 else None}


def endings_table(language: Language, game: Game, tally: Tally) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.say("simulate-endings"))
    table.add_column(language.say("simulate-share"), justify="right")
    for ending, count in sorted(tally.endings.items(), key=lambda item: -item[1]):
        share = language.number(100 * count / tally.matches, 1) + " %"
        table.add_row(language.say_game(game.name, f"ending-{ending}"), share)
    return table
