"""Draws a table of Mlsný kocour: the mice in the centre, a cat card for every player, and what is at risk."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.kocour.components import MICE_OF_A_COLOUR
from cheeseboard.games.kocour.view import KocourView

HUE: Final = {"red": "#e5484d", "orange": "#f5922f", "blue": "#4c8df6", "green": "#3fb950", "yellow": "#f2d13b"}
HUE_OF_DIE: Final = {**HUE, "joker": "white"}
SAFE: Final = "●"
AT_RISK: Final = "○"


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("kocour", key, facts).text(language)


def draw(view: KocourView, names: tuple[str, ...], language: str) -> RenderableType:
    """Cat cards on both sides, the mice between them, the dice and the pulled mice below those."""
    cards = [cat_card(view, player, names, language) for player in range(len(view.players))]
    grid = Table.grid(padding=(0, 0))
    for _ in range(3):
        grid.add_column()
    grid.add_row(Group(*cards[::2]), Group(centre(view, language), *turn_lines(view, language)), Group(*cards[1::2]))
    if not view.match:
        return grid
    return Group(Text(say("board-game", language, game=view.game, games=view.games), style="dim"), grid)


def prompt(view: KocourView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, or real dice to roll."""
    if view.stage == "begin":
        return say("board-ask-starter", language)
    if view.stage == "roll":
        return say("board-ask-dice", language, player=names[view.active])
    return say(f"prompt-{view.stage}", language)


def note(view: KocourView, action: str, language: str) -> str:
    """Beside `roll`: how likely it busts. Beside `stop`: what it brings."""
    if action == "roll" and view.bust is not None:
        return say("board-bust", language, percent=round(100 * view.bust))
    if action == "stop":
        return say("board-gain", language, points=points_at_risk(view))
    return ""


def rule(view: KocourView, action: str) -> str:
    """The rule that allows a choice."""
    if action in ("roll", "stop"):
        return {"roll": "K2.8", "stop": "K2.9"}[action]
    return "K2.4" if "<" in action else "K2.3"


def legend(language: str) -> str:
    return say("board-legend", language)


def points_at_risk(view: KocourView) -> int:
    """What the pulled mice would add to the active player's card."""
    card = view.players[view.active].mice
    return sum(
        ladder[have + pulled] - ladder[have]
        for ladder, have, pulled in zip(view.ladder, card, view.pulled, strict=True)
    )


def initial(colour: str, language: str) -> str:
    """The first letter of a colour, for those who do not see it."""
    return say(f"colour-{colour}", language)[0].upper()


# -- the centre


def centre(view: KocourView, language: str) -> RenderableType:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(width=MICE_OF_A_COLOUR)
    for colour, mice in zip(view.colours, view.centre, strict=True):
        lines.add_row(Text(SAFE * mice, style=HUE[colour]), Text(say(f"colour-{colour}", language), style=HUE[colour]))
    title = say("board-centre", language, mice=sum(view.centre))
    return Panel(lines, title=Text(title), width=24, border_style="dim")


def turn_lines(view: KocourView, language: str) -> list[RenderableType]:
    """The dice on the table and the mice that a bust would lose."""
    lines: list[RenderableType] = []
    if view.dice:
        dice = Text(" ")
        for place, face in enumerate(view.dice):
            dice.append(" + " if place else "")
            dice.append(f"[{say(f'colour-{face}', language)}]", style=f"bold {HUE_OF_DIE[face]}")
        lines.append(dice)
    if any(view.pulled):
        risk = Text(f" {say('board-risk', language)} ")
        for colour, mice in zip(view.colours, view.pulled, strict=True):
            risk.append((AT_RISK + initial(colour, language) + " ") * mice, style=HUE[colour])
        lines.append(risk)
    return lines


# -- cat cards


def cat_card(view: KocourView, player: int, names: tuple[str, ...], language: str) -> RenderableType:
    """A line a colour: the mice there, those at risk, what more of them would be worth; and the points at its end."""
    card = view.players[player]
    active = player == view.active and view.stage != "begin" and not view.ending
    grid = Table.grid()
    grid.add_column(width=2)
    grid.add_column(width=3 * MICE_OF_A_COLOUR)
    grid.add_column(width=4, justify="right")
    for number, colour in enumerate(view.colours):
        have = card.mice[number]
        pulled = view.pulled[number] if active else 0
        ladder = view.ladder[number]
        points = Text(str(ladder[have]), style="bold" if have else "dim")
        grid.add_row(Text(initial(colour, language), style=HUE[colour]), rungs(ladder, have, pulled, colour), points)
    title = Text(f"▶ {names[player]}" if active else names[player])
    total = card.total + card.points
    told = say("board-points", language, points=card.points)
    if view.match:
        told = say("board-total", language, points=card.points, total=total)
    return Panel(grid, title=title, subtitle=Text(told), width=28, border_style="bold" if active else "dim")


def rungs(ladder: tuple[int, ...], have: int, pulled: int, colour: str) -> Text:
    line = Text()
    for mice in range(1, MICE_OF_A_COLOUR + 1):
        if mice <= have:
            line.append(f"{SAFE:>2} ", style=HUE[colour])
        elif mice <= have + pulled:
            line.append(f"{AT_RISK:>2} ", style=f"bold {HUE[colour]}")
        else:
            line.append(f"{ladder[mice]:>2} ", style="dim")
    return line
