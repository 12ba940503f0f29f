"""What is said while an evening goes on, and at its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.shown.evening import Evening
from tests.server.shown.examining import Findings

Say = Callable[[str], None]
EVERY_S = 5.0
MOST_SHOWN = 10


def quiet(line: str) -> None:
    """For tests."""


@dataclass
class Report:
    """How an evening went."""

    title: str
    evening: Evening
    findings: Findings
    happened: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)  # expectations of the scenario that were not met

    @property
    def failures(self) -> list[str]:
        found = [f"{kind}: {each}" for kind, all_found in self.findings.failures().items() for each in all_found]
        return [*found, *[f"fault: {each}" for each in self.evening.ledger.faults], *self.wrong]

    def lines(self) -> list[str]:
        evening, ledger, findings = self.evening, self.evening.ledger, self.findings
        unfinished = len(evening.begun) - len(evening.finished)
        figures = {
            **self.happened,
            "choices acknowledged": len(ledger.acknowledged),
            "choices saved whose acknowledgement was lost": findings.saved_unsaid,
            **dict(sorted(ledger.counts.items())),
            "matches finished": len(evening.finished),
            "matches not finished": unfinished,
            "lost": len(findings.lost),
            "doubled": len(findings.doubled),
            "saved though nobody sent it": len(findings.unasked),
            "records that do not verify": len(findings.unproved),
            "views that differ": len(findings.differing),
            "other faults": len(ledger.faults) + len(self.wrong),
        }
        failures = self.failures
        shown = [f"  {each}" for each in failures[:MOST_SHOWN]]
        more = [f"  and {len(failures) - MOST_SHOWN} more"] if len(failures) > MOST_SHOWN else []
        verdict = "FAILED" if failures else "nothing lost, nothing doubled"
        counted = [f"  {count:>8}  {name}" for name, count in figures.items()]
        return [f"{self.title}: {verdict}", *counted, *shown, *more]


async def tell_progress(evening: Evening, happened: dict[str, int], say: Say) -> None:
    """A line every few seconds, for ever."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(EVERY_S)
        facts = [f"{count} {name}" for name, count in happened.items()]
        facts.append(f"{len(evening.ledger.acknowledged)} choices acknowledged")
        facts.append(f"{len(evening.finished)} of {len(evening.begun)} matches finished")
        facts.append(f"{len(evening.ledger.faults)} faults")
        say(f"  {time.monotonic() - began:4.0f} s  {', '.join(facts)}")
