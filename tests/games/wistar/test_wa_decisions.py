"""WA: our decisions."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.bits import size
from cheeseboard.games.wistar.choices import free_field
from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.counting import count, free_chambers
from cheeseboard.games.wistar.frames import DIGGING, EXPLORING, HERO, PLAYING, SKILL, TASK, TOP
from cheeseboard.games.wistar.gains import take_mouse
from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import C_BED, C_BROWN, C_DUG, SKILLS
from tests.games.wistar.finding import (
    EDITION,
    ask,
    bare,
    bonus,
    card,
    goal,
    hand,
    last_turn,
    law,
    main,
    mouse,
    needing,
    needing_a_skill,
    needs,
    numbers,
    play_free,
    project,
    rats,
    row,
    space_with,
    turn_to,
)
from tests.games.wistar.tables import BOX, act, again, asked, do, give, lay, may, ready, settle, way, why
from tests.rules import rule

DUG = goal("dug")
PAYS_FOR_MICE = 155  # a mouse for points


def code(state: Wistar, action: str, rule: str) -> str:
    """Why this is refused, by that rule."""
    refusal = why(state, action)
    assert refusal is not None
    assert refusal.rule == rule
    return refusal.code


def rich(*cards: int, seats: int = 2) -> Wistar:
    """Player 0 has this hand and goods for anything."""
    return give(ready(seats), 0, wood=9, metal=9, movement=9, wild=9, electricity=2, cards=cards)


# -- set-up


@rule("WA1")
def test_wa1_fields_are_covered_on_goals_and_not_on_missions() -> None:
    state = lay(rich(), missions={"g1": 2}, done={"2.1": 1})
    bonus(give(state, 0, explorer="g1"), "1 mission")
    assert {"task:2.2", "task:2.3"} <= may(state)
    state.discs = [0x0202, 0, 0]
    assert free_field(state, 0) == -1


@rule("WA2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wa2_as_many_fields_of_a_goal_as_players(seats: int) -> None:
    state = lay(give(ready(seats), 0, dug=6), goals=(DUG, 2, 3))
    for taken in range(4):
        state.discs = [sum(2 << 8 * field for field in range(taken)), 0, 0]
        assert (f"goal:{DUG}" in may(again(state))) == (taken < seats)


@rule("WA3")
@pytest.mark.parametrize(("hut", "order"), [([2], [2, 1, 0]), ([0, 2], [0, 2, 1]), ([0], [0, 1, 2])])
def test_wa3_who_is_in_the_hut_comes_first(hut: list[int], order: list[int]) -> None:
    state = last_turn(ready(3))
    lay(state, order=[1, 0, 2], hut=hut)
    do(state, "A1", "end")
    assert state.order == order


@rule("WA4")
@pytest.mark.parametrize(("seats", "is_open"), [(2, True), (3, True), (4, False)])
def test_wa4_a_way_without_a_door_is_open(seats: int, is_open: bool) -> None:
    state = ask(give(ready(seats), 0, explorer="g2"), EXPLORING, 1)
    assert ("go:c1" in may(state)) == is_open
    assert ("door:g2-c1" in may(state)) != is_open


@rule("WA5")
def test_wa5_sections_with_a_side_for_fewer_players() -> None:
    turned = [section for section in EDITION.wheel if len(section) == 2]
    sides = sorted([(side.fewest, side.most) for side in section] for section in turned)
    assert sides == [[(2, 2), (3, 4)], [(2, 2), (3, 4)], [(2, 3), (4, 4)]]
    assert all(len(few.spaces) < len(many.spaces) for few, many in turned)


# -- projects


@rule("WA6")
def test_wa6_a_wild_token_is_never_energy() -> None:
    state = bonus(give(rich(83), 0, played=[]), "1 play-project")
    assert "play:83" not in may(state)
    assert "play:83" in may(give(state, 0, played=[21], wild=0))


@rule("WA6")
@pytest.mark.parametrize("kind", ["tool", "mouse", "electricity"])
def test_wa6_nor_a_kind_a_mouse_or_electricity(kind: str) -> None:
    number, _ = needing(kind)
    state = give(rich(number), 0, electricity=0)
    assert f"play:{number}" not in may(bonus(state, "1 play-project"))


@rule("WA6")
def test_wa6_nor_a_symbol_for_heroes() -> None:
    state = give(ready(), 0, wild=9, vp=10)
    assert do(ask(state, HERO), "hero:4").players[0].vp == 12


@rule("WA7")
@pytest.mark.parametrize(("less", "wood", "metal"), [(("wood", "metal"), 1, 1), (("metal", "metal"), 0, 2)])
def test_wa7_discounts_add_up_and_the_player_chooses(less: tuple[str, str], wood: int, metal: int) -> None:
    number = next(c.number for c in EDITION.projects if c.kind == 2 and c.needs.wood >= 2 and c.needs.metal >= 2)
    state = give(rich(number), 0, played=[30, 164, *range(31, 45), *range(86, 90)], beds=3, dug=4)
    bonus(state, "1 play-project", f"play:{number}", *[f"less:{good}" for good in less])
    paid = 9 - needs(number).wood + wood, 9 - needs(number).metal + metal
    assert (state.players[0].wood, state.players[0].metal) == paid


@rule("WA7")
def test_wa7_no_cost_falls_below_nought() -> None:
    cheap = next(c.number for c in EDITION.projects if c.kind == 2 and c.needs.wood + c.needs.metal == 1)
    state = give(rich(cheap), 0, wood=0, metal=0, played=[30, 164])
    bonus(state, "1 play-project", f"play:{cheap}")
    assert (state.players[0].wood, state.players[0].metal, state.players[0].table.has(cheap - 1)) == (0, 0, True)


@rule("WA7")
def test_wa7_movement_tokens_are_not_discounted() -> None:
    number = next(c.number for c in EDITION.projects if c.needs.movement)
    state = bonus(give(rich(number), 0, movement=0, played=[30, 21]), "1 play-project")
    assert f"play:{number}" not in may(state)
    assert f"play:{number}" in may(give(state, 0, movement=needs(number).movement))


@rule("WA8")
def test_wa8_wholly_free_is_without_cost_and_requirements() -> None:
    state = give(ready(), 0, wood=0, metal=0, movement=0, vp=10, cards=[83], cubes=3)
    play_free(state, 83)
    assert (state.players[0].symbols, state.players[0].movement, state.players[0].vp) == (card(83).symbols, 1, 13)


@rule("WA8")
def test_wa8_what_playing_triggers_happens_as_usual() -> None:
    waits = project("always: each play-tool -> 1 vp")
    state = give(ready(), 0, vp=10, played=[waits], cards=[46])
    assert play_free(state, 46).players[0].vp == 11


@rule("WA8")
def test_wa8_plain_free_is_the_same() -> None:
    state = give(bare(), 0, wood=2, metal=0, electricity=0, played=[134])
    do(state, "use:134", "pay:wood", "pay:wood", "[37]", "[177]", "[176]", "play:176")
    assert state.players[0].table.has(175)
    assert numbers(state.discards) == {37, 177}


@rule("WA9")
def test_wa9_the_symbols_of_a_card_do_not_help_to_play_it() -> None:
    own = next(c for c in EDITION.projects if c.symbols and c.symbols == c.needs.symbols and not c.needs.have)
    state = bonus(give(rich(own.number), 0, wild=0), "1 play-project")
    assert f"play:{own.number}" not in may(state)


@rule("WA9")
def test_wa9_a_permanent_effect_is_not_triggered_by_its_own_play() -> None:
    waits = project("always: each play-tool -> 1 vp")
    state = give(ready(), 0, vp=10, cards=[waits, 46])
    assert play_free(state, waits).players[0].vp == 10
    assert play_free(state, 46).players[0].vp == 11


@rule("WA9")
def test_wa9_an_immediate_effect_counts_the_card_itself() -> None:
    number = project("now: 1 movement per 1 agility")
    state = play_free(give(ready(), 0, movement=0, cards=[number]), number)
    assert state.players[0].movement == byte(card(number).symbols, 1) > 0


@rule("WA10")
def test_wa10_any_card_is_an_item_but_the_one_being_played() -> None:
    state = give(ready(), 0, wood=0, metal=0, cards=[55])
    assert may(play_free(state, 55)) == {"-", "cube:3", "cube:4", "cube:5", "cube:6"}
    state = give(ready(), 0, wood=0, metal=0, cards=[55, 121])
    do(play_free(state, 55), "cube:1", "discard:121")
    assert (state.players[0].freed, numbers(state.discards)) == (0b1, {121})


@rule("WA11")
def test_wa11_card_53_for_each_symbol() -> None:
    clever = next(c.number for c in EDITION.projects if byte(c.symbols, 3) == 2 and c.effect.type == 1)
    state = give(ready(), 0, played=[53], cards=[clever])
    play_free(state, clever, "door:out-g1", "[1]", "door:out-u1", "[2]")
    assert state.players[0].doors == 2
    assert "A1" in may(state)


@rule("WA11")
def test_wa11_card_51_for_each_card() -> None:
    state = give(bare(), 0, movement=0, played=[51], rats=(0, 0, 4))
    main(state, "develop", "take:1", "top:advanced")
    assert state.players[0].movement == 2


@rule("WA11")
def test_wa11_card_130_for_each_token() -> None:
    energetic = project("always: each add-energy -> 1 wild")
    state = give(ready(), 0, vp=10, wild=0, played=[130, energetic], cards=[21])
    play_free(state, 21, "-")
    assert (state.players[0].wild, state.players[0].vp) == (2, 12)


@rule("WA11")
@pytest.mark.parametrize(("number", "action"), [(110, "wood"), (112, "metal")])
def test_wa11_cards_110_and_112_once_for_each_gain(number: int, action: str) -> None:
    state = give(ready(), 0, wood=0, metal=0, vp=10, played=[number], rats=(3, 3, 0))
    main(state, action)
    assert (state.players[0].wood + state.players[0].metal, state.players[0].vp) == (4, 11)


@rule("WA12")
def test_wa12_what_a_card_adds_does_not_trigger_it_again() -> None:
    state = give(ready(), 0, wood=0, vp=10, played=[110, 150], rats=(2, 0, 0))
    main(state, "wood")
    assert (state.players[0].wood, state.players[0].vp) == (3, 12)


@rule("WA12")
def test_wa12_card_150_works_during_play_only_and_not_for_nought() -> None:
    state = give(ready(), 0, vp=10, metal=4, dug=0, played=[150, 176], cards=[91])
    assert play_free(state, 91).players[0].vp == 10
    assert breakdown(state, 0)[CATEGORIES.index("effects")] == 4


# -- points


@rule("WA13")
def test_wa13_points_never_fall_below_nought() -> None:
    number = project("attack: more door -> 2 vp")
    state = give(rich(number), 1, vp=1, doors=1)
    assert bonus(state, "1 play-project", f"play:{number}").players[1].vp == 0


@rule("WA14")
def test_wa14_the_ten_points_of_the_start_count() -> None:
    state = give(ready(), 0, wood=0, metal=0, movement=0, cards=[])
    assert state.scores()[0] == 10


# -- the turn


@rule("WA15")
def test_wa15_no_quick_action_inside_an_action() -> None:
    state = give(rich(), 0, explorer="g1", entrance=1, rats=(1, 0, 2))
    quick = {"tent", "deploy:farm", "move", "buy:wild"}
    assert quick <= may(state)
    main(state, "explore", "mouse:g1")
    assert not quick & may(state)
    assert "reveal:g1" in may(state)


@rule("WA16")
@pytest.mark.parametrize("first", ["reward", "ability"])
def test_wa16_the_cube_first_then_reward_and_ability_in_any_order(first: str) -> None:
    mission, number = row("1 agility")
    state = lay(give(rich(), 0, explorer="g1", vp=10), missions={"g1": mission})
    bonus(state, "1 mission", f"task:{mission}.{number}", "cube:5")
    assert (state.players[0].cubes, may(state)) == (1, {"first:reward", "first:ability"})
    do(state, f"first:{first}")
    assert (state.players[0].vp > 10) == (first == "reward")
    do(state, "skill:strength")
    assert state.players[0].vp > 10


@rule("WA17")
def test_wa17_the_fee_is_part_of_the_cost() -> None:
    state = lay(give(ready(), 0, explorer="g1", wood=0, metal=2, cards=[]), missions={"g1": 2})
    bonus(state, "1 mission", "task:2.3")
    assert code(state, "cube:1", "WA17") == "fee"
    assert may(state) == {"cube:3", "cube:4", "cube:5", "cube:6"}


@rule("WA17")
def test_wa17_the_fee_is_paid_before_the_reward() -> None:
    state = lay(give(ready(), 0, explorer="g1", wood=0, metal=3, cards=[]), missions={"g1": 2})
    do(bonus(state, "1 mission", "task:2.3"), "cube:2")
    assert (state.players[0].electricity, may(state)) == (0, {"pay:metal"})
    do(state, "pay:metal")
    assert (state.players[0].electricity, state.players[0].metal) == (1, 0)


@rule("WA18")
def test_wa18_no_mission_without_a_cube_for_it() -> None:
    state = lay(give(rich(), 0, explorer="g1", freed=range(1, 7)), missions={"g1": 2})
    assert "task:2.3" not in may(bonus(state, "1 mission"))
    assert "task:2.3" in may(ask(give(state, 0, freed=range(1, 6)), TASK))


@rule("WA19")
def test_wa19_the_cube_of_card_55_leaves_the_game() -> None:
    state = play_free(give(ready(), 0, cards=[55, 83], vp=10), 55, "cube:6")
    player = state.players[0]
    assert (count(BOX, player, C_BROWN), player.cubes) == (1, 0)
    assert breakdown(state, 0)[CATEGORIES.index("abilities")] == 3
    assert play_free(state, 83).players[0].vp == 10


@rule("WA20")
@pytest.mark.parametrize(("bonus_first", "wood"), [(True, 2), (False, 1)])
def test_wa20_power_is_measured_when_the_action_starts(bonus_first: bool, wood: int) -> None:
    state = give(ready(), 0, wood=0, rats=(1, 0, 1))
    space, which = space_with(state, "2 rat")
    turn_to(state, space, "wood")
    move = [which, "rat:farm>forest", "-"]
    do(state, space, *(move if bonus_first else []), "do:main", *([] if bonus_first else move))
    assert state.players[0].wood == wood


@rule("WA20")
def test_wa20_a_rat_that_comes_first_adds_to_the_power() -> None:
    state = give(ready(), 0, wood=0, rats=(1, 0, 0))
    do(state, "deploy:forest")
    assert main(state, "wood").players[0].wood == 2


@rule("WA21")
def test_wa21_two_different_rats() -> None:
    state = give(ready(), 0, rats=(1, 0, 0))
    bonus(state, "2 rat", "rat:forest>farm")
    assert not may(state) & {"rat:farm>forest", "rat:farm>burrow"}
    assert rats(state.players[0]) == (0, 0, 1)


@rule("WA21")
def test_wa21_rats_at_the_entrance_are_in_no_area() -> None:
    state = give(ready(), 0, rats=(0, 0, 0), entrance=2)
    bonus(state, "2 rat")
    assert not {step for step in may(state) if step.startswith("rat:")}
    assert "move" not in may(state)


# -- the farm


@rule("WA22")
def test_wa22_the_explorer_may_go_back_outside() -> None:
    state = lay(give(ready(), 0, explorer="g1"), opened=["out-g1", "out-u1"])
    do(ask(state, EXPLORING, 2), "go:out")
    assert may(state) == {"-", "go:g1", "go:u1"}
    assert code(do(state, "-"), "tent", "WA22") == "no-tent-outside"


@rule("WA23")
def test_wa23_reachable_by_open_ways() -> None:
    state = lay(give(ready(), 0, explorer="g1", played=[22], cards=[50]), opened=["out-g1", "out-u1", "g1-g2"])
    do(state, "use:22")
    assert may(state) == {"-", "go:g2", "go:u1", "go:c1"}
    play_free(do(state, "go:c1"), 50)
    assert may(state) == {"-", "pitch:g1", "pitch:g2", "pitch:u1", "pitch:c1"}


@rule("WA24")
def test_wa24_two_tents_never_in_the_same_room() -> None:
    state = give(ready(), 0, explorer="g1", tents=["g1"], cards=[50])
    assert code(state, "tent", "WA24") == "tent-here"
    assert "pitch:g1" not in may(play_free(lay(state, opened=["g1-g2"]), 50))


@rule("WA25")
@pytest.mark.parametrize("number", [12, 65])
def test_wa25_any_door_of_the_farm(number: int) -> None:
    state = give(ready(), 0, cards=[number], metal=0, vp=10, mice=[mouse("always: each open-door -> 1 vp")])
    play_free(state, number, "door:c1-c2", "[1]")
    assert (state.players[0].doors, state.players[0].metal, state.players[0].vp) == (1, 1, 11)
    assert not state.closed >> way(state, "c1-c2") & 1


@rule("WA25")
def test_wa25_nothing_happens_if_no_token_is_left() -> None:
    state = give(ready(), 0, cards=[12])
    state.closed = 0
    assert "A1" in may(play_free(state, 12))
    assert state.players[0].doors == 0


@rule("WA26")
@pytest.mark.parametrize(("number", "cellar"), [(75, False), (165, False), (114, True)])
def test_wa26_a_mouse_from_the_supply(number: int, cellar: bool) -> None:
    state = ask(give(ready(), 0, cards=[number]), PLAYING, 3)
    supply = (state.house_supply, state.cellar_supply)
    act(state, f"play:{number}")
    assert {tile.cellar for tile in EDITION.mice if law(state).weight(tile.tile)} == {cellar}
    do(state)
    assert (state.house_supply, state.cellar_supply) == (supply[0] - (not cellar), supply[1] - cellar)
    assert (size(state.players[0].mice), sum(state.mice)) == (1, sum(ready().mice))


@rule("WA26")
def test_wa26_nothing_without_a_free_chamber() -> None:
    state = play_free(give(ready(), 0, cards=[75], beds=3), 75)
    assert (state.players[0].mice, "A1" in may(state)) == (0, True)


@rule("WA26")
def test_wa26_a_mouse_of_either_kind() -> None:
    number = project("now: 1 mouse")
    state = play_free(give(ready(), 0, cards=[number]), number)
    assert may(state) == {"-", "supply:house", "supply:cellar"}
    act(state, "supply:cellar")
    settle(state, "20")
    assert state.players[0].mice == 1 << 19


@rule("WA27")
def test_wa27_a_discarded_mouse_leaves_the_game() -> None:
    state = give(ready(), 0, played=[PAYS_FOR_MICE], mice=[2, 3])
    do(state, f"use:{PAYS_FOR_MICE}", "release:2")
    paid = state.players[0].vp
    assert (state.gone_mice, free_chambers(state.players[0])) == (1 << 1, 2)
    do(last_turn(state), "A1", "end")
    assert state.players[0].vp == paid


@rule("WA27")
def test_wa27_cheese_may_be_discarded_as_a_mouse() -> None:
    state = give(ready(), 0, played=[PAYS_FOR_MICE], mice=[26])
    do(state, f"use:{PAYS_FOR_MICE}", "release:26")
    assert (state.players[0].mice, free_chambers(state.players[0])) == (0, 3)


@rule("WA28")
def test_wa28_a_bed_discarded_for_card_141() -> None:
    state = give(ready(), 0, played=[141], beds=6, wood=0, rats=(8, 0, 0), dug=3)
    do(state, "use:141")
    player = state.players[0]
    assert (count(BOX, player, C_BED), player.wood, free_chambers(player)) == (5, 2, 1)
    assert (rats(player), player.entrance) == ((8, 0, 0), 0)
    assert breakdown(state, 0)[CATEGORIES.index("bed")] == EDITION.bed_vp[5]
    assert "bed" not in may(main(give(state, 0, wood=9, rats=(0, 8, 0)), "beds"))


@rule("WA29")
def test_wa29_annex_and_robosnail_are_chambers_but_not_dug() -> None:
    state = give(ready(), 0, played=[73], freed=[3], dug=0, beds=0)
    assert (free_chambers(state.players[0]), count(BOX, state.players[0], C_DUG)) == (5, 0)


@rule("WA29")
def test_wa29_a_bed_on_the_robosnail_counts() -> None:
    state = give(ready(), 0, played=[73], mice=[1, 2, 3], wood=2, rats=(0, 1, 0))
    main(state, "beds", "bed")
    assert (count(BOX, state.players[0], C_BED), free_chambers(state.players[0])) == (1, 0)


@rule("WA30")
def test_wa30_the_three_chambers_of_the_start_are_not_dug() -> None:
    state = lay(give(ready(), 0, dug=2), goals=(DUG, 2, 3))
    assert count(BOX, ready().players[0], C_DUG) == 0
    assert f"goal:{DUG}" not in may(state)
    assert f"goal:{DUG}" in may(give(state, 0, dug=3))


@rule("WA31")
@pytest.mark.parametrize(("freed", "left"), [([], 3), ([1], 4)])
def test_wa31_a_bed_that_is_not_free_is_paid_as_usual(freed: list[int], left: int) -> None:
    number = project("round: 1 bed")
    state = give(ready(), 0, played=[number], wood=5, freed=freed)
    do(state, f"use:{number}", "bed")
    assert (state.players[0].beds, state.players[0].wood) == (1, left)
    assert f"use:{number}" not in may(give(state, 0, used=[], beds=3))


@rule("WA31")
@pytest.mark.parametrize(("freed", "left"), [([], 3), ([2], 4)])
def test_wa31_a_chamber_that_is_not_free_is_paid_as_usual(freed: list[int], left: int) -> None:
    state = give(ready(), 0, metal=5, freed=freed)
    do(ask(state, DIGGING, 1, 0), "dig")
    assert (state.players[0].dug, state.players[0].metal) == (1, left)


# -- single cards


@rule("WA32")
def test_wa32_one_of_two_goals_is_kept_as_a_private_goal() -> None:
    state = lay(give(ready(), 0, cards=[38], dug=3, vp=10), goals=(2, 3, 4))
    play_free(state, 38, f"[{DUG}]", "[13]")
    assert may(state) == {f"keep:{DUG}", "keep:13"}
    do(state, f"keep:{DUG}", f"goal:{DUG}")
    assert (state.players[0].vp, state.players[0].goals, state.discs) == (14, 1, [0, 0, 0])
    assert not state.unseen_goals >> 12 & 1
    assert f"goal:{DUG}" not in may(state)


@rule("WA32")
def test_wa32_only_its_owner_reaches_it_and_card_131_works() -> None:
    state = give(ready(), 0, private=[DUG], dug=3, played=[131], cards=[83])
    do(give(state, 1, dug=6), f"goal:{DUG}")
    assert "play:83" in may(state)
    do(give(state, 0, private=[DUG], reached=[]), "-", "hut", "-", "end")
    assert asked(state) == 1
    assert f"goal:{DUG}" not in may(state)


@rule("WA33")
def test_wa33_the_chameleon_copies_a_used_card_and_pays() -> None:
    number = project("round: pay 1 movement -> 1 metal, 1 vp")
    state = give(ready(), 0, played=[77], movement=1, metal=0, vp=10)
    give(state, 1, played=[number], used=[number], movement=3)
    do(state, "use:77", f"use:{number}")
    player = state.players[0]
    assert (player.movement, player.metal, player.vp, numbers(player.used)) == (0, 1, 11, {77})
    assert (state.players[1].movement, numbers(state.players[1].used)) == (3, {number})


@rule("WA33")
def test_wa33_the_chameleon_does_not_copy_itself() -> None:
    state = give(ready(), 0, played=[77], movement=9)
    assert code(state, "use:77", "WA37") == "no-use"
    do(give(state, 0, played=[77, 63]), "use:77")
    assert may(state) == {"-", "use:63"}


@rule("WA34")
@pytest.mark.parametrize(
    ("paid", "got"), [("pay:wood", "metal basic"), ("pay:metal", "wood basic"), ("discard:31", "wood metal")]
)
def test_wa34_an_item_of_another_sort(paid: str, got: str) -> None:
    state = give(ready(), 0, played=[177], wood=1, metal=1, cards=[31])
    do(state, "use:177", paid)
    assert may(state) == {f"get:{good}" for good in got.split()}


@rule("WA34")
def test_wa34_the_top_card_of_the_basic_deck() -> None:
    state = give(bare(), 0, played=[177], wood=1, metal=0)
    do(state, "use:177", "pay:wood", "get:basic", "[99]")
    assert (state.players[0].wood, hand(state)) == (0, {99})


@rule("WA35")
@pytest.mark.parametrize("number", [40, 116])
def test_wa35_one_less_but_all_requirements(number: int) -> None:
    needy, skill = needing_a_skill()
    state = give(rich(needy), 0, played=[number], wild=0, skills=[])
    assert f"play:{needy}" not in may(do(state, f"use:{number}"))
    wood, metal = needs(needy).wood, needs(needy).metal
    give(state, 0, skills=[skill], wood=wood - (wood > 0), metal=metal - (wood == 0))
    assert f"play:{needy}" in may(state)


@rule("WA35")
def test_wa35_the_mechanical_cow_takes_one_off() -> None:
    state = give(rich(94, 46), 0, wood=needs(46).wood - 1, metal=0)
    do(play_free(state, 94), "play:46")
    assert (state.players[0].wood, state.players[0].table.has(45)) == (0, True)


@rule("WA36")
def test_wa36_the_player_chooses_among_the_tools_of_the_market() -> None:
    state = lay(give(bare(), 0, cards=[137]), market=[31, 32, 101 + 40, 86, 1, 2, 101, 102])
    play_free(state, 137)
    assert may(state) == {"-", "take:31", "take:32"}
    do(state, "take:32")
    assert may(state) == {"-", "take:1", "take:2"}
    do(state, "take:1")
    assert (hand(state), state.market[1], state.market[4]) == ({1, 32}, -1, -1)


@rule("WA36")
def test_wa36_the_deck_is_searched_if_the_market_shows_no_tool() -> None:
    state = lay(give(bare(), 0, cards=[137]), market=[86, 87, 88, 89, 71, 72, 73, 74])
    play_free(state, 137, "top:basic", "[90]", "[138]", "[40]", "-")
    assert (hand(state), numbers(state.discards)) == ({40}, {90, 138})


@rule("WA36")
def test_wa36_nothing_if_there_is_no_tool() -> None:
    state = lay(give(bare(), 0, cards=[137]), market=[86, 87, 88, 89, 71, 72, 73, 74])
    assert "A1" in may(play_free(lay(state, deck=[138, 101]), 137))


@rule("WA37")
def test_wa37_an_effect_that_would_do_nothing_cannot_be_used() -> None:
    state = give(ready(), 0, played=[18], electricity=0)
    assert code(state, "use:18", "WA37") == "no-use"
    assert "use:18" in may(give(state, 0, electricity=1))


@rule("WA38")
def test_wa38_only_those_who_have_strictly_more_in_turn_order() -> None:
    state = lay(give(rich(25, seats=4), 0, mice=[1]), order=[0, 3, 2, 1])
    for seat, mice in ((1, [2, 3]), (2, [4]), (3, [5, 6])):
        give(state, seat, mice=mice, vp=10)
    play_free(state, 25)
    assert (asked(state), may(state)) == (3, {"lose", "release:5", "release:6"})
    do(state, "release:5")
    assert asked(state) == 1
    do(state, "lose")
    assert ([player.vp for player in state.players[1:]], state.players[3].mice) == ([7, 10, 10], 1 << 5)


@rule("WA38")
def test_wa38_who_cannot_pay_loses_the_points() -> None:
    state = give(rich(87), 1, dug=1, metal=1, vp=10)
    play_free(state, 87)
    assert (asked(state), state.players[1].metal, state.players[1].vp) == (0, 1, 7)


@rule("WA38")
def test_wa38_who_can_pay_chooses() -> None:
    state = give(rich(87), 1, dug=1, metal=3, vp=10)
    play_free(state, 87)
    assert (asked(state), may(state)) == (1, {"give", "lose"})
    do(state, "give")
    assert (state.players[1].metal, state.players[1].vp) == (1, 10)


@rule("WA38")
def test_wa38_the_card_has_left_the_hand() -> None:
    state = give(give(bare(), 1, cards=[31, 32]), 0, cards=[44, 46])
    play_free(state, 44)
    assert (asked(state), may(state)) == (1, {"discard:31", "discard:32"})
    do(state, "discard:31")
    assert (hand(state, 1), numbers(state.discards)) == ({32}, {31})


@rule("WA39")
def test_wa39_card_95_protects_from_aggressive_effects() -> None:
    state = give(rich(121, seats=3), 1, doors=2, vp=10, played=[95])
    give(state, 2, doors=2, vp=10)
    bonus(state, "1 play-project", "play:121")
    assert [player.vp for player in state.players[1:]] == [10, 8]


@rule("WA39")
def test_wa39_and_from_nothing_else() -> None:
    number = project("round: pay 1 vp -> 1 potion")
    state = give(ready(), 0, vp=10, played=[95, number])
    assert do(state, f"use:{number}", "potion:wood").players[0].vp == 9


# -- limits


@rule("WA40")
def test_wa40_empty_decks_bring_nothing() -> None:
    state = lay(bare(), deck=[5, 6], discards=[])
    bonus(state, "1 basic")
    assert (hand(state), "end" in may(state)) == (set(), True)
    assert may(ask(state, TOP)) == {"-", "top:advanced"}


@rule("WA40")
def test_wa40_gaps_of_the_market_stay_empty() -> None:
    state = lay(give(bare(), 0, rats=(0, 0, 1)), deck=[5, 6], discards=[])
    main(state, "develop", "take:33", "end")
    assert [card + 1 for card in state.market[:4]] == [0, 31, 32, 34]


@rule("WA41")
def test_wa41_goods_never_run_out() -> None:
    state = give(ready(), 0, wood=18, wild=12, movement=20, rats=(8, 0, 0))
    do(give(state, 1, wood=18, wild=12), "hut", "-")
    assert state.players[0].movement == 21
    do(state, "buy:wild", *["pay:wood"] * 3)
    assert state.players[0].wild == 13


@rule("WA41")
def test_wa41_one_skill_token_of_each_kind_and_five_heroes() -> None:
    state = give(ready(), 1, skills=["agility"], heroes=[4])
    assert "skill:strength" in may(ask(state, SKILL))
    assert "skill:agility" not in may(state)
    assert may(ask(state, HERO)) == {"-", "hero:1", "hero:2", "hero:3", "hero:5"}


@rule("WA42")
def test_wa42_nothing_if_no_hero_or_skill_token_is_left() -> None:
    state = give(ready(), 1, skills=SKILLS, heroes=range(1, 6))
    for kind in (HERO, SKILL):
        assert "A1" in may(ask(state, kind))


@rule("WA42")
def test_wa42_a_player_may_have_several_heroes() -> None:
    state = do(ask(give(ready(), 0, heroes=[4]), HERO), "hero:1")
    assert state.players[0].heroes == 0b01001


@rule("WA43")
def test_wa43_an_income_gained_during_the_preparation_is_taken_once() -> None:
    state = last_turn(give(bare(), 0, vp=10, played=[project("income: 1 card")]))
    do(state, "A1", "end")
    assert may(state) == {"-", "top:basic", "top:advanced"}
    take_mouse(state, 0, EDITION.mice[1])
    state.run()
    do(state, "-")
    assert (state.round, state.players[0].vp) == (2, 11)


@rule("WA44")
def test_wa44_a_leader_must_be_placed() -> None:
    state = lay(ready(4), leaders={"A1": 1, "A2": 2, "B1": 3, "B2": 1, "C1": 0})
    assert code(state, "end", "W3.9") == "place-first"
    state.leaders = (1 << 18) - 1
    again(state)
    assert {step for step in may(state) if step in {"hut", "end"} or step[0] in "ABCDEF"} == {"hut"}


@rule("WA45")
def test_wa45_the_space_of_a_mouse_that_is_gone_may_be_used() -> None:
    state = bonus(lay(ready(), round_mouse=0), "1 round-mouse")
    assert (state.players[0].mice, {"end", "do:main"} <= may(state)) == (0, True)


@rule("WA46")
def test_wa46_points_that_are_not_used_are_lost() -> None:
    state = give(bare(), 0, rats=(0, 0, 3))
    main(state, "develop", "take:31", "-")
    assert (hand(state), "do:main" in may(state)) == ({31}, False)
    do(state, "end", "hut", "-", "end")
    main(state, "explore", "door:out-g1", "-")
    assert not {step for step in may(state) if step.startswith(("door:", "go:"))}


@rule("WA47")
def test_wa47_no_game_for_one() -> None:
    game = cb.find_game("wistar")
    assert list(game.seats(game.choose_options({}))) == [2, 3, 4]
    with pytest.raises(ValueError, match="seats"):
        cb.new("wistar", seats=1)


@rule("WA48")
@pytest.mark.parametrize("order", ["main bonus second", "second main bonus", "bonus second main"])
def test_wa48_two_bonus_actions_in_any_order(order: str) -> None:
    state = give(ready(), 0, metal=0, wood=0, rats=(0, 0, 0))
    space, _ = space_with(state, "1 wood")
    do(state, space)
    for action in order.split():
        do(state, f"do:{action}")
    assert (state.players[0].wood, state.players[0].metal) == (1, 1)
    assert not may(state) & {"do:main", "do:bonus", "do:second"}


@rule("WA48")
def test_wa48_the_spaces_of_a_section_carry_different_bonus_actions() -> None:
    for section in EDITION.wheel:
        for side in section:
            steps = [effect.clauses[0].steps[0] for space in side.spaces for effect in space]
            assert all(1 <= len(space) <= 2 for space in side.spaces)
            assert len({(step.op, step.what, step.amount) for step in steps}) == len(steps)
