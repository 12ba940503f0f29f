"""What stands on the components of an edition: the shapes in which boards that draw them get it."""

from __future__ import annotations

from dataclasses import dataclass

Amount = tuple[str, int]  # a word of the symbols, and how many of it


@dataclass(frozen=True, slots=True)
class PrintedClause:
    """One sentence of an effect (W6.10)."""

    pattern: str
    gains: tuple[Amount, ...]
    pays: tuple[Amount, ...]  # what is paid, or what others lose
    have: Amount | None  # the condition, or what is counted and how many count once
    word: str | None  # the trigger, the discount, or what is always so


@dataclass(frozen=True, slots=True)
class PrintedEffect:
    """An effect: when it works (W6.9), what it does, and the same in words."""

    type: str
    clauses: tuple[PrintedClause, ...]
    text: str


@dataclass(frozen=True, slots=True)
class PrintedNeeds:
    """What must be paid and what must be there, and the same in words."""

    cost: tuple[Amount, ...]
    have: tuple[Amount, ...]
    text: str


@dataclass(frozen=True, slots=True)
class PrintedProject:
    """A project card."""

    deck: str
    kind: str
    symbols: tuple[Amount, ...]
    needs: PrintedNeeds
    vp: int
    effect: PrintedEffect


@dataclass(frozen=True, slots=True)
class PrintedMouse:
    """A mouse tile or a cheese."""

    cellar: bool
    cheese: bool
    vp: int
    effect: PrintedEffect


@dataclass(frozen=True, slots=True)
class PrintedTask:
    """A row of a mission card."""

    needs: PrintedNeeds
    reward: PrintedEffect
    lock: int


@dataclass(frozen=True, slots=True)
class PrintedMission:
    """A mission card."""

    cellar: bool
    bonus: PrintedEffect
    tasks: tuple[PrintedTask, ...]


@dataclass(frozen=True, slots=True)
class PrintedField:
    """A field of a goal card: how many it asks for, and its bonus."""

    asks: int
    bonus: PrintedEffect
    text: str


@dataclass(frozen=True, slots=True)
class PrintedGoal:
    """A goal card: what is counted, and its fields, the topmost first."""

    count: str
    fields: tuple[PrintedField, ...]


@dataclass(frozen=True, slots=True)
class PrintedHero:
    """A hero."""

    skill: str
    symbols: int


@dataclass(frozen=True, slots=True)
class PrintedRoom:
    """A room of the farm; the first is outside."""

    name: str
    cellar: bool
    cheese: bool


@dataclass(frozen=True, slots=True)
class PrintedAbility:
    """An ability field of the player board (W5)."""

    vp: int
    fee: int
    grey: bool


@dataclass(frozen=True, slots=True)
class Printed:
    """All components; number 1 is the first of each list."""

    edition: str
    rounds: int
    projects: tuple[PrintedProject, ...]
    mice: tuple[PrintedMouse, ...]
    missions: tuple[PrintedMission, ...]
    goals: tuple[PrintedGoal, ...]
    heroes: tuple[PrintedHero, ...]
    rooms: tuple[PrintedRoom, ...]
    abilities: tuple[PrintedAbility, ...]
    bed_vp: tuple[int, ...]
    chamber_vp: tuple[int, ...]
