"""Sockets as uvicorn has them, with limits of ours."""

from __future__ import annotations

import asyncio
import logging
import time
from http import HTTPStatus
from typing import Any, Final

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from cheeseboard.server.web.bucket import Bucket
from cheeseboard.server.web.errors import told
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.quick import QuickSockets

NOT_UTF_8: Final = 1007
AGAINST_POLICY: Final = 1008
FRAMES_A_SECOND: Final = 100  # that are no messages of their own: pings, pongs, further parts of a message
MOST_PARTS: Final = 1000  # of a message; empty ones would never make it too large


class Handshake(ServerProtocol):
    """The protocol of `websockets`, but a request that opens no socket gets an error of our form."""

    def reject(self, status: int | HTTPStatus, text: str) -> Response:
        ours = status == HTTPStatus.INTERNAL_SERVER_ERROR
        problem = WebProblem("fault", 500) if ours else WebProblem("bad-request", 400, {"because": "WebSocket"})
        found = super().reject(status, told(problem, "en").decode())
        del found.headers["Content-Type"]
        found.headers["Content-Type"] = "application/json"
        return found


class Sockets(QuickSockets):
    """One whose client takes nothing, or sends frames without end, is cut off instead of being waited for."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.parser.close()  # else the one that is replaced stays until garbage is searched for
        self.conn = Handshake(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.bucket: Final = Bucket(FRAMES_A_SECOND, time.monotonic())

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.disconnected = True  # what is still being sent has nobody to go to: that is no fault of ours
        if not self.writable.is_set():
            self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # else uvicorn logs every request that opens no socket as an error of ours

    # -- frames that are no messages of their own: no rate of messages counts them

    def handle_ping(self) -> None:
        if not self.writable.is_set():  # it takes no answers: they would pile up
            self.transport.abort()
        elif self.counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.fail(AGAINST_POLICY)
        elif self.counted():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.fail(NOT_UTF_8)  # uvicorn would write all of it into the log
                return
        super().send_receive_event_to_app()

    def counted(self) -> bool:
        """Whether one more frame may come; if not, the socket ends."""
        if self.close_sent:
            return False
        if self.bucket.take(time.monotonic()):
            return True
        self.fail(AGAINST_POLICY)
        return False

    def fail(self, code: int) -> None:
        self.frames = []
        self.conn.fail(code)
        self.handle_parser_exception()
