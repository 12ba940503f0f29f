"""What a player has: goods, rats, chambers, cards, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import (
    ENTRANCE_RATS,
    LEADERS,
    START_METAL,
    START_MOVEMENT,
    START_VP,
    START_WOOD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A player's personal space and hand. Lists and sets are replaced, never changed, so that copies share them."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.wood: i64 = source.wood
            self.metal: i64 = source.metal
            self.movement: i64 = source.movement
            self.wild: i64 = source.wild
            self.electricity: i64 = source.electricity
            self.vp: i64 = source.vp
            self.rats: i64 = source.rats
            self.entrance: i64 = source.entrance
            self.leaders: i64 = source.leaders
            self.beds: i64 = source.beds
            self.removed: i64 = source.removed
            self.dug: i64 = source.dug
            self.freed: i64 = source.freed
            self.cubes: i64 = source.cubes
            self.explorer: i64 = source.explorer
            self.tents: i64 = source.tents
            self.doors: i64 = source.doors
            self.mice: i64 = source.mice
            self.heroes: i64 = source.heroes
            self.skills: i64 = source.skills
            self.goals: i64 = source.goals
            self.reached: i64 = source.reached
            self.private: i64 = source.private
            self.symbols: i64 = source.symbols
            self.kinds: i64 = source.kinds
            self.types: i64 = source.types
            self.discounts: i64 = source.discounts
            self.triggers: i64 = source.triggers
            self.snails: i64 = source.snails
            self.immune: i64 = source.immune
            self.hand: Cards = source.hand
            self.known: Cards = source.known
            self.table: Cards = source.table
            self.used: Cards = source.used
            self.each: list[i64] = source.each
            self.incomes: list[i64] = source.incomes
            self.rounds: list[i64] = source.rounds
            return
        self.wood = START_WOOD
        self.metal = START_METAL
        self.movement = START_MOVEMENT
        self.wild = 0
        self.electricity = 0  # 1 weak, 2 strong
        self.vp = START_VP
        self.rats = 0  # by area, a byte each
        self.entrance = ENTRANCE_RATS  # rats at the burrow entrance
        self.leaders = LEADERS  # not placed yet this round
        self.beds = 0  # bed tiles built
        self.removed = 0  # built beds that are gone again
        self.dug = 0  # underground tiles removed
        self.freed = 0  # the abilities whose cube is gone, as a set
        self.cubes = 0  # on mission cards
        self.explorer = 0  # the room
        self.tents = 0  # the set of rooms with a tent of this player
        self.doors = 0
        self.mice = 0  # the set of mouse tiles, cheese included
        self.heroes = 0
        self.skills = 0  # skill tokens
        self.goals = 0  # how many goals were reached
        self.reached = 0  # which of them, by goal card
        self.private = 0  # goal cards that only this player can reach
        self.symbols = 0  # packed
        self.kinds = 0  # packed: cards in play by kind, then by deck
        self.types = 0  # packed: cards in play by type of effect
        self.discounts = 0  # packed, as DISCOUNTS
        self.triggers = 0  # what permanent effects wait for, as a set
        self.snails = 0  # chambers on cards
        self.immune = 0
        self.hand = NO_CARDS
        self.known = NO_CARDS  # the cards of the hand that everybody has seen
        self.table = NO_CARDS  # the cards in play
        self.used = NO_CARDS  # those of them with a use token
        self.each = []  # clauses that wait for a trigger, in the order of cards, then mice
        self.incomes = []  # clauses of income
        self.rounds = []  # cards in play that can be used once a round

    def key(self) -> tuple[object, ...]:
        goods = (self.wood, self.metal, self.movement, self.wild, self.electricity, self.vp)
        board = (self.rats, self.entrance, self.leaders, self.beds, self.removed, self.dug, self.freed, self.cubes)
        farm = (self.explorer, self.tents, self.doors, self.mice)
        space = (self.heroes, self.skills, self.goals, self.reached, self.private)
        cards = (self.hand.key(), self.known.key(), self.table.key(), self.used.key())
        return (goods, board, farm, space, cards)
