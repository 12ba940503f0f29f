"""Plain ways to play Mlsný kocour that others are measured by."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import MEASURES
from cheeseboard.bots.scripts import script_named
from cheeseboard.bots.table import play_match
from cheeseboard.core.bot import Bot
from cheeseboard.games.kocour.game import GAME
from cheeseboard.games.kocour.position import position

HEAD = "game 1 starter 0 turns 17 totals 0 0 0\n"
PAIR = f"""kocour default catch yellow joker
{HEAD}centre r2 o6 b6 g6 y5
> r1 | - | -
  r3
  y1
may red orange blue green yellow yellow<2
"""


def deciding(mine: str, pulled: str) -> str:
    return f"kocour default decide red red\n{HEAD}centre o6 b6 g6\n> {mine} | {pulled} | -\n  r3\n  y2\nmay roll stop\n"


def chosen(name: str, text: str) -> str:
    return str(script_named(name).choose(position(text), 0, cb.Rng(1)))


def test_always_steal_takes_a_mouse_from_somebody_rather_than_a_better_one() -> None:
    assert chosen("stop-at-three", PAIR) == "red"
    assert chosen("always-steal", PAIR) == "yellow<2"


def test_mirror_takes_the_colour_of_the_leader() -> None:
    assert chosen("mirror", PAIR) == "red"
    assert chosen("mirror", PAIR.replace("  r3", "  b3")) == "blue"


@pytest.mark.parametrize(("mine", "pulled", "goes_on"), [("-", "r1 y2", True), ("-", "r1 y3", False)])
def test_mirror_stops_with_one_mouse_more(mine: str, pulled: str, goes_on: bool) -> None:
    assert chosen("mirror", deciding(mine, pulled)) == ("roll" if goes_on else "stop")


@pytest.mark.parametrize("name", [level.name for level in MEASURES["kocour"]])
@pytest.mark.parametrize("seats", [2, 4])
def test_they_play_to_the_end(name: str, seats: int) -> None:
    bots: list[Bot] = [script_named(name) for _ in range(seats)]
    played = play_match(GAME.start(seats, GAME.choose_options({})), bots, cb.Rng(1, 2), cb.Rng(1, 3))
    assert max(played.scores) > 0


def test_there_is_no_other() -> None:
    with pytest.raises(ValueError, match="cheat"):
        script_named("cheat")
