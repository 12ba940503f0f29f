"""Ports that nobody uses, and waiting until somebody does."""

from __future__ import annotations

import socket
import time

HOST = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


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
