"""W4.9: quick actions."""

from __future__ import annotations

import pytest

from tests.games.wistar.finding import bare, goal, hand, project, rats
from tests.games.wistar.tables import asked, do, give, lay, may, ready, why
from tests.rules import rule

DUG = goal("dug")


@rule("W4.9")
def test_w4_9_three_items_buy_a_wild_token() -> None:
    state = give(ready(), 0, wood=2, metal=1, wild=0, cards=[])
    do(state, "buy:wild", "pay:wood", "pay:metal", "pay:wood")
    assert (state.players[0].wild, state.players[0].wood, state.players[0].metal) == (1, 0, 0)
    assert "buy:wild" not in may(state)


@rule("W4.9")
def test_w4_9_four_items_buy_electricity() -> None:
    state = give(ready(), 0, wood=4, metal=0, cards=[])
    do(state, "buy:electricity", *["pay:wood"] * 4)
    assert (state.players[0].electricity, state.players[0].wood) == (1, 0)
    give(state, 0, wood=3)
    refusal = why(state, "buy:electricity")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("too-few-items", "W4.9")


@rule("W4.9")
def test_w4_9_a_movement_token_moves_a_rat() -> None:
    state = give(ready(), 0, movement=1, rats=(2, 0, 0))
    do(state, "move", "rat:forest>burrow")
    assert (rats(state.players[0]), state.players[0].movement) == ((1, 1, 0), 0)
    assert not may(state) & {"move", "rat:forest>farm"}


@rule("W4.9")
def test_w4_9_a_once_per_round_effect_takes_a_use_token() -> None:
    number = project("round: pay 1 movement -> 1 metal, 1 vp")
    state = give(ready(), 0, movement=2, metal=0, played=[number])
    do(state, f"use:{number}")
    assert (state.players[0].metal, state.players[0].used.has(number - 1)) == (1, True)
    refusal = why(state, f"use:{number}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("used", "W4.9")


@rule("W4.9")
def test_w4_9_a_rat_goes_from_the_burrow_entrance_to_any_area() -> None:
    state = do(ready(), "deploy:burrow", "deploy:forest")
    assert (rats(state.players[0]), state.players[0].entrance) == ((1, 1, 0), 0)
    assert not may(state) & {"deploy:forest", "deploy:burrow", "deploy:farm"}


@rule("W4.9")
def test_w4_9_a_tent_in_the_room_of_the_explorer() -> None:
    state = give(ready(), 0, explorer="g2")
    give(state, 1, tents=["g2"])
    do(state, "tent")
    assert state.players[0].tents == state.players[1].tents
    do(give(state, 0, explorer="g3"), "tent")
    assert "tent" not in may(give(state, 0, explorer="u1"))


@rule("W4.9")
def test_w4_9_a_goal_of_three_chambers_then_of_four() -> None:
    state = lay(give(bare(), 0, dug=3, vp=10), goals=(DUG, goal("bed"), goal("mouse")))
    do(state, f"goal:{DUG}", "[21]")
    assert (state.players[0].vp, hand(state)) == (14, {21})
    do(give(state, 1, dug=3), "hut", "-", "end")
    assert asked(state) == 1
    assert f"goal:{DUG}" not in may(state)
    assert f"goal:{DUG}" in may(give(state, 1, dug=4))


@rule("W4.9")
def test_w4_9_one_disc_on_a_card_and_one_on_a_field() -> None:
    state = lay(give(bare(3), 0, dug=6), goals=(DUG, goal("bed"), goal("mouse")))
    do(state, f"goal:{DUG}")
    refusal = why(state, f"goal:{DUG}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("goal-reached", "W4.9")
    assert state.discs[0] == 1


@rule("W4.9")
def test_w4_9_wild_tokens_do_not_help_to_reach_goals() -> None:
    skill = goal("skill")
    state = lay(give(ready(), 0, wild=9), goals=(DUG, skill, goal("bed")))
    refusal = why(state, f"goal:{skill}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("goal-short", "W4.9")


@rule("W4.9")
def test_w4_9_before_and_after_an_action_and_repeated() -> None:
    state = give(ready(), 0, wood=9, metal=0, cards=[])
    do(state, "buy:wild", *["pay:wood"] * 3, "hut", "potion:wood", "buy:wild", *["pay:wood"] * 3)
    assert (state.players[0].wild, state.players[0].wood) == (2, 4)


@rule("W4.9")
@pytest.mark.parametrize("quick", ["buy:wild", "deploy:forest", "tent", "move"])
def test_w4_9_only_in_ones_own_turn(quick: str) -> None:
    state = give(ready(), 1, wood=9, explorer="g1", rats=(1, 0, 0))
    refusal = why(state, quick, seat=1)
    assert refusal is not None
    assert refusal.code == "not-asked"


@rule("W4.9")
def test_w4_9_a_goal_that_is_not_on_the_board_cannot_be_reached() -> None:
    state = lay(give(ready(), 0, dug=6, beds=6), goals=(goal("mouse"), goal("tool"), goal("door")))
    assert f"goal:{DUG}" not in may(state)
