"""Differences of views: what a browser makes of them is the view."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec import json

from cheeseboard.core.rng import Rng
from cheeseboard.core.view import plain
from cheeseboard.registry import NAMES
from cheeseboard.server.tables.patches import apply
from cheeseboard.server.tables.updates import SMALLEST
from cheeseboard.server.tables.view_patches import Difference, of_views
from tests.server.tables.seated import EMA, PETR, magic, shown, started


@dataclass(frozen=True, slots=True)
class Mouse:
    name: str
    cheese: tuple[int, ...]
    friend: Mouse | None


def mouse(name: str = "Mia", cheese: tuple[int, ...] = (1, 2, 3), friend: Mouse | None = None) -> Mouse:
    return Mouse(name, cheese, friend)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (mouse(), mouse(), {}),
        (mouse(), mouse("Max"), {"~": {"name": {"=": "Max"}}}),
        (mouse(), mouse(cheese=(1, 5, 3)), {"~": {"cheese": {"@": [[1, {"=": 5}]]}}}),
        (mouse(), mouse(cheese=(4, 5, 3)), {"~": {"cheese": {"=": (4, 5, 3)}}}),
        (mouse(), mouse(cheese=(1, 3)), {"~": {"cheese": {"+": [1, 1, ()]}}}),
        (mouse(), mouse(cheese=(0, 1, 2, 3)), {"~": {"cheese": {"+": [0, 0, (0,)]}}}),
        (mouse(), mouse(friend=mouse()), {"~": {"friend": {"=": mouse()}}}),
        (mouse(friend=mouse()), mouse(), {"~": {"friend": {"=": None}}}),
        (mouse(friend=mouse()), mouse(friend=mouse("Max")), {"~": {"friend": {"~": {"name": {"=": "Max"}}}}}),
        ((mouse(), mouse()), (mouse(), mouse("Max")), {"@": [[1, {"~": {"name": {"=": "Max"}}}]]}),
        (True, 1, {"=": 1}),
    ],
)
def test_examples(old: object, new: object, found: Difference) -> None:
    assert of_views(old, new) == found
    assert made(old, of_views(old, new)) == json.encode(new)


def made(old: object, found: Difference) -> bytes:
    """What a browser has afterwards, as JSON."""
    return json.encode(apply(json.decode(json.encode(old)), json.decode(json.encode(found))))


@pytest.mark.parametrize("game", NAMES)
def test_applied_to_the_old_view_a_difference_makes_the_new_one(game: str) -> None:
    host = started(game, EMA, PETR, options=magic(game))
    rng = Rng(3)
    before = [host.table.match.view(reader) for reader in (None, 0, 1)]
    for _ in range(60):
        if host.table.match.over:
            break
        host.random_act(rng)
        now = [host.table.match.view(reader) for reader in (None, 0, 1)]
        for old, new in zip(before, now, strict=True):
            assert made(old, of_views(old, new)) == json.encode(plain(new))
        before = now


@pytest.mark.parametrize("game", NAMES)
def test_no_body_is_smaller_than_a_patch_that_is_sent_without_being_compared(game: str) -> None:
    body = shown(started(game, EMA, PETR).table, None)
    del body["events"]
    assert len(json.encode(body)) > SMALLEST
