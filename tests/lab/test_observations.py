"""What seats see stays what it was: whoever has learnt from these numbers reads them the same way tomorrow."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from cheeseboard.lab.vector import VectorPlay

MATCHES = 4
STEPS = 250

# A digest of all that is seen and may be chosen in so many steps of so many matches. A new one is a change for
# everybody who has trained an agent, and goes with a line in CHANGELOG.md.
SEEN: list[tuple[str, int, dict[str, Any], str]] = [
    ("qwixx", 2, {}, "394be2bf79dfa4f5"),
    ("qwixx", 5, {"mixx_b": True}, "84329ec0f6787e21"),
    ("kocour", 2, {}, "bceed1a67b54ee9b"),
    ("kocour", 3, {"risky": True}, "ec137a7875b3d54f"),
    ("gouda", 2, {}, "58a6508ddb1d8f0c"),
    ("gouda", 4, {"magic": True}, "c73d48f9039ddc09"),
    ("myszki", 2, {}, "059c7b44a6306399"),
    ("myszki", 4, {"random_start": True}, "582e9acce5c98044"),
    ("wistar", 2, {}, "fde7953e52e260d0"),
    ("wistar", 4, {"peaceful": True}, "71b0e6f580354d73"),
]


@pytest.mark.parametrize(("game", "seats", "options", "seen"), SEEN)
def test_what_is_seen_stays_the_same(game: str, seats: int, options: dict[str, Any], seen: str) -> None:
    play = VectorPlay(game, MATCHES, seats, seed=20, **options)
    digest = sha256()
    for _ in range(STEPS):
        for array in (play.asked, play.observations, play.legal):
            digest.update(array.tobytes())
        play.step(play.sample())
    assert digest.hexdigest()[:16] == seen
