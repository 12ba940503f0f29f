"""Learning a game: what its lesson says, and a table where it is given."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from cheeseboard.core.fair import commitment
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import own_tables
from cheeseboard.server.tables.head import Head, decode_head
from cheeseboard.server.tables.lessons import lesson_head
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import new_table
from cheeseboard.server.web.people import name_of
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.shapes import TableInfo, table_info

LOOKED_AT: Final = 50  # tables of a person, those where it is their turn first


class BeatInfo(Struct, frozen=True):
    """Something that is said, as `lesson-TEXT` in the words of the game; it waits for any of the choices `wants`."""

    text: str
    rule: str
    wants: tuple[str, ...]
    shows: str


class LessonInfo(Struct, frozen=True):
    """A lesson. `mark` is what tables where it is given have for `lesson`."""

    mark: str
    beats: list[BeatInfo]


async def of_game(call: Call) -> LessonInfo:
    """What is said in the lesson of a game, and what the learner is to choose."""
    lesson = found(call)[1]
    return LessonInfo(lesson.mark, [BeatInfo(*beat) for beat in lesson.beats])


async def begin(call: Call) -> TableInfo:
    """Your lesson of this game that you have not finished, or else a new one, begun."""
    game, lesson = found(call)
    me, house = call.me, call.house
    begun = await house.read(lambda connection: unfinished(connection, me, lesson.mark))
    if begun is not None:
        return table_info(begun)
    secret = secrets.token_bytes(32)
    name = await name_of(house, me)
    head = lesson_head(new_table(), game, lesson, me, name, commitment(secret))
    await house.floor.create(head, secret)
    await house.floor.begin(head.id, me)
    return table_info(head)


def found(call: Call) -> tuple[Game, Lesson]:
    """The game that is asked for, and its lesson."""
    name = call.request.path_params["game"]
    lesson = find_game(name).lesson() if name in NAMES else None
    if lesson is None:
        raise WebProblem("missing", 404)
    return find_game(name), lesson


def unfinished(connection: Connection, me: PersonId, mark: str) -> Head | None:
    """The table of a lesson that goes on."""
    for own in own_tables.of_person(connection, me, ("playing",), LOOKED_AT):
        head = decode_head(own.stored.head)
        if head.lesson == mark and head.creator == me:
            return head
    return None
