"""What a seat sees of a table of Mlsný kocour."""

from __future__ import annotations

import json
from dataclasses import replace

import cheeseboard as cb
from cheeseboard.games.kocour.actions import ROLL_AGAIN
from cheeseboard.games.kocour.components import VARIANTS
from cheeseboard.games.kocour.state import DECIDING, ROLLING, Kocour
from cheeseboard.games.kocour.view import PlayerView, view
from tests.games.table import busts, kocour


def test_the_table_before_a_catch() -> None:
    table = kocour("  r1 y2\n> g1 | b2\n  -", turns=6)
    table.settle("red joker")
    seen = view(table.state, 0)
    assert (seen.seat, seen.stage, seen.active, seen.asked, seen.ending) == (0, "catch", 1, (1,), "")
    assert (seen.centre, seen.pulled, seen.forbidden) == ((5, 6, 4, 5, 4), (0, 0, 2, 0, 0), ("blue",))
    assert seen.players[0] == PlayerView((1, 0, 0, 0, 2), 7, 0)
    assert (seen.dice, seen.turn, seen.bust) == (("red", "joker"), 7, None)


def test_a_colour_of_this_roll_is_not_forbidden_yet() -> None:
    table = kocour("> - | b1\n  -")
    table.settle("red red")
    table.act(0, "red")
    assert view(table.state, 0).forbidden == ("blue",)


def test_who_decides_sees_the_chance_of_a_bust() -> None:
    table = kocour("> - | b2\n  -")
    table.settle("red green")
    table.act(0, "red")
    assert view(table.state, None).bust == round(4 / 36, 6)


def test_the_options_of_the_table() -> None:
    seen = view(kocour("> r2 | -\n  -", "triangular children risky match", game=2, totals="9 8").state, 0)
    assert (seen.edition, seen.children, seen.risky, seen.match) == ("triangular", True, True, True)
    assert (seen.game, seen.games) == (2, 2)
    assert seen.ladder == ((0, 1, 2, 3, 4, 5, 6),) * 5
    assert seen.players[0] == PlayerView((2, 0, 0, 0, 0), 2, 9)


def test_between_turns_there_are_no_dice() -> None:
    seen = view(kocour("> - | -\n  -").state, 0)
    assert (seen.stage, seen.dice, seen.asked, seen.bust) == ("roll", (), (), None)


def test_everybody_sees_the_same() -> None:
    table = kocour("> r1 | b2\n  g1")
    table.settle("red green")
    views = [replace(view(table.state, seat), seat=None) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_the_chance_of_a_bust_is_exact_wherever_it_is_shown() -> None:
    for risky in (False, True):
        state = Kocour(3, VARIANTS["default", False, risky, False])
        rng = cb.Rng(3)
        state.settle(0)
        while not state.ending():
            if state.stage == ROLLING:
                state.settle(rng.below(36))
                continue
            if state.stage == DECIDING:
                rolling = state.copy()
                rolling.play(state.active, ROLL_AGAIN)
                assert view(state, None).bust == round(busts(rolling) / 36, 6)
            state.play(state.active, state.sample(state.active, rng))


def test_a_view_is_json() -> None:
    seen = json.loads(cb.to_json(cb.new("kocour", seats=2, seed=1).view(1)))
    assert (seen["seat"], seen["colours"][0], len(seen["players"])) == (1, "red", 2)
