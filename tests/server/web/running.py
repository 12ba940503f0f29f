"""A real server on a free port, and people who use it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from uvicorn import Server
from websockets.sync.client import ClientConnection, connect

from cheeseboard.server.remind.settings import RemindSettings
from cheeseboard.server.settings import Settings
from cheeseboard.server.tables.patches import apply
from cheeseboard.server.web.app import create_app
from cheeseboard.server.web.house import House
from cheeseboard.server.web.serving import bound, config
from cheeseboard.server.web.settings import WebSettings

GENEROUS = WebSettings(
    guests_a_minute=10_000,
    logins_a_minute=10_000,
    hints_a_minute=10_000,
    reviews_an_hour=10_000,
    requests_a_minute=100_000,
    messages_a_second=5_000,
    gathering_days=100_000,  # tables of tests are of a day of their own
    abandoned_days=100_000,
)
QUIET = RemindSettings()
HEADER = {"x-cheeseboard": "1"}
PATIENCE_S = 60.0


class Reachable:
    """A server, and where it is."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.browsers: list[Browser] = []

    def person(self, name: str = "", language: str = "en") -> Browser:
        """Somebody with a browser; with a name they come in as a guest."""
        browser = Browser(self, language)
        self.browsers.append(browser)
        if name:
            browser.post("/api/guest", name=name)
        return browser


class Running(Reachable):
    """A server in this process, and what is inside it."""

    def __init__(self, port: int, house: House, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(port)
        self.house = house
        self.loop = loop


@contextmanager
def running(
    data: Path,
    web: WebSettings = GENEROUS,
    send_buffer: int = 0,
    remind: RemindSettings = QUIET,
    database_url: str = "",
    redis_url: str = "",
    port: int = 0,
    patience_ms: int = 5000,
) -> Iterator[Running]:
    """A server while it runs; the system may be told how much to keep for a client that does not read."""
    settings = Settings(
        data=data,
        patience_ms=patience_ms,
        review_seconds=2,
        database_url=database_url,
        redis_url=redis_url,
    )
    app = create_app(settings, web, remind)
    listening = bound("127.0.0.1", port)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = Server(config(app, "127.0.0.1", 0))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
            assert thread.is_alive()
        started = Running(listening.getsockname()[1], app.state.house, loops[0])
        try:
            yield started
        finally:
            for browser in started.browsers:
                browser.http.close()
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        listening.close()


class Browser:
    """Somebody's browser, with its cookies."""

    def __init__(self, server: Reachable, language: str) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"http://{server.address}", headers={**HEADER, "accept-language": language}, timeout=PATIENCE_S
        )
        self.http.follow_redirects = True

    def get(self, path: str, **query: Any) -> Any:
        """What is there; an error fails the test."""
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, **body: Any) -> Any:
        reply = self.http.post(path, json=body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the code of an error, which always has a sentence."""
        reply = self.http.post(path, json=body)
        return reply.status_code, error_of(reply)

    def table(self, game: str, *bots: str, **more: Any) -> str:
        """A new table with bots on the last seats."""
        made = self.post("/api/tables", game=game, **more)
        table, seats = str(made["id"]), len(made["seats"])
        for place, level in enumerate(bots, seats - len(bots)):
            self.post(f"/api/tables/{table}/bot", seat=place, level=level)
        return table

    def socket(self, table: str, **headers: str) -> Talk:
        """A socket of the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookies, "Accept-Language": self.http.headers["accept-language"], **headers}
        address = f"ws://{self.server.address}/api/tables/{table}/socket"
        return Talk(connect(address, additional_headers=given, compression=None))

    def watch(self, table: str, *seats: int | None, since: int = 0) -> Talk:
        """A socket that shows the table from these seats, up to date."""
        talk = self.socket(table)
        for seat in seats:
            assert talk.ask("hello", seat=seat, since=since)["type"] == "ok"
        talk.wait(lambda: set(seats) <= set(talk.bodies))
        return talk


class Talk:
    """A socket, and what it has shown so far."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.bodies: dict[int | None, Any] = {}
        self.told: dict[int | None, list[Any]] = {}
        self.others: list[Any] = []
        self.raw: list[str] = []
        self.number = 0

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, *error: object) -> None:
        self.connection.close()

    def receive(self) -> Any:
        """The next message, taken in."""
        text = self.connection.recv(timeout=PATIENCE_S)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.decode(text)
        if message["type"] == "update":
            self.take(message["seat"], message["body"])
        else:
            self.others.append(message)
        return message

    def take(self, seat: int | None, body: Any) -> None:
        """As a browser does it: apply a patch, or take the body whole; put events in their place."""
        events = body.pop("events")
        if "patch" in body:
            assert self.bodies[seat]["revision"] == body["since"]
            self.bodies[seat] = apply(self.bodies[seat], body["patch"])
        else:
            self.bodies[seat] = body
        kept = [told for told in self.told.get(seat, []) if told["step"] < events["from"]]
        self.told[seat] = kept + events["told"]

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.connection.send(json.encode({"type": kind, "id": self.number, **fields}).decode())
        return self.number

    def ask(self, kind: str, **fields: Any) -> Any:
        """Say something; the reply to it."""
        number = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("id") == number:
                return message

    def wait(self, enough: Any) -> None:
        """Take in messages until it is enough."""
        while not enough():
            self.receive()

    def catch_up(self, revision: int) -> None:
        """Wait until all seats are shown at that revision, or later."""
        self.wait(lambda: all(body["revision"] >= revision for body in self.bodies.values()))

    def act(self, seat: int, action: str) -> Any:
        return self.ask("act", seat=seat, ask=self.bodies[seat]["ask"], action=action)


def error_of(reply: httpx.Response) -> str:
    """The code of an error; it has a sentence and its facts too."""
    body = reply.json()
    assert set(body) == {"code", "text", "facts", "rule"}
    assert body["text"].endswith((".", "…"))
    assert reply.headers["x-request-id"]
    return str(body["code"])
