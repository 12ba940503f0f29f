"""The aspects of `bots.qwixx.aspects` for many games of Qwixx at once."""

from __future__ import annotations

from typing import Final

import numpy as np

from cheeseboard.bots.qwixx.aspects import (
    BESIDE,
    FIGURE,
    LEADS,
    MINE,
    MY_PENALTIES,
    ONE_CLOSED,
    THEIR_PENALTIES,
    THEIRS,
    THREAT,
    THREATS,
    WAIT,
    aspects_of,
)
from cheeseboard.bots.qwixx.rows import CLOSED
from cheeseboard.bots.training.arrays import Reals, Wholes
from cheeseboard.bots.training.qwixx_table import Tables
from cheeseboard.games.qwixx.components import ROWS as COLOURS

FIGURES_OF: Final = np.array([*[int(each) for each in FIGURE], 0], np.int64)  # a closed row counts nowhere
THREATS_OF: Final = np.array([*[int(each) for each in THREAT], 0], np.int64)


def view(tables: Tables, viewer: Wholes) -> Reals:
    """By game and aspect, as the viewer of each game has it."""
    games, seats = len(tables), tables.seats
    seen = np.zeros((games, aspects_of(seats)), np.float32)
    every = np.arange(games)
    turned = (viewer[:, None] + np.arange(seats)) % seats
    rows = tables.rows[every[:, None], turned]
    scores = tables.scores[every[:, None], turned].astype(np.float32)
    penalties = tables.penalties[every[:, None], turned]
    threats = THREATS_OF[rows[:, 1:]].max(axis=1)
    rival = np.float32(1.0 / (seats - 1))
    for colour in range(COLOURS):
        there = np.flatnonzero(tables.open[:, colour] & (rows[:, :, colour] != CLOSED).all(axis=1))
        mine = rows[there, 0, colour]
        seen[there, MINE + mine] += 1
        for other in range(1, seats):
            seen[there, THEIRS + rows[there, other, colour]] += rival
        seen[there, BESIDE + FIGURES_OF[mine] * THREATS + threats[there, colour]] += 1
    seen[every, MY_PENALTIES + np.minimum(penalties[:, 0], 3)] = 1
    seen[every, THEIR_PENALTIES + np.minimum(penalties[:, 1:].max(axis=1), 3)] = 1
    seen[:, ONE_CLOSED] = (~tables.open).any(axis=1)
    best = scores[:, 1:].max(axis=1)
    lead = scores[:, 0] - best
    seen[:, LEADS] = lead / 50
    seen[:, LEADS + 1] = lead / (10 + np.abs(lead))
    seen[:, LEADS + 2] = lead / (30 + np.abs(lead))
    seen[:, LEADS + 3] = lead > 0
    seen[:, LEADS + 4] = scores[:, 0] / 100
    seen[:, LEADS + 5] = best / 100
    seen[every, WAIT + (tables.active - viewer) % seats] = 1
    after = WAIT + seats
    for other in range(1, seats):
        seen[:, after] = (scores[:, 0] - scores[:, other]) / 50
        seen[:, after + 1] = penalties[:, other] / 4
        after += 2
    return seen
