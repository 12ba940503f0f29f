"""Plots of our own drawing (SVG): means with their intervals, shares, and how often what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from cheeseboard.cli.arena_plot import NAMES, RIGHT, ROW, WIDTH, Axis, row
from cheeseboard.cli.language import Language

TOP: Final = 12
TOLD: Final = 14  # room for what a reference is called
BOTTOM: Final = 30
HEIGHT: Final = 220  # of bars
EDGE: Final = 46  # beside them
MOST_BARS: Final = 40
TICKS: Final = 4  # about so many numbers along an axis


class Point(NamedTuple):
    """A row of a plot: its name, its figure as text, the value and half of its interval."""

    name: str
    told: str
    value: float
    margin: float = 0.0


def drawn(title: str, height: float, parts: Sequence[str]) -> str:
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return f'<svg role="img" {size}><title>{escape(title)}</title>{"".join(parts)}</svg>'


def whiskers(language: Language, title: str, points: Sequence[Point], reference: float, told: str) -> str:
    """A row a point, with numbers below, around the line of a reference that is told above it."""
    ends = [reference]
    for point in points:
        wide = point.margin if point.margin < float("inf") else 0.0
        ends += [point.value - wide, point.value + wide]
    air = 0.05 * (max(ends) - min(ends)) or 1.0
    axis = Axis(min(ends) - air, max(ends) + air)
    top = TOP + TOLD
    bottom = top + ROW * len(points)
    parts = [axis.rule(top, bottom, value, text, "g") for value, text in ticks(language, axis.low, axis.high)]
    x = axis.at(reference)
    parts.append(f'<line class="m" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
    parts.append(f'<text class="s" x="{x}" y="{top - 4}" text-anchor="middle">{escape(told)}</text>')
    for place, point in enumerate(points):
        y = top + ROW * (place + 0.5)
        parts.append(row(y, clipped(point.name), point.told) + axis.whisker(y, point.value, point.margin))
    return drawn(title, bottom + BOTTOM, parts)


def ticks(language: Language, low: float, high: float) -> list[tuple[float, str]]:
    """Round numbers between the lowest and the highest."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    digits = max(0, -floor(log10(step)))
    numbers = range(ceil(low / step), floor(high / step) + 1)
    return [(number * step, language.number(number * step, digits)) for number in numbers]


def strips(title: str, points: Sequence[Point]) -> str:
    """A row a point, as long as its value is large."""
    most = max(point.value for point in points) or 1.0
    parts = []
    for place, point in enumerate(points):
        y = TOP + ROW * (place + 0.5)
        wide = round((WIDTH - NAMES - RIGHT) * point.value / most, 1)
        parts.append(row(y, clipped(point.name), point.told))
        parts.append(f'<rect class="b" x="{NAMES}" y="{y - 7}" width="{wide}" height="14"></rect>')
    return drawn(title, TOP + ROW * len(points) + TOP, parts)


def clipped(name: str) -> str:
    """As much of a name as there is room for."""
    return name if len(name) <= 28 else name[:27] + "…"


def binned(counts: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Numbers in bars of equal width: the first and the last of each, and how many there were."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // MOST_BARS)
    bars = [0] * (-(-(high - low + 1) // width))
    for value, number in counts.items():
        bars[(value - low) // width] += number
    return [(low + place * width, low + (place + 1) * width - 1, number) for place, number in enumerate(bars)]


def bars(language: Language, title: str, counts: Mapping[int, int]) -> str:
    """How often which number came."""
    found = binned(counts)
    most = max(number for _, _, number in found)
    wide = (WIDTH - EDGE - RIGHT / 3) / len(found)
    parts = []
    for value, text in ticks(language, 0, max(most, TICKS)):  # whole numbers: there are no halves of a match
        if value <= most:
            y = round(TOP + HEIGHT - HEIGHT * value / most, 1)
            parts.append(f'<line class="g" x1="{EDGE}" y1="{y}" x2="{WIDTH}" y2="{y}"/>')
            parts.append(f'<text class="s" x="{EDGE - 6}" y="{y + 4}" text-anchor="end">{text}</text>')
    for place, (first, last, number) in enumerate(found):
        high = HEIGHT * number / most
        x, y = round(EDGE + place * wide, 1), round(TOP + HEIGHT - high, 1)
        span = str(first) if first == last else f"{first} – {last}"
        told = f"<title>{span}: {number}</title>"
        size = f'width="{round(0.9 * wide, 1)}" height="{round(high, 1)}"'
        parts.append(f'<rect class="b" x="{x}" y="{y}" {size}>{told}</rect>')
        if place % max(1, len(found) // 8) == 0:
            middle = round(x + 0.45 * wide, 1)
            text = f'<text class="s" x="{middle}" y="{TOP + HEIGHT + 16}" text-anchor="middle">{minus(first)}</text>'
            parts.append(text)
    parts.append(f'<line class="a" x1="{EDGE}" y1="{TOP + HEIGHT}" x2="{WIDTH}" y2="{TOP + HEIGHT}"/>')
    return drawn(title, TOP + HEIGHT + BOTTOM, parts)


def minus(number: int) -> str:
    return str(number).replace("-", "−")
