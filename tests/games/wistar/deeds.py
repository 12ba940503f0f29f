"""Things to do in a turn at a table of plenty, and which permanent effects each of them sets off (W6.8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from cheeseboard.core.moment import Chance
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.cardbook import Card, cards, mouse_effect
from tests.games.wistar.expected import is_plain, is_quiet
from tests.games.wistar.ledger import Ledger
from tests.games.wistar.tables import act, give, may, settle

QUIET_MOUSE: Final = next(n for n in range(1, 16) if is_plain(*mouse_effect(n)))
MOUSE_BRINGS: Final = {f"gain-{word}": 1 for it in mouse_effect(QUIET_MOUSE)[1] for _, word in it.gains}
TO_HUT: Final = {"hut": 1, "gain-movement": 1}


@dataclass(frozen=True)
class Deed:
    """What player 0 does, step by step (`[]`: what lies on top), and how often it sets off which triggers."""

    steps: tuple[str, ...]
    sets_off: dict[str, int]

    def __str__(self) -> str:
        return " ".join(self.steps)


def deed(steps: str, **sets_off: int) -> Deed:
    return Deed(tuple(steps.split()), {word.replace("_", "-"): times for word, times in sets_off.items()})


# The farm is as `plenty` lays it; what mission 1, mission 2 row 3, door 1 and goal 1 bring is printed (W8.1).
DEEDS: Final = [
    Deed(("hut",), TO_HUT),
    Deed(("hut", "potion:wood"), {**TO_HUT, "gain-wood": 1}),
    Deed(("hut", "potion:metal"), {**TO_HUT, "gain-metal": 1}),
    Deed(("hut", "potion:mission", "task:2.3", "cube:3"), {**TO_HUT, "mission": 1}),
    deed("A1 do:main", wood=1, gain_wood=1),
    deed("B1 do:main dig", dig=1),
    deed("B1 do:main dig dig", dig=2),
    deed("C1 do:main", metal=1, gain_metal=1),
    deed("D1 do:main bed", bed=1),
    deed("E1 do:main top:basic []", take_basic=1),
    deed("E1 do:main top:advanced []", take_advanced=1),
    deed("F1 do:main door:g1-g2 [1]", open_door=1, gain_metal=1),
    deed("F1 do:main reveal:g1 [1]", reveal_mission=1, gain_wood=1),
    Deed(("F1", "do:main", "mouse:g1", f"[{QUIET_MOUSE}]"), {"mouse": 1, **MOUSE_BRINGS}),
    deed("F1 do:main go:u1"),
    deed("buy:wild pay:wood pay:wood pay:wood", gain_wild=1),
    deed("deploy:forest"),
    deed("move rat:forest>farm"),
    deed("tent", tent=1),
    deed("goal:1 []", goal=1, take_advanced=1, gain_vp=1),
]


def playing(card: Card) -> Deed:
    """A card of the hand is played."""
    added = {f"add-{symbol}": number for symbol, number in card.symbols.items()}
    played = {f"play-{card.kind}": 1, f"play-{card.deck}": 1}
    return Deed(("hut", "potion:project", f"play:{card.number}"), {**TO_HUT, **played, **added})


def deed_for(trigger: str, state: Wistar) -> Deed:
    """What sets a trigger off with its last step; a card that is needed for it comes into the hand of player 0."""
    if not trigger.startswith(("play-", "add-")):
        return next(it for it in DEEDS if it.sets_off.get(trigger))
    ledger = Ledger(state)
    elsewhere = [card + 1 for card in state.market]
    found = [card for card in cards().values() if is_quiet(card) and playing(card).sets_off.get(trigger)]
    fit = [card for card in found if ledger.can_play(card, "play-project") and card.number not in elsewhere]
    card = max(
        [card for card in fit if card.number not in ledger.has["table"]], key=lambda it: sum(it.symbols.values())
    )
    give(state, 0, cards=[*ledger.has["hand"] - {card.number}, card.number])
    return playing(card)


def carry_out(state: Wistar, it: Deed) -> Counter[str]:
    """Do it. Nothing more comes by chance than what the steps name."""
    for step in it.steps:
        if step.startswith("["):
            assert isinstance(state.now, Chance)
            settle(state, step.strip("[]") or state.now.law.notation(state.now.law.pick(0)))
        else:
            act(state, step)
    if "less:wood" in may(state):
        act(state, "less:wood")
    return Counter(it.sets_off)
