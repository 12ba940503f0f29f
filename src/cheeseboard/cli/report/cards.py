"""Whether a card is too strong or too weak: the answer in sentences, the cards as a plot and a table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cheeseboard.cli.language import Language
from cheeseboard.cli.report.html import Block, table
from cheeseboard.cli.report.plots import whiskers
from cheeseboard.cli.report.shared import PERCENT, percent, point, points
from cheeseboard.study.cards import CardEffects
from cheeseboard.study.effects import FAIR, FEW, OPEN, STRONG, WEAK, Effect

SHOWN: Final = 15  # cards at either end of the plot


def card_answers(language: Language, game: str, cards: CardEffects, tolerance: float) -> list[str]:
    """One sentence for the strong ones, one for the weak ones, and how many are neither."""
    effects = cards.effects.effects(tolerance)
    kind = language.say_game(game, f"study-{cards.kind.section}")
    said = []
    for word in (STRONG, WEAK):
        names = [language.say_game(game, cards.keys[effect.thing]) for effect in effects if effect.verdict == word]
        key = f"study-cards-{word}"
        said.append(language.say(key, kind=kind, number=len(names), cards=", ".join(names)))
    others = Counter([effect.verdict for effect in effects])
    said.append(language.say("study-cards-others", kind=kind, **{word: others[word] for word in (FAIR, OPEN, FEW)}))
    return said


def card_block(language: Language, game: str, cards: CardEffects, tolerance: float) -> Block:
    """The cards at both ends as a plot, all of them as a table."""
    effects = cards.effects.effects(tolerance)
    judged = [effect for effect in effects if effect.verdict != FEW]
    names = {effect.thing: language.say_game(game, cards.keys[effect.thing]) for effect in effects}
    ends = judged if len(judged) <= 2 * SHOWN else [*judged[:SHOWN], *judged[-SHOWN:]]
    drawn = [point(names[each.thing], percent(language, each.wins, signed=True), each.wins, PERCENT) for each in ends]
    kind = language.say_game(game, f"study-{cards.kind.section}")
    title = language.say("study-cards", kind=kind)
    rows = [card_row(language, names[effect.thing], effect) for effect in effects]
    words = ("study-verdict", "study-at-par", "study-plain", "study-points", "study-cases")
    headings = [kind, *[language.say(word) for word in words]]
    note = language.say("study-cards-note", tolerance=language.number(PERCENT * tolerance, 0), judged=len(judged))
    return Block(title, whiskers(language, title, drawn, 0.0, "0 %") if drawn else "", table(headings, rows), note)


def card_row(language: Language, name: str, effect: Effect) -> list[str]:
    return [
        name,
        language.say("study-verdict-word", verdict=effect.verdict),
        percent(language, effect.wins, signed=True),
        percent(language, effect.plain, signed=True),
        points(language, effect.points),
        language.number(effect.matches, 0),
    ]
