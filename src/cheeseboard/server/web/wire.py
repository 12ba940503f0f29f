"""Connections as uvicorn has them, with limits of ours: whoever sends too much or too slowly is told so and cut off."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from cheeseboard.server.web.errors import told
from cheeseboard.server.web.problem import WebProblem

LARGEST_HEAD: Final = 32 * 1024  # of a request: its address and all its headers
LONGEST_ADDRESS: Final = 8 * 1024
HEAD_S: Final = 20.0  # in which the whole head of a request has to come


class Requests(HttpToolsProtocol):
    """HTTP. The parser itself would take headers without end, and wait for them for ever."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.head_bytes = 0  # of the request whose head is being read
        self.in_head = True
        self.head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def await_head(self) -> None:
        self.in_head, self.head_bytes = True, 0
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_S, self.refuse, WebProblem("too-slow", 408))

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head:
            self.head_bytes += len(data)
        super().data_received(data)
        # What has come in one piece may go beyond the head, so only a head that is still not whole is too large.
        if self.in_head and self.head_bytes > LARGEST_HEAD:
            self.refuse(WebProblem("too-large", 431, {"most": LARGEST_HEAD}))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_head()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.stop_waiting()
        if len(self.url) > LONGEST_ADDRESS:
            self.refuse(WebProblem("too-large", 414, {"most": LONGEST_ADDRESS}))
        elif sum([len(name) + len(value) for name, value in self.headers]) > LARGEST_HEAD:
            self.refuse(WebProblem("too-large", 431, {"most": LARGEST_HEAD}))
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            # The parser knows this object: both would wait for a search for garbage, with all that the request was.
            del self.parser

    def send_400_response(self, msg: str) -> None:
        self.refuse(WebProblem("bad-request", 400, {"because": "HTTP"}))

    def refuse(self, problem: WebProblem) -> None:
        """Say why, in English as nothing is known of the reader yet, and end. What is being answered goes under."""
        self.stop_waiting()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            body = told(problem, "en")
            head = (
                f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
