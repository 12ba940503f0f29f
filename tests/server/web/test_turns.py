"""Your tables say whose turn it is."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from cheeseboard.server.store.schema import TABLES
from tests.server.web.running import Browser, Running, error_of
from tests.server.web.test_lobby import started


def mine(browser: Browser, **query: Any) -> list[Any]:
    found: list[Any] = browser.get("/api/tables/mine", **query)["tables"]
    return found


def test_your_turn_comes_first_and_says_since_when_and_until_when(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    tables = [started(ema, petr, "kocour", clock={"kind": "move", "seconds": 600}) for _ in range(3)]
    asked = {}
    for table in tables:
        with ema.watch(table, 0) as talk:
            asked[table] = talk.bodies[0]["asked"]
    found = mine(ema)
    assert {each["table"]["id"] for each in found} == set(tables)
    assert [each["your_turn"] for each in found] == sorted([each["your_turn"] for each in found], reverse=True)
    for each in found:
        seats = asked[each["table"]["id"]]
        assert [turn["seat"] for turn in each["turns"]] == seats
        assert each["your_turn"] == (0 in seats)
        assert each["your_seats"] == [0]
        for turn in each["turns"]:
            assert turn["name"] == ("Ema", "Petr")[turn["seat"]]
            assert turn["yours"] == (turn["seat"] == 0)
            assert turn["since"] == each["changed"]
            assert turn["until"] == turn["since"] + 600_000


def test_the_turn_passes_with_the_move(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, "kocour")
    both = [ema, petr]
    for _ in range(8):
        turns = [[each["your_turn"] for each in mine(browser)] for browser in both]
        seat = turns.index([True])
        assert turns[1 - seat] == [False]
        with both[seat].watch(table, seat) as talk:
            talk.act(seat, talk.bodies[seat]["choices"][-1])
    assert [turn["until"] for turn in mine(ema)[0]["turns"]] == [None]


def test_while_people_gather_it_is_nobodys_turn_and_a_table_one_has_set_up_is_listed(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx")
    assert [(each["your_turn"], each["turns"], each["your_seats"]) for each in mine(ema)] == [(False, [], [0])]
    ema.post(f"/api/tables/{table}/leave")
    assert [(each["table"]["id"], each["your_seats"]) for each in mine(ema)] == [(table, [])]


def test_a_table_of_an_older_database_is_found_out_about_when_somebody_asks(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    expected = mine(ema)
    query = update(TABLES).where(TABLES.c.id == table).values(asked=None, turns=None)
    server.house.database.write(lambda connection: connection.execute(query))
    assert mine(ema) == expected
    assert expected[0]["turns"]


def test_a_place_in_the_list_has_to_be_one(server: Running) -> None:
    ema = server.person("Ema")
    for place in ("x", "2.5.t", "1..t", "0.1.", "1.5." + "a" * 300):
        assert error_of(ema.http.get("/api/tables/mine", params={"before": place})) == "bad-place"
