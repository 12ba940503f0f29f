"""W4.1: the main actions."""

from __future__ import annotations

import pytest

from tests.games.wistar.finding import EDITION, bare, hand, main
from tests.games.wistar.tables import do, give, may, ready, why
from tests.rules import rule


@rule("W4.1")
def test_w4_1_wood_with_two_rats() -> None:
    state = give(ready(), 0, wood=0, rats=(2, 3, 4))
    main(state, "wood")
    assert state.players[0].wood == 2


@rule("W4.1")
def test_w4_1_metal_with_three_rats() -> None:
    state = give(ready(), 0, metal=1, rats=(2, 3, 4))
    main(state, "metal")
    assert state.players[0].metal == 4


@rule("W4.1")
def test_w4_1_dig_at_power_three_with_metal_for_two() -> None:
    state = give(ready(), 0, metal=5, rats=(3, 0, 0))
    main(state, "dig", "dig", "dig")
    player = state.players[0]
    assert (player.dug, player.metal) == (2, 1)
    assert EDITION.chamber_vp[: player.dug] == [0, 1]
    assert "dig" not in may(state)


@rule("W4.1")
def test_w4_1_dig_no_more_than_the_power() -> None:
    state = give(ready(), 0, metal=9, rats=(2, 5, 5))
    main(state, "dig", "dig", "dig")
    assert (state.players[0].dug, state.players[0].metal) == (2, 5)
    assert "dig" not in may(state)


@rule("W4.1")
def test_w4_1_six_chambers_can_be_dug() -> None:
    state = give(ready(), 0, metal=9, dug=5, rats=(3, 0, 0))
    main(state, "dig", "dig")
    assert state.players[0].dug == 6
    assert "dig" not in may(state)


@rule("W4.1")
def test_w4_1_beds_at_power_two_with_one_free_chamber() -> None:
    state = give(ready(), 0, wood=6, mice=[1, 2], rats=(0, 2, 0))
    main(state, "beds", "bed")
    player = state.players[0]
    assert (player.beds, player.wood, player.entrance) == (1, 4, 1)
    assert "bed" not in may(state)


@rule("W4.1")
def test_w4_1_no_bed_without_a_free_chamber() -> None:
    state = give(ready(), 0, wood=6, mice=[1, 2, 3], rats=(0, 2, 0))
    main(state, "beds")
    assert "bed" not in may(state)
    assert "bed" in may(main(give(ready(), 0, wood=6, mice=[1, 2, 3], dug=1, rats=(0, 2, 0)), "beds"))


@rule("W4.1")
def test_w4_1_develop_at_three() -> None:
    state = give(bare(), 0, rats=(0, 0, 3))
    main(state, "develop", "take:2", "take:31")
    assert hand(state) == {2, 31}
    assert "do:bonus" in may(state)


@rule("W4.1")
def test_w4_1_develop_unseen_from_the_decks() -> None:
    state = give(bare(), 0, rats=(0, 0, 3))
    main(state, "develop", "top:basic", "[40]", "top:advanced", "[21]")
    assert hand(state) == {21, 40}


@rule("W4.1")
def test_w4_1_an_advanced_card_takes_two_points() -> None:
    state = give(bare(), 0, rats=(0, 0, 1))
    main(state, "develop")
    assert {"take:31", "top:basic"} <= may(state)
    assert not may(state) & {"take:1", "top:advanced"}
    refusal = why(state, "take:1")
    assert refusal is not None
    assert refusal.rule == "W4.1"


@rule("W4.1")
def test_w4_1_explore_at_three() -> None:
    state = give(ready(), 0, wood=0, metal=0, rats=(0, 0, 3))
    main(state, "explore", "door:out-g1", "[1]", "go:g1", "reveal:g1", "[1]")
    player = state.players[0]
    assert (player.metal, player.wood, player.doors) == (1, 2, 1)
    assert EDITION.rooms[player.explorer].name == "g1"
    assert "do:bonus" in may(state)


@rule("W4.1")
@pytest.mark.parametrize("action", ["wood", "dig", "metal", "beds", "develop", "explore"])
def test_w4_1_power_nought_does_nothing_but_the_space_may_be_taken(action: str) -> None:
    state = give(ready(), 0, wood=9, metal=9, rats=(0, 0, 0))
    before = state.players[0].key()
    main(state, action)
    assert "do:bonus" in may(state)
    give(state, 0, leaders=3)
    assert state.players[0].key() == before


@rule("W4.1")
def test_w4_1_the_hand_has_no_limit() -> None:
    held = [*range(40, 71)]
    state = give(bare(), 0, cards=held, rats=(0, 0, 1))
    main(state, "develop", "top:basic", "[86]")
    assert hand(do(state, "end")) == {*held, 86}
