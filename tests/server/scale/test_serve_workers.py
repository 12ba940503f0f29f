"""`cheeseboard serve --workers N`: real processes on one port serve one table, and survive each other."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from tests.server.live.carriers import by_postgres
from tests.server.live.playing import entries
from tests.server.scale.processes import Command, Many, alive, descendants, serving, wait_until
from tests.server.tables.seated import acted
from tests.server.web.running import Browser, Talk, error_of
from tests.server.web.test_lobby import started

SEATS = (0, 1, None)


def settled(server: Many, number: int) -> list[int]:
    """The processes, once all of them take people in."""
    wait_until(lambda: len(server.processes()) == number)
    seen: set[int] = set()

    def knock() -> bool:
        browser = server.person()
        assert browser.get("/readyz") == {"ok": True}
        stream = browser.http._transport._pool.connections[0]._connection._network_stream  # type: ignore[attr-defined]
        seen.add(server.serves(stream.get_extra_info("socket")))
        browser.http.close()
        return seen >= set(server.processes())

    wait_until(knock)
    return server.processes()


def everywhere(server: Many, who: Browser, table: str, seat: int | None) -> dict[int, Talk]:
    """A conversation with every process, all showing the table from the same seat."""

    def opener() -> Talk:
        return who.watch(table, seat)

    return {pid: server.talk_in(pid, opener) for pid in server.processes()}


def play(talks: list[Talk], moves: int) -> list[tuple[int, int, str]]:
    """Both players make moves, each over every socket in turn; what was acknowledged: revision, seat, action."""
    told: list[tuple[int, int, str]] = []
    for number in range(moves):
        for seat in (0, 1):
            mine = [talk for talk in talks if seat in talk.bodies]
            talk = mine[number % len(mine)]
            body = talk.bodies[seat]
            if body["ask"] is None:
                continue
            choice = body["choices"][number % len(body["choices"])]
            reply = talk.act(seat, choice)
            assert reply["type"] == "ok", reply
            told.append((reply["revision"], seat, choice))
            for other in talks:
                other.catch_up(reply["revision"])
    return told


def agree(watching: list[dict[int, Talk]]) -> bool:
    """Whether all processes show a seat the same."""
    shown = [[talk.bodies for talk in each.values()] for each in watching]
    return all(bodies == each[0] for each in shown for bodies in each)


def saved(settings: Settings, table: str) -> list[tuple[int, int, str]]:
    database = connect(settings)
    found = [
        (revision, *acted(entry))
        for revision, entry in enumerate(entries(database, TableId(table)), start=1)
        if type(entry).__name__ == "Acted"
    ]
    database.close()
    return found


def closing_code(talk: Talk) -> int:
    try:
        while True:
            talk.receive()
    except ConnectionClosed as error:
        return 0 if error.rcvd is None else error.rcvd.code


def test_all_processes_show_one_table_whatever_becomes_of_one_of_them(upgraded: Settings, tmp_path: Path) -> None:
    """Without Redis. The bus is cut, a process is killed, and at last all are stopped."""
    with serving(tmp_path, 3, DATABASE_URL=upgraded.database_url) as server:
        pids = settled(server, 3)
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr)
        watching = [everywhere(server, who, table, seat) for who, seat in zip((ema, petr, ema), SEATS, strict=True)]
        talks = [talk for each in watching for talk in each.values()]
        for talk in talks:  # a process may hear of the start only now
            talk.catch_up(1)
        told = play(talks, 6)
        assert len(told) > 6
        assert agree(watching)

        # The connections between the processes are cut. Whatever was lost meanwhile is found.
        assert by_postgres(upgraded.database_url).cut() >= 3
        told += play(talks, 3)
        assert agree(watching)

        # One process is killed: its people come back to another, the others notice nothing.
        victim = pids[1]
        os.kill(victim, signal.SIGKILL)
        lost = [each.pop(victim) for each in watching]
        assert [closing_code(talk) for talk in lost] == [0, 0, 0]
        told += play([talk for each in watching for talk in each.values()], 2)
        wait_until(lambda: server.command.log("a process of the server has ended"))
        line = server.command.log("a process of the server has ended")[0]
        assert (line["process"], line["code"], line["level"]) == (victim, -signal.SIGKILL, "error")
        now = settled(server, 3)
        assert victim not in now
        assert set(pids) - {victim} < set(now)
        newcomer = next(pid for pid in now if pid not in pids)
        since = lost[0].bodies[0]["revision"]
        watching[0][newcomer] = server.talk_in(newcomer, lambda: ema.watch(table, 0, since=since))
        told += play([talk for each in watching for talk in each.values()], 3)
        assert agree(watching)
        assert saved(upgraded, table) == told

        family = descendants(server.command.pid)
        assert server.command.stop(signal.SIGTERM) == 0
        assert {closing_code(talk) for each in watching for talk in each.values()} == {1012}
        wait_until(lambda: not [pid for pid in family if alive(pid)])


def test_ctrl_c_ends_all_with_0(upgraded: Settings, tmp_path: Path) -> None:
    with serving(tmp_path, 2, DATABASE_URL=upgraded.database_url) as server:
        for pid in [*server.processes(), server.command.pid]:  # a terminal tells all of them
            os.kill(pid, signal.SIGINT)
        assert server.command.process.wait(180) == 0


def test_processes_end_with_a_parent_that_was_killed(upgraded: Settings, tmp_path: Path) -> None:
    with serving(tmp_path, 2, DATABASE_URL=upgraded.database_url) as server:
        settled(server, 2)
        family = descendants(server.command.pid)
        os.kill(server.command.pid, signal.SIGKILL)
        wait_until(lambda: not [pid for pid in family if alive(pid)])


def metric(page: str, name: str, **labels: str) -> float:
    """The sum over all lines of that name with these labels."""
    wanted = [f'{key}="{value}"' for key, value in labels.items()]
    return sum(
        float(line.split()[-1])
        for line in page.splitlines()
        if line.partition("{")[0].partition(" ")[0] == name and all(word in line for word in wanted)
    )


def test_metrics_are_those_of_all_processes(upgraded: Settings, tmp_path: Path) -> None:
    with serving(tmp_path, 2, DATABASE_URL=upgraded.database_url) as server:
        pids = settled(server, 2)
        ema = server.person("Ema")
        table = ema.table("qwixx")
        talks = everywhere(server, ema, table, 0)

        def page() -> str:
            with_any = server.person()
            text = with_any.http.get("/metrics").text
            with_any.http.close()
            return text

        one = server.person()  # its connection stays, and so only one process is asked: the other has it open too
        wait_until(lambda: metric(one.http.get("/metrics").text, "cheeseboard_rooms") == 2)
        wait_until(lambda: metric(page(), "cheeseboard_sockets") == 2)
        before = metric(page(), "cheeseboard_requests_total", route="/healthz")
        asked: dict[int, int] = dict.fromkeys(pids, 0)
        while not all(asked.values()):
            browser = server.person()
            browser.get("/healthz")
            stream = browser.http._transport._pool.connections[0]._connection._network_stream  # type: ignore[attr-defined]
            asked[server.serves(stream.get_extra_info("socket"))] += 1
            browser.http.close()
        for _ in range(6):  # whichever process answers
            assert metric(page(), "cheeseboard_requests_total", route="/healthz") == before + sum(asked.values())

        victim = pids[0]
        os.kill(victim, signal.SIGKILL)
        settled(server, 2)
        wait_until(lambda: metric(page(), "cheeseboard_sockets") == 1)
        assert metric(page(), "cheeseboard_requests_total", route="/healthz") == before + sum(asked.values())
        assert talks[pids[1]].ask("ping")["type"] == "pong"

        # Behind a proxy of the same machine: where the request comes from is what the proxy says.
        reply = server.person().http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1, 203.0.113.9"})
        assert (reply.status_code, error_of(reply)) == (404, "no-such-page")


BREAKABLE = """
import os, sys
if "--multiprocessing-fork" in sys.argv and os.path.exists({file!r}):
    os._exit(7)
