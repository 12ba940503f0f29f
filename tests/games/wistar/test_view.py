"""What a seat sees of a table of Rats of Wistar."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

import cheeseboard as cb
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.components import BYTE
from cheeseboard.games.wistar.frames import KINDS, Frame
from cheeseboard.games.wistar.scoring import CATEGORIES
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import P_DRAW_BASIC, P_PROJECT
from cheeseboard.games.wistar.view import GoalView, MissionView, ScoreView, WayView, WistarView, view
from tests.games.wistar.rich import rich
from tests.games.wistar.tables import again, asked, card_set, do, fetch, give, lay, ready
from tests.rules import rule

MOST_BYTES = 30_000


def on(state: Wistar, rng: Rng) -> None:
    """One step of random play."""
    now = state.now
    if isinstance(now, Ask):
        seat = now.seats[rng.below(len(now.seats))]
        state.play(seat, state.sample(seat, rng))
    else:
        assert isinstance(now, Chance)
        state.settle(now.law.draw(rng))


def of(state: Wistar, kind: str, *numbers: int, seat: int = 0) -> WistarView:
    """What is seen where a frame of this kind is on top."""
    state.stack.append(Frame(KINDS.index(kind), seat, *numbers))
    return view(state, seat)


def test_the_table_before_the_first_turn() -> None:
    seen = view(ready(seats=3), 1)
    assert (seen.seat, seen.edition, seen.round, seen.order) == (1, "house", 1, (0, 1, 2))
    assert (seen.active, seen.asked, seen.stage, seen.space, seen.pending) == (0, (0,), "turn", None, ())
    assert [(section.main, section.section) for section in seen.wheel] == list(
        zip(("wood", "dig", "metal", "beds", "develop", "explore"), "ABCDEF", strict=True)
    )
    assert [(space.name, space.bonuses, space.leader) for space in seen.wheel[3].spaces] == [
        ("D1", ("play-project", "explore"), None),
        ("D2", ("mission", "2 rat"), None),
        ("D3", ("wood", "basic"), None),
    ]
    assert (seen.hut, seen.pairs, seen.discards, seen.decks) == ((), (), ((), ()), (93, 73))
    assert (seen.cheeses, seen.supply, len(seen.goals), seen.heroes) == ((26, 27), (2, 3), 3, (1, 2, 3, 4, 5))
    assert (seen.rooms[0].explorers, seen.rooms[5].mice, seen.rooms[5].hidden) == ((0, 1, 2), 2, 1)
    assert seen.ways[8] == WayView("u2", "g3", open=False)
    assert seen.ways[9] == WayView("g2", "c1", open=True)  # a door with four players only


def test_starting_pairs_lie_open_while_they_are_chosen() -> None:
    seen = view(Wistar(2, ready().box, peaceful=False), None)
    assert (seen.stage, seen.pairs, seen.wheel, seen.active, seen.round) == ("wheel-draw", (), (), None, 0)
    match = cb.new("wistar", seats=4, seed=1)
    drafted = match.view(match.asked[0])
    assert isinstance(drafted, WistarView)
    assert (drafted.stage, [len(pair) for pair in drafted.pairs]) == ("draft", [2, 2, 2, 2])
    assert drafted.asked == (drafted.order[-1],)


@rule("W3.10", "W4.5")
def test_leaders_on_the_wheel_and_in_the_hut() -> None:
    state = lay(ready(seats=3), leaders={"D1": 1, "D2": 2}, hut=[2, 1])
    do(state, "A2", "do:second")
    seen = view(state, None)
    assert seen.hut == (2, 1)
    assert [space.leader for section in seen.wheel for space in section.spaces] == [
        *(None, 0), *(None, None), *(None, None), *(1, 2, None), *(None, None), *(None,),
    ]  # fmt: skip
    assert (seen.space, seen.pending, seen.players[0].leaders) == ("A2", ("main", "bonus"), 2)


def test_what_a_player_has() -> None:
    state = ready()
    give(state, 1, wood=5, metal=3, movement=2, wild=4, electricity=2)
    give(state, 1, beds=3, removed=1, dug=4, rats=(1, 2, 0), freed=[3, 6, 7])
    give(state, 1, explorer="c2", tents=["g1", "u2"], mice=[2, 26], heroes=[4], skills=["agility"], reached=[5])
    give(state, 1, played=[37, 96], used=[96], private=[7], doors=3)
    player = view(state, 0).players[1]
    assert (player.wood, player.metal, player.movement, player.wild, player.electricity) == (5, 3, 2, 4, 2)
    assert (player.rats, player.entrance, player.leaders) == ((1, 2, 0), 2, 3)
    assert (player.beds, player.built, player.dug, player.chambers) == (2, 3, 4, 4)
    assert (player.abilities, player.explorer, player.tents, player.doors) == ((3, 6, 7), "c2", ("g1", "u2"), 3)
    assert (player.mice, player.heroes, player.skills) == ((2, 26), (4,), ("agility",))
    assert (player.goals, player.private, player.cards, player.used) == ((5,), (7,), (37, 96), (96,))
    assert player.symbols[3] == 2  # the hero's intelligence
    assert player.hand == (1, 1)


@rule("W9.1")
def test_the_score_is_told_by_category() -> None:
    assert tuple([field.name for field in fields(ScoreView)]) == CATEGORIES
    state = ready()
    give(state, 0, vp=22, beds=5, dug=6, freed=[6, 7], mice=[1, 26], wild=3, electricity=2, wood=2, metal=3, movement=0)
    give(state, 0, cards=[], played=[176])
    assert view(state, 1).players[0].score == ScoreView(22, 11, 7, 10, 9, 0, 3, 2, 1, 1)


@rule("W4.8", "W4.2")
def test_the_farm() -> None:
    state = ready(seats=4)
    lay(state, missions={"u2": 4, "u2/2": 5}, done={"4.1": 0, "4.3": 2}, opened=["out-u1", "u1-u2"])
    give(state, 3, explorer="u2")
    give(state, 1, tents=["u2", "c1"])
    seen = view(state, None)
    room = seen.rooms[5]
    assert (room.name, room.explorers, room.tents, room.mice, room.hidden) == ("u2", (3,), (1,), 2, 0)
    assert room.missions == (MissionView(4, (0, None, 2)), MissionView(5, (None, None, None)))
    assert [(way.one, way.other) for way in seen.ways if way.open] == [("out", "u1"), ("u1", "u2")]


@rule("W4.6", "W4.8")
def test_what_a_seat_lacks_is_told_to_it_alone() -> None:
    """The same as refusals say, whoever is asked: card 25 needs 3 metal, 2 intelligence and strong electricity."""
    state = lay(ready(), market=[31, 0, 33, 34, 27, 21, 0, 4], missions={"c1": 9})
    give(state, 1, cards=[2, 25], wood=0, metal=2, movement=1, wild=1, electricity=0)
    seen = view(state, 1)
    needs = "@lacking-intelligence 1 & @lacking-electricity 2 & @lacking-metal 1"
    assert dict(zip(seen.hand, seen.hand_lacks, strict=True)) == {2: "", 25: needs}
    assert seen.market_lacks[1] == ("@lacking-electricity 1 & @lacking-metal 1", "@lacking-wood 2", "", "")
    [mission] = seen.mission_lacks
    assert (mission.mission, mission.rows[:2]) == (9, ("@lacking-perception 2", "@lacking-intelligence 2"))
    other = view(state, 0)
    assert (len(other.hand_lacks), other.market_lacks == seen.market_lacks) == (len(other.hand), False)
    spectator = view(state, None)
    assert (spectator.hand_lacks, spectator.market_lacks, spectator.mission_lacks) == ((), (), ())


@rule("W4.9")
def test_discs_on_goals() -> None:
    state = lay(ready(seats=3), goals=(1, 2, 3))
    state.discs = [2 * BYTE[0] + 1 * BYTE[1], 0, 3 * BYTE[0]]
    assert view(state, None).goals == (GoalView(1, (1, 0)), GoalView(2, ()), GoalView(3, (2,)))


def test_the_market_shows_its_gaps() -> None:
    state = lay(ready(), market=[31, 0, 33, 34, 1, 2, 0, 4], discards=[40, 7, 41])
    seen = view(state, 0)
    assert seen.market == ((31, None, 33, 34), (1, 2, None, 4))
    assert seen.discards == ((40, 41), (7,))


# -- secrets


@rule("W1.3")
def test_of_a_hand_the_others_see_its_size_and_what_was_taken_openly() -> None:
    state = give(ready(), 1, cards=[3, 40, 41])
    state.players[1].known = card_set([40])
    own, other, nobody = (view(state, seat) for seat in (1, 0, None))
    assert (own.hand, other.players[1].hand, other.players[1].known, nobody.hand) == ((3, 40, 41), (2, 1), (40,), ())
    lacks = {"hand_lacks": (), "market_lacks": (), "mission_lacks": ()}
    hidden = [replace(seen, seat=None, hand=(), **lacks) for seen in (own, other)]  # type: ignore[arg-type]
    assert hidden[0] == hidden[1] == nobody


@rule("W6.3")
def test_drawn_cards_are_shown_to_who_chooses_among_them() -> None:
    state = ready()
    for card in (31, 32, 33):
        fetch(state, card)
    state.drawn = card_set([31, 32, 33])
    own = of(state, "playing", P_DRAW_BASIC)
    assert (own.drawn, own.about is not None and own.about.play) == ((31, 32, 33), "draw-3-basic")
    assert view(state, 1).drawn == view(state, None).drawn == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_that_a_seat_holds_possible_looks_the_same(seats: int) -> None:
    rng = Rng(seats)
    for state in (ready(seats, seed=1), rich(seats, seed=2)):
        for _ in range(60):
            on(state, rng)
            for seat in range(seats):
                world = state.imagine(seat, rng)
                assert cb.to_json(view(world, seat)) == cb.to_json(view(state, seat))


def test_the_order_of_the_decks_is_nowhere() -> None:
    state = ready()
    unseen = set(state.deck.list())
    seen = json.loads(cb.to_json(view(state, 0)))
    shown = {card for row in seen["market"] for card in row} | set(seen["hand"]) | set(seen["players"][1]["known"])
    assert not {card + 1 for card in unseen} & shown


# -- what is asked


@pytest.mark.parametrize(
    ("kind", "numbers", "expected"),
    [
        ("digging", (2, 1), {"left": 2, "free": True}),
        ("beds", (3, 0), {"left": 3, "free": False}),
        ("exploring", (4,), {"left": 4}),
        ("playing", (P_PROJECT,), {"play": "play-project"}),
        ("cheapening", (39, 2, 16), {"card": 40, "left": 2}),
        ("task", (1,), {"ignored": 1}),
        ("cube", (19, 1), {"task": (7, 2), "ignored": 1}),
        ("ordering", (19, 7), {"task": (7, 2), "ability": 8}),
        ("rats", (2, 0), {"left": 2}),
        ("opening", (1,), {"far": True}),
        ("hand", (-1, 2), {"deck": None, "left": 2}),
        ("hand", (1, 1), {"deck": "advanced", "left": 1}),
        ("tools", (0,), {"deck": "basic"}),
        ("shop", (-1,), {"paid": None}),
        ("shop", (1,), {"paid": "metal"}),
        ("draw", (1, 0, 1), {"player": 0, "deck": "advanced", "where": "hand"}),
        ("draw", (0, 1, 3), {"player": None, "deck": "basic", "where": "market"}),
        ("mouse-draw", (1, 0, 1), {"player": 0, "deck": "cellar", "where": "chamber"}),
        ("mouse-draw", (0, 1), {"player": None, "deck": "house", "where": "round"}),
        ("door-draw", (2,), {"player": 0, "where": "g1-g2"}),
        ("mission-draw", (0,), {"player": 0, "where": "g1"}),
        ("goal-draw", (-1,), {"player": 0}),
        ("goal-draw", (1,), {"player": None}),
        ("search", (0,), {"player": 0, "deck": "basic"}),
    ],
)
def test_what_the_asked_player_needs_to_know(kind: str, numbers: tuple[int, ...], expected: dict[str, object]) -> None:
    seen = of(ready(), kind, *numbers)
    assert seen.stage == kind
    assert {name: getattr(seen.about, name) for name in expected} == expected


@rule("W6.9")
def test_a_victim_sees_which_card_attacks() -> None:
    state = ready()
    clause = state.box.edition.projects[24].effect.clauses[0]
    about = of(state, "victim", clause.id, seat=1).about
    assert about is not None
    assert (about.player, about.card) == (1, 25)


def test_whose_turn_it_is_while_another_is_asked() -> None:
    state = again(lay(ready(), goals=(1, 2, 3)))
    seen = of(state, "release", 1, seat=1)
    assert (seen.active, seen.about is not None and seen.about.player) == (asked(state), 1)


# -- the end, and the wire


@rule("W3.13")
def test_the_end() -> None:
    state = lay(ready(), round=5, turns=6)
    do(state, "hut", "-", "end")
    seen = view(state, 0)
    assert (seen.ending, seen.stage, seen.about, seen.asked, seen.active) == ("rounds", "", None, (), None)


@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_small(seed: int) -> None:
    rng = Rng(seed)
    for state in (Wistar(4, ready().box, peaceful=False), rich(4, seed)):
        while not state.over:
            on(state, rng)
            assert len(cb.to_json(view(state, rng.below(4))).encode()) <= MOST_BYTES
