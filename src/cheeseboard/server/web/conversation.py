"""What all sockets have in common: how much may be said there, what is understood, how it ends."""

from __future__ import annotations

import asyncio
import time
from typing import Final, TypeVar

from msgspec import Struct, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from cheeseboard.core.refusal import Problem
from cheeseboard.server.web.bucket import Bucket
from cheeseboard.server.web.house import House
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.quick import writer
from cheeseboard.server.web.reading import NOT_OURS, not_understood
from cheeseboard.server.web.session import Identity

MOST_STRIKES: Final = 100  # messages too many or not understood, less those that were fine
KNOWN_FOR_S: Final = 300.0  # a session is believed for so long, if nobody says that it has ended

GONE: Final = 1006
COME_BACK: Final = 1012
SIGNED_OUT: Final = 4401
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429

Message = TypeVar("Message")


class Closing(Exception):
    """The server ends the conversation, with a code and a sentence."""

    def __init__(self, code: int, problem: Problem) -> None:
        super().__init__(code)
        self.code: Final = code
        self.problem: Final = problem


class Numbered(Struct, frozen=True):
    """What is left of a message that is none of ours."""

    id: int | None = None


class Conversation:
    """One socket, as far as it does not matter what is spoken of."""

    def __init__(self, house: House, socket: WebSocket, who: Identity, language: str) -> None:
        self.house: Final = house
        self.socket: Final = socket
        self.write: Final = writer(socket)
        self.who: Final = who
        self.language: Final = language
        self.bucket: Final = Bucket(house.settings.messages_a_second, time.monotonic())
        self.strikes = 0
        self.known_at = time.monotonic()

    async def received(self) -> str | bytes | None:
        """What the client says next; None when it has left."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        data: bytes | None = message.get("bytes")
        return data or b"" if text is None else text

    def understood(self, reader: json.Decoder[Message], data: str | bytes) -> Message:
        """The message; WebProblem if it is none, or one too many."""
        if not self.bucket.take(time.monotonic()):
            raise WebProblem("too-fast", 429, {"most": self.house.settings.messages_a_second})
        try:
            return reader.decode(data)
        except NOT_OURS as error:
            raise not_understood(error) from None

    def forgive(self) -> None:
        """A message was fine."""
        self.strikes = max(0, self.strikes - 1)

    def strike(self, problem: Problem) -> None:
        """A message was not done. Closing if that happens too often with what nobody should send."""
        if isinstance(problem, WebProblem) and problem.code in ("too-fast", "bad-request"):
            self.strikes += 1
            if self.strikes >= MOST_STRIKES:
                raise Closing(TOO_MANY, problem)

    async def send(self, texts: list[bytes]) -> None:
        """Closing if the client does not take them in time: nothing may pile up here."""
        if not texts or self.write(texts):
            return
        try:
            async with asyncio.timeout(self.house.settings.send_seconds):
                for text in texts:
                    await self.socket.send_text(text.decode())
        except TimeoutError:
            raise Closing(TOO_SLOW, WebProblem("too-slow", 408)) from None
        except RuntimeError:  # uvicorn has ended the socket for what the client sent, and takes nothing more for it
            raise WebSocketDisconnect(GONE) from None


def number_of(data: str | bytes) -> int | None:
    """The `id` of a message that says nothing else that we understand, if at least that can be read."""
    try:
        return json.decode(data, type=Numbered).id
    except NOT_OURS:
        return None
