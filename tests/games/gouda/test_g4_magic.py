"""G4.1 to G4.8: the cards and what they do."""

from __future__ import annotations

from collections import Counter

import pytest

import cheeseboard as cb
from cheeseboard.games.gouda.view import GoudaView
from tests.games.table import gouda, magic
from tests.rules import rule

CARDS = ["reroll", "again", "transfer", "improve", "worsen", "nullify"]


def seen(m: cb.Match, seat: int | None) -> GoudaView:
    view = m.view(seat)
    assert isinstance(view, GoudaView)
    return view


# -- the cards


@rule("G4.1")
def test_g4_1_thirty_cards_five_of_each_of_six_kinds() -> None:
    law = cb.new("gouda", seats=2, magic=True, chance="manual").pending
    assert law is not None
    assert {law.notation(n): law.weight(n) for n in range(law.size)} == dict.fromkeys(CARDS, 5)
    assert law.total == 30


@rule("G4.1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_g4_1_each_player_draws_three_from_one_pile(seats: int) -> None:
    m = cb.new("gouda", seats=seats, magic=True, chance="manual", random_start=True)
    m.settle(1)
    takers = []
    for drawn in range(3 * seats):
        assert m.pending is not None
        assert m.pending.total == 30 - drawn
        takers.append(seen(m, None).active)
        m.settle(m.pending.pick(0))
    assert takers == [(1 + n) % seats for n in range(seats) for _ in range(3)]
    assert [player.cards for player in seen(m, None).players] == [3] * seats
    assert seen(m, 1).hand == ("reroll", "reroll", "reroll")


@rule("G4.1")
def test_g4_1_a_hand_is_seen_by_its_player_alone_and_the_box_by_nobody() -> None:
    m = cb.new("gouda", seats=2, magic=True, chance="manual")
    for card in ("again", "reroll", "nullify", "worsen", "worsen", "improve"):
        m.settle(card)
    assert (seen(m, 0).hand, seen(m, 1).hand) == (("reroll", "again", "nullify"), ("improve", "worsen", "worsen"))
    assert seen(m, None).hand == ()
    assert m.record_for(None).count('"?"') == 6
    assert m.record_for(0).count('"?"') == 3
    for word in CARDS:
        assert word not in cb.to_json(m.view(None))


@rule("G4.1")
def test_g4_1_without_the_option_there_are_no_cards() -> None:
    m = cb.new("gouda", seats=2, seed=1, all_on_drum=True)
    m.act(0, "D")
    assert seen(m, 0).windows == ()
    assert [player.cards for player in seen(m, 0).players] == [0, 0]


@rule("G4.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_g4_2_a_card_is_played_in_one_s_own_turn_or_a_rival_s_and_then_gone(seat: int) -> None:
    hands = ["improve worsen", "improve worsen"]
    table = magic("M1 01", *hands)
    table.go_on("0:M1 [y2]" + (" 0:-" if seat else ""))
    table.act(seat, "improve:y1")
    assert table.seen(seat).hand == ("worsen",)
    assert table.seen(None).played == ("improve",)
    table.pass_round()
    assert table.shown == "g1 y1"


@rule("G4.2")
def test_g4_2_a_cancelled_card_is_gone_too() -> None:
    table = magic("M1 01", "improve", "nullify")
    table.go_on("0:M1 [y2] 0:improve:y1 1:nullify")
    assert (table.seen(0).hand, table.seen(1).hand, table.seen().played) == ((), (), ("improve", "nullify"))
    assert (table.stage, table.mice) == ("name", {"M1": "01"})


@rule("G4.2")
def test_g4_2_a_played_card_does_not_come_again() -> None:
    table = magic("M1 01", "improve", "worsen")
    table.go_on("0:M1 [y2] 0:improve:y1 1:- 1:-")
    table.act(0, "0@M1>M2")
    assert table.asked == (1,)  # after the turn only the other one has a card left


# -- Re-roll


@rule("G4.3")
def test_g4_3_the_named_dice_are_rolled_again_the_others_stay() -> None:
    table = magic("M1 0011", "reroll", "")
    table.go_on("0:M1 [g1 y1 r2] 0:reroll:r2")
    assert (table.dice, table.shown) == (2, "g1 y1")
    table.roll("g2")
    assert table.shown == "g3 y1"


@rule("G4.3")
def test_g4_3_one_or_more_dice_of_the_current_roll() -> None:
    table = magic("M1 0011", "reroll", "")
    table.go_on("0:M1 [g1 y1 r2]")
    assert table.may(0) - {"-"} == {
        *["reroll:g1", "reroll:y1", "reroll:r1", "reroll:r2", "reroll:g1y1", "reroll:g1r1", "reroll:g1r2"],
        *["reroll:y1r1", "reroll:y1r2", "reroll:g1y1r1", "reroll:g1y1r2"],
    }


@rule("G4.3")
def test_g4_3_in_a_rival_s_turn_the_roller_rolls() -> None:
    table = magic("M1 0011", "", "reroll")
    table.go_on("0:M1 [g4] 1:reroll:g3 [r3]")
    assert table.told("rerolled") == [{"player": 0, "green": 0, "yellow": 0, "red": 3, "shown": 4}]
    assert (table.shown, table.asked, table.stage) == ("g1 r3", (0,), "move")


@rule("G4.3")
def test_g4_3_the_same_dice_may_be_rolled_again_by_another_card() -> None:
    table = magic("M1 01", "reroll", "reroll")
    table.go_on("0:M1 [r2] 0:reroll:r2 1:- [g2] 1:reroll:g2 [y2]")
    assert table.stage == "name"  # two yellow dice move nothing


# -- Double turn


@rule("G4.4")
def test_g4_4_right_after_one_s_own_turn_another() -> None:
    table = magic("M1 01\nD 01", "again", "")
    table.go_on("0:M1 [y2] 0:- 0:again")
    assert (table.stage, table.asked, table.may(0)) == ("name", (0,), {"D", "M1"})
    table.go_on("0:D [y2]")
    assert table.asked == (1,)


@rule("G4.4")
def test_g4_4_a_rival_plays_again_on_a_space_that_the_card_s_player_names() -> None:
    table = magic("M1 01\nD 001", "", "again")
    table.go_on("0:M1 [y2] 1:-")
    assert table.may(1) == {"-", "again:D", "again:M1"}
    table.act(1, "again:D")
    assert table.dice == 3
    table.roll("g1 y2")
    assert (table.asked, table.may(0)) == ((0,), {f"{owner}@D>{end}" for owner in (0, 1) for end in ("M1", "C1", "C2")})


@rule("G4.4")
def test_g4_4_the_space_must_hold_a_mouse_of_the_rival() -> None:
    table = magic("M1 01\nD 11", "", "again")
    table.go_on("0:M1 [y2] 1:-")
    refusal = table.why(1, "again:D")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts) == ("again-where", "G4.4", {"player": 0})


@rule("G4.4")
def test_g4_4_for_oneself_no_space_is_named_for_a_rival_one_must_be() -> None:
    table = magic("M1 01", "again", "again")
    table.go_on("0:M1 [y2] 0:- 1:-")
    assert table.may(0) == {"-", "again"}
    table.act(0, "-")
    assert table.may(1) == {"-", "again:M1"}


@rule("G4.4")
def test_g4_4_it_is_played_at_the_end_of_a_turn_only() -> None:
    table = magic("M1 01", "again", "again")
    table.go_on("0:M1 [g1 y1]")
    assert table.may(0) == {"-"}
    table.pass_round()
    assert table.why(0, "again") is not None  # while the mice are being moved
    table.act(0, "0@M1>M2")
    assert table.may(0) == {"-", "again"}


@rule("G4.4")
def test_g4_4_several_of_one_player_one_after_the_other() -> None:
    table = magic("M1 01", "again again", "")
    table.go_on("0:M1 [y2] 0:- 0:again 0:M1 [y2] 0:- 0:again 0:M1 [y2]")
    assert table.asked == (1,)


@rule("G4.4")
def test_g4_4_several_of_different_players_and_then_the_normal_order() -> None:
    table = magic("M1 012", "again", "again", "again")
    table.go_on("0:M1 [y3] 0:- 1:- 2:- 0:- 1:again:M1 2:- 0:- [y3]")
    assert table.asked == (0,)
    table.go_on("0:- 2:- 0:again 2:- 0:M1 [y3] 2:- 2:again:M1 [y3]")
    assert (table.stage, table.asked) == ("name", (1,))


@rule("G4.4")
def test_g4_4_a_cancelled_double_turn_gives_no_turn() -> None:
    table = magic("M1 01", "again", "nullify")
    table.go_on("0:M1 [y2] 0:- 1:- 0:again 1:nullify")
    assert (table.stage, table.asked) == ("name", (1,))


# -- Transfer


@rule("G4.5")
def test_g4_5_the_whole_result_is_used_for_another_space() -> None:
    table = magic("M1 01\nM2 011", "transfer", "")
    table.go_on("0:M1 [g1 r1] 0:transfer:M2")
    assert (table.seen().named, table.seen().space, table.shown) == ("M1", "M2", "g1 r1")
    assert {move.partition(">")[0] for move in table.may(0)} == {"0@M2", "1@M2"}


@rule("G4.5")
def test_g4_5_it_must_hold_at_least_as_many_mice() -> None:
    table = magic("M1 011\nM2 011\nM3 1111\nD 00\nC1 1", "transfer", "")
    table.go_on("0:M1 [g1 r2]")
    assert table.may(0) == {"-", "transfer:M2", "transfer:M3"}
    refusal = table.why(0, "transfer:D")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts) == ("transfer-where", "G4.5", {"space": "D", "mice": 3})


