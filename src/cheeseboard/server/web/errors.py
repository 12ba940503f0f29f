"""How everything that goes wrong is told: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json

from cheeseboard.core.refusal import Problem, Refused
from cheeseboard.server.store.errors import Missing, Taken, Unavailable
from cheeseboard.server.tables.problem import Broken, TableProblem
from cheeseboard.server.web.problem import WebProblem

# What of a table's problems is a question of who asks; all others are a question of how things stand.
FORBIDDEN: Final = frozenset({"not-your-seat", "creator-only", "no-spectators", "people-only"})


class ErrorBody(Struct, frozen=True):
    """What is wrong. `text` is in the reader's language, `facts` are what it speaks of, `rule` a rule of the game."""

    code: str
    text: str
    facts: dict[str, int | str]
    rule: str | None = None


def as_problem(error: Exception) -> Problem | None:
    """The error as a problem that can be told; None if it is a fault of ours."""
    match error:
        case Problem():
            return error
        case Missing():
            return WebProblem("missing", 404)
        case Taken():
            return WebProblem("taken", 409)
        case Unavailable():
            return WebProblem("not-saved", 503)
    return None


def status_of(problem: Problem) -> int:
    """The HTTP status that says the same."""
    match problem:
        case WebProblem(status=status):
            return status
        case Refused():
            return 422
        case Broken():
            return 503
        case TableProblem(code=code):
            return 403 if code in FORBIDDEN else 409
    return 422


def error_body(problem: Problem, language: str) -> ErrorBody:
    """The problem as it is sent."""
    rule = problem.refusal.rule or None if isinstance(problem, Refused) else None
    return ErrorBody(problem.code, problem.sentence(language), dict(problem.facts), rule)


def told(problem: Problem, language: str) -> bytes:
    """The same as bytes."""
    return json.encode(error_body(problem, language))
