"""Draws what stands above the farm: the round and what lies beside the board, the wheel, the goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.games.wistar.briefs import field_line
from cheeseboard.games.wistar.components import FIELDS, ROUNDS, SPACES
from cheeseboard.games.wistar.draw_means import DONE, FREE, OWNER, TITLE, called, clipped, digits, listed, say
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.notes import bonuses, worth_and_effect
from cheeseboard.games.wistar.shorthand import NOTHING, short_count, short_gains
from cheeseboard.games.wistar.symbols import AREAS, SKILLS

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import GoalView, SectionView, WistarView

TAKEN: Final = "●"
UNKNOWN: Final = "?"


def header(view: WistarView, names: tuple[str, ...], language: str, tight: bool) -> RenderableType:
    """The round, the turn order, the hut, the mice and what else lies beside the board; two lines where it is tight."""
    edition = GAME.box.edition
    title = say("board-set-up", language)
    if view.round:
        title = say("board-round", language, round=view.round, rounds=ROUNDS)
    first = Text.assemble((title, TITLE))
    if view.order:
        first.append(f" · {say('board-order', language)} ")
        first.append_text(Text(" → ").join([Text(called(seat, names), style=OWNER[seat]) for seat in view.order]))
    if not view.ending:
        first.append(f" · {say('board-hut', language)} ")
        first.append_text(digits(view.hut) if view.hut else Text(NOTHING, style="dim"))
    if view.round_mouse is not None and not view.ending:
        mouse = edition.mice[view.round_mouse - 1]
        told = f"{say(f'mouse-{view.round_mouse}', language)} – {worth_and_effect(mouse.vp, mouse.effect, language)}"
        first.append(f" · {say('board-round-mouse', language)} {told}")
    cheese = listed([edition.mice[tile - 1].vp for tile in view.cheeses])
    house, cellar = view.supply
    heroes = skills([SKILLS[edition.heroes[hero - 1].skill] for hero in view.heroes], language)
    tokens = skills(view.skills, language)
    second = say("board-beside", language, cheese=cheese, house=house, cellar=cellar, heroes=heroes, tokens=tokens)
    lines = [first, Text(second, style="dim")]
    return Group(*[clipped(line) for line in lines] if tight else lines)


def skills(words: Sequence[str], language: str) -> str:
    return " ".join([say(f"short-{word}", language) for word in words]) or NOTHING


# -- the wheel


def wheel(view: WistarView, language: str, tight: bool) -> RenderableType:
    """A line a main action: its area, the power of the seat, whose leaders stand there, and the spaces.

    Where it is tight the areas have to be known by heart, so that fewer lines are broken.
    """
    grid = Table.grid(padding=(0, 1))
    for _ in range(2 if tight else 3):
        grid.add_column(no_wrap=True)
    for place, section in enumerate(view.wheel):
        area = place // 2
        name = say(f"board-area-{AREAS[area]}", language) if place % 2 == 0 else ""
        main = Text.assemble((say(f"board-main-{section.main}", language), "bold"))
        if view.seat is not None:
            main.append(f" {view.players[view.seat].rats[area]}", style=OWNER[view.seat])
        leaders = tuple([space.leader for space in section.spaces if space.leader is not None])
        cells = [main, digits(leaders), spaces(view, section, language)]
        grid.add_row(*cells if tight else [Text(name, style="dim"), *cells])
    return grid


def spaces(view: WistarView, section: SectionView, language: str) -> Text:
    """What each space brings, and whether it is taken."""
    line = Text()
    for number, space in enumerate(section.spaces):
        here = space.name == view.space
        effects = bonuses(GAME.box.edition, view, SPACES * "ABCDEF".index(section.section) + number)
        told = " + ".join([short_gains(bonus, language) for bonus in effects])
        line.append("  " if number else "")
        line.append(f"{FREE if space.leader is None else TAKEN}{space.name}", style="bold reverse" if here else "cyan")
        line.append(f" {told}", style="dim" if space.leader is not None and not here else "")
    return line


# -- the goals


def goals(view: WistarView, language: str, tight: bool) -> RenderableType:
    """The goals of the board, then those that only one player can reach."""
    lines = [line for goal in view.goals for line in goal_lines(view, goal, language, tight)]
    for seat, player in enumerate(view.players):
        lines += [goal_line(digits((seat,)), goal, 0, language) for goal in player.private]
    return Group(*lines, *[goal_line(Text(UNKNOWN), goal, 0, language) for goal in view.drawn_goals])


def goal_lines(view: WistarView, goal: GoalView, language: str, tight: bool) -> list[Text]:
    """The name and what is counted; then the free fields: how many are asked for, and the bonus."""
    card = GAME.box.edition.goals[goal.number - 1]
    fields = range(len(goal.discs), min(FIELDS, len(view.players)))
    if tight and fields:
        return [goal_line(digits(goal.discs), goal.number, fields[0], language)]
    counted = short_count(card.count, 1, language).lstrip("1")
    title = Text.assemble((say(f"goal-{goal.number}", language), "bold"), f" ({counted}) ", digits(goal.discs))
    told = [f"{card.asks[field]} → {short_gains(card.bonuses[field], language)}" for field in fields]
    return [title, Text(f"  {' · '.join(told) or DONE}")]


def goal_line(mark: Text, goal: int, field: int, language: str) -> Text:
    """A goal with one of its fields."""
    name = (say(f"goal-{goal}", language), "bold")
    told = field_line(GAME.box.edition, goal - 1, field, language)
    return clipped(Text.assemble(mark, " " if mark else "", name, f": {told}"))
