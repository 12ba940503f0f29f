"""The page of a study: the same for the same matches, whoever has played them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cheeseboard.cli.language import Language
from cheeseboard.cli.report.balance import balance
from cheeseboard.cli.report.html import page
from cheeseboard.cli.report.shared import option_words
from cheeseboard.cli.report.sweep import sweep
from cheeseboard.cli.report.tournament import tournament
from cheeseboard.study.answers import Answer
from cheeseboard.study.settings import BALANCE, SWEEP, TOURNAMENT

Made = tuple[list[str], list[str]]
PAGES: Final[dict[str, Callable[[Language, Answer], Made]]] = {
    TOURNAMENT: tournament,
    BALANCE: balance,
    SWEEP: sweep,
}


def report(language: Language, answer: Answer) -> str:
    """The page as text."""
    study = answer.study
    game = language.say_game(study.game.name, "title")
    title = language.say("study-title", kind=study.kind, game=game)
    answers, body = PAGES[study.kind](language, answer)
    notes = [language.say("study-played", matches=answer.matches, seed=str(study.seed))]
    if study.kind != SWEEP:
        part = study.parts[0]
        seats = language.say("study-seats", seats=part.seats)
        notes.append(f"{seats}; {option_words(language, part.options)}")
    if not answer.whole:
        notes.append(language.say("study-partial", missing=study.matches - answer.matches))
    return page(language.code, title, answers, [*notes, language.say("study-interval")], body)
