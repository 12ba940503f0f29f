"""Undo: as far back as a seat has learned nothing."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.core.play import play_on


@pytest.fixture
def match() -> cb.Match:
    """Three players; the white dice show a two, which all of them can cross in red and yellow."""
    match = cb.new("qwixx", 3, chance="manual")
    match.settle("0")
    match.settle("1 1 6 6 6 6")
    return match


def refused(match: cb.Match, seat: int) -> cb.Refusal:
    """Why the seat may not undo; nothing changes when it tries."""
    before = match.record()
    with pytest.raises(cb.Refused) as refused:
        match.undo(seat)
    assert match.record() == before
    return refused.value.refusal


def test_who_has_done_nothing_has_nothing_to_undo() -> None:
    assert refused(cb.new("qwixx", solo=True, chance="manual"), 0).code == "undo-nothing"


def test_a_sealed_answer_is_taken_back_before_the_others_answer(match: cb.Match) -> None:
    seen, record = match.view(1), match.record()
    match.act(1, "r2")
    assert str(match.undo(1)) == "r2"
    assert (match.view(1), match.record()) == (seen, record)


def test_a_sealed_answer_is_taken_back_after_others_have_answered(match: cb.Match) -> None:
    match.act(1, "r2")
    match.act(0, "y2")
    assert str(match.undo(1)) == "r2"
    assert str(match.undo(0)) == "y2"
    assert match.asked == (0, 1, 2)


def test_the_others_answers_stay_when_one_is_taken_back(match: cb.Match) -> None:
    for seat, action in ((1, "r2"), (0, "y2")):
        match.act(seat, action)
    match.undo(1)
    for seat, action in ((1, "-"), (2, "-")):
        match.act(seat, action)
    assert match.scores() == [1, 0, 0]


def test_the_last_answer_is_not_taken_back_for_it_reveals_the_others(match: cb.Match) -> None:
    for seat in (0, 1, 2):
        match.act(seat, "r2")
    assert refused(match, 2).code == "undo-revealed"


def test_nobody_takes_back_what_was_answered_by_the_last(match: cb.Match) -> None:
    for seat in (0, 1, 2):
        match.act(seat, "r2")
    refusal = refused(match, 0)
    assert (refusal.code, refusal.facts) == ("undo-others", {"player": 2})


def test_an_answer_that_nobody_else_gave_is_taken_back() -> None:
    match = cb.new("qwixx", solo=True, chance="manual")
    match.settle("1 1 6 6 6 6")
    match.act(0, "r2")
    assert str(match.undo(0)) == "r2"
    assert match.asked == (0,)


def test_chance_ends_all_undo() -> None:
    match = cb.new("qwixx", solo=True, chance="manual")
    match.settle("1 1 6 6 6 6")
    match.act(0, "r2")
    match.act(0, "-")
    match.settle("1 2 6 6 6 6")
    assert refused(match, 0).code == "undo-chance"


def test_a_choice_before_the_dice_are_rolled_is_taken_back() -> None:
    match = cb.new("qwixx", solo=True, chance="manual")
    match.settle("1 1 6 6 6 6")
    match.act(0, "r2")
    match.act(0, "r7")
    assert match.pending is not None
    assert [str(match.undo(0)), str(match.undo(0))] == ["r7", "r2"]
    assert refused(match, 0).code == "undo-nothing"


def test_with_dice_that_come_by_themselves_the_roll_is_the_border() -> None:
    match = cb.new("kocour", 2, seed=7)
    match.act(match.asked[0], match.legal(match.asked[0])[0])
    seat = match.asked[0]
    match.undo(seat)
    match.act(seat, match.legal(seat)[0])
    match.act(seat, "roll")
    assert refused(match, seat).code == "undo-chance"


def test_another_players_open_move_ends_undo() -> None:
    match = cb.new("kocour", 2, chance="manual")
    for outcome in ("0", "red blue"):
        match.settle(outcome)
    for action in ("red", "stop"):
        match.act(0, action)
    match.settle("red blue")
    match.act(1, "red")
    refusal = refused(match, 0)
    assert (refusal.code, refusal.facts) == ("undo-others", {"player": 1})


def test_what_was_told_of_an_undone_choice_is_forgotten() -> None:
    match = cb.new("kocour", 2, seed=7)
    before = [told.event.key for told in match.events(None)]
    seat = match.asked[0]
    match.act(seat, match.legal(seat)[0])
    match.undo(seat)
    assert [told.event.key for told in match.events(None)] == before


@pytest.mark.parametrize(("source", "seed"), [(cb.Seeded(4), 4), (cb.Fair(("nonce",), b"\0"), 0)])
def test_the_end_reveals_all_dice_to_come_so_nobody_goes_back_behind_it(source: cb.Source, seed: int) -> None:
    match = play_on(cb.new("qwixx", solo=True, chance=source), seed)
    assert (match.over, match.steps[-1].seat) == (True, 0)
    assert refused(match, 0).code == "undo-over"
