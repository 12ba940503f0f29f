"""What a seat sees of a Qwixx table."""

from __future__ import annotations

import json

import cheeseboard as cb
from cheeseboard.games.qwixx.view import DiceView, SheetView, view
from tests.games.table import qwixx

TABLE = """
    qwixx classic first w4 w1 r6 y2 g3 b5
    > r2 r3 | 1 | y5
      y6 | 0
      b5 | 2
"""


def test_a_sheet() -> None:
    assert view(qwixx(TABLE).state, 1).sheets[0] == SheetView(
        crossed=((0, 1), (), (), ()),
        open=(tuple(range(2, 10)), tuple(range(10)), tuple(range(10)), tuple(range(10))),
        locked=(False, False, False, False),
        penalties=1,
        score=3 - 5,
    )


def test_the_table_in_the_first_action() -> None:
    seen = view(qwixx(TABLE).state, 1)
    assert (seen.seat, seen.layout, seen.stage, seen.active, seen.ending) == (1, "classic", "first", 0, "")
    assert seen.dice == DiceView((4, 1), (("red", 6), ("yellow", 2), ("green", 3), ("blue", 5)))
    assert seen.asked == (1, 2)
    assert seen.called == ("r5", "y5", "g5", "b5")
    assert seen.closed == (False, False, False, False)


def test_the_table_in_the_second_action() -> None:
    seen = view(qwixx("qwixx classic second w4 w1 y2 g3 b5\n> -\n  r2 r3 r4 r5 r6 r12").state, 1)
    assert (seen.stage, seen.asked) == ("second", (0,))
    assert seen.called == ("y3", "y6", "g7", "g4", "b9", "b6")
    assert seen.closed == (True, False, False, False)
    assert seen.sheets[1].locked == (True, False, False, False)
    assert [sheet.open[0] for sheet in seen.sheets] == [(), ()]


def test_before_a_roll_there_are_no_dice_and_no_calls() -> None:
    seen = view(qwixx("qwixx classic roll\n> -\n  -").state, 0)
    assert (seen.dice, seen.called, seen.asked, seen.answer) == (DiceView((), ()), (), (), None)


def test_the_end_says_why() -> None:
    seen = view(qwixx("qwixx classic second over penalties w1 w1 r1 y1 g1 b1\n> - | 4\n  -").state, None)
    assert (seen.ending, seen.asked, seen.called) == ("penalties", (), ())


def test_a_sealed_answer_is_shown_to_its_seat_alone() -> None:
    table = qwixx(TABLE)
    assert [view(table.state, seat).answer for seat in (0, 1, 2, None)] == ["y5", None, None, None]


def test_the_others_see_that_an_answer_is_in_and_nothing_of_it() -> None:
    worlds = [qwixx(TABLE.replace("| y5", f"| {answer}")).state for answer in ("y5", "r5", "b5", "-")]
    for seat in (1, 2, None):
        assert len({cb.to_json(view(world, seat)) for world in worlds}) == 1
        assert {0} - set(view(worlds[0], seat).asked) == {0}
    assert len({cb.to_json(view(world, 0)) for world in worlds}) == 4


def test_who_has_nothing_to_cross_has_no_answer() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> r6 y6 g4 b4\n  -")
    assert view(table.state, 0).answer is None


def test_a_view_is_json_from_the_seats_own_place() -> None:
    m = cb.new("qwixx", seats=2, seed=1, mixx_a=True)
    seen = json.loads(cb.to_json(m.view(1)))
    assert (seen["seat"], seen["layout"], len(seen["sheets"])) == (1, "mixx-a", 2)
    assert seen["rows"][3][2] == {"number": 10, "colour": "red", "action": "4:10"}
    assert json.loads(cb.to_json(m.view(None)))["seat"] is None
