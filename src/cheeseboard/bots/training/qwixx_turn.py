"""The two actions of a turn of Qwixx, in many games at once."""

from __future__ import annotations

import numpy as np

from cheeseboard.bots.training.arrays import Flags, Wholes
from cheeseboard.bots.training.qwixx_table import (
    COLOUR_WAYS,
    NOTHING,
    Tables,
    can_cross,
    colour_places,
    white_places,
)
from cheeseboard.games.qwixx.components import ROWS as COLOURS


def white_choices(tables: Tables, dice: Wholes, seat: Wholes) -> Flags:
    """By game and colour: whether the seat may cross the white sum there."""
    return can_cross(tables.rows[np.arange(len(tables)), seat], white_places(dice), tables.open)


def colour_choices(tables: Tables, dice: Wholes) -> Flags:
    """By game and way: whether the active player may do this in the second action; way 0 is nothing."""
    games = len(tables)
    rows = tables.rows[np.arange(games), tables.active]
    found = np.ones((games, COLOUR_WAYS), np.bool_)
    for white in range(2):
        places = colour_places(dice)[:, :, white]
        found[:, 1 + COLOURS * white : 1 + COLOURS * (white + 1)] = can_cross(rows, places, tables.open)
    return found


def after_white(tables: Tables, dice: Wholes, whites: Wholes) -> None:
    """Q2.1: by game and seat the colour in which the white sum is crossed, or NOTHING."""
    places = white_places(dice)
    for seat in range(tables.seats):
        games = np.flatnonzero(whites[:, seat] != NOTHING)
        colours = whites[games, seat]
        tables.cross(games, np.full(len(games), seat), colours, places[games, colours])
    tables.close()


def after_second(tables: Tables, dice: Wholes, ways: Wholes, marked: Flags) -> None:
    """Q2.2 to Q2.4: by game the way of the second action; whoever crosses nothing at all has a penalty."""
    going = ~tables.over()
    games = np.flatnonzero(going & (ways > 0))
    white, colours = np.divmod(ways[games] - 1, COLOURS)
    still = tables.open[games, colours]  # a row that somebody has locked meanwhile is closed
    games, white, colours = games[still], white[still], colours[still]
    crossing = np.zeros(len(tables), np.bool_)
    crossing[games] = True
    tables.cross(games, tables.active[games], colours, colour_places(dice)[games, colours, white])
    punished = np.flatnonzero(going & ~marked & ~crossing)
    tables.punish(punished, tables.active[punished])
    tables.close()
    tables.active[:] = (tables.active + 1) % tables.seats
