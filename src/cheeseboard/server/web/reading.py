"""What a request brings: a JSON body of a known shape, or parameters in its address."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

from msgspec import DecodeError, Struct, ValidationError, convert, json
from starlette.requests import ClientDisconnect, Request

from cheeseboard.server.web.problem import WebProblem

LARGEST: Final = 64 * 1024
LONGEST_REASON: Final = 200
# What is raised by bytes that are no JSON, by JSON of another shape, and by brackets without end.
NOT_OURS: Final = (DecodeError, ValidationError, UnicodeError, RecursionError)
BODY_S: Final = 20.0  # in which a body has to come
Shape = TypeVar("Shape", bound=Struct)


async def body_of(request: Request, shape: type[Shape]) -> Shape:
    """The body, if it is of that shape; WebProblem if it is too large or says something else."""
    try:
        return json.decode(await raw_body(request), type=shape)
    except NOT_OURS as error:
        raise not_understood(error) from None


async def raw_body(request: Request) -> bytes:
    """All bytes of the body, but never more than may be."""
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or len(declared) > 9 or int(declared) > LARGEST:
        raise WebProblem("too-large", 413, {"most": LARGEST})
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for piece in request.stream():
                found += piece
                if len(found) > LARGEST:
                    raise WebProblem("too-large", 413, {"most": LARGEST})
    except TimeoutError:
        raise WebProblem("too-slow", 408) from None
    except ClientDisconnect:
        raise WebProblem("bad-request", 400, {"because": "-"}) from None
    return bytes(found)


def query_of(request: Request, shape: type[Shape]) -> Shape:
    """The parameters in the address, if they are of that shape. One that is there twice is a list, as none may be."""
    found: dict[str, object] = {}
    for name, value in request.query_params.multi_items():
        found[name] = [found[name], value] if name in found else value
    try:
        return convert(found, shape, strict=False)
    except ValidationError as error:
        said = str(error)
        if "matching regex" in said and said.endswith("`$.before`"):  # nobody who pages wants to read a pattern
            raise WebProblem("bad-place", 400) from None
        raise not_understood(error) from None


def not_understood(error: Exception) -> WebProblem:
    """What was sent is none of ours. It may be repeated in the reason, so that has an end."""
    return WebProblem("bad-request", 400, {"because": str(error)[:LONGEST_REASON]})
