"""Many parties, and moves that come at random times whatever the server does."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Final

from cheeseboard.registry import NAMES, find_game
from loading.http import Http
from loading.party import SOCKETS, Party, Report

TOGETHER: Final = 8  # parties that sit down at the same time
DRAIN_S: Final = 10.0  # for the moves that are on their way when the time is up


class Counts:
    """What happened to the moves that were intended while this was counted."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds from the intention until all had seen it
        self.late: list[float] = []  # how late the generator itself woke up
        self.matches = 0
        self.wrong: Counter[str] = Counter()


class Crowd(Report):
    """People at tables of all games, two, three and four in turn; others look on."""

    def __init__(self, servers: list[Http], tables: int, seed: int = 1) -> None:
        super().__init__()
        self.luck: Final = Random(seed)
        self.parties: Final = [
            Party(servers, game, seats, self.luck, self) for game, seats in [kind(place) for place in range(tables)]
        ]
        self.counts = Counts()
        self.moves = self.updates = self.bytes = 0  # all there were, counted or not
        self.since = 0.0  # moves intended before are not counted
        self.until = 0.0
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def gather(self) -> None:
        """Everybody sits down."""
        few = asyncio.Semaphore(TOGETHER)

        async def one(party: Party) -> None:
            async with few:
                await party.gather()

        await asyncio.gather(*[one(party) for party in self.parties])
        while not all(party.playing for party in self.parties):
            await asyncio.sleep(0.05)

    async def play(self, rate: float, warm_s: float, seconds: float) -> Counts:
        """Moves at this rate; those of the first seconds are not counted. The counts when all have been seen."""
        self.counts = Counts()
        begin = self.clock()
        self.since, self.until = begin + warm_s, begin + warm_s + seconds
        at = begin
        while True:
            at += self.luck.expovariate(rate)
            if at >= self.until:
                break
            wait = at - self.clock()
            if wait > 0:
                await asyncio.sleep(wait)
            if at >= self.since:
                self.counts.late.append(self.clock() - at)
            self.choose().intend(at)
        await asyncio.sleep(max(0.0, self.until - self.clock()))
        return self.counts

    async def drain(self) -> None:
        """Wait for what is on its way. Moves that are still not seen then were lost."""
        end = self.clock() + DRAIN_S
        while any(party.intended is not None or party.waiting for party in self.parties) and self.clock() < end:
            await asyncio.sleep(0.05)
        left = sum(len(party.waiting) + (party.intended is not None) for party in self.parties)
        if left:
            self.counts.wrong["not seen in time"] += left

    def choose(self) -> Party:
        """Any party whose match goes on."""
        while True:
            party = self.parties[int(self.luck.random() * len(self.parties))]
            if party.playing:
                return party

    def leave(self) -> None:
        for party in self.parties:
            party.leave()

    # -- what parties tell

    def updated(self, size: int) -> None:
        self.updates += 1
        self.bytes += size

    def seen(self, intended: float) -> None:
        self.moves += 1
        if self.since <= intended < self.until:
            self.counts.waits.append(self.clock() - intended)

    def wrong(self, what: str) -> None:
        self.counts.wrong[what] += 1

    def over(self, party: Party) -> None:
        """The next match. Moves that wait for this one are made elsewhere, and have waited as long."""
        self.counts.matches += 1
        while party.waiting:
            self.choose().intend(party.waiting.popleft())
        task = asyncio.get_running_loop().create_task(party.play_again())
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.wrong(f"no rematch: {task.exception()!r}")


def kind(place: int) -> tuple[str, int]:
    """The game of a party and how many play: all games, and with each two, three and four in turn."""
    name = NAMES[place % len(NAMES)]
    game = find_game(name)
    possible = [seats for seats in game.seats(game.choose_options({})) if seats <= SOCKETS]
    return name, possible[place // len(NAMES) % len(possible)]
