"""The language of the cells: words and numbers become the typed values of an edition."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, final

from cheeseboard.games.wistar.components import BYTE, Needs
from cheeseboard.games.wistar.effects import (
    AGAINST,
    DISCOUNT,
    EACH,
    EXCHANGE,
    GAIN,
    IF,
    LASTING,
    PER,
    PLAIN,
    Clause,
    Do,
    Effect,
    Gain,
    Have,
    Pay,
    Perform,
    Play,
    Reveal,
    Step,
)
from cheeseboard.games.wistar.symbols import (
    ALWAYS,
    ATTACK,
    C_ELECTRICITY,
    C_STRENGTH,
    CHAMBER,
    COUNTS,
    DECKS,
    DEEDS,
    DISCOUNTS,
    FINAL,
    G_ROUND_MOUSE,
    G_VP,
    IMMUNE,
    INCOME,
    KINDS,
    NOW,
    ODD,
    PAYMENTS,
    PLAYS,
    ROUND,
    SYMBOLS,
    THINGS,
    TRIGGERS,
    TYPES,
)
from cheeseboard.games.wistar.tables import Cell, Misread

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 99  # of anything
FEW: Final = 12  # words that may be listed
STRONG: Final = 2
ARROW: Final = "->"

# W4.4: the bonus actions of the wheel.
WHEEL: Final = (
    "1 rat", "2 rat", "1 wild", "1 basic", "1 metal", "1 wood", "1 explore", "1 potion", "1 round-mouse",
    "1 play-project", "1 mission",
)  # fmt: skip

# Which sentence patterns go with which type of effect (W6.9, W6.10).
ORDINARY: Final = (PLAIN, PER, IF, EXCHANGE)
GO_WITH: Final = {
    NOW: ORDINARY, ROUND: ORDINARY, INCOME: ORDINARY,
    FINAL: (PLAIN, PER), ALWAYS: (EACH, DISCOUNT, LASTING), ATTACK: (AGAINST,),
}  # fmt: skip


@final
class Vocabulary:
    """Words that may stand in one place; `name` says what they are words for."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        self.name: Final = name
        self.words: Final = words
        self.places: Final = {word: place for place, word in enumerate(words)}

    def place(self, word: str) -> int:
        """The place of a word in the vocabulary."""
        place = self.places.get(word)
        if place is None:
            raise Misread("word", {"given": word, "vocabulary": self.name, "expected": ", ".join(self.near(word))})
        return place

    def near(self, word: str) -> list[str]:
        """The words that may have been meant: all, where there are few."""
        return list(self.words) if len(self.words) <= FEW else get_close_matches(word, self.words) or list(self.words)


GAINS: Final = Vocabulary("gain", THINGS + DEEDS + PLAYS)
PAID: Final = Vocabulary("payment", PAYMENTS)
COUNTED: Final = Vocabulary("count", COUNTS)
TRIGGERED: Final = Vocabulary("trigger", TRIGGERS)
DISCOUNTED: Final = Vocabulary("discount", DISCOUNTS)
ODDITIES: Final = Vocabulary("odd", ODD)
TYPED: Final = Vocabulary("type", TYPES)
PRINTED: Final = Vocabulary("symbol", SYMBOLS)
DECK: Final = Vocabulary("deck", DECKS)
KIND: Final = Vocabulary("kind", KINDS)
COST: Final = Vocabulary("cost", ("wood", "metal", "movement", "item"))
PROJECT_COST: Final = Vocabulary("cost", COST.words[:3])


def split(text: str, sign: str) -> list[str]:
    return [part.strip() for part in text.split(sign)]


def whole_number(text: str, least: int, most: int) -> int:
    """A whole number in its range."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 3 and least <= int(text) <= most):
        raise Misread("number", {"given": text, "least": least, "most": most})
    return int(text)


def number(cell: Cell, least: int = 0, most: int = MOST) -> int:
    """The number in a cell; the least where there is none, which is noted."""
    try:
        return whole_number(cell.text, least, most)
    except Misread as problem:
        cell.misread(problem)
        return least


def word(cell: Cell, vocabulary: Vocabulary) -> int:
    """The place of the cell's word in a vocabulary; -1 where it is not there, which is noted."""
    try:
        return vocabulary.place(cell.text)
    except Misread as problem:
        cell.misread(problem)
        return -1


