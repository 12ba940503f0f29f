"""What is done again and again while the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cheeseboard.server.store.errors import Unavailable

LOG: Final = logging.getLogger(__name__)


async def repeat(step: Callable[[], Awaitable[None]], pause_s: float) -> None:
    """Take the step for ever. One that fails is logged, and the next one is taken."""
    while True:
        try:
            await step()
        except Unavailable:
            pass  # the database logs its outages itself
        except Exception:
            LOG.exception("a repeated step failed")
        await asyncio.sleep(pause_s)
