"""Sockets of tables and of people: who comes in, and how the conversation ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cheeseboard.server.ids import TableId
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.web import session
from cheeseboard.server.web.call import counted_address
from cheeseboard.server.web.conversation import SIGNED_OUT, TOO_SLOW, Closing
from cheeseboard.server.web.endpoint import LONGEST_PART, failure
from cheeseboard.server.web.errors import as_problem
from cheeseboard.server.web.house import House
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.logs import LOG, where
from cheeseboard.server.web.origin import check_origin
from cheeseboard.server.web.own_socket import OwnVisit
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import ENCODER
from cheeseboard.server.web.protocol import Problem as ProblemMessage
from cheeseboard.server.web.session import Identity
from cheeseboard.server.web.visit import Visit

FAULT: Final = 1011
TRY_AGAIN: Final = 1013
NO_SUCH_TABLE: Final = 4404
LONGEST_REASON: Final = 120  # bytes that a close frame has room for


Converse = Callable[[House, WebSocket, str, Identity], Awaitable[None]]


async def table_socket(socket: WebSocket) -> None:
    """The socket of a table."""
    structlog.contextvars.bind_contextvars(table=socket.path_params["table"][:LONGEST_PART])
    await let_in(socket, converse)


async def own_socket(socket: WebSocket) -> None:
    """The socket of a person."""
    await let_in(socket, converse_alone)


async def let_in(socket: WebSocket, conversation: Converse) -> None:
    """Let somebody in, if a browser says that it is our own page that asks."""
    house: House = socket.app.state.house
    language, address = language_of(socket), counted_address(socket)
    try:
        await house.pace.check("request", address)
        if session.bearer_of(socket) is None:  # no browser adds a bearer by itself
            check_origin(socket, house.settings.public_url)
        if house.visits.of_address[address] >= house.settings.sockets_of_address:
            raise WebProblem("too-many-sockets", 429, {"most": house.settings.sockets_of_address})
    except Exception as error:
        await socket.send_denial_response(failure(error, language))
        return
    await socket.accept()  # browsers tell their pages nothing of a denial: what can pass is told on the socket
    begun = time.monotonic()
    house.visits.of_address[address] += 1
    house.metrics.sockets.inc()
    try:
        await conversation(house, socket, language, await identified(house, socket))
    except Closing as closing:
        await close(house, socket, closing, language)
    except WebSocketDisconnect:
        pass
    finally:
        LOG.info("socket", s=round(time.monotonic() - begun, 1))
        house.metrics.sockets.dec()
        house.visits.of_address[address] -= 1
        if not house.visits.of_address[address]:
            del house.visits.of_address[address]


async def no_socket(socket: WebSocket) -> None:
    """A socket where there is none."""
    house: House = socket.app.state.house
    try:
        await house.pace.check("request", counted_address(socket))
        raise WebProblem("no-such-page", 404)
    except WebProblem as problem:
        await socket.send_denial_response(failure(problem, language_of(socket)))


async def identified(house: House, socket: WebSocket) -> Identity:
    """Who has come. Raises Closing."""
    try:
        return await session.identify(house, socket)
    except Exception as error:
        raise closing_for(error) from None


async def converse(house: House, socket: WebSocket, language: str, who: Identity) -> None:
    """At a table, until either ends. Raises Closing."""
    table = TableId(socket.path_params["table"][:LONGEST_PART])
    try:
        if not table.isprintable():
            raise Missing
        room = await house.floor.open(table)
    except Exception as error:
        raise closing_for(error) from None
    async with house.floor.watch(room) as watch:
        visit = Visit(house, socket, watch, who, language)
        with house.visits.entered(table, visit):
            try:
                await both(visit.listen(), visit.speak())
            finally:
                visit.leave()


async def converse_alone(house: House, socket: WebSocket, language: str, who: Identity) -> None:
    """With one person, of all their tables. Raises Closing."""
    person = who.person
    if person is None:
        raise Closing(SIGNED_OUT, WebProblem("sign-in", 401))
    visit = OwnVisit(house, socket, person, who, language)
    with house.personal.entered(person, visit.line), house.visits.speaking(person, visit):
        try:
            await house.personal.look(person)
        except Exception as error:
            raise closing_for(error) from None
        await both(visit.listen(), visit.speak())


async def both(listening: Coroutine[None, None, None], speaking: Coroutine[None, None, None]) -> None:
    """Listen and speak until either ends. Raises Closing."""
    tasks = [asyncio.create_task(listening), asyncio.create_task(speaking)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        ended = task.exception()
        if isinstance(ended, Exception):
            raise closing_for(ended)


def closing_for(error: Exception) -> Closing | WebSocketDisconnect:
    """How an error ends the conversation."""
    if isinstance(error, Closing | WebSocketDisconnect):
        return error
    problem = as_problem(error)
    if problem is None:
        LOG.error("fault", error=type(error).__name__, where=where(error))
        return Closing(FAULT, WebProblem("fault", 500))
    match problem:
        case WebProblem(status=401):
            return Closing(SIGNED_OUT, problem)
        case WebProblem(status=404):
            return Closing(NO_SUCH_TABLE, problem)
        case WebProblem(status=503):
            return Closing(TRY_AGAIN, problem)
    return Closing(FAULT, problem)


async def close(house: House, socket: WebSocket, closing: Closing, language: str) -> None:
    """Say why, and end. To one who takes nothing there is nothing to say."""
    house.metrics.closed.labels(str(closing.code)).inc()
    LOG.info("socket closed", code=closing.code, problem=closing.problem.code)
    if closing.code == TOO_SLOW:
        return
    text = closing.problem.sentence(language)
    message = ProblemMessage(id=None, code=closing.problem.code, text=text, facts=dict(closing.problem.facts))
    try:
        async with asyncio.timeout(1):
            await socket.send_text(ENCODER.encode(message).decode())
            await socket.close(closing.code, shortened(text))
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return


def shortened(text: str) -> str:
    """As much as a close frame has room for."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")
