"""The house edition read as plain words: what the tables say, without the engine's own reading of them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

from cheeseboard.games.wistar.loader import house_folder

Many = tuple[tuple[int, str], ...]  # so many of a word, in the order of the table


@dataclass(frozen=True)
class Sentence:
    """One sentence of an effect. Which of the parts are there depends on its pattern."""

    pattern: str
    gains: Many = ()
    pays: Many = ()  # of an aggressive one: what is lost, or else what is lost instead
    count: str = ""
    number: int = 1  # of `per`: how many count once; of `if`: how many are asked for
    word: str = ""  # a trigger, a discount, an odd card
    kind: str = ""  # of `reveal`, whose deck is `word`


@dataclass(frozen=True)
class Card:
    number: int
    name: str
    deck: str
    kind: str
    symbols: Counter[str]
    cost: Counter[str]
    needs: Counter[str]
    vp: int
    type: str
    sentences: tuple[Sentence, ...]

    def __str__(self) -> str:
        return f"{self.number}-{self.name.lower().replace(' ', '-')}"


def many(text: str) -> Many:
    """`2 wood, vp` is two wood and one victory point."""
    if text == "-":
        return ()
    found = [re.fullmatch(r"(?:(\d+) )?([a-z0-9-]+)", part.strip()) for part in text.split(",")]
    return tuple([(int(part[1] or 1), part[2]) for part in found if part])


def total(text: str) -> Counter[str]:
    return Counter({word: number for number, word in many(text)})


def sentence(text: str) -> Sentence:
    """A sentence as it stands in a table."""
    before, arrow, after = [part.strip() for part in text.partition("->")]
    first, _, rest = before.partition(" ")
    if first == "reveal":
        deck, kind = rest.split()
        return Sentence("reveal", word=deck, kind=kind)
    if first == "discount":
        return Sentence("discount", word=rest)
    if first.startswith("@"):
        return Sentence("odd", word=first[1:])
    if arrow and first == "each":
        return Sentence("each", many(after), word=rest)
    if arrow and first == "more":
        return Sentence("more", pays=many(after.replace(" or ", ", ")), count=rest)
    if arrow and first == "pay":
        return Sentence("pay", many(after), many(rest))
    if arrow and first == "if":
        ((number, word),) = many(rest)
        return Sentence("if", many(after), count=word, number=number)
    gains, per, counted = before.partition(" per ")
    if per:
        ((number, word),) = many(counted)
        return Sentence("per", many(gains), count=word, number=number)
    return Sentence("plain", many(gains))


def effect(text: str) -> tuple[str, tuple[Sentence, ...]]:
    """The type of an effect and its sentences."""
    type_, _, sentences = text.partition(":")
    return type_, tuple([sentence(part.strip()) for part in sentences.split(";")])


@cache
def rows(file: str) -> list[dict[str, str]]:
    """The rows of a table by the names of its columns."""
    lines = (house_folder() / file).read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.split("|")] for line in lines if line.strip() and line[0] != "#"]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[1:]]


@cache
def cards() -> dict[int, Card]:
    """The project cards by number."""
    found = {}
    for row in rows("projects.table"):
        cost, needs, symbols = total(row["cost"]), total(row["needs"]), total(row["symbols"])
        of = int(row["no"]), row["en"], row["deck"], row["kind"]
        found[of[0]] = Card(*of, symbols, cost, needs, int(row["vp"]), *effect(row["effect"]))
    return found


@cache
def mouse_effect(number: int) -> tuple[str, tuple[Sentence, ...]]:
    return effect(next(row["effect"] for row in rows("mice.table") if int(row["no"]) == number))


@cache
def door_bonus(number: int) -> tuple[Sentence, ...]:
    return effect("now:" + rows("doors.table")[number - 1]["bonus"])[1]


@cache
def mission_bonus(number: int) -> tuple[Sentence, ...]:
    return effect("now:" + rows("missions.table")[number - 1]["bonus"])[1]


@cache
def task(mission: int, row: int) -> dict[str, str]:
    """A row of a mission card."""
    return next(it for it in rows("tasks.table") if (int(it["mission"]), int(it["row"])) == (mission, row))


def of_type(*types: str) -> list[Card]:
    return [card for card in cards().values() if card.type in types]
