"""What a seat sees of a game of Gouda! Gouda! as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.multiset import count, total
from cheeseboard.games.gouda.components import CARDS, CARDS_OF_A_KIND, COLOURS, MICE, MOST_DICE, MOST_PLAYERS
from cheeseboard.games.gouda.stages import SPACE, STAGES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.gouda.state import Gouda


def observe(state: Gouda, seat: i64) -> list[float]:
    """Mice, cheese and numbers of cards from the seat's own on, its own cards, the roll and the open window."""
    seen: list[float] = []
    for step in range(MOST_PLAYERS):
        if step < state.seats:
            other = (seat + step) % state.seats
            seen += [1.0, 1.0 if other == state.active else 0.0, 1.0 if state.asks(other) else 0.0]
            seen += [state.eaten[other] / 4, total(state.hands[other]) / 15]
            seen += [count(here, other) / MICE for here in state.mice]
        else:
            seen += [0.0] * (5 + len(state.mice))
    seen += [count(state.hands[seat], card) / CARDS_OF_A_KIND for card in range(len(CARDS))]
    seen += [count(state.played, card) / CARDS_OF_A_KIND for card in range(len(CARDS))]
    seen += [count(state.dice, colour) / MOST_DICE for colour in range(len(COLOURS))]
    seen += [1.0 if state.stage == stage else 0.0 for stage in range(len(STAGES))]
    seen += [1.0 if state.space == space else 0.0 for space in range(len(state.mice))]
    seen += [1.0 if state.cheese & SPACE[space] else 0.0 for space in range(len(state.mice))]
    card = -1
    if state.windows:
        play = state.windows[-1].play
        card = -1 if play is None else play.card
    return seen + [1.0 if card == kind else 0.0 for kind in range(len(CARDS))]


