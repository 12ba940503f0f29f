"""A table of Gouda! Gouda!: the spaces from the drum up to the table, the mice on them, the roll and the cards."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.gouda.terminal import ARROW, HUE, OWNER, heights, say
from cheeseboard.games.gouda.view import GoudaView, SpaceView
from cheeseboard.notebook.svg import box, centred, dot, drawing, line, word

WIDE: Final = 190
HIGH: Final = 62
SPACE: Final = (150, 40)
EDGE: Final = 16
LINE: Final = 22


def draw(view: GoudaView, names: tuple[str, ...], language: str) -> str:
    """A row a height, the goal on top, with the ways between the spaces."""
    at = places(view)
    parts: list[str] = []
    for space in view.spaces:
        for above in space.up:
            parts.append(line(*middle(at[space.name]), *middle(at[above]), "#bbb", 2))
    for space in view.spaces:
        parts += drawn(view, space, *at[space.name])
    bottom = max(y for _, y in at.values()) + HIGH
    for place, face in enumerate(view.dice):
        x = EDGE + place * 104
        parts.append(box(x, bottom, 98, 26, HUE[face], "#444"))
        parts.append(centred(x + 49, bottom + 13, f"{ARROW[face]} {say(f'colour-{face}', language)}"))
    top = bottom + (48 if view.dice else LINE)
    told = lines(view, names, language)
    parts += [word(EDGE, top + place * LINE, *one) for place, one in enumerate(told)]
    width = max([x for x, _ in at.values()] + [EDGE + 104 * (len(view.dice) - 1), 420]) + WIDE
    return drawing(width, top + LINE * len(told), parts)


def places(view: GoudaView) -> dict[str, tuple[float, float]]:
    """Where the spaces are: as high as the ways to them are long."""
    high = heights(view)
    top = max(high.values())
    found: dict[str, tuple[float, float]] = {}
    for height in range(top, -1, -1):
        row = [space for space in view.spaces if high[space.name] == height]
        for place, space in enumerate(row):
            aside = WIDE if is_detour(view, space) else 0  # the straight way goes past it
            found[space.name] = (EDGE + aside + place * WIDE, EDGE + (top - height) * HIGH)
    return found


def is_detour(view: GoudaView, space: SpaceView) -> bool:
    """Whether one could go from below to above without it."""
    return any(space.name in below.up and set(space.up) & set(below.up) for below in view.spaces)


def middle(at: tuple[float, float]) -> tuple[float, float]:
    return at[0] + SPACE[0] / 2, at[1] + SPACE[1] / 2


def drawn(view: GoudaView, space: SpaceView, x: float, y: float) -> list[str]:
    """The name, a mouse for each that stands there, and the cheese."""
    here = space.name == view.space
    parts = [box(x, y, *SPACE, "#fffbe8" if space.name != view.goal else "#ffe9a8", "#222" if here else "#bbb")]
    parts.append(word(x + 6, y + 16, space.name, weight="bold" if here else "normal", size=12))
    if space.cheese:
        parts.append(word(x + SPACE[0] - 6, y + 16, f"▲{space.cheese}", "#b58900", 13, "end", "bold"))
    mice = [seat for seat, number in enumerate(space.mice) for _ in range(number)]
    step = min(16.0, (SPACE[0] - 16) / max(1, len(mice)))
    for place, seat in enumerate(mice):
        parts.append(dot(x + 12 + place * step, y + 29, 7, OWNER[seat], "#444"))
        parts.append(centred(x + 12 + place * step, y + 29, str(seat + 1), "#fff", 9, "bold"))
    return parts


def lines(view: GoudaView, names: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """What stands below the board, and its colour."""
    found: list[tuple[str, str]] = []
    for window in view.windows:
        if window.card is not None and window.player is not None:
            found.append((say("board-waits", language, card=window.card, player=names[window.player]), "#222"))
    for player, shown in enumerate(view.players):
        mark = "▶" if player == view.active and not view.ending else "·"
        cheese = say("board-cheese", language, cheese=shown.cheese) if shown.cheese else ""
        cards = say("board-cards", language, cards=shown.cards) if shown.cards else ""
        told = "; ".join([part for part in (cheese, cards) if part])
        found.append((f"{mark} {player + 1} {names[player]}" + (f": {told}" if told else ""), OWNER[player]))
    if view.hand:
        cards = ", ".join([say(f"card-{card}", language) for card in view.hand])
        found.append((f"{say('board-hand', language)}: {cards}", "#222"))
    return found
