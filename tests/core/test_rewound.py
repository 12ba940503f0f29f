"""Going back: chances that came do not come again, and the record says which they were."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.core.law import Dice
from tests.core.play import play_on, resealed

FAIR = cb.Fair(("ema", "petr"), bytes(range(32)))


def numbers(source: cb.Fair, count: int = 12) -> list[int]:
    return [source.number(k) for k in range(count)]


def test_skipped_numbers_are_passed_over() -> None:
    assert numbers(FAIR, 4) == [0, 1, 2, 3]
    assert numbers(FAIR.skipping(2, 5), 5) == [0, 1, 5, 6, 7]
    law = Dice(6)
    assert FAIR.skipping(2, 5).outcome(2, law) == FAIR.outcome(5, law)


def test_nothing_is_skipped_where_no_chance_came() -> None:
    assert FAIR.skipping(3, 3) is FAIR


def test_what_touches_becomes_one() -> None:
    once = FAIR.skipping(4, 6)
    assert once.skipped == ((4, 6),)
    assert once.skipping(5, 6).skipped == ((4, 6), (7, 8))
    assert once.skipping(4, 5).skipped == ((4, 7),)
    assert once.skipping(2, 4).skipped == ((2, 6),)
    assert once.skipping(1, 2).skipped == ((1, 2), (4, 6))
    assert once.skipping(5, 6).skipping(0, 9).skipped == ((0, 12),)


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 4)), max_size=6))
def test_no_number_that_came_comes_again(rewinds: list[tuple[int, int]]) -> None:
    """After each stretch of chances the match goes back by some of them."""
    source, chances = FAIR, 0
    came: set[int] = set()
    for more, back in rewinds:
        drawn = [source.number(k) for k in range(chances, chances + more)]
        assert not came & set(drawn)
        came |= set(drawn)
        chances += more
        kept = max(0, chances - back)
        before = numbers(source)[:kept]
        source, chances = source.skipping(kept, chances), kept
        assert numbers(source)[:kept] == before
    assert source.skipped == tuple(sorted(source.skipped))


def test_the_match_goes_back_and_other_dice_come() -> None:
    match = play_on(cb.new("kocour", chance=FAIR), 3, 8)
    earlier = match.rewound(1)
    assert earlier.steps == match.steps[:1]
    earlier.advance()
    law = earlier.replay(1).pending
    assert law is not None
    assert earlier.steps[1].number == FAIR.outcome(match.chances, law)


def test_the_match_that_went_back_is_another() -> None:
    match = play_on(cb.new("kocour", chance=FAIR), 3, 8)
    record = match.record()
    play_on(match.rewound(1), 5)
    assert match.record() == record


def test_standing_orders_are_taken_back() -> None:
    match = cb.new("gouda", seed=1, magic=True)
    match.order(0, "pass-all")
    assert match.rewound(1).orders == {}


def test_a_record_that_skips_comes_back_and_verifies() -> None:
    match = play_on(cb.new("kocour", chance=FAIR), 3, 8).rewound(1)
    match.advance()
    redacted = match.record_for(None)
    assert cb.load(redacted).record() == redacted
    play_on(match, 4)
    again = cb.load(match.record())
    assert again.record() == match.record()
    assert isinstance(again.source, cb.Fair)
    assert again.source.skipped
    assert cb.verify(again) == cb.Verdict("fair", match.chances, None, "", "")


def test_a_skip_that_was_left_out_or_made_up_is_found() -> None:
    match = play_on(cb.new("kocour", chance=FAIR), 3, 8).rewound(1)
    match.advance()
    for forged in (FAIR, FAIR.skipping(1, 9)):
        assert cb.verify(cb.load(resealed(match.record(), chance=forged.stored(True)))).wrong_step is not None


WRONG: list[object] = [None, 3, [3], [[3]], [[3, 3]], [[4, 3]], [[-1, 3]], [[True, 3]], [[0, 1 << 40]]]
WRONG += [[[1, 3], [3, 5]], [[5, 6], [1, 2]]]


@pytest.mark.parametrize("skipped", WRONG)
def test_skips_that_cannot_be_are_refused(skipped: object) -> None:
    record = resealed(cb.new("qwixx", chance=FAIR).record(), chance={**FAIR.stored(True), "skipped": skipped})
    with pytest.raises(cb.BadRecord) as bad:
        cb.load(record)
    assert isinstance(bad.value.because, cb.Problem)
    assert bad.value.because.code == "skipped"
