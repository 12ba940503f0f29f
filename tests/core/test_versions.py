"""Rules that change: a match goes on by the version that it began with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cheeseboard.core.game import Game
from cheeseboard.core.load import load
from cheeseboard.core.match import Match
from cheeseboard.core.reader import BadRecord
from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import Rng
from cheeseboard.core.source import Seeded
from tests.contract.table import step_match
from tests.contract.toy import Toy, ToyGame

if TYPE_CHECKING:
    from mypy_extensions import i64


class FewestWin(Toy):
    """By a later ruling the fewest points win."""

    def winners(self) -> list[i64]:
        return [seat for seat in range(self.seats) if self.points[seat] == min(self.points)]


class LaterGame(ToyGame):
    rules = 2

    def __init__(self) -> None:
        super().__init__(FewestWin)

    def versions(self) -> dict[int, Game]:
        return {1: BEFORE, 2: self}


BEFORE = ToyGame()
NOW = LaterGame()


def play_on(match: Match) -> Match:
    """The match at its end."""
    match.advance()
    luck = Rng(5)
    while not match.over:
        step_match(match, luck)
    return match


def begun(game: Game) -> Match:
    match = Match(game, 2, {}, Seeded(3))
    match.advance()
    match.act(0, match.legal(0)[0])
    return match


def test_a_match_from_before_plays_on_by_its_own_rules() -> None:
    record = begun(BEFORE).record()
    match = play_on(load(record, lambda _: NOW))
    assert match.game is BEFORE
    assert (match.scores(), match.winners()) == ([3, 2], [0])
    assert match.record() == play_on(begun(BEFORE)).record()


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = play_on(begun(NOW))
    assert (match.scores(), match.winners()) == ([3, 2], [1])
    assert load(match.record(), lambda _: NOW).winners() == [1]


def test_a_record_from_before_is_checked_by_its_own_rules() -> None:
    record = play_on(begun(BEFORE)).record()
    assert load(record, lambda _: NOW).winners() == [0]
    with pytest.raises(BadRecord) as bad:
        load(record.replace('"rules": 1', '"rules": 2'), lambda _: NOW)
    assert bad.value.code == "record-head-changed"


@pytest.mark.parametrize("rules", [0, 3])
def test_versions_that_nobody_knows_are_named(rules: int) -> None:
    with pytest.raises(Problem) as problem:
        NOW.as_of(rules)
    assert (problem.value.code, problem.value.facts["known"]) == ("rules-unknown", "1, 2")
    assert "1, 2" in problem.value.sentence("cs")
