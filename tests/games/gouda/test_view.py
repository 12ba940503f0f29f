"""What a seat sees of a table of Gouda! Gouda!."""

from __future__ import annotations

import json
from dataclasses import replace

import cheeseboard as cb
from cheeseboard.games.gouda.view import GoudaView, PlayerView, SpaceView, WindowView
from tests.games.gouda.other_board import OTHER_BOARD
from tests.games.table import gouda, magic
from tests.rules import rule

TABLE = """
    gouda magic party window for A B dice g1 r2
    A 001
    B 0111
      1 @1 | reroll nullify
    > 0 | improve
    box again again
    played transfer reroll
    cheese 1
    window roll 0 1 1 -
    window card 1 1 0 worsen:g1
"""


def test_the_table_with_a_card_waiting_to_work() -> None:
    assert gouda(TABLE, OTHER_BOARD).seen(1) == GoudaView(
        seat=1,
        board="other",
        spaces=(
            SpaceView("CELLAR", ("A",), (0, 0), 0),
            SpaceView("HALL", ("A", "B"), (0, 0), 0),
            SpaceView("A", ("B",), (2, 1), 0),
            SpaceView("B", ("C", "SHELF"), (1, 3), 0),
            SpaceView("C", ("SHELF",), (0, 0), 0),
            SpaceView("SHELF", (), (0, 0), 2),
        ),
        goal="SHELF",
        starts=("CELLAR", "HALL"),
        stage="window",
        active=1,
        asked=(1,),
        named="A",
        space="B",
        dice=("green", "red", "red"),
        windows=(WindowView("roll", None, None), WindowView("card", 0, "worsen:g1")),
        played=("reroll", "transfer"),
        hand=("improve",),
        players=(PlayerView(2, 1), PlayerView(1, 0)),
        ending="",
    )


@rule("G4.1", "G4.10")
def test_a_hand_is_shown_to_its_seat_alone() -> None:
    table = gouda(TABLE, OTHER_BOARD)
    assert (table.seen(0).hand, table.seen(1).hand, table.seen(None).hand) == (("reroll", "nullify"), ("improve",), ())
    views = [replace(table.seen(seat), seat=None, hand=()) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_between_turns_there_is_no_roll() -> None:
    table = magic("M1 01", "", "")
    table.go_on("0:M1 [y2]")
    seen = table.seen(0)
    assert (seen.stage, seen.active, seen.asked) == ("name", 1, (1,))
    assert (seen.named, seen.space, seen.dice, seen.windows) == (None, None, (), ())


def test_the_cheese_that_is_left() -> None:
    for options, cheese, left in (
        ("", "0", {"T": 1}),
        ("party", "1", {"T": 2}),
        ("cheese-spots", "1 T M2", {"T": 4, "M2": 2}),
    ):
        seen = gouda(f"gouda {options} name\nM1 01\n> 0 | -\n  0 | -\ncheese {cheese}").seen()
        assert {space.name: space.cheese for space in seen.spaces if space.cheese} == left


def test_used_dice_are_gone() -> None:
    table = magic("M2 0111", "", "")
    table.go_on("0:M2 [g2 y1 r1] 0:0@M2>M3")
    assert table.seen().dice == ("green", "yellow", "red")


def test_the_end() -> None:
    table = gouda("gouda name\nF1 01\n> 0 | -\n  0 | -")
    table.go_on("0:F1 [g1 y1] 0:1@F1>T")
    seen = table.seen(None)
    assert (seen.ending, seen.asked, [player.cheese for player in seen.players]) == ("arrival", (), [0, 1])


def test_a_view_is_json() -> None:
    seen = json.loads(cb.to_json(cb.new("gouda", seats=2, seed=1, magic=True).view(1)))
    assert (seen["seat"], seen["stage"], len(seen["hand"]), len(seen["spaces"])) == (1, "put", 3, 13)
