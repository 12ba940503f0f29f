"""Words what happens in a match: players by name, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.cli.players import shown_name
from cheeseboard.core.words import SEATS, Facts, Message, named

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.action import Action
    from cheeseboard.core.event import Event
    from cheeseboard.core.match import Match
    from cheeseboard.core.refusal import Refusal


class Teller:
    """Speaks of one match."""

    def __init__(self, match: Match, language: Language) -> None:
        self.match: Final = match
        self.language: Final = language
        self.names: Final = tuple(
            shown_name(name, seat, match.game, language) for seat, name in enumerate(match.names)
        )

    def worded(self, domain: str, key: str, facts: Facts) -> str:
        return Message(domain, key, named(facts, self.names)).text(self.language.code)

    def of_game(self, key: str) -> str:
        return self.worded(self.match.game.name, key, {})

    def action(self, action: Action) -> str:
        return self.worded(self.match.game.name, action.key, action.facts())

    def event(self, event: Event) -> str:
        return self.worded(self.match.game.name, event.key, event.facts())

    def events(self, seat: int | None, since: int) -> list[str]:
        """What the seat was told from a step on."""
        return [self.event(told.event) for told in self.match.events(seat) if told.step >= since]

    def events_at(self, step: int) -> list[str]:
        """What a spectator was told at one step."""
        return [self.event(told.event) for told in self.match.events(None) if told.step == step]

    def refusal(self, refusal: Refusal) -> str:
        """The match has put the recorded names into it, which for bots are not the shown ones."""
        shown = dict(zip(self.match.names, self.names, strict=True))
        facts = dict(refusal.facts)
        for seat in SEATS:
            if seat in facts:
                facts[seat] = shown.get(str(facts[seat]), facts[seat])
        return self.worded(refusal.game, f"refusal-{refusal.code}", facts)
