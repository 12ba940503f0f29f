"""A person without a browser: a session, and requests that are repeated until a server answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any

import httpx

from tests.server.shown.ledger import Ledger
from tests.server.shown.serving import ServerProcess

PAUSE_S = 0.2  # before something is said again
AGAIN_S = 2.0  # at most, before one comes back to a server that did not answer
TIMEOUT_S = 60.0
LANGUAGES = ("en", "cs", "pl")


def http_client(connections: int) -> httpx.AsyncClient:
    """Shared by many persons, so it keeps no cookies: each sends its own."""
    limits = httpx.Limits(max_connections=connections, max_keepalive_connections=connections)
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(trust_env=False, limits=limits, timeout=TIMEOUT_S, cookies=nobody)


class Visitor:
    """Asks any of the servers, as behind a proxy."""

    def __init__(self, http: httpx.AsyncClient, servers: Sequence[ServerProcess], ledger: Ledger, rng: Random) -> None:
        self.http = http
        self.servers = servers
        self.ledger = ledger
        self.rng = rng
        self.headers = {"x-cheeseboard": "1", "accept-language": rng.choice(LANGUAGES)}
        self.person = ""

    def server(self) -> ServerProcess:
        return self.rng.choice(self.servers)

    async def come_in(self, name: str) -> None:
        reply = await self.until_answered("POST", "/api/guest", {"name": name})
        self.headers["cookie"] = "session=" + reply.cookies["session"]
        self.person = reply.json()["person"]

    async def get(self, path: str, **query: str) -> httpx.Response:
        return await self.until_answered("GET", path, None, query)

    async def post(self, path: str, **body: Any) -> tuple[str, Any]:
        """The code of what was refused, or '', and the answer. A request may have been done although it was refused:
        when the answer to the first try was lost."""
        reply = await self.until_answered("POST", path, body)
        answer = reply.json()
        return (str(answer["code"]) if reply.status_code >= 400 else ""), answer

    async def until_answered(
        self, method: str, path: str, body: dict[str, Any] | None, query: dict[str, str] | None = None
    ) -> httpx.Response:
        while True:
            address = f"http://{self.server().address}{path}"
            try:
                reply = await self.http.request(method, address, json=body, params=query, headers=self.headers)
            except httpx.TransportError:
                self.ledger.counts["requests that got no answer"] += 1
                await asyncio.sleep(AGAIN_S * self.rng.random())
            else:
                if reply.status_code != 503:
                    self.check(path, reply)
                    return reply
                self.check_not_saved(path, reply.json())
                await asyncio.sleep(PAUSE_S)

    def check(self, path: str, reply: httpx.Response) -> None:
        if reply.status_code >= 500:
            self.ledger.fault(f"{path}: {reply.status_code} {reply.text}")

    def check_not_saved(self, where: str, told: Any) -> None:
        """A server without its database says so, with a code and a sentence."""
        self.ledger.counts["told: not saved, try again"] += 1
        if told.get("code") != "not-saved" or not told.get("text"):
            self.ledger.fault(f"{where}: not a clear word: {told}")
