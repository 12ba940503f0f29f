"""What a person means by what they typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.cli.trouble import Trouble
from cheeseboard.core.law import Dice, Uniform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cheeseboard.cli.language import Language
    from cheeseboard.core.action import Action
    from cheeseboard.core.law import Law
    from cheeseboard.core.match import Match


def find_action(match: Match, seat: int, typed: str) -> Action | None:
    """An action by its notation, legal or not, or a choice by its number in the list."""
    action = match.find(typed) or match.find(typed.lower())
    legal = match.legal(seat)
    if action is None and typed.isdecimal() and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    return action


def find_outcome(law: Law, typed: str, words: Sequence[str]) -> str:
    """An outcome in notation. A player is chosen by number from 1, a face by its number, its sign or its `words`.

    Where numbers are printed on what is drawn, these are meant.
    """
    if isinstance(law, Uniform):
        return str(int(typed) - 1) if typed.isdecimal() else typed
    if isinstance(law, Dice):
        signs = dict(zip([str(number) for number in range(1, law.sides + 1)], law.signs, strict=True))
        signs |= dict(zip(words, law.signs, strict=True))
        return " ".join([signs.get(word, word) for word in typed.lower().replace(",", " ").split()])
    if typed not in words and typed.isdecimal() and 1 <= int(typed) <= len(words):
        return words[int(typed) - 1]
    return " ".join(typed.lower().replace(",", " ").split())


def expected_outcome(law: Law, typed: str, words: Sequence[str], language: Language) -> str:
    """What to type instead."""
    if isinstance(law, Dice):
        return language.say("play-bad-dice", given=typed, dice=law.count)
    return language.say("menu-number", given=typed, least=1, most=len(words) or int(law.size))


def face_words(law: Law, game: str, language: Language) -> list[str]:
    """The faces of dice that bear colours, in the language; digits need no words. Of other laws all that may come."""
    if isinstance(law, Uniform):
        return []
    if not isinstance(law, Dice):
        return [law.notation(outcome) for outcome in range(law.size) if law.weight(outcome)]
    return [sign if sign.isdecimal() else language.say_game(game, f"colour-{sign}") for sign in law.signs]


def is_yes(typed: str, language: Language) -> bool:
    return typed.lower() in {"y", "yes", *language.say("answer-yes").split()}


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Options as they are typed: `risky`, `edition=triangular`."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not name.strip() or (equals and not value.strip()):
            raise Trouble("option-form", given=text)
        options[name.strip()] = value.strip() if equals else "on"
    return options
