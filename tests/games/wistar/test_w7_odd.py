"""W7.1: the cards of the rulebook with decisions of their own, one by one. Only what is printed is relied on."""

from __future__ import annotations

from typing import Any

import pytest

from cheeseboard.games.wistar.frames import HERO, PLAYING, SKILL, Frame
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import P_FREE
from tests.games.wistar.cardbook import Card, cards
from tests.games.wistar.expected import reward
from tests.games.wistar.ledger import SKILLS, Ledger, standing
from tests.games.wistar.scores import points
from tests.games.wistar.tables import act, asked, do, give, lay, may, ready, settle, why
from tests.rules import rule

ENERGY = [card.number for card in cards().values() if card.symbols["energy"] and card.type == "now"]


def asks_for(frame: Frame, state: Wistar) -> Wistar:
    """The leader is placed, and player 0 is asked for something as if an effect had come to it."""
    do(state, "hut", "-")
    state.stack.append(frame)
    state.run()
    return state


def held(number: int, seats: int = 2) -> Wistar:
    """Player 0 holds the card alone and is about to play a project wholly free."""
    state = asks_for(Frame(PLAYING, 0, P_FREE), give(ready(seats), 0, cards=[number]))
    return give(state, 0, wood=5, metal=5, movement=1)


def in_play(*numbers: int, seats: int = 2) -> Wistar:
    """Player 0 has these cards in play, and their turn begins."""
    return give(ready(seats), 0, played=numbers, cards=[], wood=5, metal=5, movement=5)


def effect(number: int, state: Wistar | None = None) -> Wistar:
    """The card is played."""
    state = held(number) if state is None else state
    act(state, f"play:{number}")
    return state


# -- the once-per-round cards


@rule("W7.1")
def test_w7_1_77_copies_a_card_of_an_opponent_at_ones_own_cost() -> None:
    state = in_play(77)
    give(state, 1, played=[177], used=[177])
    do(state, "use:77")
    assert may(state) == {"-", "use:177"}
    do(state, "use:177", "pay:wood", "get:metal")
    assert (standing(state, 0)["wood"], standing(state, 0)["metal"]) == (4, 6)
    assert (state.players[0].used.list(), state.players[1].used.list()) == ([76], [176])
    assert "use:77" not in may(state)


@rule("W7.1")
def test_w7_1_77_copies_ones_own_card_used_or_not() -> None:
    state = in_play(77, 177)
    do(state, "use:177", "pay:wood", "get:metal", "use:77", "use:177", "pay:wood", "get:metal")
    assert (standing(state, 0)["wood"], standing(state, 0)["metal"]) == (3, 7)


@rule("W7.1")
def test_w7_1_77_copies_nothing_that_would_do_nothing_and_not_itself() -> None:
    state = in_play(77)
    assert "use:77" not in may(state)
    give(state, 1, played=[18, 40, 141])
    assert "use:77" not in may(state)
    give(state, 0, electricity=1, beds=1)
    do(state, "use:77")
    assert may(state) == {"-", "use:18", "use:141"}


@rule("W7.1")
@pytest.mark.parametrize("number", [22, 27])
def test_w7_1_22_27_to_any_room_that_open_ways_lead_to(number: int) -> None:
    state = in_play(number, seats=4)
    assert f"use:{number}" not in may(state)
    lay(state, opened=["out-g1", "g1-g2", "u1-u2"])
    do(state, f"use:{number}")
    assert may(state) == {"-", "go:g1", "go:g2"}
    do(state, "go:g2")
    assert standing(state, 0)["explorer"] == "g2"
    assert f"use:{number}" not in may(state)


@rule("W7.1")
def test_w7_1_134_two_items_then_one_of_three_basic_cards_free() -> None:
    state = give(in_play(134), 0, wood=1, metal=1, cards=[40])
    do(state, "use:134", "pay:wood")
    assert may(state) == {"pay:metal", "discard:40"}
    do(state, "discard:40", "[157]", "[158]", "[159]")
    assert may(state) == {"-", "play:157", "play:158", "play:159"}
    do(state, "play:158")
    assert standing(state, 0)["table"] == {134, 158}
    assert [card + 1 for card in state.discards.list()] == [40, 157, 159]
    assert (standing(state, 0)["wood"], standing(state, 0)["metal"]) == (0, 1)


