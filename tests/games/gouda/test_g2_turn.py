"""G2: a turn."""

from __future__ import annotations

import pytest

from tests.games.table import GoudaTable, gouda
from tests.rules import rule


def race(mice: str, players: int = 2, options: str = "") -> GoudaTable:
    """Player 0 is to name a space; `mice` are the lines of the spaces."""
    seats = "\n".join(["> 0 | -", *["  0 | -"] * (players - 1)])
    return gouda(f"gouda {options} name\n{mice}\n{seats}")


@rule("G2.1")
def test_g2_1_a_space_with_at_least_one_own_mouse() -> None:
    table = race("D 00\nC1 11\nM2 011\nT 0")
    assert table.may(0) == {"D", "M2", "T"}
    refusal = table.why(0, "C1")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts) == ("no-own-mouse", "G2.1", {"space": "C1"})


@rule("G2.2")
@pytest.mark.parametrize(
    ("mice", "dice"), [("0", 1), ("01", 2), ("0111", 4), ("00111", 5), ("000111", 5), ("0" * 5 + "1" * 5, 5)]
)
def test_g2_2_as_many_dice_as_mice_of_all_colours_but_at_most_five(mice: str, dice: int) -> None:
    table = race(f"M2 {mice}\nM1 011")
    table.act(0, "M2")
    assert table.dice == dice


@rule("G2.3")
def test_g2_3_green_moves_up_red_moves_down_yellow_moves_nothing() -> None:
    table = race("S1 011\nD 0")
    table.turn("S1", "g1 y1 r1")
    table.act(0, "0@S1>M2", "1@S1>M1")
    assert table.mice == {"D": "0", "M1": "1", "S1": "1", "M2": "0"}
    assert table.asked == (1,)


@rule("G2.3")
def test_g2_3_all_yellow_and_the_turn_is_over() -> None:
    table = race("M1 011")
    table.turn("M1", "y3")
    assert (table.mice, table.asked, table.stage) == ({"M1": "011"}, (1,), "name")


@rule("G2.3")
@pytest.mark.parametrize(
    ("space", "up", "down"),
    [
        ("D", "M1 C1 C2", ""),
        ("C1", "M1", "D"),
        ("M1", "M2 S1", "D C1 C2"),
        ("M2", "M3 S2", "M1 S1"),
        ("S2", "M3", "M2"),
        ("M3", "M4 S3", "M2 S2"),
        ("M4", "F1 F2", "M3 S3"),
        ("F1", "T", "M4"),
    ],
)
def test_g2_3_some_spaces_offer_several_ways_and_the_player_chooses(space: str, up: str, down: str) -> None:
    for dice, ends in (("g1 y1", up), ("y1 r1", down), ("g1 r1", f"{up} {down}")):
        table = race(f"{space} 01")
        table.turn(space, dice)
        moves = {f"{owner}@{space}>{end}" for owner in (0, 1) for end in ends.split()}
        assert table.may(table.asked[0]) == moves or (not moves and table.stage == "name")


@rule("G2.3")
def test_g2_3_sideways_is_up_too() -> None:
    table = race("D 0")
    table.turn("D", "g1")
    table.act(0, "0@D>C2")
    assert table.mice == {"C2": "0"}


@rule("G2.3")
def test_g2_3_only_mice_of_the_named_space_move() -> None:
    table = race("M1 01\nM2 00")
    table.turn("M1", "g2")
    assert {move.split(">")[0] for move in table.may(0)} == {"0@M1", "1@M1"}


@rule("G2.4")
def test_g2_4_the_active_player_moves_own_and_rivals_mice() -> None:
    table = race("M4 0122", players=3)
    table.turn("M4", "g1 y3")
    assert table.may(0) == {f"{owner}@M4>{end}" for owner in (0, 1, 2) for end in ("F1", "F2")}
    assert [table.may(seat) for seat in (1, 2)] == [set(), set()]


