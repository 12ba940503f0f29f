"""What an operator may set about HTTP and sockets, by environment variables; docs/web.md explains them."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from cheeseboard.server.settings import BadSetting, parsed

Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]

# The variable of every value.
VARIABLES: Final = {
    "public_url": "CHEESEBOARD_URL",
    "proxies": "CHEESEBOARD_PROXIES",
    "metrics_from": "CHEESEBOARD_METRICS_FROM",
    "session_days": "CHEESEBOARD_SESSION_DAYS",
    "invitation_days": "CHEESEBOARD_INVITATION_DAYS",
    "absent_minutes": "CHEESEBOARD_ABSENT_MINUTES",
    "absent_days": "CHEESEBOARD_ABSENT_DAYS",
    "gathering_days": "CHEESEBOARD_GATHERING_DAYS",
    "abandoned_days": "CHEESEBOARD_ABANDONED_DAYS",
    "guests_a_minute": "CHEESEBOARD_GUESTS_A_MINUTE",
    "logins_a_minute": "CHEESEBOARD_LOGINS_A_MINUTE",
    "letters_an_hour": "CHEESEBOARD_LETTERS_AN_HOUR",
    "hints_a_minute": "CHEESEBOARD_HINTS_A_MINUTE",
    "reviews_an_hour": "CHEESEBOARD_REVIEWS_AN_HOUR",
    "requests_a_minute": "CHEESEBOARD_REQUESTS_A_MINUTE",
    "messages_a_second": "CHEESEBOARD_MESSAGES_A_SECOND",
    "sockets_of_address": "CHEESEBOARD_SOCKETS_OF_ADDRESS",
    "send_seconds": "CHEESEBOARD_SEND_SECONDS",
}


@dataclass(frozen=True)
class WebSettings:
    """All values."""

    public_url: str = ""  # where browsers find the server, such as https://play.example.org; else what they asked for
    proxies: str = "127.0.0.1"  # whose word on where a request comes from is believed; separated by commas
    metrics_from: str = "127.0.0.0/8,::1"  # who may read /metrics: addresses or networks, separated by commas
    session_days: int = 90  # how long a browser is known without being used
    invitation_days: int = 14
    absent_minutes: int = 10  # after which the others at a table may let a bot play for one who is gone
    absent_days: int = 3  # the same where they do not wait at the table
    gathering_days: int = 7  # after which a table is closed that nobody has touched, before its match
    abandoned_days: int = 90  # the same while its match goes on
    guests_a_minute: int = 20  # new guests and accounts from one address
    logins_a_minute: int = 10  # tries from one address, and tries for one account
    letters_an_hour: int = 5  # that confirm an e-mail address, from one address, for one person, to one address
    hints_a_minute: int = 20  # for one person
    reviews_an_hour: int = 20  # that one person may have begun
    requests_a_minute: int = 1200  # from one address
    messages_a_second: int = 20  # on one socket; twice as many at once
    sockets_of_address: int = 100  # open at the same time
    send_seconds: int = 20  # how long a socket may refuse to take what is sent to it


def read_web_settings(environment: Mapping[str, str]) -> WebSettings:
    """The settings that the environment asks for. Raises BadSetting."""
    given: dict[str, str | int] = {}
    for each in fields(WebSettings):
        text = environment.get(VARIABLES[each.name], "").strip()
        if text:
            value = parsed(VARIABLES[each.name], text, WebSettings.__annotations__[each.name])
            given[each.name] = value if isinstance(value, int) else str(value)
    found = WebSettings(**given)  # type: ignore[arg-type]  # every value was parsed by the type of its field
    try:
        networks(found.metrics_from)
    except ValueError:
        raise BadSetting(VARIABLES["metrics_from"], "127.0.0.1, 10.0.0.0/8, ::1 …") from None
    return found


@cache
def networks(text: str) -> Networks:
    """The networks that are written like this, separated by commas. Raises ValueError."""
    return tuple([ipaddress.ip_network(one.strip()) for one in text.split(",")])
