"""What permanent effects must do in a later turn: at a trigger, or when something is paid for (W6.5, W6.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.cardbook import Sentence, cards
from tests.games.wistar.deeds import carry_out, deed_for
from tests.games.wistar.expected import complete_task, gain, put_in_play
from tests.games.wistar.ledger import Book, Ledger, standing
from tests.games.wistar.tables import act, give


def each_time(it: Sentence, state: Wistar, book: Book | None = None) -> None:
    """The same is done with and without the effect, and the difference is what it brings."""
    deed = deed_for(it.word, state)
    without = state.copy()
    without.players[0].each = []
    carry_out(without, deed)
    times = carry_out(state, deed)[it.word]
    assert times
    ledger = Ledger(state, book=book)
    ledger.has = standing(without, 0)
    gain(ledger, it.gains, times)
    ledger.check()


def discounted(it: Sentence, state: Wistar, book: Book | None = None) -> None:
    """A wood, a metal or a skill symbol less, for the right cards only; all that can be played is compared."""
    if it.word == "skill-of-mission":
        easier_missions(state, book or cards())
        return
    act(state, "hut")
    act(state, "potion:project")
    hand = [cards()[number] for number in sorted(Ledger(state).has["hand"])]
    for wood, metal in ((9, 9), (1, 1), (0, 1), (1, 0), (0, 2), (2, 0), (0, 0)):
        give(state, 0, wood=wood, metal=metal, wild=0)
        ledger = Ledger(state, book=book)
        ledger.asks(["-", *[f"play:{card.number}" for card in hand if ledger.can_play(card, "play-project")]])
    give(state, 0, wood=9, metal=9, wild=2)
    ledger = Ledger(state, book=book)
    fit = [card for card in hand if ledger.off(card, "play-project") or it.word == "skill-of-project"]
    put_in_play(ledger, next(card.number for card in fit if ledger.can_play(card, "play-project")))
    ledger.check()


def easier_missions(state: Wistar, book: Book) -> None:
    """Tasks are open to the player that would not be without the card; there are no wild tokens to help."""
    give(state, 0, played=[card for card in Ledger(state).has["table"] if book[card].type == "always"], wild=0)
    ledger = Ledger(state, book=book)
    easier = ledger.tasks() - ledger.tasks(-1)
    assert easier
    act(state, "hut")
    act(state, "potion:mission")
    Ledger(state, book=book).asks({"-", *ledger.tasks()})
    give(state, 0, wild=1)
    helped = Ledger(state, book=book)
    complete_task(helped, min(easier), 0)
    helped.check()


AS_LONG: Final[dict[str, Callable[..., None]]] = {"each": each_time, "discount": discounted}
