"""Everything that a person reads, in the languages we speak."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "cs", "pl")