@rule("W7.1")
def test_w7_1_134_needs_two_items() -> None:
    assert "use:134" not in may(give(in_play(134), 0, wood=1, metal=0))
    assert "use:134" in may(give(in_play(134), 0, wood=1, metal=0, cards=[40]))


@rule("W7.1")
def test_w7_1_141_a_bed_goes_for_two_wood_and_its_chamber_is_free() -> None:
    state = give(in_play(141), 0, beds=3, entrance=5)
    before = standing(state, 0)
    assert points(state, "bed") > 0
    track = points(state, "bed")
    do(state, "use:141")
    after = standing(state, 0)
    assert {name for name in after if after[name] != before[name]} == {"wood", "removed"}
    assert (after["wood"], Ledger(state).count("bed"), Ledger(state).free_chambers) == (7, 2, 1)
    assert points(state, "bed") == track
    assert "use:141" not in may(give(in_play(141), 0, beds=0))


@rule("W7.1")
@pytest.mark.parametrize(("number", "deck", "kept", "not_kept"), [(144, "advanced", 2, 119), (148, "basic", 157, 40)])
def test_w7_1_144_148_the_top_card_is_shown_and_kept_or_discarded(
    number: int, deck: str, kept: int, not_kept: int
) -> None:
    for card, hand, discards in ((kept, {kept}, []), (not_kept, set(), [not_kept])):
        assert cards()[card].deck == deck
        state = lay(in_play(number), market=[0] * 8, discards=[])
        do(state, f"use:{number}", f"[{card}]")
        assert standing(state, 0)["hand"] == hand
        assert [it + 1 for it in state.discards.list()] == discards
        assert [it + 1 for it in state.players[0].known.list()] == list(hand)


@rule("W7.1")
@pytest.mark.parametrize(
    ("paid", "gained"),
    [
        ("pay:wood", {"get:metal", "get:basic"}),
        ("pay:metal", {"get:wood", "get:basic"}),
        ("discard:5", {"get:wood", "get:metal"}),
    ],
)
def test_w7_1_177_an_item_for_one_of_another_sort(paid: str, gained: set[str]) -> None:
    state = give(in_play(177), 0, wood=1, metal=1, cards=[5])
    do(state, "use:177")
    assert may(state) == {"-", "pay:wood", "pay:metal", "discard:5"}
    do(state, paid)
    assert may(state) == gained
    for choice in gained:
        table = state.copy()
        act(table, choice)
        if choice == "get:basic":
            settle(table, "40")
            assert 40 in standing(table, 0)["hand"]
        assert Ledger(table).items == 3


@rule("W7.1")
def test_w7_1_177_may_be_left_and_needs_an_item() -> None:
    state = in_play(177)
    before = standing(state, 0)
    do(state, "use:177", "-")
    assert standing(state, 0) == before
    assert "use:177" not in may(give(in_play(177), 0, wood=0, metal=0))


# -- the private goal


@rule("W7.1")
def test_w7_1_38_two_goals_are_drawn_and_one_is_kept() -> None:
    state = lay(held(38), goals=(2, 3, 4))
    effect(38, state)
    settle(state, "1")
    settle(state, "5")
    assert may(state) == {"keep:1", "keep:5"}
    act(state, "keep:1")
    assert standing(state, 0)["private"] == {1}
    unseen = [goal + 1 for goal in range(13) if state.unseen_goals >> goal & 1]
    assert unseen == [6, 7, 8, 9, 10, 11, 12, 13]


