"""No bot plays better for what its seat cannot see.

The same view in worlds that differ in what is hidden gives the same decision for the same seed; for a search also the
same figures. The cheats below are there to be caught.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import (
    GREEDY,
    MEASURES,
    RANDOM,
    SCRIPT,
    SEARCH,
    WHOLE_TURNS,
    Level,
    find_bot,
    levels_of,
)
from cheeseboard.bots.making import make_bot, search_of
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.knowledge import learnt
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
Seating = tuple[str, int, Options]  # game, seats, options

MAGIC: Options = {"magic": True}
# Every number of seats, and every option that changes what is hidden or who plays by what.
HIDING: list[Seating] = [
    *[("qwixx", seats, {}) for seats in (2, 3, 4, 5)],
    ("qwixx", 2, {"mixx-a": True}),
    ("qwixx", 5, {"mixx-b": True}),
    *[("myszki", seats, {}) for seats in (2, 3, 4)],
    ("myszki", 2, {"random-start": True}),
    *[("gouda", seats, MAGIC) for seats in (2, 3, 4, 5, 6)],
    ("gouda", 4, {"magic": True, "party": True}),
    *[("wistar", seats, {}) for seats in (2, 3, 4)],
    ("wistar", 3, {"peaceful": True}),
]
# Here everything lies on the table, and the two versions are the same.
OPEN: list[Seating] = [
    ("qwixx", 1, {"solo": True}),
    *[("kocour", seats, {}) for seats in (2, 3, 4)],
    ("kocour", 2, {"edition": "triangular"}),
    ("gouda", 2, {}),
]
MATCHES = range(23, 33)  # the seeds of the matches that positions are taken from
FEW = 10  # rollouts: whether a bot peeks does not depend on how long it thinks
QUICK = (RANDOM, GREEDY, SCRIPT)
POSITIONS = 3  # for who searches
MORE = 24  # for who does not


def pairs(game: str, seats: int, options: Options, number: int) -> list[Pair]:
    """Positions of matches in two versions that the seat cannot tell apart, but that differ, wherever they can.

    They are spread over as many matches as are needed; no two are the same.
    """
    found: dict[str, Pair] = {}
    rules, rng = cb.find_game(game), cb.Rng(99)
    for seed in MATCHES:
        for state, seat in decisions(game, seats, seed, options):
            one, other = state.imagine(seat, rng), state.imagine(seat, rng)
            if one != other or (game, seats, options) in OPEN:
                found[repr(one)] = one, other, seat
        if len(found) >= 2 * number:
            break
    every = list(found.values())
    assert len(every) >= number
    chosen = [every[len(every) * place // number] for place in range(number)]
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
        planner = Planner(state.box.edition, learnt(state.box.edition), 0)
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


@pytest.mark.parametrize(("game", "seats", "options"), [*HIDING, *OPEN])
def test_no_bot_decides_by_what_its_seat_cannot_see(game: str, seats: int, options: Options) -> None:
    """Not even one that a careless table hands the true world."""
    found = cb.find_game(game)
    few, more = pairs(game, seats, options, POSITIONS), pairs(game, seats, options, MORE)
    for level in bots(found):
        bot = make_bot(found, level)
        positions = more if level.kind in QUICK else few
        assert unfair(handed(bot), positions) == [], level.name
        assert unfair(shown(bot), positions[:POSITIONS]) == [], level.name
        if level.kind == SEARCH:
            assert unfair(searched(search_of(found, level)), positions) == [], level.name
        if level.kind == WHOLE_TURNS:
            assert unfair(planned(False), positions) == [], level.name


@pytest.mark.parametrize("game", cb.games().values(), ids=list(cb.games()))
def test_every_number_of_seats_and_every_secret_is_looked_at(game: cb.Game) -> None:
    tables = [(seats, game.choose_options(options)) for name, seats, options in [*HIDING, *OPEN] if name == game.name]
    looked_at = {(seats, game.hides(options)) for seats, options in tables}
    for seats in game.seats(game.choose_options({})):
        assert seats in {number for number, _ in looked_at}
        if any(game.hides(options) for _, options in game.tables()):
            assert (seats, True) in looked_at


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


CAUGHT: list[tuple[cb.Bot, Seating]] = [(Peeker(), table) for table in HIDING if table[0] in ("myszki", "gouda")]
CAUGHT += [(Clairvoyant(), table) for table in HIDING if table[0] != "wistar"]


@pytest.mark.parametrize(("cheat", "table"), CAUGHT)
def test_a_bot_that_peeks_is_caught(cheat: cb.Bot, table: Seating) -> None:
    """At every table where there is something to peek at: the positions tell the worlds apart."""
    positions = pairs(*table, MORE)
    assert unfair(handed(cheat), positions)
    assert unfair(shown(cheat), positions) == []  # an honest table leaves it nothing to peek at


@pytest.mark.parametrize("table", [table for table in HIDING if table[0] == "wistar"])
def test_a_planner_that_plays_in_the_world_it_is_handed_is_caught(table: Seating) -> None:
    """What it chooses is hardly ever another choice; what it thinks of its turns is."""
    telling = [pair for pair in pairs(*table, MORE) if unfair(planned(True), [pair])]
    assert telling
    assert unfair(planned(False), telling) == []
