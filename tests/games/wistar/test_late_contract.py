"""The contract at tables late in a match, where many cards are in play and almost anything can be paid for."""

from __future__ import annotations

import pytest

from cheeseboard.core.moment import Ask, Over
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.position import position
from cheeseboard.games.wistar.state import Wistar
from tests.contract.checks import (
    Check,
    chance_keeps_its_law,
    copies_are_independent,
    events_are_explained,
    features_have_one_length,
    imagined_worlds_are_possible,
    impossible_outcomes_are_illegal,
    legal_is_a_list_in_order,
    legal_is_accepted,
    listening_changes_nothing,
    one_is_accepted_if_legal,
    pieces_are_conserved,
    refusals_are_explained,
    repr_rebuilds,
    sample_picks_from_legal,
    standing_is_consistent,
    views_keep_secrets,
)
from tests.contract.table import Table, step
from tests.games.wistar.rich import rich

MATCHES = 4  # at each table
DERIVED = (
    "symbols", "kinds", "types", "discounts", "triggers", "snails", "immune", "each", "incomes", "rounds", "goals",
)  # fmt: skip


def what_follows_is_as_played(table: Table, state: State, luck: Rng) -> None:
    """What is counted anew from the cards in play is what play has made of it."""
    assert isinstance(state, Wistar)
    for player, again in zip(state.players, position(repr(state), GAME.box).players, strict=True):
        for name in DERIVED:
            assert getattr(player, name) == getattr(again, name), name


# How often each is asked: at one in so many positions.
EVERY: dict[Check, int] = {
    legal_is_a_list_in_order: 1,
    sample_picks_from_legal: 1,
    pieces_are_conserved: 1,
    events_are_explained: 2,
    copies_are_independent: 4,
    one_is_accepted_if_legal: 2,
    chance_keeps_its_law: 8,
    standing_is_consistent: 8,
    repr_rebuilds: 8,
    what_follows_is_as_played: 8,
    views_keep_secrets: 32,
    impossible_outcomes_are_illegal: 32,
    features_have_one_length: 64,
    legal_is_accepted: 128,
    refusals_are_explained: 128,
    imagined_worlds_are_possible: 64,
    listening_changes_nothing: 256,
}
# A random player who likes these better than the rest comes across more cards.
LIKED = ("play:", "use:", "do:", "task:", "potion:project", "pitch:", "strike:", "supply:", "release:", "give", "keep:")


def step_forward(state: Wistar, rng: Rng) -> None:
    liked = [choice for choice in state.options if choice.notation.startswith(LIKED)]
    if isinstance(state.now, Ask) and liked and rng.below(4):
        state.play(state.now.seats[0], liked[rng.below(len(liked))])
    else:
        step(state, rng)


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize(("seats", "peaceful"), [(2, False), (3, True), (4, False)])
def test_every_position_keeps_the_contract(seats: int, peaceful: bool, seed: int) -> None:
    table = Table(GAME, seats, GAME.choose_options({"peaceful": peaceful}))
    state = rich(seats, seed, peaceful=peaceful)
    luck, rng = Rng(seed, 2), Rng(seed)
    while not isinstance(state.now, Over):
        for check, every in EVERY.items():
            if luck.below(every) == 0:
                check(table, state, luck)
        step_forward(state, rng)
