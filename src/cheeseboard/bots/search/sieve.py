"""What a search need not try."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sieve:
    """Tells at first sight which choices are worth a try. It is shown only worlds that the seat holds possible."""

    @abstractmethod
    def kept(self, world: State, seat: i64, rng: Rng) -> list[Action]:
        """These; at least one."""
