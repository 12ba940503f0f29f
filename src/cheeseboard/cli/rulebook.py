"""The text of a rule by its number, from the rules of a game in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import cheeseboard

GAMES: Final = Path(cheeseboard.__file__).parent / "games"
RULE: Final = re.compile(r"^- ([A-Z](?:\d+\.|A)\d+) (.*(?:\n  .*)*)", re.MULTILINE)


@cache
def rules(game: str, language: str) -> dict[str, str]:
    """Every rule of a game by its number."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (GAMES / game / name).read_text(encoding="utf-8")
    return {number: " ".join(body.split()) for number, body in RULE.findall(text)}
