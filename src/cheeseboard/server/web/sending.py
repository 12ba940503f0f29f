"""Replies that browsers may keep: with a tag by which they ask whether anything has changed, and compressed."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"  # kept, but asked for every time
FOREVER: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
SMALLEST: Final = 1024  # below that compressing gains nothing
KEPT: Final = 128


def sent(connection: HTTPConnection, data: bytes, media_type: str, cache: str = ASK_AGAIN, vary: str = "") -> Response:
    """The data as a reply, or that it has not changed. Only what holds no secret: sizes tell of what is compressed."""
    headers = {
        "etag": tag(data),
        "cache-control": cache,
        "vary": f"accept-encoding, {vary}" if vary else "accept-encoding",
    }
    if known(connection, headers["etag"]):
        return Response(status_code=304, headers=headers)
    if len(data) >= SMALLEST and accepts(connection, "gzip"):
        return Response(zipped(data), headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)


@lru_cache(KEPT)
def tag(data: bytes) -> str:
    """What stands for the data. It is the same however it is compressed, so it is a weak one."""
    return f'W/"{hashlib.sha256(data).hexdigest()[:24]}"'


@lru_cache(KEPT)
def zipped(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def known(connection: HTTPConnection, etag: str) -> bool:
    """Whether the browser has it already."""
    given = connection.headers.get("if-none-match", "")
    return given == "*" or etag in [one.strip() for one in given.split(",")]


def accepts(connection: HTTPConnection, encoding: str) -> bool:
    """Whether the browser can read what is compressed in this way."""
    for wish in connection.headers.get("accept-encoding", "").split(","):
        name, _, quality = wish.partition(";")
        if name.strip().lower() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
