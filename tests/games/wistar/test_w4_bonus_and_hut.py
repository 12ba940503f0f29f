"""W4.4 and W4.5: bonus actions, the hut and the potion."""

from __future__ import annotations

from tests.games.wistar.finding import EDITION, bare, bonus, hand, last_turn, rats, row
from tests.games.wistar.tables import asked, do, give, lay, may, ready
from tests.rules import rule


@rule("W4.4")
def test_w4_4_move_one_rat() -> None:
    state = give(ready(), 0, rats=(2, 0, 0))
    bonus(state, "1 rat", "rat:forest>farm")
    assert rats(state.players[0]) == (1, 0, 1)
    assert "rat:forest>farm" not in may(state)


@rule("W4.4")
def test_w4_4_move_two_rats_to_different_areas() -> None:
    state = give(ready(), 0, rats=(2, 0, 0))
    bonus(state, "2 rat", "rat:forest>farm", "rat:forest>burrow")
    assert rats(state.players[0]) == (0, 1, 1)


@rule("W4.4")
def test_w4_4_wild_token_wood_and_metal() -> None:
    for gain, goods in (("1 wild", (0, 0, 1)), ("1 wood", (1, 0, 0)), ("1 metal", (0, 1, 0))):
        player = bonus(give(ready(), 0, wood=0, metal=0, wild=0), gain).players[0]
        assert (player.wood, player.metal, player.wild) == goods


@rule("W4.4")
def test_w4_4_the_top_card_of_the_basic_deck() -> None:
    assert hand(bonus(bare(), "1 basic", "[86]")) == {86}


@rule("W4.4")
def test_w4_4_an_exploration_point() -> None:
    state = bonus(ready(), "1 explore", "door:out-g1", "[1]")
    assert state.players[0].doors == 1
    assert "end" in may(state)


@rule("W4.4")
def test_w4_4_a_potion_without_the_hut() -> None:
    state = bonus(give(ready(), 0, wood=0, movement=0), "1 potion", "potion:wood")
    assert (state.players[0].wood, state.players[0].movement, state.hut) == (1, 0, [])


@rule("W4.4")
def test_w4_4_the_rounds_mouse() -> None:
    state = bonus(lay(give(ready(), 0, vp=10), round_mouse=2), "1 round-mouse")
    assert (state.players[0].mice, state.round_mouse, state.players[0].vp) == (1 << 1, -1, 11)


@rule("W4.4")
def test_w4_4_the_rounds_mouse_stays_without_a_free_chamber() -> None:
    state = bonus(lay(give(ready(), 0, beds=3), round_mouse=2), "1 round-mouse")
    assert (state.players[0].mice, state.round_mouse) == (0, 1)
    do(last_turn(state), "end")
    assert state.gone_mice >> 1 & 1


@rule("W4.4")
def test_w4_4_play_a_project() -> None:
    state = bonus(give(ready(), 0, wood=2, cards=[121]), "1 play-project", "play:121")
    assert state.players[0].table.has(120)


@rule("W4.4")
def test_w4_4_complete_a_mission() -> None:
    mission, number = row("1 agility")
    state = lay(give(ready(), 0, explorer="g1", skills=["agility"]), missions={"g1": mission})
    bonus(state, "1 mission", f"task:{mission}.{number}", "cube:6")
    assert state.players[0].cubes == 1


@rule("W4.4")
def test_w4_4_the_eleven_bonus_actions() -> None:
    wheel = [effect for section in EDITION.wheel for side in section for space in side.spaces for effect in space]
    steps = [step for effect in wheel for clause in effect.clauses for step in clause.steps]
    assert len(steps) == len(wheel)
    assert len({(step.op, step.what, step.amount) for step in steps}) == 11


@rule("W4.5")
def test_w4_5_the_hut_gives_a_movement_token_and_a_potion() -> None:
    state = do(give(ready(), 0, movement=0, metal=0), "hut")
    assert state.players[0].movement == 1
    do(state, "potion:metal")
    assert (state.players[0].metal, "end" in may(state)) == (1, True)


@rule("W4.5")
def test_w4_5_any_number_of_leaders_each_to_the_right() -> None:
    state = ready()
    for _ in range(6):
        do(state, "hut", "-")
        hut = state.hut
        do(state, "end")
    assert hut == [0, 1] * 3


@rule("W4.5")
def test_w4_5_a_potion_plays_a_project() -> None:
    state = give(ready(), 0, wood=2, cards=[121])
    do(state, "hut", "potion:project", "play:121")
    assert (state.players[0].wood, state.players[0].table.has(120)) == (0, True)


@rule("W4.5")
def test_w4_5_a_potion_completes_a_mission() -> None:
    state = lay(give(ready(), 0, metal=2, explorer="g1"), missions={"g1": 2})
    do(state, "hut", "potion:mission", "task:2.3", "cube:6")
    assert (state.players[0].cubes, state.players[0].electricity) == (1, 1)


@rule("W4.5")
def test_w4_5_a_potion_is_used_at_once_for_one_thing() -> None:
    state = do(give(ready(), 0, cards=[121]), "hut")
    assert may(state) == {"-", "potion:project", "potion:metal", "potion:wood"}
    do(state, "potion:wood")
    assert not may(state) & {"potion:metal", "potion:project"}
    assert asked(state) == 0
