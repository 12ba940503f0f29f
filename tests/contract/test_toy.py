"""The contract holds for an honest toy game, and a fault in it is found by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.contract import checks, match_checks, toy
from tests.contract.checks import EVERY, WITH_RULE_BOOK, Check, check_match
from tests.contract.match_checks import MATCHES, MatchCheck
from tests.contract.table import Table

SEEDS = range(20)
HONEST = toy.ToyGame()
CHECKS = {check: 1 for check in [*EVERY, checks.the_truth_can_be_imagined] if check not in WITH_RULE_BOOK}

FAULTS: list[tuple[str, toy.ToyGame, Check]] = [
    ("a view shows a hidden card", toy.LeakyGame(), checks.views_keep_secrets),
    ("a copy shares a list", toy.ToyGame(toy.AliasedToy), checks.copies_are_independent),
    ("a piece is lost", toy.ToyGame(toy.LossyToy), checks.pieces_are_conserved),
    ("sample is not even", toy.ToyGame(toy.LazyToy), checks.sample_picks_from_legal),
    ("offer leaves something out", toy.ToyGame(toy.StingyToy), checks.offer_is_legal),
    ("play accepts what is refused", toy.ToyGame(toy.LaxToy), checks.legal_is_accepted),
    ("a sealed answer narrows another's choice", toy.ToyGame(toy.EagerToy), checks.sealed_answers_come_in_any_order),
    ("an order looks at sealed answers", toy.ToyGame(toy.PryingToy), checks.orders_know_no_more_than_their_seat),
]


def tables(game: toy.ToyGame) -> list[Table]:
    return [Table(game, seats, options) for seats, options in game.tables()]


def every_seed(check: Callable[[int], object]) -> None:
    for seed in SEEDS:
        check(seed)


@pytest.mark.parametrize("table", tables(HONEST), ids=str)
def test_the_honest_toy_keeps_the_contract(table: Table) -> None:
    offered = 0
    for seed in SEEDS:
        offered |= check_match(table, seed, CHECKS)
    assert offered == (1 << len(table.actions)) - 1


@pytest.mark.parametrize("check", MATCHES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", tables(HONEST), ids=str)
def test_matches_of_the_honest_toy_keep_the_contract(check: MatchCheck, table: Table) -> None:
    every_seed(lambda seed: check(table, seed))


@pytest.mark.parametrize(("fault", "game", "check"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_fault_is_found(fault: str, game: toy.ToyGame, check: Check, seats: int) -> None:
    table = Table(game, seats, {})
    with pytest.raises(AssertionError):
        every_seed(lambda seed: check_match(table, seed, {check: 1}))


@pytest.mark.parametrize("seats", [2, 3])
def test_an_event_told_to_all_is_found(seats: int) -> None:
    table = Table(toy.ToyGame(toy.LoudToy), seats, {})
    with pytest.raises(AssertionError):
        every_seed(lambda seed: match_checks.hidden_steps_do_not_show(table, seed))


@pytest.mark.parametrize(
    ("game", "culprit"),
    [(toy.LeakyGame(), checks.views_keep_secrets), (toy.ToyGame(toy.LossyToy), checks.pieces_are_conserved)],
)
def test_a_leak_and_a_lost_piece_are_found_by_no_other_check(game: toy.ToyGame, culprit: Check) -> None:
    others = {check: 1 for check in CHECKS if check is not culprit}
    every_seed(lambda seed: check_match(Table(game, 2, {}), seed, others))
