"""What a match shows of itself: well drawn, for every game, and never more than the reader may know."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from xml.etree import ElementTree as ET

import pytest

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from tests.cli.shell import LANGUAGES, environment

STEPS = {"qwixx": 20, "kocour": 25, "myszki": 30, "gouda": 40, "wistar": 71}


def begun(game: str, seats: int, chance: str | cb.Source = "seeded", names: tuple[str, ...] = ()) -> cb.Match:
    if game == "gouda":
        return cb.new(game, seats, chance=chance, names=names, magic=True)
    return cb.new(game, seats, chance=chance, names=names)


@cache
def in_the_middle(game: str) -> cb.Match:
    match = begun(game, 3, cb.Seeded(5), ("Ema", "Petr <b>", "Ola & Jan"))
    rng = Rng(3)
    for _ in range(STEPS[game]):
        match.act(match.legal()[rng.below(len(match.legal()))])
    assert not match.over
    return match


def texts(html: str) -> str:
    """All words of a drawing, which is well formed."""
    return " ".join(ET.fromstring(html).itertext())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_drawn_for_every_reader(game: str, language: str) -> None:
    match = in_the_middle(game)
    for seat in (None, 0, 1, 2):
        picture = match.show(seat, language)
        drawn = picture._repr_html_()
        told = texts(drawn)
        assert "Petr <b>" in told
        assert "<script" not in drawn
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
        assert drawn.count("<svg") == (2 if game == "wistar" else 1)
        assert "Petr" in str(picture)


def finished(game: str) -> cb.Match:
    match = begun(game, 2, cb.Seeded(6))
    rng = Rng(3)
    while not match.over:
        match.act(match.legal()[rng.below(len(match.legal()))])
    return match


@pytest.mark.parametrize("game", NAMES)
def test_the_beginning_and_the_end_are_drawn_too(game: str) -> None:
    waiting = begun(game, 2, "manual")
    assert waiting.pending is not None
    texts(waiting._repr_html_())
    match = finished(game)
    for seat in (None, 0):
        picture = match.show(seat)
        assert " win" in picture.lines[0]  # type: ignore[attr-defined]  # the one picture that there is
        assert picture.lines[0] in texts(picture._repr_html_())  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["myszki", "gouda", "wistar", "qwixx"])
def test_worlds_that_a_reader_cannot_tell_apart_look_the_same(game: str) -> None:
    """The picture of a seat in its imagined worlds is the picture in the true one."""
    match = in_the_middle(game)
    differs = False
    for seat in range(3):
        true = [match.show(seat)._repr_html_(), repr(match.show(seat))]
        for number in range(6):
            world = match.copy()
            world.state = match.imagine(seat, Rng(number))
            differs = differs or world.state != match.state
            assert [world.show(seat)._repr_html_(), repr(world.show(seat))] == true
    assert differs or game == "qwixx", "there is nothing that a picture could give away"


def test_a_spectator_sees_no_hand_and_no_choices() -> None:
    match = in_the_middle("gouda")
    owner = max(range(3), key=lambda seat: len(match.view(seat).hand))  # type: ignore[attr-defined]
    assert "Your cards" in texts(match.show(owner)._repr_html_())
    for told in (texts(match._repr_html_()), repr(match)):
        assert "Your cards" not in told
        assert not [action for action in match.legal() if f"{action}  " in told]


def test_only_whoever_is_asked_is_shown_choices() -> None:
    match = in_the_middle("myszki")
    other = (match.turn + 1) % 3
    assert str(match.legal()[0]) in str(match.show(match.turn)).splitlines()[-len(match.legal())]
    assert "To choose now" in str(match.show(other))


def test_a_drawing_explains_what_is_drawn() -> None:
    """The terminal's brackets are not in the drawing of Qwixx; what to type stands out from what it does."""
    match = cb.new("qwixx", seats=2, seed=7)
    drawn = match.show(0)._repr_html_()
    assert "[7]" not in drawn
    assert "A framed white number can be crossed now" in texts(drawn)
    assert "<code>r4</code> cross red 4" in drawn


def test_a_picture_stays_as_it_was() -> None:
    match = cb.new("qwixx", seats=2, seed=7)
    before = match.show(0)
    html = before._repr_html_()
    match.act(0, "r4")
    match.act(1, "-")
    assert before._repr_html_() == html != match.show(0)._repr_html_()


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(cb.Problem, match="no seat 3"):
        in_the_middle("qwixx").show(3)


# -- the seat may be left out


def test_whoever_is_first_to_choose_is_meant() -> None:
    match = cb.new("qwixx", seats=3, seed=7)
    assert match.turn == 0
    assert match.legal() == match.legal(0)
    match.act("r4")
    assert (match.asked, match.turn) == ((1, 2), 1)
    match.act(2, "-")
    match.act(match.legal(1)[0])
    assert [step.seat for step in match.steps if step.seat is not None] == [0, 2, 1]


def test_why_says_why_without_a_seat_too() -> None:
    match = cb.new("qwixx", seats=3, seed=7)
    refusal = match.why("r9")
    assert refusal is not None
    assert repr(refusal) == repr(match.why(0, "r9"))
    assert str(refusal) == f"{refusal.sentence()} (Q2.1)"
    assert match.why("r4") is None
    unknown = match.why("nonsense")
    assert unknown is not None
    assert str(unknown) == unknown.sentence()
    with pytest.raises(cb.Refused):
        match.act("r9")
    with pytest.raises(cb.Refused):
        match.act(0)  # type: ignore[call-overload]
    with pytest.raises(cb.Problem, match="no seat r4"):
        match.act("r4", "r4")  # type: ignore[call-overload]


def test_when_all_is_over_nobody_can_do_anything() -> None:
    match = finished("kocour")
    assert match.legal() == []
    assert match.why("roll") is not None
    with pytest.raises(cb.Refused):
        match.act("roll")


def test_only_showing_loads_what_draws() -> None:
    code = (
        "import cheeseboard as cb, sys\n"
        "m = cb.new('qwixx', seed=7); m.act('r4'); m.legal()\n"
        "print('rich' in sys.modules, 'cheeseboard.notebook' in sys.modules)\n"
        "repr(m); print('cheeseboard.notebook.picture' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.split() == ["False", "False", "True"]
