"""Boards: spaces and the ways between them, and every action that they make possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action
from cheeseboard.games.gouda.actions import JUST_SO, NO_SPACE, ON_DICE, ON_SPACE, PASS, Move, Name, Play, Put
from cheeseboard.games.gouda.components import CARDS, MOST_PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# G1.2, G1.3, G6.3: house data. The drum first; `->` leads up.
HOUSE: Final = """
    start   D C1 C2
    goal    T
    cheese  T 4  M3 3  M2 2

    D  -> M1 C1 C2
    C1 -> M1
    C2 -> M1
    M1 -> M2 S1
    S1 -> M2
    M2 -> M3 S2
    S2 -> M3
    M3 -> M4 S3
    S3 -> M4
    M4 -> F1 F2
    F1 -> T
    F2 -> T
"""


@final
class Board:
    """A board as its text draws it. Spaces are numbers in the order of the text, the goal last."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        lines = [line.split() for line in text.strip().splitlines() if line.strip()]
        heads = {words[0]: words[1:] for words in lines if words[1] != "->"}
        ways = [(words[0], words[2:]) for words in lines if words[1] == "->"]
        goal = heads["goal"][0]
        self.spaces: Final[list[str]] = [*[start for start, _ in ways], goal]
        number = {space: place for place, space in enumerate(self.spaces)}
        self.goal: Final[i64] = number[goal]
        self.starts: Final[list[i64]] = [number[space] for space in heads["start"]]
        self.drum: Final[i64] = number[heads["start"][0]]
        values = dict(zip(heads["cheese"][::2], heads["cheese"][1::2], strict=True))
        self.cheese: Final[list[i64]] = [int(values.get(space, "0")) for space in self.spaces]  # G6.3
        edges = [(number[start], number[end]) for start, ends in ways for end in ends]
        self.actions: Final[list[Action]] = [PASS]
        self.puts: Final[list[Put]] = []
        for space in self.starts:
            self.puts.append(Put(len(self.actions) + len(self.puts), space, self.spaces[space]))
        self.actions.extend(self.puts)
        self.names: Final[list[Name]] = []
        for space in range(len(self.spaces)):
            self.names.append(Name(len(self.actions) + len(self.names), space, self.spaces[space]))
        self.actions.extend(self.names)
        self.up: Final[list[list[Move]]] = self.moves(edges, True)
        self.down: Final[list[list[Move]]] = self.moves([(end, start) for start, end in edges], False)
        self.heights: Final[list[i64]] = [0] * len(self.spaces)  # the most steps from the bottom to a space
        for _ in self.spaces:
            for start, end in edges:
                self.heights[end] = max(self.heights[end], self.heights[start] + 1)
        self.steps: Final[list[list[i64]]] = [self.steps_from(space) for space in range(len(self.spaces))]
        self.plays: Final[list[list[Play]]] = [self.card_plays(card) for card in range(len(CARDS))]

    def moves(self, ways: list[tuple[int, int]], up: bool) -> list[list[Move]]:
        """For every space the moves from it along these ways, of a mouse of any player."""
        found: list[list[Move]] = [[] for _ in self.spaces]
        for start, end in ways:
            for owner in range(MOST_PLAYERS):
                move = Move(len(self.actions), owner, start, end, up, self.spaces)
                self.actions.append(move)
                found[start].append(move)
        return found

    def steps_from(self, space: int) -> list[int]:
        """How many steps up it takes at least from a space to every other; 0 where no way leads up."""
        found = [0] * len(self.spaces)
        reached = [space]
        step = 0
        while reached:
            step += 1
            ends = sorted({int(move.end) for start in reached for move in self.up[start]})
            reached = [end for end in ends if not found[end]]
            for end in reached:
                found[end] = step
        return found

    def card_plays(self, card: int) -> list[Play]:
        """Every way to play a card of this kind."""
        first = len(self.actions)
        found: list[Play] = []
        if card in JUST_SO:
            found.append(Play(first, card, 0, NO_SPACE, ""))
        for dice in ON_DICE.get(card, []):
            found.append(Play(first + len(found), card, dice, NO_SPACE, ""))
        if card in ON_SPACE:
            for space in range(len(self.spaces)):
                found.append(Play(first + len(found), card, 0, space, self.spaces[space]))
        self.actions.extend(found)
        return found


HOUSE_BOARD: Final = Board("house", HOUSE)
