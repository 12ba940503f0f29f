"""The page: one document for every address that people see; the client in it shows what the address stands for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cheeseboard.server.web.endpoint import failure
from cheeseboard.server.web.language import language_of
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.sending import sent
from cheeseboard.server.web.static import file_reply, files

INDEX: Final = "index.html"
HTML: Final = "text/html"
# An invitation's key stands behind a #, or in the last of these, which no log has: routes are logged, not addresses.
PAGES: Final = (
    *("/", "/table/{table}", "/rules", "/rules/{game}", "/me", "/fair/{table}", "/join", "/join/{token}"),
    *("/ranking", "/ranking/{game}", "/person/{person}"),
)
ICONS: Final = ("icon.svg", "icon-180.png", "icon-192.png", "icon-512.png")
LOOSE: Final = ("manifest.webmanifest", "service-worker.js", *ICONS)


def routes() -> list[Route]:
    """Every page and every file of the client."""
    return [
        *[Route(path, page, methods=["GET"]) for path in PAGES],
        *[Route(f"/{name}", loose, methods=["GET"]) for name in LOOSE],
        Route("/assets/{name}", asset, methods=["GET"]),
    ]


async def page(request: Request) -> Response:
    """The document, in the reader's language."""
    request.state.route = "/page"
    return document(request)


def document(request: Request, status: int = 200) -> Response:
    language = language_of(request)
    index = files().get(INDEX)
    if index is None:
        return failure(WebProblem("not-built", 503), language)
    reply = sent(request, worded(index.data, language), f"{HTML}; charset=utf-8", vary="cookie, accept-language")
    if status != 200:
        reply.status_code = status
    return reply


@lru_cache(8)
def worded(index: bytes, language: str) -> bytes:
    """The document says in which language it is: readers who cannot see hear it spoken so."""
    return index.replace(b'<html lang="en"', f'<html lang="{language}"'.encode(), 1)


async def asset(request: Request) -> Response:
    """A file whose name changes with what is in it."""
    request.state.route = "/assets"
    return found(request, f"assets/{request.path_params['name']}")


async def loose(request: Request) -> Response:
    """A file whose name is known to browsers."""
    request.state.route = request.url.path
    return found(request, request.url.path.removeprefix("/"))


def found(request: Request, name: str) -> Response:
    try:
        return file_reply(request, name)
    except WebProblem as problem:
        return failure(problem, language_of(request))


def wants_page(request: Request) -> bool:
    """Whether somebody has typed an address, as opposed to a program that asks for data."""
    wanted = request.method == "GET" and HTML in request.headers.get("accept", "")
    return wanted and not request.url.path.startswith(("/api/", "/assets/")) and INDEX in files()
