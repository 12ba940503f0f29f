"""Why something cannot be done in Rats of Wistar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.moment import Ask
from cheeseboard.core.refusal import Refusal
from cheeseboard.games.wistar.actions import Choice
from cheeseboard.games.wistar.frames import (
    CUBE,
    EXPLORING,
    IDEAS,
    KINDS,
    OPENING,
    PLAYING,
    RATS,
    REVEALING,
    TASK,
    TURN,
    WALKING,
)
from cheeseboard.games.wistar.refusals_farm import no_exploring
from cheeseboard.games.wistar.refusals_play import no_card, no_cube, no_project, no_task
from cheeseboard.games.wistar.refusals_turn import no_turn, refuse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.games.wistar.state import Wistar

# The rule behind every kind of choice.
RULES = {
    "draft": "W2.11", "turn": "W3.9", "digging": "W4.1", "beds": "W4.1", "ideas": "W4.1", "exploring": "W4.2",
    "playing": "W4.6", "cheapening": "WA7", "task": "W4.8", "cube": "W5.11", "items": "W1.4", "ordering": "WA16",
    "rats": "WA21", "deploying": "W6.2", "potion": "W4.5", "main": "W5.9", "opening": "WA25", "revealing": "W6.2",
    "walking": "WA23", "tent": "WA24", "goal": "WA32", "hero": "W5.10", "skill": "W5.5", "supply": "WA26",
    "release": "WA27", "hand": "W6.4", "victim": "WA38", "copy": "WA33", "archive": "W7.1", "tools": "WA36",
    "shop": "WA34", "yacht": "WA19", "top": "W6.1",
}  # fmt: skip


def refusal(state: Wistar, seat: i64, action: Action) -> Refusal | None:
    """Why the seat may not do this now."""
    if state.over:
        return refuse("over", "W3.13")
    now = state.now
    if not isinstance(now, Ask):
        return refuse("draw-first", "W1.1")
    if not state.asks(seat):
        return refuse("not-asked", RULES[KINDS[state.stack[-1].kind]], {"player": int(now.seats[0])})
    for option in state.options:
        if option is action:
            return None
    assert isinstance(action, Choice)
    frame = state.stack[-1]
    found: Refusal | None = None
    if frame.kind == TURN:
        found = no_turn(state, seat, action)
    elif frame.kind in (EXPLORING, OPENING, REVEALING, WALKING):
        found = no_exploring(state, frame, action)
    elif frame.kind == PLAYING:
        found = no_project(state, frame, action)
    elif frame.kind == IDEAS:
        found = no_card(state, frame, action)
    elif frame.kind == TASK:
        found = no_task(state, frame, action)
    elif frame.kind == CUBE:
        found = no_cube(state, frame, action)
    elif frame.kind == RATS and action.key == "action-rat":
        found = refuse("no-rat-there", "WA21", action.facts())
    if found is not None:
        return found
    kind = KINDS[frame.kind]
    return refuse("other-choice", RULES[kind], {"choice": f"@prompt-{kind}"})
