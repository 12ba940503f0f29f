"""A socket without any library in between: whatever bytes one wants go out, and what comes in is taken apart."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Mapping
from dataclasses import dataclass

PATIENCE_S = 20.0
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(opcode: int, data: bytes, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it."""
    first = (0x80 if final else 0) | reserved << 4 | opcode
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, bit | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", first, bit | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, bit | 127, len(data))
    return head + (bytes(4) if masked else b"") + data  # a mask of zeros changes nothing


def goodbye(data: bytes) -> bytes | None:
    """What the first whole close frame among a client's frames says; None if there is none."""
    while len(data) >= 6:
        opcode, size, begin = data[0] & 0x0F, data[1] & 0x7F, 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begin])
        mask, said, data = data[begin : begin + 4], data[begin + 4 : begin + 4 + size], data[begin + 4 + size :]
        if opcode == CLOSE and len(said) == size:
            return bytes(byte ^ mask[place % 4] for place, byte in enumerate(said))
    return None


@dataclass
class Frame:
    """A frame of the server."""

    opcode: int
    data: bytes

    @property
    def code(self) -> int:
        """Of a close frame."""
        return int(struct.unpack("!H", self.data[:2])[0]) if len(self.data) >= 2 else 1005

    @property
    def reason(self) -> str:
        return self.data[2:].decode()


class Lost(Exception):
    """The connection has ended without a word."""


class Raw:
    """A connection; `status` and `body` are the answer to the handshake."""

    def __init__(self, port: int, path: str, headers: Mapping[str, str], upgrade: bool = True) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.inbox = b""
        given = {"Host": f"127.0.0.1:{port}", **headers}
        if upgrade:
            given |= {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
                **headers,
            }
        lines = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in given.items()]]
        self.send("\r\n".join([*lines, "", ""]).encode())
        self.status, self.body = self.handshake()

    def send(self, data: bytes) -> bool:
        """Whether the other side still takes anything."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def handshake(self) -> tuple[int, bytes]:
        head = self.until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        lengths = [line.partition(":")[2] for line in head if line.lower().startswith("content-length:")]
        return status, self.exactly(int(lengths[0])) if lengths else b""

    def until(self, end: bytes) -> bytes:
        while end not in self.inbox:
            self.more()
        found, _, self.inbox = self.inbox.partition(end)
        return found

    def exactly(self, count: int) -> bytes:
        while len(self.inbox) < count:
            self.more()
        found, self.inbox = self.inbox[:count], self.inbox[count:]
        return found

    def more(self) -> None:
        try:
            data = self.socket.recv(1 << 18)
        except ConnectionError:
            data = b""
        if not data:
            raise Lost
        self.inbox += data

    def receive(self) -> Frame:
        """The next frame. Raises Lost."""
        first, second = self.exactly(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack("!H", self.exactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self.exactly(8))[0]
        return Frame(first & 0x0F, self.exactly(size))

    def ended(self) -> Frame | None:
        """The close frame with which the server ends, or None if it says nothing; what came before is dropped."""
        try:
            while True:
                found = self.receive()
                if found.opcode == CLOSE:
                    return found
        except Lost:
            return None

    def abort(self) -> None:
        """As if the machine had been switched off, but that the other side learns of it."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


def exchange(port: int, data: bytes) -> bytes:
    """All that the server answers to these bytes until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as connection:
        try:
            connection.sendall(data)
            found = b""
            while piece := connection.recv(1 << 16):
                found += piece
        except ConnectionError:
            pass
    return found


def noise(count: int) -> bytes:
    return os.urandom(count)
