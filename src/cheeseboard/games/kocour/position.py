"""Positions as text, to draw them in tests and to read them in a debugger.

    kocour default risky decide red joker
    game 1 starter 0 turns 17 totals 0 0
    centre r4 o6 b6 g6 y5
    > r1 | r1 y1 | y
      -
    may red red<1 roll stop

The first line has the edition, `children`, `risky` and `match` where they are on, the stage, `over` with the reason
where the match is over, and the dice. A player's line has the mice on the card; the active one, marked `>`, then the
pulled mice and the colours that were pulled before the current roll. `may` lists the legal actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.moment import ASK, OVER, Ask
from cheeseboard.core.multiset import ONE, count
from cheeseboard.games.kocour.actions import ACTIONS
from cheeseboard.games.kocour.components import COLOURS, DICE, HUES, ROLL, VARIANTS
from cheeseboard.games.kocour.state import BEGIN, CATCHING, ENDINGS, ROLLING, STAGES, Kocour

if TYPE_CHECKING:
    from mypy_extensions import i64

LETTERS: Final = [colour[0] for colour in COLOURS]
NOTHING: Final = "-"


def draw(state: Kocour) -> str:
    """The state as text."""
    variant = state.variant
    flags = {"children": variant.children, "risky": variant.risky, "match": variant.match}
    head = ["kocour", variant.edition.name, *[name for name, on in flags.items() if on], STAGES[state.stage]]
    if state.over:
        head += ["over", state.ending()]
    elif isinstance(state.now, Ask):
        head.append(DICE.notation(state.roll))
    totals = " ".join([str(points) for points in state.totals])
    lines = [
        " ".join(head),
        f"game {state.game + 1} starter {state.starter} turns {state.turns} totals {totals}",
        f"centre {draw_mice(state.centre)}",
    ]
    for seat in range(state.seats):
        if seat == state.active:
            before = " ".join([LETTERS[colour] for colour in range(HUES) if state.before >> colour & 1])
            pulled = draw_mice(state.pulled)
            lines.append(f"> {draw_mice(state.cards[seat])} | {pulled} | {before or NOTHING}")
        else:
            lines.append(f"  {draw_mice(state.cards[seat])}")
    may = [ACTIONS[action].notation for action in range(len(ACTIONS)) if state.options >> action & 1]
    return "\n".join([*lines, " ".join(["may", *may])])


def draw_mice(mice: i64) -> str:
    return " ".join([f"{LETTERS[c]}{count(mice, c)}" for c in range(HUES) if count(mice, c)]) or NOTHING


def position(text: str) -> Kocour:
    """The state that is drawn like this."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head, counts, centre, players, may = lines[0].split(), lines[1].split(), lines[2], lines[3:-1], lines[-1].split()
    variant = VARIANTS[head[1], "children" in head, "risky" in head, "match" in head]
    state = Kocour(len(players), variant)
    words = [word for word in head[2:] if word not in ("children", "risky", "match")]
    state.stage = STAGES.index(words[0])
    state.game, state.starter, state.turns = int(counts[1]) - 1, int(counts[3]), int(counts[5])
    state.totals = [int(points) for points in counts[7:]]
    state.centre = read_mice(centre.removeprefix("centre"))
    state.held = colours(state.centre)
    for seat, line in enumerate(players):
        parts = line.lstrip(">").split("|")
        state.cards[seat] = read_mice(parts[0])
        state.held |= colours(state.cards[seat]) << HUES * (1 + seat)
        if line.startswith(">"):
            state.active = seat
            state.pulled = read_mice(parts[1])
            state.hues = colours(state.pulled)
            state.before = sum([1 << LETTERS.index(letter) for letter in parts[2].split() if letter != NOTHING])
    state.options = sum([1 << n for n in range(len(ACTIONS)) if ACTIONS[n].notation in may])
    if "over" in words:
        state.over = ENDINGS.index(words[2])
        state.now = OVER
    elif state.stage >= CATCHING:
        state.roll = DICE.parse(" ".join(words[1:]))
        state.now = ASK[1 << state.active]
    elif state.stage == ROLLING:
        state.now = ROLL
    else:
        assert state.stage == BEGIN
    return state


def read_mice(text: str) -> int:
    return sum([int(word[1:]) * ONE[LETTERS.index(word[0])] for word in text.split() if word != NOTHING])


def colours(mice: int) -> int:
    """The set of colours among the mice."""
    return sum([1 << colour for colour in range(HUES) if count(mice, colour)])
