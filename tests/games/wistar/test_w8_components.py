"""W8: every mouse, door, goal, mission, task and hero does what its table says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cheeseboard.core.zeros import places
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.cardbook import cards, door_bonus, effect, many, mission_bonus, mouse_effect, rows, task, total
from tests.games.wistar.exact import exactly
from tests.games.wistar.expected import complete_task, draw, follow
from tests.games.wistar.lasting import AS_LONG
from tests.games.wistar.ledger import CELLAR_MICE, HEROES, Ledger, standing
from tests.games.wistar.one_card import Trial
from tests.games.wistar.plenty import next_round, next_turn, plenty
from tests.games.wistar.scores import points
from tests.games.wistar.tables import act, asked, do, give, lay, may, settle
from tests.rules import rule

BYSTANDER = next(card for card in cards().values() if card.type == "final")
MICE = [int(row["no"]) for row in rows("mice.table")]
MISSIONS = [int(row["no"]) for row in rows("missions.table")]
TASKS = [(int(row["mission"]), int(row["row"])) for row in rows("tasks.table")]
GOALS = rows("goals.table")


def on_the_farm(room: str = "g1", seats: int = 3, **needs: int) -> Wistar:
    """Player 0 has one rat on the farm and the explorer in a room."""
    state = plenty(replace(BYSTANDER, needs=Counter(needs), sentences=()), seats=seats)
    return give(state, 0, explorer=room, rats=(2, 2, 1), mice=[], entrance=3)


def explore(state: Wistar, action: str, number: int) -> Ledger:
    """One point of exploration; chance brings this."""
    do(state, "F1", "do:main")
    ledger = Ledger(state)
    act(state, action)
    settle(state, str(number))
    return ledger


@rule("W8.1", "W4.3")
@pytest.mark.parametrize("number", MICE)
def test_w8_1_mouse(number: int) -> None:
    type_, sentences = mouse_effect(number)
    room = "c1" if number in CELLAR_MICE else "g1"
    state = lay(on_the_farm(room), round_mouse=7 if number == 6 else 6)
    worth = points(state, "mice")
    ledger = explore(state, f"mouse:{room}", number)
    ledger.put("mice", number)
    if type_ in ("now", "income"):
        follow(ledger, sentences)
    ledger.check()
    assert "end" in may(state)
    assert points(state, "mice") - worth == int(rows("mice.table")[number - 1]["vp"])
    if type_ == "income":
        next_round(state)
        calm_mouse(state)
        follow(ledger, sentences)
    elif type_ == "always":
        next_turn(state)
        state.leaders, state.owners = 0, places(state.seats)
        give(state, 0, wood=9, metal=9, movement=4, wild=2, rats=(2, 2, 2), explorer="g1")
        for it in sentences:
            AS_LONG[it.pattern](it, state.copy())


def calm_mouse(state: Wistar) -> None:
    """The mouse of the next round is turned up."""
    settle(state, next(str(mouse) for mouse in MICE if state.unseen_mice >> mouse - 1 & 1))


@rule("W8.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_w8_1_cheese(seats: int) -> None:
    state = on_the_farm("c2", seats)
    do(state, "F1", "do:main")
    ledger = Ledger(state)
    act(state, "cheese")
    ledger.put("mice", 26)
    ledger.check()
    assert points(state, "mice") == 6
    assert [tile + 1 for tile in range(30) if state.cheeses >> tile & 1] == ([] if seats == 2 else [27])


@rule("W8.1")
@pytest.mark.parametrize("number", range(1, 11))
def test_w8_1_door(number: int) -> None:
    state = on_the_farm()
    ledger = explore(state, "door:g1-g2", number)
    ledger.change(doors=1)
    follow(ledger, door_bonus(number))
    assert "end" in may(state)


@rule("W8.1")
@pytest.mark.parametrize("number", MISSIONS)
def test_w8_1_mission_is_revealed(number: int) -> None:
    state = on_the_farm("c1" if number > 6 else "g1")
    if number == 2:
        state.unseen_missions |= 1 << 1
        state.fields = [-1] * len(state.fields)
    ledger = explore(state, "reveal:c1" if number > 6 else "reveal:g1", number)
    follow(ledger, mission_bonus(number))
    assert "end" in may(state)
    assert number - 1 in state.fields


@rule("W8.1", "W4.8")
@pytest.mark.parametrize(("mission", "row"), TASKS, ids=[f"{mission}.{row}" for mission, row in TASKS])
def test_w8_1_task(mission: int, row: int) -> None:
    it = task(mission, row)
    room = "c1" if mission > 6 else "g1"
    state = on_the_farm(room, **total(it["needs"]))
    give(state, 0, mice=[5, 16], dug=5, wild=3)
    lay(state, missions={room: mission})
    do(state, "hut")
    name = f"task:{mission}.{row}"
    if it["lock"] != "-":
        assert name not in Ledger(state).tasks()
        locked = state.copy()
        if "potion:mission" in may(locked):
            act(locked, "potion:mission")
        assert name not in may(locked)
        lay(state, done={f"{mission}.{it['lock']}": 1})
    act(state, "potion:mission")
    ledger = Ledger(state)
    ledger.asks({"-", *ledger.tasks()})
    complete_task(ledger, name, 0)
    assert "end" in may(state)
    assert state.done[mission - 1] >> 8 * (row - 1) & 255 == 1
    again = Ledger(state)
    assert name not in again.tasks()


@rule("W8.1", "W4.9")
@pytest.mark.parametrize("field", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(1, 14))
def test_w8_1_goal(number: int, field: int) -> None:
    row = GOALS[number - 1]
    asks, bonus = int(row[("1st", "2nd", "3rd", "4th")[field - 1]]), row[f"bonus {field}"]
    one, other = [goal for goal in range(1, 14) if goal != number][:2]
    state = lay(on_the_farm(seats=4), goals=(number, one, other))
    state.discs = [sum(seat + 1 << 8 * seat for seat in range(1, field)) >> 8, 0, 0]
    for has in (asks - 1, asks):
        exactly(state, {row["counts"]: has})
        assert (f"goal:{number}" in may(state)) is (has == asks)
    ledger = Ledger(state)
    act(state, f"goal:{number}")
    ledger.put("reached", number)
    ledger.change(goals=1)
    follow(ledger, effect("now:" + bonus)[1])
    assert f"goal:{number}" not in may(state)
    assert state.discs[0] >> 8 * (field - 1) & 255 == 1


@rule("W8.1", "W5.10")
@pytest.mark.parametrize("number", range(1, 6))
def test_w8_1_hero(number: int) -> None:
    skill, symbols = HEROES[number - 1]
    trial = Trial("now: 1 hero")
    ledger = trial.play(trial.table())
    ledger.asks(["-", *[f"hero:{hero}" for hero in range(1, 6)]])
    had = ledger.symbols(skill)
    assert had
    act(ledger.state, f"hero:{number}")
    ledger.put("heroes", number)
    ledger.change(vp=had + symbols)
    ledger.check()
    assert ledger.symbols(skill) == had + symbols
    assert not ledger.state.heroes >> number - 1 & 1


# -- what the examples print


@rule("W8.1")
def test_w8_1_the_examples_are_in_the_tables() -> None:
    first = GOALS[0]
    assert (first["counts"], first["1st"], first["bonus 1"], first["2nd"]) == ("dug", "3", "1 advanced, 4 vp", "4")
    lock = next(row for row in rows("tasks.table") if row["en"] == "Unlock the Lock")
    assert (lock["cost"], lock["needs"]) == ("2 item", "3 agility")
    assert (task(2, 2)["lock"], task(2, 3)["lock"], task(2, 3)["cost"]) == ("1", "-", "2 metal")
    assert many(task(2, 3)["reward"]) == ((1, "electricity"),)
    assert "2 wood" in [row["bonus"] for row in rows("missions.table")]
    assert "1 metal" in [row["bonus"] for row in rows("doors.table")]
    mice = [(row["effect"], row["vp"]) for row in rows("mice.table")]
    for mouse in (("now: 1 advanced", "3"), ("income: 1 vp", "0"), ("always: discount automaton", "2")):
        assert mouse in mice
    assert HEROES[3] == ("intelligence", 2)


@rule("W8.1")
def test_w8_1_gwir_with_three_intelligence_brings_five_points() -> None:
    """Two symbols on cards and the skill token are there already."""
    clever = [card.number for card in cards().values() if card.symbols == {"intelligence": 1} and card.type == "final"]
    trial = Trial("now: 1 hero")
    state = trial.table()
    give(state, 0, played=clever[:2], skills=["intelligence"])
    vp = standing(state, 0)["vp"]
    trial.play(state)
    act(state, "hero:4")
    assert standing(state, 0)["vp"] == vp + 5


@rule("W8.1")
def test_w8_1_the_third_row_gives_electricity_and_the_second_is_open_once_the_first_is_done() -> None:
    state = lay(on_the_farm("u1"), done={"2.1": 1})
    give(state, 0, metal=2, wild=3)
    do(state, "hut", "potion:mission")
    assert may(state) == {"-", "task:2.2", "task:2.3"}
    do(state, "task:2.3", "cube:3")
    assert (standing(state, 0)["metal"], standing(state, 0)["electricity"]) == (0, 1)


@rule("W8.1")
def test_w8_1_three_dug_chambers_are_a_goal_then_four_are_needed() -> None:
    state = lay(on_the_farm(), goals=(1, 2, 3))
    give(state, 0, dug=3)
    give(state, 1, dug=3)
    ledger = Ledger(state)
    act(state, "goal:1")
    draw("advanced")(ledger, 1)
    ledger.put("reached", 1)
    ledger.change(vp=4, goals=1)
    ledger.check()
    do(state, "hut", "-", "end")
    assert asked(state) == 1
    assert "goal:1" not in may(state)
    assert "goal:1" in may(give(state, 1, dug=4))
