"""Which actions of Rats of Wistar random play comes to."""

from __future__ import annotations

from cheeseboard.games.wistar.actions import (
    V_BED,
    V_BUY,
    V_DECLINE,
    V_DEPLOY,
    V_DIG,
    V_DO,
    V_DOOR,
    V_END,
    V_HUT,
    V_MOUSE,
    V_MOVE,
    V_PAIR,
    V_PAY,
    V_PLAY,
    V_POTION,
    V_RAT,
    V_RELEASE,
    V_REVEAL,
    V_SPACE,
    V_TAKE,
    V_TOP,
    V_USE,
    Choice,
)
from cheeseboard.games.wistar.components import SPACES
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.symbols import ROUND
from tests.contract.table import Table

USUAL = (V_DECLINE, V_END, V_HUT, V_DO, V_POTION, V_DIG, V_BED, V_TOP, V_PAY, V_RAT, V_DEPLOY, V_BUY, V_MOVE)
OF_CARDS = (V_TAKE, V_PLAY, V_USE)


def wistar_offers(table: Table, choice: Choice) -> bool | None:
    """Whether a match at the table offers a choice; None for what players must work for: see the tests of the game."""
    box = GAME.box
    layout = box.layouts[table.seats]
    verb, it = choice.verb, choice.it
    if verb == V_SPACE:
        return it % SPACES < len(layout.sides[it // SPACES].spaces)
    if verb == V_PAIR:
        return it < table.seats
    if verb in USUAL:
        return True
    impossible = (
        (verb in OF_CARDS and bool(table.options["peaceful"]) and box.aggressive.has(it))
        or (verb == V_USE and box.edition.projects[it].effect.type != ROUND)
        or (verb == V_DOOR and not layout.closed >> it & 1)
        or (verb == V_REVEAL and it not in layout.fields)
        or (verb == V_MOUSE and not layout.mice[it])
        or (verb == V_RELEASE and table.seats == 2 and it == box.cheeses[1])
    )
    return False if impossible else None
