"""What OpenSpiel's observers say of a state: what a seat sees now, or all that it has seen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from cheeseboard.core.moment import MOST_SEATS
from cheeseboard.core.view import plain, to_json
from cheeseboard.lab.spiel_place import DIGEST, RECENT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cheeseboard.lab.spiel_place import Place
    from cheeseboard.lab.table import Table

COLUMNS: Final = MOST_SEATS + 3  # of a recent step: who, from the seat itself on; chance; what; whether it is known


class Observer:
    """`observation` is what the seat sees. With perfect recall come the `recent` steps, and a `digest` of all.

    Public information alone is what a spectator sees, private information alone what the seat sees beyond that; both
    are text only.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table: Final = table
        self.public: Final[bool] = kind.public_info
        self.private: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls: Final[bool] = kind.perfect_recall
        self.dict: Final[dict[str, NDArray[np.float32]]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if self.public and self.private:
            shapes: dict[str, tuple[int, ...]] = {"observation": (table.width,)}
            if self.recalls:
                shapes |= {"recent": (RECENT, COLUMNS), "digest": (DIGEST,)}
            self.tensor = np.zeros(sum([int(np.prod(shape)) for shape in shapes.values()]), np.float32)
            begin = 0
            for name, shape in shapes.items():
                end = begin + int(np.prod(shape))
                self.dict[name] = self.tensor[begin:end].reshape(shape)
                begin = end

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensors anew."""
        place: Place = state.place
        if "observation" in self.dict:
            self.dict["observation"][:] = place.state.features(player)
        if "recent" in self.dict:
            self.dict["digest"][:] = place.digest(player)
            self.write_recent(self.dict["recent"], place, player)

    def write_recent(self, rows: NDArray[np.float32], place: Place, player: int) -> None:
        """The last steps, the newest first."""
        rows.fill(0)
        for row, step in zip(rows, reversed(place.recent), strict=False):
            row[MOST_SEATS if step.who < 0 else (step.who - player) % self.table.seats] = 1
            if step.told(player):
                row[MOST_SEATS + 1 :] = step.what, 1

    def string_from(self, state: Any, player: int) -> str:
        place: Place = state.place
        game = self.table.game
        if self.public and self.private:
            return place.story(player) if self.recalls else to_json(game.view(place.state, player))
        if self.public:
            return to_json(game.view(place.state, None))
        if self.private:
            own = {name: plain(value) for name, value in game.own(place.state, player).items()}
            return json.dumps(own, ensure_ascii=False, separators=(",", ":"))
        return ""
