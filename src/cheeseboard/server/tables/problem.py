"""What can be wrong at a table, each with a code, facts and a sentence in every language."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.refusal import Problem
from cheeseboard.core.words import Facts, Message

SERVER: Final = "server"  # the domain of the server's sentences


class TableProblem(Problem):
    """Somebody asked a table for what it cannot do; nothing has changed."""

    def sentence(self, language: str = "en") -> str:
        return Message(SERVER, f"problem-{self.code}", self.facts).text(language)


class Stale(TableProblem):
    """The choice answers a question that is no longer asked; `ask` is the seat's present question, if there is one."""

    def __init__(self, ask: int | None) -> None:
        super().__init__("stale")
        self.ask: Final = ask


class Broken(TableProblem):
    """A journal that cannot be read on. A table on which an entry broke is not to be used any more."""

    def __init__(self, code: str, revision: int, facts: Facts | None = None) -> None:
        super().__init__(code, {"revision": revision, **(facts or {})})
        self.revision: Final = revision
