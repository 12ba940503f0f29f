"""What proves that the dice of a table are fair. docs/fairness.md says how to check it, in a browser too."""

from __future__ import annotations

import asyncio
from itertools import groupby

from msgspec import Struct

from cheeseboard.core.law import Dice, Law
from cheeseboard.core.match import Match
from cheeseboard.core.moment import Chance
from cheeseboard.core.source import Fair
from cheeseboard.server.tables.bodies import check_reader
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web.call import Call


class LawInfo(Struct, frozen=True):
    """What a number stands for. With `dice`, its digits in base len(`faces`) are so many faces, the lowest digit first.

    Otherwise `runs` are the outcomes in the order of their numbers, and how many numbers in a row each of them has.
    """

    dice: int
    faces: list[str]
    runs: list[tuple[str, int]]


class Drawn(Struct, frozen=True):
    """A chance of the match: the step that it is in the record, its number in the stream, how many numbers are equally
    likely, the one that came, how the record writes what it stands for, and which law says so."""

    step: int
    k: int
    below: int
    number: int
    text: str
    law: int


class FairDice(Struct, frozen=True):
    """The commitment from the start; the nonces once they are fixed, by seat; after the end the secret, as hex, every
    chance that it brought, and the laws of these."""

    commitment: str
    nonces: list[str] | None
    skipped: list[tuple[int, int]]
    secret: str | None
    chances: list[Drawn] | None
    laws: list[LawInfo] | None


async def fair_dice(call: Call) -> FairDice:
    """What proves the dice: as much of it as may be known now."""
    room = await call.house.floor.open(call.table)
    table: Table = room.stage
    person = call.person
    if person is None or not table.seats_of(person):
        check_reader(table, None)
    match = table.begun
    if match is None or not isinstance(match.source, Fair):
        return FairDice(table.head.commitment, None, [], None, None, None)
    source = match.source
    chances, laws = await asyncio.to_thread(drawn, match, source) if match.over else (None, None)
    return FairDice(
        commitment=table.head.commitment,
        nonces=[*source.nonces],
        skipped=[*source.skipped],
        secret=table.secret.hex() if match.over else None,
        chances=chances,
        laws=laws,
    )


def drawn(match: Match, source: Fair) -> tuple[list[Drawn], list[LawInfo]]:
    """Every chance of a match that is over, and the laws that they followed."""
    found: list[Drawn] = []
    laws: list[LawInfo] = []
    again = match.replay(0)
    for place, step in enumerate(match.steps):
        now = again.state.now
        if isinstance(now, Chance):
            info = law_info(now.law)
            if info not in laws[-1:]:
                laws.append(info)
            k = source.number(len(found))
            found.append(Drawn(place, k, now.law.total, source.draw(k, now.law.total), step.text, len(laws) - 1))
        again.forward(step)
    return found, laws


def law_info(law: Law) -> LawInfo:
    if isinstance(law, Dice):
        return LawInfo(law.count, law.signs, [])
    outcomes = [law.notation(law.pick(number)) for number in range(law.total)]
    return LawInfo(0, [], [(text, len([*same])) for text, same in groupby(outcomes)])
