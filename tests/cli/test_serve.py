"""`cheeseboard serve`: it says where it is, logs without secrets, and stops when it is told to."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path

import httpx
import pytest

from tests.cli.shell import cheese, start

SECRET = "a very long word"


def test_it_serves_at_the_address_that_it_tells_and_logs_no_secret(tmp_path: Path) -> None:
    server = start("serve", "--port", "0", CHEESEBOARD_DATA=str(tmp_path))
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "Cheeseboard is running at http://127.0.0.1:" in line
        address = next(word for word in line.split() if word.startswith("http"))
        with httpx.Client(base_url=address, headers={"x-cheeseboard": "1"}, timeout=20) as ema:
            given = {"account": "Somebody", "password": SECRET}
            assert ema.post("/api/register", json=given).status_code == 200
            token = ema.cookies["session"]
            invitation = ema.post("/api/tables", json={"game": "qwixx"}).json()["id"]
            link = ema.post(f"/api/tables/{invitation}/invite", json={}).json()["token"]
            assert ema.get(f"/nowhere/{link}?token={link}").status_code == 404
    finally:
        server.send_signal(signal.SIGINT)
        _, log = server.communicate(timeout=20)
    assert server.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"request", "level", "timestamp", "route", "status"} <= set(lines[0])
    assert [line["table"] for line in lines if line.get("route") == "/api/tables/{table}/invite"] == [invitation]
    assert not [word for word in (SECRET, token, link, "Somebody", "127.0.0.1") if word in log]


def test_host_and_port_come_from_the_environment_and_flags_count_more(tmp_path: Path) -> None:
    given = {"CHEESEBOARD_DATA": str(tmp_path), "CHEESEBOARD_HOST": "127.0.0.2", "CHEESEBOARD_PORT": "70000"}
    assert "65535" in cheese("serve", **given).err
    server = start("serve", "--port", "0", **given)
    try:
        assert server.stdout is not None
        assert "http://127.0.0.2:" in server.stdout.readline()
    finally:
        server.kill()
        server.communicate()
    assert "SQLite" in cheese("serve", CHEESEBOARD_DATA=str(tmp_path), CHEESEBOARD_WORKERS="2").err


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = cheese("serve", "--port", str(taken.getsockname()[1]), CHEESEBOARD_DATA=str(tmp_path))
    assert done.code == 2
    assert "--port" in done.err


@pytest.mark.parametrize(
    ("arguments", "variables", "word"),
    [
        (("--port", "70000"), {}, "65535"),
        (("--workers", "2"), {}, "SQLite"),
        (("--workers", "0"), {}, "--workers"),
        (("--workers", "65"), {}, "64"),
        ((), {"DATABASE_URL": "mysql://a"}, "DATABASE_URL"),
        ((), {"CHEESEBOARD_SESSION_DAYS": "many"}, "CHEESEBOARD_SESSION_DAYS"),
    ],
)
def test_what_will_not_do_is_told_in_a_line(
    tmp_path: Path, arguments: tuple[str, ...], variables: dict[str, str], word: str
) -> None:
    done = cheese("serve", *arguments, CHEESEBOARD_DATA=str(tmp_path), **variables)
    assert (done.code, word in done.err, len(done.err.splitlines())) == (2, True, 1)
