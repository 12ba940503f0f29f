"""W5: the ten abilities of the player board."""

from __future__ import annotations

import pytest

from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.counting import free_chambers
from cheeseboard.games.wistar.scoring import abilities
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import INTELLIGENCE, NOW, SKILLS
from tests.games.wistar.finding import EDITION, bonus, card, hand, main, rats
from tests.games.wistar.tables import do, give, lay, may, ready, why
from tests.rules import rule

# A row of a cellar mission that costs goods only: any cube may go there.
MISSION, ROW, COST = next(
    (int(mission.card) + 1, number, row.needs)
    for mission in EDITION.missions
    for number, row in enumerate(mission.rows, 1)
    if mission.cellar and not row.lock and row.needs.wood + row.needs.metal and not row.needs.symbols + row.needs.items
)


def in_cellar() -> Wistar:
    """Player 0 is completing that row and has more than enough for it."""
    state = lay(give(ready(), 0, explorer="c1", wood=9, metal=9, wild=9, cards=[]), missions={"c1": MISSION})
    return bonus(state, "1 mission", f"task:{MISSION}.{ROW}")


def worth(*numbers: int) -> int:
    """The points of these abilities together."""
    return int(abilities(give(ready(), 0, freed=numbers).players[0]))


@rule("W5.1")
def test_w5_1_a_bed_costs_one_wood() -> None:
    state = give(ready(), 0, freed=[1], wood=2, rats=(0, 2, 0))
    main(state, "beds", "bed", "bed")
    assert (state.players[0].beds, state.players[0].wood, worth(1)) == (2, 0, 0)


@rule("W5.1")
def test_w5_1_its_cube_costs_an_item_more() -> None:
    state = do(in_cellar(), "cube:1", "pay:wood")
    assert (state.players[0].wood, state.players[0].metal) == (9 - COST.wood - 1, 9 - COST.metal)
    assert state.players[0].freed == 0b1


@rule("W5.2")
def test_w5_2_a_chamber_costs_one_metal() -> None:
    state = give(ready(), 0, freed=[2], metal=2, rats=(2, 0, 0))
    main(state, "dig", "dig", "dig")
    assert (state.players[0].dug, state.players[0].metal, worth(2)) == (2, 0, 0)


@rule("W5.2")
def test_w5_2_its_cube_costs_an_item_more() -> None:
    state = do(in_cellar(), "cube:2", "pay:metal")
    assert (state.players[0].wood, state.players[0].metal) == (9 - COST.wood, 9 - COST.metal - 1)
    assert state.players[0].freed == 0b10


@rule("W5.3")
def test_w5_3_the_annex_is_one_more_chamber() -> None:
    state = give(ready(), 0, beds=3)
    assert free_chambers(state.players[0]) == 0
    assert free_chambers(give(state, 0, freed=[3]).players[0]) == 1
    assert worth(3) == 2


@rule("W5.4")
def test_w5_4_a_movement_token_moves_two_rats() -> None:
    state = give(ready(), 0, freed=[4], movement=1, rats=(2, 0, 0))
    do(state, "move", "rat:forest>farm", "rat:forest>burrow")
    assert (rats(state.players[0]), state.players[0].movement, worth(4)) == ((0, 1, 1), 0, 1)


@rule("W5.4")
def test_w5_4_or_only_one() -> None:
    state = give(ready(), 0, freed=[4], movement=1, rats=(2, 0, 0))
    do(state, "move", "rat:forest>farm", "-")
    assert rats(state.players[0]) == (1, 0, 1)


@rule("W5.5")
def test_w5_5_a_skill_token_for_good() -> None:
    state = do(in_cellar(), "cube:5", "first:ability", "skill:perception")
    assert byte(state.players[0].symbols, SKILLS.index("perception")) == 1
    assert not state.skills >> SKILLS.index("perception") & 1
    assert worth(5) == 2


@rule("W5.6")
def test_w5_6_three_points() -> None:
    state = do(in_cellar(), "cube:6")
    assert (abilities(state.players[0]), "end" in may(state)) == (3, True)


@rule("W5.7")
def test_w5_7_six_points_and_two_more_with_its_fellow() -> None:
    assert (worth(7), worth(6, 7), worth(5, 7)) == (6, 3 + 6 + 2, 2 + 6)


@rule("W5.8")
def test_w5_8_a_project_wholly_free() -> None:
    state = in_cellar()
    dear = max(EDITION.projects, key=lambda card: card.needs.wood + card.needs.metal).number
    give(state, 0, wood=COST.wood, metal=COST.metal, wild=0, cards=[dear])
    do(state, "cube:8", "first:ability", f"play:{dear}")
    assert (state.players[0].table.has(dear - 1), hand(state) & {dear}, worth(8)) == (True, set(), 1)


@rule("W5.9")
@pytest.mark.parametrize(("action", "gained"), [("main:wood", [2, 0]), ("main:metal", [0, 3])])
def test_w5_9_any_main_action_with_its_present_power(action: str, gained: list[int]) -> None:
    state = give(in_cellar(), 0, wood=COST.wood, metal=COST.metal, rats=(2, 3, 0))
    do(state, "cube:9", "first:ability", action)
    assert [state.players[0].wood, state.players[0].metal] == gained
    assert worth(9) == 2


@rule("W5.10")
def test_w5_10_gwir_with_three_intelligence_brings_five_points() -> None:
    reward_vp = do(in_cellar(), "cube:6").players[0].vp - 10
    state = in_cellar()
    thoughtful = [number for number in range(1, 181) if byte(card(number).symbols, INTELLIGENCE) == 1]
    give(state, 0, played=[number for number in thoughtful if card(number).effect.type == NOW][:3], vp=10)
    assert byte(state.players[0].symbols, INTELLIGENCE) == 3
    do(state, "cube:10", "first:ability", "hero:4")
    assert state.players[0].vp == 10 + 3 + 2 + reward_vp
    assert (byte(state.players[0].symbols, INTELLIGENCE), worth(10), state.heroes >> 3 & 1) == (5, 0, 0)


@rule("W5.11")
def test_w5_11_grey_cubes_only_for_cellar_missions() -> None:
    assert {f"cube:{number}" for number in range(1, 11)} == may(in_cellar())
    state = lay(give(ready(), 0, explorer="g1", metal=9, wood=9), missions={"g1": 2})
    bonus(state, "1 mission", "task:2.3")
    assert may(state) == {f"cube:{number}" for number in range(1, 7)}
    refusal = why(state, "cube:7")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grey-cube", "W5.11")