@rule("W7.1")
def test_w7_1_38_the_private_goal_is_for_its_owner_alone_on_the_top_field() -> None:
    state = lay(give(ready(), 0, private=[1], dug=3, cards=[]), goals=(2, 3, 4))
    give(state, 1, dug=6)
    assert "goal:1" in may(state)
    do(state, "goal:1", "[2]")
    has = standing(state, 0)
    assert (has["vp"], has["hand"], has["goals"], has["private"], has["reached"]) == (14, {2}, 1, set(), {1})
    assert "goal:1" not in may(state)
    assert state.discs == [0, 0, 0]
    do(state, "hut", "-", "end")
    assert asked(state) == 1
    assert "goal:1" not in may(state)


@rule("W7.1")
def test_w7_1_38_the_private_goal_must_be_met_and_sets_off_131() -> None:
    state = lay(give(in_play(131), 0, private=[1], dug=2), goals=(2, 3, 4))
    assert "goal:1" not in may(state)
    give(state, 0, dug=3, cards=[25])
    do(state, "goal:1", "[2]")
    assert may(state) == {"-", "play:2", "play:25"}


@rule("W7.1")
def test_w7_1_131_a_project_wholly_free_for_each_goal() -> None:
    state = lay(give(in_play(131), 0, beds=6, dug=6, cards=[25], wood=0, metal=0), goals=(1, 2, 4))
    do(state, "goal:2")
    assert may(state) == {"-", "play:25"}
    do(state, "play:25")
    assert 25 in standing(state, 0)["table"]
    do(state, "goal:1", "[119]")
    assert may(state) == {"-", "play:119"}


# -- permanent cards


@rule("W7.1")
def test_w7_1_73_is_a_chamber_for_a_bed_or_a_mouse_but_not_a_dug_one() -> None:
    without = give(ready(), 0, beds=3, wood=9, rats=(0, 3, 0))
    do(without, "D1", "do:main")
    assert "bed" not in may(without)
    state = give(in_play(73), 0, beds=3, wood=9, rats=(0, 3, 0))
    do(state, "D1", "do:main")
    assert may(state) == {"-", "bed"}
    do(state, "bed")
    assert "bed" not in may(state)
    assert Ledger(state).count("bed") == 4
    assert (Ledger(state).count("dug"), points(state, "chamber")) == (0, 0)


@rule("W7.1")
def test_w7_1_78_for_each_strength_a_project_without_strength_at_one_less() -> None:
    two = next(card for card in cards().values() if card.symbols["strength"] == 2 and card.type in ("final", "always"))
    state = give(held(two.number), 0, played=[78], cards=[two.number, 119, 157, 158])
    give(state, 0, wood=1, metal=0)
    effect(two.number, state)
    for _ in range(2):
        assert asked(state) == 0
        ledger = Ledger(state)
        fit = [n for n in ledger.has["hand"] if ledger.can_play(cards()[n], "play-weak-cheaper")]
        ledger.asks(["-", *[f"play:{number}" for number in fit]])
        assert "play:157" not in may(state)
        act(state, "-")
    assert standing(state, 0)["table"] == {78, two.number}


@rule("W7.1")
def test_w7_1_95_ignores_attacks_and_nothing_else() -> None:
    state = give(ready(3), 1, played=[95], doors=3)
    give(state, 2, doors=3)
    give(state, 0, cards=[121], wood=2)
    for table in (state.copy(), state):
        do(table, "hut", "potion:project", "play:121")
        assert [standing(table, seat)["vp"] for seat in (1, 2)] == [10, 8]


@rule("W7.1")
def test_w7_1_121_of_the_example_only_who_has_more_doors_loses_two() -> None:
    state = give(ready(3), 0, cards=[121], wood=2, doors=1)
    give(state, 1, doors=1)
    give(state, 2, doors=2)
    do(state, "hut", "potion:project", "play:121")
    assert [standing(state, seat)["vp"] for seat in (0, 1, 2)] == [10, 10, 8]
    assert (standing(state, 0)["wood"], points(state, "projects")) == (0, 4)
    assert sum(cards()[121].symbols.values()) == 1


