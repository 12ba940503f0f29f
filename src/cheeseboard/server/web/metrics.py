"""What is counted, for Prometheus."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector

from cheeseboard.server.thinking.counting import Thoughts

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by the package when it is imported
SAID_AT_ONCE: Final = 100
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


class Metrics:
    """Counters of one process; where several count into one folder, the page shows their sum."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "cheeseboard_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds: Final = Histogram(
            "cheeseboard_request_seconds", "Time to answer", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.sockets: Final = Gauge(
            "cheeseboard_sockets", "Open sockets", registry=self.registry, multiprocess_mode="livesum"
        )
        self.rooms: Final = Gauge(
            "cheeseboard_rooms", "Tables in memory", registry=self.registry, multiprocess_mode="livesum"
        )
        self.messages: Final = Counter(
            "cheeseboard_messages", "Messages from sockets", ["kind", "reply"], registry=self.registry
        )
        self.updates: Final = Counter("cheeseboard_updates", "Updates sent to sockets", registry=self.registry)
        self.update_bytes: Final = Counter(
            "cheeseboard_update_bytes", "Bytes of updates sent to sockets", registry=self.registry
        )
        self.reminders: Final = Counter(
            "cheeseboard_reminders", "Reminders sent or tried", ["channel", "outcome"], registry=self.registry
        )
        self.closed: Final = Counter(
            "cheeseboard_sockets_closed", "Sockets that the server closed", ["code"], registry=self.registry
        )

        self.thoughts: Final = Thoughts(self.registry)
        self.unsaid = self.unsaid_bytes = 0
        self.count_rooms: Callable[[], int] = lambda: 0
        self.count_waiting: Callable[[], int] = lambda: 0

    def reminded(self, channel: str, outcome: str) -> None:
        self.reminders.labels(channel, outcome).inc()

    def sent(self, size: int) -> None:
        """An update of so many bytes was sent. Counters are dear, and this happens more often than anything else."""
        self.unsaid += 1
        self.unsaid_bytes += size
        if self.unsaid == SAID_AT_ONCE:
            self.say()

    async def keep_saying(self) -> None:
        """A step of what is repeated: another process may be asked, and has to know of this one."""
        self.say()

    def say(self) -> None:
        """Bring the numbers up to date that are not counted at once."""
        self.updates.inc(self.unsaid)
        self.update_bytes.inc(self.unsaid_bytes)
        self.unsaid = self.unsaid_bytes = 0
        self.rooms.set(self.count_rooms())
        self.thoughts.waiting.set(self.count_waiting())

    def page(self) -> bytes:
        self.say()
        if FOLDER_VARIABLE not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
