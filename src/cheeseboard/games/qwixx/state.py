"""A game of Qwixx in progress, and its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bits import nth, size
from cheeseboard.core.moment import ASK, OVER, SEALED, Ask, Chance
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.state import State
from cheeseboard.games.qwixx.actions import PASS, Mark
from cheeseboard.games.qwixx.components import (
    BOARD,
    DRAWS,
    LAST,
    MOST_PLAYERS,
    PENALTY_BOXES,
    PLACES,
    ROLLS,
    ROWS,
    ROWS_TO_END,
    Layout,
)
from cheeseboard.games.qwixx.events import Began, Crossed, Ended, Locked, Punished, Rolled
from cheeseboard.games.qwixx.sheet import BLANK, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.sight import Sight
    from cheeseboard.core.words import Facts

BEGIN: Final = 0  # who begins is drawn
ROLL: Final = 1  # the dice
FIRST: Final = 2  # everybody, sealed: the white sum
SECOND: Final = 3  # the active player: a white and a coloured die
STAGES: Final = ("begin", "roll", "first", "second")

RUNNING: Final = 0
BY_PENALTIES: Final = 1
BY_LOCKS: Final = 2
ENDINGS: Final = ("", "penalties", "locks")
ENDING_RULES: Final = ("", "Q4.1", "Q4.2")

ANSWER_BITS: Final = 6  # a sealed answer is the id of an action
ANSWER: Final = 63

# Q2.7: the standing orders, and how many numbers a cross may skip by each. One always crosses and one never does: that
# an order has answered tells nobody what.
MOST_SKIPPED: Final = {"never": -1, "skip-0": 0, "skip-1": 1, "skip-2": 2, "always": PLACES}


def refuse(code: str, rule: str, facts: Facts) -> Refusal:
    return Refusal(code, rule, facts, "qwixx")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Qwixx(State):
    """The sheets of all players, the dice on the table and how far the turn has come."""

    def __init__(self, seats: i64, layout: Layout, source: Qwixx | None = None) -> None:
        if source is not None:
            super().__init__(source.seats, source.now)
            self.layout: Layout = layout
            self.sheets: list[Sheet] = source.sheets[:]
            self.stage: i64 = source.stage
            self.active: i64 = source.active
            self.roll: i64 = source.roll
            self.rolled: i64 = source.rolled
            self.called: i64 = source.called
            self.coloured: i64 = source.coloured
            self.open: i64 = source.open
            self.closed: i64 = source.closed
            self.marked: bool = source.marked
            self.sealed: i64 = source.sealed
            self.over: i64 = source.over
            return
        super().__init__(seats, DRAWS[seats])
        self.layout = layout
        self.sheets = [BLANK] * seats
        self.stage = BEGIN
        self.active = 0
        self.roll = 0  # the dice, as they were settled
        self.rolled = BOARD  # the cells of the rows whose dice are in that roll
        self.called = 0  # the cells that may be crossed in this action
        self.coloured = 0  # the same for the second action
        self.open = BOARD  # the cells of the rows not closed
        self.closed = 0  # how many rows are closed
        self.marked = False  # has the active player crossed something this turn
        self.sealed = 0  # the answers of the first action so far, six bits a seat
        self.over = RUNNING  # why the game has ended
        if seats == 1:  # Q6.3: nobody else can begin
            self.stage = ROLL
            self.now = ROLLS[ROWS]

    def copy(self) -> Qwixx:
        return Qwixx(0, self.layout, self)

    def scores(self) -> list[i64]:
        return [sheet.score() for sheet in self.sheets]

    def winners(self) -> list[i64]:
        """Q5.2: the highest sum; a tie is shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def ending(self) -> str:
        return ENDINGS[self.over]

    # -- choices

    def choices(self, seat: i64) -> i64:
        """The cells that the seat may cross now."""
        return self.called & self.open & self.sheets[seat].free

    def legal(self, seat: i64) -> list[Action]:
        if not self.asks(seat):
            return []
        legal: list[Action] = [PASS]
        marks = self.layout.marks
        cells = self.choices(seat)
        while cells:
            legal.append(marks[nth(cells, 0)])
            cells &= cells - 1
        return legal

    def sample(self, seat: i64, rng: Rng) -> Action:
        cells = self.choices(seat)
        n = rng.below(size(cells) + 1)
        return self.layout.marks[nth(cells, n - 1)] if n else PASS

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        if self.over:
            return refuse("over", ENDING_RULES[self.over], {})
        if not self.asks(seat):
            return self.not_asked(seat)
        if not isinstance(action, Mark) or action.cell & self.choices(seat):
            return None
        sheet = self.sheets[seat]
        facts = action.facts()
        if action.cell & sheet.crosses:
            return refuse("crossed", "Q1.2", facts)
        if not action.cell & self.open:
            return refuse("row-closed", "Q3.3", facts)
        if not action.cell & self.called:
            facts["sum"] = int(self.white_sum())
            return refuse("not-called", "Q2.1", facts) if self.stage == FIRST else refuse("no-such-pair", "Q2.2", facts)
        if action.locks:
            facts["have"] = int(sheet.crosses_in(action.row))
            return refuse("needs-five", "Q3.1", facts)
        return refuse("passed", "Q1.2", facts)

    def not_asked(self, seat: i64) -> Refusal:
        """Why a seat owes no choice while the game goes on."""
        if not isinstance(self.now, Ask):
            return refuse("dice-first", "Q2.1", {})
        if self.stage == SECOND:
            return refuse("not-active", "Q2.2", {"player": int(self.active)})
        if self.choices(seat):
            return refuse("answered", "Q2.1", {})
        return refuse("nothing-to-cross", "Q2.1", {"sum": int(self.white_sum())})

    def play(self, seat: i64, action: Action) -> None:
        now = self.now
        if not isinstance(now, Ask) or not now.mask >> seat & 1:
            raise Illegal(self.refusal(seat, action))
        if isinstance(action, Mark) and not action.cell & self.choices(seat):
            raise Illegal(self.refusal(seat, action))
        if self.stage == FIRST:
            self.sealed |= action.id << ANSWER_BITS * seat
            waiting = now.mask ^ 1 << seat
            if waiting:
                self.now = SEALED[waiting]
            else:
                self.reveal()
        else:
            if isinstance(action, Mark):
                self.cross(seat, action, "Q2.2")
                if action.locks:
                    self.close(action)
            self.end_turn()

    # -- chance

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not 0 <= outcome < now.law.size:
            raise Illegal(outcome)
        if self.stage == BEGIN:
            self.active = outcome
            if self.listener is not None:
                self.listener.hear(Began(outcome, "Q2.5"))
            self.stage = ROLL
            self.now = ROLLS[ROWS]
            return
        self.roll = outcome
        self.rolled = self.open
        self.call()
        if self.listener is not None:
            self.listener.hear(Rolled(self.active, self.faces()))
        self.begin_first()

    def call(self) -> None:
        """The cells that the dice on the table call in either action."""
        whites = self.roll % 36
        colours = self.roll // 36
        self.called = self.layout.white[whites]
        self.coloured = 0
        for row in range(ROWS):
            if self.rolled >> 11 * row & 1:
                if self.open >> 11 * row & 1:
                    self.coloured |= self.layout.coloured[row][36 * (colours % 6) + whites]
                colours //= 6

    def faces(self) -> list[int]:
        """The dice of the roll: two white ones, then the four colours, 0 for one that was gone before."""
        left: int = self.roll
        faces: list[int] = []
        for die in range(2 + ROWS):
            if die >= 2 and not self.rolled >> 11 * (die - 2) & 1:
                faces.append(0)
            else:
                faces.append(left % 6 + 1)
                left //= 6
        return faces

    def white_sum(self) -> i64:
        return self.roll % 6 + self.roll // 6 % 6 + 2

    # -- the turn

    def begin_first(self) -> None:
        """Q2.1: all who can cross the white sum decide together."""
        self.stage = FIRST
        self.marked = False
        able: i64 = 0
        for seat in range(self.seats):
            if self.choices(seat):
                able |= 1 << seat
        if able:
            self.now = SEALED[able]
        else:
            self.begin_second()

    def reveal(self) -> None:
        """Everybody's sealed choice at once (Q2.1), then the locks (Q3.3, Q3.4)."""
        sealed = self.sealed
        self.sealed = 0
        marks = self.layout.marks
        locking: i64 = 0
        for seat in range(self.seats):
            answer = sealed >> ANSWER_BITS * seat & ANSWER
            if answer:
                mark = marks[answer - 1]
                self.cross(seat, mark, "Q2.1")
                if mark.locks:
                    locking |= mark.cell
        while locking:
            self.close(marks[nth(locking, 0)])
            locking &= locking - 1
        if self.closed >= ROWS_TO_END:  # Q4.2: no second action, no penalty
            self.end(BY_LOCKS)
        else:
            self.begin_second()

    def begin_second(self) -> None:
        """Q2.2: the active player, if the dice leave a choice."""
        self.stage = SECOND
        self.called = self.coloured
        if self.choices(self.active):
            self.now = ASK[1 << self.active]
        else:
            self.end_turn()

    def end_turn(self) -> None:
        active = self.active
        if not self.marked:
            sheet = self.sheets[active].punished()
            self.sheets[active] = sheet
            if self.listener is not None:
                self.listener.hear(Punished(active, sheet.penalties))
            if sheet.penalties == PENALTY_BOXES:
                self.end(BY_PENALTIES)
                return
        if self.closed >= ROWS_TO_END:
            self.end(BY_LOCKS)
            return
        active += 1
        self.active = 0 if active == self.seats else active
        self.stage = ROLL
        self.now = ROLLS[ROWS - self.closed]

    def cross(self, seat: i64, mark: Mark, rule: str) -> None:
        self.sheets[seat] = self.sheets[seat].crossed(mark)
        if seat == self.active:
            self.marked = True
        if self.listener is not None:
            self.listener.hear(Crossed(seat, mark, rule))
            if mark.locks:
                self.listener.hear(Locked(seat, mark))

    def close(self, mark: Mark) -> None:
        """Q3.3, Q3.4, Q6.1: the row is closed for everybody and its die is gone, from this very turn on."""
        self.open &= ~mark.line
        self.coloured &= ~self.layout.of_colour[mark.row]
        self.closed += 1

    def end(self, reason: i64) -> None:
        self.over = reason
        self.now = OVER
        if self.listener is not None:
            self.listener.hear(Ended(ENDINGS[reason], ENDING_RULES[reason]))

    # -- standing orders

    def answer(self, seat: i64, order: str) -> Action | None:
        """Q2.7: what a standing order crosses of another's roll; None if the seat is to be asked."""
        if self.stage != FIRST or seat == self.active or not self.asks(seat) or self.may_lock():
            return None
        nearest = self.nearest(seat)
        return nearest if self.sheets[seat].skipped_by(nearest) <= MOST_SKIPPED[order] else PASS

    def may_lock(self) -> bool:
        """Whether anybody could lock a row in this action, also who has answered already."""
        for seat in range(self.seats):
            if self.choices(seat) & LAST:
                return True
        return False

    def nearest(self, seat: i64) -> Mark:
        """Q2.7: the cross that skips fewest numbers; among equals in the row with most crosses, then the uppermost."""
        sheet = self.sheets[seat]
        cells = self.choices(seat)
        nearest = self.layout.marks[nth(cells, 0)]
        cells &= cells - 1
        while cells:
            mark = self.layout.marks[nth(cells, 0)]
            skipped = sheet.skipped_by(mark)
            least = sheet.skipped_by(nearest)
            if skipped < least or (skipped == least and sheet.crosses_in(mark.row) > sheet.crosses_in(nearest.row)):
                nearest = mark
            cells &= cells - 1
        return nearest

    # -- what a seat knows

    def imagine(self, seat: i64, rng: Rng) -> Qwixx:
        """The others' sealed answers are all that is hidden: any that they had, each as likely."""
        world = Qwixx(0, self.layout, self)
        now = self.now
        if self.stage == FIRST and isinstance(now, Ask):
            for other in range(self.seats):
                if other != seat and self.choices(other) and not now.mask >> other & 1:
                    shift = ANSWER_BITS * other
                    world.sealed ^= (world.sealed >> shift & ANSWER) << shift
                    world.sealed |= self.sample(other, rng).id << shift
        return world

    def pieces(self) -> list[i64]:
        """Every coloured die is on the table or gone with a row that somebody has locked."""
        on_the_table: i64 = 0
        gone: i64 = 0
        for mark in self.layout.marks:
            if mark.locks:
                if self.open & mark.cell:
                    on_the_table += 1
                if any([sheet.crosses & mark.cell for sheet in self.sheets]):
                    gone += 1
        return [on_the_table + gone]

    def key(self) -> tuple[object, ...]:
        sheets = tuple([(sheet.crosses, sheet.penalties) for sheet in self.sheets])
        dice = (self.roll, self.rolled) if self.stage >= FIRST else ()
        turn = (self.called & self.open, self.coloured & self.open, self.marked, self.sealed) if self.mask() else ()
        return (self.layout.name, sheets, self.open, self.stage, self.active, dice, turn, self.over, self.mask())

    def __repr__(self) -> str:
        from cheeseboard.games.qwixx.position import draw

        return draw(self)

    def mask(self) -> i64:
        """The seats that owe a choice."""
        now = self.now
        return now.mask if isinstance(now, Ask) else 0

    def observe(self, seat: i64, sight: Sight) -> None:
        """Sheets from the seat's own on, then what all see of the turn, then the seat's own sealed answer."""
        cells = len(self.layout.marks)
        for step in range(MOST_PLAYERS):
            if step < self.seats:
                sheet = self.sheets[(seat + step) % self.seats]
                sight.put(1.0)
                sight.put(sheet.penalties / PENALTY_BOXES)
                sight.spread(sheet.crosses, cells)
                sight.spread(sheet.free, cells)
            else:
                sight.skip(2 + 2 * cells)
        sight.spread(self.open & LAST, cells)
        crossable = self.open if self.mask() else 0
        sight.spread(self.called & crossable, cells)
        sight.spread(self.coloured & crossable, cells)
        sight.one_of(self.stage, len(STAGES))
        for step in range(MOST_PLAYERS):
            sight.flag((seat + step) % self.seats == self.active)
        for step in range(MOST_PLAYERS):
            sight.flag(self.asks((seat + step) % self.seats))
        sight.spread(self.sealed >> ANSWER_BITS * seat & ANSWER, ANSWER_BITS)
