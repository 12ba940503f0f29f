"""The processors of a Ray cluster, or those of this machine by way of Ray. Nodes may come and go meanwhile."""

from __future__ import annotations

import logging
import os
from time import monotonic
from types import TracebackType
from typing import Any, Final

from cheeseboard.core.refusal import Problem
from cheeseboard.study.batch import Batch, Job, play
from cheeseboard.study.workers import Lost

AHEAD: Final = 2  # jobs for every processor, so that none waits for the next
COUNTED: Final = 2.0  # seconds after which processors are counted again
STARTS: Final = 3  # Ray gives a node thirty seconds to begin, which is little on a machine that has much to do
LATE: Final = "timed out during startup"


class RayWorkers:
    """Ray is not asked to try again itself: what is lost is counted, and given to whoever is there then."""

    def __init__(self, address: str | None, processes: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        try:
            import ray
        except ImportError:
            raise Problem("study-needs", {"package": "ray"}) from None
        self.ray: Final[Any] = ray
        self.address: Final = address
        self.processes: Final = processes
        self.jobs: Final[dict[Any, Job]] = {}
        self.processors = processes
        self.counted = 0.0

    def __enter__(self) -> RayWorkers:
        quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
        own = {"num_cpus": self.processes, "include_dashboard": False} if self.address is None else {}
        for start in range(1, STARTS + 1):
            try:
                self.ray.init(address=self.address or "local", **own, **quiet)
                break
            except Exception as error:  # Ray has no common one: a bad address, a version, no room for another process
                self.ray.shutdown()
                if LATE not in str(error) or start == STARTS:
                    raise Problem("study-ray", {"address": self.address or "local"}) from None
        self.play = self.ray.remote(play).options(max_retries=0, num_cpus=1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.jobs.clear()
        self.ray.shutdown()

    def number(self) -> int:
        if monotonic() - self.counted >= COUNTED:
            self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 0)))
            self.counted = monotonic()
        return self.processors

    def room(self) -> int:
        return AHEAD * self.number() - len(self.jobs)

    def give(self, job: Job) -> None:
        self.jobs[self.play.remote(job)] = job

    def wait(self, seconds: float) -> list[Batch | Lost]:
        waiting = list(self.jobs)
        ready, _ = self.ray.wait(waiting, num_returns=1, timeout=seconds)
        if ready:
            ready, _ = self.ray.wait(waiting, num_returns=len(waiting), timeout=0)
        return [self.fetched(reference) for reference in ready]

    def fetched(self, reference: Any) -> Batch | Lost:
        """What a job came to. A fault in the play itself is ours and goes on; anything else is a worker's end."""
        job = self.jobs.pop(reference)
        try:
            batch: Batch = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError:
            return Lost(job)
        return batch