@rule("W7.1")
@pytest.mark.parametrize(("number", "good", "section"), [(110, "wood", "A"), (112, "metal", "C")])
def test_w7_1_110_112_one_more_and_a_point_for_each_gain_however_large(number: int, good: str, section: str) -> None:
    state = give(in_play(number), 0, rats=(3, 3, 0))
    do(state, f"{section}1", "do:main")
    assert (standing(state, 0)[good], standing(state, 0)["vp"]) == (5 + 3 + 1, 11)
    idle = give(in_play(number), 0, rats=(0, 0, 3))
    do(idle, f"{section}1", "do:main")
    assert (standing(idle, 0)[good], standing(idle, 0)["vp"]) == (5, 10)


@rule("W7.1")
def test_w7_1_110_and_150_together_each_add_once() -> None:
    state = give(in_play(110, 150), 0, rats=(1, 0, 0))
    do(state, "A1", "do:main")
    assert (standing(state, 0)["wood"], standing(state, 0)["vp"]) == (7, 12)


@rule("W7.1")
def test_w7_1_150_one_more_for_each_gain_of_points() -> None:
    state = lay(give(in_play(150), 0, dug=3), goals=(1, 2, 3))
    do(state, "goal:1")
    assert standing(state, 0)["vp"] == 10 + 4 + 1


@rule("W7.1")
def test_w7_1_150_not_in_the_final_scoring_and_not_for_nothing() -> None:
    state = give(in_play(150, 176), 0, metal=4)
    assert points(state, "effects") == 4
    state = give(held(91), 0, played=[150], dug=0)
    effect(91, state)
    assert standing(state, 0)["vp"] == 10


@rule("W7.1")
def test_w7_1_51_a_movement_token_for_each_advanced_card() -> None:
    state = give(in_play(51), 0, rats=(0, 0, 5))
    do(state, "E1", "do:main", "top:advanced", "[2]")
    assert standing(state, 0)["movement"] == 6
    market = [option for option in may(state) if option.startswith("take:")]
    do(state, next(option for option in market if cards()[int(option[5:])].deck == "advanced"))
    assert standing(state, 0)["movement"] == 7
    do(state, "top:basic")
    assert standing(state, 0)["movement"] == 7


@rule("W7.1")
def test_w7_1_53_a_point_of_exploration_for_each_intelligence() -> None:
    """Gwir brings two symbols, a skill token one."""
    state = asks_for(Frame(HERO, 0), lay(in_play(53), opened=["out-g1"]))
    act(state, "hero:4")
    assert standing(state, 0)["vp"] == 12
    do(state, "go:g1", "go:out")
    assert "end" in may(state)
    state.stack.append(Frame(SKILL, 0))
    state.run()
    do(state, "skill:intelligence", "go:g1")
    assert "end" in may(state)


@rule("W7.1")
def test_w7_1_125_one_skill_symbol_may_be_lacking_but_no_energy() -> None:
    state = give(in_play(125), 0, wood=9, metal=9, wild=0)
    there = Ledger(state)
    skilled = next(card for card in cards().values() if is_for_skills(card) and there.wilds(card.needs, 0) == 1)
    more = next(card for card in cards().values() if is_for_skills(card) and there.wilds(card.needs, 0) == 2)
    powered = next(card for card in cards().values() if card.needs["energy"] == 1)
    assert there.count("energy") == 0
    give(state, 0, cards=[skilled.number, more.number, powered.number])
    do(state, "hut", "potion:project")
    assert may(state) == {"-", f"play:{skilled.number}"}
    give(state, 0, wild=1)
    assert may(state) == {"-", f"play:{skilled.number}", f"play:{more.number}"}
    do(state, f"play:{skilled.number}")
    assert standing(state, 0)["wild"] == 1


def is_for_skills(card: Card) -> bool:
    """Whether skills are all that the card needs, besides wood and metal, and nothing comes when it is played."""
    return card.type in ("final", "round") and {*card.needs} <= {*SKILLS} and not card.cost["movement"]