@rule("G2.4")
@pytest.mark.parametrize("order", [("0@M2>M3", "1@M2>M1"), ("1@M2>M1", "0@M2>M3")])
def test_g2_4_the_dice_are_used_in_any_order(order: tuple[str, str]) -> None:
    table = race("M2 01")
    table.turn("M2", "g1 r1")
    table.act(0, *order)
    assert (table.mice, table.asked) == ({"M1": "1", "M3": "0"}, (1,))


@rule("G2.4")
def test_g2_4_every_die_must_be_used_even_if_it_helps_a_rival() -> None:
    table = race("M3 0111")
    table.turn("M3", "g3 y1")
    for moved in range(3):
        assert table.asked == (0,), moved
        assert "-" not in table.may(0)
        refusal = table.why(0, "M3")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("must-move", "G2.4")
        table.act(0, min(move for move in table.may(0) if move.endswith("M4")))
    assert (table.asked, table.mice["M4"]) == ((1,), "011")


@rule("G2.4")
def test_g2_4_every_die_moves_a_different_mouse() -> None:
    table = race("M2 01\nM3 0")
    table.turn("M2", "g1 r1")
    table.act(0, "0@M2>M3")
    assert table.may(0) == {"1@M2>M1", "1@M2>S1"}  # the mouse that came to M3 stays there
    table.act(0, "1@M2>M1")
    assert table.asked == (1,)


@rule("G2.4")
def test_g2_4_a_mouse_never_moves_twice_in_a_roll() -> None:
    table = race("M1 0\nM2 0")
    table.turn("M1", "g1")
    table.act(0, "0@M1>M2")
    assert (table.stage, table.asked, table.mice) == ("name", (1,), {"M2": "00"})


@rule("G2.4")
def test_g2_4_with_more_mice_than_dice_some_stay() -> None:
    table = race("M1 0001111")
    table.turn("M1", "g5")
    for _ in range(5):
        table.act(0, min(table.may(0)))
    assert sorted(table.mice.values()) == ["00011", "11"]


@rule("G2.5")
def test_g2_5_red_on_the_drum_does_nothing() -> None:
    table = race("D 001")
    table.turn("D", "r3")
    assert (table.stage, table.asked, table.mice) == ("name", (1,), {"D": "001"})


@rule("G2.5", "G2.4")
def test_g2_5_on_the_drum_the_greens_are_still_played() -> None:
    table = race("D 001")
    table.turn("D", "g1 r2")
    assert table.may(0) == {f"{owner}@D>{end}" for owner in (0, 1) for end in ("M1", "C1", "C2")}
    table.act(0, "1@D>M1")
    assert (table.stage, table.mice) == ("name", {"D": "00", "M1": "1"})


@rule("G2.5")
@pytest.mark.parametrize("crate", ["C1", "C2"])
def test_g2_5_from_a_crate_down_to_the_drum(crate: str) -> None:
    table = race(f"{crate} 0")
    table.turn(crate, "r1")
    assert table.may(0) == {f"0@{crate}>D"}


@rule("G2.5")
@pytest.mark.parametrize("end", ["D", "C1", "C2"])
def test_g2_5_from_m1_down_any_of_three_ways(end: str) -> None:
    table = race("M1 01")
    table.turn("M1", "y1 r1")
    assert table.may(0) == {f"{owner}@M1>{low}" for owner in (0, 1) for low in ("D", "C1", "C2")}
    table.act(0, f"1@M1>{end}")
    assert table.mice == {"M1": "0", end: "1"}


@rule("G2.6")
def test_g2_6_any_number_of_mice_on_a_space() -> None:
    table = race("M1 0\nM2 " + "".join(str(seat) * 5 for seat in range(1, 6)) + "0000", players=6)
    table.turn("M1", "g1")
    table.act(0, "0@M1>M2")
    assert len(table.mice["M2"]) == 30
