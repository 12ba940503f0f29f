"""The first match of Rats of Wistar: its first round, after which it can be played on."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.lesson import Beat, Lesson

# The sections of the wheel, goals, the round's mouse, the turn order, pairs of cards, the market.
SET_UP: Final = (
    *("1", "3", "6", "2", "4", "5"),
    *("1", "2", "13"),
    "4",
    *("1", "2"),
    *("170", "102", "31", "2"),
    *("139", "167", "69", "52", "71", "116", "132", "133"),
)

LESSON: Final = Lesson(
    seats=2,
    options={},
    beats=(
        Beat("welcome", "W3.1"),
        Beat("pair", "W2.11", ("pair:1",)),
        Beat("areas", "W4.1"),
        Beat("burrow", "W4.9", ("deploy:burrow",)),
        Beat("farm", "W4.9", ("deploy:farm",)),
        Beat("leader", "W3.10", ("B2",)),
        Beat("main", "W3.11", ("do:main",)),
        Beat("bed", "W4.1", ("bed",)),
        Beat("rat", "W4.9", ("deploy:farm",)),
        Beat("bonus", "W4.4", ("do:bonus",)),
        Beat("project", "W4.6", ("play:31",)),
        Beat("door", "W4.2", ("door:out-g1",)),
        Beat("walk", "W4.2", ("go:g1",)),
        Beat("second", "WA48", ("do:second",)),
        Beat("end-turn", "W3.12", ("end",)),
        Beat("rival", "W3.9"),
        Beat("explore", "W3.10", ("E1",)),
        Beat("points", "W4.2", ("do:main",)),
        Beat("reveal", "W4.2", ("reveal:g1",)),
        Beat("mouse", "W4.3", ("mouse:g1",)),
        Beat("potion", "W4.5", ("do:bonus",)),
        Beat("mission", "W4.8", ("potion:mission",)),
        Beat("row", "W4.8", ("task:3.3",)),
        Beat("cube", "W5.6", ("cube:6", "cube:3", "cube:4")),
        Beat("pay", "W1.4", ("pay:metal",)),
        Beat("pay-more", "W1.4", ("pay:metal",)),
        Beat("wild", "W4.6", ("do:second",)),
        Beat("end-again", "W3.9", ("end",)),
        Beat("hut", "W4.5", ("hut",)),
        Beat("hut-potion", "W4.5", ("potion:wood",)),
        Beat("end-third", "W3.9", ("end",)),
        Beat("preparation", "W3.5"),
        Beat("goals", "W4.9"),
        Beat("score", "W9.1"),
    ),
    chances=(*SET_UP, "1", "32", "3", "9", "8", "55", "66", "18", "11"),
    others=(
        (
            *("pair:1", "deploy:forest", "deploy:forest", "A2", "do:main", "do:bonus", "do:second", "end"),
            *("C1", "do:main", "dig", "end", "hut", "potion:metal", "end"),
        ),
    ),
)
