"""The head of a table: what it was set up with. It changes only while people gather."""

from __future__ import annotations

from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, field, json

from cheeseboard.core.game import Game
from cheeseboard.core.load import placed
from cheeseboard.core.match import Match
from cheeseboard.core.option import Options, Value
from cheeseboard.core.source import Source
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables.clocks import Clock, NoClock
from cheeseboard.server.tables.problem import Broken
from cheeseboard.server.tables.seating import Open, Seating


class Parent(Struct, frozen=True):
    """The table that this one came from: its rematch, or played on from one of its positions."""

    table: TableId
    kind: Literal["rematch", "from"]
    step: int | None = None


class Head(Struct, frozen=True):
    """A table before its match begins. The secret behind the commitment is kept elsewhere."""

    id: TableId
    game: str
    rules: int  # pinned: the match is played by this version however long it takes
    options: dict[str, Value]
    seats: tuple[Seating, ...]
    creator: PersonId
    commitment: str
    clock: Clock = field(default_factory=NoClock)
    rated: bool = False
    stand_in: str = "greedy"  # the bot that plays for whoever runs out of time
    spectators: bool = True
    parent: Parent | None = None
    position: str | None = None  # where the match begins, if it is played on from a position
    lesson: str | None = None  # the mark of the lesson that is given in this match


def new_head(
    id: TableId, game: Game, options: Options, seats: int, creator: PersonId, commitment: str
) -> Head:
    """A table with open seats, by the newest rules. Problem if the game is not played like that."""
    chosen = game.choose_options(options)
    game.choose_seats(seats, chosen)
    return Head(id, game.name, game.rules, chosen, (Open(),) * seats, creator, commitment)


def game_of(head: Head) -> Game:
    """The game by the rules that the table was set up with. Problem if it is not known here."""
    return find_game(head.game).as_of(head.rules)


def opening(head: Head, source: Source, names: tuple[str, ...]) -> Match:
    """The match of the table before its first step. Problem if it cannot be played like that."""
    game = game_of(head)
    options = game.choose_options(head.options)
    seats = game.choose_seats(len(head.seats), options)
    position = None if head.position is None else placed(game, seats, options, head.position)
    return Match(game, seats, options, source, names, position)


def encode_head(head: Head) -> bytes:
    return json.encode(head)


READER = json.Decoder(Head)


def decode_head(data: bytes) -> Head:
    """The head that is written like this. Fields of later versions are passed over."""
    try:
        return READER.decode(data)
    except (ValidationError, DecodeError) as error:
        raise Broken("broken-head", 0, {"because": str(error)}) from error
