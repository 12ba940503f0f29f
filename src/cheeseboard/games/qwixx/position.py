"""Positions as text, to draw them in tests and to read them in a debugger.

    qwixx classic first w4 w1 r6 y2 g3 b5
    > r2 r3 | 1 | y5
      y5 | 0
      - | 2 | -

The first line has the sheet, the stage, `marked` where the active player has crossed something in this turn, `over`
with the reason where the game is over, and the dice. Then a line a player: crosses, penalties and, where one is sealed,
the answer to the first action; `>` stands before the active player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.moment import ASK, OVER, SEALED
from cheeseboard.games.qwixx.actions import PASS, Mark
from cheeseboard.games.qwixx.components import COLOURS, DICE, LAYOUTS, ROLLS, ROW, ROWS, Layout
from cheeseboard.games.qwixx.sheet import BLANK, Sheet
from cheeseboard.games.qwixx.state import (
    ANSWER,
    ANSWER_BITS,
    BEGIN,
    ENDINGS,
    FIRST,
    ROLL,
    SECOND,
    STAGES,
    Qwixx,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

DICE_NAMES: Final = ["w", "w"] + [colour[0] for colour in COLOURS]
NOTHING: Final = "-"


def draw(state: Qwixx) -> str:
    """The state as text."""
    head = ["qwixx", state.layout.name, STAGES[state.stage]]
    if state.stage == SECOND and state.mask() and state.marked:
        head.append("marked")
    if state.over:
        head += ["over", state.ending()]
    if state.stage >= FIRST:
        head += [name + str(face) for name, face in zip(DICE_NAMES, state.faces(), strict=True) if face]
    return "\n".join([" ".join(head)] + [draw_seat(state, seat) for seat in range(state.seats)])


def draw_seat(state: Qwixx, seat: i64) -> str:
    sheet = state.sheets[seat]
    crosses = [mark.notation for mark in state.layout.marks if sheet.crosses & mark.cell]
    parts = [" ".join(crosses) if crosses else NOTHING, str(sheet.penalties)]
    if state.stage == FIRST and state.mask() and state.choices(seat) and not state.asks(seat):
        parts.append(state.layout.actions[state.sealed >> ANSWER_BITS * seat & ANSWER].notation)
    return ("> " if seat == state.active else "  ") + " | ".join(parts)


def position(text: str) -> Qwixx:
    """The state that is drawn like this."""
    lines = text.strip().splitlines()
    head = lines[0].split()
    layout = LAYOUTS[head[1]]
    state = Qwixx(len(lines) - 1, layout)
    state.stage = STAGES.index(head[2])
    answers: dict[int, Mark | None] = {}
    for seat, line in enumerate(lines[1:]):
        if line.strip().startswith(">"):
            state.active = seat
        parts = [part.strip() for part in line.strip().lstrip(">").split("|")]
        state.sheets[seat] = read_sheet(layout, parts[0], int(parts[1]) if len(parts) > 1 else 0)
        if len(parts) > 2:
            answers[seat] = None if parts[2] == PASS.notation else find(layout, parts[2])
    for mark in layout.marks:
        if mark.locks and any([sheet.crosses & mark.cell for sheet in state.sheets]):
            state.open &= ~mark.line
            state.closed += 1
    read_turn(state, head[3:], answers)
    return state


def find(layout: Layout, notation: str) -> Mark:
    return next(mark for mark in layout.marks if mark.notation == notation)


def read_sheet(layout: Layout, crosses: str, penalties: int) -> Sheet:
    marks = [] if crosses == NOTHING else [find(layout, notation) for notation in crosses.split()]
    sheet = BLANK
    for mark in sorted(marks, key=lambda mark: mark.id):
        sheet = sheet.crossed(mark)
    return Sheet(sheet.crosses, sheet.free, penalties)


def read_turn(state: Qwixx, words: list[str], answers: dict[int, Mark | None]) -> None:
    """The dice, and who owes what because of them."""
    if state.stage == BEGIN:
        return
    state.now = ROLLS[ROWS - state.closed]
    if state.stage == ROLL:
        return
    state.marked = words[0] == "marked"
    over = words[1] if words[0] == "over" else ""
    dice = [word for word in words if word[-1].isdigit()]
    state.roll = DICE[len(dice) - 2].parse(" ".join([die[1:] for die in dice]))
    rolled = [die[0] for die in dice]
    state.rolled = sum([ROW << 11 * row for row in range(ROWS) if COLOURS[row][0] in rolled])
    state.call()
    if over:
        state.over = ENDINGS.index(over)
        state.now = OVER
    elif state.stage == SECOND:
        state.called = state.coloured
        state.now = ASK[1 << state.active]
    else:
        waiting: i64 = 0
        for seat in range(state.seats):
            answer = answers.get(seat)
            if answer is not None:
                state.sealed |= answer.id << ANSWER_BITS * seat
            if seat not in answers and state.choices(seat):
                waiting |= 1 << seat
        state.now = SEALED[waiting]
