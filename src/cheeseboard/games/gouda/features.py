"""What a seat sees of a game of Gouda! Gouda! as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.multiset import count, total
from cheeseboard.games.gouda.components import CARDS, CARDS_OF_A_KIND, COLOURS, MICE, MOST_DICE, MOST_PLAYERS
from cheeseboard.games.gouda.stages import SPACE, STAGES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.sight import Sight
    from cheeseboard.games.gouda.state import Gouda


def observe(state: Gouda, seat: i64, sight: Sight) -> None:
    """Mice, cheese and numbers of cards from the seat's own on, its own cards, the roll and the open window."""
    for step in range(MOST_PLAYERS):
        if step < state.seats:
            other = (seat + step) % state.seats
            sight.put(1.0)
            sight.flag(other == state.active)
            sight.flag(state.asks(other))
            sight.put(state.eaten[other] / 4)
            sight.put(total(state.hands[other]) / 15)
            for here in state.mice:
                sight.put(count(here, other) / MICE)
        else:
            sight.skip(5 + len(state.mice))
    for card in range(len(CARDS)):
        sight.put(count(state.hands[seat], card) / CARDS_OF_A_KIND)
    for card in range(len(CARDS)):
        sight.put(count(state.played, card) / CARDS_OF_A_KIND)
    for colour in range(len(COLOURS)):
        sight.put(count(state.dice, colour) / MOST_DICE)
    sight.one_of(state.stage, len(STAGES))
    sight.one_of(state.space, len(state.mice))
    for space in range(len(state.mice)):
        sight.flag((state.cheese & SPACE[space]) != 0)
    waiting: i64 = -1
    if state.windows:
        play = state.windows[-1].play
        if play is not None:
            waiting = play.card
    sight.one_of(waiting, len(CARDS))
