"""Worlds that a seat holds possible: the cards that others drew unseen may be any that nobody has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.moment import Chance
from cheeseboard.games.wistar.cards import Cards
from cheeseboard.games.wistar.chance import await_chance
from cheeseboard.games.wistar.choices import options
from cheeseboard.games.wistar.frames import DRAFT, SEARCH
from cheeseboard.games.wistar.symbols import DECKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.rng import Rng
    from cheeseboard.games.wistar.state import Wistar


def imagine(state: Wistar, seat: i64, rng: Rng) -> Wistar:
    """A copy with every card that the seat has not seen dealt anew, each deck for itself."""
    world = state.copy()
    asked = world.stack[-1].seat if world.stack else -1
    drawn_by_other = not world.drawn.empty() and asked != seat
    for deck in range(len(DECKS)):
        of_deck = world.box.decks[deck]
        unseen = world.deck.both(of_deck)
        for other in range(world.seats):
            if other != seat:
                unseen = unseen.either(unknown(world, other).both(of_deck))
        if drawn_by_other:
            unseen = unseen.either(world.drawn.both(of_deck))
        left = unseen
        for other in range(world.seats):
            if other != seat:
                player = world.players[other]
                secret = unknown(world, other).both(of_deck)
                dealt = deal(left, secret.size(), rng)
                left = left.minus(dealt)
                player.hand = player.hand.minus(secret).either(dealt)
        if drawn_by_other:
            secret = world.drawn.both(of_deck)
            dealt = deal(left, secret.size(), rng)
            left = left.minus(dealt)
            world.drawn = world.drawn.minus(secret).either(dealt)
        world.deck = world.deck.minus(of_deck).either(left)
    refresh(world)
    return world


def unknown(state: Wistar, seat: i64) -> Cards:
    """The cards of a hand that only its owner knows."""
    player = state.players[seat]
    return player.hand.minus(player.known)


def deal(cards: Cards, number: i64, rng: Rng) -> Cards:
    """So many of the cards, drawn evenly."""
    left = cards
    for place in range(number):
        left = left.without(left.nth(rng.below(cards.size() - place)))
    return cards.minus(left)


def refresh(world: Wistar) -> None:
    """What is asked or waited for, by the cards of this world."""
    if not world.stack:
        return
    frame = world.stack[-1]
    if frame.kind >= DRAFT:
        world.options = options(world, frame)
    elif frame.kind >= SEARCH and isinstance(world.now, Chance):
        chance = await_chance(world, frame)
        if chance is not None:
            world.now = chance
