"""W4.6 and W4.7: playing projects, and electricity."""

from __future__ import annotations

import pytest

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.symbols import C_ELECTRICITY
from tests.games.wistar.finding import EDITION, bonus, card, needing, needing_a_skill, play_free, project
from tests.games.wistar.tables import BOX, asked, do, give, may, ready, why
from tests.rules import rule


@rule("W4.6")
def test_w4_6_wood_metal_and_movement_tokens_are_paid() -> None:
    paid = next(card for card in EDITION.projects if card.needs.movement and card.needs.metal)
    number, cost = paid.number, paid.needs
    state = give(ready(), 0, wood=5, metal=5, movement=2, wild=9, electricity=2, cards=[number], played=[21])
    bonus(state, "1 play-project", f"play:{number}")
    player = state.players[0]
    assert (player.wood, player.metal, player.movement) == (5 - cost.wood, 5 - cost.metal, 2 - cost.movement)


@rule("W4.6")
def test_w4_6_robohorse_with_electricity_and_the_rocket_for_two_metal() -> None:
    state = give(ready(), 0, metal=2, movement=0, electricity=1, vp=10, cubes=2, cards=[83], played=[21])
    bonus(state, "1 play-project", "play:83")
    player = state.players[0]
    assert (player.metal, player.movement, player.electricity, player.vp) == (0, 1, 1, 12)
    assert breakdown(state, 0)[CATEGORIES.index("projects")] == 3 + 3


@rule("W4.6")
@pytest.mark.parametrize("lacking", [{"electricity": 0}, {"metal": 1}, {"played": []}])
def test_w4_6_robohorse_needs_all_of_it(lacking: dict[str, int]) -> None:
    state = give(ready(), 0, metal=2, electricity=1, cards=[83], played=[21])
    give(state, 0, **lacking)  # type: ignore[arg-type]
    bonus(state, "1 play-project")
    refusal = why(state, "play:83")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("missing", "W4.6")


@rule("W4.6")
def test_w4_6_what_must_be_there_is_not_spent() -> None:
    number, asks = needing("mouse")
    state = bonus(give(ready(), 0, wood=9, metal=9, wild=9, cards=[number]), "1 play-project")
    assert f"play:{number}" not in may(state)
    do(give(state, 0, mice=range(1, asks + 1)), f"play:{number}")
    assert size(state.players[0].mice) == asks


@rule("W4.6")
@pytest.mark.parametrize(("kind", "first"), [("tool", 31), ("automaton", 86), ("building", 138)])
def test_w4_6_projects_of_a_kind_in_play(kind: str, first: int) -> None:
    number, asks = needing(kind)
    state = bonus(give(ready(), 0, wood=9, metal=9, wild=9, cards=[number]), "1 play-project")
    assert f"play:{number}" not in may(state)
    give(state, 0, played=range(first, first + asks))
    assert f"play:{number}" in may(state)


@rule("W4.6")
def test_w4_6_a_number_of_dug_chambers() -> None:
    number, asks = needing("dug")
    state = give(ready(), 0, wood=9, metal=9, wild=9, cards=[number], dug=asks - 1)
    assert f"play:{number}" not in may(bonus(state, "1 play-project"))
    assert f"play:{number}" in may(give(state, 0, dug=asks))


@rule("W4.6")
def test_w4_6_a_wild_token_replaces_a_skill_symbol() -> None:
    number, _ = needing_a_skill()
    state = give(ready(), 0, wood=9, metal=9, wild=1, cards=[number])
    bonus(state, "1 play-project", f"play:{number}")
    assert (state.players[0].wild, state.players[0].table.has(number - 1)) == (0, True)


@rule("W4.6")
def test_w4_6_a_symbol_that_is_there_saves_the_wild_token() -> None:
    number, skill = needing_a_skill()
    state = give(ready(), 0, wood=9, metal=9, wild=1, skills=[skill], cards=[number])
    bonus(state, "1 play-project", f"play:{number}")
    assert state.players[0].wild == 1


@rule("W4.6")
def test_w4_6_the_symbols_are_there_for_good() -> None:
    state = give(ready(), 0, wood=2, cards=[121])
    bonus(state, "1 play-project", "play:121")
    assert state.players[0].symbols == card(121).symbols != 0
    assert sum(byte(card(121).symbols, place) for place in range(6)) == 1


@rule("W4.6")
def test_w4_6_points_may_be_negative() -> None:
    worst = min(EDITION.projects, key=lambda card: card.vp)
    state = play_free(give(ready(), 0, cards=[worst.number]), worst.number)
    assert breakdown(state, 0)[CATEGORIES.index("projects")] == worst.vp < 0


@rule("W4.6")
def test_w4_6_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = bonus(give(ready(), 0, wood=9, cards=[31]), "1 play-project")
    refusal = why(state, "play:121")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-in-hand", "W4.6")


# -- electricity


@rule("W4.7")
def test_w4_7_weak_then_strong_then_nothing() -> None:
    numbers = [project("now: 1 electricity"), project("now: 2 electricity")]
    state = give(ready(), 0, cards=numbers)
    play_free(state, numbers[0])
    assert state.players[0].electricity == 1
    play_free(state, numbers[1])
    assert state.players[0].electricity == 2


@rule("W4.7")
def test_w4_7_either_side_where_weak_is_required() -> None:
    for side in (1, 2):
        state = give(ready(), 0, metal=2, electricity=side, cards=[83], played=[21])
        assert "play:83" in may(bonus(state, "1 play-project"))


@rule("W4.7")
def test_w4_7_only_the_strong_side_where_strong_is_required() -> None:
    strong = next(
        card.number
        for card in EDITION.projects
        for have in card.needs.have
        if have.count == C_ELECTRICITY and have.amount == 2
    )
    state = give(ready(), 0, wood=9, metal=9, wild=9, electricity=1, cards=[strong], played=[21, 86])
    bonus(state, "1 play-project")
    assert f"play:{strong}" not in may(state)
    assert f"play:{strong}" in may(give(state, 0, electricity=2))


@rule("W4.7")
def test_w4_7_only_advanced_projects_require_it() -> None:
    decks = {int(card.deck) for card in EDITION.projects for have in card.needs.have if have.count == C_ELECTRICITY}
    assert decks == {1}


@rule("W4.7")
@pytest.mark.parametrize(("side", "vp"), [(0, 0), (1, 0), (2, 2)])
def test_w4_7_strong_electricity_is_worth_two_points(side: int, vp: int) -> None:
    state = give(ready(), 0, electricity=side)
    assert breakdown(state, 0)[CATEGORIES.index("electricity")] == vp
    assert count(BOX, state.players[0], C_ELECTRICITY) == side


# -- an aggressive card


@rule("W4.6")
def test_w4_6_secret_service_with_one_one_and_two_doors() -> None:
    number = project("attack: more door -> 2 vp")
    state = give(ready(3), 0, wood=2, doors=1, vp=10, cards=[number])
    give(state, 1, doors=1, vp=10)
    give(state, 2, doors=2, vp=10)
    bonus(state, "1 play-project", f"play:{number}")
    assert [player.vp for player in state.players] == [10, 10, 8]
    assert (state.players[0].wood, card(number).vp, asked(state)) == (0, 4, 0)
