"""An endpoint: a method, a path and a piece of work. Who asks, what is asked and what goes wrong is handled here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, get_type_hints

import structlog
from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheeseboard.server.web import session
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.errors import as_problem, status_of, told
from cheeseboard.server.web.house import House
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.logs import LOG, where
from cheeseboard.server.web.origin import check_request
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.reading import body_of, query_of

JSON: Final = "application/json"
LONGEST_PART: Final = 100  # of a path: no id of ours is longer


@dataclass(frozen=True)
class Endpoint:
    """`work` takes a Call, and a `body` or a `query` of the shape that its annotation says; it gives back the reply.

    What is not said to be for bots too is for people alone.
    """

    method: Literal["GET", "POST", "DELETE"]
    path: str
    work: Callable[..., Awaitable[object]]
    from_anywhere: bool = False  # also other sites may send it: a key in the path says whose business it is
    bots: bool = False
    shape: type | None = None  # of a reply that the work has written out itself

    @cached_property
    def shapes(self) -> dict[str, type]:
        """What the work takes and gives back, by name."""
        return get_type_hints(self.work)

    @property
    def body(self) -> type[Struct] | None:
        return self.shapes.get("body")

    @property
    def query(self) -> type[Struct] | None:
        return self.shapes.get("query")

    @property
    def reply(self) -> type:
        return self.shape or self.shapes["return"]

    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        """The reply, whatever happens."""
        request.state.route = self.path
        house: House = request.app.state.house
        language = language_of(request)
        try:
            return await self.done(house, request, language)
        except Exception as error:
            return failure(error, language)

    async def done(self, house: House, request: Request, language: str) -> Response:
        if not self.from_anywhere and session.bearer_of(request) is None:  # no browser adds a bearer by itself
            check_request(request, self.method, house.settings.public_url)
        for part in request.path_params.values():
            if len(part) > LONGEST_PART or not part.isprintable():
                raise WebProblem("missing", 404)
        if "table" in request.path_params:
            structlog.contextvars.bind_contextvars(table=request.path_params["table"])
        given: dict[str, Struct] = {}
        if self.body is not None:
            given["body"] = await body_of(request, self.body)
        if self.query is not None:
            given["query"] = query_of(request, self.query)
        who = await session.identify(house, request)
        if who.bot and not self.bots:
            raise WebProblem("people-only", 403)
        call = Call(house, request, language, who.token, who.person, who.bot)
        found = await self.work(call, **given)
        reply = found if isinstance(found, Response) else Response(json.encode(found), media_type=JSON)
        if call.renewed:
            session.set_cookie(reply, request, house.settings, call.token)
        return reply


def failure(error: Exception, language: str) -> Response:
    """The error as a reply. What is a fault of ours is logged, and told without any detail."""
    problem = as_problem(error)
    if problem is None:
        LOG.error("fault", error=type(error).__name__, where=where(error))
        problem = WebProblem("fault", 500)
    status = status_of(problem)
    headers = {"content-language": language}
    if status in (429, 503):
        headers["retry-after"] = str(problem.facts.get("seconds", 1))
    return Response(told(problem, language), status, headers, JSON)
