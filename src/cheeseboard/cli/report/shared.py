"""Blocks that every study has: bots, seats, places in the turn order, scores, length, endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

from cheeseboard.bots.tally import Tally
from cheeseboard.cli.language import Language
from cheeseboard.cli.report.html import Block, table
from cheeseboard.cli.report.plots import Point, bars, binned, strips, whiskers
from cheeseboard.core.mean import Mean
from cheeseboard.core.option import Options, write
from cheeseboard.study.counts import Advantage, Counts
from cheeseboard.study.figure import Figure, bot_wins, figure_of, share_of

PERCENT: Final = 100


def told(language: Language, figure: Figure, scale: int, digits: int, unit: str = "", *, signed: bool = False) -> str:
    """A figure with its interval, where there is one."""
    value = language.number(scale * figure.value, digits, signed=signed)
    if not isfinite(figure.margin):
        return value + unit
    return f"{value} ± {language.number(scale * figure.margin, digits)}{unit}"


def percent(language: Language, figure: Figure, *, signed: bool = False) -> str:
    return told(language, figure, PERCENT, 1, " %", signed=signed)


def points(language: Language, figure: Figure) -> str:
    return told(language, figure, 1, 1, signed=True)


def point(name: str, text: str, figure: Figure, scale: int = 1) -> Point:
    return Point(name, text, scale * figure.value, scale * figure.margin)


def option_words(language: Language, options: Options) -> str:
    return ", ".join([f"{name}={write(value)}" for name, value in options.items()]) or language.say("study-no-options")


def advantages(language: Language, key: str, lines: Sequence[Advantage]) -> Block:
    """What seats or places give."""
    names = [f"{language.say(f'simulate-{key}')} {number + 1}" for number in range(len(lines))]
    figures = [share_of(line.wins) for line in lines]
    texts = [percent(language, figure, signed=True) for figure in figures]
    title = language.say(f"study-by-{key}")
    drawn = [point(name, text, figure, PERCENT) for name, text, figure in zip(names, texts, figures, strict=True)]
    rows = [
        [name, text, points(language, figure_of(line.lead)), language.number(line.wins.count, 0)]
        for name, text, line in zip(names, texts, lines, strict=True)
    ]
    words = (f"simulate-{key}", "simulate-advantage", "study-lead", "study-cases")
    headings = [language.say(word) for word in words]
    plot = whiskers(language, language.say("simulate-advantage"), drawn, 0.0, "0 %")
    return Block(title, plot, table(headings, rows), language.say("study-advantage-note"))


def bot_blocks(language: Language, tally: Tally | None) -> list[Block]:
    """Wins and scores by bot; one that plays only itself has nothing to be compared with."""
    if tally is None or len(tally.by_bot) < 2:
        return []
    drawn, rows = [], []
    for name, line in tally.by_bot.items():
        beyond = bot_wins(tally, name)
        text = percent(language, beyond, signed=True)
        drawn.append(point(name, text, beyond, PERCENT))
        rows.append([name, percent(language, share_of(line.wins)), text, told(language, figure_of(line.score), 1, 2)])
    words = ("simulate-bot", "simulate-wins", "simulate-advantage", "simulate-score")
    title = language.say("study-bots")
    plot = whiskers(language, title, drawn, 0.0, "0 %")
    headings = [language.say(word) for word in words]
    return [Block(title, plot, table(headings, rows), language.say("simulate-rotation"))]


def seat_blocks(language: Language, counts: Counts) -> list[Block]:
    """Seats, and places where chance decides them; a lone player has neither."""
    if len(counts.by_seat) < 2:
        return []
    found = [advantages(language, "seat", counts.by_seat)]
    return [*found, advantages(language, "order", counts.by_place)] if counts.has_places else found


def spread_block(language: Language, key: str, counts: Mapping[int, int], lines: Sequence[tuple[str, Mean]]) -> Block:
    """How often which number came, with means and quantiles beside."""
    rows = [[language.say(word), told(language, figure_of(mean), 1, 2)] for word, mean in lines]
    for word, share in (("study-least", 0.0), ("study-median", 0.5), ("study-most", 1.0)):
        rows.append([language.say(word), language.number(quantile(counts, share), 0)])
    headings = [language.say(key), language.say("study-figure")]
    title = language.say(key)
    low = [[span(first, last), language.number(number, 0)] for first, last, number in binned(counts)]
    spans = table([language.say("study-from-to"), language.say("study-number")], low)
    return Block(title, bars(language, title, counts), table(headings, rows) + spans)


def span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first} … {last}"


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The number below which such a share of all lies."""
    left = share * (sum(counts.values()) - 1)
    for value in sorted(counts):
        left -= counts[value]
        if left < 0:
            return value
    return max(counts)


def spread_blocks(language: Language, game: str, counts: Counts) -> list[Block]:
    """Scores, winning scores, length and endings."""
    found = [
        spread_block(language, "study-scores", counts.scores, [("simulate-score", counts.score)]),
        spread_block(language, "study-winning", counts.winning, [("study-winner-score", counts.winner)]),
        spread_block(language, "study-length", counts.lengths, [("study-decisions", counts.decisions)]),
        ending_block(language, game, counts),
    ]
    return found if len(counts.by_seat) > 1 else [found[0], *found[2:]]


def ending_block(language: Language, game: str, counts: Counts) -> Block:
    drawn, rows = [], []
    for ending, number in counts.endings.most_common():
        name, text = language.say_game(game, f"ending-{ending}"), share(language, number, counts.matches)
        drawn.append(Point(name, text, number))
        rows.append([name, language.number(number, 0), text])
    headings = [language.say(word) for word in ("simulate-endings", "study-number", "simulate-share")]
    title = language.say("simulate-endings")
    return Block(title, strips(title, drawn), table(headings, rows))


def share(language: Language, number: int, whole: int) -> str:
    return language.number(PERCENT * number / whole, 1) + " %"
