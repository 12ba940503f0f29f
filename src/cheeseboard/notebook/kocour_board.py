"""A table of Mlsný kocour: the mice in the centre, the dice, and everybody's cat card."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.kocour.components import MICE_OF_A_COLOUR
from cheeseboard.games.kocour.terminal import HUE, HUE_OF_DIE, say
from cheeseboard.games.kocour.view import KocourView
from cheeseboard.notebook.svg import box, centred, dot, drawing, word

STEP: Final = 26
EDGE: Final = 12
CARD: Final = (9 * STEP, 7 * STEP + 10)
CENTRE: Final = 6 * STEP + 110


def draw(view: KocourView, names: tuple[str, ...], language: str) -> str:
    """The centre on the left, the cat cards beside it, two a row."""
    parts = centre(view, language)
    for player in range(len(view.players)):
        x = CENTRE + (player % 2) * (CARD[0] + EDGE)
        y = EDGE + (player // 2) * (CARD[1] + EDGE)
        parts += card(view, player, names, language, x, y)
    rows = -(-len(view.players) // 2)
    height = max(rows * (CARD[1] + EDGE), 9 * STEP) + EDGE
    return drawing(CENTRE + 2 * (CARD[0] + EDGE), height, parts)


def centre(view: KocourView, language: str) -> list[str]:
    """The mice that are left, the dice, and the mice that a bust would lose."""
    parts = [word(EDGE, 24, say("board-centre", language, mice=sum(view.centre)), weight="bold")]
    for row, (colour, mice) in enumerate(zip(view.colours, view.centre, strict=True)):
        y = 46 + row * STEP
        parts += [dot(EDGE + 10 + place * STEP, y, 9, HUE[colour], "#444") for place in range(mice)]
        parts.append(word(EDGE + MICE_OF_A_COLOUR * STEP + 6, y + 5, say(f"colour-{colour}", language), "#555"))
    y = 46 + len(view.colours) * STEP
    for place, face in enumerate(view.dice):
        x = EDGE + place * 110
        parts.append(box(x, y, 104, 28, HUE_OF_DIE[face], "#444"))
        parts.append(centred(x + 52, y + 14, say(f"colour-{face}", language), weight="bold"))
    pulled = [colour for colour, mice in zip(view.colours, view.pulled, strict=True) for _ in range(mice)]
    parts += [dot(EDGE + 10 + 20 * place, y + 48, 8, "#fff", HUE[colour]) for place, colour in enumerate(pulled)]
    if pulled:
        parts.append(word(EDGE + 10 + 20 * len(pulled), y + 53, say("board-risk", language), "#555"))
    return parts


def card(
    view: KocourView, player: int, names: tuple[str, ...], language: str, x: float, y: float
) -> list[str]:
    """A row a colour: the mice there, those at risk, and what more of them would be worth."""
    shown = view.players[player]
    active = player == view.active and view.stage != "begin" and not view.ending
    parts = [box(x, y, *CARD, "#fafafa", "#222" if active else "#bbb")]
    name = f"▶ {names[player]}" if active else names[player]
    parts.append(word(x + 10, y + 20, name, weight="bold" if active else "normal"))
    for number, colour in enumerate(view.colours):
        have, ladder = shown.mice[number], view.ladder[number]
        pulled = view.pulled[number] if active else 0
        line = y + 44 + number * STEP
        for mice in range(1, MICE_OF_A_COLOUR + 1):
            at = x + 20 + (mice - 1) * STEP
            if mice <= have:
                parts.append(dot(at, line, 9, HUE[colour], "#444"))
            elif mice <= have + pulled:
                parts.append(dot(at, line, 8, "#fff", HUE[colour]))
            else:
                parts.append(centred(at, line, str(ladder[mice]), "#999", 12))
        parts.append(word(x + CARD[0] - 10, line + 5, str(ladder[have]), HUE[colour], 14, "end", "bold"))
    told = say("board-points", language, points=shown.points)
    if view.match:
        told = say("board-total", language, points=shown.points, total=shown.total + shown.points)
    parts.append(word(x + 10, y + CARD[1] - 8, told, "#444"))
    return parts
