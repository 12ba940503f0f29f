"""Where chance comes from."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Dice
from cheeseboard.core.source import Fair, Manual, Seeded, Withheld
from tests.core.play import play_on, played


def test_the_same_seed_brings_the_same_match() -> None:
    assert played("qwixx", 3, seed=5).record() == played("qwixx", 3, seed=5).record()
    assert played("qwixx", 3, seed=5).record() != played("qwixx", 3, seed=6).record()


def test_a_chance_depends_on_its_number_alone() -> None:
    source, law = Seeded(9), Dice(6)
    outcomes = [source.outcome(k, law) for k in range(20)]
    assert [source.outcome(k, law) for k in reversed(range(20))] == outcomes[::-1]
    assert len(set(outcomes)) > 15


def test_without_a_seed_one_is_drawn() -> None:
    assert len({Seeded().seed for _ in range(20)}) == 20


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1 << 70])
def test_a_seed_is_a_whole_number_in_range(seed: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("qwixx", seed=seed)
    assert problem.value.code == "seed"


@pytest.mark.parametrize("chance", ["fair", "manual"])
def test_a_seed_is_refused_where_it_would_not_be_used(chance: str) -> None:
    with pytest.raises(cb.Problem, match=chance) as problem:
        cb.new("qwixx", seed=7, chance=chance)
    assert problem.value.code == "seed-not-used"


def test_an_unknown_source_is_refused_with_those_there_are() -> None:
    with pytest.raises(cb.Problem, match="seeded, fair, manual") as problem:
        cb.new("qwixx", chance="loaded")
    assert problem.value.code == "chance"


def test_a_source_of_ones_own_is_taken_as_it_is() -> None:
    source = Fair(("ema", "petr"), b"secret")
    assert cb.new("qwixx", chance=source).source is source


@pytest.mark.parametrize("nonces", [(), ("ema",), ("ema", "petr", "jan")])
def test_fair_chance_has_a_nonce_from_every_player(nonces: tuple[str, ...]) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("qwixx", 2, chance=Fair(nonces))
    assert problem.value.code == "nonces-number"


def test_who_leaves_it_to_the_machine_gets_a_nonce_as_well() -> None:
    sources = [cb.new("qwixx", 3, chance="fair").source for _ in range(5)]
    nonces = {nonce for source in sources if isinstance(source, Fair) for nonce in source.nonces}
    assert len(nonces) == 15


def test_recorded_chance_brings_the_dice_of_another_match() -> None:
    match = played("qwixx", 3)
    again = played("qwixx", 3, chance=cb.Recorded(match.outcomes()))
    assert again.steps == match.steps
    assert cb.load(again.record()).record() == again.record()


def test_recorded_chance_goes_on_by_hand_when_it_runs_out() -> None:
    match = cb.new("qwixx", chance=cb.Recorded(("1",)))
    assert match.pending is not None
    match.settle("1 1 6 6 6 6")
    assert match.asked == (0, 1)


def test_recorded_chance_that_does_not_fit_is_settled_by_hand() -> None:
    match = cb.new("kocour", chance=cb.Recorded(("1", "1 1 6 6 6 6")))
    assert len(match.steps) == 1
    match.settle("red red")
    assert match.asked == (1,)


def test_recorded_chance_to_come_is_withheld() -> None:
    match = cb.new("kocour", chance=cb.Recorded(("1", "red blue", "blue green")))
    assert "blue green" not in match.record_for(0)
    assert "blue green" in match.record()


def test_manual_chance_waits_for_every_outcome() -> None:
    match = cb.new("qwixx", chance="manual")
    assert isinstance(match.source, Manual)
    assert match.steps == []
    match.settle("1")
    assert match.pending is not None
    match.settle("1 2 3 4 5 6")
    assert match.pending is None


def test_chance_that_its_source_brings_is_not_settled_by_hand() -> None:
    before_the_first = cb.new("qwixx", seed=7).replay(0)
    with pytest.raises(cb.Refused) as refused:
        before_the_first.settle("0")
    assert refused.value.refusal.code == "chance-not-manual"


def test_chance_that_was_withheld_can_be_neither_brought_nor_settled() -> None:
    match = cb.load(cb.new("kocour", seed=7).record_for(None))
    assert isinstance(match.source, Withheld)
    play_on(match, 7)
    assert match.pending is not None
    with pytest.raises(cb.Refused) as refused:
        match.settle("red red")
    assert refused.value.refusal.code == "chance-withheld"
