"""Once more: however many press the button, and wherever, they meet at one table, and all who look are told of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.upgrade import upgrade
from tests.server.scale.processes import serving
from tests.server.web.running import Browser, Reachable, Running, Talk
from tests.server.web.test_after import finished

ROUNDS = 12


def press(who: Browser, table: str) -> Any:
    return who.post(f"/api/tables/{table}/rematch")


def at_once(table: str, people: list[Browser]) -> set[str]:
    """The tables that people come to who press the button in the same moment."""
    ready = Barrier(len(people))

    def pressed(who: Browser) -> str:
        ready.wait()
        return str(press(who, table)["id"])

    with ThreadPoolExecutor(len(people)) as pool:
        return set(pool.map(pressed, people))


def told(talk: Talk) -> list[tuple[str | None, str | None]]:
    return [(each["table"], each["status"]) for each in talk.others if each["type"] == "rematch"]


def elsewhere(who: Browser, server: Reachable) -> Browser:
    """The same person at another process."""
    other = server.person()
    other.http.cookies.update(who.http.cookies)
    return other


def test_the_second_press_leads_to_the_table_that_is_there(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    first, second = press(ema, table), press(petr, table)
    assert first["id"] == second["id"] == press(ema, table)["id"]
    assert [seat["kind"] for seat in second["seats"]] == ["person", "person"]  # each in the seat that was kept
    assert second["creator"] == ema.get("/api/me")["person"]
    ema.post(f"/api/tables/{first['id']}/start")
    assert {press(who, table)["id"] for who in (ema, petr)} == {first["id"]}  # it is theirs, and goes on


def test_two_processes_that_are_asked_in_the_same_moment_make_one_table(tmp_path: Path, postgres_url: str) -> None:
    database = connect(Settings(data=tmp_path, database_url=postgres_url), upkeep=True)
    upgrade(database)
    database.close()
    with (
        serving(tmp_path / "one", 1, DATABASE_URL=postgres_url) as here,
        serving(tmp_path / "other", 1, DATABASE_URL=postgres_url) as there,
    ):
        ema, petr = here.person("Ema"), here.person("Petr")
        table = finished(here, ema, petr)  # type: ignore[arg-type]
        people = [ema, elsewhere(petr, there), elsewhere(ema, there), petr]
        with elsewhere(petr, there).watch(table, 1) as looking:
            for _ in range(ROUNDS):
                (found,) = at_once(table, people)
                looking.wait(lambda found=found: (found, "gathering") in told(looking))
                seats = ema.get(f"/api/tables/{found}")["table"]["seats"]
                assert [seat["name"] for seat in seats] == ["Ema", "Petr"]
                assert any([who.http.post(f"/api/tables/{found}/close").is_success for who in (ema, petr)])
                looking.wait(lambda: told(looking)[-1] == (None, None))


def test_in_one_process_too(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    assert len(at_once(table, [ema, petr, elsewhere(ema, server), elsewhere(petr, server)])) == 1


def test_one_that_was_given_up_is_not_in_the_way(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    given_up = press(ema, table)["id"]
    ema.post(f"/api/tables/{given_up}/close")
    again = press(petr, table)["id"]
    assert again != given_up
    assert press(ema, table)["id"] == again


def test_who_was_left_out_of_it_gathers_anew(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    without = press(ema, table)["id"]
    ema.post(f"/api/tables/{without}/bot", seat=1, level="greedy")
    assert press(petr, table)["id"] == without  # it is still being set up, though his seat is gone
    ema.post(f"/api/tables/{without}/start")
    assert press(petr, table)["id"] != without


def test_all_who_look_at_the_finished_match_are_told(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person()
    table = finished(server, ema, petr)
    with petr.watch(table, 1) as playing, jan.watch(table, None) as watching:
        again = press(ema, table)["id"]
        for talk in (playing, watching):
            talk.wait(lambda talk=talk: told(talk) == [(again, "gathering")])
        petr.post(f"/api/tables/{again}/sit", seat=1)
        ema.post(f"/api/tables/{again}/start")
        watching.wait(lambda: told(watching)[-1] == (again, "playing"))
    with jan.watch(table, None) as later:
        later.wait(lambda: told(later) == [(again, "playing")])


@pytest.mark.parametrize("status", ["gathering", "playing"])
def test_a_match_that_is_not_over_is_not_played_once_more(server: Running, status: str) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy", seats=2)
    if status == "playing":
        ema.post(f"/api/tables/{table}/start")
    assert ema.refused(f"/api/tables/{table}/rematch") == (409, "not-over")
