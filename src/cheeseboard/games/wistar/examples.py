"""Worked examples of the rules of Rats of Wistar, on the way through the first turns of its lesson."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.example import Example
from cheeseboard.games.wistar.lesson import LESSON

CHANCES: Final = LESSON.chances
DRAFTED: Final = ((1, "pair:1"), (0, "pair:1"))
SENT: Final = (*DRAFTED, (0, "deploy:burrow"), (0, "deploy:farm"))
BUILDING: Final = (*SENT, (0, "B2"), (0, "do:main"))
PLAYING: Final = (*BUILDING, (0, "bed"), (0, "deploy:farm"), (0, "do:bonus"))

EXAMPLES: Final = (
    Example("W2.11", "pairs", ("pair:1", "pair:2"), None, CHANCES),
    Example("W3.10", "leader", ("B2", "hut"), None, CHANCES, SENT),
    Example("W4.1", "beds", ("bed",), None, CHANCES, BUILDING),
    Example("W4.6", "project", ("play:31", "play:2"), None, CHANCES, PLAYING),
)
