"""Gouda! Gouda! for two without magic, solved: the mover's chance to win, for every placement of all mice.

Values are improved turn by turn until they hardly change any more. A turn is weighed for all placements of the other
player's mice at once: first what the named space's own mice can do, then what the other's can, then roll by roll what
both together can.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.gouda.placements import SPACES, Placements, moves_of, rolls

Reals = NDArray[np.float32]
Wholes = NDArray[np.int64]

LEAP_EVERY: Final = 6  # rounds
FASTEST: Final = 0.97  # a pace above this says nothing about where it ends
NEAR: Final = 2e-5  # no leaps once changes are this small


class Least:
    """The least of several numbers each, the same ones of every row."""

    def __init__(self, blocks: list[Wholes]) -> None:
        """In a block of cases every column is one of them: its options, one below the other."""
        widths = [block.shape[1] for block in blocks]
        starts = np.concatenate([[0], np.cumsum(widths)])
        order = sorted(range(len(blocks)), key=lambda block: -blocks[block].shape[0])
        self.places: Final = np.empty(sum(widths), np.int64)  # of every case: those with the most options come first
        place = 0
        for block in order:
            self.places[starts[block] : starts[block + 1]] = np.arange(place, place + widths[block])
            place += widths[block]
        self.rows: Final = [
            np.concatenate([blocks[block][row] for block in order if row < blocks[block].shape[0]])
            for row in range(blocks[order[0]].shape[0])
        ]

    def of(self, values: Reals) -> Reals:
        """Along the last axis, the cases in the order of `places`."""
        found = np.take(values, self.rows[0], axis=-1)
        for row in self.rows[1:]:
            part = found[..., : len(row)]
            np.minimum(part, np.take(values, row, axis=-1), out=part)
        return found


class Others:
    """What the other player's mice of a space can do, for all their placements, by how many of them are there."""

    def __init__(self, placed: Placements, space: int) -> None:
        self.space: Final = space
        self.groups: Final = [
            [number for number, placement in enumerate(placed.all) if placement.count(space) == mice]
            for mice in range(placed.mice + 1)
        ]
        self.order: Final = np.array([number for group in self.groups for number in group])
        self.firsts: Final[list[dict[tuple[int, int], int]]] = []  # by mice and moves: the first case
        self.cases: int = 0
        blocks = []
        for mice, group in enumerate(self.groups):
            firsts = {}
            for moves in moves_of(space, mice):
                blocks.append(np.array([placed.moved(number, space, *moves) for number in group]).T)
                firsts[moves] = self.cases
                self.cases += len(group)
            self.firsts.append(firsts)
        self.least: Final = Least(blocks)


class Both:
    """What both players' mice of a space can do together, roll by roll, for so many of the mover's there."""

    def __init__(self, others: Others, mine: int) -> None:
        blocks: list[Wholes] = []
        whose: list[Wholes] = []
        chances: list[Reals] = []
        begin = 0
        for mice, group in enumerate(others.groups):
            members = np.arange(len(group))
            firsts = others.firsts[mice]
            for (ups, downs), chance in rolls(others.space, mine + mice).items():
                options = [
                    row * others.cases + others.least.places[firsts[ups - up, downs - down] + members]
                    for row, (up, down) in enumerate(moves_of(others.space, mine))
                    if (ups - up, downs - down) in firsts
                ]
                blocks.append(np.array(options))
                whose.append(begin + members)
                chances.append(np.full(len(group), chance, np.float32))
            begin += len(group)
        self.least: Final = Least(blocks)
        self.whose: Final = np.empty(len(self.least.places), np.int64)  # of which placement a roll is
        self.chances: Final = np.empty(len(self.least.places), np.float32)  # and how likely it is
        self.whose[self.least.places] = np.concatenate(whose)
        self.chances[self.least.places] = np.concatenate(chances)

    def lost(self, left: Reals) -> NDArray[np.float64]:
        """The other's chances after the roll, by placement in the order of `Others`."""
        rolled = self.least.of(left.reshape(-1)) * self.chances
        return np.bincount(self.whose, rolled).astype(np.float64)


class Solver:
    """`chances[other, mine]` is the chance of whoever is to move with that placement."""

    def __init__(self, placed: Placements, fewer: Solver | None = None) -> None:
        """With a solver for a mouse less, it begins as if the hindmost mouse of either did not matter."""
        self.placed: Final = placed
        self.chances: Reals = np.full((len(placed.all), len(placed.all)), 0.5, np.float32)
        self.change = 1.0  # the largest one in the last round
        self.size = 0.0  # of all changes in the last round together
        self.rounds = 0
        if fewer is not None:
            before = np.array([fewer.placed.number[placement[1:]] for placement in placed.all])
            self.chances = fewer.chances[np.ix_(before, before)]

    @cached_property
    def others(self) -> list[Others]:
        return [Others(self.placed, space) for space in range(SPACES)]

    @cached_property
    def both(self) -> dict[tuple[int, int], Both]:
        mine = range(1, self.placed.mice + 1)
        return {(space, mice): Both(self.others[space], mice) for space in range(SPACES) for mice in mine}

    @cached_property
    def images(self) -> list[Wholes]:
        return [np.array(image) for image in self.placed.images()]

    @cached_property
    def order(self) -> list[int]:
        """One placement of those that are alike, the furthest first: what ends soon is known soon."""
        numbers = range(len(self.placed.all))
        return [number for number in reversed(numbers) if all(image[number] >= number for image in self.images)]

    def improve(self) -> None:
        """One round over all placements of the mover; now and then a leap, as far as the rounds seem to be going."""
        before = self.chances.copy()
        for number in self.order:
            found = self.turn(number)
            for image in self.images:
                self.chances[image, image[number]] = found
        step = self.chances - before
        size = float(np.sqrt(np.square(step, dtype=np.float64).sum()))
        pace = size / self.size if self.size else 1.0
        self.change, self.size = float(np.abs(step).max()), size
        self.rounds += 1
        if self.rounds % LEAP_EVERY == 0 and pace < FASTEST and self.change > NEAR:
            np.clip(self.chances + step * np.float32(pace / (1.0 - pace)), 0.0, 1.0, out=self.chances)
            self.size = 0.0

    def turn(self, number: int) -> Reals:
        """The mover's chance for all placements of the other's mice, by the best space."""
        best = np.zeros(len(self.placed.all), np.float32)
        for space in sorted(set(self.placed.all[number])):
            order = self.others[space].order
            best[order] = np.maximum(best[order], self.named(number, space))
        return best

    def named(self, number: int, space: int) -> Reals:
        """The same if this space is named, in the order of `Others`."""
        mine = self.placed.all[number].count(space)
        own = [self.chances[self.placed.moved(number, space, *moves)].min(axis=0) for moves in moves_of(space, mine)]
        left = self.others[space].least.of(np.array(own))
        return (1.0 - self.both[space, mine].lost(left)).astype(np.float32)
