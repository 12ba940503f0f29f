"""The files of the browser client, as they were built: read once, and kept with what they are compressed to."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.sending import ASK_AGAIN, FOREVER, accepts, known, tag

FOLDER: Final = Path(__file__).parent / "static"
ASSETS: Final = "assets/"  # whatever is in there has a name that changes with it
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller first
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


class File(Struct, frozen=True):
    """A file with what it is compressed to."""

    data: bytes
    media_type: str
    packed: dict[str, bytes]


def files() -> dict[str, File]:
    """All files by name; nothing where the client was not built."""
    return read(FOLDER)


@cache
def read(folder: Path) -> dict[str, File]:
    found: dict[str, File] = {}
    endings = tuple([ending for _, ending in PACKED])
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.endswith(endings) and not path.name.startswith("."):
            found[path.relative_to(folder).as_posix()] = File(path.read_bytes(), type_of(path), packed(path))
    return found


def packed(path: Path) -> dict[str, bytes]:
    beside = {name: path.with_name(path.name + ending) for name, ending in PACKED}
    return {name: one.read_bytes() for name, one in beside.items() if one.exists()}


def type_of(path: Path) -> str:
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def file_reply(request: Request, name: str) -> Response:
    """A file, compressed as the browser likes it; WebProblem if there is none of this name."""
    file = files().get(name)
    if file is None:
        raise WebProblem("no-such-page", 404)
    cache = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
    headers = {"etag": tag(file.data), "cache-control": cache, "vary": "accept-encoding"}
    if known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    for encoding, data in file.packed.items():
        if accepts(request, encoding):
            return Response(data, headers={**headers, "content-encoding": encoding}, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)
