"""The pages of a worker, for operators: is it alive, what has it counted?"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from msgspec import json
from prometheus_client import CollectorRegistry, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn import Server

from cheeseboard.server.web.call import address_of
from cheeseboard.server.web.endpoint import JSON, failure
from cheeseboard.server.web.health import among
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.metrics import CONTENT_TYPE
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.serving import config
from cheeseboard.server.web.settings import WebSettings, networks


class Beside(Server):
    """uvicorn's server beside other work, which alone decides what signals mean."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def shown(listening: socket.socket, registry: CollectorRegistry, settings: WebSettings) -> AsyncIterator[None]:
    """The pages can be read meanwhile."""
    server = Beside(config(application(registry, settings.metrics_from), "", 0, settings.proxies))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def application(registry: CollectorRegistry, allowed: str) -> Starlette:
    """What is counted, for those who may read it; to all others it is not there, as with a server."""

    async def alive(request: Request) -> Response:
        return Response(json.encode(Done()), media_type=JSON)

    async def counted(request: Request) -> Response:
        if not among(address_of(request), networks(allowed)):
            return await nowhere(request, HTTPException(404))
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE})

    return Starlette(
        routes=[Route("/healthz", alive), Route("/metrics", counted)], exception_handlers={HTTPException: nowhere}
    )


async def nowhere(request: Request, error: Exception) -> Response:
    """Whatever leads nowhere."""
    wrong = isinstance(error, HTTPException) and error.status_code == 405
    problem = WebProblem("wrong-method", 405) if wrong else WebProblem("no-such-page", 404)
    return failure(problem, language_of(request))