def so_many(text: str, vocabulary: Vocabulary) -> tuple[int, int]:
    """`2 wood`: the place of the word, and how many; one where no number stands."""
    words = text.split()
    if not words:
        raise Misread("gap", {})
    amount = 1
    if len(words) == 2 and words[0].isascii() and words[0].isdecimal() and len(words[0]) <= 2:
        amount = int(words[0])
    elif len(words) != 1:
        amount = 0
    if amount < 1:
        raise Misread("amount", {"given": text, "most": MOST})
    return vocabulary.place(words[-1]), amount


def several(text: str, vocabulary: Vocabulary) -> list[tuple[int, int]]:
    """`2 wood, 1 vp`: each word once."""
    found: list[tuple[int, int]] = []
    for part in split(text, ","):
        place, amount = so_many(part, vocabulary)
        if place in [other for other, _ in found]:
            raise Misread("word-twice", {"given": vocabulary.words[place]})
        found.append((place, amount))
    return found


def amounts(cell: Cell, vocabulary: Vocabulary) -> list[tuple[int, int]]:
    """What a cell lists; nothing where that cannot be read, which is noted."""
    if cell.nothing:
        return []
    try:
        return several(cell.text, vocabulary)
    except Misread as problem:
        cell.misread(problem)
        return []


def fields(cell: Cell) -> list[i64]:
    """`2 2 3`: the fewest players that each field is used with."""
    found: list[i64] = []
    for part in [] if cell.nothing else cell.text.split():
        try:
            found.append(whole_number(part, 2, 4))
        except Misread as problem:
            cell.misread(problem)
    return found


def symbols(cell: Cell) -> int:
    """The skills and energy in a cell, packed."""
    return pack(amounts(cell, PRINTED))


def pack(listed: list[tuple[int, int]]) -> int:
    """A byte for each of the six symbols."""
    packed = 0
    for place, amount in listed:
        packed += amount * BYTE[place]
    return packed


def needs(cost: Cell, have: Cell, payable: Vocabulary) -> Needs:
    """What is paid, and what must be there: the six symbols, and whatever else is counted."""
    paid = [0] * len(COST.words)
    for place, amount in amounts(cost, payable):
        paid[place] = amount
    printed: list[tuple[int, int]] = []
    others: list[Have] = []
    for count, amount in amounts(have, COUNTED):
        if count == C_ELECTRICITY and amount > STRONG:
            have.fault("electricity", {"given": amount})
        if 0 <= count - C_STRENGTH < len(SYMBOLS):
            printed.append((count - C_STRENGTH, amount))
        else:
            others.append(Have(count, amount))
    return Needs(paid[0], paid[1], paid[2], paid[3], pack(printed), others)


def steps(text: str) -> list[Step]:
    """`2 wood, 1 vp`: what is gained, done and played."""
    return [step(place, amount) for place, amount in several(text, GAINS)]


def step(place: int, amount: int) -> Step:
    if place < len(THINGS):
        return Gain(place, amount)
    place -= len(THINGS)
    return Do(place, amount) if place < len(DEEDS) else Play(place - len(DEEDS), amount)


def two_sides(text: str) -> tuple[str, str]:
    """What stands before and after the arrow."""
    before, arrow, after = text.partition(ARROW)
    if not (arrow and before.strip() and after.strip()):
        raise Misread("arrow", {"given": text})
    return before.strip(), after.strip()


