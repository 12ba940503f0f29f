"""A match that begins in a position: the record has it, and what is none is refused."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.match import Match
from cheeseboard.registry import NAMES
from tests.core.play import play_on, resealed


def played_from(game: str, moves: int = 12) -> Match:
    """A match that begins where another stands."""
    other = play_on(cb.new(game, seed=5), 5, moves)
    match = Match(other.game, other.seats, other.options, cb.Seeded(8), other.names, other.state.copy())
    match.advance()
    return match


@pytest.mark.parametrize("game", NAMES)
def test_a_match_that_begins_in_a_position_comes_back(game: str) -> None:
    match = play_on(played_from(game), 6, 20)
    again = cb.load(match.record())
    assert again.record() == match.record()
    assert again.state == match.state
    assert cb.verify(again).wrong_step is None
    assert again.replay(0).state == match.copy().replay(0).state == match.start


def test_before_the_end_nobody_reads_the_position_for_it_shows_all_hands() -> None:
    match = played_from("gouda")
    assert '"position": "?"' in match.record_for(0)
    assert '"position": "gouda' in play_on(match, 3).record_for(0)


def test_playing_on_leaves_the_beginning_as_it_is() -> None:
    match = played_from("kocour")
    before = repr(match.start)
    play_on(match, 3)
    assert repr(match.start) == before


def test_an_ordinary_match_has_no_position_in_its_record() -> None:
    assert "position" not in cb.new("kocour", seed=5).record()


def test_undo_goes_back_to_the_position() -> None:
    match = played_from("kocour")
    assert isinstance(match.start, cb.State)
    before = match.state.copy()
    seat = match.asked[0]
    action = next(action for action in match.legal(seat) if str(action) not in ("roll", "stop"))
    match.act(seat, action)
    match.undo(seat)
    assert match.state == before


GOOD = repr(played_from("kocour").start)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        GOOD + " ",
        GOOD.replace("kocour", "qwixx"),
        GOOD.replace("centre", "center"),
        GOOD.replace("turns", "turns x"),
        GOOD + "\n  -",
        repr(cb.new("qwixx", seed=1).state),
        repr(cb.new("kocour", 3, seed=1).state),
        "\n".join(GOOD.splitlines()[:2]),
    ],
)
def test_what_is_no_position_of_the_match_is_refused(text: str) -> None:
    record = resealed(played_from("kocour").record(), position=text, steps=(), result=None)
    with pytest.raises(cb.BadRecord) as bad:
        cb.load(record)
    assert isinstance(bad.value.because, cb.Problem)
    assert bad.value.because.code == "position"
    assert record.splitlines()[bad.value.line - 1].startswith('"position"')


def test_a_position_with_other_options_is_refused() -> None:
    other = repr(cb.new("qwixx", seed=1, mixx_a=True).state)
    record = resealed(played_from("qwixx").record(), position=other, steps=())
    with pytest.raises(cb.BadRecord):
        cb.load(record)


def test_a_position_that_is_no_text_is_refused() -> None:
    record = played_from("kocour").record()
    line = next(line for line in record.splitlines() if line.startswith('"position"'))
    with pytest.raises(cb.BadRecord) as bad:
        cb.load(record.replace(line, '"position": 7,'))
    assert bad.value.code == "record-field"
