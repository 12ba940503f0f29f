"""Shapes of our own drawings."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

INK: Final = "#222"
PALE: Final = "#999"
SERIF: Final = "system-ui,sans-serif"


def drawing(width: float, height: float, parts: Sequence[str], title: str = "") -> str:
    """A picture on white paper, whatever the colours of the page are."""
    size = f'width="{n(width)}" height="{n(height)}" viewBox="0 0 {n(width)} {n(height)}"'
    named = f"<title>{escape(title)}</title>" if title else ""
    paper = box(0, 0, width, height, "#fff")
    style = 'style="max-width:100%;height:auto"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} {style}>{named}{paper}{"".join(parts)}</svg>'


def n(number: float) -> str:
    """A number in as few digits as it needs."""
    return f"{number:.1f}".removesuffix(".0")


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    place = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"'
    return f'<rect {place} rx="4" fill="{fill}" stroke="{stroke}"{dashed}/>'


def dot(x: float, y: float, radius: float, fill: str, stroke: str = "none") -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}" stroke="{stroke}"/>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str = PALE, width: float = 1) -> str:
    place = f'x1="{n(x)}" y1="{n(y)}" x2="{n(to_x)}" y2="{n(to_y)}"'
    return f'<line {place} stroke="{colour}" stroke-width="{n(width)}"/>'


def word(
    x: float, y: float, text: str, colour: str = INK, size: float = 13, anchor: str = "start", weight: str = "normal"
) -> str:
    look = f'fill="{colour}" font-size="{n(size)}" font-weight="{weight}" text-anchor="{anchor}" font-family="{SERIF}"'
    return f'<text x="{n(x)}" y="{n(y)}" {look}>{escape(text)}</text>'


def centred(x: float, y: float, text: str, colour: str = INK, size: float = 13, weight: str = "normal") -> str:
    """A word around a point."""
    return word(x, y + 0.35 * size, text, colour, size, "middle", weight)


def cross(x: float, y: float, reach: float, colour: str) -> str:
    strokes = line(x - reach, y - reach, x + reach, y + reach, colour, 3)
    return strokes + line(x - reach, y + reach, x + reach, y - reach, colour, 3)
