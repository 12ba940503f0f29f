"""Sending a letter, with the standard library, in a thread: in bounded time, and knowing what became of it."""

from __future__ import annotations

import logging
import smtplib
import socket
import ssl
import threading
from contextlib import suppress
from email.message import EmailMessage
from typing import Final

from cheeseboard.server.remind.outcome import Commit, Outcome
from cheeseboard.server.remind.settings import RemindSettings

LOG: Final = logging.getLogger(__name__)
FAULTS: Final = (smtplib.SMTPException, OSError, ValueError)


def send(letter: EmailMessage, settings: RemindSettings, commit: Commit) -> Outcome:
    """Send the letter. `commit` is asked when the server has said that it takes letters for this address."""
    connection: list[smtplib.SMTP] = []
    late = threading.Timer(settings.smtp_seconds, hang_up, (connection,))
    late.daemon = True
    late.start()
    try:
        try:
            server = opened(settings, str(letter["From"].addresses[0].domain), connection)
        except FAULTS as error:
            LOG.warning("the mail server does not answer: %s", type(error).__name__)
            return Outcome.AWAY
        return handed(server, letter, commit)
    finally:
        late.cancel()
        for server in connection:
            with suppress(*FAULTS):
                server.close()


def hang_up(connection: list[smtplib.SMTP]) -> None:
    """However slowly the server speaks: whoever waits for it is woken up."""
    for server in connection:
        if server.sock is not None:
            with suppress(OSError):
                server.sock.shutdown(socket.SHUT_RDWR)


def opened(settings: RemindSettings, us: str, connection: list[smtplib.SMTP]) -> smtplib.SMTP:
    """A conversation with the server, after TLS and login. Without the TLS that was asked for there is none."""
    context = ssl.create_default_context()
    # Without a name of ours smtplib would look for one in the network.
    if settings.smtp_tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(local_hostname=us, timeout=settings.smtp_seconds, context=context)
    else:
        server = smtplib.SMTP(local_hostname=us, timeout=settings.smtp_seconds)
    connection.append(server)
    # The name is what TLS checks; `connect` alone would not tell it.
    server._host = settings.smtp_host  # type: ignore[attr-defined]
    code, _ = server.connect(settings.smtp_host, settings.smtp_port)
    if code != 220:
        raise smtplib.SMTPConnectError(code, b"")
    if settings.smtp_tls == "starttls":
        server.starttls(context=context)
    if settings.smtp_user:
        server.login(settings.smtp_user, settings.smtp_password)
    else:
        server.ehlo_or_helo_if_needed()
    return server


def handed(server: smtplib.SMTP, letter: EmailMessage, commit: Commit) -> Outcome:
    """The letter is handed over, or not."""
    try:
        code, _ = server.mail(str(letter["From"].addresses[0].addr_spec))
        if code == 250:
            code, _ = server.rcpt(str(letter["To"].addresses[0].addr_spec))
    except FAULTS:
        return Outcome.AWAY
    if code not in (250, 251):
        return Outcome.REFUSED if code >= 500 else Outcome.LATER
    data = letter.as_bytes(policy=letter.policy.clone(linesep="\r\n"))
    if not commit():
        return Outcome.PASSED
    try:
        code, _ = server.data(data)
    except smtplib.SMTPDataError as error:
        return Outcome.REFUSED if error.smtp_code >= 500 else Outcome.LATER
    except FAULTS:
        return Outcome.UNKNOWN
    with suppress(*FAULTS):
        server.quit()
    if code == 250:
        return Outcome.SENT
    return Outcome.REFUSED if code >= 500 else Outcome.LATER
