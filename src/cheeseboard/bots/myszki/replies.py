"""Myszki by the tiles that look best at once, each weighed by what the others answer and what follows that.

Only a few cells and tiles are tried, those with the highest lead as things stand, so that each is tried in many worlds.
"""

from __future__ import annotations

from math import exp, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.bot import Greedy
from cheeseboard.games.myszki.components import CAT, CHEESE, KINDS, MICE, SET_SIZE, SUPERMOUSE
from cheeseboard.games.myszki.resolution import SIDES, catches, is_turned, kind_of, points_near, stepped
from cheeseboard.games.myszki.state import CHOOSING, FREE, Myszki

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

OTHERS: Final = 0.1  # what the points of all others count beside the best one's, as `greedy` has it
LEAD_SCALE: Final = 0.5  # before the last tile: a lead of so many points is taken for e times the chances
GAIN: Final = 0.5  # at the beginning: what a free cell beside a mouse promises
RISK: Final = 0.25  # and how likely it costs the mouse; both fall to nothing with the last tile


@final
class Depth:
    """How widely and how far a choice is looked at, and with what part of the rollouts."""

    def __init__(self, kept: i64, replies: i64, gain: float, share: float) -> None:
        self.kept: Final[i64] = kept  # ways to lay a tile that are tried
        self.replies: Final[i64] = replies  # tiles that are laid after it
        self.gain: Final = gain
        self.share: Final = share


FOR_TWO: Final = Depth(16, 2, GAIN, 1.0)
FOR_MORE: Final = Depth(8, 1, 0.35, 0.18)  # a tile of everybody takes more time than it is worth


def depth_of(seats: i64) -> Depth:
    return FOR_TWO if seats == 2 else FOR_MORE


def part_of(budget: Budget, share: float) -> Budget:
    """The same time, and that part of the rollouts, if these are limited."""
    rollouts = max(1, int(share * float(budget.rollouts))) if budget.rollouts else 0
    return Budget(rollouts, budget.seconds, budget.cancel)


@final
class Way:
    """A tile on a cell: the lead as things stand then, and what came of it in all worlds together."""

    def __init__(self, cell: i64, kind: i64, lead: float) -> None:
        self.cell: Final[i64] = cell
        self.kind: Final[i64] = kind
        self.lead: Final = lead
        self.worth: float = 0.0


