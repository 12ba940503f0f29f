"""The engine beside the rules: all 36 rolls with every set of pulled colours, and mice anywhere."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.games.kocour.by_the_book import COLOURS, FACES, Mice, catches, some_mice, written
from tests.games.table import KocourTable, kocour
from tests.rules import rule

PULLED = [set(colours) for k in range(6) for colours in combinations(COLOURS, k)]


def check_roll(mice: Mice, die: str, other: str) -> None:
    table = kocour(mice.drawn())
    table.settle(f"{die} {other}")
    allowed = catches(mice, die, other)
    singles = {mouse for catch in allowed for mouse in catch}
    assert singles == {catch[0] for catch in allowed if len(catch) == 1}
    if not singles:  # K2.7
        assert table.told("bust") == [{"player": mice.active, "mice": mice.pulled.total()}]
        return
    assert table.asked == (mice.active,)
    assert table.may(mice.active) == {written(mouse) for mouse in singles}
    for first in singles:
        after = KocourTable(table.state.copy(), list(table.actions.values()))
        after.act(mice.active, written(first))
        seconds = {written(mouse) for mouse in singles if tuple(sorted([first, mouse])) in allowed}
        assert after.may(mice.active) == seconds | {"roll", "stop"}
        if seconds:
            after.act(mice.active, min(seconds))
            assert after.may(mice.active) == {"roll", "stop"}


@rule("K2.2", "K2.3", "K2.4", "K2.5", "K2.6", "K2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_roll_by_the_book(seats: int) -> None:
    random = Random(f"kocour {seats}")
    for pulled in PULLED:
        for die in FACES:
            for other in FACES:
                check_roll(some_mice(pulled, seats, random), die, other)
