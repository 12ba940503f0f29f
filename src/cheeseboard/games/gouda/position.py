"""Positions as text, to draw them in tests and to read them in a debugger.

    gouda magic move for M1 M2 dice g1 r1
    D 00111
    M2 0012
    > 1 | reroll
      0 | nullify nullify

The first line has the options that are on, the stage, `starter` with its seat where that is not 0, the space first
named and the one in use after `for`, the dice after `dice`, how many are in the air after `air`, and `over` with the
reason. Then a line a space with mice, a digit a mouse: its owner. Then a line a player: cheese eaten, the place in the
order of meals of the first one (`@0`), and the cards; `>` stands before the active player. `box` and `played` list the
other cards, `cheese` the number of meals and the spaces that still have one. Open windows follow, the oldest first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.moment import ASK, OVER
from cheeseboard.core.multiset import ONE, count
from cheeseboard.games.gouda.actions import NO_SPACE, Play
from cheeseboard.games.gouda.board import HOUSE_BOARD, Board
from cheeseboard.games.gouda.components import CARDS, COLOURS, ROLLS, Variant
from cheeseboard.games.gouda.frames import Window
from cheeseboard.games.gouda.stages import (
    BEGIN,
    DEALING,
    ENDINGS,
    NEVER,
    ROLLING,
    SPACE,
    STAGES,
    WINDOW,
)
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = "-"
WINDOW_KINDS: Final = ("roll", "card", "turn")
VARIANTS: Final[dict[str, Variant]] = {}


def variant_of(names: tuple[str, ...]) -> Variant:
    """The variant with these options, always the same object."""
    key = " ".join(names)
    if key not in VARIANTS:
        cards = [int(name.removeprefix("cards=")) for name in names if name.startswith("cards=")]
        VARIANTS[key] = Variant(
            magic="magic" in names,
            party="party" in names,
            cards=cards[0] if cards else 3,
            full_set="full-set" in names,
            cheese_spots="cheese-spots" in names,
            void="void" in names,
            all_on_drum="all-on-drum" in names,
            random_start="random-start" in names,
        )
    return VARIANTS[key]


def draw(state: Gouda) -> str:
    """The state as text."""
    spaces = state.board.spaces
    head = ["gouda", *state.variant.names(), STAGES[state.stage]]
    if state.starter:
        head += ["starter", str(state.starter)]
    if state.space != NO_SPACE:
        head += ["for", spaces[state.named], spaces[state.space]]
    if state.dice:
        shown = [(name[0], count(state.dice, colour)) for colour, name in enumerate(COLOURS)]
        head += ["dice", *[f"{letter}{number}" for letter, number in shown if number]]
    if state.rolling:
        head += ["air", str(state.rolling)]
    if state.over:
        head += ["over", state.ending()]
    lines = [" ".join(head)]
    for space, here in enumerate(state.mice):
        if here:
            lines.append(f"{spaces[space]} " + "".join([str(seat) * count(here, seat) for seat in range(state.seats)]))
    for seat in range(state.seats):
        mark = ">" if seat == state.active else " "
        first = f" @{state.first[seat]}" if state.first[seat] != NEVER else ""
        lines.append(f"{mark} {state.eaten[seat]}{first} | {draw_cards(state.hands[seat])}")
    lines += [f"box {draw_cards(state.box)}", f"played {draw_cards(state.played)}"]
    cheese = [spaces[space] for space in range(len(spaces)) if state.cheese & SPACE[space]]
    lines.append(" ".join(["cheese", str(state.meals), *cheese]))
    for window in state.windows:
        play = NOTHING if window.play is None else window.play.notation
        lines.append(f"window {WINDOW_KINDS[window.kind]} {window.seat} {window.left} {window.player} {play}")
    return "\n".join(lines)


def draw_cards(cards: i64) -> str:
    words: list[str] = []
    for card, name in enumerate(CARDS):
        words += [name] * count(cards, card)
    return " ".join(words) or NOTHING


def position(text: str, board: Board = HOUSE_BOARD) -> Gouda:
    """The state that is drawn like this."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head = lines[0].split()
    stage = next(word for word in head if word in STAGES)
    variant = variant_of(tuple(head[1 : head.index(stage)]))
    spaces = {line.split()[0]: line.split()[1] for line in lines[1:] if line.split()[0] in board.spaces}
    players = [line for line in lines[1:] if "|" in line]
    named = {line.split()[0]: line.split()[1:] for line in lines[1:] if line.split()[0] in ("box", "played", "cheese")}
    state = Gouda(len(players), board, variant)
    state.stage = STAGES.index(stage)
    state.mice = [sum([ONE[int(digit)] for digit in spaces.get(space, "")]) for space in board.spaces]
    state.starter = int(after(head, "starter", "0"))
    for seat, line in enumerate(players):
        cheese, cards = line.lstrip("> ").split("|")
        state.eaten[seat] = int(cheese.split()[0])
        state.first[seat] = int(cheese.split("@")[1]) if "@" in cheese else NEVER
        state.hands[seat] = read_cards(cards.split())
        if line.startswith(">"):
            state.active = seat
    state.box, state.played = read_cards(named.get("box", [])), read_cards(named.get("played", []))
    state.meals = int(named.get("cheese", ["0"])[0])
    state.cheese = sum([SPACE[board.spaces.index(space)] for space in named.get("cheese", ["0"])[1:]])
    if "for" in head:
        at = head.index("for")
        state.named, state.space = board.spaces.index(head[at + 1]), board.spaces.index(head[at + 2])
    state.dice = sum([int(word[1]) * ONE["gyr".index(word[0])] for word in head if is_dice(word)])
    state.rolling = int(after(head, "air", "0"))
    state.windows = [read_window(line.split()[1:], board) for line in lines if line.startswith("window")]
    read_moment(state, after(head, "over", ""))
    return state


def after(words: list[str], mark: str, otherwise: str) -> str:
    return words[words.index(mark) + 1] if mark in words else otherwise


def is_dice(word: str) -> bool:
    return len(word) == 2 and word[0] in "gyr" and word[1].isdigit()


def read_cards(words: list[str]) -> int:
    return sum([ONE[CARDS.index(word)] for word in words if word != NOTHING])


def read_window(words: list[str], board: Board) -> Window:
    kind, seat, left, player, notation = words
    plays: list[Play | None] = [
        action for action in board.actions if isinstance(action, Play) and action.notation == notation
    ]
    return Window(WINDOW_KINDS.index(kind), int(seat), int(left), int(player), plays[0] if plays else None)


def read_moment(state: Gouda, over: str) -> None:
    if over:
        state.over = ENDINGS.index(over)
        state.now = OVER
    elif state.stage == ROLLING:
        state.now = ROLLS[state.rolling]
    elif state.stage == DEALING:
        state.deal()
    elif state.stage == WINDOW:
        state.now = ASK[1 << state.windows[-1].seat]
    elif state.stage != BEGIN:
        state.now = ASK[1 << state.active]
