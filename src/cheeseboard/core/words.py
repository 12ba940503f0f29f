"""Sentences for people: below this the code only names them; whoever speaks a language words them."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.native import mypyc_attr

Facts = dict[str, int | str]

SEATS: Final = ("player", "owner")  # facts that are a seat's number and are told as a name
COMMON: Final = "common"  # the domain of sentences that belong to no single game


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Words a message in a language. This one knows no language and says what it is told."""

    def say(self, domain: str, key: str, facts: Facts, language: str) -> str:
        told = ", ".join([f"{name}={value}" for name, value in facts.items()])
        return f"{key} ({told})" if told else key


class Voice:
    """Holds the speaker of this process."""

    def __init__(self) -> None:
        self.speaker: Speaker = Speaker()


VOICE: Final = Voice()


class Message:
    """A sentence that is not yet in any language: where its words are kept, which one it is, what it speaks of."""

    def __init__(self, domain: str, key: str, facts: Facts) -> None:
        self.domain: Final = domain
        self.key: Final = key
        self.facts: Final = facts

    def text(self, language: str = "en") -> str:
        return VOICE.speaker.say(self.domain, self.key, self.facts, language)


def named(facts: Facts, names: tuple[str, ...]) -> Facts:
    """The facts with seats told by the names they have."""
    told = dict(facts)
    for fact in SEATS:
        seat = told.get(fact)
        if isinstance(seat, int) and seat < len(names) and names[seat]:
            told[fact] = names[seat]
    return told
