"""Ways to play Rats of Wistar that look for a weakness of others: by a taste for one thing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.judging import HOUSE_NUMBERS, Taste
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State
    from cheeseboard.games.wistar.components import Edition

# By name, the numbers of a taste (`Taste`) that it cares for.
TRACKS: Final = {
    "builder": (6, 7, 8, 20, 21),  # chambers and beds
    "explorer": (1, 12, 13, 14, 15, 16, 18, 23),  # rooms, mice and missions
    "scholar": (9, 10, 11, 19, 22, 27, 28, 29, 30, 31, 32),  # symbols and cards
}
LIKED: Final = 3.0
MEANS: Final = (0, 4, 25, 26)  # what everything takes: wood and metal, rats, and the price of cards. As usual.
REST: Final = 0.2


@final
class OneTrack(Bot):
    """The plain player, who cares for one thing much more than it should and for all others hardly at all.

    It draws cards as it plays turns out, so it imagines by itself who holds the others.
    """

    def __init__(self, name: str) -> None:
        liked = TRACKS[name]
        numbers: list[float] = []
        for place in range(len(HOUSE_NUMBERS)):
            factor = LIKED if place in liked else 1.0 if place in MEANS else REST
            numbers.append(factor * HOUSE_NUMBERS[place])
        self.taste: Final = Taste(numbers)
        self.edition: Edition | None = None
        self.player: Greedy | None = None

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        player = self.player
        if player is None or self.edition is not world.box.edition:
            self.edition = world.box.edition
            player = Greedy(world.box.edition, self.taste)
            self.player = player
        return player.choose(world.imagine(seat, rng), seat, rng)
