"""A bot of your own: it plays wherever it is given a seat, until you stop it. docs/bots-api.md explains it.

CHEESEBOARD_TOKEN=bot-… python own_bot.py http://127.0.0.1:8000
"""

import asyncio
import json
import os
import random
import sys
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVER, TOKEN = sys.argv[1].rstrip("/"), {"Authorization": f"Bearer {os.environ['CHEESEBOARD_TOKEN']}"}


def choose(body: Any) -> str:
    """The idea of this bot: anything that is allowed. `body["view"]` is the table as its seat sees it."""
    return str(random.choice(body["choices"]))


def answer(body: Any, seat: int) -> Any:
    """What to say to the table as it stands, if anything. To answer a question twice does no harm."""
    if body["status"] == "playing" and body["seats"][seat]["bot"]:  # time ran out, and another bot plays for us
        return {"type": "come_back", "seat": seat}
    return body.get("ask") and {"type": "act", "seat": seat, "ask": body["ask"], "action": choose(body)}


async def play(table: str, seat: int) -> None:
    """Answer whatever the seat is asked, to the end of the match; after a lost connection, go on."""
    async for socket in connect(f"ws{SERVER[4:]}/api/tables/{table}/socket", additional_headers=TOKEN):
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "seat": seat, "whole": True}))
            while (said := json.loads(await socket.recv()))["type"] != "problem":
                if said["type"] == "update" and said["body"]["status"] in ("over", "closed"):
                    return
                if said["type"] == "update" and (reply := answer(said["body"], seat)):
                    await socket.send(json.dumps(reply))
        await asyncio.sleep(1)  # not saved, or cut off: try again


async def main() -> None:
    playing: dict[str, asyncio.Task[None]] = {}
    while True:
        with suppress(OSError):  # the server is away for a moment, or the match has begun and its dice are settled
            mine = json.load(await asyncio.to_thread(urlopen, Request(f"{SERVER}/api/tables/mine", headers=TOKEN)))
            for table, seat in [(each["table"]["id"], each["your_seats"][0]) for each in mine["tables"]]:
                if table not in playing or playing[table].done():
                    playing[table] = asyncio.create_task(play(table, seat))
                    add = json.dumps({"seat": seat, "nonce": os.urandom(8).hex()}).encode()  # our say in the dice
                    await asyncio.to_thread(urlopen, Request(f"{SERVER}/api/tables/{table}/nonce", add, TOKEN))
        await asyncio.sleep(1)


asyncio.run(main())
