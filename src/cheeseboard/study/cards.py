"""Which of a game's notes tell who had which card."""

from __future__ import annotations

from typing import Final, NamedTuple

from cheeseboard.core.game import Game
from cheeseboard.core.option import Options
from cheeseboard.core.study import Section
from cheeseboard.games.gouda.study import PLAYED as GOUDA_PLAYED
from cheeseboard.games.wistar.witness import PLAYED, PLAYED_EARLY
from cheeseboard.study.counts import share
from cheeseboard.study.effects import Effects
from cheeseboard.study.rows import Row


class Kind(NamedTuple):
    """Notes of pairs, seat and card; the section of the game's own study that tells of the same cards."""

    section: str
    notes: int


KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "gouda": (Kind("cards", GOUDA_PLAYED),),
    "wistar": (Kind("cards", PLAYED), Kind("early-cards", PLAYED_EARLY)),
}


class CardEffects:
    """The effects of the cards of one kind."""

    def __init__(self, kind: Kind, section: Section, seats: int) -> None:
        self.kind: Final = kind
        self.keys: Final = [row.key for row in section.rows]
        self.effects: Final = Effects(len(section.rows), seats)

    def add(self, row: Row) -> None:
        notes = row.notes[self.kind.notes]
        pairs = list(zip(notes[::2], notes[1::2], strict=True))
        self.effects.add([share(row, seat) for seat in range(len(row.scores))], row.scores, pairs)


def card_effects(game: Game, seats: int, options: Options) -> list[CardEffects]:
    """Something to count the cards with; nothing where a game has none."""
    study = game.study(seats, options)
    if study is None or seats < 2:
        return []
    sections = {section.name: section for section in study.sections()}
    return [CardEffects(kind, sections[kind.section], seats) for kind in KINDS.get(game.name, ())]
