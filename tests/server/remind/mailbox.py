"""A real mail server that keeps what it gets, and can be told to be difficult."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

PATIENCE_S = 60.0
OK = "250 OK"


class Mailbox:
    """Listens while it is entered. `answers` are what it says to the next recipients, `data` to the next letters."""

    def __init__(self, context: ssl.SSLContext | None = None, tls: str = "none", login: bool = False) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.data: list[str] = []
        self.hold = ""  # "rcpt" or "data": do not answer, so that whoever asks waits
        self.holding = threading.Event()
        self.logins: list[tuple[bytes, bytes]] = []
        options: dict[str, Any] = {}
        if tls == "starttls":
            options = {"tls_context": context, "require_starttls": True}
        elif tls == "tls":
            options = {"ssl_context": context}
        if login:
            options |= {"authenticator": self.authenticate, "auth_require_tls": tls != "tls"}
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = found.getsockname()[1]
        self.controller = Controller(self, "127.0.0.1", self.port, **options)

    def __enter__(self) -> Mailbox:
        self.controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.hold = ""
        self.controller.stop()

    def authenticate(self, server: SMTP, session: Session, envelope: Envelope, how: str, given: object) -> AuthResult:
        assert isinstance(given, LoginPassword)
        self.logins.append((given.login, given.password))
        return AuthResult(success=given.password == b"right")

    async def held(self, where: str) -> None:
        while self.hold == where:
            self.holding.set()
            await asyncio.sleep(0.01)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.recipients.append(address)
        await self.held("rcpt")
        answer = self.answers.pop(0) if self.answers else OK
        if answer == OK:
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        await self.held("data")
        answer = self.data.pop(0) if self.data else OK
        if answer == OK:
            content = envelope.content
            assert isinstance(content, bytes)
            self.letters.append(message_from_bytes(content, policy=default))
        return answer

    def wait(self, letters: int) -> None:
        """Wait until so many letters have come."""
        end = time.monotonic() + PATIENCE_S
        while len(self.letters) < letters:
            assert time.monotonic() < end, f"{len(self.letters)} of {letters} letters have come"
            time.sleep(0.01)


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())
