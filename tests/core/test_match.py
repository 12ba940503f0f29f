"""The public face of a match, line by line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import cheeseboard as cb
from cheeseboard.registry import NAMES
from tests.core.play import play_on, played


@pytest.fixture
def match() -> cb.Match:
    """Two players and dice settled by hand; the white dice show a two."""
    match = cb.new("qwixx", chance="manual", names=["Ema", "Petr"])
    match.settle("0")
    match.settle(cb.dice(1, 1, 6, 6, 6, 6))
    return match


def test_a_new_match_has_come_to_its_first_choice() -> None:
    match = cb.new("qwixx", seats=3, seed=7)
    assert match.asked == (0, 1, 2)
    assert match.seats == 3
    assert [step.seat for step in match.steps] == [None, None]


def test_the_registry_has_every_game_by_name() -> None:
    assert [game.name for game in cb.games().values()] == list(cb.games()) == list(NAMES)
    assert cb.games()["qwixx"] is cb.find_game("qwixx")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(cb.Problem, match=", ".join(NAMES)) as problem:
        cb.new("chess")
    assert problem.value.code == "game-unknown"


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(cb.Problem, match="random, greedy") as problem:
        cb.find_game("qwixx").bot("deep")
    assert problem.value.code == "bot-unknown"


def test_legal_lists_actions_that_write_themselves(match: cb.Match) -> None:
    assert [str(action) for action in match.legal(0)] == ["-", "r2", "y2"]


def test_an_action_is_given_as_itself_or_as_text(match: cb.Match) -> None:
    match.act(0, "r2")
    match.act(1, match.legal(1)[2])
    assert [(step.seat, step.text) for step in match.steps[2:]] == [(0, "r2"), (1, "y2")]


def test_an_action_of_the_same_name_from_another_table_is_the_one_of_this() -> None:
    match = cb.new("qwixx", mixx_b=True, chance="manual")
    for outcome in ("0", "5 5 1 1 1 1"):
        match.settle(outcome)
    classic = cb.find_game("qwixx").table(cb.new("qwixx").options).find("r10")
    assert classic is not None
    match.act(0, classic)
    assert match.steps[-1].number == 1


def test_a_refused_action_carries_its_refusal_and_changes_nothing(match: cb.Match) -> None:
    before = match.record()
    with pytest.raises(cb.Refused) as refused:
        match.act(0, "r3")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule, refusal.facts["sum"]) == ("not-called", "Q2.1", 2)
    assert str(refused.value) == refusal.sentence("en") != refusal.sentence("cs") != refusal.sentence("pl")
    assert match.record() == before


def test_why_says_the_same_without_trying(match: cb.Match) -> None:
    refusal = match.why(0, "r3")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-called", "Q2.1")
    assert match.why(0, "r2") is None


@pytest.mark.parametrize("text", ["", "r1", "R2", "red 2", "--", "r2 y2"])
def test_what_is_no_action_is_refused_as_such(match: cb.Match, text: str) -> None:
    refusal = match.why(0, text)
    assert refusal is not None
    assert (refusal.code, refusal.facts["given"]) == ("unknown-action", text)
    with pytest.raises(cb.Refused):
        match.act(0, text)


ASKS: dict[str, Callable[[cb.Match, int], object]] = {
    "legal": lambda match, seat: match.legal(seat),
    "act": lambda match, seat: match.act(seat, "-"),
    "why": lambda match, seat: match.why(seat, "-"),
    "undo": lambda match, seat: match.undo(seat),
    "imagine": lambda match, seat: match.imagine(seat, cb.Rng(1)),
    "view": lambda match, seat: match.view(seat),
    "events": lambda match, seat: match.events(seat),
    "record_for": lambda match, seat: match.record_for(seat),
}


@pytest.mark.parametrize("seat", [-1, 2, 99, 1 << 70])
@pytest.mark.parametrize("ask", ASKS)
def test_a_seat_that_is_not_at_the_table_is_refused(match: cb.Match, ask: str, seat: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        ASKS[ask](match, seat)
    assert problem.value.code == "seat-unknown"


def test_pending_is_the_law_of_the_chance_that_is_waited_for() -> None:
    match = cb.new("qwixx", chance="manual")
    assert match.pending is not None
    assert (match.asked, match.pending.total, match.pending.expected()) == ((), 2, "0, 1")
    match.settle(1)
    assert match.pending.total == 6**6
    match.settle("1 1 6 6 6 6")
    assert match.pending is None


@pytest.mark.parametrize("outcome", ["", "2", "red", -1, 2, 1 << 80])
def test_an_outcome_that_the_law_does_not_allow_is_refused(outcome: int | str) -> None:
    match = cb.new("qwixx", chance="manual")
    with pytest.raises(cb.Refused, match="0, 1") as refused:
        match.settle(outcome)
    assert refused.value.refusal.code == "outcome"
    assert match.steps == []


def test_where_no_chance_is_waited_for_none_can_be_settled(match: cb.Match) -> None:
    with pytest.raises(cb.Refused) as refused:
        match.settle("0")
    assert refused.value.refusal.code == "no-chance"


def test_a_seat_sees_its_own_sealed_answer_and_nobody_elses(match: cb.Match) -> None:
    match.act(0, "r2")
    seen = {seat: json.loads(cb.to_json(match.view(seat))) for seat in (0, 1, None)}
    assert [seen[seat]["answer"] for seat in (0, 1, None)] == ["r2", None, None]
    assert all(view["asked"] == [1] for view in seen.values())


def test_a_view_is_one_line_of_json(match: cb.Match) -> None:
    assert cb.to_json((1, "ž", None, 1.5, True)) == '[1,"ž",null,1.5,true]'
    assert "\n" not in cb.to_json(match.view(None))
    with pytest.raises(TypeError):
        cb.to_json({"a": 1})


def test_events_are_told_with_the_step_that_brought_them(match: cb.Match) -> None:
    match.act(0, "r2")
    assert [(told.step, told.event.key) for told in match.events(1)] == [(0, "event-began"), (1, "event-rolled")]
    match.act(1, "-")
    assert (match.events(1)[-1].step, match.events(1)[-1].event.key) == (3, "event-crossed")


def test_events_and_actions_are_told_by_the_names_of_the_players(match: cb.Match) -> None:
    assert "Ema" in match.tell(match.events(None)[0].event)
    assert len({match.describe(match.legal(0)[1], language) for language in ("en", "cs", "pl")}) == 3
    for seat in (0, 1):
        match.act(seat, "-")
    refusal = match.why(1, "r2")
    assert refusal is not None
    assert "Ema" in refusal.sentence("cs")


def test_nobody_has_won_before_the_end(match: cb.Match) -> None:
    assert (match.over, match.ending, match.winners(), match.scores()) == (False, "", [], [0, 0])


def test_at_the_end_there_are_scores_winners_and_a_reason() -> None:
    match = played("qwixx", 3)
    assert (match.over, match.asked, match.pending) == (True, (), None)
    assert match.ending in match.game.endings
    assert match.winners() == [seat for seat in range(3) if match.scores()[seat] == max(match.scores())]


def test_after_the_end_nothing_is_legal() -> None:
    match = played("qwixx", 2)
    assert match.legal(0) == []
    refusal = match.why(0, "-")
    assert refusal is not None
    assert refusal.code == "over"


def test_a_copy_goes_its_own_way(match: cb.Match) -> None:
    before = match.record()
    twin = match.copy()
    assert twin.record() == before
    play_on(twin, 1)
    assert twin.record() != before == match.record()
    assert len(match.events(None)) == 2


def test_replay_stops_after_as_many_steps_as_asked(match: cb.Match) -> None:
    match.act(0, "r2")
    earlier = match.replay(2)
    assert [step.text for step in earlier.steps] == ["0", "1 1 6 6 6 6"]
    assert earlier.asked == (0, 1)
    assert len(match.steps) == 3


def test_an_imagined_world_is_what_the_seat_knows(match: cb.Match) -> None:
    match.act(0, "r2")
    worlds = [match.imagine(1, cb.Rng(seed)) for seed in range(30)]
    assert len({repr(world) for world in worlds}) == 3
    assert len({cb.to_json(match.game.view(world, 1)) for world in worlds}) == 1


def test_names_are_kept(match: cb.Match) -> None:
    assert match.names == ("Ema", "Petr")
    assert cb.new("qwixx").names == ("", "")


@pytest.mark.parametrize("names", [["Ema"], ["Ema", "Petr", "Jan"]])
def test_there_are_as_many_names_as_seats(names: list[str]) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("qwixx", 2, names=names)
    assert problem.value.code == "names-number"


@pytest.mark.parametrize("name", ["x" * 41, " Ema", "Ema ", "E\nma", "E\x1b[2Jma", "\ud800"])
def test_a_name_is_a_short_line_of_text(name: str) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("qwixx", 2, names=[name, "Petr"])
    assert problem.value.code == "name"
