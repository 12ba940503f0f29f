"""No bot plays better for what its seat cannot see.

The same view in worlds that differ in what is hidden gives the same decision for the same seed; for a search also the
same figures. The cheats below are there to be caught.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import IS_MCTS, MEASURES, SEARCH, WHOLE_TURNS, Level, find_bot, levels_of
from cheeseboard.bots.making import make_bot, search_of
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.turns import Planner
from cheeseboard.core.action import Action
from cheeseboard.core.option import Options
from cheeseboard.core.state import State
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.wistar.state import Wistar
from tests.bots.search.positions import decisions

Decide = Callable[[State, int, cb.Rng], object]
Pair = tuple[State, State, int]

TABLES: list[tuple[str, int, Options]] = [
    ("qwixx", 3, {}),
    ("qwixx", 2, {}),
    ("kocour", 3, {}),  # here everything lies on the table, and the two versions are the same
    ("myszki", 3, {}),
    ("myszki", 2, {}),
    ("gouda", 3, {"magic": True}),
    ("wistar", 3, {}),
    ("kocour", 2, {"edition": "triangular"}),
    ("gouda", 2, {"magic": True}),
]
MATCH = 23  # the seed of the match that positions are taken from
FEW = 10  # rollouts: whether a bot peeks does not depend on how long it thinks


def pairs(game: str, seats: int, options: Options, number: int = 4) -> list[Pair]:
    """Positions of a match in two versions that the seat cannot tell apart, but that differ, wherever they can."""
    found: list[Pair] = []
    rules, rng = cb.find_game(game), cb.Rng(99)
    for state, seat in decisions(game, seats, MATCH, options):
        one, other = state.imagine(seat, rng), state.imagine(seat, rng)
        if one != other or game == "kocour":
            found.append((one, other, seat))
    chosen = [found[len(found) * place // number] for place in range(number)]
    for one, other, seat in chosen:
        assert cb.to_json(rules.view(one, seat)) == cb.to_json(rules.view(other, seat))
    return chosen


def unfair(decide: Decide, positions: list[Pair]) -> list[State]:
    """Where the decision depends on what the seat does not see."""
    return [
        one
        for one, other, seat in positions
        for seed in range(2)
        if decide(one.copy(), seat, cb.Rng(seed)) != decide(other.copy(), seat, cb.Rng(seed))
    ]


def shown(bot: cb.Bot) -> Decide:
    """As at every table: a bot is shown an imagined world."""
    return lambda state, seat, rng: str(bot.choose(state.imagine(seat, rng), seat, rng))


def handed(bot: cb.Bot) -> Decide:
    """A bot that is handed the true world, by a table that is careless."""
    return lambda state, seat, rng: str(bot.choose(state, seat, rng))


def searched(search: Search) -> Decide:
    """All figures of a search that is handed the true world."""

    def decide(state: State, seat: int, rng: cb.Rng) -> object:
        found = search.run(state, seat, Budget(rollouts=FEW), rng)
        return [(str(each.action), each.won, each.scores, each.worths) for each in found]

    return decide


def planned(cheating: bool) -> Decide:
    """What all turns of Rats of Wistar are worth to a planner that is handed the true world.

    One that cheats plays them out in that world, instead of those that it imagines.
    """

    def decide(state: State, seat: int, rng: cb.Rng) -> object:
        assert isinstance(state, Wistar)
        planner = Planner(state.box.edition, 0)
        worlds = Worlds(state, seat, rng)
        plans = planner.plans(worlds, Meter(Budget(rollouts=FEW)))
        if cheating:
            return [planner.turn_worth(state, seat, plan.action, worlds.dice(0)) for plan in plans]
        return [(str(plan.action), plan.worth()) for plan in plans]

    return decide


def bots(game: cb.Game) -> list[Level]:
    """All levels and the plain tree search, with little time to think."""
    levels = [*levels_of(game).values(), *MEASURES.get(game.name, ()), find_bot(game, "is-mcts:1")]
    return [level._replace(rollouts=FEW, seconds=0.0) for level in levels]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_bot_decides_by_what_its_seat_cannot_see(game: str, seats: int, options: Options) -> None:
    found = cb.find_game(game)
    positions = pairs(game, seats, options)
    for level in bots(found):
        bot = make_bot(found, level)
        assert unfair(shown(bot), positions) == [], level.name
        if level.kind in (SEARCH, IS_MCTS, WHOLE_TURNS):  # these imagine for themselves, whatever they are handed
            assert unfair(handed(bot), positions) == [], level.name
        if level.kind == SEARCH:
            assert unfair(searched(search_of(found, level)), positions) == [], level.name
        if level.kind == WHOLE_TURNS:
            assert unfair(planned(False), positions) == [], level.name


class Peeker(cb.Bot):
    """Looks at the hands of the others."""

    def choose(self, world: State, seat: int, rng: cb.Rng) -> Action:
        assert isinstance(world, (Myszki, Gouda))
        legal = world.legal(seat)
        return legal[sum(hand for other, hand in enumerate(world.hands) if other != seat) % len(legal)]


class Clairvoyant(cb.Bot):
    """Tries every choice in the world it is handed, as if that were the only one."""

    def choose(self, world: State, seat: int, rng: cb.Rng) -> Action:
        from cheeseboard.core.playout import playout

        def outcome(action: Action) -> int:
            state = world.copy()
            state.play(seat, action)
            playout(state, cb.Rng(5))
            return state.scores()[seat]

        return max(world.legal(seat), key=outcome)


@pytest.mark.parametrize(("game", "seats", "options"), [TABLES[3], TABLES[5]])
@pytest.mark.parametrize("cheat", [Peeker(), Clairvoyant()], ids=["peeker", "clairvoyant"])
def test_a_bot_that_peeks_is_caught(game: str, seats: int, options: Options, cheat: cb.Bot) -> None:
    positions = pairs(game, seats, options, 24)
    assert unfair(handed(cheat), positions)
    assert unfair(shown(cheat), positions) == []  # an honest table leaves it nothing to peek at


def test_a_planner_that_plays_in_the_world_it_is_handed_is_caught() -> None:
    """What it chooses is hardly ever another choice; what it thinks of its turns is."""
    positions = pairs(*TABLES[6])
    assert unfair(planned(True), positions)
    assert unfair(planned(False), positions) == []
