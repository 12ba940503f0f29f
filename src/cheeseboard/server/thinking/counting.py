"""What is counted of thoughts and of the queue, for Prometheus."""

from __future__ import annotations

from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from cheeseboard.server.thinking.job import Job

BUCKETS: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
KINDS: Final = ("choice", "hint", "review")  # by urgency

# Answered; nobody waited any more; a bot needed the process; no process had an answer, and a bot chooses at random.
Outcome = Literal["answered", "dropped", "interrupted", "lost"]


def uncounted(job: Job, outcome: Outcome, seconds: float) -> None:
    """Nobody wants to know."""


class Thoughts:
    """What the processes of a pool have done. Any thread may count."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.thoughts: Final = Counter(
            "cheeseboard_thoughts", "Thoughts that have ended", ["game", "kind", "outcome"], registry=registry
        )
        self.seconds: Final = Histogram(
            "cheeseboard_thought_seconds", "Time to think", ["game", "kind"], buckets=BUCKETS, registry=registry
        )
        self.waiting: Final = Gauge(
            "cheeseboard_thoughts_waiting",
            "Thoughts that wait for a process",
            registry=registry,
            multiprocess_mode="livesum",
        )

    def ended(self, job: Job, outcome: Outcome, seconds: float) -> None:
        kind = KINDS[job.urgency]
        self.thoughts.labels(job.game, kind, outcome).inc()
        self.seconds.labels(job.game, kind).observe(seconds)


class Jobs:
    """What a worker knows of the queue."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.waiting: Final = Gauge(
            "cheeseboard_jobs_waiting", "Jobs of the whole queue that no worker has taken", registry=registry
        )
        self.rescued: Final = Counter(
            "cheeseboard_jobs_rescued", "Jobs of workers that were gone: done again", registry=registry
        )
        self.given_up: Final = Counter(
            "cheeseboard_jobs_given_up", "Jobs whose workers were gone every time", registry=registry
        )


class Figures:
    """All that a worker counts."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.thoughts: Final = Thoughts(self.registry)
        self.jobs: Final = Jobs(self.registry)
