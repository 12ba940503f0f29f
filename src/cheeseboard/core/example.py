"""Worked examples of rules: a position, and what comes of choices that are tried in it.

An example is data: the drawing, the choices and whatever is told of them come from the rules themselves.
"""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.core.option import Options


class Example(NamedTuple):
    """Where it begins, what has been chosen before, and the choices to try, each for itself."""

    rule: str  # beside which it is shown
    text: str  # `example-TEXT` in the game's words: what there is to see
    tries: tuple[str, ...] = ()
    position: str | None = None  # None is where every match of the game begins
    chances: tuple[str, ...] = ()  # what chance brings, in its order; after it every try has the same luck
    before: tuple[tuple[int, str], ...] = ()  # choices of seats
    seats: int = 2
    options: Options | None = None
