"""A player who has just so many of something, and none of all else that is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar.ledger import ROOMS, SKILLS
from tests.games.wistar.tables import give

KINDS: Final = ("tool", "automaton", "building", "basic", "advanced")
TYPES: Final = ("now", "round", "income", "final", "always", "attack")


def pack(numbers: list[int]) -> int:
    return sum(number << 8 * place for place, number in enumerate(numbers))


def exactly(state: Wistar, wanted: Mapping[str, int]) -> None:
    """Give player 0 this and no more. Cards in play are counted, though they do not lie there."""
    has = {word: max(0, number) for word, number in wanted.items()}

    def of(word: str) -> int:
        return has.get(word, 0)

    give(state, 0, wood=of("wood"), metal=of("metal"), movement=of("movement"), wild=of("wild"), played=[])
    give(state, 0, electricity=of("electricity"), dug=of("dug"), beds=of("bed"), removed=0, doors=of("door"))
    mice = [*range(1, of("mouse") + of("house-mouse") + 1), *range(16, of("cellar-mouse") + 16)]
    freed = [*range(1, of("brown") + 1), *range(7, of("grey") + 7)]
    give(state, 0, mice=mice, cubes=of("cube"), freed=freed, heroes=[], skills=[], tents=ROOMS[1 : of("tent") + 1])
    give(
        state, 0, reached=range(14, of("goal") + 14)
    )  # goals that are not in the box: those that are stay to be reached
    player = state.players[0]
    symbols = [of(word) for word in (*SKILLS, "energy")]
    symbols[0] += of("skill")
    for skill in range(of("skill-kind")):
        symbols[skill] = max(1, symbols[skill])
    player.symbols = pack(symbols)
    player.kinds = pack([of(word) + (of("project") if word == "basic" else 0) for word in KINDS])
    player.types = pack([of(f"{word}-card") for word in TYPES])
    state.run()
