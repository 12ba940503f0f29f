"""A tournament's page: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cheeseboard.bots.arena.ratings import ratings
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.cli.arena_figures import ranking
from cheeseboard.cli.language import Language
from cheeseboard.cli.report.html import Block, table
from cheeseboard.cli.report.plots import Point, strips, whiskers
from cheeseboard.cli.report.shared import PERCENT, percent, point, points, seat_blocks, spread_blocks, told
from cheeseboard.study.answers import Answer
from cheeseboard.study.figure import Figure, figure_of

EVEN: Final = 0.5  # the share of either of two equals


def tournament(language: Language, answer: Answer) -> tuple[list[str], list[str]]:
    """The answer in a sentence, and the blocks."""
    counted = answer.parts[0]
    standing = counted.standing
    assert standing is not None
    blocks = [*rating_blocks(language, standing), pair_block(language, standing), choice_block(language, standing)]
    blocks += seat_blocks(language, counted.counts)
    blocks += spread_blocks(language, answer.study.game.name, counted.counts)
    return [strongest(language, standing)], [block.html() for block in blocks]


def strongest(language: Language, standing: Standing) -> str:
    """Who wins most, and whether that is sure against everybody else."""
    bots = standing.contest.bots
    best = max(range(len(bots)), key=lambda bot: mean_of(shares(standing, bot)).value)
    found = shares(standing, best)
    sure = len(found) == len(bots) - 1 and all([figure.value - figure.margin > EVEN for figure in found])
    return language.say(
        "study-strongest",
        bot=bots[best],
        wins=percent(language, mean_of(found)),
        others="pair" if len(bots) == 2 else "all",
        sure="yes" if sure else "no",
    )


def headings(language: Language, words: Sequence[str]) -> list[str]:
    return [language.say(word) for word in words]


def rating_blocks(language: Language, standing: Standing) -> list[Block]:
    """A row a bot, the strongest first; of two bots the pair says it all."""
    if len(standing.contest.bots) < 3 or standing.rounds < len(standing.pairs):
        return []
    found = ratings(standing)
    drawn, rows = [], []
    for bot in ranking(found):
        figure = Figure(found[bot].elo, found[bot].margin)
        text = told(language, figure, 1, 0, signed=True)
        drawn.append(point(standing.contest.bots[bot], text, figure))
        rows.append([standing.contest.bots[bot], text, percent(language, mean_of(shares(standing, bot)))])
    title = language.say("study-ratings")
    words = headings(language, ["simulate-bot", "arena-rating", "study-wins-of-all"])
    plot = whiskers(language, title, drawn, 0.0, "0")
    return [Block(title, plot, table(words, rows), language.say("study-rating-note"))]


def shares(standing: Standing, bot: int) -> list[Figure]:
    """What a bot has of the wins against each of the others."""
    figures = []
    for pair in standing.pairs:
        if bot in (pair.one, pair.other) and pair.share.count:
            figure = figure_of(pair.share)
            figures.append(figure if bot == pair.one else Figure(1 - figure.value, figure.margin))
    return figures


def mean_of(figures: list[Figure]) -> Figure:
    """The mean of figures that are independent."""
    number = max(1, len(figures))
    value = sum(figure.value for figure in figures) / number
    return Figure(value, sum(figure.margin**2 for figure in figures) ** 0.5 / number)


def pair_block(language: Language, standing: Standing) -> Block:
    """A row a pair: what the first has of the wins, and its lead."""
    drawn, rows = [], []
    for pair in standing.pairs:
        name = f"{standing.contest.bots[pair.one]} – {standing.contest.bots[pair.other]}"
        figure = figure_of(pair.share)
        text = percent(language, figure)
        drawn.append(point(name, text, figure, PERCENT))
        rows.append([name, text, points(language, figure_of(pair.lead)), language.number(pair.share.count, 0)])
    words = headings(language, ["arena-pair", "arena-share", "arena-lead", "study-rounds"])
    note = language.say("arena-means" if standing.contest.seats > 1 else "arena-means-solo")
    title = language.say("study-shares")
    return Block(title, whiskers(language, title, drawn, PERCENT * EVEN, "50 %"), table(words, rows), note)


def choice_block(language: Language, standing: Standing) -> Block:
    """How many choices each bot has made, all in all."""
    title = language.say("study-choices")
    drawn = []
    for bot, name in enumerate(standing.contest.bots):
        drawn.append(Point(name, language.number(standing.choices[bot], 0), standing.choices[bot]))
    rows = [[each.name, each.told] for each in drawn]
    return Block(title, strips(title, drawn), table(headings(language, ["simulate-bot", "study-choices"]), rows))
