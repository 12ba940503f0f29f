"""What operators build on: limits over all processes, systemd's notices, SIGTERM, exit codes."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest

from cheeseboard.server.settings import Settings
from tests.server.scale.processes import Command, serving, thinking, wait_until
from tests.server.scale.test_serve_workers import settled
from tests.server.services.redis import Redis
from tests.server.web.minutes import early_in_a_minute


class Systemd:
    """The end of NOTIFY_SOCKET that systemd has."""

    def __init__(self, address: str) -> None:
        self.heard: list[str] = []
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address)
        self.socket.setblocking(False)

    def hears(self, *words: str) -> bool:
        try:
            while True:
                self.heard.append(self.socket.recv(4096).decode())
        except BlockingIOError:
            return self.heard == [*words]


def patient(folder: Path) -> Path:
    """Where processes learn to wait for Redis: on a busy machine they would count for themselves."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import cheeseboard.server.web.shared_pace as shared_pace\nshared_pace.PATIENCE_S = 60.0\n"
    )
    return folder


@pytest.mark.parametrize("workers", [1, 2])
def test_limits_hold_for_all_processes_and_systemd_is_told(
    upgraded: Settings, redis: Redis, tmp_path: Path, workers: int
) -> None:
    address = str(tmp_path / "notify")
    systemd = Systemd(address)
    given = {"DATABASE_URL": upgraded.database_url, "REDIS_URL": redis.url(), "NOTIFY_SOCKET": address}
    given["first_path"] = str(patient(tmp_path / "first"))
    # Addresses of other tests share this Redis: here all requests come from one that nobody else has.
    from_where = {"x-forwarded-for": f"203.0.113.{workers}"}
    with serving(tmp_path, workers, CHEESEBOARD_GUESTS_A_MINUTE="5", **given) as server, systemd.socket:
        wait_until(lambda: systemd.hears("READY=1"))
        if workers > 1:
            settled(server, workers)
        early_in_a_minute()
        statuses = []
        for _ in range(20):
            browser = server.person()
            statuses.append(browser.http.post("/api/guest", json={"name": "Ema"}, headers=from_where).status_code)
            browser.http.close()
        assert statuses == [200] * 5 + [429] * 15
        assert server.command.stop(signal.SIGTERM) == 0
        assert systemd.hears("READY=1", "STOPPING=1")


def test_systemd_is_told_of_workers(upgraded: Settings, tmp_path: Path) -> None:
    systemd = Systemd("\0cheeseboard-test-" + tmp_path.name + str(id(tmp_path)))
    address = systemd.socket.getsockname().decode().replace("\0", "@")
    given = {"DATABASE_URL": upgraded.database_url, "NOTIFY_SOCKET": address}
    with systemd.socket, thinking(tmp_path, **given) as worker:
        wait_until(lambda: systemd.hears("READY=1"))
        assert worker.stop(signal.SIGINT) == 0
        assert systemd.hears("READY=1", "STOPPING=1")


def test_a_server_that_cannot_start_its_application_ends_with_1(tmp_path: Path) -> None:
    """The data folder can be used when the command looks, but the application is broken."""
    folder = tmp_path / "first"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import cheeseboard.server.web.app as app\n"
        "def broken(*given):\n    raise RuntimeError('planted')\n"
        "app.Pool = broken\n"
    )
    given = {"CHEESEBOARD_DATA": str(tmp_path), "first_path": str(folder)}
    command = Command(tmp_path / "serve", "serve", "--port", "0", **given)
    try:
        assert command.process.wait(180) == 1
        assert command.err.read_text().splitlines()[-1] == "The server did not start; the lines above say why."
    finally:
        command.end()
