"""Ways to play Rats of Wistar that others are measured by."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.bots.levels import MEASURES
from cheeseboard.bots.scripts import script_named
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.games.wistar.components import ROWS, byte
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.state import Wistar

MATCHES = 3


def played(names: list[str], seed: int) -> Wistar:
    """The end of a match."""
    state = GAME.start(len(names), GAME.choose_options({}))
    assert isinstance(state, Wistar)
    bots, rng = [script_named(name) for name in names], cb.Rng(seed)
    while not isinstance(state.now, Over):
        if isinstance(state.now, Chance):
            state.settle(state.now.law.draw(rng))
        else:
            assert isinstance(state.now, Ask)
            seat = state.now.seats[0]
            state.play(seat, bots[seat].choose(state.imagine(seat, rng), seat, rng))
    return state


def test_each_has_most_of_what_it_cares_for() -> None:
    names = [level.name for level in MEASURES["wistar"]]
    built, explored, learnt = [0] * 3, [0] * 3, [0] * 3
    for seed in range(MATCHES):
        end = played(names, seed)
        for seat, player in enumerate(end.players):
            built[seat] += player.dug + player.beds
            learnt[seat] += len(player.table.list())
            explored[seat] += sum(byte(done, row) == 1 + seat for done in end.done for row in range(ROWS))
    assert max(range(3), key=built.__getitem__) == names.index("builder")
    assert max(range(3), key=explored.__getitem__) == names.index("explorer")
    assert max(range(3), key=learnt.__getitem__) == names.index("scholar")
