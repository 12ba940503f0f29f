"""G1.2: the board is data; whole matches on another one."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.load import load
from cheeseboard.core.option import Options, Value
from tests.games.gouda.by_the_book import Reader
from tests.games.gouda.other_board import EDGES, OTHER_BOARD, OTHER_GAME
from tests.games.series import play_out
from tests.games.table import gouda
from tests.rules import rule

OPTIONS: list[dict[str, Value]] = [
    {},
    {"party": True},
    {"cheese-spots": True},
    {"all-on-drum": True, "random-start": True},
    {"magic": True},
    {"magic": True, "full-set": True, "cheese-spots": True, "void": True},
]


def new_match(seats: int, options: Options, seed: int) -> cb.Match:
    m = cb.Match(OTHER_GAME, seats, options, cb.Seeded(seed))
    m.advance()
    return m


def read(m: cb.Match) -> Reader:
    edges = [tuple(way.split("→")) for way in EDGES]
    return Reader(m, edges, ["CELLAR", "HALL"], {"SHELF": 2, "B": 1, "C": 1}).read()


@rule("G1.2")
def test_g1_2_the_board_is_what_its_text_says() -> None:
    assert OTHER_BOARD.spaces == ["CELLAR", "HALL", "A", "B", "C", "SHELF"]
    names = OTHER_BOARD.spaces
    ups = {f"{names[move.start]}→{names[move.end]}" for moves in OTHER_BOARD.up for move in moves}
    downs = {f"{names[move.end]}→{names[move.start]}" for moves in OTHER_BOARD.down for move in moves}
    assert ups == downs == set(EDGES)
    assert [action.id for action in OTHER_BOARD.actions] == list(range(len(OTHER_BOARD.actions)))


@rule("G1.2")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "basic")
def test_g1_2_whole_matches_on_another_board(options: dict[str, Value]) -> None:
    chosen = OTHER_GAME.choose_options(options)
    for seats in OTHER_GAME.seats(chosen):
        for seed in range(3):
            m = new_match(seats, chosen, seed)
            play_out(m, [OTHER_GAME.bot("random")] * seats, cb.Rng(seed))
            book = read(m)
            assert (m.scores(), m.winners()) == (book.eaten, [book.winner()])


@rule("G1.2")
def test_g1_2_its_positions_records_and_views_are_its_own() -> None:
    m, rng = new_match(3, OTHER_GAME.choose_options({"magic": True}), 5), cb.Rng(5)
    while not m.over:
        assert OTHER_GAME.position(repr(m.state)) == m.state
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    view = OTHER_GAME.view(m.state, None)
    assert (view.board, view.goal, view.starts) == ("other", "SHELF", ("CELLAR", "HALL"))
    assert load(m.record(), lambda name: OTHER_GAME).state == m.state


@rule("G1.3", "G2.5")
def test_g2_5_there_red_does_nothing_in_cellar_and_hall() -> None:
    for space in ("CELLAR", "HALL"):
        table = gouda(f"gouda name\n{space} 01\n> 0 | -\n  0 | -", OTHER_BOARD)
        table.go_on(f"0:{space} [r2]")
        assert table.asked == (1,)
    table = gouda("gouda put\n> 0 | -\n  0 | -", OTHER_BOARD)
    assert table.may(0) == {"put:CELLAR", "put:HALL"}


@rule("G1.2")
def test_g1_2_the_greedy_bot_plays_there_too() -> None:
    m = new_match(2, OTHER_GAME.choose_options({"magic": True}), 1)
    play_out(m, [OTHER_GAME.greedy(), OTHER_GAME.bot("random")], cb.Rng(1))
    assert m.over
