"""For operators: is the process alive, is it ready, what has it counted?"""

from __future__ import annotations

import ipaddress

from sqlalchemy import text
from starlette.responses import Response

from cheeseboard.server.web.call import Call
from cheeseboard.server.web.metrics import CONTENT_TYPE
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem


async def alive(call: Call) -> Done:
    """The process answers."""
    return Done()


async def ready(call: Call) -> Done:
    """The process can serve: its database answers."""
    await call.house.read(lambda connection: connection.execute(text("SELECT 1")).close())
    return Done()


async def counted(call: Call) -> Response:
    """Counters for Prometheus, for those on the same machine only."""
    if not local(call.address):
        raise WebProblem("no-such-page", 404)
    return Response(call.house.metrics.page(), headers={"content-type": CONTENT_TYPE})


def local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
