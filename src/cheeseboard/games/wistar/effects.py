"""The effect language (W6): what a card, tile or field does, as typed values that can be run and put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# What a step is.
GAIN: Final = 0
DO: Final = 1
PLAY: Final = 2
REVEAL: Final = 3
PERFORM: Final = 4

# The sentence patterns of W6.10.
PLAIN: Final = 0  # 2 wood, 1 vp
PER: Final = 1  # 1 vp per dug
IF: Final = 2  # if 1 electricity -> 1 wild
EXCHANGE: Final = 3  # pay 1 item -> 1 explore
EACH: Final = 4  # each reveal-mission -> 1 metal, 1 vp
AGAINST: Final = 5  # more door -> lose 2 vp
DISCOUNT: Final = 6  # discount tool
LASTING: Final = 7  # @chamber, @immune: what is always so
PATTERNS: Final = ("plain", "per", "if", "exchange", "each", "against", "discount", "lasting")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """One thing to gain, do or play, so many times."""

    def __init__(self, op: i64, what: i64, amount: i64) -> None:
        self.op: Final[i64] = op
        self.what: Final[i64] = what
        self.amount: Final[i64] = amount


@final
class Gain(Step):
    """Gain so many of a thing (W6.1)."""

    def __init__(self, thing: i64, amount: i64) -> None:
        super().__init__(GAIN, thing, amount)


@final
class Do(Step):
    """Do something so many times (W6.2)."""

    def __init__(self, deed: i64, amount: i64) -> None:
        super().__init__(DO, deed, amount)


@final
class Play(Step):
    """Play a project (W6.3)."""

    def __init__(self, play: i64, amount: i64) -> None:
        super().__init__(PLAY, play, amount)


@final
class Reveal(Step):
    """Reveal the top card of a deck; keep it if it is of a kind (W6.6)."""

    def __init__(self, deck: i64, kind: i64) -> None:
        super().__init__(REVEAL, deck, 1)
        self.kind: Final[i64] = kind


@final
class Perform(Step):
    """What one of the odd cards does (W7.1)."""

    def __init__(self, odd: i64) -> None:
        super().__init__(PERFORM, odd, 1)


@final
@mypyc_attr(acyclic=True)
class Pay:
    """Pay or lose so many of a thing (W6.4)."""

    def __init__(self, thing: i64, amount: i64) -> None:
        self.thing: Final[i64] = thing
        self.amount: Final[i64] = amount


@final
@mypyc_attr(acyclic=True)
class Have:
    """Have at least so many of what is counted (W6.7)."""

    def __init__(self, count: i64, amount: i64) -> None:
        self.count: Final[i64] = count
        self.amount: Final[i64] = amount


@final
@mypyc_attr(acyclic=True)
class Clause:
    """One sentence of an effect. `id` is its place among the clauses of the edition."""

    def __init__(
        self,
        id: int,
        pattern: int,
        steps: list[Step],
        pay: list[Pay],
        have: Have | None,
        count: int,
        per: int,
        trigger: int,
        discount: int,
        lasting: int,
    ) -> None:
        self.id: Final[i64] = id
        self.pattern: Final[i64] = pattern
        self.steps: Final = steps
        self.pay: Final = pay  # EXCHANGE: what is paid; AGAINST: what is lost, the second is the other choice
        self.have: Final = have  # IF
        self.count: Final[i64] = count  # PER and AGAINST: what is counted
        self.per: Final[i64] = per  # PER: how many of it count once
        self.trigger: Final[i64] = trigger  # EACH
        self.discount: Final[i64] = discount  # DISCOUNT
        self.lasting: Final[i64] = lasting  # LASTING: one of ODD


@final
@mypyc_attr(acyclic=True)
class Effect:
    """When its clauses work: one of TYPES (W6.9)."""

    def __init__(self, type: int, clauses: list[Clause]) -> None:
        self.type: Final[i64] = type
        self.clauses: Final = clauses
