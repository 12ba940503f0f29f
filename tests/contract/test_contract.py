"""The contract, for every game with every set of options and every number of seats.

Each table plays 300 random matches. Along them the checks of `checks.EVERY` are asked, the cheap ones at every position
of a short match (`Table.pace` says how much less often in a long one), the dear ones at the share of positions that is
written there; those of `match_checks.MATCHES` are asked of as many matches more, of fewer long ones. All seeds are
fixed.
"""

from __future__ import annotations

import pytest

from cheeseboard.core.action import Action
from cheeseboard.games.gouda.actions import Move, Name, Pass, Play, Put
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.kocour.actions import Catch
from cheeseboard.games.myszki.actions import Choose
from cheeseboard.games.myszki.components import SET_SIZE
from cheeseboard.games.wistar.actions import Choice
from cheeseboard.registry import games
from tests.contract.checks import EVERY, check_match, the_truth_can_be_imagined
from tests.contract.match_checks import MATCHES, MatchCheck
from tests.contract.table import Table
from tests.contract.wistar_offers import wistar_offers

RANDOM_MATCHES = 300
TABLES = [Table(game, seats, options) for game in games().values() for seats, options in game.tables()]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_every_position_keeps_the_contract(table: Table) -> None:
    offered = 0
    for seed in range(RANDOM_MATCHES):
        offered |= check_match(table, seed, EVERY)
    for action in table.actions:
        can_come = offers(table, action)
        assert can_come is None or (offered >> action.id & 1) == can_come, action


def offers(table: Table, action: Action) -> bool | None:
    """Whether some match at a table offers an action; None where random ones may never come to it."""
    options = table.options
    if isinstance(action, Catch):
        return action.owner < table.seats  # nobody catches from the card of a player who is not there
    if isinstance(action, Choose):  # far cells take players who build a long line: see the tests of M2.2
        return None if abs(int(action.x)) + abs(int(action.y)) < SET_SIZE * table.seats else False
    if isinstance(action, Choice):
        return wistar_offers(table, action)
    if isinstance(action, Put):
        return not options["all-on-drum"]
    if isinstance(action, Play):  # a card for every handful of dice and every space: see the tests of G4
        return None if options["magic"] else False
    if isinstance(action, Pass):
        return bool(options["magic"])
    if isinstance(action, (Name, Move)):
        owner = action.owner if isinstance(action, Move) else 0
        from_goal = start_of(action) == HOUSE_BOARD.goal  # where mice stay only if their cheese is gone
        if owner >= table.seats or (from_goal and not options["cheese-spots"]):
            return False
        return None if from_goal else True
    return True


def start_of(action: Name | Move) -> int:
    return action.space if isinstance(action, Name) else action.start


@pytest.mark.parametrize("table", [table for table in TABLES if table.game.name == "qwixx"], ids=str)
def test_sealed_answers_of_others_are_imagined_as_they_are_too(table: Table) -> None:
    for seed in range(20):
        check_match(table, seed, {the_truth_can_be_imagined: 16})


@every_table
@pytest.mark.parametrize("check", MATCHES, ids=lambda check: check.__name__)
def test_every_match_keeps_the_contract(check: MatchCheck, table: Table) -> None:
    for seed in range(max(2, MATCHES[check] // min(4, table.pace))):
        check(table, seed)


@every_table
def test_every_action_is_found_by_its_notation(table: Table) -> None:
    actions = table.game.table(table.options)
    assert all(actions.find(str(action)) is action for action in table.actions)
    assert len({str(action) for action in table.actions}) == len(table.actions)
