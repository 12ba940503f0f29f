"""Whose turn it is at a table, kept beside it: lists tell it without reading a journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import json


class Turn(NamedTuple):
    """A seat that a person is asked for: since when, and until when if a clock runs. In milliseconds since 1970."""

    seat: int
    since: int
    until: int | None


READER: Final = json.Decoder(tuple[Turn, ...])


def encode(turns: Sequence[Turn]) -> str:
    return json.encode(turns).decode()


def decode(text: str | None) -> tuple[Turn, ...]:
    """The turns that are written like this; none if they are not known."""
    return () if text is None else READER.decode(text)


def bits(turns: Sequence[Turn]) -> int:
    """A bit for every seat, so that queries can look for one."""
    return sum([1 << turn.seat for turn in turns])
