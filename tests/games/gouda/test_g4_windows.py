"""G4.9: when cards may be played, who is asked, and in which order cards work."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.games.series import new_match
from tests.games.table import GoudaTable, magic
from tests.rules import rule

ALL = "reroll again transfer improve worsen nullify"
ON_G1_Y1_R1 = {
    "reroll": "g1 y1 r1 g1y1 g1r1 y1r1 g1y1r1",
    "again": "",
    "transfer": "M2",
    "improve": "y1 r1 y1r1",
    "worsen": "g1 y1 g1y1",
    "nullify": "g1 y1 r1 g1y1 g1r1 y1r1 g1y1r1",
}


def plays(card: str, targets: str) -> set[str]:
    return {"-", *[f"{card}:{target}" for target in targets.split()]}


def four(*hands: str) -> GoudaTable:
    """Four players on M1 and M2; hands that are not given hold a card that is of no use after a roll."""
    return magic("M1 0123\nM2 0123", *hands, *["again"] * (4 - len(hands)))


# -- every card in every window


@rule("G4.9")
@pytest.mark.parametrize("card", ON_G1_Y1_R1)
@pytest.mark.parametrize("seat", [0, 1])
def test_g4_9_after_a_roll_every_card_but_double_turn(card: str, seat: int) -> None:
    table = magic("M1 011\nM2 011\nD 01", *[card if player == seat else "again" for player in (0, 1)])
    table.go_on("0:M1 [g1 y1 r1]" + (" 0:-" if seat else ""))
    assert table.may(seat) == plays(card, ON_G1_Y1_R1[card])


@rule("G4.9")
@pytest.mark.parametrize("card", ON_G1_Y1_R1)
def test_g4_9_after_a_card_nullify_only(card: str) -> None:
    table = magic("M1 011\nM2 011", "improve", card)
    table.go_on("0:M1 [g1 y1 r1] 0:improve:y1")
    assert table.may(1) == {"-", "nullify"} if card == "nullify" else {"-"}


@rule("G4.9")
@pytest.mark.parametrize("card", ON_G1_Y1_R1)
@pytest.mark.parametrize("seat", [0, 1])
def test_g4_9_after_a_turn_double_turn_only(card: str, seat: int) -> None:
    table = magic("M1 01\nM2 00\nM3 11", *[card if player == seat else "" for player in (0, 1)])
    table.go_on(f"0:M1 [y2] {seat}:-")
    again = ({"-", "again"}, {"-", "again:M1", "again:M2"})[seat]
    assert table.may(seat) == (again if card == "again" else {"-"})


@rule("G4.9")
@pytest.mark.parametrize(
    "card", ["reroll:g1", "again", "transfer:M2", "improve:y1", "worsen:g1", "nullify:g1", "nullify"]
)
def test_g4_9_no_card_while_a_space_is_named_or_mice_move(card: str) -> None:
    table = magic("M1 011\nM2 011", ALL, ALL)
    assert [refusal and refusal.code for refusal in (table.why(0, card), table.why(1, card))] == [
        "no-window",
        "not-active",
    ]
    table.go_on("0:M1 [g1 y1 r1]")
    table.pass_round()
    assert table.stage == "move"
    refusal = table.why(0, card)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-window", "G4.9")


# -- who is asked


@rule("G4.9")
def test_g4_9_after_a_roll_all_are_asked_clockwise_from_the_active_player() -> None:
    table = four()
    table.go_on("0:M1 [g1 y3]")
    assert table.pass_round() == [0, 1, 2, 3]
    assert (table.stage, table.asked) == ("move", (0,))
    table.act(0, "0@M1>S1")
    assert table.pass_round() == [0, 1, 2, 3]
    table.go_on("1:M1 [y3]")
    assert table.pass_round() == [1, 2, 3, 0, 1, 2, 3, 0]  # after the roll and after the turn


@rule("G4.9")
def test_g4_9_until_all_pass_in_a_row() -> None:
    table = four("again", "improve", "improve")
    table.go_on("0:M1 [y4] 0:- 1:improve:y1 2:- 3:- 0:-")
    assert table.shown == "g1 y3"
    table.go_on("0:- 2:improve:y1 3:- 0:-")
    assert (table.shown, table.asked) == ("g2 y2", (0,))
    assert table.pass_round() == [0, 3]  # players 1 and 2 have no card left
    assert table.stage == "move"


@rule("G4.9")
@pytest.mark.parametrize(("player", "asked"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_g4_9_after_a_card_all_but_its_player_from_the_next_one_on(player: int, asked: list[int]) -> None:
    table = four(*["improve nullify" if seat == player else "again" for seat in range(4)])
    table.go_on("0:M1 [y4] " + " ".join(f"{seat}:-" for seat in range(player)))
    table.act(player, "improve:y1")
    for seat in asked:
        assert table.asked == (seat,)
        table.act(seat, "-")
    assert (table.shown, table.asked, table.stage) == ("g1 y3", (0,), "window")


@rule("G4.9")
def test_g4_9_after_a_card_that_was_cancelled_the_asking_starts_again_too() -> None:
    table = four("again", "again", "improve worsen", "nullify")
    table.go_on("0:M1 [y4] 0:- 1:- 2:improve:y1 3:nullify 0:- 1:- 2:-")
    assert (table.shown, table.asked) == ("y4", (0,))
    assert table.pass_round()[:3] == [0, 1, 2]


@rule("G4.9")
def test_g4_9_dice_that_are_rolled_again_open_the_window_again() -> None:
    table = four("reroll", "again", "reroll")
    table.go_on("0:M1 [r4] 0:reroll:r4 1:- 2:- 3:- [r4]")
    assert table.asked == (1,)  # player 0 has no card left
    table.go_on("1:- 2:reroll:r4 3:- 1:- [g4] 1:- 3:-")
    assert (table.shown, table.stage) == ("g4", "move")


@rule("G4.9")
def test_g4_9_the_player_of_a_card_may_play_another_one_at_once() -> None:
    table = magic("M1 0123\nM2 0123", "improve improve", "again", "again", "again")
    table.go_on("0:M1 [r4] 0:improve:r4 1:- 2:- 3:- 0:improve:y4 1:- 2:- 3:-")
    assert table.shown == "g4"


@rule("G4.9")
def test_g4_9_double_turn_has_its_own_window_from_the_active_player_on() -> None:
    table = four()
    table.go_on("0:M1 [y4] 0:- 1:- 2:- 3:-")
    assert (table.stage, table.seen().windows[0].after, table.asked) == ("window", "turn", (0,))
    table.go_on("0:- 1:- 2:again:M2 3:- 0:- 1:-")
    assert table.dice == 4


@rule("G4.9")
def test_g4_9_who_holds_no_card_at_all_is_not_asked_as_everybody_knows() -> None:
    table = magic("M1 012", "", "again", "")
    table.go_on("0:M1 [y3]")
    assert table.asked == (1,)
    assert table.pass_round() == [1, 1]
    table = magic("M1 012", "", "", "")
    table.go_on("0:M1 [y3]")
    assert (table.stage, table.asked) == ("name", (1,))


# -- last in, first out


def chain(depth: int) -> GoudaTable:
    """Player 0 re-rolls; then Nullify upon Nullify, so many, by player 1, player 0, player 1 …."""
    mine, yours = "reroll " + "nullify " * (depth // 2), "nullify " * ((depth + 1) // 2)
    table = magic("M1 01", f"{mine} again", f"{yours} again")
    table.go_on("0:M1 [r2] 0:reroll:r2")
    for level in range(depth):
        table.act(1 - level % 2, "nullify")
    return table


@rule("G4.9", "G4.8")
@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_g4_9_a_chain_of_nullifies_resolves_last_in_first_out(depth: int) -> None:
    table = chain(depth)
    assert len(table.seen().windows) == depth + 2
    while table.stage == "window" and table.seen().windows[-1].after == "card":
        table.act(table.asked[0], "-")
    cancelled = [facts["card"] for facts in table.told("cancelled")]
    assert len(cancelled) == (depth + 1) // 2
    assert (table.stage == "roll") == (depth % 2 == 0)
    assert table.shown == ("" if depth % 2 == 0 else "r2")


@rule("G4.9", "G4.8")
def test_g4_9_three_deep_step_by_step() -> None:
    """Re-roll, against it Nullify, against that Nullify, against that Nullify: the re-roll is cancelled."""
    table = magic("M1 012", "reroll nullify", "nullify again", "nullify")
    table.go_on("0:M1 [r3] 0:reroll:r3 1:nullify 2:- 0:nullify 1:- 2:nullify")
    assert [window.card for window in table.seen().windows] == [None, "reroll:r3", "nullify", "nullify", "nullify"]
    assert [window.player for window in table.seen().windows] == [None, 0, 1, 0, 2]
    assert table.asked == (1,)  # of the others only player 1 has a card left
    table.act(1, "-")
    assert table.told("cancelled") == [{"player": 0, "card": "nullify"}, {"player": 0, "card": "reroll"}]
    assert (table.shown, table.asked, len(table.seen().windows)) == ("r3", (1,), 1)


@rule("G4.9", "G4.8")
def test_g4_9_when_a_nullify_is_cancelled_the_card_below_may_be_nullified_again() -> None:
    table = magic("M1 01", "reroll nullify again", "nullify nullify")
    table.go_on("0:M1 [r2] 0:reroll:r2 1:nullify 0:nullify 1:-")
    assert (table.told("cancelled"), table.asked) == ([{"player": 1, "card": "nullify"}], (1,))
    table.act(1, "nullify")
    table.act(0, "-")
    assert table.told("cancelled")[1:] == [{"player": 0, "card": "reroll"}]
    assert (table.shown, table.stage, table.asked) == ("r2", "window", (0,))


@rule("G4.9", "G4.8")
def test_g4_9_then_all_but_its_player_are_asked_again_from_the_next_one_on() -> None:
    table = four("again", "improve nullify", "nullify again", "again")
    table.go_on("0:M1 [y4] 0:- 1:improve:y1 2:nullify 3:- 0:- 1:nullify 2:- 3:- 0:-")
    asked = []
    while table.seen().windows[-1].after == "card":
        asked.append(table.asked[0])
        table.act(table.asked[0], "-")
    assert asked == [2, 3, 0]
    assert table.shown == "g1 y3"


@rule("G4.9", "G4.8")
@pytest.mark.parametrize("options", ["magic", "magic void"])
def test_g4_9_nullified_dice_can_be_saved_by_a_nullify(options: str) -> None:
    table = magic("M1 01", "nullify", "nullify", options=options)
    table.go_on("0:M1 [g2] 0:- 1:nullify:g2 0:nullify")
    assert (table.shown, table.stage, table.asked) == ("g2", "move", (0,))


@rule("G4.9")
def test_g4_9_no_card_after_the_game_has_ended() -> None:
    table = magic("F1 01", ALL, ALL)
    table.go_on("0:F1 [g1 y1]")
    table.pass_round()
    table.act(0, "1@F1>T")
    assert (table.over, table.asked) == (True, ())
    for seat in (0, 1):
        assert table.may(seat) == set()
        for card in ("again", "again:F1", "nullify", "-"):
            refusal = table.why(seat, card)
            assert refusal is not None
            assert refusal.code == "over"


@rule("G4.9")
@pytest.mark.parametrize("options", [{"party": True}, {"cheese-spots": True}, {}])
def test_g4_9_a_match_ends_with_a_move_never_with_a_card(options: dict[str, bool]) -> None:
    for seed in range(5):
        m, rng = new_match("gouda", 3, seed, {"magic": True, **options}), cb.Rng(seed)
        while not m.over:
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
        assert "@" in m.steps[-1].text
