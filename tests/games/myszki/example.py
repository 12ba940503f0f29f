"""A whole table of Myszki that comes to the rulebook's example of scoring (M4.3), before and after its last tile."""

from __future__ import annotations

from tests.games.table import MyszkiTable, myszki

# Player 1 lays the last tile, a trap mouse, at 7,0.
PICTURE = """
    0o 1^ 1G 1B 0o 1b 1o ..
    0W 0m 0^ 1w 0g 0o 1t 1s
    1g 1m 0~ 0b 0o 0m 0G 1~
    1m 1o 0t 0o 0m 0m 1o 1m
    0~ 1m 1^ 0m 1m 0t 1~ 1o
    1W 1m 0w 1o 0m 0B 0^ 0s
"""


def before_the_last_tile() -> MyszkiTable:
    return myszki(f"myszki choose\n  - | -\n> trapmouse | -\nfrom 0,0\n{PICTURE.strip()}")


def at_the_end() -> MyszkiTable:
    table = before_the_last_tile()
    table.act(1, "7,0", "trapmouse")
    return table
