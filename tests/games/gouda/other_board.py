"""Another board of Gouda! Gouda!: the board is data and can be swapped (G1.2)."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.gouda.board import Board
from cheeseboard.games.gouda.game import GoudaGame

TEXT: Final = """
    start   CELLAR HALL
    goal    SHELF
    cheese  SHELF 2  B 1  C 1

    CELLAR -> A
    HALL   -> A B
    A      -> B
    B      -> C SHELF
    C      -> SHELF
"""
EDGES: Final = ["CELLAR→A", "HALL→A", "HALL→B", "A→B", "B→C", "B→SHELF", "C→SHELF"]

OTHER_BOARD: Final = Board("other", TEXT)
OTHER_GAME: Final = GoudaGame(OTHER_BOARD)
