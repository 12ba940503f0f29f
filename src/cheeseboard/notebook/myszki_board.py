"""A table of Myszki: the laid tiles, the free cells around them, the players and the own hand."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.myszki.terminal import OWNER, SIGN, say
from cheeseboard.games.myszki.view import MyszkiView, TileView
from cheeseboard.notebook.svg import PALE, box, centred, drawing, word

CELL: Final = 46
EDGE: Final = 30
LINE: Final = 22


def draw(view: MyszkiView, names: tuple[str, ...], language: str) -> str:
    """The tiles with their coordinates at the edges, then a line a player, then the hand."""
    cells = [(tile.x, tile.y) for tile in view.tiles] + list(view.free) + ([view.chosen] if view.chosen else [])
    left, top = min([x for x, _ in cells], default=0), min([y for _, y in cells], default=0)
    columns = max([x for x, _ in cells], default=0) - left + 1
    rows = max([y for _, y in cells], default=0) - top + 1
    parts: list[str] = []
    for x in range(columns):
        parts.append(centred(EDGE + (x + 0.5) * CELL, 16, str(left + x), PALE, 11))
    for y in range(rows):
        parts.append(centred(14, EDGE + (y + 0.5) * CELL, str(top + y), PALE, 11))
    for x, y in view.free:
        at = (EDGE + (x - left) * CELL, EDGE + (y - top) * CELL)
        here = (x, y) == view.chosen
        parts.append(box(at[0] + 3, at[1] + 3, CELL - 6, CELL - 6, "#ffe" if here else "#fff", PALE, "4 4"))
    for tile in view.tiles:
        parts += laid(tile, EDGE + (tile.x - left) * CELL, EDGE + (tile.y - top) * CELL)
    bottom = EDGE + rows * CELL + LINE
    for place, told in enumerate(lines(view, names, language)):
        parts.append(word(EDGE, bottom + place * LINE, *told))
    height = bottom + LINE * len(lines(view, names, language))
    return drawing(max(EDGE + columns * CELL + 12, 560), height, parts)


def laid(tile: TileView, x: float, y: float) -> list[str]:
    """Owner by colour and number, the sign, what a mouse scores; pale if it is caught or turned."""
    gone = tile.turned or bool(tile.caught_by)
    colour = OWNER[tile.owner]
    square = box(x + 2, y + 2, CELL - 4, CELL - 4, "#eee" if gone else "#fff8e1", colour)
    ink = PALE if gone else "#222"
    parts = [square.replace("/>", ' stroke-width="3"/>'), centred(x + CELL / 2, y + CELL / 2, SIGN[tile.kind], ink, 20)]
    parts.append(centred(x + 10, y + 11, str(tile.owner + 1), colour, 10, "bold"))
    told = "×" if tile.caught_by else str(tile.points) if tile.points and not gone else ""
    return [*parts, centred(x + CELL - 10, y + CELL - 10, told, ink, 12, "bold")]


def lines(view: MyszkiView, names: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """What stands below the table, and its colour."""
    found: list[tuple[str, str]] = []
    for player, shown in enumerate(view.players):
        mark = "▶" if player == view.active and not view.ending else "·"
        points = say("board-points", language, points=shown.points)
        tiles = say("board-tiles", language, hand=shown.hand, stack=shown.stack)
        found.append((f"{mark} {player + 1} {names[player]}: {points}; {tiles}", OWNER[player]))
    if view.hand:
        hand = ", ".join([f"{SIGN[kind]} {say(f'kind-{kind}', language)}" for kind in view.hand])
        found.append((f"{say('board-hand', language)}: {hand}", "#222"))
    return found