@rule("W7.1")
@pytest.mark.parametrize(("number", "fits"), [(30, ("tool", "automaton", "building")), (164, ("building",))])
def test_w7_1_30_164_one_wood_or_one_metal_less(number: int, fits: tuple[str, ...]) -> None:
    both = [card for card in cards().values() if {*card.needs} <= {*SKILLS} and {*card.cost} == {"wood", "metal"}]
    for kind in ("tool", "automaton", "building"):
        card = next(card for card in both if card.kind == kind and card.number != number)
        state = give(in_play(number), 0, wild=9, cards=[card.number])
        do(state, "hut", "potion:project")
        wood, metal = card.cost["wood"], card.cost["metal"]
        for short in ((wood - 1, metal), (wood, metal - 1)):
            give(state, 0, wood=short[0], metal=short[1])
            assert (f"play:{card.number}" in may(state)) is (kind in fits)
            assert (why(state, f"play:{card.number}") is None) is (kind in fits)
        give(state, 0, wood=wood, metal=metal)
        act(state, f"play:{card.number}")
        assert (may(state) == {"less:wood", "less:metal"}) is (kind in fits)
        if kind in fits:
            act(state, "less:metal")
            assert (standing(state, 0)["wood"], standing(state, 0)["metal"]) == (0, 1)


# -- immediate cards


@rule("W7.1")
def test_w7_1_137_tools_of_the_market_by_choice() -> None:
    state = lay(held(137), market=[31, 32, 150, 151, 2, 119, 120, 122])
    effect(137, state)
    assert may(state) == {"-", "take:31", "take:32"}
    act(state, "take:32")
    assert may(state) == {"-", "take:2"}
    act(state, "take:2")
    assert standing(state, 0)["hand"] == {2, 32}
    assert [card + 1 for card in state.market] == [31, 0, 150, 151, 0, 119, 120, 122]
    assert [card + 1 for card in state.players[0].known.list()] == [2, 32]


@rule("W7.1")
def test_w7_1_137_without_a_tool_in_the_market_the_deck_is_searched() -> None:
    state = lay(held(137), market=[138, 139, 150, 151, 2, 119, 120, 122], discards=[])
    effect(137, state)
    assert may(state) == {"-", "top:basic"}
    act(state, "top:basic")
    for card in (157, 158, 31):
        settle(state, str(card))
    assert standing(state, 0)["hand"] == {31}
    assert [card + 1 for card in state.discards.list()] == [157, 158]
    assert may(state) == {"-", "take:2"}


def without_tools(**piles: Any) -> Wistar:
    """No tool lies in the market."""
    state = lay(held(137), market=[138, 139, 150, 151, 119, 120, 122, 126])
    return effect(137, lay(state, **piles))


@rule("W7.1")
def test_w7_1_137_searches_the_discard_pile_after_the_deck() -> None:
    state = without_tools(deck=[157, 127], discards=[40])
    act(state, "top:basic")
    settle(state, "157")
    settle(state, "40")
    assert standing(state, 0)["hand"] == {40}
    assert [card + 1 for card in state.deck.list()] == [127, 157]


@rule("W7.1")
def test_w7_1_137_finds_nothing_where_no_tool_is_left() -> None:
    state = without_tools(deck=[157, 127], discards=[158])
    assert "end" in may(state)
    assert standing(state, 0)["hand"] == set()


def camping(**place: Any) -> Wistar:
    state = give(held(50, seats=4), 0, **place)
    lay(state, opened=["out-g1", "g1-g2"])
    return effect(50, state)


@rule("W7.1")
def test_w7_1_50_a_tent_into_any_reachable_room() -> None:
    state = camping(explorer="out", tents=["g1"])
    assert may(state) == {"-", "pitch:g2"}
    act(state, "pitch:g2")
    assert standing(state, 0)["tents"] == {"g1", "g2"}


@rule("W7.1")
def test_w7_1_50_if_both_are_out_one_moves_and_cannot_be_kept_back() -> None:
    state = camping(explorer="g1", tents=["u1", "c2"])
    assert may(state) == {"-", "strike:u1", "strike:c2"}
    act(state, "strike:u1")
    assert may(state) == {"pitch:g1", "pitch:g2"}
    act(state, "pitch:g2")
    assert standing(state, 0)["tents"] == {"g2", "c2"}


