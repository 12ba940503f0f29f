"""Sessions: who has left is shown nothing more, whoever brings a word of their own gets another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.revision import create
from cheeseboard.server.web.settings import WebSettings
from tests.server.services.redis import Redis
from tests.server.web.running import Browser, Running, Talk, running
from tests.server.web.test_limits import soon
from tests.server.web.test_lobby import started
from tests.server.web.test_sockets import closed


def ended(talk: Talk) -> tuple[int, str]:
    """The code of the end, and what was said before it."""
    code, _ = closed(talk)
    return code, talk.others[-1]["code"]


def test_logging_out_closes_all_sockets_of_the_session_at_once(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table, other = started(ema, petr), ema.table("qwixx")
    with ema.watch(table, 0) as first, ema.watch(other, None) as second, petr.watch(table, 1) as stays:
        ema.post("/api/logout")
        assert ended(first) == (4401, "signed-out")
        assert ended(second) == (4401, "signed-out")
        assert stays.ask("ping")["type"] == "pong"
    assert soon(lambda: not server.house.visits.of_person)


def test_another_session_of_the_same_person_stays(server: Running) -> None:
    ema, phone = server.person(), server.person()
    ema.post("/api/register", account="two places", password="a long word")
    phone.post("/api/login", account="two places", password="a long word")
    table = ema.table("qwixx")
    with ema.watch(table, None) as first, phone.watch(table, None) as second:
        ema.post("/api/logout")
        assert ended(first)[0] == 4401
        assert second.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(("path", "code"), [("/api/register", 4401), ("/api/login", 1012)])
def test_a_socket_of_a_session_that_was_replaced_is_closed(server: Running, path: str, code: int) -> None:
    name = f"replaced {path[5:]}"
    if path == "/api/login":
        server.person().post("/api/register", account=name, password="a long word")
    ema = server.person("Ema")
    with ema.watch(ema.table("qwixx"), None) as talk:
        ema.post(path, account=name, password="a long word")
        assert ended(talk)[0] == code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "Ema"}),
        ("/api/register", {"account": "new here", "password": "a long word"}),
        ("/api/login", {"account": "known here", "password": "a long word"}),
    ],
)
def test_nobody_comes_in_with_a_word_that_somebody_else_chose(server: Running, path: str, body: dict[str, str]) -> None:
    if path == "/api/login":
        server.person().post("/api/register", **body)
    victim, thief = server.person(), server.person()
    for each in (victim, thief):
        each.http.cookies.set("session", "chosen-by-a-thief")
    victim.post(path, **body)
    jar = {cookie.value for cookie in victim.http.cookies.jar}
    assert jar != {"chosen-by-a-thief"}
    assert thief.get("/api/me")["person"] is None


def test_the_session_from_before_a_login_is_worth_nothing(server: Running) -> None:
    server.person().post("/api/register", account="before login", password="a long word")
    ema, thief = server.person("Ema"), server.person()
    thief.http.cookies.set("session", ema.http.cookies["session"])
    ema.post("/api/login", account="before login", password="a long word")
    assert thief.get("/api/me")["person"] is None


def test_a_session_that_has_expired_speaks_for_nobody(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(session_days=1)) as server:
        ema = server.person("Ema")
        later = server.house.now() + 24 * 60 * 60 * 1000 + 1
        object.__setattr__(server.house, "now", lambda: later)
        assert ema.get("/api/me")["person"] is None


def test_logging_out_in_one_process_closes_sockets_in_another(tmp_path: Path, redis: Redis, postgres_url: str) -> None:
    settings = Settings(data=tmp_path, database_url=postgres_url, redis_url=redis.url())
    database = connect(settings)
    database.write(create)
    database.close()
    here_and_there = [running(tmp_path, database_url=postgres_url, redis_url=redis.url()) for _ in range(2)]
    with here_and_there[0] as here, here_and_there[1] as there:
        ema, petr = here.person("Ema"), here.person("Petr")
        table = started(ema, petr)
        away = Browser(there, "en")
        there.browsers.append(away)
        away.http.cookies.set("session", ema.http.cookies["session"])
        looking = Browser(there, "en")
        there.browsers.append(looking)
        looking.http.cookies.set("session", petr.http.cookies["session"])
        with away.watch(table, 0) as first, looking.watch(table, None) as second:
            ema.post("/api/logout")
            assert ended(first)[0] == 4401
            petr.post("/api/logout")
            assert ended(second)[0] == 4401
