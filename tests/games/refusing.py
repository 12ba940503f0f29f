"""What is true of every refusal, whatever the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol, TypeVar

import pytest

import cheeseboard as cb
from cheeseboard.core.state import State
from tests.games.table import Table

S = TypeVar("S", bound=State)


class Tried(Protocol):
    """Who tries what, and why that is refused."""

    @property
    def code(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def facts(self) -> dict[str, int | str]: ...
    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...


def check_reason(table: Table[S], tried: Tried, game: str) -> None:
    """The reason is the one, and the action is not among the choices."""
    refusal = table.why(tried.seat, tried.action)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts, refusal.game) == (tried.code, tried.rule, tried.facts, game)
    assert tried.action not in table.may(tried.seat)


def check_nothing_changes(table: Table[S], tried: Tried) -> None:
    """Whoever insists gets nowhere, and nobody is told anything."""
    before, keys = table.state.copy(), table.keys
    with pytest.raises(cb.Illegal):
        table.act(tried.seat, tried.action)
    assert table.state == before
    assert table.keys == keys


def codes_in(game: str, module: str, letter: str) -> set[str]:
    """All codes with which a module of a game refuses; its rules begin with the letter."""
    source = (Path(cb.__file__).parent / "games" / game / module).read_text("utf-8")
    return {*re.findall(r'refuse\(\s*"([a-z-]+)"', source), *re.findall(rf'else "([a-z-]+)", "{letter}', source)}
