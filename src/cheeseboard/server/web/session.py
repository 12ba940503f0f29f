"""The session: a cookie with a word that nobody guesses; the database knows whom it stands for."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import bots, sessions
from cheeseboard.server.web.house import House, new_token
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.settings import WebSettings

COOKIE: Final = "session"
DAY_MS: Final = 24 * 60 * 60 * 1000
DAY_S: Final = 24 * 60 * 60
LONGEST: Final = 100  # whatever is longer is none of our tokens
LONGEST_DEVICE: Final = 200


def token_of(connection: HTTPConnection) -> str:
    """The token that the browser sent, if any."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST else ""


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token of somebody's own bot, which it says with every request; None for browsers."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:LONGEST] if scheme.lower() == "bearer" else None


class Identity(Struct, frozen=True):
    """Who speaks: a person by their cookie, or somebody's own bot."""

    person: PersonId | None
    token: str
    bot: bool


async def identify(house: House, connection: HTTPConnection) -> Identity:
    """Who sent a request. WebProblem if a bot's token is none; whoever has no session is nobody."""
    bearer = bearer_of(connection)
    found = Identity(None, token_of(connection), False) if bearer is None else Identity(None, bearer, True)
    person = await person_of(house, found)
    if found.bot and person is None:
        raise WebProblem("wrong-token", 401)
    return replace(found, person=person)


async def person_of(house: House, identity: Identity) -> PersonId | None:
    """Whom the token stands for now, if anybody."""
    token = identity.token
    if not token:
        return None
    if identity.bot:
        return await house.read(lambda connection: bots.bot_of(connection, token))
    now = house.now()
    return await house.read(lambda connection: sessions.person_of(connection, token, now))


def device_of(connection: HTTPConnection) -> str:
    """What the browser says that it is, for its owner to know it again."""
    told = connection.headers.get("user-agent", "")
    return "".join([character for character in told if character.isprintable()])[:LONGEST_DEVICE]


def expires(settings: WebSettings, now: int) -> int:
    return now + settings.session_days * DAY_MS


def begin(
    connection: Connection, settings: WebSettings, person: PersonId, old: str, now: int, device: str
) -> str:
    """A new session instead of the old one; its token."""
    token = new_token()
    if old:
        sessions.end(connection, old)
    sessions.begin(connection, token, person, now, expires(settings, now), device)
    return token


def set_cookie(response: Response, request: HTTPConnection, settings: WebSettings, token: str) -> None:
    """Hand the token to the browser, or with '' take it away. Scripts never see it, other sites never send it."""
    secure = settings.public_url.startswith("https:") or request.url.scheme in ("https", "wss")
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_days * DAY_S if token else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
