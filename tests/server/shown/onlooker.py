"""Somebody who only looks on, with a socket of their own."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.services.ports import HOST
from tests.server.shown.serving import ServerProcess

PATIENCE_S = 120.0
HELLO = b'{"type":"hello","seat":null}'


def look_on(server: ServerProcess, table: str) -> connect:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    return connect(address, proxy=None, compression=None, ping_interval=None, open_timeout=PATIENCE_S)


async def is_answered(line: ClientConnection) -> bool:
    """Whether the server answers a word on a socket that was open before."""
    await line.send('{"type": "ping", "id": 77}')
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if json.decode(await line.recv(), type=dict[str, Any]).get("id") == 77:
                return True


async def turned_away(server: ServerProcess, table: str) -> tuple[str, str, int]:
    """Come new: the code and the sentence that one is told, and the code with which the socket is closed."""
    code = text = ""
    try:
        async with asyncio.timeout(PATIENCE_S), look_on(server, table) as line:
            while True:
                message: Any = json.decode(await line.recv())
                if message["type"] == "problem":
                    code, text = message["code"], message["text"]
                else:
                    return code, text, 0
    except ConnectionClosed as closed:
        return code, text, 0 if closed.rcvd is None else closed.rcvd.code


async def be_deaf(server: ServerProcess, table: str) -> None:
    """Ask for the table again and again and read nothing, until one is cut off."""
    loop = asyncio.get_running_loop()
    frame = b"\x81" + bytes([0x80 | len(HELLO)]) + bytes(4) + HELLO
    with socket.socket() as line, suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, (HOST, server.port))
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.address}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        await loop.sock_sendall(line, request.encode())
        while True:  # as soon as the server can send no more, it does not listen either, and this waits
            await loop.sock_sendall(line, frame * 100)
            await asyncio.sleep(0.01)
