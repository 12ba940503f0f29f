"""Typed effects written back in the words of the tables, and the words that an edition makes no use of."""

from __future__ import annotations

from cheeseboard.games.wistar import symbols as s
from cheeseboard.games.wistar.components import Edition, Needs, byte
from cheeseboard.games.wistar.effects import (
    AGAINST,
    DISCOUNT,
    DO,
    EACH,
    EXCHANGE,
    GAIN,
    IF,
    LASTING,
    PATTERNS,
    PER,
    PLAY,
    REVEAL,
    Clause,
    Effect,
    Reveal,
    Step,
)

OF_AN_ABILITY = s.THINGS[s.G_SKILL]


def write_step(step: Step) -> str:
    if isinstance(step, Reveal):
        return f"reveal {s.DECKS[step.what]} {s.KINDS[step.kind]}"
    words = {GAIN: s.THINGS, DO: s.DEEDS, PLAY: s.PLAYS}
    return f"{step.amount} {words[step.op][step.what]}" if step.op in words else f"@{s.ODD[step.what]}"


def write_clause(clause: Clause) -> str:
    """A clause as it stands in a table."""
    gained = ", ".join(write_step(step) for step in clause.steps)
    paid = [f"{pay.amount} {s.PAYMENTS[pay.thing]}" for pay in clause.pay]
    if clause.pattern == PER:
        return f"{gained} per {clause.per} {s.COUNTS[clause.count]}"
    if clause.pattern == IF:
        assert clause.have is not None
        return f"if {clause.have.amount} {s.COUNTS[clause.have.count]} -> {gained}"
    if clause.pattern == EXCHANGE:
        return f"pay {', '.join(paid)} -> {gained}"
    if clause.pattern == EACH:
        return f"each {s.TRIGGERS[clause.trigger]} -> {gained}"
    if clause.pattern == AGAINST:
        return f"more {s.COUNTS[clause.count]} -> {' or '.join(paid)}"
    if clause.pattern == DISCOUNT:
        return f"discount {s.DISCOUNTS[clause.discount]}"
    return f"@{s.ODD[clause.lasting]}" if clause.pattern == LASTING else gained


def write_effect(effect: Effect) -> str:
    return f"{s.TYPES[effect.type]}: {'; '.join(write_clause(clause) for clause in effect.clauses)}"


def unused_symbols(edition: Edition) -> list[str]:
    """The words and sentence patterns of W6 that no component uses."""
    used = {f"pattern {PATTERNS[clause.pattern]}" for clause in edition.clauses}
    for clause in edition.clauses:
        used |= words_of(clause)
    for needs in [*[card.needs for card in edition.projects], *[r.needs for m in edition.missions for r in m.rows]]:
        used |= words_of_needs(needs)
    used |= {f"count {s.COUNTS[goal.count]}" for goal in edition.goals}
    used |= {f"type {s.TYPES[card.effect.type]}" for card in edition.projects}
    used |= {f"symbol {name}" for card in edition.projects for name in symbols_in(card.symbols)}
    return [name for name in wanted() if name not in used]


def wanted() -> list[str]:
    """All there is. The mouse of the round is the wheel's, and skill tokens may come from the player board alone."""
    kinds = {
        "gain": [thing for thing in s.THINGS if thing != OF_AN_ABILITY], "do": s.DEEDS, "play": s.PLAYS,
        "pay": s.PAYMENTS, "count": s.COUNTS, "trigger": s.TRIGGERS, "discount": s.DISCOUNTS, "odd": s.ODD,
        "type": s.TYPES, "symbol": s.SYMBOLS, "pattern": [*PATTERNS, "reveal"],
    }  # fmt: skip
    return [f"{kind} {name}" for kind, names in kinds.items() for name in names]


def words_of(clause: Clause) -> set[str]:
    """The words that a clause uses."""
    words = {f"pay {s.PAYMENTS[pay.thing]}" for pay in clause.pay}
    for step in clause.steps:
        if step.op == REVEAL:
            words.add("pattern reveal")
            continue
        name, names = {GAIN: ("gain", s.THINGS), DO: ("do", s.DEEDS), PLAY: ("play", s.PLAYS)}.get(
            step.op, ("odd", s.ODD)
        )
        words.add(f"{name} {names[step.what]}")
    counts = [clause.count, -1 if clause.have is None else clause.have.count]
    words |= {f"count {s.COUNTS[count]}" for count in counts if count >= 0}
    for name, names, place in (
        ("trigger", s.TRIGGERS, clause.trigger),
        ("discount", s.DISCOUNTS, clause.discount),
        ("odd", s.ODD, clause.lasting),
    ):
        if place >= 0:
            words.add(f"{name} {names[place]}")
    return words


def words_of_needs(needs: Needs) -> set[str]:
    """The words for what must be there, and for what is paid."""
    counts = [s.COUNTS[have.count] for have in needs.have] + symbols_in(needs.symbols)
    paid = {"item": needs.items, "wood": needs.wood, "metal": needs.metal, "movement": needs.movement}
    return {f"count {name}" for name in counts} | {f"pay {name}" for name, amount in paid.items() if amount}


def symbols_in(packed: int) -> list[str]:
    return [name for place, name in enumerate(s.SYMBOLS) if byte(packed, place)]
