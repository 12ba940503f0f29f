"""What can be wrong with a request, each with a status, a code, facts and a sentence in every language."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.words import Facts
from cheeseboard.server.tables.problem import TableProblem


class WebProblem(TableProblem):
    """Somebody asked the server for what it will not do; nothing has changed."""

    def __init__(self, code: str, status: int, facts: Facts | None = None) -> None:
        super().__init__(code, facts)
        self.status: Final = status
