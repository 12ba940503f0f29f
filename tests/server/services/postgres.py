"""A PostgreSQL cluster of the tests' own."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server.services.ports import HOST, free_port

USER = "cheese"
SYSTEM_USER = "postgres"  # the server refuses to run as root
TRIES = 5
# Nothing survives the tests anyway: no waiting for the disk, unless that is what is measured.
OPTIONS = "-c listen_addresses={host} -c port={port} -c unix_socket_directories= -c max_connections=100"
HASTY = "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB"


class NotInstalled(Exception):
    """The server's programs are missing; scripts/services installs them."""


def program(name: str) -> str:
    """Where a program of PostgreSQL's is; Debian keeps them out of PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")]))
    if found is None:
        raise NotInstalled(f"{name} is missing: run scripts/services")
    return found


def run(name: str, *arguments: str) -> None:
    user = SYSTEM_USER if os.getuid() == 0 else None
    groups: list[str] | None = [] if user else None
    command = [program(name), *arguments]
    # Output goes to a file: a pipe would stay open for as long as the server that the command leaves behind.
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            command, stdout=output, stderr=output, stdin=subprocess.DEVNULL, user=user, extra_groups=groups, cwd="/"
        )
        if done.returncode != 0:
            output.seek(0)
            raise RuntimeError(f"{name}: {output.read().decode(errors='replace')}")


@dataclass(frozen=True)
class Postgres:
    """A cluster: its folder, its port, and the password of its one user."""

    folder: str
    port: int
    password: str
    hasty: bool

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}:{self.password}@{HOST}:{self.port}/{database}"

    def start(self) -> None:
        options = OPTIONS.format(host=HOST, port=self.port) + (f" {HASTY}" if self.hasty else "")
        run("pg_ctl", "start", "-w", "-D", self.folder, "-l", f"{self.folder}/log", "-o", options)

    def stop(self) -> None:
        """At once, as if the power failed."""
        run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.folder)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(Path(self.folder).parent)

    def facts(self) -> dict[str, str | int | bool]:
        return asdict(self)


def create(hasty: bool = True) -> Postgres:
    """A new cluster that runs."""
    home = Path(tempfile.mkdtemp(prefix="cheeseboard-postgres-"))
    password = secrets.token_urlsafe(12)
    words = home / "password"
    words.write_text(password)
    if os.getuid() == 0:
        shutil.chown(home, SYSTEM_USER)
        shutil.chown(words, SYSTEM_USER)
    folder = str(home / "data")
    locale = ("--locale=C", "--encoding=UTF8")
    access = (f"--username={USER}", f"--pwfile={words}", "--auth=scram-sha-256")
    run("initdb", "-D", folder, "--no-sync", *access, *locale)
    for attempt in range(TRIES):
        cluster = Postgres(folder, free_port(), password, hasty)
        try:
            cluster.start()
            return cluster
        except RuntimeError:  # somebody took the port meanwhile
            if attempt == TRIES - 1:
                raise
    raise AssertionError
