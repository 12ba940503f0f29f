"""Puts effects, needs and goals into words: what a card says is made from what it does, so the two cannot drift."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.words import Facts, Message
from cheeseboard.games.wistar.components import Goal, Needs, byte
from cheeseboard.games.wistar.effects import (
    AGAINST,
    DISCOUNT,
    DO,
    EACH,
    EXCHANGE,
    GAIN,
    IF,
    LASTING,
    PER,
    PLAY,
    Clause,
    Effect,
    Pay,
    Reveal,
    Step,
)
from cheeseboard.games.wistar.symbols import (
    ALWAYS,
    ATTACK,
    COUNTS,
    DECKS,
    DEEDS,
    DISCOUNTS,
    FINAL,
    KINDS,
    ODD,
    PAY_ADVANCED,
    PAY_BASIC,
    PAY_BED,
    PAY_HAND,
    PAY_ITEM,
    PAY_METAL,
    PAY_MOUSE,
    PAY_MOVEMENT,
    PAY_VP,
    PAY_WILD,
    PAY_WOOD,
    PAYMENTS,
    PLAYS,
    SYMBOLS,
    T_GAIN_MOVEMENT,
    THINGS,
    TRIGGERS,
    TYPES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

DISCARDED: Final = (PAY_WILD, PAY_BASIC, PAY_ADVANCED, PAY_HAND, PAY_MOUSE, PAY_BED)  # all else is paid


def effect_text(effect: Effect, language: str) -> str:
    """What an effect does and when, in full sentences; nothing where it does nothing."""
    if not effect.clauses:
        return ""
    if effect.type == ALWAYS or effect.type == ATTACK:
        return " ".join([clause_text(clause, effect.type, language) for clause in effect.clauses])
    return say(f"type-{TYPES[effect.type]}", language, {"what": gains_text(effect, language)})


def gains_text(effect: Effect, language: str) -> str:
    """What an effect brings, without its type: a bonus or a reward."""
    clauses = [clause_text(clause, effect.type, language) for clause in effect.clauses]
    return joined(clauses, "pattern-semicolon", "pattern-semicolon", language)


def needs_text(needs: Needs, language: str) -> str:
    """What must be paid and what must be there, in full sentences; nothing where nothing is asked for."""
    sentences: list[str] = []
    cost = cost_text(needs, language)
    if cost:
        sentences.append(say("need-pay", language, {"what": cost}))
    have = symbol_list(needs.symbols, language)
    have += [had(other.count, other.amount, language) for other in needs.have]
    if have:
        sentences.append(say("need-have", language, {"what": listed(have, language)}))
    return " ".join(sentences)


def cost_text(needs: Needs, language: str) -> str:
    """`2 wood and 1 metal`: what must be paid."""
    costs = [(PAY_WOOD, needs.wood), (PAY_METAL, needs.metal), (PAY_MOVEMENT, needs.movement), (PAY_ITEM, needs.items)]
    return listed([paid(thing, amount, language) for thing, amount in costs if amount], language)


def symbols_text(symbols: int, language: str) -> str:
    """`1 strength symbol and 2 energy symbols`: what is packed into a number."""
    return listed(symbol_list(symbols, language), language)


def goal_text(goal: Goal, field: int, language: str) -> str:
    """What a field of a goal card asks for, and its bonus."""
    bonus = gains_text(goal.bonuses[field], language)
    return say("need-goal", language, {"have": had(goal.count, goal.asks[field], language), "bonus": bonus})


# -- sentences


def clause_text(clause: Clause, type: i64, language: str) -> str:
    """One sentence pattern (W6.10)."""
    if clause.pattern == AGAINST:
        return against(clause, language)
    if clause.pattern == DISCOUNT:
        return say(f"discount-{DISCOUNTS[clause.discount]}", language, {})
    if clause.pattern == LASTING:
        return say(f"odd-{ODD[clause.lasting]}", language, {})
    facts: Facts = {"gains": steps_text(clause.steps, type, language)}
    if clause.pattern == PER:
        # What is counted comes first where several things are gained, since it multiplies all of them.
        facts["each"] = say(f"count-{COUNTS[clause.count]}-each", language, {"n": clause.per})
        one = len(clause.steps) == 1 and clause.steps[0].op == GAIN
        return say("pattern-per" if one else "pattern-per-first", language, facts)
    if clause.pattern == IF and clause.have is not None:
        facts["have"] = had(clause.have.count, clause.have.amount, language)
        return say("pattern-if", language, facts)
    if clause.pattern == EXCHANGE:
        facts["pay"] = payment(clause.pay, language)
        return say("pattern-exchange", language, facts)
    if clause.pattern == EACH:
        facts["trigger"] = say(f"trigger-{TRIGGERS[clause.trigger]}", language, {})
        # More of what was just gained would sound like the same gain told twice.
        return say("pattern-each-also" if clause.trigger <= T_GAIN_MOVEMENT else "pattern-each", language, facts)
    return steps_text(clause.steps, type, language)


def steps_text(steps: list[Step], type: i64, language: str) -> str:
    """One step after another; what is gained together is named together."""
    verb = "pattern-score" if type == FINAL else "pattern-gain"
    parts: list[str] = []
    gained: list[str] = []
    for step in steps:
        if step.op == GAIN:
            gained.append(step_text(step, language))
            continue
        if gained:
            parts.append(say(verb, language, {"what": listed(gained, language)}))
            gained = []
        parts.append(step_text(step, language))
    if gained:
        parts.append(say(verb, language, {"what": listed(gained, language)}))
    return joined(parts, "pattern-comma", "pattern-then", language)


def step_text(step: Step, language: str) -> str:
    """A thing to gain, or something to do."""
    if isinstance(step, Reveal):
        return say("do-reveal", language, {"deck": DECKS[step.what], "kind": KINDS[step.kind]})
    if step.op == GAIN:
        key = f"gain-{THINGS[step.what]}"
    elif step.op == DO:
        key = f"do-{DEEDS[step.what]}"
    elif step.op == PLAY:
        key = f"play-{PLAYS[step.what].removeprefix('play-')}"
    else:
        key = f"odd-{ODD[step.what]}"
    return say(key, language, {"n": step.amount})


def payment(pays: list[Pay], language: str) -> str:
    """What is paid and what is discarded."""
    parts: list[str] = []
    goods = [paid(pay.thing, pay.amount, language) for pay in pays if pay.thing not in DISCARDED]
    if goods:
        parts.append(say("pattern-pay", language, {"what": listed(goods, language)}))
    discarded = [paid(pay.thing, pay.amount, language) for pay in pays if pay.thing in DISCARDED]
    if discarded:
        parts.append(say("pattern-discard", language, {"what": listed(discarded, language)}))
    return listed(parts, language)


def against(clause: Clause, language: str) -> str:
    """Who is hit, and what they lose."""
    more = say(f"count-{COUNTS[clause.count]}-more", language, {})
    losses = [loss(pay, language) for pay in clause.pay]
    return say(
        "pattern-against", language, {"more": more, "loss": joined(losses, "pattern-or", "pattern-or", language)}
    )


def loss(pay: Pay, language: str) -> str:
    """What somebody else pays, discards or loses."""
    key = "pattern-pays"
    if pay.thing == PAY_VP:
        key = "pattern-loses"
    elif pay.thing in DISCARDED:
        key = "pattern-discards"
    return say(key, language, {"what": paid(pay.thing, pay.amount, language)})


# -- words


def paid(thing: i64, amount: i64, language: str) -> str:
    return say(f"pay-{PAYMENTS[thing]}", language, {"n": amount})


def had(count: i64, amount: i64, language: str) -> str:
    return say(f"count-{COUNTS[count]}-have", language, {"n": amount})


def symbol_list(symbols: i64, language: str) -> list[str]:
    """The skills and energy in a packed number."""
    found: list[str] = []
    for place, symbol in enumerate(SYMBOLS):
        amount = byte(symbols, place)
        if amount:
            found.append(say(f"count-{symbol}-have", language, {"n": amount}))
    return found


def listed(parts: list[str], language: str) -> str:
    """`2 wood, 1 metal and 1 VP`."""
    return joined(parts, "pattern-comma", "pattern-and", language)


def joined(parts: list[str], between: str, last: str, language: str) -> str:
    """Parts of a sentence one after another, with a joint of its own before the last."""
    text = ""
    for place, part in enumerate(parts):
        joint = last if place == len(parts) - 1 else between
        text = say(joint, language, {"first": text, "second": part}) if place else part
    return text


def say(key: str, language: str, facts: Facts) -> str:
    return Message("wistar", key, facts).text(language)
