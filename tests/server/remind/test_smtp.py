"""Letters go over TLS where that was asked for, with a login, in bounded time."""

from __future__ import annotations

import socket
import ssl
import threading
from dataclasses import replace

import pytest

from cheeseboard.server.remind.letter import confirmation
from cheeseboard.server.remind.outcome import Outcome
from cheeseboard.server.remind.settings import RemindSettings
from cheeseboard.server.remind.smtp import send
from cheeseboard.server.remind.ways import Ways
from tests.server.remind.mailbox import Mailbox, text_of
from tests.server.remind.offices import URL
from tests.server.tables.seated import NOON


def sent(settings: RemindSettings, agreed: bool = True) -> Outcome:
    ways = Ways(settings, URL)
    return send(confirmation("ema@example.org", "key", ways, NOON, "en"), settings, lambda: agreed)


def settings(box: Mailbox, tls: str = "none") -> RemindSettings:
    return RemindSettings(smtp_host="localhost", smtp_port=box.port, smtp_tls=tls, smtp_seconds=5)


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_over_tls_with_a_login(certificate: ssl.SSLContext, tls: str) -> None:
    with Mailbox(certificate, tls, login=True) as box:
        right = replace(settings(box, tls), smtp_user="cheese", smtp_password="right", smtp_from="us@example.org")
        assert sent(right) is Outcome.SENT
        assert sent(replace(right, smtp_password="wrong")) is Outcome.AWAY
        assert box.logins[0] == (b"cheese", b"right")
    (letter,) = box.letters
    assert letter["From"] == "Cheeseboard <us@example.org>"
    assert f"{URL}/me#confirm=key" in text_of(letter)


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_a_certificate_that_nobody_vouches_for_is_not_believed(
    certificate: ssl.SSLContext, tls: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with Mailbox(certificate, tls) as box:
        assert sent(settings(box, tls)) is Outcome.AWAY
        assert box.letters == []


def test_without_the_tls_that_was_asked_for_nothing_is_sent(mailbox: Mailbox) -> None:
    assert sent(settings(mailbox, "starttls")) is Outcome.AWAY
    assert mailbox.recipients == []
    assert sent(settings(mailbox)) is Outcome.SENT


def test_what_is_not_to_be_sent_any_more_is_not(mailbox: Mailbox) -> None:
    assert sent(settings(mailbox), agreed=False) is Outcome.PASSED
    assert (mailbox.recipients, mailbox.letters) == (["ema@example.org"], [])


@pytest.mark.parametrize(
    ("answer", "outcome"), [("550 no", Outcome.REFUSED), ("450 busy", Outcome.LATER), ("250 OK", Outcome.SENT)]
)
@pytest.mark.parametrize("where", ["answers", "data"])
def test_what_the_server_says_is_understood(mailbox: Mailbox, where: str, answer: str, outcome: Outcome) -> None:
    setattr(mailbox, where, [answer])
    assert sent(settings(mailbox)) is outcome


def test_a_server_that_never_comes_to_an_end_is_left() -> None:
    """It speaks, but so slowly that no single wait is too long."""
    ended = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.sendall(b"220-")
                while not ended.wait(0.1):
                    try:
                        connection.sendall(b"x")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        slow = RemindSettings(
            smtp_host="127.0.0.1", smtp_port=listening.getsockname()[1], smtp_tls="none", smtp_seconds=1
        )
        assert sent(slow) is Outcome.AWAY
        ended.set()
        thread.join()
