"""Words messages by Fluent files: a folder `locale` for what all games share, one in every game, one in the command."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.core.words import COMMON, SEATS, Facts, Speaker
from cheeseboard.text import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = {COMMON: ROOT / "text", "cli": ROOT / "cli"}


def folder(domain: str) -> Path:
    """Where the words of a domain are kept: of the command, of a game, of all."""
    return FOLDERS.get(domain, ROOT / "games" / domain) / "locale"


@cache
def bundle(domain: str, language: str) -> FluentBundle:
    """The messages of a domain, with those that all games share."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in dict.fromkeys((COMMON, domain)):
        source = (folder(part) / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=part != COMMON)
    return bundle


class FluentSpeaker(Speaker):
    """Speaks Czech, Polish and English. What has no words is a fault of ours and is said aloud."""

    def say(self, domain: str, key: str, facts: Facts, language: str) -> str:
        if language not in LANGUAGES:
            raise LookupError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        messages = bundle(domain, language)
        told = {name: self.seat_name(value, language) if name in SEATS else value for name, value in facts.items()}
        message = messages.get_message(key) if messages.has_message(key) else None
        if message is None or message.value is None:
            raise LookupError(f"{domain}/{language}.ftl has no message {key!r}")
        text, errors = messages.format_pattern(message.value, told)
        if errors:
            raise LookupError(f"{domain}/{language}.ftl: {key}: {errors[0]}")
        return str(text)

    def seat_name(self, seat: int | str, language: str) -> str:
        """A seat that nobody has named."""
        return seat if isinstance(seat, str) else self.say(COMMON, "seat-name", {"number": seat + 1}, language)
