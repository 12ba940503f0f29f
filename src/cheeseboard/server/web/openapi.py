"""The OpenAPI document, made from the endpoints and from what they take and give back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from cheeseboard.server.web import health, lobby
from cheeseboard.server.web.endpoint import JSON, Endpoint
from cheeseboard.server.web.errors import ErrorBody
from cheeseboard.server.web.origin import HEADER, SAFE
from cheeseboard.server.web.own_socket import ToOwner
from cheeseboard.server.web.protocol import FromClient, FromServer
from cheeseboard.server.web.routes import ENDPOINTS, OWN_SOCKET, SOCKET

VERSION: Final = "3.1.0"
PARTS: Final = re.compile(r"{(\w+)}")
# What the statuses of errors say; all have a body of the same shape.
ERRORS: Final = {
    400: "what was sent could not be understood",
    401: "nobody is known here by this session: come in first",
    403: "not yours to do; or the page of another site asks",
    404: "not there, or not any more",
    408: "the body took too long to come",
    409: "as things stand this cannot be done",
    413: "the body is too large",
    422: "this cannot be as it was asked for",
    429: "too often",
    503: "the database cannot be reached, or the table cannot be read: try again",
}


async def document(request: Request) -> Response:
    """The document itself."""
    request.state.route = "/api/openapi.json"
    return Response(written(), media_type=JSON)


@cache
def written() -> bytes:
    return json.encode(described())


def described() -> dict[str, Any]:
    """The whole document. What is said on sockets, which OpenAPI does not know, is among the schemas."""
    from cheeseboard import __version__

    shapes: list[Any] = [ErrorBody, FromClient, FromServer, ToOwner]
    for endpoint in ENDPOINTS:
        shapes += [shape for shape in (endpoint.body, endpoint.query, reply_of(endpoint)) if shape is not None]
    schemas, components = msgspec.json.schema_components(
        shapes, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    found = dict(zip([str(shape) for shape in shapes], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        operation = described_endpoint(endpoint, found, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    components |= {"FromClient": found[str(FromClient)], "FromServer": found[str(FromServer)]}
    components["ToOwner"] = found[str(ToOwner)]
    return {
        "openapi": VERSION,
        "info": {
            "title": "Cheeseboard",
            "version": __version__,
            "description": f"Tables, people and records. Play itself goes over the socket {SOCKET}: the client sends "
            f"`FromClient`, the server `FromServer`. Notices come over {OWN_SOCKET}, as `ToOwner`.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def anything(kind: type) -> dict[str, Any]:
    """What a game puts into its views is for the game to say."""
    return {"description": "any value"}


def described_endpoint(endpoint: Endpoint, found: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    reply = reply_of(endpoint)
    content = {} if reply is None else {"content": {JSON: {"schema": found[str(reply)]}}}
    error = {"content": {JSON: {"schema": found[str(ErrorBody)]}}}
    responses: dict[str, Any] = {"200": {"description": "done", **content}}
    for status in errors_of(endpoint):
        responses[str(status)] = {"description": ERRORS[status], **error}
    if endpoint.work is lobby.create:
        responses["200"]["links"] = dict(links())
    operation: dict[str, Any] = {
        "operationId": name_of(endpoint),
        "summary": (endpoint.work.__doc__ or "").partition("\n")[0],
        "parameters": parameters(endpoint, components),
        "responses": responses,
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": found[str(endpoint.body)]}}}
    return operation


def name_of(endpoint: Endpoint) -> str:
    return f"{endpoint.work.__module__.rpartition('.')[2]}_{endpoint.work.__name__}"


def links() -> Iterator[tuple[str, Any]]:
    """What can be asked about a table that was just set up."""
    for endpoint in ENDPOINTS:
        if "table" in PARTS.findall(endpoint.path):
            name = name_of(endpoint)
            yield name, {"operationId": name, "parameters": {"table": "$response.body#/id"}}


def errors_of(endpoint: Endpoint) -> list[int]:
    """The statuses that an error may have."""
    possible = {429, 503}
    if endpoint.path.startswith("/api/"):  # whoever has no session, or a bot's
        possible |= {401, 403}
    if endpoint.body is not None:
        possible |= {400, 408, 413}
    if endpoint.query is not None:
        possible |= {400}
    if endpoint.method not in SAFE:
        possible |= {404, 409, 422}
    if PARTS.findall(endpoint.path):
        possible |= {403, 404, 409, 422}
    if endpoint.work is health.counted:
        possible |= {404}
    return sorted(possible)


def parameters(endpoint: Endpoint, components: dict[str, Any]) -> list[dict[str, Any]]:
    """What stands in the path and behind it, and the header that keeps other sites out."""
    text = {"type": "string", "maxLength": 100}
    listed = [{"name": name, "in": "path", "required": True, "schema": text} for name in PARTS.findall(endpoint.path)]
    if endpoint.query is not None:
        for name, schema in components[endpoint.query.__name__]["properties"].items():
            listed.append({"name": name, "in": "query", "required": False, "schema": schema})
    if endpoint.method not in SAFE and not endpoint.from_anywhere:
        listed.append({"name": HEADER, "in": "header", "required": True, "schema": {"type": "string"}})
    return listed


def reply_of(endpoint: Endpoint) -> type | None:
    """The shape of the reply; None for a text that is not ours to describe."""
    return None if issubclass(endpoint.reply, Response) else endpoint.reply
