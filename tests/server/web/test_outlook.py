"""What would come of a choice, over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.web.running import Browser, Running, error_of


def begun(ema: Browser, game: str = "myszki") -> str:
    table = ema.table(game, "greedy")
    ema.post(f"/api/tables/{table}/start")
    return table


def hand(ema: Browser, table: str) -> list[str]:
    with ema.watch(table, 0) as talk:
        return [str(kind) for kind in talk.bodies[0]["view"]["hand"]]


def asked(who: Browser, table: str, **query: Any) -> tuple[int, str]:
    reply = who.http.get(f"/api/tables/{table}/outlook", params=query)
    return reply.status_code, error_of(reply)


def test_a_seat_is_told_what_its_tile_would_do_on_every_cell(server: Running) -> None:
    ema = server.person("Ema")
    table = begun(ema)
    kind = hand(ema, table)[0]
    first = ema.get(f"/api/tables/{table}/outlook", seat=0, action=kind)
    assert first["outlook"]["kind"] == kind
    assert [(cell["x"], cell["y"]) for cell in first["outlook"]["cells"]] == [(0, 0)]
    with ema.watch(table, 0) as talk:
        talk.act(0, kind)
        talk.wait(lambda: talk.bodies[0]["view"]["stage"] == "choose" and talk.bodies[0].get("ask") is not None)
        view, steps = talk.bodies[0]["view"], talk.bodies[0]["steps"]
    found = ema.get(f"/api/tables/{table}/outlook", seat=0, action=view["hand"][0])
    assert found["steps"] == steps > first["steps"]
    assert found["outlook"]["laid"] == len(view["tiles"]) == 2
    assert [[cell["x"], cell["y"]] for cell in found["outlook"]["cells"]] == view["free"]
    assert set(found["outlook"]["cells"][0]["tiles"][0]) == set(view["tiles"][0])


def test_only_who_has_the_seat_is_told(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = begun(ema)
    kind = hand(ema, table)[0]
    assert asked(petr, table, seat=0, action=kind) == (403, "not-your-seat")
    assert asked(server.person(), table, seat=0, action=kind) == (403, "not-your-seat")
    assert asked(ema, table, seat=1, action=kind) == (403, "not-your-seat")
    assert asked(ema, table, action=kind) == (400, "bad-request")


def test_what_cannot_be_told_is_said_to_be_so(server: Running) -> None:
    ema = server.person("Ema")
    table = begun(ema)
    held = hand(ema, table)
    other = next(kind for kind in ("mouse", "cheese", "trap", "milk") if kind not in held)
    for action in (other, "1,0"):
        assert ema.get(f"/api/tables/{table}/outlook", seat=0, action=action)["outlook"] is None
    assert asked(ema, table, seat=0, action="nonsense") == (422, "unknown-action")
    assert asked(ema, table, seat=0, action="x" * 200) == (400, "bad-request")
    assert asked(ema, table, seat=7, action=other) == (409, "no-seat")
    assert asked(ema, "none", seat=0, action=other) == (404, "missing")
    assert ema.get(f"/api/tables/{begun(ema, 'qwixx')}/outlook", seat=0, action="r5")["outlook"] is None


def test_there_is_none_before_and_after_the_match(server: Running) -> None:
    ema = server.person("Ema")
    assert asked(ema, ema.table("myszki", "greedy"), seat=0, action="mouse") == (409, "not-begun")
    table = begun(ema)
    kind = hand(ema, table)[0]
    ema.post(f"/api/tables/{table}/close")
    assert ema.get(f"/api/tables/{table}/outlook", seat=0, action=kind)["outlook"] is None
