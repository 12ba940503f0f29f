"""A study of balance: what the first place costs, and whether a card is too strong."""

from __future__ import annotations

from cheeseboard.cli.language import Language
from cheeseboard.cli.report.cards import card_answers, card_block
from cheeseboard.cli.report.html import Block, table
from cheeseboard.cli.report.shared import PERCENT, bot_blocks, percent, points, seat_blocks, spread_blocks
from cheeseboard.cli.studies import figures, ranked
from cheeseboard.core.study import Section
from cheeseboard.study.answers import Answer, Counted
from cheeseboard.study.effects import verdict
from cheeseboard.study.figure import figure_of, share_of


def balance(language: Language, answer: Answer) -> tuple[list[str], list[str]]:
    """The answers, and the blocks."""
    counted, tolerance = answer.parts[0], answer.study.tolerance / PERCENT
    game = answer.study.game.name
    blocks = part_blocks(language, game, counted, tolerance)
    if counted.study is not None:
        blocks += [section_block(language, game, section) for section in counted.study.sections() if section.rows]
    return answers(language, game, counted, tolerance), [block.html() for block in blocks]


def part_blocks(language: Language, game: str, counted: Counted, tolerance: float) -> list[Block]:
    """All that there is to say of tables with the same seats, options and bots."""
    blocks = [*bot_blocks(language, counted.tally), *seat_blocks(language, counted.counts)]
    blocks += [card_block(language, game, cards, tolerance) for cards in counted.cards]
    return blocks + spread_blocks(language, game, counted.counts)


def answers(language: Language, game: str, counted: Counted, tolerance: float) -> list[str]:
    """What the first place costs, and which cards are too strong or too weak."""
    said = []
    if counted.part.seats > 1:
        first = counted.counts.first()
        wins = share_of(first.wins)
        place = "place" if counted.counts.has_places else "seat"
        said.append(
            language.say(
                "study-first",
                where=place,
                wins=percent(language, wins, signed=True),
                points=points(language, figure_of(first.lead)),
                verdict=verdict(wins, tolerance),
                tolerance=language.number(PERCENT * tolerance, 0),
            )
        )
    for cards in counted.cards:
        said += card_answers(language, game, cards, tolerance)
    return said


def section_block(language: Language, game: str, section: Section) -> Block:
    """A table of the game's own study, all rows."""
    title = language.say_game(game, f"study-{section.name}")
    headings = [title, *[language.say_game(game, f"study-column-{column.name}") for column in section.columns]]
    rows = [[language.say_game(game, row.key), *figures(language, section, row)] for row in ranked(section)]
    return Block(title, "", table(headings, rows))
