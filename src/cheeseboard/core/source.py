"""Where chance comes from: a seed, a committed secret, an earlier match, or whoever settles it by hand.

A source has no position of its own: the k-th chance of a match is a function of k. So a match can be stored, taken up
again and checked at any point.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from os import urandom
from typing import Final

from cheeseboard.core import fair
from cheeseboard.core.law import Law
from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import SEEDS, Rng

Stored = dict[str, object]
Skipped = tuple[int, int]  # numbers of a stream from the first to before the second, which bring nothing


class Source(ABC):
    """Brings the outcomes of a match's chances, the k-th one when asked for it."""

    @abstractmethod
    def outcome(self, k: int, law: Law) -> int | None:
        """The k-th outcome; None if this source does not bring any."""

    @abstractmethod
    def stored(self, secrets_too: bool) -> Stored:
        """How a record keeps the source; without secrets nobody can foresee the rest of the match from it."""

    def check_seats(self, seats: int) -> None:
        """Problem if the source is not made for so many players."""
        return


class Seeded(Source):
    """Reproducible: the same seed brings the same chances."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is None:
            seed = int.from_bytes(urandom(8), "big") % SEEDS
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise Problem("seed", {"given": str(seed)})
        self.seed: Final = seed

    def outcome(self, k: int, law: Law) -> int | None:
        return law.draw(Rng(self.seed, k))

    def stored(self, secrets_too: bool) -> Stored:
        return {"source": "seeded", "seed": self.seed} if secrets_too else {"source": "seeded"}


class Fair(Source):
    """Provably fair: `commitment` is public from the start, the secret when the match is over."""

    def __init__(
        self, nonces: tuple[str, ...] = (), secret: bytes | None = None, skipped: tuple[Skipped, ...] = ()
    ) -> None:
        self.secret: Final = urandom(fair.SECRET_BYTES) if secret is None else secret
        self.nonces: Final = nonces
        self.commitment: Final = fair.commitment(self.secret)
        self.skipped: Final = skipped

    def check_seats(self, seats: int) -> None:
        if len(self.nonces) != seats:
            raise Problem("nonces-number", {"given": len(self.nonces), "seats": seats})

    def with_nonces(self, nonces: tuple[str, ...]) -> Fair:
        """The same secret, mixed with what the players add after they have seen the commitment."""
        return Fair(nonces, self.secret, self.skipped)

    def number(self, k: int) -> int:
        """The place in the stream of the k-th chance: what was skipped does not count."""
        for first, after in self.skipped:
            if k < first:
                break
            k += after - first
        return k

    def skipping(self, first: int, after: int) -> Fair:
        """The same stream without the chances from `first` to before `after`: they came, and were taken back."""
        if first == after:
            return self
        begin, end = self.number(first), self.number(after - 1) + 1
        kept = [skipped for skipped in self.skipped if skipped[1] < begin or end < skipped[0]]
        for one, other in self.skipped:
            if one <= end and begin <= other:  # those that lie within or touch become one
                begin, end = min(begin, one), max(end, other)
        return Fair(self.nonces, self.secret, tuple(sorted([*kept, (begin, end)])))

    def outcome(self, k: int, law: Law) -> int | None:
        return law.pick(self.draw(self.number(k), law.total))

    def draw(self, place: int, below: int) -> int:
        """The number at a place of the stream, from 0 to below - 1."""
        return fair.number(self.secret, self.nonces, place, below)

    def stored(self, secrets_too: bool) -> Stored:
        public: Stored = {"source": "fair", "commitment": self.commitment, "nonces": list(self.nonces)}
        if self.skipped:
            public["skipped"] = [[first, after] for first, after in self.skipped]
        return {**public, "secret": self.secret.hex()} if secrets_too else public


class Manual(Source):
    """Real dice on a real table: every outcome is told to the match."""

    def outcome(self, k: int, law: Law) -> int | None:
        return None

    def stored(self, secrets_too: bool) -> Stored:
        return {"source": "manual"}


class Recorded(Source):
    """Outcomes that came before, in the same order: another match with the same dice. Then they are told by hand."""

    def __init__(self, outcomes: tuple[str, ...]) -> None:
        self.outcomes: Final = outcomes

    def outcome(self, k: int, law: Law) -> int | None:
        try:
            return law.parse(self.outcomes[k]) if k < len(self.outcomes) else None
        except ValueError:  # other choices have led to another law: these dice do not fit any more
            return None

    def stored(self, secrets_too: bool) -> Stored:
        return {"source": "recorded", "outcomes": list(self.outcomes)} if secrets_too else {"source": "recorded"}


class Arranged(Source):
    """Outcomes that a lesson needs, in their order; then, and where they do not fit, what another source brings."""

    def __init__(self, outcomes: tuple[str, ...], then: Source) -> None:
        self.outcomes: Final = outcomes
        self.then: Final = then

    def check_seats(self, seats: int) -> None:
        self.then.check_seats(seats)

    def outcome(self, k: int, law: Law) -> int | None:
        try:
            return law.parse(self.outcomes[k]) if k < len(self.outcomes) else self.then.outcome(k, law)
        except ValueError:  # other choices have led to another law
            return self.then.outcome(k, law)

    def stored(self, secrets_too: bool) -> Stored:
        return Recorded(self.outcomes).stored(secrets_too)


class Withheld(Source):
    """The source of a record from which its secret was left out: what is there can be replayed, not played on."""

    def __init__(self, stored: Stored) -> None:
        self.public: Final = stored

    def outcome(self, k: int, law: Law) -> int | None:
        return None

    def stored(self, secrets_too: bool) -> Stored:
        return self.public


def random_nonces(players: int) -> tuple[str, ...]:
    """Nonces for players who leave theirs to the machine."""
    return tuple([urandom(8).hex() for _ in range(players)])


def source(chance: str | Source, seed: int | None, seats: int) -> Source:
    """The source of that name, or the one given."""
    if isinstance(chance, Source):
        return chance
    if chance == "seeded":
        return Seeded(seed)
    if seed is not None:
        raise Problem("seed-not-used", {"chance": chance})
    if chance == "fair":
        return Fair(random_nonces(seats))
    if chance == "manual":
        return Manual()
    raise Problem("chance", {"given": chance, "expected": "seeded, fair, manual"})
