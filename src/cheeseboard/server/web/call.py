"""A request on its way: who asks, in which language, of which server."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.web.house import House
from cheeseboard.server.web.problem import WebProblem

HOUSEHOLD: Final = 64  # bits


class Call:
    """What every piece of work is given. `token` is the session's; whoever renews it has the reply set the cookie."""

    def __init__(
        self, house: House, request: HTTPConnection, language: str, token: str, person: PersonId | None, bot: bool
    ) -> None:
        self.house: Final = house
        self.request: Final = request
        self.language: Final = language
        self.person: Final = person
        self.bot: Final = bot  # somebody's own
        self.token = token
        self.renewed = False

    @property
    def me(self) -> PersonId:
        """Who asks; WebProblem if we do not know."""
        if self.person is None:
            raise WebProblem("sign-in", 401)
        return self.person

    @property
    def table(self) -> TableId:
        """The table in the path."""
        return TableId(self.request.path_params["table"])

    @property
    def address(self) -> str:
        """Where it comes from, as limits count it."""
        return counted_address(self.request)

    def renew(self, token: str) -> None:
        """The reply has the browser keep this token; '' lets it forget the one it has."""
        self.token = token
        self.renewed = True


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; behind a proxy, where that says it does."""
    return "" if connection.client is None else connection.client.host


def counted_address(connection: HTTPConnection) -> str:
    """The same as limits count it. In IPv6 one customer has a whole network of 64 bits: that counts as one address."""
    found = address_of(connection)
    try:
        address = ipaddress.IPv6Address(found)
    except ValueError:
        return found
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), HOUSEHOLD), strict=False))
