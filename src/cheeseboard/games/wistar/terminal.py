"""A table of Rats of Wistar in a terminal: the board, what there is to do, and what is worth knowing about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.actions import Choice
from cheeseboard.games.wistar.briefs import brief_of
from cheeseboard.games.wistar.draw_means import say
from cheeseboard.games.wistar.folding import Drawing
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.notes import note_of, project_name, rule_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cheeseboard.games.wistar.view import WistarView


def draw(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """The table in the lines that there are; two parts stand side by side where there is room for it."""
    return Drawing(view, names, language)


def prompt(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, or something to draw from the real box."""
    about = view.about
    if about is None:
        return ""
    if not view.asked:
        return ask_for_chance(view, names, language)
    text = say(f"prompt-{view.stage}", language)
    if about.left is not None and about.left > 1:
        text += f" ({say('board-left', language, left=about.left)})"
    if about.card is not None:
        text += f" ({about.card} {project_name(about.card, language)})"
    if about.task is not None:
        text += f" ({task_name(about.task, language)})"
    return text


def task_name(task: tuple[int, int], language: str) -> str:
    return say(f"task-{task[0]}-{task[1]}", language)


def ask_for_chance(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """Which component of the real box has to be drawn and told by its number."""
    about = view.about
    assert about is not None
    facts: dict[str, int | str] = {}
    if about.player is not None:
        facts["player"] = names[about.player]
    if about.deck is not None:
        facts["deck"] = about.deck
    if view.stage == "wheel-draw":
        facts["main"] = f"@board-main-{about.where}"
    elif view.stage == "order-draw" and about.left is not None:
        facts["place"] = about.left
    elif view.stage == "door-draw" and about.where is not None:
        one, _, other = about.where.partition("-")
        facts |= {"one": f"@room-{one}", "other": f"@room-{other}"}
    elif view.stage == "mission-draw":
        facts["room"] = f"@room-{about.where}"
    mine = "" if about.player is None else "-of-player"
    return say(f"board-ask-{view.stage}{mine}", language, **facts)


def note(view: WistarView, action: str, language: str) -> str:
    """What is worth knowing about a choice; of a card, all that stands on it."""
    choice = GAME.actions.find(action)
    return note_of(GAME.box.edition, view, choice, language) if isinstance(choice, Choice) else ""


def brief(view: WistarView, action: str, language: str) -> str:
    """A choice in a few letters; nothing where its name is as short as can be."""
    choice = GAME.actions.find(action)
    return brief_of(GAME.box.edition, view, choice, language) if isinstance(choice, Choice) else ""


def rule(view: WistarView, action: str) -> str:
    """The rule that allows a choice."""
    choice = GAME.actions.find(action)
    return rule_of(view, choice) if isinstance(choice, Choice) else ""


def legend(language: str) -> str:
    """The signs of the board, and that some figures are ours, where that is so."""
    signs = say("board-legend", language)
    return f"{say('board-house', language)} {signs}" if GAME.box.edition.house else signs
