"""Tells what stands on the components of an edition, in the words of the symbols and in sentences."""

from __future__ import annotations

from cheeseboard.games.wistar.components import (
    ABILITY_FEE,
    ABILITY_VP,
    GREY,
    ROUNDS,
    Edition,
    Goal,
    Mission,
    Mouse,
    Needs,
    Project,
    byte,
)
from cheeseboard.games.wistar.effects import (
    AGAINST,
    DISCOUNT,
    DO,
    EACH,
    GAIN,
    LASTING,
    PATTERNS,
    PER,
    PLAY,
    Clause,
    Effect,
    Reveal,
    Step,
)
from cheeseboard.games.wistar.printed import (
    Amount,
    Printed,
    PrintedAbility,
    PrintedClause,
    PrintedEffect,
    PrintedField,
    PrintedGoal,
    PrintedHero,
    PrintedMission,
    PrintedMouse,
    PrintedNeeds,
    PrintedProject,
    PrintedRoom,
    PrintedTask,
)
from cheeseboard.games.wistar.symbols import (
    COUNTS,
    DECKS,
    DEEDS,
    DISCOUNTS,
    KINDS,
    ODD,
    PAYMENTS,
    PLAYS,
    SKILLS,
    SYMBOLS,
    THINGS,
    TRIGGERS,
    TYPES,
)
from cheeseboard.games.wistar.wording import effect_text, gains_text, goal_text, needs_text


def printed(edition: Edition, language: str) -> Printed:
    """What stands on everything, with the sentences in a language."""
    return Printed(
        edition=edition.name,
        rounds=ROUNDS,
        projects=tuple([project_of(project, language) for project in edition.projects]),
        mice=tuple([mouse_of(mouse, language) for mouse in edition.mice]),
        missions=tuple([mission_of(mission, language) for mission in edition.missions]),
        goals=tuple([goal_of(goal, language) for goal in edition.goals]),
        heroes=tuple([PrintedHero(SKILLS[hero.skill], hero.symbols) for hero in edition.heroes]),
        rooms=tuple([PrintedRoom(room.name, room.cellar, room.cheese) for room in edition.rooms]),
        abilities=tuple(
            [
                PrintedAbility(vp, fee, bool(GREY >> place & 1))
                for place, (vp, fee) in enumerate(zip(ABILITY_VP, ABILITY_FEE, strict=True))
            ]
        ),
        bed_vp=tuple(edition.bed_vp),
        chamber_vp=tuple(edition.chamber_vp),
    )


def project_of(project: Project, language: str) -> PrintedProject:
    return PrintedProject(
        DECKS[project.deck],
        KINDS[project.kind],
        symbol_amounts(project.symbols),
        needs_of(project.needs, language),
        project.vp,
        effect_of(project.effect, effect_text(project.effect, language)),
    )


def mouse_of(mouse: Mouse, language: str) -> PrintedMouse:
    effect = effect_of(mouse.effect, effect_text(mouse.effect, language))
    return PrintedMouse(mouse.cellar, mouse.cheese, mouse.vp, effect)


def mission_of(mission: Mission, language: str) -> PrintedMission:
    tasks = [
        PrintedTask(needs_of(row.needs, language), effect_of(row.reward, gains_text(row.reward, language)), row.lock)
        for row in mission.rows
    ]
    return PrintedMission(mission.cellar, effect_of(mission.bonus, gains_text(mission.bonus, language)), tuple(tasks))


def goal_of(goal: Goal, language: str) -> PrintedGoal:
    fields = [
        PrintedField(asks, effect_of(bonus, gains_text(bonus, language)), goal_text(goal, place, language))
        for place, (asks, bonus) in enumerate(zip(goal.asks, goal.bonuses, strict=True))
    ]
    return PrintedGoal(COUNTS[goal.count], tuple(fields))


# -- effects and needs


def needs_of(needs: Needs, language: str) -> PrintedNeeds:
    goods = (("wood", needs.wood), ("metal", needs.metal), ("movement", needs.movement), ("item", needs.items))
    cost = tuple([(word, int(amount)) for word, amount in goods if amount])
    have = [(COUNTS[one.count], int(one.amount)) for one in needs.have]
    return PrintedNeeds(cost, (*symbol_amounts(needs.symbols), *have), needs_text(needs, language))


def symbol_amounts(symbols: int) -> tuple[Amount, ...]:
    """The skills and energy in a packed number."""
    amounts = [(symbol, int(byte(symbols, place))) for place, symbol in enumerate(SYMBOLS)]
    return tuple([(symbol, amount) for symbol, amount in amounts if amount])


def effect_of(effect: Effect, text: str) -> PrintedEffect:
    return PrintedEffect(TYPES[effect.type], tuple([clause_of(clause) for clause in effect.clauses]), text)


def clause_of(clause: Clause) -> PrintedClause:
    return PrintedClause(
        PATTERNS[clause.pattern],
        tuple([(step_word(step), int(step.amount)) for step in clause.steps]),
        tuple([(PAYMENTS[pay.thing], int(pay.amount)) for pay in clause.pay]),
        counted(clause),
        special(clause),
    )


def counted(clause: Clause) -> Amount | None:
    if clause.pattern in (PER, AGAINST):
        return COUNTS[clause.count], int(clause.per)
    return None if clause.have is None else (COUNTS[clause.have.count], int(clause.have.amount))


def special(clause: Clause) -> str | None:
    if clause.pattern == EACH:
        return TRIGGERS[clause.trigger]
    if clause.pattern == DISCOUNT:
        return DISCOUNTS[clause.discount]
    return ODD[clause.lasting] if clause.pattern == LASTING else None


def step_word(step: Step) -> str:
    """What is gained or done, in the words of the symbols."""
    if isinstance(step, Reveal):
        return f"reveal-{DECKS[step.what]}-{KINDS[step.kind]}"
    if step.op == GAIN:
        return THINGS[step.what]
    if step.op == DO:
        return DEEDS[step.what]
    return PLAYS[step.what] if step.op == PLAY else ODD[step.what]
