"""Requests over connections that are kept: a browser would cost more than the server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import json


class Http:
    """A few connections to one server; a request waits for a free one."""

    def __init__(self, host: str, port: int, connections: int = 8) -> None:
        self.host: Final = host
        self.port: Final = port
        self.free: Final[asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None]] = asyncio.Queue()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def post(self, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """The reply, and the cookie that came with it."""
        return await self.ask("POST", path, b"" if body is None else json.encode(body), cookie)

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path, b"", ""))[0]

    async def ask(self, method: str, path: str, data: bytes, cookie: str) -> tuple[Any, str]:
        line = await self.free.get()
        if line is not None and (line[0].at_eof() or line[1].is_closing()):  # the server keeps none for long
            line[1].close()
            line = None
        try:
            reader, writer = line or await asyncio.open_connection(self.host, self.port)
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nx-cheeseboard: 1\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
            head += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
            writer.write(head.encode() + data)
            reply = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, *fields = reply.split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
            found = await reader.readexactly(int(headers.get("content-length", 0)))
            line = (reader, writer)
        except BaseException:
            line = None
            raise
        finally:
            self.free.put_nowait(line)
        if " 200 " not in status:
            raise RuntimeError(f"{method} {path}: {status} {found.decode(errors='replace')}")
        plain = headers.get("content-type", "").startswith("application/json")
        return (json.decode(found) if plain else found.decode()), headers.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        while not self.free.empty():
            line = self.free.get_nowait()
            if line is not None:
                line[1].close()
