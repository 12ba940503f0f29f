"""Positions as text: what is drawn is read back as the very same state, and nonsense is told in one sentence."""

from __future__ import annotations

import re

import pytest

from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.frames import KINDS, Frame
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.position import position
from cheeseboard.games.wistar.stack_text import NAMES, draw_frame, read_frame
from cheeseboard.games.wistar.state import Wistar
from tests.contract.table import step
from tests.games.wistar.rich import rich
from tests.games.wistar.tables import BOX, act, do, give, lay, may, ready

FIRST_TURN = """
wistar house players 2
round 1 turn 1 order 0 1
wheel A B C D E F
closed out-g1 out-u1 g1-g2 g2-g3 u1-u2 c1-c2 g3-c1 g1-u1
tokens 1 2 3 4 5 6 7 8 9 10
missions g1 ?, g2 ?, u1 ?, u2 ?, c1 ?, c2 ?
mice g1 1 g2 1 g3 2 u1 1 u2 1 c1 2 c2 2
supply house 6 cellar 4
round-mouse 14
cheese 26
goals 6, 5, 2
goal-deck 1 3 4 7 8 9 10 11 12 13
basic 164 49 94 173
advanced 113 14 21 123
0 goods wood 2 metal 2 movement 1 wild 0 electricity 0 vp 10
0 rats forest 0 burrow 0 farm 0 entrance 2
0 board leaders 3 beds 0 removed 0 dug 0 cubes 0 doors 0
0 farm explorer out
0 hand seen 33 82
1 goods wood 2 metal 2 movement 1 wild 0 electricity 0 vp 10
1 rats forest 0 burrow 0 farm 0 entrance 2
1 board leaders 3 beds 0 removed 0 dug 0 cubes 0 doors 0
1 farm explorer out
1 hand seen 34 79
stack
  next-turn 0
  fill 0
  turn 0
""".strip()


def same(state: Wistar) -> Wistar:
    """The state read back from its text, after a look whether it is the same."""
    again = position(repr(state), BOX)
    assert again.key() == state.key()
    assert hash(again) == hash(state)
    assert repr(again) == repr(state)
    assert type(again.now) is type(state.now)
    assert [again.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]
    if isinstance(state.now, Chance):
        assert isinstance(again.now, Chance)
        assert again.now.seen == state.now.seen
        weights = [state.now.law.weight(outcome) for outcome in range(state.now.law.size)]
        assert weights == [again.now.law.weight(outcome) for outcome in range(again.now.law.size)]
    return again


# -- drawing


def test_the_first_turn_is_drawn() -> None:
    state = position(FIRST_TURN, BOX)
    assert repr(state) == FIRST_TURN
    assert {"A1", "F1", "hut", "deploy:farm", "buy:wild"} <= may(state)


def test_what_a_turn_leaves_to_do_is_drawn() -> None:
    state = do(position(FIRST_TURN, BOX), "deploy:forest", "A2", "do:main")
    assert "leader A2 left bonus second" in repr(state)
    assert "0 spaces A2" in repr(state)


def test_a_leader_in_the_hut_is_drawn() -> None:
    state = do(position(FIRST_TURN, BOX), "hut", "potion:wood")
    assert "leader hut" in repr(state)
    assert "hut 0" in repr(state).splitlines()
    same(state)


def test_missions_show_who_has_done_which_row() -> None:
    state = lay(ready(), missions={"g1": 3, "c1": 8}, done={"3.1": 0, "3.3": 1})
    assert "missions g1 3 (0 . 1), g2 ?, u1 ?, u2 ?, c1 8 (. . .), c2 ?" in repr(state)
    same(state)


def test_goals_show_whose_discs_lie_on_them() -> None:
    state = ready(3)
    state.discs = [2 + 1 + (0 + 1) * 256, 0, 0]
    assert f"goals {state.goals[0] + 1} (2 0), " in repr(state)
    same(state)


def test_cards_that_all_have_seen_stand_apart() -> None:
    state = give(ready(), 0, cards=[4, 17], played=[31, 38], used=[31])
    state.players[0].known = state.players[0].known.with_card(16)
    assert "0 hand 4 seen 17" in repr(state)
    assert "0 play 31 38 used 31" in repr(state)
    same(state)


def test_frames_are_named() -> None:
    state = give(position(FIRST_TURN, BOX), 0, rats=(0, 0, 2))
    act(state, "E1")
    act(state, "do:main")
    act(state, "top:basic")
    assert repr(state).splitlines()[-3:] == ["  turn 0", "  ideas 0 points=1", "  draw 0 deck=basic to=hand number=1"]


# -- reading back


