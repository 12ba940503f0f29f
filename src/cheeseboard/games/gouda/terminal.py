"""Draws a table of Gouda! Gouda!: the board from the table down to the drum, the roll, the cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.gouda.view import GoudaView, SpaceView

OWNER: Final = ("#e5484d", "#4c8df6", "#3fb950", "#f2d13b", "#b57edc", "#f5922f")
HUE: Final = {"green": "#3fb950", "yellow": "#f2d13b", "red": "#e5484d"}
ARROW: Final = {"green": "↑", "yellow": "–", "red": "↓"}
WIDTH: Final = 20


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("gouda", key, facts).text(language)


def draw(view: GoudaView, names: tuple[str, ...], language: str) -> RenderableType:
    """The board, the dice, the players and the hand of the seat whose view it is."""
    parts: list[RenderableType] = [board(view, language)]
    if view.dice:
        parts.append(dice_line(view, language))
    for window in view.windows:
        if window.card is not None and window.player is not None:
            told = say("board-waits", language, card=window.card, player=names[window.player])
            parts.append(Text(told, style="bold"))
    parts += [Text(), players(view, names, language)]
    if view.hand:
        cards = ", ".join([say(f"card-{card}", language) for card in view.hand])
        parts.append(Text(f"{say('board-hand', language)}: {cards}"))
    return Group(*parts)


def prompt(view: GoudaView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, real dice to roll, or a real card to draw."""
    if view.stage == "begin":
        return say("board-ask-starter", language)
    if view.stage == "deal":
        return say("board-ask-card", language, player=names[view.active])
    if view.stage == "roll":
        return say("board-ask-dice", language, player=names[view.active])
    return say(f"prompt-{view.stage}", language)


def note(view: GoudaView, action: str, language: str) -> str:
    """Beside a space to name: how many dice it gives."""
    for space in view.spaces:
        if space.name == action:
            return say("board-mice", language, mice=sum(space.mice))
    return ""


RULES: Final = {
    "-": "G4.9",
    "put": "G1.3",
    "reroll": "G4.3",
    "again": "G4.4",
    "transfer": "G4.5",
    "improve": "G4.6",
    "worsen": "G4.7",
    "nullify": "G4.8",
}


def rule(view: GoudaView, action: str) -> str:
    """The rule that allows a choice."""
    if "@" in action:
        return "G2.3"
    return RULES.get(action.partition(":")[0], "G2.1")


def legend(language: str) -> str:
    return say("board-legend", language)


# -- the board


def heights(view: GoudaView) -> dict[str, int]:
    """The most steps from the bottom to each space."""
    found = {space.name: 0 for space in view.spaces}
    for _ in view.spaces:
        for space in view.spaces:
            for above in space.up:
                found[above] = max(found[above], found[space.name] + 1)
    return found


def board(view: GoudaView, language: str) -> RenderableType:
    """A line a height, the goal on top; each space with the ways up from it."""
    high = heights(view)
    grid = Table.grid(padding=(0, 1))
    rows = [[space for space in view.spaces if high[space.name] == height] for height in set(high.values())]
    for spaces in reversed(rows):
        grid.add_row(*[drawn_space(view, space, language) for space in spaces])
    return grid


def drawn_space(view: GoudaView, space: SpaceView, language: str) -> Text:
    """The name, a digit for every mouse, the cheese, and where it goes from there."""
    here = space.name == view.space
    line = Text(f"{'▸' if here else ' '}{space.name:<2} ", style="bold" if here else "")
    for seat, mice in enumerate(space.mice):
        line.append(str(seat + 1) * mice, style=OWNER[seat])
    if space.cheese:
        line.append(f" ▲{space.cheese}", style=HUE["yellow"])
    if space.up:
        line.append(f"  →{' '.join(space.up)}", style="dim")
    line.append(" " * max(0, WIDTH - line.cell_len))
    return line


def dice_line(view: GoudaView, language: str) -> Text:
    line = Text(say("board-dice", language) + " ")
    for die in view.dice:
        line.append(f" {ARROW[die]} {say(f'colour-{die}', language)} ", style=f"bold {HUE[die]}")
    return line


def players(view: GoudaView, names: tuple[str, ...], language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for player, shown in enumerate(view.players):
        mark = "▶" if player == view.active and not view.ending else " "
        name = Text(f"{mark} {player + 1} {names[player]}", style=OWNER[player])
        cards = say("board-cards", language, cards=shown.cards) if shown.cards else ""
        cheese = say("board-cheese", language, cheese=shown.cheese) if shown.cheese else ""
        grid.add_row(name, cheese, Text(cards, style="dim"))
    return grid