@rule("W7.1")
def test_w7_1_50_nothing_where_no_room_is_left() -> None:
    state = camping(explorer="g1", tents=["g1", "g2"])
    assert not {option for option in may(state) if option.startswith(("pitch", "strike"))}


@rule("W7.1")
def test_w7_1_55_a_brown_cube_with_its_fee_and_its_ability() -> None:
    state = give(held(55), 0, freed=[6, 8], wood=1, metal=0, cards=[55])
    effect(55, state)
    assert may(state) == {"-", "cube:1", "cube:2", "cube:3", "cube:4", "cube:5"}
    poor = give(state.copy(), 0, wood=0, cards=[])
    assert may(poor) == {"-", "cube:3", "cube:4", "cube:5"}
    skilled = state.copy()
    act(skilled, "cube:5")
    assert "skill:agility" in may(skilled)
    act(state, "cube:1")
    assert may(state) == {"pay:wood"}
    act(state, "pay:wood")
    has = standing(state, 0)
    assert (has["freed"], has["wood"]) == ({1, 6, 8}, 0)
    assert Ledger(state).count("brown") == 2


@rule("W7.1")
def test_w7_1_55_the_cube_is_not_on_a_mission() -> None:
    state = effect(55)
    before = standing(state, 0)["cubes"]
    act(state, "cube:3")
    assert standing(state, 0)["cubes"] == before


@rule("W7.1")
def test_w7_1_156_a_card_of_either_discard_pile() -> None:
    state = lay(held(156), discards=[25, 40])
    effect(156, state)
    assert may(state) == {"-", "take:25", "take:40"}
    act(state, "take:25")
    assert standing(state, 0)["hand"] == {25}
    assert [card + 1 for card in state.discards.list()] == [40]
    assert not {option for option in may(effect(156)) if option.startswith("take:")}


@rule("W7.1")
@pytest.mark.parametrize("number", [12, 65])
def test_w7_1_12_65_any_door_of_the_farm(number: int) -> None:
    state = lay(held(number), opened=["out-g1"])
    effect(number, state)
    doors = {"out-u1", "g1-g2", "g2-g3", "u1-u2", "c1-c2", "g3-c1", "g1-u1"}
    assert may(state) == {"-", *[f"door:{door}" for door in doors]}
    act(state, "door:c1-c2")
    settle(state, "1")
    has = standing(state, 0)
    assert (has["doors"], has["metal"]) == (1, 6)


@rule("W7.1")
def test_w7_1_12_counts_as_opening_a_door() -> None:
    waiting = next(card for card in cards().values() if card.sentences[0].word == "open-door")
    state = give(held(12), 0, played=[waiting.number])
    before = standing(state, 0)
    effect(12, state)
    act(state, "door:c1-c2")
    settle(state, "1")
    for number, word in waiting.sentences[0].gains:
        assert standing(state, 0)[word] == before[word] + number


@rule("W7.1")
def test_w7_1_69_an_automaton_wholly_free() -> None:
    state = give(held(69), 0, cards=[69, 84, 25, 157], wood=0, metal=0)
    effect(69, state)
    assert may(state) == {"-", "play:84"}
    act(state, "play:84")
    assert {69, 84} <= standing(state, 0)["table"]


@rule("W7.1")
def test_w7_1_124_a_mission_with_one_skill_symbol_less() -> None:
    """`Unlock the Lock`: 3 agility and 2 items."""
    state = lay(give(held(124), 0, explorer="c1", skills=["agility"], wild=1), missions={"c1": 7})
    effect(124, state)
    assert may(state) == {"-", "task:7.1"}
    act(state, "task:7.1")
    act(state, "cube:6")
    act(state, "pay:wood")
    act(state, "pay:metal")
    assert standing(state, 0)["wild"] == sum(number for number, word in reward("task:7.1")[0].gains if word == "wild")
    assert standing(state, 0)["cubes"] == 1
    alone = lay(give(held(124), 0, explorer="c1", skills=["agility"], wild=0), missions={"c1": 7})
    assert "task:7.1" not in may(effect(124, alone))


