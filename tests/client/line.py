"""A line between a browser and the server that can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class Line:
    """Listens on a port of its own and passes everything on."""

    def __init__(self, server: str) -> None:
        host, _, port = server.partition(":")
        self.server = (host, int(port))
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.ends: set[socket.socket] = set()
        self.dead = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if self.dead:
                near.close()
                continue
            far = socket.create_connection(self.server)
            self.ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self.ends.discard(end)

    def cut(self) -> None:
        """Nothing gets through any more, and what was connected no longer is."""
        self.dead = True
        for end in [*self.ends]:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.dead = False

    def close(self) -> None:
        self.listening.close()
        self.cut()
