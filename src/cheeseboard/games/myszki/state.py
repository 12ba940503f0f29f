"""A game of Myszki in progress, and its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from cheeseboard.core.bits import nth as nth_bit
from cheeseboard.core.bits import size
from cheeseboard.core.moment import ASK, OVER, Ask, Chance
from cheeseboard.core.multiset import ONE, count, kinds_in, nth, total
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.state import State
from cheeseboard.games.myszki.actions import CELLS, LAYS, MIDDLE, Choose, Lay
from cheeseboard.games.myszki.components import (
    CAT,
    HAND,
    KINDS,
    MICE,
    MOST_PLAYERS,
    NUMBERS,
    SET_SIZE,
    SPOTS,
    STARTS,
    TRAP,
    WHOLE_SET,
    StackDraw,
    cell_at,
)
from cheeseboard.games.myszki.events import Began, Caught, Drew, Ended, TileEvent
from cheeseboard.games.myszki.resolution import TILE_CODES, Tile, points, resolve

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.offer import Offer
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.sight import Sight
    from cheeseboard.core.words import Facts

BEGIN: Final = 0  # who begins is drawn, with `random-start`
DEALING: Final = 1  # the first hands
CHOOSING: Final = 2  # the active player: a cell
LAYING: Final = 3  # the active player: a tile for it
DRAWING: Final = 4  # the active player's next tile
STAGES: Final = ("begin", "deal", "choose", "lay", "draw")

DRAW_RULES: Final = ("M2.1", "M1.1", "", "", "M2.3")  # by stage: what a draw is for

EMPTY: Final = 0
FREE: Final = TILE_CODES + 1  # the code of a free cell that touches a tile
NO_CELL: Final = -1
EMPTY_BOARD: Final = vec[u8](bytes(SPOTS))


def refuse(code: str, rule: str, facts: Facts) -> Refusal:
    return Refusal(code, rule, facts, "myszki")


def place_of(cell: i64, cells: vec[i64]) -> i64:
    """Where the cell is, or would be, among cells in order."""
    low: i64 = 0
    high: i64 = len(cells)
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Myszki(State):
    """The laid tiles, the free cells around them, and every player's hand and stack.

    `board` has a code a spot: 0 empty, 1 .. 48 a tile (1 + 12 * owner + kind), 49 a free cell that touches a tile. The
    free cells are also in `frontier`, in order, so that a tile is laid in much the same time however many there are.
    """

    def __init__(self, seats: i64, random_start: bool, source: Myszki | None = None) -> None:
        if source is not None:
            super().__init__(source.seats, source.now)
            self.random_start: bool = random_start
            self.board: vec[u8] = source.board[:]
            self.laid: vec[i64] = source.laid[:]
            self.spots: vec[i64] = source.spots[:]
            self.codes: vec[i64] = source.codes[:]
            self.west: i64 = source.west
            self.east: i64 = source.east
            self.north: i64 = source.north
            self.south: i64 = source.south
            self.frontier: vec[i64] = source.frontier[:]
            self.hands: vec[i64] = source.hands[:]
            self.stacks: vec[i64] = source.stacks[:]
            self.stage: i64 = source.stage
            self.active: i64 = source.active
            self.starter: i64 = source.starter
            self.chosen: i64 = source.chosen
            self.standings: list[i64] = source.standings
            self.counted: i64 = source.counted
            return
        super().__init__(seats, STARTS[seats])
        self.random_start = random_start
        self.board = EMPTY_BOARD[:]
        self.laid = vec[i64]()  # the cells of the laid tiles, in the order of laying
        self.spots = vec[i64]()  # where on the board they are
        self.codes = vec[i64]()  # and what the board has there
        self.west = 0  # how far they reach from the first one
        self.east = 0
        self.north = 0
        self.south = 0
        self.frontier = vec[i64]()  # the free cells that touch a tile, in the order of the cells
        self.hands = vec[i64]([0 for _ in range(seats)])
        self.stacks = vec[i64]([WHOLE_SET for _ in range(seats)])
        self.stage = BEGIN
        self.active = 0
        self.starter = 0
        self.chosen = NO_CELL
        self.standings = [0] * seats  # the scores when so many tiles were laid; never changed in place
        self.counted = 0
        self.add_to_frontier(MIDDLE)
        if not random_start:
            self.begin(0)

    def copy(self) -> Myszki:
        return Myszki(0, self.random_start, self)

    def resolution(self) -> list[Tile]:
        """Every laid tile, were the game over now."""
        return resolve(self.board, list(self.spots))

    def resolution_with(self, seat: i64, kind: i64, spots: list[i64]) -> list[Tile]:
        """The tiles on these spots, were the game over with one more of the seat's on the first of them.

        Boards stay in here: one that is handed over from where nothing is compiled would never be freed.
        """
        board = self.board[:]
        board[spots[0]] = u8(1 + len(KINDS) * seat + kind)
        return resolve(board, spots)

    def cells(self) -> list[Choose]:
        """The cells of all laid tiles, in the order of laying."""
        return [CELLS[cell] for cell in self.laid]

    def scores(self) -> list[i64]:
        """M4.1, as if the game ended now."""
        return points(self.board, self.spots, self.seats)

    def standing(self) -> list[i64]:
        """The scores, counted once for each tile that is laid."""
        if self.counted != len(self.laid):
            self.standings = self.scores()
            self.counted = len(self.laid)
        return self.standings

    def winners(self) -> list[i64]:
        """M4.2: the highest sum; ties are shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def ending(self) -> str:
        return "last-tile" if self.now is OVER else ""

    # -- choices

    def legal(self, seat: i64) -> list[Action]:
        legal: list[Action] = []
        if self.asks(seat):
            if self.stage == CHOOSING:
                for cell in self.frontier:
                    legal.append(CELLS[cell])
            else:
                hand = self.hands[seat]
                for lay in LAYS:
                    if count(hand, lay.kind):
                        legal.append(lay)
        return legal

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.asks(seat):
            if self.stage == CHOOSING:
                for cell in self.frontier:
                    offer.add(len(KINDS) + cell)
            else:
                hand = self.hands[seat]
                for kind in range(len(KINDS)):
                    if count(hand, kind):
                        offer.add(kind)

    def sample(self, seat: i64, rng: Rng) -> Action:
        if self.stage == CHOOSING:
            return CELLS[self.frontier[rng.below(len(self.frontier))]]
        kinds = kinds_in(self.hands[seat])
        return LAYS[nth_bit(kinds, rng.below(size(kinds))) // 3]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        if self.now is OVER:
            return refuse("over", "M2.3", {})
        if not isinstance(self.now, Ask):
            return refuse("draw-first", DRAW_RULES[self.stage], {})
        if not self.asks(seat):
            return refuse("not-active", "M2.1", {"player": int(self.active)})
        if isinstance(action, Lay):
            if self.stage == CHOOSING:
                return refuse("choose-first", "M2.2", {})
            return None if count(self.hands[seat], action.kind) else refuse("not-in-hand", "M1.1", action.facts())
        if isinstance(action, Choose):
            if self.stage == LAYING:
                return refuse("chosen", "M2.2", CELLS[self.chosen].facts())
            return self.no_cell(action)
        return refuse("choose-first", "M2.2", {})

    def no_cell(self, choose: Choose) -> Refusal | None:
        """Why no tile may go there; None if one may."""
        if self.is_free(choose):
            return None
        if choose.cell in self.laid:
            return refuse("taken", "M2.2", choose.facts())
        return refuse("touches-nothing", "M2.2", choose.facts())

    def is_free(self, choose: Choose) -> bool:
        """Whether the cell is free and touches a tile by a side."""
        if self.board[choose.spot] != FREE:
            return False
        place = place_of(choose.cell, self.frontier)
        return place < len(self.frontier) and self.frontier[place] == choose.cell

    def play(self, seat: i64, action: Action) -> None:
        if not self.asks(seat):
            raise Illegal(self.refusal(seat, action))
        if self.stage == CHOOSING:
            if not isinstance(action, Choose) or not self.is_free(action):
                raise Illegal(self.refusal(seat, action))
            self.chosen = action.cell
            self.stage = LAYING
        else:
            if not isinstance(action, Lay) or not count(self.hands[seat], action.kind):
                raise Illegal(self.refusal(seat, action))
            self.lay(seat, action.kind)

    # -- chance

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not now.law.weight(outcome):
            raise Illegal(outcome)
        if self.stage == BEGIN:
            self.begin(outcome)
            return
        seat = self.active
        self.stacks[seat] -= ONE[outcome]
        self.hands[seat] += ONE[outcome]
        if self.listener is not None:
            rule = "M1.1" if self.stage == DEALING else "M2.3"
            self.listener.hear(Drew(seat, outcome, rule, 1 << seat))
        if self.stage == DEALING:
            if total(self.hands[seat]) == HAND:
                self.active = self.after(seat)
            self.deal()
        else:
            self.next_turn()

    # -- the turn

    def begin(self, starter: i64) -> None:
        self.starter = starter
        self.active = starter
        self.stage = DEALING
        if self.listener is not None:
            self.listener.hear(Began(starter, "M2.1"))
        self.deal()

    def deal(self) -> None:
        """M1.1: three tiles for everybody, then the first turn."""
        if total(self.hands[self.active]) == HAND:
            self.begin_turn()
        else:
            self.draw()

    def draw(self) -> None:
        self.now = Chance(StackDraw(self.stacks[self.active]), 1 << self.active)

    def begin_turn(self) -> None:
        """M2.2: the first tile of the game goes to the middle, every other touches one."""
        self.now = ASK[1 << self.active]
        if len(self.laid):
            self.stage = CHOOSING
        else:
            self.chosen = MIDDLE
            self.stage = LAYING

    def lay(self, seat: i64, kind: i64) -> None:
        cell = CELLS[self.chosen]
        self.chosen = NO_CELL
        self.hands[seat] -= ONE[kind]
        self.frontier, _ = pop(self.frontier, place_of(cell.cell, self.frontier))
        self.put(cell, 1 + len(KINDS) * seat + kind)
        if self.listener is not None:
            self.listener.hear(TileEvent("event-laid", "M2.2", seat, kind, cell))
        if len(self.laid) == SET_SIZE * self.seats:
            self.end()
            return
        x, y = cell.x, cell.y
        self.add_to_frontier(cell_at(x, y - 1))
        self.add_to_frontier(cell_at(x + 1, y))
        self.add_to_frontier(cell_at(x, y + 1))
        self.add_to_frontier(cell_at(x - 1, y))
        if self.stacks[seat]:
            self.stage = DRAWING
            self.draw()
        else:
            self.next_turn()

    def put(self, cell: Choose, code: i64) -> None:
        """A tile on the table."""
        self.board[cell.spot] = u8(code)
        self.laid = append(self.laid, cell.cell)
        self.spots = append(self.spots, cell.spot)
        self.codes = append(self.codes, code)
        self.west = min(self.west, cell.x)
        self.east = max(self.east, cell.x)
        self.north = min(self.north, cell.y)
        self.south = max(self.south, cell.y)

    def add_to_frontier(self, number: i64) -> None:
        spot = CELLS[number].spot
        if self.board[spot] == EMPTY:
            self.board[spot] = FREE
            frontier = append(self.frontier, number)
            place: i64 = len(frontier) - 1
            while place and frontier[place - 1] > number:
                frontier[place] = frontier[place - 1]
                place -= 1
            frontier[place] = number
            self.frontier = frontier

    def after(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def next_turn(self) -> None:
        self.active = self.after(self.active)
        self.begin_turn()

    def end(self) -> None:
        self.now = OVER
        if self.listener is not None:
            self.listener.hear(Ended(self.ending(), "M2.3"))
            self.tell_resolution()

    def tell_resolution(self) -> None:
        """M3, M4: each step after the other, tile by tile."""
        listener = self.listener
        if listener is None:
            return
        tiles = self.resolution()
        cells = self.cells()
        number_at = {cells[tile.number].spot: tile.number for tile in tiles}
        for key, rule, first, last in (("event-fed", "M3.1", CAT, TRAP), ("event-disarmed", "M3.2", TRAP, TRAP + 1)):
            for tile in tiles:
                if tile.turned and first <= tile.kind < last:
                    listener.hear(TileEvent(key, rule, tile.owner, tile.kind, cells[tile.number]))
        for rule, first, last in (("M3.3", CAT, TRAP), ("M3.4", TRAP, TRAP + 1)):
            for tile in tiles:
                for spot in tile.catchers:
                    catcher = tiles[number_at[spot]]
                    if first <= catcher.kind < last:
                        cell, from_cell = cells[tile.number], cells[catcher.number]
                        listener.hear(Caught(rule, tile.owner, tile.kind, cell, catcher.kind, from_cell))
        for tile in tiles:
            if tile.kind < MICE and not tile.catchers:
                cell = cells[tile.number]
                listener.hear(TileEvent("event-scored", "M4.1", tile.owner, tile.kind, cell, tile.points))

    # -- what a seat knows

    def imagine(self, seat: i64, rng: Rng) -> Myszki:
        """The others' hands are any of the tiles that they have not laid, each as likely in hand as in the stack."""
        world = Myszki(0, self.random_start, self)
        for other in range(self.seats):
            if other != seat:
                unseen = self.hands[other] + self.stacks[other]
                left = total(unseen)
                world.stacks[other] = unseen
                world.hands[other] = 0
                for _ in range(total(self.hands[other])):
                    tile = ONE[nth(world.stacks[other], rng.below(left))]
                    world.stacks[other] -= tile
                    world.hands[other] += tile
                    left -= 1
        now = self.now
        if isinstance(now, Chance) and self.stage != BEGIN:
            world.draw()
        return world

    def pieces(self) -> list[i64]:
        """M1.2: of every player's tiles, those of each kind in hand, in the stack and on the table."""
        everywhere = [self.hands[seat] + self.stacks[seat] for seat in range(self.seats)]
        for code in self.codes:
            everywhere[(code - 1) // len(KINDS)] += ONE[(code - 1) % len(KINDS)]
        return everywhere

    def key(self) -> tuple[object, ...]:
        table = list(zip(self.laid, self.codes, strict=True))
        turn = (self.stage, self.active, self.starter, self.chosen, self.now is OVER)
        return (self.random_start, tuple(table), tuple(self.hands), tuple(self.stacks), turn)

    def __repr__(self) -> str:
        from cheeseboard.games.myszki.position import draw

        return draw(self)

    def observe(self, seat: i64, sight: Sight) -> None:
        """Hands and stacks from the seat's own on, points as things stand, and a window on the middle of the table."""
        scores = self.standing()
        for step in range(MOST_PLAYERS):
            if step < self.seats:
                other = (seat + step) % self.seats
                hand = self.hands[other] if step == 0 else 0  # of the others only hand and stack together are known
                rest = self.hands[other] + self.stacks[other] - hand
                sight.put(1.0)
                sight.flag(other == self.active)
                sight.put(float(scores[other]) / 10.0)
                if hand:
                    for kind in range(len(KINDS)):
                        sight.put(float(count(hand, kind)) / float(HAND))
                else:
                    sight.skip(len(KINDS))
                for kind in range(len(KINDS)):
                    sight.put(float(count(rest, kind)) / float(NUMBERS[kind]))
            else:
                sight.skip(3 + 2 * len(KINDS))
        sight.one_of(self.stage, len(STAGES))
        self.window(seat, sight)

    def window(self, seat: i64, sight: Sight) -> None:
        """For each cell around the middle of all laid tiles: whose tile, which kind, whether it is free or chosen."""
        left = (self.west + self.east) // 2 - WINDOW // 2
        top = (self.north + self.south) // 2 - WINDOW // 2
        for number in range(len(self.laid)):
            place = CELLS[self.laid[number]]
            at = in_window(place.x - left, place.y - top)
            if at >= 0:
                code = self.codes[number] - 1
                owner = code // len(KINDS)
                step = owner - seat if owner >= seat else owner - seat + self.seats
                sight.ahead(at, float(step + 1) / float(MOST_PLAYERS))
                sight.ahead(at + 1, float(code - owner * len(KINDS) + 1) / float(len(KINDS)))
        for cell in self.frontier:
            place = CELLS[cell]
            at = in_window(place.x - left, place.y - top)
            if at >= 0:
                sight.ahead(at + 2, 1.0 if cell == self.chosen else 0.5)
        sight.skip(3 * WINDOW * WINDOW)


WINDOW: Final = 25


def in_window(column: i64, row: i64) -> i64:
    """Where the numbers of a cell of the window begin; -1 outside of it."""
    return 3 * (WINDOW * row + column) if 0 <= column < WINDOW and 0 <= row < WINDOW else -1