@rule("W7.1")
@pytest.mark.parametrize(("number", "cubes"), [(136, {7, 9}), (143, {1, 3, 6})])
def test_w7_1_136_143_two_points_for_each_cube_of_the_colour(number: int, cubes: set[int]) -> None:
    state = give(in_play(number), 0, freed={1, 3, 6, 7, 9})
    assert points(state, "effects") == 2 * len(cubes)


@rule("W7.1")
def test_w7_1_176_a_point_for_each_metal_at_the_end() -> None:
    assert points(give(in_play(176), 0, metal=7), "effects") == 7


@rule("W7.1")
def test_w7_1_83_of_the_example_with_electricity_and_the_rocket_for_two_metal() -> None:
    state = give(ready(), 0, played=[21], electricity=1, metal=2, wood=0, cards=[83], cubes=3)
    do(state, "hut", "potion:project", "play:83")
    has = standing(state, 0)
    assert (has["metal"], has["movement"], has["vp"]) == (0, 3, 13)
    assert points(state, "projects") == 3 + 3


@rule("W7.1")
def test_w7_1_15_a_chamber_for_each_energy() -> None:
    powered = ENERGY[:2]
    energy = sum(cards()[number].symbols["energy"] for number in powered)
    state = give(held(15), 0, played=powered, metal=0, dug=0)
    effect(15, state)
    for dug in range(energy):
        assert (may(state), standing(state, 0)["dug"]) == ({"-", "dig"}, dug)
        act(state, "dig")
    assert standing(state, 0)["dug"] == energy
    assert "dig" not in may(state)


@rule("W7.1")
def test_w7_1_91_a_point_for_each_underground_tile() -> None:
    state = give(held(91), 0, dug=4)
    effect(91, state)
    assert standing(state, 0)["vp"] == 10 + 4


# -- aggressive cards


def under_attack(number: int, victim: dict[str, Any]) -> Wistar:
    """Player 0 plays the card; player 1 has this, player 2 nothing."""
    state = give(held(number, seats=3), 1, **victim)
    give(state, 2, cards=[], metal=0)
    return effect(number, state)


@rule("W7.1")
def test_w7_1_25_a_mouse_or_three_points() -> None:
    state = under_attack(25, {"mice": [2, 26]})
    assert (asked(state), may(state)) == (1, {"lose", "release:2", "release:26"})
    loser = state.copy()
    act(loser, "lose")
    assert (standing(loser, 1)["vp"], standing(loser, 1)["mice"]) == (7, {2, 26})
    act(state, "release:2")
    assert (standing(state, 1)["vp"], standing(state, 1)["mice"]) == (10, {26})
    assert state.gone_mice == 1 << 1
    assert state.players[1].incomes == []
    assert standing(state, 2)["vp"] == 10


@rule("W7.1")
def test_w7_1_44_a_card_of_ones_own_choice() -> None:
    state = under_attack(44, {"cards": [30, 40]})
    assert (asked(state), may(state)) == (1, {"discard:30", "discard:40"})
    act(state, "discard:30")
    assert standing(state, 1)["hand"] == {40}
    assert asked(state) == 0


@rule("W7.1")
@pytest.mark.parametrize("metal", [0, 1, 2, 3])
def test_w7_1_87_two_metal_or_three_points(metal: int) -> None:
    state = under_attack(87, {"dug": 1, "metal": metal})
    if metal < 2:
        assert (asked(state), standing(state, 1)["vp"], standing(state, 1)["metal"]) == (0, 7, metal)
        return
    assert (asked(state), may(state)) == (1, {"give", "lose"})
    act(state, "give")
    assert (standing(state, 1)["vp"], standing(state, 1)["metal"]) == (10, metal - 2)


@rule("W7.1")
def test_w7_1_points_lost_never_fall_below_nothing() -> None:
    state = under_attack(87, {"dug": 1, "metal": 0, "vp": 2})
    assert standing(state, 1)["vp"] == 0
