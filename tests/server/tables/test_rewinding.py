"""Taking back: at once where nothing was learned, further by consent of all, and never to dice that were seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

import cheeseboard as cb
from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.bodies import body
from cheeseboard.server.tables.entries import AskedBack, Entry
from cheeseboard.server.tables.outcome import outcome
from cheeseboard.server.tables.updates import snapshot
from tests.server.tables.seated import EMA, JAN, NOON, PETR, Host, magic, set_up, started


@pytest.fixture
def host() -> Host:
    """Ema, Petr, Jan and a bot in the middle of a match of Mlsný kocour, where dice are rolled all the time."""
    return started("kocour", EMA, PETR, JAN, "greedy").play(Rng(2), 12)


def refused(call: Callable[[], Entry]) -> str:
    with pytest.raises(Problem) as found:
        call()
    return found.value.code


# -- at once


def test_a_choice_is_taken_back_at_once_where_nothing_was_learned() -> None:
    host = started("qwixx", EMA, PETR, JAN)
    before = host.table.match.record()
    host.act(1, "-")
    entry = commands.undo(host.table, PETR, 1, NOON)
    host.fold(entry)
    assert entry.step == 2
    assert host.table.match.record() == before
    assert json.encode(snapshot(host.again(), 1)) == json.encode(snapshot(host.table, 1))


def test_what_became_known_is_not_taken_back_at_once(host: Host) -> None:
    host.act(host.first(), "roll")
    for seat, by in ((0, EMA), (1, PETR), (2, JAN)):
        assert refused(partial(commands.undo, host.table, by, seat, NOON)) in ("undo-chance", "undo-nothing")
    assert refused(partial(commands.undo, host.table, EMA, 0, NOON)) == "undo-chance"


# -- by consent


def test_going_back_needs_every_person_and_no_bot(host: Host) -> None:
    host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
    host.fold(commands.agree(host.table, JAN, NOON))
    assert len(host.table.match.steps) > 10
    kept = host.table.match.steps[:5]
    entry = host.fold(commands.agree(host.table, PETR, NOON))
    assert host.table.match.steps[:5] == kept
    assert len(host.table.match.steps) == 5 + len(entry.steps)
    assert (host.table.request, host.table.rewinds) == (None, 1)
    assert json.encode(snapshot(host.again(), 0)) == json.encode(snapshot(host.table, 0))


def test_one_who_declines_is_enough(host: Host) -> None:
    steps = len(host.table.match.steps)
    host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
    host.fold(commands.agree(host.table, JAN, NOON))
    host.fold(commands.decline(host.table, PETR, NOON))
    assert (host.table.request, len(host.table.match.steps)) == (None, steps)
    assert refused(lambda: commands.agree(host.table, PETR, NOON)) == "back-not-asked"
    assert refused(lambda: commands.decline(host.table, PETR, NOON)) == "back-not-asked"


def test_who_asks_has_agreed_and_may_stop_asking(host: Host) -> None:
    host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
    assert refused(lambda: commands.agree(host.table, EMA, NOON)) == "back-agreed"
    assert refused(lambda: commands.ask_back(host.table, PETR, 1, 4, NOON)) == "back-asked"
    host.fold(commands.decline(host.table, EMA, NOON))
    assert host.table.request is None


def test_a_person_with_bots_alone_goes_back_at_once() -> None:
    host = started("kocour", EMA, "greedy", "beside").play(Rng(2), 12)
    entry = host.fold(commands.ask_back(host.table, EMA, 0, 4, NOON))
    assert isinstance(entry, AskedBack)
    assert entry.granted
    assert len(host.table.match.steps) == 4 + len(entry.steps)


def test_who_has_left_is_not_asked(host: Host) -> None:
    host.fold(commands.stand_in(host.table, JAN, 2, "greedy", "left", NOON))
    host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
    assert refused(lambda: commands.agree(host.table, JAN, NOON)) == "not-your-seat"
    assert commands.agree(host.table, PETR, NOON).granted


def test_when_other_people_play_the_request_lapses(host: Host) -> None:
    for change in (
        lambda: commands.stand_in(host.table, JAN, 2, "greedy", "left", NOON),
        lambda: commands.come_back(host.table, JAN, 2, NOON),
        lambda: commands.hand_over(host.table, JAN, 2, PersonId("id-ola"), "Ola", NOON),
    ):
        host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
        host.fold(change())
        assert host.table.request is None


@pytest.mark.parametrize("step", [-1, 1000])
def test_there_is_no_such_step(host: Host, step: int) -> None:
    assert refused(lambda: commands.ask_back(host.table, EMA, 0, step, NOON)) == "step-unknown"


def test_the_match_may_go_on_while_somebody_thinks_about_going_back(host: Host) -> None:
    host.fold(commands.ask_back(host.table, EMA, 0, 5, NOON))
    host.play(Rng(1), 3)
    waiting = body(host.table, None)["back"]
    taken = [step.seat for step in host.table.match.steps[5:] if step.seat is not None]
    what = {"seat": 0, "step": 5, "choices": len(taken), "first": taken[0]}
    assert waiting == {**what, "agreed": [EMA], "waits_for": [JAN, PETR]}
    host.fold(commands.agree(host.table, JAN, NOON))
    assert commands.agree(host.table, PETR, NOON).granted


# -- in a rated match


def rated(*seats: str) -> Host:
    return Host(replace(set_up("kocour", *seats), rated=True)).start().play(Rng(2), 12)


def test_a_rated_match_is_not_gone_back_on_even_if_all_agree() -> None:
    """One against bots would roll again and again, and be rated for it."""
    for seats in ((EMA, "greedy"), (EMA, PETR)):
        host = rated(*seats)
        assert refused(partial(commands.ask_back, host.table, EMA, 0, 4, NOON)) == "back-rated"
    assert rated(EMA, "beside").table.head.rated  # but nobody is rated against themselves
    assert commands.ask_back(rated(EMA, "beside").table, EMA, 0, 4, NOON).granted


def test_a_choice_of_a_rated_match_is_still_taken_back_at_once() -> None:
    host = Host(replace(set_up("qwixx", EMA, PETR), rated=True)).start()
    host.act(1, "-")
    host.fold(commands.undo(host.table, PETR, 1, NOON))
    assert host.table.asks.keys() == {0, 1}


def test_rated_matches_that_went_back_before_that_was_refused_are_read_as_they_are() -> None:
    host = rated(EMA, PETR)
    host.fold(AskedBack(at=NOON, by=EMA, seat=0, step=len(host.table.match.steps) - 1))
    assert refused(partial(commands.agree, host.table, PETR, NOON)) == "back-rated"
    host.fold(commands.decline(host.table, PETR, NOON))
    last = next(index for index, step in enumerate(host.table.match.steps[::-1]) if step.seat is not None)
    steps = len(host.table.match.steps) - 1 - last
    host.fold(AskedBack(at=NOON, by=EMA, seat=0, step=steps, granted=True))
    assert (host.again().rewinds, len(host.again().match.steps)) == (1, steps)


# -- dice that were seen


def test_dice_that_were_seen_do_not_come_again() -> None:
    """Whoever goes back before a roll does not know what will be rolled."""
    same = 0
    for seed in range(20):
        host = started("kocour", EMA, "greedy", secret=bytes([seed]) * 32)
        steps = [step.text for step in host.table.match.steps]
        entry = host.fold(commands.ask_back(host.table, EMA, 0, 1, NOON))  # the roll that the match began with
        assert entry.steps[0][0] == "*"
        same += entry.steps[0][1] == steps[1]
    assert same < 8  # of 36 rolls each is as likely: 20 the same would be the rule, about one is chance


def test_the_record_tells_which_chances_were_skipped_and_verifies() -> None:
    host = started("kocour", EMA, "greedy").play(Rng(2), 12)
    seen = host.table.match.chances
    host.fold(commands.ask_back(host.table, EMA, 0, 2, NOON))
    host.play(Rng(3))
    match = cb.load(host.table.match.record())
    assert match.source.stored(False)["skipped"] == [[2, seen]]
    assert cb.verify(match).wrong_step is None
    result = outcome(host.table)
    assert result is not None
    assert result.rewinds == 1


@pytest.mark.parametrize("game", ["qwixx", "kocour", "gouda", "myszki"])
@given(seed=st.integers(0, 1 << 30))
def test_matches_with_all_kinds_of_taking_back_are_rebuilt_and_verify(game: str, seed: int) -> None:
    luck = Rng(seed)
    host = started(game, EMA, "greedy", PETR, options=magic(game))
    people = ((0, EMA), (2, PETR))
    for _ in range(40):
        if host.table.match.over:
            break
        seat, by = people[luck.below(2)]
        steps = len(host.table.match.steps)
        match luck.below(8):
            case 0 if isinstance(host.table.match.undoable(seat), int):
                host.fold(commands.undo(host.table, by, seat, host.at))
            case 1 if host.table.request is None:
                host.fold(commands.ask_back(host.table, by, seat, max(0, steps - 1 - luck.below(6)), host.at))
            case 2 | 3 if host.table.request is not None and by not in host.table.request.agreed:
                host.fold(commands.agree(host.table, by, host.at))
            case 4 if host.table.request is not None:
                host.fold(commands.decline(host.table, by, host.at))
            case _:
                host.random_act(luck)
    for reader in (None, 0, 1, 2):
        assert json.encode(snapshot(host.again(), reader)) == json.encode(snapshot(host.table, reader))
    verdict = cb.verify(cb.load(host.table.match.record()))
    assert (verdict.proof, verdict.wrong_step, verdict.chances) == ("fair", None, host.table.match.chances)
