"""A server with people, and tables in all stages."""

from __future__ import annotations

from dataclasses import dataclass

from cheeseboard.core.rng import Rng
from tests.server.web.running import Browser, Running
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play


@dataclass
class Furnished:
    """People by their browsers, the last of them a stranger; tables; keys of invitations."""

    server: Running
    people: list[Browser]
    tables: list[str]
    tokens: list[str]


def furnish(server: Running) -> Furnished:
    ema, petr, jan = (server.person(name) for name in ("Ema", "Petr", "Jan"))
    petr.post("/api/register", account="petr", password="a long word")
    gathering = ema.table("kocour", seats=4)
    petr.post(f"/api/tables/{gathering}/sit", seat=1)
    private = petr.table("wistar", private=True)
    playing = started(ema, petr)
    hidden = started(petr, jan, "gouda", options={"magic": True})
    closed_to_others = started(jan, ema, "myszki", spectators=False)
    with_bot = ema.table("qwixx", "random", seats=2)
    ema.post(f"/api/tables/{with_bot}/start")
    given_up = jan.table("qwixx")
    jan.post(f"/api/tables/{given_up}/close")
    over = started(ema, petr)
    with ema.watch(over, 0) as first, petr.watch(over, 1) as second:
        first.ask("chat", text="hello")
        play({0: first, 1: second}, Rng(2))
    tokens = [
        str(petr.post(f"/api/tables/{private}/invite")["token"]),
        str(ema.post(f"/api/tables/{gathering}/invite", seat=2)["token"]),
        str(ema.post(f"/api/tables/{playing}/invite", seat=0)["token"]),
    ]
    tables = [gathering, private, playing, hidden, closed_to_others, with_bot, given_up, over]
    return Furnished(server, [ema, petr, jan, server.person()], tables, tokens)