@final
class Grammar:
    """Reads effects. Each clause is numbered by its place among all that were read."""

    def __init__(self) -> None:
        self.clauses: Final[list[Clause]] = []

    def effect(self, cell: Cell, types: tuple[int, ...]) -> Effect:
        """`round: pay 1 item -> 1 explore`: an effect of one of these types. No effect is one that has no clauses."""
        if cell.nothing:
            return Effect(NOW, [])
        name, colon, text = cell.text.partition(":")
        expected = Vocabulary("type", tuple([TYPES[allowed] for allowed in types]))
        if not colon:
            cell.fault("type-missing", {"given": cell.text, "expected": ", ".join(expected.words)})
            return Effect(NOW, [])
        try:
            expected.place(name.strip())
        except Misread as problem:
            cell.misread(problem)
            return Effect(NOW, [])
        return self.of_type(cell, TYPED.place(name.strip()), text)

    def bonus(self, cell: Cell) -> Effect:
        """`2 wood, 1 vp`: what somebody gets at once."""
        if cell.nothing:
            cell.fault("nothing", {})
            return Effect(NOW, [])
        return self.of_type(cell, NOW, cell.text)

    def of_wheel(self, cell: Cell) -> tuple[str, Effect]:
        """One of the bonus actions of the wheel (W4.4), and its name."""
        for place, amount in amounts(cell, GAINS):
            clause = self.make(PLAIN, [step(place, amount)])
            name = f"{amount} {GAINS.words[place]}"
            if name in WHEEL and cell.text.count(",") == 0:
                self.clauses.append(clause)
                return name, Effect(NOW, [clause])
            cell.fault("wheel-bonus", {"given": cell.text, "expected": ", ".join(WHEEL)})
            break
        return "", Effect(NOW, [])

    def of_type(self, cell: Cell, type: int, text: str) -> Effect:
        """The clauses of an effect; what cannot be read is noted and left out."""
        clauses: list[Clause] = []
        for part in split(text, ";"):
            try:
                clause = self.clause(part)
                check(clause, part, type)
            except Misread as problem:
                cell.misread(problem)
                continue
            clauses.append(clause)
            self.clauses.append(clause)
        return Effect(type, clauses)

    def clause(self, text: str) -> Clause:
        """One sentence, by the word that it begins with."""
        first, _, rest = text.partition(" ")
        if first == "if":
            return self.if_have(rest)
        if first == "pay":
            return self.exchange(rest)
        if first == "each":
            return self.each(rest)
        if first == "more":
            return self.against(rest)
        if first == "discount":
            return self.make(DISCOUNT, discount=DISCOUNTED.place(rest.strip()))
        if first == "reveal":
            return self.reveal(rest)
        if first.startswith("@"):
            return self.odd(text.removeprefix("@"))
        return self.per(text) if " per " in text else self.make(PLAIN, steps(text))

    def per(self, text: str) -> Clause:
        """`1 vp per 2 wild`."""
        gained, _, counted = text.partition(" per ")
        count, per = so_many(counted, COUNTED)
        return self.make(PER, steps(gained), count=count, per=per)

    def if_have(self, text: str) -> Clause:
        """`if 1 electricity -> 1 wild`."""
        before, after = two_sides(text)
        count, amount = so_many(before, COUNTED)
        if count == C_ELECTRICITY and amount > STRONG:
            raise Misread("electricity", {"given": amount})
        return self.make(IF, steps(after), have=Have(count, amount))

    def exchange(self, text: str) -> Clause:
        """`pay 1 item -> 1 explore`."""
        before, after = two_sides(text)
        paid = [Pay(place, amount) for place, amount in several(before, PAID)]
        return self.make(EXCHANGE, steps(after), pay=paid)

    def each(self, text: str) -> Clause:
        """`each reveal-mission -> 1 metal, 1 vp`."""
        before, after = two_sides(text)
        return self.make(EACH, steps(after), trigger=TRIGGERED.place(before))

    def against(self, text: str) -> Clause:
        """`more mouse -> 1 mouse or 3 vp`."""
        before, after = two_sides(text)
        count = COUNTED.place(before)
        losses = split(after, " or ")
        if len(losses) > 2:
            raise Misread("losses", {"given": after})
        lost: list[Pay] = []
        for loss in losses:
            place, amount = so_many(loss, PAID)
            lost.append(Pay(place, amount))
        return self.make(AGAINST, pay=lost, count=count)

    def reveal(self, text: str) -> Clause:
        """`reveal advanced tool`."""
        deck, _, kind = text.partition(" ")
        return self.make(PLAIN, [Reveal(DECK.place(deck), KIND.place(kind.strip()))])

    def odd(self, name: str) -> Clause:
        """`@chameleon`."""
        odd = ODDITIES.place(name)
        return self.make(LASTING, lasting=odd) if odd in (CHAMBER, IMMUNE) else self.make(PLAIN, [Perform(odd)])

    def make(
        self,
        pattern: int,
        steps: list[Step] | None = None,
        pay: list[Pay] | None = None,
        have: Have | None = None,
        count: int = -1,
        per: int = 1,
        trigger: int = -1,
        discount: int = -1,
        lasting: int = -1,
    ) -> Clause:
        """The next clause; what its pattern has no use for stays out."""
        number = len(self.clauses)
        return Clause(number, pattern, steps or [], pay or [], have, count, per, trigger, discount, lasting)


def check(clause: Clause, text: str, type: int) -> None:
    """A clause may stand in an effect of this type."""
    if clause.pattern not in GO_WITH[type]:
        raise Misread("pattern", {"given": text, "type": TYPES[type]})
    for step in clause.steps:
        if type == FINAL and not (step.op == GAIN and step.what == G_VP):
            raise Misread("final", {"given": text})
        if step.op == GAIN and step.what == G_ROUND_MOUSE:
            raise Misread("round-mouse", {})
