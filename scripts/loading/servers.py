"""Real servers for measurements: processes of their own, their CPU time and memory as the system counts them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from loading.http import Http

HOST: Final = "127.0.0.1"
ROOT: Final = Path(__file__).resolve().parent.parent.parent
TICKS: Final = os.sysconf("SC_CLK_TCK")
MOST: Final = "999999999"
# Everybody comes from one address here.
LIMITS: Final = {
    "CHEESEBOARD_GUESTS_A_MINUTE": MOST,
    "CHEESEBOARD_REQUESTS_A_MINUTE": MOST,
    "CHEESEBOARD_MESSAGES_A_SECOND": "100000",
    "CHEESEBOARD_SOCKETS_OF_ADDRESS": "100000",
}
SAY: Final = "import sys; from cheeseboard.cli import main; sys.argv[1:] = ['serve', '--port', '0']; main()"


class Process:
    """A server that runs."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        self.log: Final = log
        paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        given = {**os.environ, **LIMITS, **environment, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"}
        with log.open("wb") as errors:
            self.process: Final = subprocess.Popen(
                [sys.executable, "-c", SAY], env=given, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(10)
            raise RuntimeError(f"the server does not start: {line} {log.read_text(errors='replace')[-2000:]}")
        self.port: Final = int(line.split("http://")[1].split(":")[1].split()[0].strip(". /"))

    def family(self) -> list[int]:
        """The process and those that it has started."""
        found, waiting = [], [self.process.pid]
        while waiting:
            pid = waiting.pop()
            found.append(pid)
            try:
                waiting += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
            except OSError:
                continue
        return found

    def cpu_s(self) -> float:
        """CPU seconds that the server has used so far."""
        return sum(cpu_of(pid) for pid in self.family())

    def resident_kb(self) -> int:
        """Memory of the server itself."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def embedded(environment: dict[str, str] | None = None) -> Iterator[list[Process]]:
    """One process on SQLite, as `cheeseboard serve` runs by itself, on a real disk."""
    with folder() as name, ExitStack() as stack:
        process = Process({"CHEESEBOARD_DATA": str(name), **(environment or {})}, name / "log")
        stack.callback(process.stop)
        yield [process]


@contextmanager
def scaled(number: int) -> Iterator[list[Process]]:
    """Several processes on PostgreSQL, which waits for the disk, and Redis."""
    from tests.server.services import postgres, redis

    with folder() as name, ExitStack() as stack:
        database, messages = postgres.create(hasty=False), redis.create()
        stack.callback(database.remove)
        stack.callback(messages.remove)
        urls = {"DATABASE_URL": database.url(), "REDIS_URL": messages.url(), "CHEESEBOARD_DATA": str(name)}
        upgrade = [sys.executable, "-m", "cheeseboard", "db", "upgrade"]
        subprocess.run(upgrade, env={**os.environ, **urls, "PYTHONPATH": str(ROOT / "src")}, check=True, timeout=120)
        found = []
        for place in range(number):
            found.append(Process(urls, name / f"log{place}"))
            stack.callback(found[-1].stop)
        yield found


@contextmanager
def folder() -> Iterator[Path]:
    """An empty folder; /tmp may be memory."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR", "/var/tmp")) as name:
        yield Path(name)


def doors(processes: list[Process]) -> list[Http]:
    """How to reach them."""
    return [Http(HOST, process.port) for process in processes]
