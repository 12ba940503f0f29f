"""Where a match stands, and what each seat has seen on the way there: what an OpenSpiel state is made of."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.core.moment import EVERYONE, Ask, Chance
from cheeseboard.core.view import to_json
from cheeseboard.lab.spiel_law import Fallen, complete
from cheeseboard.registry import find_game

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

RECENT: Final = 32  # steps that the tensor of an information state shows
DIGEST: Final = 64  # bits
UNKNOWN: Final = "?"


class Seen(NamedTuple):
    """A step: who made it (-1: chance), what it was as a share of all that it could be, and which seats know it."""

    who: int
    what: float
    known: int

    def told(self, seat: int) -> bool:
        return self.known == EVERYONE or bool(self.known >> seat & 1)


class Place:
    """A state, the dice that have fallen while others have not, and what every seat has seen as text and as numbers."""

    def __init__(
        self,
        game: str,
        state: State,
        fallen: Fallen = (),
        stories: tuple[str, ...] = (),
        recent: tuple[Seen, ...] = (),
        sealed: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.fallen = fallen
        self.stories = stories or ("",) * int(state.seats)  # of each seat: all that it has seen, step by step
        self.recent = recent
        self.sealed = sealed  # answers that the others learn when all are in

    # -- copies

    def __deepcopy__(self, memo: dict[int, object]) -> Place:
        """OpenSpiel clones by deepcopy; a state has a better way."""
        return Place(self.game, self.state.copy(), self.fallen, self.stories, self.recent, self.sealed)

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel stores by pickle; a state has a text from which it comes back."""
        return restored, (self.game, repr(self.state), self.fallen, self.stories, self.recent, self.sealed)

    def imagined(self, seat: int, luck: Rng) -> Place:
        """The same as far as the seat knows. What the others know is what they see in the imagined world."""
        world = self.state.imagine(seat, luck)
        view = find_game(self.game).view
        stories = [to_json(view(world, other)) + "|" for other in range(world.seats)]
        stories[seat] = self.stories[seat]
        recent = tuple([step if step.told(seat) else Seen(step.who, 0.0, 0) for step in self.recent])
        sealed = tuple([answer if answer[0] == seat else (answer[0], UNKNOWN) for answer in self.sealed])
        return Place(self.game, world, self.fallen, tuple(stories), recent, sealed)

    # -- forward

    def settle(self, number: int) -> None:
        """Chance brings this, or one more die falls."""
        now = self.state.now
        assert isinstance(now, Chance)
        self.fallen, outcome = complete(now.law, self.fallen, number)
        if outcome is None:
            return
        self.state.settle(outcome)
        text, known = now.law.notation(outcome), int(now.seen)
        everybody = range(len(self.stories))
        step = Seen(-1, (outcome + 1) / int(now.law.size), known)
        self.stories = tuple([f"{self.stories[seat]}*{text if step.told(seat) else UNKNOWN};" for seat in everybody])
        self.recent = (*self.recent, step)[-RECENT:]

    def play(self, action: Action, share: float) -> None:
        """Whoever is asked first does this. A sealed answer is told to the others when all are in."""
        now = self.state.now
        assert isinstance(now, Ask)
        seat = int(now.seats[0])
        self.state.play(seat, action)
        self.sealed = (*self.sealed, (seat, action.notation))
        own = f"{seat}:{action.notation};"
        self.stories = tuple([story + own if who == seat else story for who, story in enumerate(self.stories)])
        if now.sealed and now.mask != 1 << seat:
            self.recent = (*self.recent, Seen(seat, share, 1 << seat))[-RECENT:]
        else:
            self.reveal(Seen(seat, share, EVERYONE))

    def reveal(self, last: Seen) -> None:
        """Everybody learns the others' answers. Where some are only imagined, what a seat sees says which they are."""
        stories = []
        for seat, story in enumerate(self.stories):
            told = "".join([f"{who}:{what};" for who, what in self.sealed if who != seat])
            if any([what == UNKNOWN for _, what in self.sealed]):
                told += to_json(find_game(self.game).view(self.state, seat)) + "|"
            stories.append(story + told)
        self.stories = tuple(stories)
        before = len(self.recent) - len(self.sealed) + 1
        answers = [step._replace(known=EVERYONE) for step in self.recent[before:]]
        self.recent = (*self.recent[:before], *answers, last)[-RECENT:]
        self.sealed = ()

    # -- what a seat knows

    def story(self, seat: int) -> str:
        """All that the seat has seen."""
        return f"{seat}|{self.stories[seat]}"

    def digest(self, seat: int) -> list[int]:
        """Bits that differ where the stories differ."""
        number = int.from_bytes(hashlib.blake2b(self.story(seat).encode(), digest_size=DIGEST // 8).digest(), "big")
        return [number >> bit & 1 for bit in range(DIGEST)]


def restored(
    game: str,
    text: str,
    fallen: Fallen,
    stories: tuple[str, ...],
    recent: tuple[Seen, ...],
    sealed: tuple[tuple[int, str], ...],
) -> Place:
    """The place that `__reduce__` has written down."""
    return Place(game, find_game(game).position(text), fallen, stories, recent, sealed)