@rule("G4.5")
def test_g4_5_all_mice_of_the_original_space_count_not_its_dice() -> None:
    table = magic("M1 0001111\nM2 011111\nM3 " + "0" * 3 + "1" * 4, "transfer", "")
    table.go_on("0:M1 [g5]")
    assert table.may(0) == {"-", "transfer:M3"}


@rule("G4.5")
def test_g4_5_the_active_player_still_moves_and_needs_no_mouse_there() -> None:
    table = magic("M1 01\nM2 11", "", "transfer")
    table.go_on("0:M1 [g2] 1:transfer:M2")
    assert (table.asked, table.may(0)) == ((0,), {"1@M2>M3", "1@M2>S2"})
    table.act(0, "1@M2>M3", "1@M2>S2")
    assert table.asked == (1,)


@rule("G4.5")
def test_g4_5_transferred_again_the_space_first_named_is_the_measure() -> None:
    table = magic("M1 01\nM2 0011\nM3 00\nM4 111\nD 1", "transfer", "transfer")
    table.go_on("0:M1 [g1 r1] 0:transfer:M2 1:-")
    assert table.may(1) == {"-", "transfer:M1", "transfer:M3", "transfer:M4"}
    table.act(1, "transfer:M3")
    assert (table.seen().named, table.seen().space) == ("M1", "M3")


