"""Ports that nobody uses, and waiting until somebody does."""

from __future__ import annotations

import random
import socket
import time
from pathlib import Path

HOST = "127.0.0.1"
LOWEST = 10_000
EPHEMERAL = Path("/proc/sys/net/ipv4/ip_local_port_range")
USUAL = 32_768  # where that range begins unless somebody has changed it
TRIES = 1000


def free_port() -> int:
    """A port that stays free while its server is dead: the system gives none of these to outgoing connections."""
    end = int(EPHEMERAL.read_text().split()[0]) if EPHEMERAL.exists() else USUAL
    luck = random.SystemRandom()  # tests that run beside this one must not draw the same
    for _ in range(TRIES):
        port = luck.randrange(LOWEST, max(end, LOWEST + TRIES))
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


def answers(port: int, seconds: float) -> bool:
    """Whether somebody listens there before the time is up."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with socket.create_connection((HOST, port), timeout=1):
                return True
        except OSError:
            time.sleep(0.02)
    return False
