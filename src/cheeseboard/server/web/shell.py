"""Around every request: its id, its line in the log, how often it may come, headers that keep browsers safe."""

from __future__ import annotations

import secrets
import time
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard.server.web.call import counted_address
from cheeseboard.server.web.endpoint import failure
from cheeseboard.server.web.house import House
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.logs import LOG
from cheeseboard.server.web.metrics import Metrics
from cheeseboard.server.web.problem import WebProblem

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation's link is a key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
REQUEST_ID: Final = "x-request-id"
OTHER: Final = "other"  # whatever leads nowhere is one route: strangers must not make up names for counters


class Shell:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[REQUEST_ID] = request_id
                for name, value in SECURITY.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.answer(scope, receive, dressed)
        finally:
            self.told(scope, status, time.perf_counter() - begun)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever is asked for, and be it nothing that there is, counts for whoever asks."""
        app: Starlette = scope["app"]
        house: House = app.state.house
        connection = HTTPConnection(scope)
        try:
            await house.pace.check("request", counted_address(connection))
        except WebProblem as problem:
            await failure(problem, language_of(connection))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def told(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request by its route: what stands in the place of an id may be a key."""
        route = scope.get("state", {}).get("route", OTHER)
        method = scope["method"] if route != OTHER else OTHER
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        LOG.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