# -- Improve and Worsen


@rule("G4.6")
@pytest.mark.parametrize(
    ("rolled", "dice", "shown"),
    [
        ("g1 y1 r1", "y1", "g2 r1"),
        ("g1 y1 r1", "r1", "g1 y2"),
        ("g1 y1 r1", "y1r1", "g2 y1"),
        ("r3", "r2", "y2 r1"),
        ("y3", "y3", "g3"),
        ("y1 r2", "y1r2", "g1 y2"),
    ],
)
def test_g4_6_any_number_of_dice_one_step_up(rolled: str, dice: str, shown: str) -> None:
    table = magic("M2 011", "improve", "worsen")
    table.go_on(f"0:M2 [{rolled}] 0:improve:{dice} 1:-")
    assert table.shown == shown


@rule("G4.6")
def test_g4_6_green_stays_green() -> None:
    table = magic("M2 011", "improve", "")
    table.go_on("0:M2 [g1 y1 r1]")
    assert table.may(0) == {"-", "improve:y1", "improve:r1", "improve:y1r1"}


@rule("G4.6")
def test_g4_6_two_cards_two_steps() -> None:
    table = magic("M2 0", "improve improve", "worsen")
    table.go_on("0:M2 [r1] 0:improve:r1 1:- 0:improve:y1 1:-")
    assert table.shown == "g1"


@rule("G4.7")
@pytest.mark.parametrize(
    ("rolled", "dice", "shown"),
    [
        ("g1 y1 r1", "y1", "g1 r2"),
        ("g1 y1 r1", "g1", "y2 r1"),
        ("g1 y1 r1", "g1y1", "y1 r2"),
        ("g3", "g2", "g1 y2"),
        ("y3", "y3", "r3"),
        ("g2 y1", "g2y1", "y2 r1"),
    ],
)
def test_g4_7_any_number_of_dice_one_step_down(rolled: str, dice: str, shown: str) -> None:
    table = magic("M2 011", "worsen", "improve")
    table.go_on(f"0:M2 [{rolled}] 0:worsen:{dice} 1:-")
    assert table.shown == shown


@rule("G4.7")
def test_g4_7_red_stays_red() -> None:
    table = magic("M2 011", "worsen", "")
    table.go_on("0:M2 [g1 y1 r1]")
    assert table.may(0) == {"-", "worsen:g1", "worsen:y1", "worsen:g1y1"}


