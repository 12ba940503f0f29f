"""What a seat sees of a table of Myszki."""

from __future__ import annotations

import json
from dataclasses import replace

import cheeseboard as cb
from cheeseboard.games.myszki.view import MyszkiView, PlayerView, TileView
from tests.games.myszki.example import at_the_end
from tests.games.table import laid, myszki
from tests.rules import rule

TABLE = """
    myszki choose
      milk trap | mouse:2 cheese
    > mouse mouse cat-black | -
    from -1,0
    0m 1o
    .. 0B
"""


def test_the_table_of_the_player_who_is_to_choose_a_cell() -> None:
    assert myszki(TABLE).seen(1) == MyszkiView(
        seat=1,
        stage="choose",
        active=1,
        asked=(1,),
        tiles=(
            TileView(-1, 0, 0, "mouse", False, 1, ()),
            TileView(0, 0, 1, "cheese", False, None, ()),
            TileView(0, 1, 0, "cat-black", False, None, ()),
        ),
        free=((-1, -1), (0, -1), (-2, 0), (1, 0), (-1, 1), (1, 1), (0, 2)),
        chosen=None,
        hand=("mouse", "mouse", "cat-black"),
        players=(
            PlayerView(2, 3, (("mouse", 2), ("milk", 1), ("trap", 1), ("cheese", 1)), 1),
            PlayerView(3, 0, (("mouse", 2), ("cat-black", 1)), 0),
        ),
        ending="",
    )


@rule("M1.3")
def test_a_hand_is_shown_to_its_seat_alone() -> None:
    table = myszki(TABLE)
    assert table.seen(0).hand == ("milk", "trap")
    assert table.seen(None).hand == ()
    views = [replace(table.seen(seat), seat=None, hand=()) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_a_chosen_cell_is_seen_by_all() -> None:
    table = myszki(TABLE)
    table.act(1, "1,0")
    assert (table.seen(0).stage, table.seen(0).chosen) == ("lay", (1, 0))


@rule("M3.3", "M3.4")
def test_why_a_mouse_scores_nothing() -> None:
    table = laid(
        """
        .. 1^ ..
        1B 0m 0o
        .. 1W ..
        """
    )
    mouse = table.tile(0, 1)
    assert (mouse.points, mouse.caught_by) == (0, ((0, 0), (0, 2), (-1, 1)))


def test_tiles_are_in_the_order_of_laying() -> None:
    table = myszki("myszki choose\n> milk | -\n  trap | -\nfrom 0,0\n0m")
    table.act(0, "1,0", "milk")
    table.act(1, "-1,0", "trap")
    assert [tile.kind for tile in table.seen().tiles] == ["mouse", "milk", "trap"]


def test_when_all_is_over_nobody_is_asked_and_nothing_is_free() -> None:
    seen = at_the_end().seen(0)
    assert (seen.asked, seen.free, seen.hand, seen.ending) == ((), (), (), "last-tile")
    assert [(player.hand, player.stack, player.unlaid) for player in seen.players] == [(0, 0, ())] * 2
    assert [player.points for player in seen.players] == [16, 11]


def test_a_draw_is_waited_for() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    view = m.view(0)
    assert isinstance(view, MyszkiView)
    assert (view.stage, view.asked, view.tiles) == ("deal", (), ())


def test_a_view_is_json() -> None:
    seen = json.loads(cb.to_json(cb.new("myszki", seats=2, seed=1).view(1)))
    assert (seen["seat"], seen["chosen"], len(seen["hand"]), len(seen["players"])) == (1, [0, 0], 3, 2)
