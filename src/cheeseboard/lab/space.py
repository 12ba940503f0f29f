"""The space of what a seat sees, as Gymnasium and PettingZoo want it."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from cheeseboard.lab.table import LIMIT


def observation_space(width: int, actions: int) -> spaces.Dict:
    """So many numbers, and a mask of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
