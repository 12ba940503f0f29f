"""What the cards that fit no pattern must do when they are played at a table of plenty (W7.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.wistar.cardbook import cards
from tests.games.wistar.expected import deck, follow, goal, put_in_play, take_mouse
from tests.games.wistar.ledger import BROWN, FEES, Ledger
from tests.games.wistar.plenty import next_turn
from tests.games.wistar.tables import act, calm, give, may

CHAMELEON: Final = 77
NUTSHELL: Final = 45  # once per round: the explorer walks
STARS: Final = 44  # aggressive: who has more cards discards one


def over(ledger: Ledger) -> None:
    """The effect is over, and the turn goes on."""
    ledger.check()
    assert "end" in may(ledger.state)


def chameleon(ledger: Ledger) -> None:
    """77: an opponent's card is copied; where there is none, the card is not offered."""
    state = ledger.state
    over(ledger)
    assert f"use:{CHAMELEON}" not in may(state)
    give(state, 1, played=[NUTSHELL])
    act(state, f"use:{CHAMELEON}")
    again = Ledger(state)
    again.asks(["-", f"use:{NUTSHELL}"])
    act(state, f"use:{NUTSHELL}")
    follow(again, cards()[NUTSHELL].sentences)
    over(again)
    assert f"use:{CHAMELEON}" not in may(state)
    assert not state.players[1].used.has(NUTSHELL - 1)


def balloon(ledger: Ledger) -> None:
    """38: a private goal, one of two."""
    goal(ledger, 1)
    over(ledger)


def lab(ledger: Ledger) -> None:
    """137: a basic and an advanced tool, of the market if there is one, else the first of the deck."""
    for name in ("basic", "advanced"):
        shown = [card + 1 for card in ledger.state.market if card >= 0 and cards()[card + 1].kind == "tool"]
        tools = [card for card in shown if cards()[card].deck == name]
        ledger.asks(["-", *[f"take:{card}" for card in tools]] if tools else ["-", f"top:{name}"])
        if tools:
            act(ledger.state, f"take:{tools[0]}")
            ledger.put("hand", tools[0])
        else:
            act(ledger.state, f"top:{name}")
            below = deck(ledger, name)
            ledger.put("hand", ledger.draws(below, next(card for card in below if cards()[card].kind == "tool")))
    over(ledger)


def camp(ledger: Ledger) -> None:
    """50: a tent into any reachable room without one."""
    rooms = ledger.reachable() - ledger.has["tents"]
    ledger.asks(["-", *[f"pitch:{room}" for room in rooms]])
    act(ledger.state, f"pitch:{min(rooms)}")
    ledger.put("tents", min(rooms))
    over(ledger)


def yacht(ledger: Ledger) -> None:
    """55: a cube of a brown field, with its fee; it is not on a mission."""
    cubes = [cube for cube in BROWN if cube not in ledger.has["freed"]]
    ledger.asks(["-", *[f"cube:{cube}" for cube in cubes]])
    assert FEES[0] in cubes
    act(ledger.state, f"cube:{FEES[0]}")
    ledger.put("freed", FEES[0])
    ledger.asks(["pay:wood", "pay:metal", *[f"discard:{card}" for card in ledger.has["hand"]]])
    act(ledger.state, "pay:metal")
    ledger.change(metal=-1)
    over(ledger)


def archive(ledger: Ledger) -> None:
    """156: a card of a discard pile; where there is none, nothing is asked."""
    over(ledger)


def shop(ledger: Ledger) -> None:
    """177: wood for metal."""
    over(ledger)
    act(ledger.state, "use:177")
    ledger.asks(["-", "pay:wood", "pay:metal", *[f"discard:{card}" for card in ledger.has["hand"]]])
    act(ledger.state, "pay:wood")
    ledger.change(wood=-1)
    ledger.asks(["get:metal", "get:basic"])
    act(ledger.state, "get:metal")
    ledger.change(metal=1)
    over(ledger)


def chamber(ledger: Ledger) -> None:
    """73: one more chamber, and so many mice can be taken in as there are chambers."""
    over(ledger)
    state = ledger.state
    next_turn(state)
    give(state, 0, rats=(0, 0, 6), dug=0, beds=1, mice=[5, 16])
    for step in ("F1", "do:main"):
        act(state, step)
    room = Ledger(state)
    assert room.free_chambers == 1
    assert "mouse:g1" in may(state)
    act(state, "mouse:g1")
    take_mouse(room, cellar=False)
    calm(state)
    assert not any(option.startswith("mouse:") for option in may(state))
    assert room.takable_mice() == set()


def immune(ledger: Ledger) -> None:
    """95: an opponent's throwing stars do not hit, though the player has more cards; they hit another one."""
    over(ledger)
    state = ledger.state
    act(state, "end")
    give(state, 1, cards=[STARS], metal=5)
    give(state, 2, cards=[40, 41])
    act(state, "hut")
    act(state, "potion:project")
    mine = len(ledger.has["hand"])
    attacker = Ledger(state, 1)
    assert mine > 0
    put_in_play(attacker, STARS)
    attacker.asks(["discard:40", "discard:41"], seat=2)


EXPECTED: Final[dict[str, Callable[[Ledger], None]]] = {
    "chameleon": chameleon, "balloon": balloon, "lab": lab, "camp": camp, "yacht": yacht, "archive": archive,
    "shop": shop, "chamber": chamber, "immune": immune,
}  # fmt: skip
