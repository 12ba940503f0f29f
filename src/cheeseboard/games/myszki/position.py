"""Positions as pictures, to draw them in tests and to read them in a debugger.

    myszki choose
    > cheese milk trap | mouse:6 cheese:4 …
      mouse mouse cat-black | …
    from -1,0
    0m 1o ..
    .. 0B 1~

The first line has the stage and `random-start`, `starter` with its seat where that is not 0, `at` with the chosen cell,
and `over`. Then a line a player: the hand and the stack; `>` stands before the active one. Then, unless it was row by
row, the `order` in which the tiles were laid, the coordinates of the picture's upper left cell, and the picture: owner
and sign of every tile, `..` where there is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.moment import ASK, OVER
from cheeseboard.core.multiset import ONE, count
from cheeseboard.games.myszki.actions import CELLS, MIDDLE, Choose
from cheeseboard.games.myszki.components import KINDS, SIGNS, cell_at
from cheeseboard.games.myszki.resolution import kind_of
from cheeseboard.games.myszki.state import BEGIN, CHOOSING, EMPTY_BOARD, LAYING, NO_CELL, STAGES, Myszki

NOTHING: Final = "-"
BLANK: Final = ".."


def draw(state: Myszki) -> str:
    """The state as text."""
    head = ["myszki", STAGES[state.stage]]
    if state.random_start:
        head.append("random-start")
    if state.starter:
        head += ["starter", str(state.starter)]
    if state.chosen != NO_CELL:
        head += ["at", CELLS[state.chosen].notation]
    if state.now is OVER:
        head.append("over")
    lines = [" ".join(head)]
    for seat in range(state.seats):
        mark = ">" if seat == state.active else " "
        lines.append(f"{mark} {draw_tiles(state.hands[seat])} | {draw_tiles(state.stacks[seat])}")
    return "\n".join(lines + draw_table(state))


def draw_tiles(tiles: i64) -> str:
    counts = [f"{name}:{count(tiles, kind)}" for kind, name in enumerate(KINDS) if count(tiles, kind)]
    return " ".join(counts) or NOTHING


def draw_table(state: Myszki) -> list[str]:
    if not len(state.laid):
        return []
    xs = [CELLS[cell].x for cell in state.laid]
    ys = [CELLS[cell].y for cell in state.laid]
    signs = {}
    for cell in state.laid:
        place = CELLS[cell]
        code = i64(state.board[place.spot])
        signs[place.x, place.y] = f"{(code - 1) // len(KINDS)}{SIGNS[kind_of(code)]}"
    rows = [
        " ".join([signs.get((x, y), BLANK) for x in range(min(xs), max(xs) + 1)]) for y in range(min(ys), max(ys) + 1)
    ]
    order = " ".join([CELLS[cell].notation for cell in state.laid])
    return [f"order {order}", f"from {min(xs)},{min(ys)}", *rows]


def position(text: str) -> Myszki:
    """The state that is drawn like this."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head = lines[0].split()
    table = next((n for n, line in enumerate(lines) if line.startswith("from ")), len(lines))
    order = [line.split()[1:] for line in lines[1:table] if line.startswith("order ")]
    players = [line for line in lines[1:table] if "|" in line]
    state = Myszki(len(players), "random-start" in head)
    state.stage = STAGES.index(head[1])
    state.starter = int(head[head.index("starter") + 1]) if "starter" in head else 0
    for seat, line in enumerate(players):
        hand, stack = line.lstrip(">").split("|")
        state.hands[seat] = read_tiles(hand)
        state.stacks[seat] = read_tiles(stack)
        if line.startswith(">"):
            state.active = seat
    lay_table(state, lines[table:], order[0] if order else [], "over" not in head)
    if "at" in head:
        notation = head[head.index("at") + 1]
        state.chosen = next(cell.cell for cell in CELLS if cell.notation == notation)
    if "over" in head:
        state.now = OVER
    elif state.stage in (CHOOSING, LAYING):
        state.now = ASK[1 << state.active]
    elif state.stage != BEGIN:
        state.draw()
    return state


def read_tiles(text: str) -> int:
    tiles = 0
    for word in text.split():
        if word != NOTHING:
            name, _, number = word.partition(":")
            tiles += int(number or 1) * ONE[KINDS.index(name)]
    return tiles


def lay_table(state: Myszki, picture: list[str], order: list[str], goes_on: bool) -> None:
    """Lay the tiles of a picture, row after row or in this order, and find the free cells while the game goes on."""
    if not picture:
        return
    left, top = [int(number) for number in picture[0].removeprefix("from ").split(",")]
    state.board = EMPTY_BOARD[:]
    state.frontier = vec[i64]()
    tiles: list[tuple[Choose, int]] = []
    for row, line in enumerate(picture[1:]):
        for column, sign in enumerate(line.split()):
            if sign != BLANK:
                cell = CELLS[cell_at(left + column, top + row)]
                tiles.append((cell, 1 + len(KINDS) * int(sign[0]) + SIGNS.index(sign[1])))
    if order:
        tiles.sort(key=lambda tile: order.index(tile[0].notation))
    for cell, code in tiles:
        state.put(cell, code)
    for cell, _ in tiles if goes_on else []:
        for x, y in ((cell.x, cell.y - 1), (cell.x + 1, cell.y), (cell.x, cell.y + 1), (cell.x - 1, cell.y)):
            state.add_to_frontier(cell_at(x, y))
    assert MIDDLE in state.laid
