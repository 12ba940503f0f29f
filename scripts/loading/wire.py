"""The client's end of a socket, with no more of the protocol than a load needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Final, cast

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2hlZXNlYm9hcmQgbG9hZA==\r\n{cookie}\r\n"
)
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = b"\0\0\0\0"  # clients have to mask; this mask changes nothing

Heard = Callable[[bytes], None]
Lost = Callable[[str], None]


def frame(kind: int, data: bytes) -> bytes:
    """What a client sends."""
    size = len(data)
    head = pack("!BB", kind, 0x80 | size) if size < 126 else pack("!BBH", kind, 0x80 | 126, size)
    return head + NO_MASK + data


class Wire(asyncio.Protocol):
    """One socket: every text is told, and the end of it, if it was not ours."""

    def __init__(self, request: str, heard: Heard, lost: Lost) -> None:
        self.request: Final = request
        self.heard: Final = heard
        self.lost: Final = lost
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.end(f"connection lost: {error}")

    def end(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        elif not self.closed:
            self.closed = True
            self.lost(why)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        begin = 0 if self.opened.done() else self.shake(data)
        self.rest = data[self.take(data, begin) :]

    def shake(self, data: bytes) -> int:
        """Where the first frame begins."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.end(data[:300].decode(errors="replace"))
            self.transport.close()
            return len(data)
        self.opened.set_result(None)
        return end + 4

    def take(self, data: bytes, begin: int) -> int:
        """Tell of every whole frame; where the rest begins."""
        if not self.opened.done():
            return begin
        total = len(data)
        while total - begin >= 2:
            first, size, body = data[begin], data[begin + 1], begin + 2
            if size == 126:
                body = begin + 4
                size = int.from_bytes(data[begin + 2 : body], "big")
            elif size == 127:
                body = begin + 10
                size = int.from_bytes(data[begin + 2 : body], "big")
            if total < body or total - body < size:
                break
            begin = body + size
            if first == TEXT:
                self.heard(data[body:begin])
            elif first == PING:
                self.transport.write(frame(PONG, data[body:begin]))
            elif first == CLOSE:
                self.end(f"closed by the server: {data[body:begin]!r}")
        return begin

    def send(self, data: bytes) -> None:
        self.transport.write(frame(TEXT, data))

    def close(self) -> None:
        self.closed = True
        if not self.transport.is_closing():
            self.transport.write(frame(CLOSE, b"\x03\xe8"))
            self.transport.close()


async def connect(host: str, port: int, path: str, cookie: str, heard: Heard, lost: Lost) -> Wire:
    """A socket that is open."""
    request = HANDSHAKE.format(path=path, host=f"{host}:{port}", cookie=f"Cookie: {cookie}\r\n" if cookie else "")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard, lost), host, port)
    await wire.opened
    return wire