@final
class RepliesBot(Bot):
    """Sequential halving over the ways that look best; all are tried in the same imagined worlds.

    In each the next player lays one tile, as `greedy` does; where two play, then the seat itself: whoever judges right
    after the other has laid takes what that did for lost.
    """

    def __init__(self, budget: Budget, margin: float, prospect: Prospect | None = None) -> None:
        self.budget: Final = budget
        self.margin: Final = margin
        self.prospect: Final = prospect

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        return self.choose_in_time(world, seat, rng, monotonic())

    def choose_in_time(self, world: State, seat: i64, rng: Rng, begun: float) -> Action:
        """The same for whoever has been thinking since `begun`, out of the same seconds."""
        assert isinstance(world, Myszki)
        alive = ways(world, seat, rng)
        choosing = world.stage == CHOOSING
        depth = depth_of(world.seats)
        prospect = Prospering(depth.gain) if self.prospect is None else self.prospect
        rollout = Rollout(Greedy(), prospect, depth.replies, self.margin)
        worlds = Worlds(world, seat, rng)
        meter = Meter(part_of(self.budget, depth.share), begun)
        rounds = max(1, (len(alive) - 1).bit_length())
        number: i64 = 0
        for played in range(1, rounds + 1):
            while len(alive) > 1 and not meter.spent(float(played) / float(rounds)):
                if not try_all(alive, rollout, worlds, number, meter):
                    break
                number += 1
            alive.sort(key=by_worth)
            alive = alive[: (len(alive) + 1) // 2]
        return CELLS[alive[0].cell] if choosing else LAYS[alive[0].kind]


def try_all(alive: list[Way], rollout: Rollout, worlds: Worlds, number: i64, meter: Meter) -> bool:
    """Try every way in one more world; whether there was time for it, and otherwise none of it counts."""
    seat = worlds.seat
    world = worlds.world(number)
    assert isinstance(world, Myszki)
    choosing = world.stage == CHOOSING
    found: list[float] = []
    for way in alive:
        state = world.copy()
        if choosing:
            state.play(seat, CELLS[way.cell])
        state.play(seat, LAYS[way.kind])
        rollout.play_on(state, worlds, number)
        found.append(rollout.result(state, seat).worth)
        meter.used += 1
        if meter.urgent():
            return False
    for place in range(len(alive)):
        alive[place].worth += found[place]
    return True


def by_worth(way: Way) -> float:
    """For sorting, the best first. All that are alive have seen the same worlds."""
    return -way.worth


def by_lead(way: Way) -> float:
    return -way.lead


def ways(world: Myszki, seat: i64, rng: Rng) -> list[Way]:
    """The ways to lay a tile that leave the seat furthest ahead at once, the best first; among equals any."""
    found: list[Way] = []
    board = world.board
    standing = world.standing()
    cells: list[i64] = list(world.frontier) if world.stage == CHOOSING else [world.chosen]
    for cell in cells:
        spot = CELLS[cell].spot
        free = board[spot]
        before = points_near(board, spot, world.seats)
        for kind in range(len(KINDS)):
            if count(world.hands[seat], kind):
                board[spot] = u8(1 + len(KINDS) * seat + kind)
                scored = points_near(board, spot, world.seats)
                for owner in range(world.seats):
                    scored[owner] += standing[owner] - before[owner]
                found.append(Way(cell, kind, lead_of(scored, seat) + float(rng.below(1000)) / 100000.0))
        board[spot] = free
    found.sort(key=by_lead)
    return found[: depth_of(world.seats).kept]


def lead_of(scored: list[i64], seat: i64) -> float:
    """The points above the best of the others, and a little above all of them."""
    others = [scored[other] for other in range(len(scored)) if other != seat]
    return float(scored[seat]) - float(max(others)) - OTHERS * float(sum(others))


@final
class Prospering(Prospect):
    """The seat's share of the win: a mouse counts its cheese and what free cells beside it promise, less their risk."""

    def __init__(self, gain: float = GAIN, risk: float = RISK, lead_scale: float = LEAD_SCALE) -> None:
        self.gain: Final = gain
        self.risk: Final = risk
        self.lead_scale: Final = lead_scale

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Myszki)
        expected = expectations(state, self.gain, self.risk)
        scale = self.lead_scale * sqrt(float(SET_SIZE * state.seats - len(state.laid)) + 1.0)
        others = 0.0
        for other in range(state.seats):
            others += exp(min(50.0, (expected[other] - expected[seat]) / scale))
        return 1.0 / others


def expectations(state: Myszki, gain: float = GAIN, risk: float = RISK) -> list[float]:
    """The points that everybody may expect from the mice on the table."""
    left = 1.0 - float(len(state.laid)) / float(SET_SIZE * state.seats)
    found = [0.0] * state.seats
    for place in range(len(state.spots)):
        code = i64(state.codes[place])
        mouse = kind_of(code)
        if mouse < MICE:
            owner = (code - 1) // len(KINDS)
            found[owner] += expected_of(state.board, state.spots[place], mouse, gain * left, risk * left)
    return found


def expected_of(board: vec[u8], spot: i64, mouse: i64, gain: float, risk: float) -> float:
    """The same of one mouse, by what a free cell promises and risks now; nothing if it would be caught now."""
    cheeses = 0.0
    free = 0.0
    safe = 1.0
    for side in SIDES:
        beside = stepped(spot, side)
        if board[beside] == FREE:
            free += 1.0
            if mouse != SUPERMOUSE:
                safe *= 1.0 - risk
        else:
            other = kind_of(i64(board[beside]))
            if other == CHEESE:
                cheeses += 1.0
            elif other >= CAT and catches(other, mouse) and not is_turned(board, beside, other):
                return 0.0
    return (cheeses + gain * free) * safe
