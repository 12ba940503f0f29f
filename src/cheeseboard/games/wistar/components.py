"""The components of Rats of Wistar: what an edition is made of, and what every edition has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.wistar.effects import Clause, Effect, Have
from cheeseboard.games.wistar.symbols import ATTACK

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUNDS: Final = 5
HOUSE_ROUNDS: Final = 3  # the first ones, with a mouse of the house as the round's mouse
LEADERS: Final = 3
MARKET: Final = 4  # cards in each row
CHAMBERS: Final = 3  # open from the start
TILES: Final = 6  # beds, and underground tiles, of a player
GOALS: Final = 3  # goal cards on the board
FIELDS: Final = 4  # on a goal card
ROWS: Final = 3  # on a mission card
SECTIONS: Final = 6
SPACES: Final = 3  # at most, in a section
TENTS: Final = 2
BED_COST: Final = 2
CHAMBER_COST: Final = 2
WILD_PRICE: Final = 3  # items
ELECTRICITY_PRICE: Final = 4
START_VP: Final = 10
START_WOOD: Final = 2
START_METAL: Final = 2
START_MOVEMENT: Final = 1
ENTRANCE_RATS: Final = 2
STRONG_VP: Final = 2
LEFTOVERS: Final = 5  # to a victory point
WILDS: Final = 2  # to a victory point

# The ten abilities of the player board (W5).
#                             1  2  3  4  5  6  7  8  9  10
ABILITY_VP: Final[list[i64]] = [0, 0, 2, 1, 2, 3, 6, 1, 2, 0]
ABILITY_FEE: Final[list[i64]] = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
BROWN: Final = 0b0000111111
GREY: Final = 0b1111000000
PAIR_VP: Final = 2  # for both 6 and 7
CHEAP_BEDS: Final = 0
CHEAP_CHAMBERS: Final = 1
ANNEX: Final = 2
TWO_RATS: Final = 3
SKILL_TOKEN: Final = 4
FREE_PROJECT: Final = 7
ANY_MAIN: Final = 8
CHOOSE_HERO: Final = 9

# Six symbols packed into one number, a byte each.
BYTE: Final[list[i64]] = [1 << 8 * place for place in range(7)]


def byte(packed: i64, place: i64) -> i64:
    """One of the numbers in a packed row."""
    return packed >> 8 * place & 255


@final
@mypyc_attr(acyclic=True)
class Needs:
    """What must be paid and what must be there (W4.6, W4.8)."""

    def __init__(self, wood: int, metal: int, movement: int, items: int, symbols: int, have: list[Have]) -> None:
        self.wood: Final[i64] = wood
        self.metal: Final[i64] = metal
        self.movement: Final[i64] = movement
        self.items: Final[i64] = items
        self.symbols: Final[i64] = symbols  # packed: five skills and energy
        self.have: Final = have  # all else


@final
@mypyc_attr(acyclic=True)
class Project:
    """A project card. `card` is its place in the edition; `number` is printed on it."""

    def __init__(
        self, card: int, number: int, deck: int, kind: int, symbols: int, needs: Needs, vp: int, effect: Effect
    ) -> None:
        self.card: Final[i64] = card
        self.number: Final[i64] = number
        self.deck: Final[i64] = deck
        self.kind: Final[i64] = kind
        self.symbols: Final[i64] = symbols
        self.needs: Final = needs
        self.vp: Final[i64] = vp
        self.effect: Final = effect
        self.aggressive: Final = effect.type == ATTACK


@final
@mypyc_attr(acyclic=True)
class Mouse:
    """A mouse or a cheese; a cheese counts as a mouse of the cellar and does nothing (W4.2)."""

    def __init__(self, tile: int, cellar: bool, cheese: bool, vp: int, effect: Effect) -> None:
        self.tile: Final[i64] = tile
        self.cellar: Final = cellar
        self.cheese: Final = cheese
        self.vp: Final[i64] = vp
        self.effect: Final = effect


@final
@mypyc_attr(acyclic=True)
class Row:
    """A row of a mission card; `lock` is the row that must be done before, from 1, or 0."""

    def __init__(self, needs: Needs, reward: Effect, lock: int) -> None:
        self.needs: Final = needs
        self.reward: Final = reward
        self.lock: Final[i64] = lock


@final
@mypyc_attr(acyclic=True)
class Mission:
    """A mission card of the house or of the cellar."""

    def __init__(self, card: int, cellar: bool, bonus: Effect, rows: list[Row]) -> None:
        self.card: Final[i64] = card
        self.cellar: Final = cellar
        self.bonus: Final = bonus
        self.rows: Final = rows


@final
@mypyc_attr(acyclic=True)
class Goal:
    """A goal card: what is counted, how many each field asks for, and its bonus; the topmost field first."""

    def __init__(self, card: int, count: int, asks: list[i64], bonuses: list[Effect]) -> None:
        self.card: Final[i64] = card
        self.count: Final[i64] = count
        self.asks: Final = asks
        self.bonuses: Final = bonuses


@final
@mypyc_attr(acyclic=True)
class Side:
    """A side of a section of the wheel: the bonus actions of each of its spaces."""

    def __init__(self, fewest: int, most: int, spaces: list[list[Effect]]) -> None:
        self.fewest: Final[i64] = fewest  # players
        self.most: Final[i64] = most
        self.spaces: Final = spaces


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A hero: a skill and how many symbols of it."""

    def __init__(self, card: int, skill: int, symbols: int) -> None:
        self.card: Final[i64] = card
        self.skill: Final[i64] = skill
        self.symbols: Final[i64] = symbols


@final
@mypyc_attr(acyclic=True)
class Door:
    """A way between two rooms that a door closes from so many players on; with fewer it is open (WA4)."""

    def __init__(self, one: int, other: int, fewest: int) -> None:
        self.one: Final[i64] = one
        self.other: Final[i64] = other
        self.fewest: Final[i64] = fewest


@final
@mypyc_attr(acyclic=True)
class Room:
    """A room of the farm; `missions` and `mice` are the fields of each, as the fewest players they are used with."""

    def __init__(self, name: str, cellar: bool, cheese: bool, missions: list[i64], mice: list[i64]) -> None:
        self.name: Final = name
        self.cellar: Final = cellar
        self.cheese: Final = cheese
        self.missions: Final = missions
        self.mice: Final = mice


@final
@mypyc_attr(acyclic=True)
class Edition:
    """A complete set of components. Room 0 is outside, where the explorers begin."""

    def __init__(
        self,
        name: str,
        projects: list[Project],
        mice: list[Mouse],
        missions: list[Mission],
        goals: list[Goal],
        tokens: list[Effect],
        wheel: list[list[Side]],
        heroes: list[Hero],
        rooms: list[Room],
        doors: list[Door],
        bed_vp: list[i64],
        chamber_vp: list[i64],
        clauses: list[Clause],
        house: list[str],
    ) -> None:
        self.name: Final = name
        self.projects: Final = projects
        self.mice: Final = mice  # of the house, of the cellar, then the cheeses
        self.missions: Final = missions  # of the house, then of the cellar
        self.goals: Final = goals
        self.tokens: Final = tokens  # the bonuses of the door tokens
        self.wheel: Final = wheel
        self.heroes: Final = heroes
        self.rooms: Final = rooms
        self.doors: Final = doors
        self.bed_vp: Final = bed_vp
        self.chamber_vp: Final = chamber_vp
        self.clauses: Final = clauses
        self.house: Final = house  # the names of the components that are ours and not the publisher's: project-1 …
