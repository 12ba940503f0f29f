"""W1: components and terms."""

from __future__ import annotations

from cheeseboard.core.bits import size
from cheeseboard.core.moment import Chance
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.frames import BEDS
from cheeseboard.games.wistar.symbols import C_ENERGY, C_SKILL
from tests.games.wistar.finding import EDITION, ask, bonus, hand, law, main, numbers, row
from tests.games.wistar.tables import BOX, act, do, give, lay, may, ready
from tests.rules import rule


@rule("W1.1")
def test_w1_1_the_components() -> None:
    assert [BOX.decks[deck].size() for deck in range(2)] == [100, 80]
    assert [card.number for card in EDITION.projects] == list(range(1, 181))
    assert [mission.cellar for mission in EDITION.missions] == [False] * 6 + [True] * 4
    assert [len(EDITION.tokens), len(EDITION.goals), len(EDITION.heroes), len(BOX.actions.skill)] == [10, 13, 5, 5]
    assert [mouse.cellar for mouse in EDITION.mice if not mouse.cheese] == [False] * 15 + [True] * 10
    assert len(BOX.cheeses) == 2


@rule("W1.1")
def test_w1_1_a_hidden_token_is_any_that_nobody_has_seen() -> None:
    state = give(ready(seats=2), 0, rats=(0, 0, 2))
    main(state, "explore")
    act(state, "door:out-g1")
    assert law(state).total == len(EDITION.tokens) > size(state.closed)
    do(state, "[1]")
    act(state, "door:out-u1")
    assert law(state).total == len(EDITION.tokens) - 1
    assert not law(state).weight(0)


@rule("W1.2")
def test_w1_2_the_explorer_adds_no_power() -> None:
    state = give(ready(), 0, rats=(0, 0, 0), explorer="g1")
    main(state, "explore")
    assert "end" in may(state)
    assert state.mice == ready().mice


@rule("W1.2")
def test_w1_2_two_rats_and_six_more_from_the_beds() -> None:
    state = ask(give(ready(), 0, dug=6), BEDS, 7, 1)
    do(state, *["bed"] * 6)
    assert state.players[0].entrance == 8
    assert "bed" not in may(state)


@rule("W1.3")
def test_w1_3_the_hand_is_not_in_the_personal_space() -> None:
    state = give(ready(), 0, cards=[21])
    assert count(BOX, state.players[0], C_ENERGY) == 0
    give(state, 0, cards=[], played=[21])
    assert count(BOX, state.players[0], C_ENERGY) == 2


@rule("W1.3")
def test_w1_3_a_card_of_the_market_is_known_to_all() -> None:
    state = give(ready(), 0, rats=(0, 0, 2))
    shown = state.market[0] + 1
    main(state, "develop", f"take:{shown}")
    act(state, "top:basic")
    assert isinstance(state.now, Chance)
    assert state.now.seen == 0b01
    do(state)
    assert shown in hand(state)
    assert numbers(state.players[0].known) & hand(state) >= {shown}
    assert len(hand(state) - numbers(state.players[0].known)) == 1


@rule("W1.4")
def test_w1_4_items_are_mixed_freely() -> None:
    state = give(ready(), 0, wood=1, metal=1, cards=[31, 121])
    do(state, "buy:wild", "pay:wood", "discard:31", "pay:metal")
    player = state.players[0]
    assert (player.wood, player.metal, player.wild, hand(state)) == (0, 0, 1, {121})
    assert numbers(state.discards) == {31}


@rule("W1.5")
def test_w1_5_symbols_of_cards_heroes_and_skill_tokens_are_not_spent() -> None:
    state = give(ready(), 0, explorer="g1", skills=["agility"], played=[21])
    mission, number = row("1 agility")
    lay(state, missions={"g1": mission})
    assert count(BOX, state.players[0], C_SKILL) == 1
    bonus(state, "1 mission", f"task:{mission}.{number}", "cube:6")
    assert count(BOX, state.players[0], C_SKILL) == 1
    give(state, 0, heroes=[4])
    assert count(BOX, state.players[0], C_SKILL) == 3


@rule("W1.5")
def test_w1_5_energy_is_no_skill_and_electricity_no_symbol() -> None:
    state = give(ready(), 0, played=[21], electricity=2)
    assert count(BOX, state.players[0], C_SKILL) == 0
    give(state, 0, played=[])
    assert count(BOX, state.players[0], C_ENERGY) == 0
