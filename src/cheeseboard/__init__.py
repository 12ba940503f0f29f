"""Five tabletop games, played for real.

>>> import cheeseboard as cb
>>> m = cb.new("qwixx", seats=3, seed=7)
>>> m.asked
(0, 1, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from os import PathLike
from typing import Any

from cheeseboard import _mode as _mode  # first: it decides whether the compiled modules or their sources are loaded
from cheeseboard import games as _games_package  # noqa: F401  before `games` below takes its name
from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.bot import Bot
from cheeseboard.core.event import Event
from cheeseboard.core.game import Game
from cheeseboard.core.law import Law, dice
from cheeseboard.core.load import load as _load
from cheeseboard.core.match import Match, Step, Told
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.option import Option, Value
from cheeseboard.core.reader import BadRecord
from cheeseboard.core.refusal import Illegal, Problem, Refusal, Refused
from cheeseboard.core.rng import Rng
from cheeseboard.core.show import SHOWER, Painter, Picture
from cheeseboard.core.source import Fair, Manual, Recorded, Seeded, Source, source
from cheeseboard.core.state import State
from cheeseboard.core.verify import Verdict, verify
from cheeseboard.core.view import to_json
from cheeseboard.core.words import VOICE
from cheeseboard.registry import find_game, games
from cheeseboard.text.speaker import LazySpeaker

__version__ = "0.1.0"

Records = Match | str | PathLike[str] | Iterable[Match | str | PathLike[str]]

VOICE.speaker = LazySpeaker()


class _LazyPainter(Painter):
    """Learns to draw only when something has to be shown: that takes more modules than playing."""

    def picture(self, match: Match, seat: int | None, language: str) -> Picture:
        picture: Picture = import_module("cheeseboard.notebook.picture").table_picture(match, seat, language)
        return picture


SHOWER.painter = _LazyPainter()


def new(
    game: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    chance: str | Source = "seeded",
    names: Sequence[str] = (),
    **options: Value,
) -> Match:
    """A new match: `cb.new("kocour", seats=3, seed=7, risky=True)`.

    `chance` is "seeded" (reproducible with a `seed`), "fair" (provable afterwards, with nonces drawn for the players),
    "manual" (every draw is left to `Match.settle`) or a source: `cb.Fair().with_nonces(("…", "…"))`.
    """
    found = find_game(game)
    chosen = found.choose_options(options)
    players = found.choose_seats(seats, chosen)
    match = Match(found, players, chosen, source(chance, seed, players), names)
    match.advance()
    return match


def load(record: str | PathLike[str]) -> Match:
    """The match of a record: a path, or the text itself."""
    text = record if isinstance(record, str) and _is_text(record) else _read(record)
    return _load(text, find_game)


def frame(records: Records, kind: str = "steps", library: str = "polars") -> Any:
    """Matches or their records as a table of polars or pandas: `steps`, `results` or `events`.

    >>> cb.frame(["one.json", "two.json"], "results", "pandas")
    """
    return import_module("cheeseboard.notebook.frames").frame(records, kind, library)


def _is_text(record: str) -> bool:
    """Whether this is a record itself, be it damaged: no path is written like that."""
    return record.lstrip().startswith("{") or "\n" in record or "\0" in record


def _read(path: str | PathLike[str]) -> str:
    with open(path, "rb") as file:
        data = file.read()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", data.count(b"\n", 0, error.start) + 1) from None


__all__ = [
    "Action",
    "ActionTable",
    "Ask",
    "BadRecord",
    "Bot",
    "Chance",
    "Event",
    "Fair",
    "Game",
    "Illegal",
    "Law",
    "Manual",
    "Match",
    "Option",
    "Over",
    "Picture",
    "Problem",
    "Recorded",
    "Refusal",
    "Refused",
    "Rng",
    "Seeded",
    "Source",
    "State",
    "Step",
    "Told",
    "Verdict",
    "dice",
    "find_game",
    "frame",
    "games",
    "load",
    "new",
    "to_json",
    "verify",
]
