"""The parts of a study: all matches with the same seats, options and bots."""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.core.option import Options
from cheeseboard.study.plan import Plan


class Part(NamedTuple):
    """What is played, and how many units of it."""

    plan: Plan
    units: int

    @property
    def matches(self) -> int:
        return self.units * self.plan.each

    @property
    def seats(self) -> int:
        return self.plan.seats

    @property
    def options(self) -> Options:
        return dict(self.plan.options)