@rule("G4.7")
def test_g4_7_two_cards_two_steps() -> None:
    table = magic("M2 0", "worsen", "worsen")
    table.go_on("0:M2 [g1] 0:worsen:g1 1:- 1:worsen:y1")
    assert table.shown == "r1"


@rule("G4.6", "G4.7")
def test_g4_7_undoes_what_improve_did() -> None:
    table = magic("M2 01", "improve", "worsen reroll")
    table.go_on("0:M2 [y2] 0:improve:y2 1:- 1:worsen:g2 1:-")
    assert (table.stage, table.asked) == ("window", (1,))  # nothing to move; the end of the turn


# -- Nullify


@rule("G4.8")
def test_g4_8_dice_of_the_roll_are_rolled_again() -> None:
    table = magic("M1 0011", "", "nullify")
    table.go_on("0:M1 [g3 r1] 1:nullify:g3")
    assert (table.dice, table.shown) == (3, "r1")
    table.roll("y3")
    assert table.shown == "y3 r1"


@rule("G4.8")
@pytest.mark.parametrize(("dice", "shown"), [("g2", "g1 y2 r1"), ("g3r1", ""), ("r1", "g3 y1")])
def test_g4_8_void_they_count_as_yellow(dice: str, shown: str) -> None:
    table = magic("M1 0011", "", "nullify", options="magic void")
    table.go_on(f"0:M1 [g3 r1] 1:nullify:{dice}")
    assert table.shown == shown


@rule("G4.8")
def test_g4_8_any_dice_of_the_roll_may_be_chosen() -> None:
    table = magic("M1 01", "nullify", "")
    table.go_on("0:M1 [g1 y1]")
    assert table.may(0) == {"-", "nullify:g1", "nullify:y1", "nullify:g1y1"}


@rule("G4.8")
@pytest.mark.parametrize("card", ["reroll:y1", "transfer:M2", "improve:y1", "worsen:y1", "nullify:y1"])
def test_g4_8_cancels_a_card_just_played(card: str) -> None:
    table = magic("M1 01\nM2 01", f"{card.split(':')[0]} worsen", "nullify")
    table.go_on(f"0:M1 [g1 y1] 0:{card} 1:nullify 0:-")
    assert table.told("cancelled") == [{"player": 0, "card": card.split(":")[0]}]
    assert (table.asked, table.shown, table.seen().space) == ((0,), "g1 y1", "M1")


@rule("G4.8")
def test_g4_8_cancels_another_nullify() -> None:
    table = magic("M1 01", "improve nullify", "nullify")
    table.go_on("0:M1 [y2] 0:improve:y2 1:nullify 0:nullify")
    assert table.told("cancelled") == [{"player": 1, "card": "nullify"}]
    assert table.told("works") == [{"player": 0, "card": "improve"}]
    assert (table.shown, table.stage) == ("g2", "move")


@rule("G4.8")
def test_g4_8_nobody_nullifies_the_own_card() -> None:
    table = magic("M1 01", "improve nullify", "worsen")
    table.go_on("0:M1 [y2] 0:improve:y2")
    assert table.asked == (1,)
    table.act(1, "-")
    assert table.told("works") == [{"player": 0, "card": "improve"}]


@rule("G4.8")
def test_g4_8_a_card_that_worked_already_cannot_be_cancelled() -> None:
    table = magic("M1 01", "improve", "nullify")
    table.go_on("0:M1 [y2] 0:improve:y2 1:-")
    refusal = table.why(1, "nullify")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("nothing-to-nullify", "G4.8")


@rule("G4.1", "G4.2")
def test_g4_2_cards_are_neither_made_nor_lost() -> None:
    m, rng = cb.new("gouda", seats=5, magic=True, seed=3), cb.Rng(3)
    while not m.over:
        hands = [Counter(seen(m, seat).hand) for seat in range(5)]
        known = sum(hands, Counter(seen(m, None).played))
        assert known.total() == 15
        assert max(known.values()) <= 5
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))


@rule("G4.1")
def test_g4_1_the_box_is_drawn_as_it_is_written() -> None:
    table = gouda("gouda magic deal\n> 0 | reroll reroll\n  0 | -\nbox reroll again again nullify")
    now = table.state.now
    assert isinstance(now, cb.Chance)
    assert {now.law.notation(n): now.law.weight(n) for n in range(6) if now.law.weight(n)} == {
        "reroll": 1,
        "again": 2,
        "nullify": 1,
    }
