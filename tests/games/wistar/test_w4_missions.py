"""W4.8: missions."""

from __future__ import annotations

import pytest

from cheeseboard.core.refusal import Refusal
from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.finding import EDITION, bonus, row, write_needs
from tests.games.wistar.tables import act, do, give, lay, may, ready, why
from tests.games.wistar.written import write_effect
from tests.rules import rule

AGILE, AGILE_ROW = row("1 agility")
TASK = f"task:{AGILE}.{AGILE_ROW}"


def at_mission(mission: int, room: str = "g1") -> Wistar:
    """Player 0 is with a mission that lies face up."""
    return lay(give(ready(), 0, explorer=room), missions={room: mission})


def refused(state: Wistar, task: str) -> Refusal:
    refusal = why(state, task)
    assert refusal is not None
    assert refusal.rule == "W4.8"
    return refusal


@rule("W4.8")
def test_w4_8_row_three_for_two_metal_gives_electricity() -> None:
    state = lay(give(at_mission(2), 0, metal=2), done={"2.1": 1})
    bonus(state, "1 mission", "task:2.3", "cube:6")
    player = state.players[0]
    assert (player.metal, player.electricity, player.cubes, player.freed) == (0, 1, 1, 1 << 5)


@rule("W4.8")
def test_w4_8_row_two_is_open_since_row_one_is_done() -> None:
    state = give(at_mission(2), 0, wild=9)
    assert refused(bonus(state, "1 mission"), "task:2.2").code == "task-locked"
    assert "task:2.2" in may(lay(state, done={"2.1": 1}))


@rule("W4.8")
def test_w4_8_unlock_the_lock_for_two_items_and_three_agility() -> None:
    state = give(at_mission(7, "c1"), 0, wood=1, metal=1, cards=[], played=[27], skills=["agility"])
    assert write_needs(EDITION.missions[6].rows[0].needs) == "2 item, 3 agility"
    bonus(state, "1 mission", "task:7.1", "cube:7", "pay:wood", "pay:metal")
    assert (state.players[0].wood + state.players[0].metal, state.players[0].cubes) == (0, 1)
    assert byte(state.done[6], 0) == 1


@rule("W4.8")
@pytest.mark.parametrize("lacking", [{"wood": 1}, {"played": []}])
def test_w4_8_unlock_the_lock_needs_both(lacking: dict[str, int]) -> None:
    state = give(at_mission(7, "c1"), 0, wood=2, metal=0, cards=[], wild=0, played=[27], skills=["agility"])
    give(state, 0, **lacking)  # type: ignore[arg-type]
    assert "task:7.1" not in may(bonus(state, "1 mission"))


@rule("W4.8")
def test_w4_8_wild_tokens_replace_skill_symbols() -> None:
    state = give(at_mission(AGILE), 0, wild=1)
    bonus(state, "1 mission", TASK, "cube:6")
    assert (state.players[0].cubes, state.players[0].wild) == (1, 0)


@rule("W4.8")
@pytest.mark.parametrize(
    ("where", "near"), [({"explorer": "g1"}, True), ({"tents": ["u1", "g1"]}, True), ({"explorer": "g2"}, False)]
)
def test_w4_8_where_explorer_or_tent_is(where: dict[str, str], near: bool) -> None:
    state = lay(give(ready(), 0, wild=1, **where), missions={"g1": AGILE})  # type: ignore[arg-type]
    assert (TASK in may(bonus(state, "1 mission"))) == near


@rule("W4.8")
def test_w4_8_a_mission_that_lies_face_down_cannot_be_done() -> None:
    other = row("1 strength")[0]
    state = lay(give(ready(), 0, explorer="g1", tents=["u1"], wild=9), missions={"u1": other})
    assert refused(bonus(state, "1 mission"), TASK).code == "mission-hidden"


@rule("W4.8")
def test_w4_8_a_row_is_done_once() -> None:
    state = lay(give(at_mission(AGILE), 0, wild=9), done={f"{AGILE}.{AGILE_ROW}": 1})
    assert refused(bonus(state, "1 mission"), TASK).code == "task-done"


@rule("W4.8")
def test_w4_8_one_row_an_effect_but_several_rows_of_a_card_in_a_game() -> None:
    state = give(at_mission(2), 0, wild=9, metal=2, cards=[])
    bonus(state, "1 mission", "task:2.1", "cube:6")
    assert not may(state) & {"task:2.2", "task:2.3"}
    do(state, "end", "hut", "-", "end", "hut", "potion:mission", "task:2.3", "cube:3")
    assert state.players[0].cubes == 2


@rule("W4.8")
def test_w4_8_the_reward_comes_at_once_and_the_field_gives_its_ability() -> None:
    mission, number = row("2 item")
    state = give(at_mission(mission), 0, wood=4, vp=10)
    bonus(state, "1 mission")
    act(state, f"task:{mission}.{number}")
    act(state, "cube:3")
    do(state, "pay:wood", "pay:wood")
    assert (state.players[0].freed, state.players[0].cubes) == (1 << 2, 1)
    reward = write_effect(EDITION.missions[mission - 1].rows[number - 1].reward)
    assert state.players[0].vp == 10 + int(reward.split(" vp")[0].split()[-1])
