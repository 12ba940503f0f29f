"""W4.2 and W4.3: exploring, mice and cheese."""

from __future__ import annotations

import pytest

from cheeseboard.games.wistar.counting import count, free_chambers
from cheeseboard.games.wistar.frames import EXPLORING
from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.symbols import C_CELLAR_MOUSE, C_HOUSE_MOUSE
from tests.games.wistar.finding import EDITION, ask, bonus, last_turn, law, main, mouse
from tests.games.wistar.tables import BOX, act, asked, do, give, lay, may, ready, why
from tests.rules import rule


@rule("W4.2")
def test_w4_2_either_door_from_the_entrance() -> None:
    state = main(give(ready(), 0, rats=(0, 0, 1)), "explore")
    assert {step for step in may(state) if step.startswith("door:")} == {"door:out-g1", "door:out-u1"}


@rule("W4.2")
def test_w4_2_a_door_beside_a_tent() -> None:
    state = main(give(ready(), 0, tents=["c1"], rats=(0, 0, 1)), "explore")
    assert "door:g3-c1" in may(state)
    assert "door:g2-g3" not in may(state)


@rule("W4.2")
def test_w4_2_the_bonus_of_a_door_comes_at_once_and_the_token_is_kept() -> None:
    state = give(ready(), 0, metal=0, rats=(0, 0, 2))
    main(state, "explore", "door:out-g1", "[1]")
    assert (state.players[0].metal, state.players[0].doors) == (1, 1)
    assert "go:g1" in may(state)


@rule("W4.2")
def test_w4_2_an_opened_way_is_open_to_everyone() -> None:
    state = give(ready(), 0, rats=(0, 0, 1))
    main(state, "explore", "door:out-g1", "end")
    ask(state, EXPLORING, 1)
    assert asked(state) == 1
    assert "go:g1" in may(state)


@rule("W4.2")
def test_w4_2_the_explorer_walks_through_open_ways_and_shares_rooms() -> None:
    state = lay(give(ready(), 0, rats=(0, 0, 2)), opened=["out-g1", "g2-g3"])
    give(state, 1, explorer="g1")
    main(state, "explore")
    assert "go:g1" in may(state)
    assert not may(state) & {"go:u1", "go:g3"}
    do(state, "go:g1")
    assert state.players[0].explorer == state.players[1].explorer


@rule("W4.2")
@pytest.mark.parametrize("where", [{"explorer": "g1"}, {"tents": ["g1"]}])
def test_w4_2_a_mission_is_revealed_where_explorer_or_tent_is(where: dict[str, str]) -> None:
    state = give(ready(), 0, wood=0, rats=(0, 0, 2), **where)  # type: ignore[arg-type]
    main(state, "explore")
    assert "reveal:g2" not in may(state)
    do(state, "reveal:g1", "[1]")
    assert (state.players[0].wood, 0 in state.fields) == (2, True)
    assert "reveal:g1" not in may(state)


@rule("W4.2")
@pytest.mark.parametrize("where", [{"explorer": "g1"}, {"tents": ["g1"]}])
def test_w4_2_a_mouse_goes_into_a_free_chamber(where: dict[str, str]) -> None:
    state = give(ready(), 0, rats=(0, 0, 1), **where)  # type: ignore[arg-type]
    mice = state.mice[1]
    main(state, "explore", "mouse:g1", "[9]")
    assert (state.players[0].mice, state.mice[1]) == (1 << 8, mice - 1)
    assert free_chambers(state.players[0]) == 2


@rule("W4.2")
def test_w4_2_no_mouse_without_a_free_chamber() -> None:
    state = give(ready(), 0, explorer="c2", mice=[1, 2, 3], rats=(0, 0, 1))
    main(state, "explore")
    assert not may(state) & {"mouse:c2", "cheese"}
    refusal = why(state, "cheese")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-chamber", "W4.2")


@rule("W4.2")
def test_w4_2_one_cheese_a_player_in_the_rear_cellar_room() -> None:
    state = give(ready(3), 0, explorer="c2", rats=(0, 0, 3))
    main(state, "explore", "cheese")
    assert breakdown(state, 0)[CATEGORIES.index("mice")] == 6
    assert "cheese" not in may(state)
    assert "mouse:c2" in may(state)
    do(give(state, 1, explorer="c2"), "-", "end")
    do(ask(state, EXPLORING, 1), "cheese")
    assert breakdown(state, 1)[CATEGORIES.index("mice")] == 3


@rule("W4.2")
def test_w4_2_no_cheese_elsewhere() -> None:
    state = main(give(ready(), 0, explorer="c1", rats=(0, 0, 1)), "explore")
    assert "mouse:c1" in may(state)
    assert "cheese" not in may(state)


@rule("W4.3")
def test_w4_3_an_immediate_effect_comes_once() -> None:
    state = give(ready(), 0, explorer="g1", cards=[], rats=(0, 0, 1))
    main(state, "explore", "mouse:g1", "[1]")
    assert state.players[0].hand.both(BOX.decks[1]).size() == 1
    do(last_turn(state), "end")
    assert state.players[0].hand.size() == 1


@rule("W4.3")
def test_w4_3_an_income_comes_at_once_and_in_each_preparation() -> None:
    state = give(ready(), 0, explorer="g1", vp=10, rats=(0, 0, 1))
    main(state, "explore", "mouse:g1", "[2]")
    assert state.players[0].vp == 11
    do(last_turn(state), "end")
    assert state.players[0].vp == 12


@rule("W4.3")
def test_w4_3_a_permanent_effect_each_time_its_condition_is_met() -> None:
    state = give(ready(), 0, mice=[mouse("always: each open-door -> 1 vp")], vp=10, rats=(0, 0, 2))
    main(state, "explore", "door:out-g1", "[1]", "door:out-u1", "[2]")
    assert state.players[0].vp == 12


@rule("W4.3")
def test_w4_3_cheese_counts_as_a_cellar_mouse() -> None:
    state = give(ready(), 0, mice=[26], vp=0, wood=0, metal=0, movement=0, cards=[])
    player = state.players[0]
    assert (count(BOX, player, C_CELLAR_MOUSE), count(BOX, player, C_HOUSE_MOUSE)) == (1, 0)
    assert state.scores()[0] == 6
    assert not EDITION.mice[25].effect.clauses


@rule("W4.3")
def test_w4_3_a_mouse_is_worth_nought_to_three_points() -> None:
    assert {tile.vp for tile in EDITION.mice if not tile.cheese} == {0, 1, 2, 3}
    state = give(ready(), 0, mice=[1], vp=0, wood=0, metal=0, movement=0, cards=[])
    assert state.scores()[0] == 3


@rule("W4.3")
def test_w4_3_the_printed_discount_on_automata() -> None:
    state = give(ready(), 0, mice=[3], wood=0, metal=1, electricity=1, played=[21], cards=[83], rats=(0, 0, 0))
    bonus(state, "1 play-project", "play:83")
    assert state.players[0].metal == 0


@rule("W4.2")
def test_w4_2_a_revealed_mission_is_drawn_from_those_nobody_has_seen() -> None:
    state = lay(give(ready(), 0, explorer="g1", rats=(0, 0, 1)), missions={"g2": 3})
    main(state, "explore")
    act(state, "reveal:g1")
    assert law(state).expected() == "1, 2, 4, 5, 6"
