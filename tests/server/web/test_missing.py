"""Somebody has gone without a word: those who wait see it, and can let a bot play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.web.running import GENEROUS, Browser, Running, running
from tests.server.web.test_freed import soon
from tests.server.web.test_lobby import started

TEXTS = {
    "en": "This player has not been away for long; wait 10 more minutes.",
    "cs": "Tento hráč je pryč teprve chvíli; počkejte ještě 10 minut.",
    "pl": "Tego gracza nie ma dopiero od niedawna; poczekaj jeszcze 10 minut.",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody."""
    with running(tmp_path_factory.mktemp("hasty"), replace(GENEROUS, absent_minutes=0)) as found:
        yield found


def left_by_petr(ema: Browser, petr: Browser) -> str:
    """A table of Qwixx where both are asked, and Petr looks at it and is gone again."""
    table = started(ema, petr)
    with petr.watch(table, 1):
        pass
    return table


def may_ask(who: Browser, table: str) -> list[int]:
    """The seats for which a bot may be asked for. Who is there is written down a little later than all else."""
    found = who.get(f"/api/tables/{table}/missing")
    return [one["seat"] for one in found["missed"] if one["may"] <= found["now"]]


def test_who_waits_sees_who_is_gone_and_nobody_else_does(hasty: Running) -> None:
    ema, petr = hasty.person("Ema"), hasty.person("Petr")
    with ema.watch(left_by_petr(ema, petr), 0) as talk:
        table = talk.bodies[0]["table"]
        path = f"/api/tables/{table}/missing"
        assert soon(lambda: may_ask(ema, table) == [1])
        found = ema.get(path)
        assert found["missed"][0]["since"] <= found["missed"][0]["may"] <= found["now"]
        reply = hasty.person("Jan").http.get(path)
        assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
        with petr.watch(table, 1):
            assert soon(lambda: ema.get(path)["missed"] == [])


def test_a_bot_plays_for_who_is_gone_until_they_come_back(hasty: Running) -> None:
    ema, petr = hasty.person("Ema"), hasty.person("Petr")
    with ema.watch(left_by_petr(ema, petr), 0) as talk:
        table = talk.bodies[0]["table"]
        assert soon(lambda: may_ask(ema, table) == [1])
        assert talk.ask("ask_cover", seat=1, level="random")["type"] == "ok"
        talk.wait(lambda: talk.bodies[0]["seats"][1]["bot"] == "random")
        assert talk.bodies[0]["seats"][1]["stood_in"]
    with petr.watch(table, 1) as back:
        assert back.ask("come_back", seat=1)["type"] == "ok"


def test_who_came_back_is_not_put_out_by_the_last_who_agrees(hasty: Running) -> None:
    ema, petr, jan = hasty.person("Ema"), hasty.person("Petr"), hasty.person("Jan")
    table = ema.table("qwixx", seats=3)
    for seat, one in ((1, petr), (2, jan)):
        one.post(f"/api/tables/{table}/sit", seat=seat)
    ema.post(f"/api/tables/{table}/start")
    with petr.watch(table, 1):
        pass
    with ema.watch(table, 0) as talk, jan.watch(table, 2) as other:
        assert soon(lambda: may_ask(ema, table) == [1])
        assert talk.ask("ask_cover", seat=1, level="random")["type"] == "ok"
        with petr.watch(table, 1):
            assert soon(lambda: ema.get(f"/api/tables/{table}/missing")["missed"] == [])
            refused = other.ask("agree")
            assert (refused["type"], refused["code"]) == ("problem", "is-here")


@pytest.mark.parametrize("language", TEXTS)
def test_one_waits_for_ten_minutes(server: Running, language: str) -> None:
    ema, petr = server.person("Ema", language), server.person("Petr")
    with ema.watch(left_by_petr(ema, petr), 0) as talk:
        path = f"/api/tables/{talk.bodies[0]['table']}/missing"
        assert soon(lambda: [one["may"] - one["since"] for one in ema.get(path)["missed"]] == [600_000])
        refused = talk.ask("ask_cover", seat=1, level="greedy")
        assert (refused["type"], refused["code"], refused["text"]) == ("problem", "not-long-away", TEXTS[language])
