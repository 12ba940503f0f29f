"""A Redis server of the tests' own. It keeps nothing on the disk."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
from dataclasses import asdict, dataclass

from tests.server.services.ports import HOST, answers, free_port
from tests.server.services.postgres import NotInstalled

SECONDS = 10
TRIES = 5


@dataclass(frozen=True)
class Redis:
    """A server: its folder and its port."""

    folder: str
    port: int

    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> bool:
        """Whether it runs; not if somebody else has the port."""
        program = shutil.which("redis-server")
        if program is None:
            raise NotInstalled("redis-server is missing: run scripts/services")
        options = ["--bind", HOST, "--port", str(self.port), "--dir", self.folder, "--save", "", "--appendonly", "no"]
        subprocess.run([program, *options, "--daemonize", "yes", "--logfile", f"{self.folder}/log"], check=True)
        return answers(self.port, SECONDS) and self.ask("PING") == "+PONG"

    def stop(self) -> None:
        self.ask("SHUTDOWN NOSAVE")

    def ask(self, command: str) -> str:
        """The first line of the answer; nothing from one that ends."""
        with socket.create_connection((HOST, self.port), timeout=SECONDS) as line, line.makefile("rwb") as stream:
            stream.write(command.encode() + b"\r\n")
            stream.flush()
            return stream.readline().decode().strip()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def facts(self) -> dict[str, str | int | bool]:
        return asdict(self)


def create() -> Redis:
    """A new server that runs."""
    folder = tempfile.mkdtemp(prefix="cheeseboard-redis-")
    for _ in range(TRIES):
        server = Redis(folder, free_port())
        if server.start():
            return server
    raise RuntimeError("redis-server does not start")
