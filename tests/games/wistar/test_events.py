"""What is told at a table of Rats of Wistar, when, in which words and to whom."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import cheeseboard as cb
from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE, Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.words import Message
from cheeseboard.games.wistar import events
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.text import LANGUAGES
from tests.games.table import Ear
from tests.games.wistar.finding import last_turn
from tests.games.wistar.tables import BOX, do, give, lay, ready
from tests.rules import rule

SOURCE = Path(cb.__file__).parent / "games" / "wistar"


class Case(NamedTuple):
    """What is heard at a table after these steps."""

    key: str
    rule: str
    sentence: str
    table: Callable[[], Wistar]
    steps: str

    def event(self) -> Event:
        return next(event for event in heard(self.table(), self.steps) if event.key == f"event-{self.key}")


def heard(state: Wistar, steps: str) -> list[Event]:
    """All that is told during these steps."""
    ear = Ear()
    state.listener = ear
    do(state, *steps.split())
    return ear.heard


# -- tables


def new() -> Wistar:
    """Nothing is set up yet."""
    return Wistar(2, BOX, peaceful=False)


def with_rats(forest: int = 0, burrow: int = 0, farm: int = 0) -> Wistar:
    return give(ready(), 0, rats=(forest, burrow, farm), wood=3, metal=3)


def indoors() -> Wistar:
    """The explorer of player 0 is in the Hall, with the door behind it open, and may explore."""
    return give(lay(ready(), opened=["out-g1"]), 0, explorer="g1", rats=(0, 0, 2))


def with_card(number: int, **of_other: int) -> Wistar:
    """Player 0 can pay for anything and holds one card; player 1 has more of something."""
    state = give(ready(), 0, cards=[number], wood=9, metal=9, electricity=2, wild=0, played=[40, 48, 52, 86])
    return give(state, 1, **of_other)  # type: ignore[arg-type]


def with_played(number: int, **things: int) -> Wistar:
    return give(ready(), 0, played=[number], **things)  # type: ignore[arg-type]


def at_mission() -> Wistar:
    """Player 0 is beside a mission of the cellar that costs 2 wood and 2 metal."""
    state = lay(ready(), missions={"c1": 8})
    return give(state, 0, explorer="c1", wood=3, metal=3, cards=[40])


WHEEL_GOALS_MOUSE_ORDER = "[1] [2] [3] [4] [5] [6] [1] [2] [3] [5] [2] [1]"
SET_UP = f"{WHEEL_GOALS_MOUSE_ORDER} [31] [1] [32] [2] pair:1 pair:1 [33] [34] [35] [36] [3] [4] [5] [6]"
FILLED = "B1 do:bonus task:8.1"
CASES = [
    Case("began", "W2.10", "Player 2 is first in the turn order.", new, SET_UP),
    Case("round", "W3.1", "Round 1 begins.", new, SET_UP),
    Case("round-mouse", "W3.4", "The round’s mouse is Nifty.", new, SET_UP),
    Case("goal-shown", "W2.2", "A goal is turned up: “Deep Underground”.", new, SET_UP),
    Case("took", "W2.11", "Player 1 takes Paperclip Crowbar.", new, SET_UP),
    Case("market", "W3.12", "Camouflage comes to the market.", new, SET_UP),
    Case("round", "W3.1", "Round 2 begins.", lambda: last_turn(ready()), "A1 end"),
    Case("market-gone", "W3.8", "Camouflage leaves the market.",
         lambda: lay(last_turn(ready()), market=[31, 32, 33, 34, 1, 2, 3, 4]), "A1 end"),
    Case("ended", "W3.13", "The fifth round is over, and so is the game.", lambda: last_turn(ready(), 5), "A1 end"),
    # The turn
    Case("placed", "W3.10", "Player 1 places a leader on space A2.", ready, "A2"),
    Case("hut", "W4.5", "Player 1 sends a leader to the alchemist’s hut.", ready, "hut"),
    Case("movement", "W6.1", "Player 1 gains a movement token.", ready, "hut"),
    Case("wood", "W6.1", "Player 1 gains 2 wood.", lambda: with_rats(forest=2), "A1 do:main"),
    Case("metal", "W6.1", "Player 1 gains 1 metal.", lambda: with_rats(burrow=1), "C1 do:main"),
    Case("wild", "W6.1", "Player 1 gains a wild token.", ready, "E1 do:second"),
    Case("dug", "W4.1", "Player 1 digs a chamber.", lambda: with_rats(forest=1), "B1 do:main dig"),
    Case("bed", "W4.1", "Player 1 builds a bed.", lambda: with_rats(burrow=1), "D1 do:main bed"),
    Case("drew", "W6.6", "Player 1 draws a basic card.", lambda: with_rats(farm=1), "E1 do:main top:basic [180]"),
    Case("drew", "W6.6", "Player 1 draws an advanced card.", lambda: with_rats(farm=2), "E1 do:main top:advanced"),
    Case("drew-card", "W6.6", "That card is Teapot Town Hall.", lambda: with_rats(farm=1),
         "E1 do:main top:basic [180]"),
    Case("took", "W4.1", "Player 1 takes Laser Pointer.",
         lambda: lay(with_rats(farm=2), market=[0, 0, 0, 0, 1, 2, 3, 4]), "E1 do:main take:1"),
    Case("rat", "W4.4", "Player 1 moves a rat from the forest to the farm.", lambda: with_rats(forest=1),
         "move rat:forest>farm"),
    Case("deployed", "W4.9", "Player 1 sends a rat from the burrow entrance to the burrow.", ready, "deploy:burrow"),
    Case("electricity", "W4.7", "Player 1 gains electricity.", lambda: give(ready(), 0, wood=4, metal=0, cards=[]),
         "buy:electricity pay:wood pay:wood pay:wood pay:wood"),
    Case("strong", "W4.7", "Player 1 has strong electricity now.", lambda: give(with_card(163), 0, electricity=1),
         "A1 do:bonus play:163"),
    Case("discarded", "W1.4", "Player 1 discards Hammer.", lambda: give(ready(), 0, cards=[40], wood=9),
         "buy:wild discard:40 pay:wood pay:wood"),
    Case("goal", "W4.9", "Player 1 reaches the goal “Deep Underground”.",
         lambda: give(lay(ready(), goals=(1, 2, 3)), 0, dug=3), "goal:1"),
    Case("vp", "W6.1", "Player 1 gains 4 VP.", lambda: give(lay(ready(), goals=(1, 2, 3)), 0, dug=3), "goal:1"),
    # The farm
    Case("opened", "W4.2", "Player 1 opens the door between the Farmyard and the Hall.", lambda: with_rats(farm=1),
         "F1 do:main door:out-g1 [1]"),
    Case("walked", "W4.2", "Player 1 moves the explorer to the Farmyard.", indoors, "F1 do:main go:out"),
    Case("revealed", "W4.2", "Player 1 reveals “The Fuse Box” in the Hall.", indoors, "F1 do:main reveal:g1 [2]"),
    Case("mouse", "W4.3", "Player 1 places Clover in a chamber.", lambda: lay(indoors(), round_mouse=0),
         "F1 do:main mouse:g1 [2]"),
    Case("mouse", "W4.3", "Player 1 places Wheel of Cheese in a chamber.", lambda: give(indoors(), 0, explorer="c2"),
         "F1 do:main cheese"),
    Case("tent", "W4.9", "Player 1 puts up a tent in the Hall.", indoors, "tent"),
    # Projects
    Case("played", "W4.6", "Player 1 plays Wooden Bicycle.", lambda: with_card(42), "A1 do:bonus play:42"),
    Case("used", "W4.9", "Player 1 uses Hamster Wheel.", lambda: with_played(162), "use:162"),
    Case("kept", "W6.6", "Player 1 reveals Thinking Cap and keeps it.", lambda: with_played(144), "use:144 [17]"),
    Case("not-kept", "W6.6", "Player 1 reveals Patent Office and discards it.", lambda: with_played(144),
         "use:144 [111]"),
    Case("kept", "WA36", "Player 1 reveals Thinking Cap and keeps it.",
         lambda: lay(with_card(137), market=[0, 0, 0, 0, 101, 102, 103, 104]),
         "A1 do:bonus play:137 - top:advanced [111] [17]"),
    Case("attacked", "WA38", "Player 2 is hit by Camouflage.", lambda: with_card(33, wild=1), "A1 do:bonus play:33"),
    Case("lost-vp", "W6.4", "Player 2 loses 2 VP.", lambda: with_card(121, doors=2), "A1 do:bonus play:121"),
    Case("bed-gone", "WA28", "Player 1 gives up a built bed.", lambda: with_played(141, beds=1), "use:141"),
    Case("released", "WA27", "Player 1 discards Clover.", lambda: give(with_played(155), 0, mice=[2, 3]),
         "use:155 release:2"),
    Case("goal-shown", "WA32", "A goal is turned up: “Many Talents”.", lambda: lay(with_card(38), goals=(1, 2, 3)),
         "A1 do:bonus play:38 [12] [13]"),
    Case("kept-goal", "WA32", "Player 1 keeps the goal “Many Talents” as a private one.",
         lambda: lay(with_card(38), goals=(1, 2, 3)), "A1 do:bonus play:38 [12] [13] keep:12"),
    # Missions and abilities
    Case("task", "W4.8", "Player 1 completes “Fill the Tank” (The Humming Generator).", at_mission, f"{FILLED} cube:6"),
    Case("ability", "W5.1", "Player 1 uses cube 1: beds cost 1 wood from now on.", at_mission,
         f"{FILLED} cube:1 discard:40"),
    Case("ability", "W5.2", "Player 1 uses cube 2: chambers cost 1 metal from now on.", at_mission,
         f"{FILLED} cube:2 discard:40"),
    Case("ability", "W5.3", "Player 1 uses cube 3: the annex is one more chamber.", at_mission, f"{FILLED} cube:3"),
    Case("ability", "W5.4", "Player 1 uses cube 4: a movement token moves 2 rats from now on.", at_mission,
         f"{FILLED} cube:4"),
    Case("ability", "W5.5", "Player 1 uses cube 5: a skill token is theirs to choose.", at_mission, f"{FILLED} cube:5"),
    Case("ability", "W5.6", "Player 1 uses cube 6: 3 VP at the end.", at_mission, f"{FILLED} cube:6"),
    Case("ability", "W5.7", "Player 1 uses cube 7: 6 VP at the end.", at_mission, f"{FILLED} cube:7"),
    Case("ability", "W5.8", "Player 1 uses cube 8: a project comes into play wholly free.", at_mission,
         f"{FILLED} cube:8"),
    Case("ability", "W5.9", "Player 1 uses cube 9: any main action may be done.", at_mission, f"{FILLED} cube:9"),
    Case("ability", "W5.10", "Player 1 uses cube 10: a hero joins them.", at_mission, f"{FILLED} cube:10"),
    Case("skill", "W5.5", "Player 1 takes the agility token.", at_mission,
         f"{FILLED} cube:5 first:ability skill:agility"),
    Case("hero", "W5.10", "Player 1 plays the hero Gwir the Boffin.", at_mission,
         f"{FILLED} cube:10 first:ability hero:4"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{case.rule}")
def test_event(case: Case) -> None:
    event = case.event()
    assert (Message(GAME.name, event.key, event.facts()).text(), event.rule) == (case.sentence, case.rule)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{case.rule}")
def test_every_language_tells_it_in_its_own_words(case: Case) -> None:
    event = case.event()
    sentences = [Message(GAME.name, event.key, event.facts()).text(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert not [sentence for sentence in sentences if re.search(r"[@{}_]|  ", sentence) or sentence[-1] != "."]


def test_every_event_is_an_example_here() -> None:
    sources = "".join(file.read_text("utf-8") for file in SOURCE.glob("*.py"))
    keys = set(re.findall(r'"event-([a-z-]+)"', sources)) | {"began", "ended"}
    assert keys == {case.key for case in CASES}


def test_every_kind_of_event_is_an_example_here() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {Event} == {type(case.event()) for case in CASES}


def test_a_drawn_card_is_told_to_who_draws_it_alone() -> None:
    told = heard(with_rats(farm=1), "E1 do:main top:basic [180]")
    drew, card = [event for event in told if event.key.startswith("event-drew")]
    assert (drew.seen, drew.facts()) == (EVERYONE, {"player": 0, "deck": "basic"})
    assert (card.seen, card.facts()) == (1 << 0, {"player": 0, "card": "@project-180"})


def test_only_drawn_cards_are_secret() -> None:
    state, rng, ear = new(), Rng(4), Ear()
    state.listener = ear
    while not state.over:
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            assert isinstance(now, Ask)
            state.play(now.seats[0], state.sample(now.seats[0], rng))
    assert {event.key for event in ear.heard if event.seen != EVERYONE} == {"event-drew-card"}
    assert not [event for event in ear.heard if not Message(GAME.name, event.key, event.facts()).text("cs")]


@rule("W6.3")
@pytest.mark.parametrize(("answer", "left"), [("play:35", [36, 37]), ("-", [35, 36, 37])])
def test_w6_3_cards_that_were_drawn_and_not_played_are_shown_to_all(answer: str, left: list[int]) -> None:
    state = with_played(134, wood=1, metal=1)
    told = heard(state, f"use:134 pay:wood pay:metal [35] [36] [37] {answer}")
    discarded = [event for event in told if event.key == "event-discarded"]
    assert [event.facts()["card"] for event in discarded] == [f"@project-{card}" for card in left]
    assert all(event.seen == EVERYONE for event in discarded)
    assert [card + 1 for card in state.discards.list()] == left


def test_what_happens_on_the_way_is_told_in_its_order() -> None:
    told = heard(give(ready(), 0, cards=[163], wood=0, metal=2, electricity=0), "A1 do:bonus play:163 end")
    assert [event.key.removeprefix("event-") for event in told] == ["placed", "played", "electricity"]


def test_who_is_hit_is_told_in_turn_order() -> None:
    state = lay(give(ready(3), 0, cards=[121], wood=2), order=[0, 2, 1])
    told = heard(give(give(state, 1, doors=1), 2, doors=1), "A1 do:bonus play:121")
    hits = [(event.key, event.facts()["player"]) for event in told if event.key in ("event-attacked", "event-lost-vp")]
    assert hits == [("event-attacked", 2), ("event-attacked", 1), ("event-lost-vp", 2), ("event-lost-vp", 1)]
