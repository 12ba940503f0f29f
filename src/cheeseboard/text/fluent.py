"""Words messages by Fluent files: a folder `locale` for what all games share, one in every game, command and server."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.core.words import COMMON, SEATS, Facts, Speaker
from cheeseboard.text import LANGUAGES
from cheeseboard.text.added import ADDED

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = {
    COMMON: ROOT / "text",
    "cli": ROOT / "cli",
    "client": ROOT / "server" / "web",
    "server": ROOT / "server",
}
LIST: Final = " & "  # between the parts of a fact that is a list


def folder(domain: str) -> Path:
    """Where the words of a domain are kept: of the command, of the server, of a game, of all."""
    return FOLDERS.get(domain, ROOT / "games" / domain) / "locale"


def word_files(domain: str, language: str) -> list[Path]:
    """The files with the words of a domain: `cs.ftl`, and whatever stands beside it as `cards.cs.ftl` does."""
    return [folder(domain) / f"{language}.ftl", *sorted(folder(domain).glob(f"*.{language}.ftl"))]


def bundle(domain: str, language: str) -> FluentBundle:
    """The messages of a domain, with those that all games share and those that were added."""
    return built(domain, language, ADDED.get((domain, language), ()))


@cache
def built(domain: str, language: str, added: tuple[str, ...]) -> FluentBundle:
    """What was added is a part of the key: whoever adds something is heard at once."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in dict.fromkeys((COMMON, domain)):
        for file in word_files(part, language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=part != COMMON)
    for source in added:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


class FluentSpeaker(Speaker):
    """Speaks Czech, Polish and English. What has no words is a fault of ours and is said aloud."""

    def say(self, domain: str, key: str, facts: Facts, language: str) -> str:
        if language not in LANGUAGES:
            raise LookupError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        messages = bundle(domain, language)
        told = {name: self.told(domain, name, value, language) for name, value in facts.items()}
        message = messages.get_message(key) if messages.has_message(key) else None
        if message is None or message.value is None:
            raise LookupError(f"{domain}/{language}.ftl has no message {key!r}")
        text, errors = messages.format_pattern(message.value, told)
        if errors:
            raise LookupError(f"{domain}/{language}.ftl: {key}: {errors[0]}")
        return str(text)

    def told(self, domain: str, name: str, value: int | str, language: str) -> int | str:
        """What a fact is in the sentence: a seat has a name, `@project-12` is the message of that id; or a list."""
        if name in SEATS:
            return self.seat_name(value, language)
        if domain not in FOLDERS and isinstance(value, str) and value.startswith("@"):
            # An @ before anything else was typed by somebody and is only repeated.
            with suppress(LookupError, ValueError):
                return self.listed(domain, value.split(LIST), language)
        return value

    def listed(self, domain: str, parts: list[str], language: str) -> str:
        """What the parts are called, one after another: “@wood 2 & @metal 1” is “2 wood and 1 metal”."""
        text = ""
        for place, part in enumerate(parts, 1):
            key, _, number = part.removeprefix("@").partition(" ")
            facts: Facts = {"n": int(number), "place": place} if number else {}
            said = self.say(domain, key, facts, language)
            joint = "list-two" if place == len(parts) else "list-more"
            text = self.say(COMMON, joint, {"first": text, "second": said}, language) if text else said
        return text

    def seat_name(self, seat: int | str, language: str) -> str:
        """A seat that nobody has named."""
        return seat if isinstance(seat, str) else self.say(COMMON, "seat-name", {"number": seat + 1}, language)
