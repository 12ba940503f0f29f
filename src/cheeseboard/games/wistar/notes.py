"""What is worth knowing about a choice, and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.words import Facts, Message
from cheeseboard.games.wistar.actions import (
    V_BED,
    V_BUY,
    V_CHEESE,
    V_CUBE,
    V_DECLINE,
    V_DEPLOY,
    V_DIG,
    V_DISCARD,
    V_DO,
    V_DOOR,
    V_END,
    V_FIRST,
    V_GET,
    V_GIVE,
    V_GO,
    V_GOAL,
    V_HERO,
    V_HUT,
    V_KEEP,
    V_LESS,
    V_LOSE,
    V_MAIN,
    V_MOUSE,
    V_MOVE,
    V_PAIR,
    V_PAY,
    V_PITCH,
    V_PLAY,
    V_POTION,
    V_RAT,
    V_RELEASE,
    V_REVEAL,
    V_SKILL,
    V_SPACE,
    V_STRIKE,
    V_SUPPLY,
    V_TAKE,
    V_TASK,
    V_TENT,
    V_TOP,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.components import (
    ABILITY_FEE,
    ABILITY_VP,
    BED_COST,
    CHAMBER_COST,
    CHEAP_BEDS,
    CHEAP_CHAMBERS,
    ROWS,
    SPACES,
    Edition,
    Project,
)
from cheeseboard.games.wistar.shorthand import short, short_needs, short_symbols
from cheeseboard.games.wistar.symbols import MAINS
from cheeseboard.games.wistar.wording import effect_text, gains_text, goal_text, needs_text, symbols_text

if TYPE_CHECKING:
    from cheeseboard.games.wistar.effects import Effect
    from cheeseboard.games.wistar.view import PlayerView, WistarView


def say(key: str, language: str, facts: Facts) -> str:
    return Message("wistar", key, facts).text(language)


def project_name(card: int, language: str) -> str:
    """A project by its number."""
    return say(f"project-{card}", language, {})


def card_text(project: Project, language: str) -> str:
    """All that stands on a project card."""
    sentences = [needs_text(project.needs, language)]
    if project.symbols:
        sentences.append(say("board-gives", language, {"symbols": symbols_text(project.symbols, language)}))
    sentences.append(say("board-worth", language, {"points": project.vp}))
    sentences.append(effect_text(project.effect, language))
    return " ".join([sentence for sentence in sentences if sentence])


def card_line(project: Project, language: str) -> str:
    """Cost, requirements, symbols and points in a few letters."""
    return f"{short_needs(project.needs, language)} → {card_gives(project, language)}"


def card_gives(project: Project, language: str) -> str:
    return " ".join([*short_symbols(project.symbols, language), short("vp", project.vp, language)])


# -- notes


def note_of(edition: Edition, view: WistarView, choice: Choice, language: str) -> str:
    """Beside a choice: the card's text, what a space offers, what something costs or brings."""
    verb = choice.verb
    it = choice.it
    if verb in (V_TAKE, V_PLAY):
        return card_text(edition.projects[it], language)
    if verb == V_DISCARD:
        return card_line(edition.projects[it], language)
    if verb == V_USE:
        return effect_text(edition.projects[it].effect, language)
    if verb == V_PAIR:
        names = [f"{card} {project_name(card, language)}" for card in view.pairs[it]]
        return " + ".join(names)
    if verb == V_SPACE:
        return space_note(edition, view, it, language)
    if verb == V_DO:
        return action_note(edition, view, it, language)
    if verb == V_MAIN:
        return main_note(view, it, language)
    if verb == V_TASK:
        row = edition.missions[it // ROWS].rows[it % ROWS]
        reward = say("board-reward", language, {"reward": gains_text(row.reward, language)})
        return f"{needs_text(row.needs, language)} {reward}".strip()
    if verb == V_CUBE:
        return cube_note(it, language)
    if verb in (V_GOAL, V_KEEP):
        return goal_text(edition.goals[it], goal_field(view, it + 1), language)
    if verb == V_RELEASE:
        mouse = edition.mice[it]
        return worth_and_effect(mouse.vp, mouse.effect, language)
    return rarer_note(edition, view, choice, language)


def rarer_note(edition: Edition, view: WistarView, choice: Choice, language: str) -> str:
    verb = choice.verb
    me = asked_player(view)
    if me is None:
        return ""
    if verb == V_HUT:
        return f"{short('movement', 1, language)} + {short('gain-potion', 1, language)}"
    if verb == V_DIG:
        return dig_note(edition, view, me, language)
    if verb == V_BED:
        return bed_note(edition, view, me, language)
    if verb == V_CHEESE and view.cheeses:
        return say("board-worth", language, {"points": edition.mice[view.cheeses[0] - 1].vp})
    if verb == V_HERO:
        hero = edition.heroes[choice.it]
        points = me.symbols[hero.skill] + hero.symbols
        return say("board-hero", language, {"symbols": short_hero(edition, choice.it, language), "points": points})
    if verb == V_DEPLOY:
        return say("board-rats-there", language, {"rats": me.rats[choice.it]})
    if verb == V_SUPPLY:
        return say("board-pile", language, {"mice": view.supply[choice.it]})
    if verb in (V_GIVE, V_LOSE) and view.about is not None and view.about.card is not None:
        return effect_text(edition.projects[view.about.card - 1].effect, language)
    return ""


def asked_player(view: WistarView) -> PlayerView | None:
    """Who makes the choice."""
    if view.about is None or view.about.player is None:
        return None
    return view.players[view.about.player]


def short_hero(edition: Edition, hero: int, language: str) -> str:
    card = edition.heroes[hero]
    return " ".join(short_symbols(card.symbols << 8 * card.skill, language))


def worth_and_effect(vp: int, effect: Effect, language: str) -> str:
    """What a mouse is worth, and what it does."""
    return f"{say('board-worth', language, {'points': vp})} {effect_text(effect, language)}".strip()


def main_note(view: WistarView, main: int, language: str) -> str:
    """A main action and the power that the asked player has there."""
    me = asked_player(view)
    power = 0 if me is None else me.rats[main // 2]
    return say("board-power", language, {"main": f"@board-main-{MAINS[main]}", "power": power})


def space_note(edition: Edition, view: WistarView, space: int, language: str) -> str:
    """The main action that a space faces, with its power, and the space's bonus actions."""
    parts: list[str] = []
    for place, section in enumerate(view.wheel):
        if section.section == "ABCDEF"[space // SPACES]:
            parts.append(main_note(view, place, language))
    parts += [gains_text(bonus, language) for bonus in bonuses(edition, view, space)]
    return "; ".join(parts)


def action_note(edition: Edition, view: WistarView, which: int, language: str) -> str:
    """What is left to do on the space of this turn's leader."""
    for place, section in enumerate(view.wheel):
        for number, space in enumerate(section.spaces):
            if space.name == view.space:
                if which == 0:
                    return main_note(view, place, language)
                found = bonuses(edition, view, SPACES * "ABCDEF".index(section.section) + number)
                return gains_text(found[which - 1], language)
    return ""


def bonuses(edition: Edition, view: WistarView, space: int) -> list[Effect]:
    """The bonus actions of a space on the side that this number of players uses."""
    for side in edition.wheel[space // SPACES]:
        if side.fewest <= len(view.players) <= side.most:
            return side.spaces[space % SPACES]
    return []


def dig_note(edition: Edition, view: WistarView, me: PlayerView, language: str) -> str:
    cost = CHAMBER_COST - 1 if CHEAP_CHAMBERS + 1 in me.abilities else CHAMBER_COST
    if view.about is not None and view.about.free:
        cost = 0
    facts: Facts = {"cost": short("metal", cost, language), "points": edition.chamber_vp[me.dug]}
    return say("board-cost", language, facts)


def bed_note(edition: Edition, view: WistarView, me: PlayerView, language: str) -> str:
    cost = BED_COST - 1 if CHEAP_BEDS + 1 in me.abilities else BED_COST
    if view.about is not None and view.about.free:
        cost = 0
    facts: Facts = {"cost": short("wood", cost, language), "points": edition.bed_vp[me.built]}
    return say("board-cost", language, facts)


def cube_note(ability: int, language: str) -> str:
    """W5: what an ability is worth at the end, and the fee for its cube."""
    worth = say("board-worth", language, {"points": ABILITY_VP[ability]})
    if not ABILITY_FEE[ability]:
        return worth
    return f"{worth} {say('board-fee', language, {'cost': short('item', ABILITY_FEE[ability], language)})}"


def goal_field(view: WistarView, goal: int) -> int:
    """The topmost free field of a goal card; of one that is private, the topmost."""
    for card in view.goals:
        if card.number == goal:
            return len(card.discs)
    return 0


# -- rules

RULES: Final = {
    V_DECLINE: "W3.11",
    V_END: "W3.9",
    V_PAIR: "W2.11",
    V_SPACE: "W3.10",
    V_HUT: "W4.5",
    V_POTION: "W4.5",
    V_MAIN: "W4.1",
    V_DIG: "W4.1",
    V_BED: "W4.1",
    V_TOP: "W4.1",
    V_TAKE: "W4.1",
    V_PLAY: "W4.6",
    V_DISCARD: "W1.4",
    V_USE: "W4.9",
    V_PAY: "W1.4",
    V_LESS: "W6.5",
    V_DOOR: "W4.2",
    V_GO: "W4.2",
    V_REVEAL: "W4.2",
    V_MOUSE: "W4.2",
    V_CHEESE: "W4.2",
    V_TASK: "W4.8",
    V_FIRST: "W4.8",
    V_RAT: "W4.4",
    V_DEPLOY: "W4.9",
    V_BUY: "W4.9",
    V_MOVE: "W4.9",
    V_TENT: "W4.9",
    V_PITCH: "W6.2",
    V_STRIKE: "W7.1",
    V_GOAL: "W4.9",
    V_KEEP: "W6.1",
    V_HERO: "W5.10",
    V_SKILL: "W5.5",
    V_GIVE: "W6.9",
    V_LOSE: "W6.9",
    V_RELEASE: "W6.4",
    V_SUPPLY: "W6.1",
    V_GET: "W7.1",
}
OF_STAGES: Final = {
    "archive": "W7.1",
    "copy": "W7.1",
    "hand": "W6.4",
    "shop": "W7.1",
    "tools": "W7.1",
    "top": "W6.1",
    "victim": "W6.9",
    "yacht": "W7.1",
}  # the rule behind every choice that single cards bring


def rule_of(view: WistarView, choice: Choice) -> str:
    """The rule that allows a choice."""
    if choice.verb != V_DECLINE and view.stage in OF_STAGES:
        return OF_STAGES[view.stage]
    if choice.verb == V_DO:
        return "W4.1" if choice.it == 0 else "W4.4"
    if choice.verb == V_CUBE:
        return f"W5.{choice.it + 1}"
    return RULES[choice.verb]
