"""The speaker of this process, which learns its languages only when something has to be said."""

from __future__ import annotations

from cheeseboard.core.words import Facts, Speaker


class LazySpeaker(Speaker):
    """Stands in for the Fluent speaker until the first sentence: loading it costs more than loading the engine."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None

    def say(self, domain: str, key: str, facts: Facts, language: str) -> str:
        if self.speaker is None:
            from cheeseboard.text.fluent import FluentSpeaker

            self.speaker = FluentSpeaker()
        return self.speaker.say(domain, key, facts, language)
