"""Puts down what a match of Rats of Wistar has to tell: cards, goals, missions, and where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.study import Notes, Witness
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import FIELDS, ROWS, byte
from cheeseboard.games.wistar.events import Numbered, OfCard
from cheeseboard.games.wistar.scoring import breakdown
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.event import Event
    from cheeseboard.core.state import State

EARLY: Final = 3  # the last round in which a card is played early
INTO_HAND: Final = ("event-took", "event-kept")
DRAWN: Final = "event-drew-card"
TO_CHOOSE_FROM: Final = "W6.3"  # cards drawn by this rule do not come into the hand
OWN: Final = FIELDS  # the field of a goal that only one player can reach

# The notes of a match, each a row of numbers.
TAKEN: Final = 0  # seat, card, seat, card …
PLAYED: Final = 1
PLAYED_EARLY: Final = 2
POINTS: Final = 3  # all categories of seat 0, then those of seat 1 …
GOALS_SHOWN: Final = 4
GOALS_REACHED: Final = 5  # seat, goal, field, seat, goal, field …
MISSIONS_SHOWN: Final = 6
TASKS_DONE: Final = 7  # seat, task, seat, task …


@final
class WistarWitness(Witness):
    """Hears which cards are taken and played; all else can be seen when the match is over."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.round: i64 = 0
        self.taken: list[Cards] = [NO_CARDS] * seats
        self.played: list[Cards] = [NO_CARDS] * seats
        self.early: list[Cards] = [NO_CARDS] * seats

    def begin(self, state: State) -> None:
        assert isinstance(state, Wistar)
        self.order = state.order

    def hear(self, event: Event) -> None:
        if isinstance(event, OfCard):
            seat = event.seat
            if event.key == "event-played":
                self.played[seat] = self.played[seat].with_card(event.card)
                if self.round <= EARLY:
                    self.early[seat] = self.early[seat].with_card(event.card)
            elif event.key in INTO_HAND or (event.key == DRAWN and event.rule != TO_CHOOSE_FROM):
                self.taken[seat] = self.taken[seat].with_card(event.card)
        elif isinstance(event, Numbered) and event.key == "event-round":
            self.round = event.number

    def notes(self, state: State) -> Notes:
        assert isinstance(state, Wistar)
        points: list[int] = []
        for seat in range(state.seats):
            points.extend(breakdown(state, seat))
        return [
            listed(self.taken),
            listed(self.played),
            listed(self.early),
            points,
            [int(goal) for goal in state.goals],
            goals_reached(state),
            [int(mission) for mission in state.fields if mission >= 0],
            tasks_done(state),
        ]


def listed(cards: list[Cards]) -> list[int]:
    """The cards of each seat, one after another."""
    found: list[int] = []
    for seat, of_seat in enumerate(cards):
        for card in of_seat.list():
            found.append(seat)
            found.append(card)
    return found


def goals_reached(state: Wistar) -> list[int]:
    found: list[int] = []
    for place, goal in enumerate(state.goals):
        for field in range(FIELDS):
            owner = byte(state.discs[place], field)
            if owner:
                found.extend([owner - 1, goal, field])
    for seat, player in enumerate(state.players):
        for goal in range(len(state.box.edition.goals)):
            if player.reached >> goal & 1 and goal not in state.goals:
                found.extend([seat, goal, OWN])
    return found


def tasks_done(state: Wistar) -> list[int]:
    found: list[int] = []
    for mission, rows in enumerate(state.done):
        for row in range(ROWS):
            owner = byte(rows, row)
            if owner:
                found.extend([owner - 1, mission * ROWS + row])
    return found
