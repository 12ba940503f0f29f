"""For operators: is the process alive, is it ready, what has it counted?"""

from __future__ import annotations

import ipaddress

from sqlalchemy import text
from starlette.responses import Response

from cheeseboard.server.web.call import Call, address_of
from cheeseboard.server.web.metrics import CONTENT_TYPE
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.settings import Networks, networks


async def alive(call: Call) -> Done:
    """The process answers."""
    return Done()


async def ready(call: Call) -> Done:
    """The process can serve: its database answers."""
    await call.house.read(lambda connection: connection.execute(text("SELECT 1")).close())
    return Done()


async def counted(call: Call) -> Response:
    """Counters for Prometheus, for those who may read them: at first only those on the same machine."""
    if not among(address_of(call.request), networks(call.house.settings.metrics_from)):
        raise WebProblem("no-such-page", 404)
    return Response(call.house.metrics.page(), headers={"content-type": CONTENT_TYPE})


def among(address: str, allowed: Networks) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in allowed)
