"""A worked example, worked by the rules."""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.core.action import Action
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.load import placed
from cheeseboard.core.match import Match, Told
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.source import Arranged, Manual


class Tried(NamedTuple):
    """A choice, and why it is refused or what it brings about, as the seat is told."""

    action: Action
    refusal: Refusal | None
    told: list[Told]


def set_up(game: Game, example: Example) -> Match:
    """The match as it stands in the example."""
    options = game.choose_options(example.options or {})
    start = None if example.position is None else placed(game, example.seats, options, example.position)
    match = Match(game, example.seats, options, Arranged(example.chances, Manual()), (), start)
    match.advance()
    for seat, choice in example.before:
        match.act(seat, choice)
    return match


def asked(match: Match) -> int:
    """The seat that the example is about: the one that is asked, the first of several."""
    return match.asked[0]


def tried(match: Match, choice: str) -> Tried:
    """What comes of a choice. The match stays as it is."""
    seat, action = asked(match), match.find(choice)
    assert action is not None, choice
    refusal = match.why(seat, action)
    if refusal is not None:
        return Tried(action, refusal, [])
    after = match.copy()
    after.act(seat, action)
    return Tried(action, None, after.events(seat)[len(match.events(seat)) :])
