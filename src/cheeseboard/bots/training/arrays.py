"""Short names for arrays of numpy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float32]
Wholes = NDArray[np.int64]
Flags = NDArray[np.bool_]
