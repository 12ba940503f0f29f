"""A process that sends reminders: python -m tests.server.remind.sending_process PORT MILLISECONDS-AHEAD"""

from __future__ import annotations

import asyncio
import os
import sys

from cheeseboard.server.remind.office import Office
from cheeseboard.server.settings import read_settings
from cheeseboard.server.store.revision import open_database
from tests.server.live.playing import milliseconds, open_floor
from tests.server.remind.offices import ways


async def run(port: int, ahead: int) -> None:
    database = open_database(read_settings(os.environ))
    async with open_floor(database, now=lambda: milliseconds() + ahead) as floor:
        office = Office(floor, ways(port, smtp_seconds=60), lambda channel, outcome: None)
        os.write(1, b"ready\n")
        while True:
            await office.sending.step()
            await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), int(sys.argv[2])))
