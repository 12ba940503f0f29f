"""Where a webhook may lead: to the wide world, and not into the network that the server stands in."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 500
# Addresses of the wide world that stand for others, which need not be there.
WRAPPED: Final = tuple(
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(Exception):
    """A webhook does not lead where it may."""


@dataclass(frozen=True)
class Hook:
    """A webhook's address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str


def parsed_hook(url: str, private: bool) -> Hook:
    """The address, if it is one of https; http is for networks of one's own. Raises BadAddress."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress from None
    if parts.scheme not in (("https", "http") if private else ("https",)) or not parts.hostname:
        raise BadAddress
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadAddress
    literal = address_of(parts.hostname)
    if literal is not None and not private and not public(literal):
        raise BadAddress
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Hook(secure, parts.hostname, port or (443 if secure else 80), path)


def address_of(text: str) -> Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def public(address: Address) -> bool:
    """Whether the address is one of the wide world's, and stands for no other."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return public(address.ipv4_mapped)
        if any(address in network for network in WRAPPED):
            return False
    return address.is_global and not address.is_multicast


def resolved(hook: Hook, private: bool) -> list[str]:
    """The addresses to connect to, the best first. Raises BadAddress if any of them is not public; OSError."""
    found = [info[4][0] for info in socket.getaddrinfo(hook.host, hook.port, type=socket.SOCK_STREAM)]
    for each in found:
        address = address_of(str(each).partition("%")[0])
        if address is None or not (private or public(address)):
            raise BadAddress
    if not found:
        raise BadAddress
    return [str(each) for each in dict.fromkeys(found)]
