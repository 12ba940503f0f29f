"""Why something cannot be done: a code, the rule behind it, and what it depends on."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.words import COMMON, Facts, Message, named


class Refusal:
    """`code` is stable, `rule` is a number of the game's rules ('' where none applies), `facts` are its parameters."""

    def __init__(self, code: str, rule: str = "", facts: Facts | None = None, game: str = COMMON) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.facts: Final[Facts] = {} if facts is None else facts
        self.game: Final = game

    def sentence(self, language: str = "en") -> str:
        return Message(self.game, f"refusal-{self.code}", self.facts).text(language)

    def naming(self, names: tuple[str, ...]) -> Refusal:
        """The same with seats told by name."""
        return Refusal(self.code, self.rule, named(self.facts, names), self.game)

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.facts!r}, {self.game!r})"


class Illegal(Exception):
    """A state was told to do what it would refuse. Whoever may be wrong asks for the refusal first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(ValueError):
    """Something given to us is wrong. Its text is one sentence: what is wrong and what to do."""

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        super().__init__(code, facts)  # by which another process has it as it is
        self.code: Final = code
        self.facts: Final[Facts] = {} if facts is None else facts

    def sentence(self, language: str = "en") -> str:
        return Message(COMMON, f"problem-{self.code}", self.facts).text(language)

    def __str__(self) -> str:
        return self.sentence()


class Refused(Problem):
    """A choice was refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.facts)
        self.refusal: Final = refusal

    def sentence(self, language: str = "en") -> str:
        return self.refusal.sentence(language)
