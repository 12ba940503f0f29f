"""Play from here: the true position of a finished match, and no more than the reader knew of one that goes on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import cheeseboard as cb
from cheeseboard.core.fair import commitment
from cheeseboard.core.rng import Rng
from cheeseboard.core.view import to_json
from cheeseboard.registry import NAMES
from cheeseboard.server.ids import TableId
from cheeseboard.server.tables.head import Parent, decode_head, encode_head
from cheeseboard.server.tables.sandbox import play_from, position
from cheeseboard.server.tables.seating import Bot, Person
from tests.server.tables.seated import EMA, PETR, SECRET, Host, magic, started

MOVES = {"wistar": 40}


def middle(game: str) -> Host:
    return started(game, EMA, PETR, options=magic(game)).play(Rng(6), MOVES.get(game, 12))


@pytest.mark.parametrize("game", [name for name in NAMES if name != "wistar"])
def test_of_a_finished_match_it_is_the_true_position(game: str) -> None:
    host = middle(game).play(Rng(6))
    match = host.table.match
    for step in (0, 3, len(match.steps) // 2, len(match.steps) - 1):
        assert match.game.position(position(host.table, None, step, Rng(1))) == match.replay(step).state


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
