"""W2: set-up."""

from __future__ import annotations

import pytest

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.components import SPACES
from cheeseboard.games.wistar.frames import DRAFT, ORDER_DRAW
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.finding import EDITION, hand, last_turn, law, main, numbers, rats
from tests.games.wistar.tables import BOX, act, asked, do, give, may, ready, settle
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def before(kind: int, seats: int = 3) -> Wistar:
    """A table that is being set up, at the first frame of this kind."""
    state = Wistar(seats, BOX, False)
    while state.stack[-1].kind != kind:
        state.settle(law(state).pick(0))
    return state


def fields(seats: int, cellar: bool, *, mice: bool) -> int:
    """How many fields of missions or mice are used by so many players."""
    rooms = [room for room in EDITION.rooms if room.cellar == cellar]
    return sum(few <= seats for room in rooms for few in (room.mice if mice else room.missions))


@rule("W2.1")
def test_w2_1_sections_at_random() -> None:
    state = Wistar(2, BOX, False)
    for section in "361425":
        assert law(state).total == 6 - len(state.wheel)
        settle(state, section)
    assert state.wheel == [2, 5, 0, 3, 1, 4]


@rule("W2.1")
@SEATS
def test_w2_1_the_sides_that_fit_the_players(seats: int) -> None:
    assert all(side.fewest <= seats <= side.most for side in BOX.layouts[seats].sides)
    assert len([section for section in EDITION.wheel if len(section) == 2]) == 3


@rule("W2.2")
def test_w2_2_three_goals_of_thirteen() -> None:
    state = ready()
    assert len(set(state.goals)) == 3
    assert size(state.unseen_goals) == 10
    assert all(not state.unseen_goals >> goal & 1 for goal in state.goals)


@rule("W2.3")
@SEATS
def test_w2_3_missions_face_down_on_the_fields_in_use(seats: int) -> None:
    state = ready(seats)
    used = fields(seats, False, mice=False) + fields(seats, True, mice=False)
    assert state.fields == [-1] * used
    assert fields(2, False, mice=False) < fields(3, False, mice=False) < fields(4, False, mice=False)


@rule("W2.3")
@pytest.mark.parametrize(("room", "cards"), [("g1", range(1, 7)), ("c1", range(7, 11))])
def test_w2_3_house_missions_in_the_house_cellar_missions_in_the_cellar(room: str, cards: range) -> None:
    state = give(ready(), 0, explorer=room, rats=(0, 0, 1))
    main(state, "explore")
    act(state, f"reveal:{room}")
    assert law(state).expected() == ", ".join(str(card) for card in cards)


@rule("W2.4")
@pytest.mark.parametrize(("seats", "vp"), [(2, [6]), (3, [6, 3]), (4, [6, 3])])
def test_w2_4_the_cheese_of_six_and_below_it_that_of_three(seats: int, vp: list[int]) -> None:
    state = ready(seats)
    assert [tile.vp for tile in EDITION.mice if state.cheeses >> tile.tile & 1] == vp
    give(state, 0, explorer="c2", rats=(0, 0, 1))
    main(state, "explore", "cheese")
    assert [tile.vp for tile in EDITION.mice if state.cheeses >> tile.tile & 1] == vp[1:]


@rule("W2.5")
@SEATS
def test_w2_5_mice_on_the_fields_in_use(seats: int) -> None:
    state = ready(seats)
    rooms = EDITION.rooms
    house = sum(mice for room, mice in zip(rooms, state.mice, strict=True) if not room.cellar)
    assert house == fields(seats, False, mice=True)
    assert sum(state.mice) - house == fields(seats, True, mice=True)


@rule("W2.5")
@pytest.mark.parametrize(("room", "cellar"), [("g1", False), ("c1", True)])
def test_w2_5_house_mice_in_the_house_cellar_mice_in_the_cellar(room: str, cellar: bool) -> None:
    state = give(ready(), 0, explorer=room, rats=(0, 0, 1))
    main(state, "explore")
    act(state, f"mouse:{room}")
    possible = [tile for tile in EDITION.mice if law(state).weight(tile.tile)]
    assert {tile.cellar for tile in possible} == {cellar}


