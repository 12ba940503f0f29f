"""Choices: interned, immutable, one class a verb; and the table of all that a game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.words import Facts

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A choice. `id` is its place in the game's table, `notation` its text, `key` names its sentence for people."""

    def __init__(self, id: i64, notation: str, key: str) -> None:
        self.id: Final[i64] = id
        self.notation: Final = notation
        self.key: Final = key

    def facts(self) -> Facts:
        """What the sentence about this action speaks of."""
        return {}

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return self.notation


class ActionTable:
    """Every action of a game; an action's id is its place here."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions
        self.by_notation: Final = {action.notation: action for action in actions}
        if len(self.by_notation) != len(actions) or [action.id for action in actions] != list(range(len(actions))):
            raise ValueError("an action's id is its place in the table, and no two share a notation")

    def find(self, notation: str) -> Action | None:
        """The action that is written like this."""
        return self.by_notation.get(notation.strip())

    def __len__(self) -> int:
        return len(self.actions)
