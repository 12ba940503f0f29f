"""Many tables at once: at each, match after match is played until the evening is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import httpx

from cheeseboard.registry import NAMES
from tests.server.shown.ledger import Ledger
from tests.server.shown.player import Player
from tests.server.shown.serving import ServerProcess
from tests.server.shown.visitor import Visitor, http_client

PEOPLE = 2
MOST_SEATS = 4
LEVELS = ("random", "greedy")


@dataclass
class Evening:
    """Who plays what where, and what they have written down."""

    servers: Sequence[ServerProcess]
    seed: int
    ledger: Ledger = field(default_factory=Ledger)
    players: list[Player] = field(default_factory=list)
    begun: dict[str, str] = field(default_factory=dict)  # the game of each table whose match has begun
    finished: set[str] = field(default_factory=set)
    ending: bool = False  # no more new matches

    async def play(self, tables: int) -> None:
        """All tables, until the evening ends and every match is over."""
        async with http_client(tables) as http:
            places = [self.place(http, number) for number in range(tables)]
            await asyncio.gather(*places)

    async def place(self, http: httpx.AsyncClient, number: int) -> None:
        """One match after the other, of one game after the other; at the first table without bots, so that always
        somebody has something to say, whatever is away."""
        rng = Random(f"{self.seed} {number}")
        visitors = [Visitor(http, self.servers, self.ledger, rng) for _ in range(PEOPLE)]
        for which, visitor in enumerate(visitors):
            await visitor.come_in(f"{'AB'[which]}{number}")
        match = number
        while not self.ending:
            game = NAMES[match % len(NAMES)]
            table = await self.set_up(game, visitors, rng.randint(3, MOST_SEATS) if number else PEOPLE, rng)
            self.begun[table] = game
            players = [Player(visitor, table, seat) for seat, visitor in enumerate(visitors)]
            self.players += players
            await asyncio.gather(*[player.play() for player in players])
            self.finished.add(table)
            match += 1

    async def set_up(self, game: str, visitors: list[Visitor], seats: int, rng: Random) -> str:
        """A table of two people and bots whose match has begun. What was refused may have been done before."""
        ema, petr = visitors
        code, made = await ema.post("/api/tables", game=game, seats=seats, rated=rng.random() < 0.5)
        self.expect(code, "")
        table = str(made["id"])
        at = f"/api/tables/{table}"
        for seat in range(PEOPLE, seats):
            code, _ = await ema.post(f"{at}/bot", seat=seat, level=rng.choice(LEVELS))
            self.expect(code, "", "seat-taken")
        code, _ = await petr.post(f"{at}/sit", seat=1)
        self.expect(code, "", "seat-taken", "already-seated")
        code, _ = await ema.post(f"{at}/start")
        self.expect(code, "", "has-begun")
        return table

    def expect(self, code: str, *codes: str) -> None:
        if code not in codes:
            self.ledger.fault(f"setting up: {code}")
