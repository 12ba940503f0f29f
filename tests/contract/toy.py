"""A small game with all that is hard about games: a bag, hands that are hidden, sealed choices, an open one.

T1.1 The bag holds four a, three b and two c. Everybody draws unseen until they hold two cards or the bag is empty.
T1.2 All who hold a card choose one, sealed. They are revealed together and go onto the heap.
T1.3 Who chose the highest card (c over b over a, the first seat of several) takes a point or gives it to the next seat.
T1.4 The game ends when no cards are left in the bag and the hands. Most points win.

Below it are the same game with one fault each, for the contract to find.
"""

from __future__ import annotations

from ast import literal_eval
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.bot import Bot, RandomBot
from cheeseboard.core.event import Event
from cheeseboard.core.game import Game
from cheeseboard.core.law import Draw
from cheeseboard.core.moment import ASK, EVERYONE, OVER, SEALED, Ask, Chance
from cheeseboard.core.offer import Offer
from cheeseboard.core.option import Options
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.rng import Rng
from cheeseboard.core.sight import Sight
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts

KINDS: Final = ["a", "b", "c"]
BAG: Final = [4, 3, 2]
HAND: Final = 2
MOST_PLAYERS: Final = 3
ACTIONS: Final = [Action(number, name, "action") for number, name in enumerate(["a", "b", "c", "take", "give"])]
TAKE: Final = ACTIONS[3]
NONE: Final = -1


class Drew(Event):
    """T1.1: for the eyes of who drew."""

    def __init__(self, seat: int, kind: int, seen: int) -> None:
        super().__init__("event-drew", "T1.1", seen)
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"kind": KINDS[self.kind]}


class Toy(State):
    def __init__(self, seats: i64, source: Toy | None = None) -> None:
        if source is not None:
            super().__init__(source.seats, source.now)
            self.bag: list[int] = source.bag[:]
            self.hands: list[list[int]] = [hand[:] for hand in source.hands]
            self.heap: list[int] = source.heap[:]
            self.points: list[int] = source.points[:]
            self.sealed: list[int] = source.sealed[:]
            self.leader: int = source.leader
            return
        super().__init__(seats, OVER)
        self.bag = BAG[:]
        self.hands = [[0] * len(KINDS) for _ in range(seats)]
        self.heap = [0] * len(KINDS)
        self.points = [0] * seats
        self.sealed = [NONE] * seats
        self.leader = NONE
        self.go_on()

    def copy(self) -> Toy:
        return type(self)(0, self)

    def go_on(self) -> None:
        """T1.1, T1.2, T1.4: whatever comes next."""
        short = [seat for seat in range(self.seats) if sum(self.hands[seat]) < HAND]
        holding = sum(1 << seat for seat in range(self.seats) if any(self.hands[seat]))
        if short and any(self.bag):
            self.now = Chance(Draw(KINDS, list(self.bag)), 1 << short[0])
        else:
            self.now = SEALED[holding] if holding else OVER

    def legal(self, seat: i64) -> list[Action]:
        if not self.asks(seat):
            return []
        return ACTIONS[3:] if self.leader != NONE else [ACTIONS[kind] for kind in range(3) if self.hands[seat][kind]]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        if not self.asks(seat):
            return Refusal("toy-not-asked", "T1.2")
        return None if action in self.legal(seat) else Refusal("toy-not-now", "T1.3")

    def play(self, seat: i64, action: Action) -> None:
        now = self.now
        if not isinstance(now, Ask) or action not in self.legal(seat):
            raise Illegal(action)
        if self.leader == NONE:
            self.sealed[seat] = action.id
            waiting = now.mask & ~(1 << seat)
            if waiting:
                self.now = SEALED[waiting]
            else:
                self.reveal()
        else:
            self.points[seat if action is TAKE else (seat + 1) % self.seats] += 1
            self.tell(Event("event-point", "T1.3"))
            self.leader = NONE
            self.go_on()

    def reveal(self) -> None:
        """T1.2, T1.3"""
        for seat, kind in enumerate(self.sealed):
            if kind != NONE:
                self.hands[seat][kind] -= 1
                self.heap[kind] += 1
        self.leader = self.sealed.index(max(self.sealed))
        self.sealed = [NONE] * self.seats
        self.now = ASK[1 << self.leader]
        self.tell(Event("event-revealed", "T1.2"))

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not now.law.weight(outcome):
            raise Illegal(outcome)
        drawer = next(seat for seat in range(self.seats) if now.seen == 1 << seat)
        self.bag[outcome] -= 1
        self.hands[drawer][outcome] += 1
        self.tell(self.drew(drawer, outcome))
        self.go_on()

    def tell(self, event: Event) -> None:
        if self.listener is not None:
            self.listener.hear(event)

    def drew(self, drawer: int, kind: int) -> Event:
        return Drew(drawer, kind, 1 << drawer)

    def answer(self, seat: i64, order: str) -> Action | None:
        """The order `low`: always the lowest card."""
        return self.legal(seat)[0] if self.leader == NONE else None

    def scores(self) -> list[i64]:
        return list(self.points)

    def winners(self) -> list[i64]:
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def ending(self) -> str:
        return "" if self.now is not OVER else "empty"

    def imagine(self, seat: i64, rng: Rng) -> State:
        """The bag and the others' hands are mixed and dealt again, and they have sealed any card of those."""
        world = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        unseen = [self.bag[kind] + sum(self.hands[other][kind] for other in others) for kind in range(3)]
        pool = [kind for kind in range(3) for _ in range(unseen[kind])]
        for other in others:
            cards = [pool.pop(rng.below(len(pool))) for _ in range(sum(self.hands[other]))]
            world.hands[other] = [cards.count(kind) for kind in range(3)]
            if self.sealed[other] != NONE:
                world.sealed[other] = cards[rng.below(len(cards))]
        world.bag = [pool.count(kind) for kind in range(3)]
        if isinstance(self.now, Chance):
            world.go_on()
        return world

    def observe(self, seat: i64, sight: Sight) -> None:
        own = [*self.hands[seat], self.sealed[seat]]
        seen = [float(number) for number in [*own, *self.heap, sum(self.bag), self.leader]]
        for other in range(MOST_PLAYERS):
            seated = other < self.seats
            seen += [float(sum(self.hands[other])), float(self.points[other])] if seated else [0.0, 0.0]
        for number in seen:
            sight.put(number)

    def pieces(self) -> list[i64]:
        return [self.bag[kind] + self.heap[kind] + sum(hand[kind] for hand in self.hands) for kind in range(3)]

    def key(self) -> tuple[object, ...]:
        asked = self.now.mask if isinstance(self.now, Ask) else 0
        hands = tuple(tuple(hand) for hand in self.hands)
        table = (tuple(self.bag), tuple(self.heap), tuple(self.points), tuple(self.sealed))
        return (hands, *table, self.leader, asked)

    def __repr__(self) -> str:
        return repr(self.key())