@rule("W2.6")
@pytest.mark.parametrize(("last", "cellar"), [(1, False), (2, False), (3, True), (4, True)])
def test_w2_6_house_mice_for_three_rounds_then_cellar_mice(last: int, cellar: bool) -> None:
    state = last_turn(ready(), round=last)
    assert not EDITION.mice[ready().round_mouse].cellar
    do(state, "A1")
    act(state, "end")
    assert {tile.cellar for tile in EDITION.mice if law(state).weight(tile.tile)} == {cellar}


@rule("W2.6")
@SEATS
def test_w2_6_all_other_mice_are_the_supply(seats: int) -> None:
    state = ready(seats)
    assert state.house_supply == 15 - 3 - fields(seats, False, mice=True)
    assert state.cellar_supply == 10 - 2 - fields(seats, True, mice=True)


@rule("W2.7")
@SEATS
def test_w2_7_doors_on_the_fields_in_use(seats: int) -> None:
    state = ready(seats)
    used = [door.fewest <= seats for door in EDITION.doors]
    assert [bool(state.closed >> way & 1) for way in range(len(used))] == used
    assert size(state.tokens) == 10


@rule("W2.8")
def test_w2_8_heroes_and_skill_tokens_lie_open() -> None:
    state = ready()
    assert (size(state.heroes), state.skills) == (5, 0b11111)


@rule("W2.8")
@SEATS
def test_w2_8_electricity_for_each_player(seats: int) -> None:
    state = ready(seats)
    for seat in range(seats):
        give(state, seat, wood=4)
        do(state, "buy:electricity", *["pay:wood"] * 4, "hut", "-", "end")
    assert [player.electricity for player in state.players] == [1] * seats


@rule("W2.9")
def test_w2_9_what_a_player_begins_with() -> None:
    player = ready().players[1]
    assert (player.vp, player.wood, player.metal, player.movement) == (10, 2, 2, 1)
    assert (player.freed, player.dug, player.beds, player.entrance, rats(player)) == (0, 0, 0, 2, (0, 0, 0))
    assert (EDITION.rooms[player.explorer].name, player.tents, player.leaders) == ("out", 0, 3)


@rule("W2.10")
def test_w2_10_the_turn_order_is_drawn() -> None:
    state = before(ORDER_DRAW)
    for seat, left in (("3", 3), ("1", 2), ("2", 1)):
        assert law(state).total == left
        settle(state, seat)
    assert state.order == [2, 0, 1]


@rule("W2.11")
def test_w2_11_pairs_in_reverse_turn_order() -> None:
    state = before(DRAFT)
    assert [EDITION.projects[card].deck for card in state.pairs] == [0, 1] * 3
    basic, advanced = [card + 1 for card in state.pairs[2:4]]
    assert (asked(state), may(state)) == (2, {"pair:1", "pair:2", "pair:3"})
    act(state, "pair:2")
    assert hand(state, 2) == {basic, advanced}
    assert (asked(state), may(state)) == (1, {"pair:1", "pair:2"})


@rule("W2.12")
def test_w2_12_the_market_and_no_discards() -> None:
    state = ready()
    assert [EDITION.projects[card].deck for card in state.market] == [0] * 4 + [1] * 4
    assert state.discards.empty()


@rule("W2.13")
def test_w2_13_peaceful_decks_have_no_aggressive_card() -> None:
    aggressive = {card.number for card in EDITION.projects if card.aggressive}
    peaceful = Wistar(2, BOX, True)
    assert numbers(Wistar(2, BOX, False).deck) - numbers(peaceful.deck) == aggressive
    assert aggressive


@rule("W2.14")
@pytest.mark.parametrize(("seats", "sides"), [(2, {(2, 2), (2, 3)}), (3, {(2, 3), (3, 4)}), (4, {(3, 4), (4, 4)})])
def test_w2_14_what_depends_on_the_number_of_players(seats: int, sides: set[tuple[int, int]]) -> None:
    layout = BOX.layouts[seats]
    assert {(side.fewest, side.most) for side in layout.sides} - {(2, 4)} == sides
    state = before(DRAFT, seats)
    assert len(state.pairs) == 2 * seats
    spaces = {name for name in may(ready(seats)) if name[0] in "ABCDEF" and name[1:].isdigit()}
    assert len(spaces) == sum(len(side.spaces) for side in layout.sides) <= 6 * SPACES
