"""The journal on paper: every kind of entry comes back as it was, and what is unknown is refused."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import json

from cheeseboard.server.tables import entries
from cheeseboard.server.tables.entries import (
    Acted,
    Agreed,
    AskedBack,
    AskedCover,
    CameBack,
    Closed,
    Declined,
    Entry,
    Excused,
    HandedOver,
    Merged,
    Ordered,
    Started,
    StoodIn,
    TimedOut,
    Undone,
    decode,
    encode,
)
from cheeseboard.server.tables.problem import Broken
from cheeseboard.text import LANGUAGES
from tests.server.tables.seated import EMA, JAN, NOON, PETR

ONE_OF_EACH: list[Entry] = [
    Started(at=NOON, nonces=("a", "ž"), names=("Ema", ""), steps=(("*", "0"), ("*", "1 2"))),
    Acted(at=NOON, by="bot:greedy", steps=((0, "r5"), ("*", "1 2"), (1, "-"))),
    Undone(at=NOON, by=EMA, seat=0, step=4),
    Ordered(at=NOON, by=EMA, seat=1, order=None),
    AskedBack(at=NOON, by=EMA, seat=1, step=3, granted=True, steps=(("*", "6"),)),
    AskedCover(at=NOON, by=EMA, seat=0, person=JAN, level="greedy", of=(EMA, PETR)),
    Agreed(at=NOON, by=PETR),
    Declined(at=NOON, by=PETR),
    StoodIn(at=NOON, by=PETR, seat=1, level="greedy", reason="left"),
    TimedOut(at=NOON, seat=1, level="greedy"),
    Excused(at=NOON, away=NOON - 9000, since=NOON - 1000),
    CameBack(at=NOON, by=PETR, seat=1),
    HandedOver(at=NOON, by=PETR, seat=1, person=EMA, name="Ema"),
    Merged(at=NOON, person=PETR, into=EMA),
    Closed(at=NOON, reason="abandoned"),
]


def test_there_is_one_of_each() -> None:
    assert {type(entry) for entry in ONE_OF_EACH} == set(get_args(Entry))


@pytest.mark.parametrize("entry", ONE_OF_EACH, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back_as_it_was(entry: Entry) -> None:
    assert decode(encode(entry), 1) == entry
    assert json.decode(encode(entry))["v"] == entries.VERSION


def test_an_entry_is_exactly_this_text() -> None:
    data = encode(Acted(at=5, by="bot:greedy", steps=((0, "r5"), ("*", "1 2"))))
    assert data == b'{"kind":"acted","v":1,"at":5,"steps":[[0,"r5"],["*","1 2"]],"by":"bot:greedy"}'


def test_fields_of_later_versions_are_passed_over() -> None:
    data = b'{"kind":"agreed","v":2,"at":5,"by":"id-ema","mood":"glad","steps":[]}'
    assert decode(data, 1) == Agreed(v=2, at=5, by=EMA)


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"danced","v":9,"at":5}',
        b'{"v":1,"at":5,"by":"id-ema"}',
        b'{"kind":"agreed","at":"5","by":"id-ema"}',
        b'{"kind":"agreed","at":5}',
        b'{"kind":"undone","at":5,"by":"id-ema","seat":-1,"step":0}',
        b'{"kind":"acted","at":5,"by":"id-ema","steps":[["?","x"]]}',
        b'{"kind":"acted","at":5,"by":"id-ema","steps":[[0,"x","y"]]}',
        b'{"kind":"closed","at":5,"reason":"rain"}',
        b"{",
        b"",
        b"\xff",
    ],
)
def test_what_is_unknown_or_damaged_is_refused_with_its_revision(data: bytes) -> None:
    with pytest.raises(Broken) as broken:
        decode(data, 17)
    assert (broken.value.code, broken.value.revision) == ("broken-entry", 17)
    assert all("17" in broken.value.sentence(language) for language in LANGUAGES)
