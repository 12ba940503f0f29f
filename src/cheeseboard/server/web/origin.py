"""Whether a request comes from our own pages. Others must not act in the name of whoever visits them."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cheeseboard.server.web.problem import WebProblem

# Other sites cannot add a header of this name to a request without asking us first, and we never agree.
HEADER: Final = "x-cheeseboard"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def check_origin(connection: HTTPConnection, public_url: str) -> None:
    """WebProblem if a browser says that another site's page is asking. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = urlsplit(public_url).netloc if public_url else connection.headers.get("host", "")
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking.lower() != host.lower():
        raise WebProblem("wrong-origin", 403)


def check_request(connection: HTTPConnection, method: str, public_url: str) -> None:
    """WebProblem if a request that changes something may come from another site."""
    if method in SAFE:
        return
    check_origin(connection, public_url)
    if HEADER not in connection.headers:
        raise WebProblem("header-missing", 403, {"header": HEADER})
