"""A real HTTP server that keeps what is posted to it, and can be told to be difficult."""

from __future__ import annotations

import ssl
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import json

PATIENCE_S = 60.0


class Receiver:
    """Listens while it is entered. `answers` are the next statuses; 0 is silence, -1 hangs up."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.extra = b""
        self.ended = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = receiver.answers.pop(0) if receiver.answers else 204
                if status == 0:
                    receiver.ended.wait(PATIENCE_S)
                if status <= 0:
                    self.close_connection = True
                    return
                self.send_response(status)
                if status in (301, 307):
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.send_header("content-length", str(len(receiver.extra)))
                with suppress(ConnectionError):  # nobody reads on and on
                    self.end_headers()
                    self.wfile.write(receiver.extra)

            def log_message(self, *told: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        scheme = "http" if context is None else "https"
        self.url = f"{scheme}://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> Receiver:
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.ended.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def body(self, number: int = -1) -> Any:
        return json.decode(self.got[number][2])

    def wait(self, posts: int) -> None:
        end = time.monotonic() + PATIENCE_S
        while len(self.got) < posts:
            assert time.monotonic() < end, f"{len(self.got)} of {posts} have come"
            time.sleep(0.01)
