"""A choice in a few letters, for long lists of choices; its whole note is told when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.words import Message
from cheeseboard.games.wistar.actions import (
    V_DEPLOY,
    V_DISCARD,
    V_GOAL,
    V_HUT,
    V_KEEP,
    V_PLAY,
    V_SPACE,
    V_TAKE,
    V_TASK,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.components import ROWS, SPACES, Edition
from cheeseboard.games.wistar.notes import asked_player, bonuses, card_line, goal_field, note_of, project_name
from cheeseboard.games.wistar.shorthand import short_count, short_gains, short_needs
from cheeseboard.games.wistar.symbols import AREAS
from cheeseboard.games.wistar.wording import effect_text

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import WistarView


def say(key: str, language: str) -> str:
    return Message("wistar", key, {}).text(language)


def brief_of(edition: Edition, view: WistarView, choice: Choice, language: str) -> str:
    """Of cards, spaces, missions and goals what stands on them; most other choices are short enough by themselves."""
    it = choice.it
    if choice.verb in (V_TAKE, V_PLAY, V_DISCARD):
        project = edition.projects[it]
        told = f"{project_name(it + 1, language)} {card_line(project, language)}"
        effect = effect_text(project.effect, language)
        return f"{told} · {effect}" if effect else told
    if choice.verb == V_USE:
        return f"{project_name(it + 1, language)}: {effect_text(edition.projects[it].effect, language)}"
    if choice.verb == V_SPACE:
        return space_brief(edition, view, it, language)
    if choice.verb == V_TASK:
        row = edition.missions[it // ROWS].rows[it % ROWS]
        name = say(f"task-{it // ROWS + 1}-{it % ROWS + 1}", language)
        return f"{name}: {short_needs(row.needs, language)} → {short_gains(row.reward, language)}"
    if choice.verb in (V_GOAL, V_KEEP):
        return f"{say(f'goal-{it + 1}', language)}: {field_line(edition, it, goal_field(view, it + 1), language)}"
    if choice.verb == V_HUT:
        return f"{say('board-brief-hut', language)}: {note_of(edition, view, choice, language)}"
    if choice.verb == V_DEPLOY:
        return say(f"board-brief-deploy-{AREAS[it]}", language)
    return ""


def space_brief(edition: Edition, view: WistarView, space: int, language: str) -> str:
    """The main action that a space faces, the power there, and the bonus actions."""
    me = asked_player(view)
    told = " + ".join([short_gains(bonus, language) for bonus in bonuses(edition, view, space)])
    for place, section in enumerate(view.wheel):
        if section.section == "ABCDEF"[space // SPACES]:
            power = 0 if me is None else me.rats[place // 2]
            return f"{say(f'board-main-{section.main}', language)} {power}: {told}"
    return told


def field_line(edition: Edition, goal: int, field: int, language: str) -> str:
    """What a field of a goal card asks for and brings."""
    card = edition.goals[goal]
    return f"{short_count(card.count, card.asks[field], language)} → {short_gains(card.bonuses[field], language)}"
