"""What to say where a package of the extra `lab` is not installed."""

from __future__ import annotations

from cheeseboard.core.refusal import Problem


def missing(package: str) -> ImportError:
    """One sentence: what is missing and how to get it."""
    return ImportError(Problem("lab-missing", {"package": package}).sentence(), name=package)
