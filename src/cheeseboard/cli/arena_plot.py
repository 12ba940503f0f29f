"""What a contest has come to, as a picture (SVG) of our own drawing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from cheeseboard.bots.arena.ratings import ratings
from cheeseboard.cli.arena_figures import ranking

if TYPE_CHECKING:
    from cheeseboard.bots.arena.standing import Standing
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game

WIDTH: Final = 720
NAMES: Final = 230  # pixels for the names on the left
RIGHT: Final = 150  # and for the figures on the right
ROW: Final = 26
TOP: Final = 64
GAP: Final = 58  # between the two parts
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.t{font-weight:600;font-size:16px}.s{fill:#555;font-size:12px}"
    ".a,.m{stroke:#999}.m{stroke-dasharray:4 3}.w{stroke:#0b5cad;stroke-width:2}.d{fill:#0b5cad}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.s{fill:#aaa}.w{stroke:#6db3ff}.d{fill:#6db3ff}}"
)


class Axis:
    """Numbers from the lowest to the highest on the line between the names and the figures."""

    def __init__(self, low: float, high: float) -> None:
        self.low: Final = low
        self.high: Final = high

    def at(self, value: float) -> float:
        inside = min(self.high, max(self.low, value))
        return round(NAMES + (WIDTH - NAMES - RIGHT) * (inside - self.low) / (self.high - self.low), 1)

    def whisker(self, y: float, value: float, margin: float) -> str:
        """A mean and its interval."""
        ends = self.at(value - margin), self.at(value + margin)
        line = f'<line class="w" x1="{ends[0]}" y1="{y}" x2="{ends[1]}" y2="{y}"/>'
        return f'{line}<circle class="d" cx="{self.at(value)}" cy="{y}" r="4.5"/>'

    def rule(self, y: float, bottom: float, value: float, told: str, style: str) -> str:
        """A line through all rows, and its number below."""
        x = self.at(value)
        line = f'<line class="{style}" x1="{x}" y1="{y}" x2="{x}" y2="{bottom}"/>'
        return f'{line}<text class="s" x="{x}" y="{bottom + 15}" text-anchor="middle">{escape(told)}</text>'


def plot(language: Language, game: Game, standing: Standing) -> str:
    """The shares of all pairs and, of more than two bots, their ratings."""
    contest = standing.contest
    title = language.say_game(game.name, "title")
    head = language.say(
        "simulate-title", game=title, matches=standing.matches, seats=contest.seats, seed=str(contest.seed)
    )
    parts = [f'<text class="t" x="12" y="26">{escape(head)}</text>', *shares(language, standing)]
    height = TOP + ROW * len(standing.pairs) + 30
    if len(contest.bots) > 2 and standing.rounds >= len(standing.pairs):
        parts += rated(language, standing, height + GAP)
        height += GAP + ROW * len(contest.bots) + 30
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    described = f"<title>{escape(head)}</title><style>{STYLE}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{described}{"".join(parts)}</svg>\n'


def shares(language: Language, standing: Standing) -> list[str]:
    """A row a pair: what the first has of the wins."""
    axis, names = Axis(0, 100), standing.contest.bots
    bottom = TOP + ROW * len(standing.pairs)
    found = [f'<text class="s" x="12" y="48">{escape(language.say("arena-share"))}</text>']
    found += [axis.rule(TOP, bottom, value, f"{value} %", "m" if value == 50 else "a") for value in (0, 50, 100)]
    for place, pair in enumerate(standing.pairs):
        y = TOP + ROW * (place + 0.5)
        mean, margin = 100 * pair.share.mean, 100 * min(1.0, pair.share.margin())
        figure = f"{language.number(mean, 1)} ± {language.number(margin, 1)} %"
        found.append(row(y, f"{names[pair.one]} – {names[pair.other]}", figure) + axis.whisker(y, mean, margin))
    return found


def rated(language: Language, standing: Standing, top: int) -> list[str]:
    """A row a bot, the strongest first."""
    found = ratings(standing)
    least = min([each.elo - each.margin for each in found])
    most = max([each.elo + each.margin for each in found])
    axis = Axis(min(-10.0, least), max(10.0, most))
    drawn = [f'<text class="s" x="12" y="{top - 16}">{escape(language.say("arena-rating"))}</text>']
    drawn.append(axis.rule(top, top + ROW * len(found), 0.0, "0", "m"))
    for place, bot in enumerate(ranking(found)):
        y = top + ROW * (place + 0.5)
        elo, margin = found[bot].elo, found[bot].margin
        figure = f"{language.number(elo, 0, signed=True)} ± {language.number(margin, 0)}"
        drawn.append(row(y, standing.contest.bots[bot], figure) + axis.whisker(y, elo, margin))
    return drawn


def row(y: float, name: str, figure: str) -> str:
    """The words at both ends of a row."""
    named = f'<text x="12" y="{y + 5}">{escape(name)}</text>'
    return f'{named}<text x="{WIDTH - 12}" y="{y + 5}" text-anchor="end">{escape(figure)}</text>'
