"""Nodes of a Ray cluster on this machine, each started by Ray's own command and with processes of its own."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from cheeseboard._mode import INTERPRETED
from tests.cli.shell import environment

START: Final = (sys.executable, "-u", "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1")
MEMORY: Final = 80 * 1024 * 1024  # of a node's object store
TOKEN: Final = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # whoever has it may use the nodes
TRIES: Final = 5
PATIENCE: Final = 400.0


class Node:
    """A node with one processor: the first of a cluster, or one that joins the cluster at an address."""

    def __init__(self, address: str | None = None) -> None:
        first = ("--head", "--port=0", "--include-dashboard=false")
        role = first if address is None else (f"--address={address}",)
        # What it plays is interpreted, so that nobody is done before it can be killed.
        self.process: Final = subprocess.Popen(
            [*START, *role, f"--object-store-memory={MEMORY}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # to be killed as a whole
            env=environment(RAY_USAGE_STATS_ENABLED="0", **TOKEN, **{INTERPRETED: "1"}),
        )
        assert self.process.stdout is not None
        told = []
        for line in self.process.stdout:
            told.append(line)
            if "--block" in line:  # all is said, and it stays
                break
        self.told: Final = "".join(told)
        found = re.search(r"--address='([^']+)'", self.told)
        self.address: Final = found[1] if found else address

    @property
    def stands(self) -> bool:
        return "Ray runtime started" in self.told

    def kill(self) -> None:
        """As when the power goes: nobody is asked."""
        for player in self.players():  # one that was stopped would not notice that its node is gone
            os.kill(player, signal.SIGKILL)
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def players(self) -> list[int]:
        """The processes that play a batch at this moment: Ray writes what they do into their command lines."""
        raylets = [pid for pid in children(self.process.pid) if b"/raylet/raylet" in command_line(pid)]
        return [pid for raylet in raylets for pid in children(raylet) if command_line(pid).startswith(b"ray::play")]


def started(address: str | None = None) -> Node:
    """A node that stands. Ray gives it thirty seconds, which is little on a machine that has much to do."""
    for _ in range(TRIES):
        node = Node(address)
        if node.stands:
            return node
        node.kill()
    raise AssertionError(node.told)


def caught(nodes: list[Node], study: subprocess.Popen[str]) -> list[int]:
    """A process of each node, stopped while it plays: as soon as it does, for another could play all that is left."""
    found: dict[int, int] = {}
    until = monotonic() + PATIENCE
    while monotonic() < until:
        assert study.poll() is None, study.communicate()
        for number, node in enumerate(nodes):
            for player in node.players() if number not in found else []:
                os.kill(player, signal.SIGSTOP)
                if player in node.players():
                    found[number] = player
                    break
                os.kill(player, signal.SIGCONT)
        if len(found) == len(nodes):
            return [found[number] for number in range(len(nodes))]
        sleep(0.01)
    raise AssertionError(f"of {len(nodes)} nodes only {list(found)} play")


def children(parent: int) -> list[int]:
    tasks = Path(f"/proc/{parent}/task")
    try:
        return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]
    except OSError:  # it has ended meanwhile
        return []


def command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
