"""W11: the house edition."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.effects import Effect
from cheeseboard.games.wistar.symbols import ATTACK, C_DUG, INTELLIGENCE, MAINS, SKILLS, TYPES
from tests.games.wistar.finding import EDITION, card, project, write_needs
from tests.games.wistar.tables import BOX
from tests.games.wistar.written import write_clause, write_effect
from tests.rules import rule


def written(effect: Effect) -> str:
    """The clauses of an effect without its type."""
    return "; ".join(write_clause(clause) for clause in effect.clauses)


def house_and_cellar(fields: list[int]) -> tuple[int, int]:
    """How many of these rooms are in the house and how many in the cellar."""
    cellar = [EDITION.rooms[room].cellar for room in fields]
    return cellar.count(False), cellar.count(True)


@rule("W11.1")
def test_w11_1_the_tracks() -> None:
    assert EDITION.bed_vp == EDITION.chamber_vp == [0, 1, 2, 4, 7, 10]


@rule("W11.2")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 9), (3, 12), (4, 14)])
def test_w11_2_the_wheel(seats: int, spaces: int) -> None:
    sides = BOX.layouts[seats].sides
    assert [1 <= len(side.spaces) <= 3 for side in sides] == [True] * 6
    assert sum(len(side.spaces) for side in sides) == spaces
    actions = Counter(written(effect) for side in sides for space in side.spaces for effect in space)
    assert (len(actions), actions["1 round-mouse"]) == (11, 1)
    assert {name for name, _ in actions.most_common(3)} == {"1 play-project", "1 mission", "1 explore"}


@rule("W11.2")
def test_w11_2_the_main_actions_clockwise() -> None:
    assert MAINS == ("wood", "dig", "metal", "beds", "develop", "explore")


@rule("W11.3")
@pytest.mark.parametrize(("seats", "doors"), [(2, 8), (3, 9), (4, 10)])
def test_w11_3_the_doors(seats: int, doors: int) -> None:
    assert size(BOX.layouts[seats].closed) == doors


@rule("W11.3")
def test_w11_3_the_plan_of_the_farm() -> None:
    rooms = [room.name for room in EDITION.rooms]
    ways = [f"{rooms[door.one]}-{rooms[door.other]} {door.fewest}" for door in EDITION.doors]
    assert ways == [
        "out-g1 2", "out-u1 2", "g1-g2 2", "g2-g3 2", "u1-u2 2", "c1-c2 2", "g3-c1 2", "g1-u1 2", "u2-g3 3", "g2-c1 4",
    ]  # fmt: skip
    assert rooms == ["out", "g1", "g2", "g3", "u1", "u2", "c1", "c2"]
    assert [room.name for room in EDITION.rooms if room.cellar] == ["c1", "c2"]
    assert [room.name for room in EDITION.rooms if room.cheese] == ["c2"]


@rule("W11.4")
@pytest.mark.parametrize(
    ("seats", "missions", "mice"), [(2, (4, 2), (6, 4)), (3, (5, 3), (10, 5)), (4, (6, 4), (10, 6))]
)
def test_w11_4_fields_of_missions_and_mice(seats: int, missions: tuple[int, int], mice: tuple[int, int]) -> None:
    layout = BOX.layouts[seats]
    assert house_and_cellar(layout.fields) == missions
    assert house_and_cellar([room for room, number in enumerate(layout.mice) for _ in range(number)]) == mice


@rule("W11.5")
def test_w11_5_ten_doors_and_one_of_them_with_a_metal() -> None:
    tokens = [written(token) for token in EDITION.tokens]
    assert tokens[0] == "1 metal"
    assert len(set(tokens)) == 10
    assert "door-1" not in EDITION.house


@rule("W11.6")
def test_w11_6_the_three_mice_of_the_rulebook() -> None:
    told = [(write_effect(tile.effect), tile.vp) for tile in EDITION.mice[:3]]
    assert told == [("now: 1 advanced", 3), ("income: 1 vp", 0), ("always: discount automaton", 2)]


@rule("W11.6")
def test_w11_6_house_mice_are_weaker() -> None:
    ours = [tile for tile in EDITION.mice if f"mouse-{tile.tile + 1}" in EDITION.house and not tile.cheese]
    assert {tile.vp for tile in ours if not tile.cellar} <= {0, 1, 2}
    assert {tile.vp for tile in ours if tile.cellar} <= {1, 2, 3}


@rule("W11.7")
def test_w11_7_locks_point_to_earlier_rows() -> None:
    rows = [(number, row.lock) for mission in EDITION.missions for number, row in enumerate(mission.rows, 1)]
    assert len(rows) == 30
    assert all(0 <= lock < number for number, lock in rows)
    assert any(lock for _, lock in rows)


@rule("W11.7")
def test_w11_7_the_missions_of_the_rulebook() -> None:
    wires, lock = EDITION.missions[1].rows, EDITION.missions[6].rows[0]
    assert write_effect(EDITION.missions[0].bonus) == "now: 2 wood"
    assert (wires[1].lock, wires[2].lock, write_needs(wires[2].needs)) == (1, 0, "2 metal")
    assert write_effect(wires[2].reward) == "now: 1 electricity"
    assert write_needs(lock.needs) == "2 item, 3 agility"


@rule("W11.7")
def test_w11_7_cellar_missions_ask_for_energy_electricity_and_mice() -> None:
    asked = " ".join(write_needs(row.needs) for mission in EDITION.missions if mission.cellar for row in mission.rows)
    assert {"energy", "electricity", "mouse"} <= set(asked.replace(",", "").split())


@rule("W11.8")
def test_w11_8_goals_with_four_fields_of_rising_demands_and_falling_rewards() -> None:
    """A reward is as good as it has things."""
    assert len({goal.count for goal in EDITION.goals}) == 13
    for goal in EDITION.goals:
        assert list(goal.asks) == sorted(set(goal.asks))
        things = [sum(step.amount for clause in bonus.clauses for step in clause.steps) for bonus in goal.bonuses]
        assert (len(goal.asks), things) == (4, sorted(things, reverse=True))
        assert things[0] > things[3]


@rule("W11.8")
def test_w11_8_the_goal_of_the_rulebook() -> None:
    goal = next(goal for goal in EDITION.goals if goal.count == C_DUG)
    assert list(goal.asks) == [3, 4, 5, 6]
    assert write_effect(goal.bonuses[0]) == "now: 1 advanced, 4 vp"


@rule("W11.9")
def test_w11_9_a_hero_for_each_skill() -> None:
    assert [(hero.skill, hero.symbols) for hero in EDITION.heroes] == [(skill, 2) for skill in range(len(SKILLS))]
    assert EDITION.heroes[3].skill == INTELLIGENCE
    assert "hero-4" not in EDITION.house


@rule("W11.10")
def test_w11_10_every_type_of_effect_in_both_decks() -> None:
    found = {(card.deck, card.effect.type) for card in EDITION.projects}
    assert found == set(product(range(2), range(len(TYPES))))


@rule("W11.10")
def test_w11_10_ten_to_twelve_aggressive_cards() -> None:
    assert 10 <= len([card for card in EDITION.projects if card.effect.type == ATTACK]) <= 12


@rule("W11.10")
def test_w11_10_what_the_rulebook_says_is_kept() -> None:
    service = card(project("attack: more door -> 2 vp"))
    assert (write_needs(service.needs), service.vp) == ("2 wood", 4)
    assert (write_needs(card(83).needs), card(83).vp) == ("2 metal, 2 energy, 1 electricity", 3)
    assert (byte(card(21).symbols, 5), card(21).vp) == (2, 3)
    assert write_effect(card(83).effect) == "now: 1 movement; 1 vp per 1 cube"
