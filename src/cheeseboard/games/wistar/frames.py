"""A half-finished turn as a stack of immutable frames: what is going on, for whom, and how much of it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# Frames that go on by themselves.
SEQUENCE: Final = 0  # the steps of a clause: clause, next step, times
STEP: Final = 1  # one step: op, what, amount
NEXT_TURN: Final = 2  # whose turn comes, or the end of the round
PREPARE: Final = 3  # a step of the preparation: which, and for which place in the turn order
SET_UP: Final = 4  # a step of the set-up
FILL: Final = 5  # the market, slot by slot
PUT_IN_PLAY: Final = 6  # a card whose cost is paid: card
COMPLETE: Final = 7  # a task that is paid for: task, ability
LOSS: Final = 8  # what an aggressive clause takes from a victim: clause
# Frames that wait for chance.
SEARCH: Final = 9  # for a tool in a deck (137): deck
DRAW: Final = 10  # cards of a deck: deck, where to, how many
MOUSE_DRAW: Final = 11  # a mouse tile: of the cellar or not, where to, 1 if from the supply
DOOR_DRAW: Final = 12  # a door token: way
MISSION_DRAW: Final = 13  # a mission card: field
GOAL_DRAW: Final = 14  # a goal card: place on the board, or -1 for a private one
ORDER_DRAW: Final = 15  # who comes next in the turn order
WHEEL_DRAW: Final = 16  # the section at a position of the wheel
# Frames that wait for a choice.
DRAFT: Final = 17
TURN: Final = 18
DIGGING: Final = 19  # left, free
BEDS: Final = 20  # left, free
IDEAS: Final = 21  # points left
EXPLORING: Final = 22  # points left
PLAYING: Final = 23  # which of PLAYS
CHEAPENING: Final = 24  # card, discount left, wood taken off
TASK: Final = 25  # skill symbols to ignore
CUBE: Final = 26  # task, skill symbols to ignore
ITEMS: Final = 27  # items left to pay
ORDERING: Final = 28  # a task's reward or the ability first: task, ability
RATS: Final = 29  # rats left, those that have moved by area
DEPLOYING: Final = 30  # rats left
POTION: Final = 31
MAIN: Final = 32
OPENING: Final = 33  # 1 for any door of the farm
REVEALING: Final = 34
WALKING: Final = 35  # 1 for any reachable room
TENT: Final = 36  # 1 for any reachable room, 2 for one that was struck and must stand again; 1 to strike one first
GOAL: Final = 37
HERO: Final = 38
SKILL: Final = 39
SUPPLY: Final = 40
RELEASE: Final = 41  # mice to discard
HAND: Final = 42  # cards of the hand to discard: deck, or -1 for any; how many
VICTIM: Final = 43  # clause
COPY: Final = 44
ARCHIVE: Final = 45
TOOLS: Final = 46  # deck
SHOP: Final = 47  # what was paid
YACHT: Final = 48
TOP: Final = 49
KINDS: Final = (
    "sequence", "step", "next-turn", "prepare", "set-up", "fill", "put-in-play", "complete", "loss", "search",
    "draw", "mouse-draw", "door-draw", "mission-draw", "goal-draw", "order-draw", "wheel-draw", "draft", "turn",
    "digging", "beds", "ideas", "exploring", "playing", "cheapening", "task", "cube", "items", "ordering", "rats",
    "deploying", "potion", "main", "opening", "revealing", "walking", "tent", "goal", "hero", "skill", "supply",
    "release", "hand", "victim", "copy", "archive", "tools", "shop", "yacht", "top",
)  # fmt: skip

# Where a drawn card goes.
TO_HAND: Final = 0
TO_MARKET: Final = 1
TO_PAIRS: Final = 2
TO_CHOICE: Final = 3  # one of three to play
TO_LOOK: Final = 4  # kept if it is of a kind
# Where a drawn mouse goes.
TO_CHAMBER: Final = 0
TO_ROUND: Final = 1

# What paying stands for at card 177.
PAID_NOTHING: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """What `a`, `b` and `c` are is said at the kinds; `causes` are the triggers that led here (WA12)."""

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, causes: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.causes: Final[i64] = causes

    def key(self) -> tuple[int, int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.causes)
