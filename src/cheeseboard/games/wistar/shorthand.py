"""Costs, requirements and gains in a few letters, for boards that have to fit on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.words import Message
from cheeseboard.games.wistar.components import Needs, byte
from cheeseboard.games.wistar.effects import DO, GAIN, PLAIN, PLAY, Effect, Step
from cheeseboard.games.wistar.symbols import COUNTS, DEEDS, PLAYS, SYMBOLS, THINGS
from cheeseboard.games.wistar.wording import clause_text, step_text

if TYPE_CHECKING:
    from mypy_extensions import i64

LETTERS: Final = ("wood", "metal", "vp", "movement", "item", *SYMBOLS)  # written behind the number: 2wd
NOTHING: Final = "–"


def short(word: str, amount: i64, language: str) -> str:
    """`2wd`, `wild`, `2× wild`."""
    said = Message("wistar", f"short-{word}", {}).text(language)
    if word in LETTERS:
        return f"{amount}{said}"
    return said if amount == 1 else f"{amount}× {said}"


def short_needs(needs: Needs, language: str) -> str:
    """All that must be paid or be there."""
    costs = [("wood", needs.wood), ("metal", needs.metal), ("movement", needs.movement), ("item", needs.items)]
    parts = [short(word, amount, language) for word, amount in costs if amount]
    parts += short_symbols(needs.symbols, language)
    parts += [short_count(have.count, have.amount, language) for have in needs.have]
    return " ".join(parts) or NOTHING


def short_symbols(symbols: i64, language: str) -> list[str]:
    """What is packed into a number."""
    amounts = [(symbol, byte(symbols, place)) for place, symbol in enumerate(SYMBOLS)]
    return [short(symbol, amount, language) for symbol, amount in amounts if amount]


def short_count(count: i64, amount: i64, language: str) -> str:
    """So many of what is counted."""
    word = COUNTS[count]
    if word == "electricity":
        return short("weak" if amount == 1 else "strong", 1, language)
    return short(word if word in LETTERS else f"count-{word}", amount, language)


def short_gains(effect: Effect, language: str) -> str:
    """A bonus or a reward."""
    parts: list[str] = []
    for clause in effect.clauses:
        if clause.pattern == PLAIN:
            parts += [short_step(step, language) for step in clause.steps]
        else:
            parts.append(clause_text(clause, effect.type, language))
    return " ".join(parts) or NOTHING


def short_step(step: Step, language: str) -> str:
    if step.op == GAIN:
        word = THINGS[step.what]
        return short(word if word in LETTERS else f"gain-{word}", step.amount, language)
    if step.op == DO:
        return short(f"do-{DEEDS[step.what]}", step.amount, language)
    if step.op == PLAY:
        return short(PLAYS[step.what], step.amount, language)
    return step_text(step, language)
