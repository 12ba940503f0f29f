"""Draws a table of Myszki: the laid tiles with the free cells around them, the own hand, and the players."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.myszki.components import KINDS, SIGNS
from cheeseboard.games.myszki.view import MyszkiView, TileView

OWNER: Final = ("#e5484d", "#4c8df6", "#3fb950", "#f2d13b")
SIGN: Final = dict(zip(KINDS, SIGNS, strict=True))
FREE: Final = "·"
CHOSEN: Final = "▢"
SCREEN: Final = 80  # columns that every terminal has
EDGE: Final = 5  # for the coordinate of a row
WIDEST: Final = 4
NARROWEST: Final = 3


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("myszki", key, facts).text(language)


def draw(view: MyszkiView, names: tuple[str, ...], language: str) -> RenderableType:
    """The table, who has what, and the hand of the seat whose view it is."""
    parts: list[RenderableType] = [table(view), Text(), players(view, names, language)]
    if view.hand:
        hand = Text(say("board-hand", language) + ": ")
        for place, kind in enumerate(view.hand):
            hand.append(", " if place else "")
            hand.append(f"{SIGN[kind]} ", style="bold")
            hand.append(say(f"kind-{kind}", language))
        parts += [Text(), hand]
    return Group(*parts)


def prompt(view: MyszkiView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, or a real tile to draw."""
    if view.stage == "begin":
        return say("board-ask-starter", language)
    if view.stage in ("deal", "draw"):
        return say("board-ask-tile", language, player=names[view.active])
    return say(f"prompt-{view.stage}", language)


def note(view: MyszkiView, action: str, language: str) -> str:
    """Beside a tile: its sign on the table."""
    return SIGN.get(action, "")


def rule(view: MyszkiView, action: str) -> str:
    """The rule that allows a choice."""
    return "M2.2"


def legend(language: str) -> str:
    signs = ", ".join([f"{sign} {say(f'kind-{kind}', language)}" for kind, sign in SIGN.items()])
    return say("board-legend", language, signs=signs)


# -- the table


def table(view: MyszkiView) -> RenderableType:
    """All tiles and free cells, with their coordinates at the edges; closer together where there are many columns."""
    drawn = {(tile.x, tile.y): drawn_tile(tile) for tile in view.tiles}
    for cell in view.free:
        drawn[cell] = Text(FREE, style="dim")
    if view.chosen is not None:
        drawn[view.chosen] = Text(CHOSEN, style="bold")
    if not drawn:
        return Text()
    xs = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    ys = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)
    width = max(NARROWEST, min(WIDEST, (SCREEN - EDGE) // len(xs)))
    lines = [Text(" " * EDGE + "".join([f"{x:<{width}}" for x in xs]), style="dim")]
    for y in ys:
        line = Text(f"{y:>{EDGE - 1}} ", style="dim")
        for x in xs:
            cell_text = drawn.get((x, y), Text()).copy()
            cell_text.truncate(width, pad=True)
            line.append_text(cell_text)
        lines.append(line)
    for line in lines:
        line.no_wrap = True
    return Group(*lines)


def drawn_tile(tile: TileView) -> Text:
    """Owner, sign and what becomes of it: the points of a mouse, × if it is caught, ˙ for a turned cat or trap."""
    inside = f"{tile.owner + 1}{SIGN[tile.kind]}"
    if tile.caught_by:
        return Text(f"{inside}×", style=f"dim {OWNER[tile.owner]}")
    if tile.turned:
        return Text(f"{inside}˙", style="dim")
    if tile.points:
        return Text(f"{inside}{tile.points}", style=f"bold {OWNER[tile.owner]}")
    return Text(inside, style=OWNER[tile.owner])


# -- players


def players(view: MyszkiView, names: tuple[str, ...], language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for player, shown in enumerate(view.players):
        mark = "▶" if player == view.active and not view.ending else " "
        name = Text(f"{mark} {player + 1} {names[player]}", style=OWNER[player])
        points = say("board-points", language, points=shown.points)
        tiles = say("board-tiles", language, hand=shown.hand, stack=shown.stack)
        grid.add_row(name, points, Text(tiles, style="dim"))
    return grid
