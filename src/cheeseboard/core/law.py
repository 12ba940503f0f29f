"""Laws of chance: what may come, how likely it is and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.rng import Rng


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Law:
    """Outcomes 0 .. size - 1. An outcome comes with `weight(outcome)` chances in `total`."""

    def __init__(self, size: i64, total: i64 = 0) -> None:
        self.size: Final[i64] = size
        self.total: Final[i64] = total or size

    def weight(self, outcome: i64) -> i64:
        """The chances of this outcome in `total`; 0 if it cannot come."""
        return 1 if 0 <= outcome < self.size else 0

    def pick(self, number: i64) -> i64:
        """The outcome that a number from 0 to total - 1 stands for."""
        return number

    def draw(self, rng: Rng) -> i64:
        return self.pick(rng.below(self.total))

    def notation(self, outcome: i64) -> str:
        return str(outcome)

    def parse(self, text: str) -> int:
        """The outcome that is written like this; ValueError says what was expected."""
        for outcome in range(self.size):
            if self.weight(outcome) and self.notation(outcome) == text:
                return outcome
        raise ValueError(self.expected())

    def expected(self) -> str:
        """What a written outcome looks like."""
        return ", ".join(self.notation(outcome) for outcome in range(self.size) if self.weight(outcome))


@final
class Uniform(Law):
    """One of so many things, each as likely: who begins."""

    def draw(self, rng: Rng) -> i64:
        return rng.below(self.size)


@final
class Dice(Law):
    """Dice thrown together; an outcome is their faces as the digits of one number, the first die the lowest.

    `signs` are the faces as they are written, by default 1, 2, 3 ….
    """

    def __init__(self, count: int, sides: int = 6, signs: str = "") -> None:
        super().__init__(sides**count)
        self.count: Final = count
        self.sides: Final = sides
        self.signs: Final = signs.split() if signs else [str(side + 1) for side in range(sides)]

    def draw(self, rng: Rng) -> i64:
        return rng.below(self.size)

    def faces(self, outcome: i64) -> list[int]:
        """The faces from 0, the first die first."""
        return [outcome // self.sides**die % self.sides for die in range(self.count)]

    def notation(self, outcome: i64) -> str:
        return " ".join([self.signs[face] for face in self.faces(outcome)])

    def parse(self, text: str) -> int:
        words = text.split()
        if len(words) != self.count or any(word not in self.signs for word in words):
            raise ValueError(self.expected())
        outcome: int = 0
        for word in reversed(words):
            outcome = outcome * self.sides + self.signs.index(word)
        return outcome

    def expected(self) -> str:
        return f"{self.count} × ({' | '.join(self.signs)})"


@final
class Draw(Law):
    """One piece from a bag or a deck, of which only the numbers of each kind are known."""

    def __init__(self, kinds: list[str], left: list[i64]) -> None:
        super().__init__(len(kinds), sum(left))
        self.kinds: Final = kinds
        self.left: Final = left

    def weight(self, outcome: i64) -> i64:
        return self.left[outcome] if 0 <= outcome < self.size else 0

    def pick(self, number: i64) -> i64:
        kind: i64 = 0
        while number >= self.left[kind]:
            number -= self.left[kind]
            kind += 1
        return kind

    def notation(self, outcome: i64) -> str:
        return self.kinds[outcome]


def dice(*faces: int) -> int:
    """The outcome of six-sided dice that show these faces: `match.settle(dice(4, 1, 6, 2, 3, 5))`."""
    outcome = 0
    for face in reversed(faces):
        outcome = outcome * 6 + face - 1
    return outcome
