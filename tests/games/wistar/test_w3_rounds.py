"""W3: rounds and turns."""

from __future__ import annotations

import pytest

from cheeseboard.games.wistar.flow import PREPARATION
from tests.games.wistar.finding import bare, bonus, last_turn, main, mouse, numbers, project, rats, space_with, turn_to
from tests.games.wistar.tables import act, asked, calm, do, give, lay, may, ready, settle, why
from tests.rules import rule


@rule("W3.1")
def test_w3_1_five_rounds() -> None:
    state = ready()
    for number in range(1, 6):
        assert (state.round, state.over) == (number, False)
        do(last_turn(state, state.round), "A1", "end")
    assert state.over


@rule("W3.1")
def test_w3_1_the_first_round_has_no_preparation() -> None:
    state = ready()
    assert (state.wheel, state.discards.empty()) == ([0, 1, 2, 3, 4, 5], True)


@rule("W3.1")
def test_w3_1_the_order_of_the_preparation() -> None:
    assert [part.__name__ for part in PREPARATION] == [
        "update_order", "recall_leaders", "show_round_mouse", "turn_wheel", "pay_incomes", "clear_use",
        "refresh_market",
    ]  # fmt: skip


@rule("W3.2")
@pytest.mark.parametrize(
    ("hut", "order"), [([], [0, 1, 2]), ([2, 1, 0], [2, 1, 0]), ([1, 2, 1, 0, 2], [1, 2, 0]), ([2, 2, 0, 1], [2, 0, 1])]
)
def test_w3_2_the_turn_order_follows_the_hut(hut: list[int], order: list[int]) -> None:
    state = lay(last_turn(ready(3)), hut=hut)
    do(state, "A1", "end")
    assert state.order == order
    assert asked(state) == order[0]


@rule("W3.3")
def test_w3_3_leaders_go_home() -> None:
    state = lay(last_turn(ready()), leaders={"A1": 0, "B1": 1}, hut=[1])
    do(state, "hut", "-", "end")
    assert (state.hut, state.leaders, list(state.owners)) == ([], 0, [0, 0])
    assert [player.leaders for player in state.players] == [3, 3]


@rule("W3.4")
def test_w3_4_the_next_mouse_comes_and_the_last_is_removed() -> None:
    state = lay(last_turn(ready()), round_mouse=3)
    do(state, "A1")
    act(state, "end")
    settle(state, "5")
    assert state.round_mouse == 4
    assert state.gone_mice == 1 << 2


@rule("W3.5")
def test_w3_5_the_wheel_turns_clockwise_by_one_section() -> None:
    state = do(last_turn(ready()), "A1", "end")
    assert state.wheel == [5, 0, 1, 2, 3, 4]
    give(state, 0, rats=(2, 0, 0), metal=2)
    do(state, "A1", "do:main")
    assert "dig" in may(state)


@rule("W3.6")
def test_w3_6_income_of_cards_and_mice() -> None:
    state = give(ready(), 1, mice=[2], played=[project("income: 1 movement")], vp=10, movement=0)
    do(last_turn(state), "A1", "end")
    assert (state.players[1].vp, state.players[1].movement) == (11, 1)


@rule("W3.6")
def test_w3_6_income_in_the_new_turn_order() -> None:
    state = give(ready(), 0, mice=[mouse("income: 1 basic")])
    give(state, 1, played=[project("income: 1 advanced")])
    lay(last_turn(state), hut=[1])
    do(state, "A1")
    act(state, "end")
    settle(state, "4")
    assert state.stack[-1].seat == 1


@rule("W3.7")
def test_w3_7_use_tokens_go_back() -> None:
    number = project("round: 1 bed")
    state = give(ready(), 0, played=[number], used=[number], wood=9)
    assert f"use:{number}" not in may(state)
    do(last_turn(state), "A1", "end")
    assert f"use:{number}" in may(state)


