"""The application: everything that a server process opens when it starts and closes when it ends."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from cheeseboard.server.clock import now
from cheeseboard.server.live.abandoning import EVERY_S as ABANDON_S
from cheeseboard.server.live.abandoning import Abandoning
from cheeseboard.server.live.buses import bus_of
from cheeseboard.server.live.ending import end
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.remind.office import Office
from cheeseboard.server.remind.settings import RemindSettings, read_remind_settings
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.settings import Settings, read_settings
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.thinking.asking import Asking
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.hinting import Hints
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.queue import Queue
from cheeseboard.server.thinking.reviewing import Reviews
from cheeseboard.server.web import logs, page, rematching
from cheeseboard.server.web.endpoint import failure
from cheeseboard.server.web.games import all_games
from cheeseboard.server.web.house import House
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.metrics import Metrics
from cheeseboard.server.web.openapi import document
from cheeseboard.server.web.pace import Pace
from cheeseboard.server.web.personal import Personal
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.routes import ENDPOINTS, OWN_SOCKET, SOCKET
from cheeseboard.server.web.settings import WebSettings, read_web_settings
from cheeseboard.server.web.shell import Shell
from cheeseboard.server.web.socket import no_socket, own_socket, table_socket
from cheeseboard.text import LANGUAGES

TIDY_S: Final = 600.0
YOUNG: Final = 50_000  # objects
NEVER: Final = 1_000_000
SAY_S: Final = 2.0  # how often other processes learn what this one has counted
SHOW_S: Final = 2.0  # how often pages that are open learn of new notices
REMINDING: Final = RemindSettings()


def create_app(settings: Settings, web: WebSettings, remind: RemindSettings = REMINDING) -> Starlette:
    """The application with these settings; it opens its database when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(settings, web, remind, metrics) as house:
            app.state.house = house
            yield

    return Starlette(
        routes=[
            *[endpoint.route() for endpoint in ENDPOINTS],
            Route("/api/openapi.json", document),
            WebSocketRoute(SOCKET, table_socket),
            WebSocketRoute(OWN_SOCKET, own_socket),
            WebSocketRoute("/{elsewhere:path}", no_socket),
            *page.routes(),
        ],
        middleware=[Middleware(Shell, metrics)],
        exception_handlers={HTTPException: astray},
        lifespan=lifespan,
    )


@asynccontextmanager
async def opened(
    settings: Settings, web: WebSettings, remind: RemindSettings, metrics: Metrics
) -> AsyncIterator[House]:
    """The house while it is open."""
    database = open_database(settings)
    writer = Writer(database, settings.writes_waiting, settings.writes_together)
    bus = bus_of(settings)
    floor = Floor(database, writer, bus, now)
    office = Office(floor, Ways(remind, web.public_url), metrics.reminded)
    queue = Queue(floor)
    await queue.start()
    pool = Pool(settings.thinking_processes, warm=not queue.working, ended=metrics.thoughts.ended)
    thinker = Embedded(floor, pool)
    asking = Asking(floor, thinker, queue)
    pace = Pace(web, settings.redis_url)
    hints, reviews = Hints(thinker), Reviews(thinker, settings.review_seconds)
    house = House(web, database, writer, floor, now, pace, metrics, office, Personal(floor), hints, reviews)
    abandoning = Abandoning(floor, web.gathering_days, web.abandoned_days)
    metrics.count_rooms = lambda: len(floor.rooms)
    metrics.count_waiting = lambda: len(pool.line)
    bus.subscribe(house.visits.hear, house.visits.look_again)
    floor.follow(rematching.follower(floor))
    floor.follow(hints.follow)
    await floor.start()
    await asking.start()
    await office.start()
    repeated = [
        asyncio.create_task(repeat(house.personal.step, SHOW_S)),
        asyncio.create_task(repeat(metrics.keep_saying, SAY_S)),
        asyncio.create_task(repeat(abandoning.step, ABANDON_S)),
        asyncio.create_task(tidy()),
    ]
    learning = asyncio.create_task(asyncio.to_thread(learn_words))
    try:
        yield house
    finally:
        await learning
        await end(repeated)
        await office.stop()
        await house.pace.close()
        await queue.stop()
        await reviews.stop()
        await asking.stop()
        await floor.stop()
        writer.close()
        database.close()


def learn_words() -> None:
    """Load the games and their words. That takes seconds, in which no table is to wait for the first sentence."""
    for language in LANGUAGES:
        all_games(language)


async def astray(request: Request, error: Exception) -> Response:
    """Whatever leads nowhere."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 404 and page.wants_page(request):
        return page.document(request, 404)
    problem = WebProblem("wrong-method", 405) if status == 405 else WebProblem("no-such-page", 404)
    reply = failure(problem, language_of(request))
    if isinstance(error, HTTPException) and error.headers:
        reply.headers.update(error.headers)  # a wrong method is told which are right
    return reply


def keep_waits_short() -> None:
    """In a process that only serves: look for garbage in small pieces, since everybody waits meanwhile.

    Moves leave hardly any behind that needs a search. What is young is looked through once, some milliseconds at a
    time, and never again by itself: all that tables remember would be searched for a second. `tidy` does that seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def tidy() -> None:
    """Search for garbage now and then."""
    while True:
        await asyncio.sleep(TIDY_S)
        gc.collect()


def from_environment() -> Starlette:
    """The application that the environment asks for: what uvicorn starts in every process."""
    logs.configure()
    keep_waits_short()
    return create_app(
        read_settings(os.environ), read_web_settings(os.environ), read_remind_settings(os.environ)
    )
