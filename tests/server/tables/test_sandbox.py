"""Play from here: the true position of a finished match, or no more than a seat knew of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import cheeseboard as cb
from cheeseboard.core.fair import commitment
from cheeseboard.core.match import Match
from cheeseboard.core.rng import Rng
from cheeseboard.core.view import to_json
from cheeseboard.registry import NAMES
from cheeseboard.server.ids import TableId
from cheeseboard.server.tables.head import Parent, decode_head, encode_head
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.sandbox import play_from, position
from cheeseboard.server.tables.seating import Bot, Person
from cheeseboard.server.tables.table import Table
from tests.server.tables.seated import EMA, JAN, PETR, SECRET, Host, magic, started
from tests.server.tables.test_secrecy import choose, entries_elsewhere, worlds

MOVES = {"wistar": 40}


def middle(game: str) -> Host:
    return started(game, EMA, PETR, options=magic(game)).play(Rng(6), MOVES.get(game, 12))


@pytest.mark.parametrize("game", [name for name in NAMES if name != "wistar"])
def test_of_a_finished_match_it_is_the_true_position(game: str) -> None:
    host = middle(game).play(Rng(6))
    match = host.table.match
    for step in (0, 3, len(match.steps) // 2, len(match.steps) - 1):
        assert match.game.position(position(host.table, None, step, Rng(1))) == match.replay(step).state


@pytest.mark.parametrize("game", [name for name in NAMES if name != "wistar"])
def test_of_a_finished_match_too_a_seat_takes_along_only_what_it_knew(game: str) -> None:
    table = middle(game).play(Rng(6)).table
    match = table.match
    for seat in (0, 1):
        for step in (3, len(match.steps) // 2):
            state = match.game.position(position(table, seat, step, Rng(1)))
            assert to_json(match.game.view(state, seat)) == to_json(match.replay(step).view(seat))


def finished_elsewhere(host: Host, other: Match | None, luck: Rng) -> Table:
    """The table, or how it would be in another world, after its match was played to the end."""
    here = Host(host.table.head, host.table.secret)
    for entry in host.journal if other is None else entries_elsewhere(host, other):
        here.fold(entry)
    if host.table.head.game != "wistar":  # which takes long when it is interpreted; what a seat knew is the same
        here.play(luck)
        assert here.table.match.over
    return here.table


@pytest.mark.parametrize(
    ("game", "moves", "every"), [("qwixx", 6, 1), ("gouda", 20, 4), ("myszki", 12, 3), ("wistar", 100, 12)]
)
def test_a_seats_sandbox_is_the_same_whatever_was_hidden_from_it(game: str, moves: int, every: int) -> None:
    """Matches that were the same to the seat up to there, and then ended, give it the same bytes for the same luck."""
    compared = 0
    luck = Rng(4)
    host = started(game, EMA, PETR, JAN, options=magic(game))
    for number in range(moves):
        choose(host, luck)
        if number % every:
            continue
        step = len(host.table.match.steps)
        for seat in (0, 1, 2):
            others = [other for other in worlds(host.table.match, seat, luck) if other.state != host.table.match.state]
            here = finished_elsewhere(host, None, luck)
            for other in others[:2]:
                there = finished_elsewhere(host, other, luck)
                assert there.match.replay(step).state != here.match.replay(step).state
                for seed in range(3):
                    assert position(there, seat, step, Rng(seed)) == position(here, seat, step, Rng(seed))
                compared += 1
    assert compared > 3


def test_only_a_seat_knows_something() -> None:
    table = started("qwixx", EMA, PETR).play(Rng(6)).table
    with pytest.raises(TableProblem) as problem:
        position(table, 2, 3, Rng(1))
    assert problem.value.code == "no-seat"


@pytest.mark.parametrize("game", NAMES)
def test_while_the_match_goes_on_it_is_one_that_the_reader_held_possible(game: str) -> None:
    table = middle(game).table
    match = table.match
    step = len(match.steps) - 2
    for reader in (None, 0, 1):
        state = match.game.position(position(table, reader, step, Rng(1)))
        assert to_json(match.game.view(state, reader)) == to_json(match.replay(step).view(reader))


def test_what_the_reader_could_not_see_is_drawn_anew() -> None:
    """The other's cards in ten sandboxes are not the true ones every time, and a spectator's are nobody's."""
    table = middle("gouda").table
    match = table.match
    step = len(match.steps)
    for reader, others in ((0, (1,)), (1, (0,)), (None, (0, 1))):
        for other in others:
            true = to_json(match.view(other))
            drawn = {
                to_json(match.game.view(match.game.position(position(table, reader, step, Rng(seed))), other))
                for seed in range(10)
            }
            assert drawn - {true}


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_played_on_from_there_and_its_record_verifies(game: str) -> None:
    table = middle(game).table
    other = b"\7" * 32
    head = play_from(table, 0, len(table.match.steps) - 1, Rng(1), TableId("next"), EMA, commitment(other))
    assert (head.parent, head.rated) == (Parent(table.head.id, "from", len(table.match.steps) - 1), False)
    seats = (Person(EMA, "Ema", "n"), Bot("greedy"))
    host = Host(decode_head(encode_head(replace(head, seats=seats))), other).start()
    host.play(Rng(2), 30)
    assert host.again().match.record() == host.table.match.record()
    match = cb.load(host.table.match.record())
    assert match.state == host.table.match.state
    assert cb.verify(match).wrong_step is None
    assert SECRET.hex() not in host.table.match.record()
