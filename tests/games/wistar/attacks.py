"""Whom an aggressive card must hit, and what they must lose (WA38)."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.cardbook import Card, cards
from tests.games.wistar.expected import GOODS
from tests.games.wistar.ledger import Ledger, standing
from tests.games.wistar.plenty import played, plenty, to_projects
from tests.games.wistar.tables import act, asked, give, may

DOG = 95
MORE, AS_MANY, SAFE = 1, 2, 3  # seats


def endow(state: Wistar, seat: int, word: str, number: int, *, bare: bool = False) -> None:
    """Let a player have so many of what is counted, and enough of all that can be lost; or `bare`, nothing of that."""
    goods: dict[str, Any] = dict.fromkeys(("wood", "metal", "movement", "wild"), 0 if bare else 3)
    free = [card for card in state.deck.list() if cards()[card + 1].type in ("now", "round", "final")]
    hand = [card + 1 for card in free if not bare and cards()[card + 1].kind == "automaton"][:2]
    if word in goods:
        goods[word] = number
    give(state, seat, cards=hand, **goods)
    if word in ("door", "dug", "bed"):
        board: dict[str, Any] = {{"door": "doors", "bed": "beds"}.get(word, word): number}
        give(state, seat, **board)
    elif word == "mouse":
        mice = [tile + 1 for tile in range(25) if state.unseen_mice >> tile & 1]
        give(state, seat, mice=mice[:number])
    elif word == "hand":
        fit = [card + 1 for card in free if cards()[card + 1].deck == ("basic" if bare else "advanced")]
        give(state, seat, cards=fit[:number])
    elif word not in goods:
        fit = [card + 1 for card in free if word in (cards()[card + 1].kind, cards()[card + 1].deck)]
        give(state, seat, played=fit[:number])
    assert Ledger(state, seat).count(word) == number


def in_reach(card: Card, *, bare: bool = False) -> Wistar:
    """Four players: one has more than the attacker will have, one as many, one more but the dog as well."""
    state = plenty(card, seats=4)
    give(state, 0, cards=[card.number, 40], wild=2)
    (it,) = card.sentences
    after = Ledger(state)
    after.put("table", card.number)
    after.remove("hand", card.number)
    after.change(wood=-card.cost["wood"], metal=-card.cost["metal"], movement=1 - card.cost["movement"])
    mine = after.count(it.count)
    endow(state, MORE, it.count, mine + 1, bare=bare)
    endow(state, AS_MANY, it.count, mine)
    endow(state, SAFE, it.count, mine + 1)
    give(state, SAFE, played=[*standing(state, SAFE)["table"], DOG])
    return state


def beset(card: Card) -> None:
    """The card is played: of the others only who has more loses something, by choice where there is one."""
    (it,) = card.sentences
    state = in_reach(card)
    ledger = played(card, state)
    victim = ledger.others.pop(MORE)
    (number, word), *instead = it.pays
    if instead:
        pay_or_lose(state.copy(), card, victim)
        act(state, "lose")
        victim["vp"] -= instead[0][0]
    elif word in GOODS:
        victim[word] = max(0, victim[word] - number)
    else:
        assert word == "hand"
        discard(state, victim)
    assert standing(state, MORE) == victim
    ledger.check()
    assert asked(state) == 0
    if instead and it.count != word:
        has_nothing_to_give(card)


def discard(state: Wistar, victim: dict[str, frozenset[int]]) -> None:
    """A card of one's own choice."""
    assert asked(state) == MORE
    assert may(state) == {f"discard:{card}" for card in victim["hand"]}
    act(state, f"discard:{max(victim['hand'])}")
    victim["hand"] -= {max(victim["hand"])}


def pay_or_lose(state: Wistar, card: Card, victim: dict[str, object]) -> None:
    """The victim gives what the card asks for."""
    (number, word), _ = card.sentences[0].pays
    ledger = Ledger(state, MORE)
    ledger.has = dict(victim)
    mice = [f"release:{mouse}" for mouse in ledger.has["mice"]]
    ledger.asks(["lose", *mice] if word == "mouse" else ["lose", "give"])
    if word == "mouse":
        act(state, mice[0])
        ledger.remove("mice", int(mice[0].partition(":")[2]))
    else:
        act(state, "give")
        if word in GOODS:
            ledger.change(**{word: -number})
        else:
            hand = ledger.has["hand"]
            fit = [card for card in hand if word in ("item", cards()[card].deck)]
            goods = ["pay:wood", "pay:metal"] if word == "item" else []
            ledger.asks([*goods, *[f"discard:{card}" for card in fit]])
            act(state, f"discard:{fit[0]}")
            ledger.remove("hand", fit[0])
    ledger.check()
    assert asked(state) == 0


def has_nothing_to_give(card: Card) -> None:
    """Who cannot give what is asked for loses the points without being asked."""
    state = in_reach(card, bare=True)
    to_projects(state)
    before = standing(state, MORE)
    act(state, f"play:{card.number}")
    assert asked(state) == 0
    before["vp"] -= card.sentences[0].pays[1][0]
    assert standing(state, MORE) == before
