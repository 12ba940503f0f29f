"""Words that a game brings along while it runs, such as the names of an edition's components."""

from __future__ import annotations

from typing import Final

ADDED: Final[dict[tuple[str, str], tuple[str, ...]]] = {}  # Fluent sources by domain and language


def also(domain: str, language: str, source: str) -> None:
    """Add Fluent messages to a domain. What was added last is what is said."""
    known = ADDED.get((domain, language), ())
    ADDED[domain, language] = (*[other for other in known if other != source], source)
