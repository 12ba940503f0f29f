"""How a match ended, and what a rated one has to say about who played it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cheeseboard.core.rng import Rng
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.outcome import Outcome, outcome, places
from cheeseboard.server.tables.rating import counts
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.tenure import Share
from tests.server.tables.seated import EMA, JAN, NOON, PETR, SECRET, Host, set_up, started


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([3, 9, 5], [1], [3, 1, 2]),
        ([9, 9, 5], [0, 1], [1, 1, 3]),
        ([9, 9, 5], [1], [2, 1, 3]),  # a tie that the rules broke
        ([5, 9, 5, 5], [1], [2, 1, 2, 2]),
        ([0], [0], [1]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert outcome(started("kocour", EMA, PETR).table) is None


def test_an_outcome_tells_of_bots_and_stand_ins() -> None:
    host = started("kocour", EMA, "greedy", PETR)
    host.fold(commands.stand_in(host.table, PETR, 2, "random", "left", NOON))
    host.fold(commands.come_back(host.table, PETR, 2, NOON))
    host.play(Rng(1))
    match = host.table.match
    expected = places(match.scores(), match.winners())
    assert outcome(host.table) == Outcome(
        places=tuple(expected),
        scores=tuple(match.scores()),
        winners=tuple(match.winners()),
        ending=match.ending,
        bots=(1,),
        stand_ins=(2,),
        rewinds=0,
        handed=(),
        rated=False,
        shares=((), (), (Share("Petr", None, choices(host, 2)), Share("", "random", 0))),
    )


def choices(host: Host, seat: int) -> int:
    return sum([step.seat == seat for step in host.table.match.steps])


def test_an_outcome_tells_who_has_played_a_seat_and_how_long() -> None:
    """Petr begins, a bot stands in for three choices, Jan takes over and plays to the end."""
    host = started("kocour", EMA, PETR)
    play_until(host, 4)
    host.fold(commands.stand_in(host.table, PETR, 1, "random", "left", host.at))
    play_until(host, 7)
    host.fold(commands.hand_over(host.table, PETR, 1, JAN, "Jan", host.at))
    host.play(Rng(1))
    found = outcome(host.table)
    assert found is not None
    rest = choices(host, 1) - 7
    assert found.shares == ((), (Share("Petr", None, 4), Share("", "random", 3), Share("Jan", None, rest)))
    assert (found.stand_ins, found.handed) == ((1,), (1,))
    assert outcome(host.again()) == found


def play_until(host: Host, number: int) -> None:
    """Until the second seat has made so many choices."""
    while choices(host, 1) < number:
        host.random_act(Rng(1))


def test_what_was_taken_back_was_played_by_nobody() -> None:
    host = started("kocour", EMA, PETR)
    play_until(host, 4)
    host.fold(commands.hand_over(host.table, PETR, 1, JAN, "Jan", host.at))
    play_until(host, 6)
    second = [index for index, step in enumerate(host.table.match.steps) if step.seat == 1][1]
    host.fold(commands.ask_back(host.table, EMA, 0, second, host.at))
    host.fold(commands.agree(host.table, JAN, host.at))
    host.play(Rng(1))
    found = outcome(host.table)
    assert found is not None
    assert found.shares[1] == (Share("Petr", None, 1), Share("Jan", None, choices(host, 1) - 1))
    assert outcome(host.again()) == found


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ((EMA, PETR), True),
        ((EMA, "greedy"), True),
        ((EMA, "greedy", "random"), True),
        ((EMA, "greedy", "greedy"), False),  # a bot cannot win against itself
        ((EMA, "beside"), False),
    ],
)
def test_a_match_counts_if_everybody_plays_one_seat(seats: tuple[str, ...], expected: bool) -> None:
    head = set_up("kocour", *seats)
    assert counts(Table.begin(replace(head, rated=True), SECRET)) is expected
    assert counts(Table.begin(head, SECRET)) is False
