"""A match step by step: what a reader saw then; all hands once it is over."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import Rng
from cheeseboard.core.view import plain
from cheeseboard.server.tables.patches import apply
from cheeseboard.server.tables.replay import frame, frames
from tests.server.tables.seated import EMA, JAN, PETR, started


def film(*given: Any) -> Any:
    """A frame as a browser receives it."""
    return json.decode(json.encode(frame(*given)))


def test_every_frame_is_what_the_reader_saw_then() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    luck = Rng(3)
    seen = {}
    for _ in range(15):
        match = host.table.match
        seen[len(match.steps)] = [json.encode(plain(match.view(reader))) for reader in (None, 0, 1)]
        host.random_act(luck)
    for step, views in seen.items():
        for reader, view in zip((None, 0, 1), views, strict=True):
            assert json.encode(film(host.table, reader, step)["view"]) == view


def test_frames_are_the_same_one_by_one_and_in_a_row() -> None:
    host = started("kocour", EMA, PETR).play(Rng(3), 10)
    last = len(host.table.match.steps)
    assert list(frames(host.table, 0, 2, last)) == [frame(host.table, 0, step) for step in range(2, last + 1)]


def test_a_frame_tells_the_step_that_led_to_it() -> None:
    host = started("kocour", EMA, PETR).play(Rng(3), 10)
    match = host.table.match
    assert film(host.table, None, 0)["made"] is None
    for step in range(1, len(match.steps) + 1):
        found = film(host.table, None, step)
        made = match.steps[step - 1]
        assert found["made"] == ["*" if made.seat is None else made.seat, made.text]
        assert all(event["step"] == step - 1 for event in found["told"])


def test_a_sealed_answer_is_told_to_who_gave_it_until_all_are_in() -> None:
    host = started("qwixx", EMA, PETR, JAN)
    host.act(1, "-")
    assert [film(host.table, reader, 3)["made"] for reader in (None, 0, 1)] == [[1, "?"], [1, "?"], [1, "-"]]
    for seat in (0, 2):
        host.act(seat, "-")
    assert film(host.table, 0, 3)["made"] == [1, "-"]


def test_all_hands_are_open_once_it_is_over() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    host.play(Rng(3), 10)
    assert film(host.table, None, 8)["open"] is None
    host.play(Rng(3))
    found = film(host.table, None, 8)
    then = host.table.match.replay(8)
    for seat in (0, 1):
        assert apply(found["view"], found["open"][seat]) == plain(then.view(seat))


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_is_no_such_step(step: int) -> None:
    with pytest.raises(Problem) as problem:
        frame(started("kocour", EMA, PETR).table, 0, step)
    assert problem.value.code == "step-unknown"
