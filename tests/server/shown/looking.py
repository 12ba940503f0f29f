"""After the evening: what the servers themselves show of every match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx

import cheeseboard as cb
from tests.server.shown.evening import Evening
from tests.server.shown.examining import Findings
from tests.server.shown.player import Player
from tests.server.shown.visitor import Visitor, http_client

AT_ONCE = 8


async def look(evening: Evening, findings: Findings, folder: Path) -> None:
    """Everybody opens their matches anew, at any server; records verify, one of each game by `cheeseboard verify`."""
    records: dict[str, str] = {}
    gate = asyncio.Semaphore(AT_ONCE)
    async with http_client(AT_ONCE) as http:

        async def one(player: Player) -> None:
            async with gate:
                await compare_views(http, player, findings)
                if player.seat == 0:
                    records[evening.begun[player.table]] = await check_record(http, player, findings)

        await asyncio.gather(*[one(player) for player in evening.players if player.over])
    for game, record in records.items():
        file = folder / f"{game}.json"
        file.write_text(record)
        command = [sys.executable, "-m", "cheeseboard.cli", "verify", str(file)]
        environment = evening.servers[0].environment
        done = await asyncio.to_thread(subprocess.run, command, env=environment, capture_output=True)
        if done.returncode != 0:
            findings.unproved.append(f"{game}: cheeseboard verify says {done.stdout.decode()}")


async def compare_views(http: httpx.AsyncClient, player: Player, findings: Findings) -> None:
    """A view from nothing is the one that was put together."""
    fresh = Player(again(http, player), player.table, player.seat)
    await fresh.play()
    if (fresh.body, fresh.told) != (player.body, player.told):
        findings.differing.append(f"{player.table} seat {player.seat}: a server shows {fresh.revision} otherwise")


async def check_record(http: httpx.AsyncClient, player: Player, findings: Findings) -> str:
    """The record, which verifies."""
    record = await again(http, player).get(f"/api/tables/{player.table}/record", seat=str(player.seat))
    verdict = cb.verify(cb.load(record.text))
    if verdict.proof != "fair" or verdict.wrong_step is not None:
        findings.unproved.append(f"{player.table}: {verdict}")
    return record.text


def again(http: httpx.AsyncClient, player: Player) -> Visitor:
    """The same person, later."""
    visitor = Visitor(http, player.visitor.servers, player.ledger, player.rng)
    visitor.headers = player.visitor.headers
    return visitor