@dataclass(frozen=True, slots=True)
class ToyView:
    hand: tuple[int, ...]
    sealed: int | None
    cards: tuple[int, ...]  # how many each seat holds
    bag: int
    heap: tuple[int, ...]
    points: tuple[int, ...]
    asked: tuple[int, ...]


class ToyGame(Game):
    name = "toy"
    rules = 1
    options = ()
    endings = ("empty",)
    orders = ("low",)

    def __init__(self, kind: type[Toy] = Toy) -> None:
        self.kind: Final = kind

    def seats(self, options: Options) -> range:
        return range(2, MOST_PLAYERS + 1)

    def table(self, options: Options) -> ActionTable:
        return ActionTable(ACTIONS)

    def start(self, seats: int, options: Options) -> State:
        return self.kind(seats)

    def view(self, state: State, seat: int | None) -> object:
        assert isinstance(state, Toy)
        return ToyView(
            hand=() if seat is None else tuple(state.hands[seat]),
            sealed=None if seat is None else state.sealed[seat],
            cards=tuple(sum(hand) for hand in state.hands),
            bag=sum(state.bag),
            heap=tuple(state.heap),
            points=tuple(state.points),
            asked=tuple(state.now.seats) if isinstance(state.now, Ask) else (),
        )

    def position(self, text: str) -> State:
        hands, bag, heap, points, sealed, leader, asked = literal_eval(text)
        state = self.kind(len(hands))
        state.hands, state.bag, state.heap = [list(hand) for hand in hands], list(bag), list(heap)
        state.points, state.sealed, state.leader = list(points), list(sealed), leader
        state.go_on()
        if asked:
            state.now = SEALED[asked] if leader == NONE else ASK[asked]
        return state

    def greedy(self) -> Bot:
        return RandomBot()


# -- one fault each


@dataclass(frozen=True, slots=True)
class LeakyView:
    honest: object
    next_hand: tuple[int, ...]


class LeakyGame(ToyGame):
    """A field of the view shows the hand of the next seat."""

    def view(self, state: State, seat: int | None) -> object:
        assert isinstance(state, Toy)
        return LeakyView(super().view(state, seat), tuple(state.hands[0 if seat is None else (seat + 1) % state.seats]))


class AliasedToy(Toy):
    """A copy shares the heap with its parent."""

    def copy(self) -> Toy:
        twin = super().copy()
        twin.heap = self.heap
        return twin


class LossyToy(Toy):
    """A card of the heap is lost with every point that is given away."""

    def play(self, seat: i64, action: Action) -> None:
        super().play(seat, action)
        if action is ACTIONS[4]:
            self.heap[next(kind for kind in range(3) if self.heap[kind])] -= 1


class LoudToy(Toy):
    """Everybody is told what was drawn."""

    def drew(self, drawer: int, kind: int) -> Event:
        return Drew(drawer, kind, EVERYONE)


class LazyToy(Toy):
    """`sample` always takes the first."""

    def sample(self, seat: i64, rng: Rng) -> Action:
        return self.legal(seat)[0]


class StingyToy(Toy):
    """Offers only the first of what is legal."""

    def offer(self, seat: i64, offer: Offer) -> None:
        for action in self.legal(seat)[:1]:
            offer.add(action.id)


class LaxToy(Toy):
    """`play` lets the leader choose a card again."""

    def play(self, seat: i64, action: Action) -> None:
        super().play(seat, TAKE if self.leader == seat else action)


class EagerToy(Toy):
    """Whoever answers last sees what the others chose, and may only choose the same if it can."""

    def legal(self, seat: i64) -> list[Action]:
        legal = super().legal(seat)
        same = [action for action in legal if action.id in self.sealed]
        return same or legal


class PryingToy(Toy):
    """The order `low` gives way where another has sealed the highest card."""

    def answer(self, seat: i64, order: str) -> Action | None:
        return self.legal(seat)[-1] if max(self.sealed) == len(KINDS) - 1 else super().answer(seat, order)
