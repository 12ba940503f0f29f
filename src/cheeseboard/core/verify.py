"""Checks that the chances of a match are those that its source brings."""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.core.match import Match
from cheeseboard.core.moment import Chance
from cheeseboard.core.source import Manual, Withheld


class Verdict(NamedTuple):
    """What a check found: how many chances agree with the source, and the first that does not."""

    proof: str  # fair, seeded, recorded, manual, withheld
    chances: int
    wrong_step: int | None  # counted from 1
    expected: str
    found: str


def verify(match: Match) -> Verdict:
    """Draw every chance of the match again from its source."""
    source = match.source
    proof = "withheld" if isinstance(source, Withheld) else str(source.stored(False)["source"])
    if isinstance(source, (Manual, Withheld)):
        return Verdict(proof, 0, None, "", "")
    again = match.replay(0)
    chances = 0
    for number, step in enumerate(match.steps):
        now = again.state.now
        if isinstance(now, Chance):
            outcome = source.outcome(chances, now.law)
            if outcome is None:  # the source has run out: the rest was told by hand
                return Verdict(proof, chances, None, "", "")
            if outcome != step.number:
                return Verdict(proof, chances, number + 1, now.law.notation(outcome), step.text)
            chances += 1
        again.forward(step)
    return Verdict(proof, chances, None, "", "")