"""


@pytest.fixture
def breakable(tmp_path: Path) -> Callable[[bool], Path]:
    """Have processes that are started from now on end at once, or not."""
    folder = tmp_path / "first"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(BREAKABLE.format(file=str(folder / "broken")))

    def set_broken(broken: bool) -> Path:
        if broken:
            (folder / "broken").touch()
        else:
            (folder / "broken").unlink()
        return folder

    return set_broken


def test_a_server_that_does_not_start_says_so(
    upgraded: Settings, tmp_path: Path, breakable: Callable[[bool], Path]
) -> None:
    given = {"DATABASE_URL": upgraded.database_url, "first_path": str(breakable(True))}
    command = Command(tmp_path / "serve", "serve", "--port", "0", "--workers", "2", **given)
    try:
        assert command.process.wait(180) == 1
        assert command.out.read_text() == ""
        assert command.err.read_text().splitlines()[-1] == "The server did not start; the lines above say why."
        assert {line["code"] for line in command.log("a process of the server has ended")} == {7}
        assert "Traceback" not in command.err.read_text()
    finally:
        command.end()


def test_who_keeps_dying_is_started_anew_after_longer_and_longer_pauses(
    upgraded: Settings, tmp_path: Path, breakable: Callable[[bool], Path]
) -> None:
    folder = str(breakable(True))
    breakable(False)
    with serving(tmp_path, 2, DATABASE_URL=upgraded.database_url, first_path=folder) as server:
        settled(server, 2)
        breakable(True)
        first, other = server.processes()
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(server.command.log("a process of the server has ended")) >= 4)
        ends = server.command.log("a process of the server has ended")[:4]
        assert [line["code"] for line in ends] == [-9, 7, 7, 7]
        assert [line["again_in_s"] for line in ends] == [0, 1, 2, 4]
        assert server.processes() == [other]
        assert server.person("Ema").get("/readyz") == {"ok": True}
        breakable(False)
        assert other in settled(server, 2)


def test_a_process_whose_database_is_away_is_not_ready(upgraded: Settings, tmp_path: Path) -> None:
    with serving(tmp_path, 2, DATABASE_URL=upgraded.database_url, CHEESEBOARD_PATIENCE_MS="500") as server:
        settled(server, 2)
        name = upgraded.database_url.rpartition("/")[2]
        with psycopg.connect(upgraded.database_url.replace(name, "postgres"), autocommit=True) as operator:

            def allow(yes: bool) -> None:
                operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(yes).lower()}".encode())
                operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])

            allow(False)
            try:
                statuses = {server.person().http.get("/readyz").status_code for _ in range(10)}
                assert statuses == {503}
                assert server.person().http.get("/healthz").status_code == 200
            finally:
                allow(True)
        settled(server, 2)