@rule("W3.8")
def test_w3_8_the_two_rightmost_cards_go_and_the_others_move() -> None:
    state = last_turn(bare())
    do(state, "A1", "end")
    assert numbers(state.discards) == {33, 34, 3, 4}
    assert [card + 1 for card in state.market[2:4]] == [31, 32]
    assert [card + 1 for card in state.market[6:]] == [1, 2]
    assert all(card >= 0 for card in state.market)


@rule("W3.8")
def test_w3_8_an_empty_deck_is_replaced_by_its_discards() -> None:
    state = lay(last_turn(bare()), deck=[5, 6])
    do(state, "A1", "end")
    assert {card + 1 for card in state.market[:2]} == {33, 34}
    assert numbers(state.discards) == {3, 4}


@rule("W3.9")
def test_w3_9_in_turn_order_until_all_have_placed_three() -> None:
    state = ready(3)
    order = []
    while state.round == 1:
        order.append(asked(state))
        do(state, "hut", "-", "end")
    assert order == [0, 1, 2] * 3


@rule("W3.9")
def test_w3_9_one_leader_a_turn_and_any_quick_actions() -> None:
    state = ready()
    do(state, "deploy:forest", "A1", "deploy:farm")
    assert rats(state.players[0]) == (1, 0, 1)
    refusal = why(state, "B1")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("leader-placed", "W3.9")


@rule("W3.10")
def test_w3_10_a_free_space_and_never_two_in_a_section() -> None:
    state = lay(ready(), leaders={"A1": 0, "B1": 1})
    assert not may(state) & {"A1", "A2", "B1"}
    assert "B2" in may(state)
    codes = [refusal.code for refusal in (why(state, "A2"), why(state, "B1")) if refusal]
    assert codes == ["own-section", "space-taken"]


@rule("W3.10")
def test_w3_10_the_main_action_that_the_section_faces() -> None:
    state = give(ready(), 0, wood=0, rats=(2, 0, 0))
    do(state, "A1", "do:main")
    assert state.players[0].wood == 2
    assert not may(state) & {"do:main"}


@rule("W3.11")
@pytest.mark.parametrize("order", [("do:main", "do:bonus"), ("do:bonus", "do:main")])
def test_w3_11_main_and_bonus_action_in_either_order(order: tuple[str, str]) -> None:
    state = give(ready(), 0, wood=0, wild=0, rats=(1, 0, 0))
    space, bonus = space_with(state, "1 wild")
    turn_to(state, space, "wood")
    do(state, space, *[bonus if action == "do:bonus" else action for action in order])
    assert (state.players[0].wood, state.players[0].wild) == (1, 1)


@rule("W3.11")
def test_w3_11_one_action_is_finished_before_the_other() -> None:
    state = give(ready(), 0, rats=(0, 0, 2))
    main(state, "explore", "door:out-g1")
    assert not may(state) & {"do:bonus", "do:second", "end"}
    do(state, "-")
    assert {"do:bonus", "end"} <= may(state)


@rule("W3.11")
def test_w3_11_an_action_need_not_be_done() -> None:
    state = do(give(ready(), 0, wood=0, rats=(3, 0, 0)), "A1", "end")
    assert (asked(state), state.players[0].wood) == (1, 0)


@rule("W3.12")
def test_w3_12_gaps_stay_open_until_the_end_of_the_turn() -> None:
    state = give(bare(), 0, rats=(0, 0, 1))
    main(state, "develop", "take:33")
    assert [card + 1 for card in state.market[:4]] == [31, 32, 0, 34]
    act(state, "end")
    settle(state, "40")
    calm(state)
    assert [card + 1 for card in state.market[:4]] == [40, 31, 32, 34]


@rule("W3.13")
def test_w3_13_after_the_fifth_round_the_order_is_set_once_more() -> None:
    state = lay(last_turn(ready(3), round=5), hut=[2, 1])
    do(state, "A1", "end")
    assert (state.over, state.order, state.ending()) == (True, [2, 1, 0], "rounds")


@rule("W3.13")
def test_w3_13_no_preparation_after_the_end() -> None:
    state = give(last_turn(ready(), round=5), 0, mice=[2], vp=10)
    bonus(state, "1 play-project", "-", "end")
    assert (state.over, state.players[0].vp) == (True, 10)
