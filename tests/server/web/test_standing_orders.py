"""Standing orders in slow play, over real sockets: given, seen by their owner alone, obeyed, taken back, kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.ids import TableId
from tests.server.web.running import Browser, Running, Talk, running
from tests.server.web.test_lobby import started
from tests.server.web.test_reminders import kinds, soon

WITH_ORDERS = [game for game in NAMES if find_game(game).orders]


def table_of(ema: Browser, petr: Browser, game: str) -> str:
    options = {"magic": True} if game == "gouda" else {}
    table = ema.table(game, options=options, clock={"kind": "days", "days": 3}, seats=2)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    return table


def until_obeyed(server: Running, table: str, talks: dict[int, Talk], rng: Rng) -> tuple[int, int]:
    """Both play until Petr's order answers what somebody's choice has led to: revisions before and after that choice.

    In Gouda that is Ema's choice; in Qwixx whoever ends Petr's turn brings the next roll.
    """
    other, giver = 0, 1
    while True:
        latest = max(talks[seat].bodies[seat]["revision"] for seat in talks)
        for talk in talks.values():
            talk.catch_up(latest)
        seat = other if talks[other].bodies[other]["ask"] is not None else giver
        body = talks[seat].bodies[seat]
        assert body["status"] == "playing", "the match is over, and nothing was obeyed"
        before, made = body["revision"], body["steps"]
        reply = talks[seat].act(seat, body["choices"][rng.below(len(body["choices"]))])
        assert reply["type"] == "ok"
        for talk in talks.values():
            talk.catch_up(reply["revision"])
        stage = server.house.floor.rooms[TableId(table)].stage
        came = [step.seat for step in stage.match.steps[made:]]
        if giver in came[1:]:
            return before, reply["revision"]


@pytest.mark.parametrize("game", WITH_ORDERS)
def test_orders_are_obeyed_in_the_move_itself_and_are_their_owners_business(server: Running, game: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = table_of(ema, petr, game)
    orders = find_game(game).orders
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second, server.person().watch(table, None) as crowd:
        for order in orders:  # the last one given holds
            reply = second.ask("order", seat=1, order=order)
            assert reply["type"] == "ok"
            second.catch_up(reply["revision"])
            assert second.bodies[1]["order"] == order
        assert second.ask("order", seat=0, order=orders[0])["code"] == "not-your-seat"
        assert second.ask("order", seat=1, order="dance")["code"] == "order-unknown"
        reply = second.ask("order", seat=1, order="pass-all" if "pass-all" in orders else orders[0])
        second.catch_up(reply["revision"])
        before, after = until_obeyed(server, table, {0: first, 1: second}, Rng(1))
        assert after == before + 1  # the move and its answer are one entry
        crowd.catch_up(after)
        assert first.bodies[0]["order"] is None
        assert "order" not in crowd.bodies[None]
        for talk in (first, crowd):
            assert not [text for text in talk.raw if any(f'"{order}"' in text for order in orders)]
        reply = second.ask("order", seat=1, order=None)
        second.catch_up(reply["revision"])
        assert second.bodies[1]["order"] is None


@pytest.mark.parametrize("game", WITH_ORDERS)
def test_orders_survive_a_restart_and_are_obeyed_by_who_was_away(tmp_path: Path, game: str) -> None:
    """The journal has them: the server that answers is another than the one that was told."""
    order = find_game(game).orders[0]
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = table_of(ema, petr, game)
        with petr.watch(table, 1) as talk:
            assert talk.ask("order", seat=1, order=order)["type"] == "ok"
        cookies = [dict(browser.http.cookies) for browser in (ema, petr)]
    with running(tmp_path) as server:
        back = [server.person(), server.person()]
        for browser, kept in zip(back, cookies, strict=True):
            browser.http.cookies.update(kept)
        ema, petr = back
        with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
            assert second.bodies[1]["order"] == order
            assert first.bodies[0]["order"] is None
            before, after = until_obeyed(server, table, {0: first, 1: second}, Rng(2))
            assert after == before + 1


def test_a_roll_that_an_order_has_answered_runs_no_clock_and_reminds_nobody(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = table_of(ema, petr, "qwixx")
    with ema.watch(table, 0) as first, petr.socket(table) as away:  # he says no hello: a program that only moves
        assert away.ask("order", seat=1, order="skip-1")["type"] == "ok"
        room = server.house.floor.rooms[TableId(table)]
        while room.stage.match.steps[-1].seat != 1 or 1 in room.stage.asks:  # until his order has answered
            seat = min(room.stage.asks)
            reply = (first, away)[seat].ask("act", seat=seat, ask=room.stage.asks[seat], action="-")
            assert reply["type"] == "ok"
        first.catch_up(room.stage.revision)
        ema_s, petr_s = [seat["deadline"] for seat in first.bodies[0]["seats"]]
        assert (first.bodies[0]["asked"], petr_s) == ([0], None)
        assert ema_s is not None
    other = started(ema, petr)
    soon(lambda: (other, "turn") in kinds(petr))
    assert (table, "turn") not in kinds(petr)


def test_games_in_which_others_roll_or_interrupt_have_orders() -> None:
    assert WITH_ORDERS == ["qwixx", "gouda"]
