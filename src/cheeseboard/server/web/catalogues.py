"""Every choice that a match can offer. That is much and never changes, so a browser fetches it once for all tables."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, NamedTuple
from urllib.parse import urlencode

from msgspec import DecodeError, Meta, Struct, ValidationError, json
from starlette.responses import RedirectResponse, Response

from cheeseboard import __version__
from cheeseboard.core.option import Options, Value
from cheeseboard.registry import find_game
from cheeseboard.server.tables import explaining
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.endpoint import JSON
from cheeseboard.server.web.reading import not_understood

LASTING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "public, no-cache"  # kept, but looked after


class Which(Struct, frozen=True):
    """The options as a JSON object, the version of the rules, and one by which the address is never used for else."""

    options: Annotated[str, Meta(max_length=400)] = "{}"
    rules: Annotated[int, Meta(ge=1, le=1 << 30)] | None = None
    version: Annotated[str, Meta(max_length=100)] = ""


class Choices(Struct, frozen=True):
    """Every choice that such a match can offer: its notation, and the words for it."""

    choices: Sequence[object]


class Catalogue(NamedTuple):
    """All choices, packed by gzip, and what tells them from those of other options, rules and releases."""

    packed: bytes
    version: str


async def choices(call: Call) -> Response:
    """Where every choice that a match at this table can offer is told; the same for all tables like it."""
    head = (await call.house.floor.open(call.table)).head
    found = await asyncio.to_thread(catalogue, head.game, head.rules, tuple(head.options.items()))
    asked = {"options": json.encode(head.options).decode(), "rules": head.rules, "version": found.version}
    query = urlencode(asked)
    return RedirectResponse(f"/api/games/{head.game}/choices?{query}", 307, {"cache-control": "no-cache"})


async def of_game(call: Call, query: Which) -> Response:
    """Every choice that a match with these options can offer: its notation, and the words for it."""
    newest = find_game(call.request.path_params["game"])
    game = newest if query.rules is None else newest.as_of(query.rules)
    try:
        given: Options = {**json.decode(query.options, type=dict[str, Value])}
    except (DecodeError, ValidationError, UnicodeError) as error:
        raise not_understood(error) from None
    found = await asyncio.to_thread(catalogue, game.name, game.rules, tuple(game.choose_options(given).items()))
    tag = f'"{found.version}"'
    headers = {"etag": tag, "vary": "accept-encoding"}
    headers["cache-control"] = LASTING if query.version == found.version else ASK_AGAIN
    if tag in [each.strip().removeprefix("W/") for each in call.request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(found.packed), headers=headers, media_type=JSON)
    return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=JSON)


@lru_cache(64)
def catalogue(game: str, rules: int, options: tuple[tuple[str, Value], ...]) -> Catalogue:
    """The largest has 18,000 choices, so it is not made for everybody anew."""
    found = find_game(game).as_of(rules)
    body = json.encode(Choices(explaining.catalogue(found, dict(options))))
    named = f"{__version__} {found.rules} ".encode() + body
    # Without a time in it, so that all processes of a server send the same bytes.
    return Catalogue(gzip.compress(body, 6, mtime=0), hashlib.sha256(named).hexdigest()[:20])
