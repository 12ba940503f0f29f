"""Telling whoever has started the server how it is, as systemd wants to hear it (Type=notify)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

VARIABLE: Final = "NOTIFY_SOCKET"
READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"


def notify(state: str) -> None:
    """Tell the state, if anybody wants to hear it."""
    address = os.environ.get(VARIABLE, "")
    if not address.startswith(("/", "@")):
        return
    # A name that begins with @ is one that no file has.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as telling:
        telling.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
