"""Options: defaults, text for values, and what is wrong with the rest."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.option import Option, switch
from cheeseboard.core.refusal import Problem

LEVEL = Option("level", ("easy", "hard"), "X1.1")
ROUNDS = Option("rounds", (3, 5, 7), "X1.2")


def options_of(match: cb.Match) -> dict[str, object]:
    return dict(match.options)


def test_the_first_value_is_the_default() -> None:
    assert LEVEL.default == "easy"
    assert ROUNDS.default == 3
    assert switch("night", "X1.3").default is False


def test_without_options_a_match_has_all_defaults() -> None:
    expected = {"edition": "default", "children": False, "risky": False, "match": False}
    assert options_of(cb.new("kocour")) == expected


@pytest.mark.parametrize("given", [True, "on", "On", " ON "])
def test_a_switch_is_turned_on_by_itself_or_by_text(given: bool | str) -> None:
    assert options_of(cb.new("kocour", risky=given))["risky"] is True


def test_numbers_and_names_are_given_as_themselves_or_as_text() -> None:
    assert [ROUNDS.value(5), ROUNDS.value("5"), LEVEL.value("HARD")] == [5, 5, "hard"]


def test_a_name_may_have_an_underscore_for_a_dash() -> None:
    assert options_of(cb.new("qwixx", mixx_a=True)) == {"solo": False, "mixx-a": True, "mixx-b": False}


@pytest.mark.parametrize("given", [1, 1.0, None, "yes", "", "onn", 2, ["on"]])
def test_a_value_out_of_range_is_refused_with_those_there_are(given: object) -> None:
    with pytest.raises(Problem, match="off, on") as problem:
        switch("risky", "X1.3").value(given)
    assert problem.value.code == "option-value"


@pytest.mark.parametrize("given", [True, 4, "4", 3.0])
def test_a_number_out_of_range_is_refused(given: object) -> None:
    with pytest.raises(Problem, match="3, 5, 7"):
        ROUNDS.value(given)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Problem, match="edition, children, risky, match") as problem:
        cb.new("kocour", magic=True)
    assert problem.value.code == "option-unknown"


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(Problem, match=r"mixx-a \+ mixx-b") as problem:
        cb.new("qwixx", mixx_a=True, mixx_b=True)
    assert problem.value.code == "options-clash"


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 1), ("qwixx", 6), ("kocour", 1), ("kocour", 5), ("qwixx", -2)])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(game: str, seats: int) -> None:
    with pytest.raises(Problem) as problem:
        cb.new(game, seats)
    assert problem.value.code == "seats"


def test_the_fewest_seats_are_taken_by_default() -> None:
    assert cb.new("qwixx").seats == 2
    assert cb.new("qwixx", solo=True).seats == 1


def test_every_table_of_a_game_can_be_sat_at_and_no_clash_is_among_them() -> None:
    tables = [(seats, tuple(options.values())) for seats, options in cb.find_game("qwixx").tables()]
    assert len(tables) == len(set(tables)) == 3 * (1 + 4)
    assert not any(mixx_a and mixx_b for _, (_, mixx_a, mixx_b) in tables)
    assert len(list(cb.find_game("kocour").tables())) == 2 * 2 * 2 * 2 * 3