@pytest.mark.parametrize("peaceful", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_is_read_back(seats: int, peaceful: bool) -> None:
    state, rng = Wistar(seats, BOX, peaceful), Rng(seats)
    while not isinstance(state.now, Over):
        same(state)
        step(state, rng)
    assert " over" in repr(same(state)).splitlines()[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_late_in_a_match_is_read_back(seats: int) -> None:
    state, rng = rich(seats, 5), Rng(5)
    while not isinstance(state.now, Over):
        same(state)
        step(state, rng)


def test_what_follows_from_cards_mice_heroes_and_tokens_is_counted_anew() -> None:
    state = give(ready(), 0, played=[73, 95], mice=[3], heroes=[4], skills=["strength"])
    mine, again = state.players[0], same(state).players[0]
    assert (mine.symbols, mine.kinds, mine.types) == (again.symbols, again.kinds, again.types)
    assert (again.snails, again.immune) == (1, 1)


def test_the_decks_are_what_nobody_has() -> None:
    state = position(FIRST_TURN, BOX)
    assert state.pieces() == ready().pieces()
    assert not state.deck.has(33 - 1)
    assert state.deck.has(1 - 1)


def test_a_line_with_nothing_in_it_may_be_left_out() -> None:
    lines = [line for line in FIRST_TURN.splitlines() if not line.startswith(("0 rats", "cheese", "tokens"))]
    state = position("\n".join(lines), BOX)
    assert (state.players[0].entrance, state.cheeses, state.tokens) == (0, 0, 0)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_kind_of_frame_is_read_back(kind: int) -> None:
    names = NAMES.get(KINDS[kind], "").split()
    one = [1 if place < len(names) else 0 for place in range(3)]
    for numbers in ([0, 0, 0], one):
        frame = Frame(kind, 1, numbers[0], numbers[1], numbers[2], 0b101)
        assert read_frame(draw_frame(frame, BOX), BOX, 2).key() == frame.key()


def test_the_numbers_of_frames_have_the_names_of_kinds_that_exist() -> None:
    assert set(NAMES) <= set(KINDS)


def test_the_game_reads_positions() -> None:
    state = GAME.position(FIRST_TURN)
    assert isinstance(state.now, Ask)
    assert repr(state) == FIRST_TURN


# -- nonsense


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("wistar house players 2", "chess", "begins with 'wistar house'"),
        ("wistar house players 2", "wistar paper players 2", "begins with 'wistar house'"),
        ("wistar house players 2", "wistar house players 5", "'5' is no whole number from 2 to 4"),
        ("wistar house players 2", "wistar house players", "'' is no whole number from 2 to 4"),
        ("round 1 turn 1 order 0 1", "round 6", "'6' is no whole number from 0 to 5"),
        ("round 1 turn 1 order 0 1", "round 1 turn 1 order 0 2", "'2' is no whole number from 0 to 1"),
        ("wheel A B C D E F", "wheel A B C D E G", "'G' is none of A, B, C, D, E, F"),
        ("wheel A B C D E F", "wheels A B C D E F", "no line 'wheels'"),
        ("cheese 26", "cheese 99999999999999999999", "is no whole number from 1 to 27"),
        ("cheese 26", "wheel A", "The line 'wheel' stands there twice"),
        ("closed out-g1", "closed out-g7", "'out-g7' is none of out-g1"),
        ("missions g1 ?", "missions u1 ?", "The fields of the missions are g1, g2, u1, u2, c1, c2"),
        ("missions g1 ?", "missions g1 (", "'g1 (' is no card of the board"),
        ("missions g1 ?", "missions g1 3 (0 1 0 1)", "'0 1 0 1' are more than 3"),
        ("missions g1 ?, g2 ?", "missions g1 3, g2 3", "The mission 3 is in two places"),
        ("goals 6, 5, 2", "goals 6, 5", "There are 3 places for goals"),
        ("basic 164 49 94 173", "basic 164 49 94", "The basic row of the market has 4 places"),
        ("basic 164 49 94 173", "basic 164 49 94 181", "'181' is no whole number from 1 to 180"),
        ("basic 164 49 94 173", "basic 164 49 94 33", "The card 33 is in two places"),
        ("0 goods wood 2", "0 goods wood 2 3", "'2 3' should be one word"),
        ("0 goods wood 2", "0 goods gold 2", "'gold' stands where one of wood, metal"),
        ("0 goods wood 2", "0 goods wood -2", "'-2' is no whole number from 0 to 255"),
        ("0 farm explorer out", "0 farm explorer roof", "'roof' is none of out, g1"),
        ("0 farm explorer out", "2 farm explorer out", "no line '2 farm'"),
        ("  turn 0", "  dance 0", "A frame cannot be of the kind 'dance'"),
        ("  turn 0", "  turn", "The frame 'turn' needs a seat after its kind"),
        ("  turn 0", "  turn 2", "The frame 'turn 2' needs a seat after its kind"),
        ("  turn 0", "  turn 0 left=1", "A frame of the kind 'turn' has no 'left'"),
        ("  turn 0", "  rats 0 left=1 moved=1,1", "'1,1' has not as many numbers as it should have"),
        ("  turn 0", "  ideas 0 points=many", "'many' is no whole number"),
        ("  turn 0", "  ideas 0 points=1 causes=hunger", "'hunger' is none of gain-wood"),
        ("stack\n  next-turn 0\n  fill 0\n  turn 0", "stack", "A match that is not over needs a stack"),
    ],
)
def test_nonsense_is_told_in_one_sentence(line: str, instead: str, sentence: str) -> None:
    assert line in FIRST_TURN
    with pytest.raises(ValueError, match=re.escape(sentence)) as wrong:
        position(FIRST_TURN.replace(line, instead, 1), BOX)
    assert str(wrong.value).endswith(".")
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("text", ["", "\n", "wistar", "stack", "0", "wistar house players 2"])
def test_half_a_text_is_no_position(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        position(text, BOX)
