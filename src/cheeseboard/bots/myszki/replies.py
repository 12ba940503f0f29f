"""Myszki by what the others may answer, whatever they hold, and by the own tile that follows.

What somebody else holds is known but for the order of the tiles: so is how likely each kind of tile is the best of a
hand. Nothing is drawn at random, all of it is expected.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.myszki.foreseeing import ways
from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.survey import Way, best_by_kind, expected
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import Worths
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import ONE, count, total
from cheeseboard.games.myszki.components import HAND, KINDS
from cheeseboard.games.myszki.state import Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

KEPT: Final = 24  # ways to lay a tile that are looked into


@final
class RepliesBot(Bot):
    """Of the ways that leave it furthest ahead at once, the best after the next player's reply.

    Where two play the best of these are looked at once more, after its own next tile, as many as the budget allows. A
    position in which all tiles of somebody are tried counts as a rollout. With a temperature it takes others too, by
    how many points each chance to win is worth.
    """

    def __init__(self, budget: Budget, worths: Worths | None = None, temperature: float = 0.0) -> None:
        self.budget: Final = budget
        self.worths: Final = worths
        self.temperature: Final = temperature

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        return self.choose_in_time(world, seat, rng, monotonic())

    def choose_in_time(self, world: State, seat: i64, rng: Rng, begun: float) -> Action:
        """The same for whoever has been thinking since `begun`, out of the same seconds."""
        assert isinstance(world, Myszki)
        worths = worths_for(world.seats) if self.worths is None else self.worths
        table = Table(world)
        laid: i64 = len(world.laid)
        alive = ways(table, worths, world, seat, rng)[:KEPT]
        for way in alive:
            way.worth = worths.chance(way.points, seat, laid + 1)
        prophet = Prophet(table, worths, world, seat, Meter(self.budget, begun))
        alive = prophet.looked_at(alive, False)
        if world.seats == 2:
            alive = prophet.looked_at(alive, True)
        if self.temperature <= 0.0:
            return alive[0].action(table)
        leads = [worths.ahead(way.worth, laid + 1) for way in alive]
        return drawn([way.action(table) for way in alive], leads, self.temperature, rng)


@final
class Prophet:
    """Looks one or two tiles further, from a seat that is to lay."""

    def __init__(self, table: Table, worths: Worths, world: Myszki, seat: i64, meter: Meter) -> None:
        self.table: Final = table
        self.worths: Final = worths
        self.seat: Final[i64] = seat
        self.next: Final[i64] = world.after(seat)
        self.hand: Final[i64] = world.hands[seat]
        self.stack: Final[i64] = world.stacks[seat]
        self.meter: Final = meter

    def looked_at(self, found: list[Way], further: bool) -> list[Way]:
        """Those for which there was time, the best first; if it was too short for two, all as they were."""
        done: list[Way] = []
        worths: list[float] = []
        for way in found:
            if further and self.meter.spent(1.0):
                break
            worth = self.worth(way, further)
            if self.meter.urgent():
                break
            done.append(way)
            worths.append(worth)
        if len(done) < 2:
            return found
        for place in range(len(done)):
            done[place].worth = worths[place]
        done.sort(key=by_worth)
        return done

    def worth(self, way: Way, further: bool) -> float:
        """The seat's chance to win after this and the reply; further, after its own next tile."""
        table = self.table
        fresh = table.lay(self.seat, way.cell, way.kind)
        found = self.after_reply(self.hand - ONE[way.kind], further)
        table.take_up(self.seat, way.cell, way.kind, fresh)
        return found

    def after_reply(self, hand: i64, further: bool) -> float:
        """The chance before the next player lays any of the tiles that are left to it; the seat has this hand."""
        table, seat, other = self.table, self.seat, self.next
        unseen = table.left[other]
        if not unseen:
            return self.after_own(hand) if further else self.as_it_stands()
        replies = best_by_kind(table, self.worths, other, unseen)
        self.meter.used += 1
        laid: i64 = len(table.spots) + 1
        worth = 0.0
        for likely, reply in likely_best(replies, unseen):
            if further:
                fresh = table.lay(other, reply.cell, reply.kind)
                worth += likely * self.after_own(hand)
                table.take_up(other, reply.cell, reply.kind, fresh)
            else:
                worth += likely * self.worths.chance(reply.points, seat, laid)
        return worth

    def after_own(self, hand: i64) -> float:
        """The chance before the seat lays a tile of this hand, or the one that it draws from its stack."""
        table, seat = self.table, self.seat
        if not hand and not self.stack:
            return self.as_it_stands()
        found = best_by_kind(table, self.worths, seat, hand + self.stack)
        self.meter.used += 1
        laid: i64 = len(table.spots) + 1
        held = 0.0
        drawn = 0.0
        chances: list[float] = []
        for kind in range(len(KINDS)):
            way = found[kind]
            chances.append(0.0 if way is None else self.worths.chance(way.points, seat, laid))
            if count(hand, kind):
                held = max(held, chances[kind])
        if not self.stack or total(hand) == HAND:
            return held
        for kind in range(len(KINDS)):
            drawn += float(count(self.stack, kind)) * max(held, chances[kind])
        return drawn / float(total(self.stack))

    def as_it_stands(self) -> float:
        laid: i64 = len(self.table.spots)
        return self.worths.chance(expected(self.table, self.worths, laid), self.seat, laid)


def by_worth(way: Way) -> float:
    return -way.worth


def likely_best(ways_by_kind: list[Way | None], unseen: i64) -> list[tuple[float, Way]]:
    """How likely each is the best of a hand, whose tiles are any of the unseen ones."""
    order: list[Way] = []
    for way in ways_by_kind:
        if way is not None:
            order.append(way)
    order.sort(key=first_the_furthest_ahead)
    many = total(unseen)
    hand = min(HAND, many)
    better: i64 = 0
    none_so_far = 1.0
    found: list[tuple[float, Way]] = []
    for way in order:
        better += count(unseen, way.kind)
        none = without(better, many, hand)
        if none < none_so_far:
            found.append((none_so_far - none, way))
        none_so_far = none
    return found


def first_the_furthest_ahead(way: Way) -> float:
    return -way.lead


def without(some: i64, many: i64, hand: i64) -> float:
    """How likely a hand of so many tiles has none of some."""
    chance = 1.0
    for taken in range(hand):
        chance *= float(max(0, many - some - taken)) / float(many - taken)
    return chance
