"""Webhooks lead to the wide world alone, follow nobody elsewhere, and are not waited for."""

from __future__ import annotations

import socket
import ssl

import pytest

from cheeseboard.server.remind.addresses import BadAddress, address_of, parsed_hook, public, resolved
from cheeseboard.server.remind.outcome import Outcome
from cheeseboard.server.remind.webhook import call
from tests.server.remind.receiver import Receiver


def called(url: str, private: bool = True, seconds: int = 5, agreed: bool = True) -> Outcome:
    return call(url, b"{}", {"Content-Type": "application/json"}, seconds, private, lambda: agreed)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Outcome.SENT),
        (204, Outcome.SENT),
        (301, Outcome.REFUSED),
        (307, Outcome.REFUSED),
        (404, Outcome.REFUSED),
        (429, Outcome.LATER),
        (500, Outcome.LATER),
        (-1, Outcome.UNKNOWN),
    ],
)
def test_what_a_receiver_answers_is_understood(receiver: Receiver, status: int, outcome: Outcome) -> None:
    receiver.answers = [status]
    assert called(f"{receiver.url}/hook") is outcome
    assert [path for path, _, _ in receiver.got] == ["/hook"]  # nobody was followed elsewhere


def test_a_receiver_that_is_silent_or_away_is_not_waited_for(receiver: Receiver) -> None:
    receiver.answers = [0]
    assert called(receiver.url, seconds=1) is Outcome.UNKNOWN
    receiver.extra = b"x" * 10_000_000
    assert called(receiver.url) is Outcome.SENT  # most of it is not read
    assert called("http://127.0.0.1:1/") is Outcome.LATER
    assert called("http://no-such-host.invalid/") is Outcome.LATER
    assert called(receiver.url, agreed=False) is Outcome.PASSED
    assert len(receiver.got) == 2


def test_https_is_checked(certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch) -> None:
    with Receiver(certificate) as secure:
        assert called(secure.url) is Outcome.SENT
        monkeypatch.delenv("SSL_CERT_FILE")
        assert called(secure.url) is Outcome.LATER
        assert len(secure.got) == 1


def test_nothing_leads_into_a_private_network(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(receiver.url, private=False) is Outcome.REFUSED
    # A name of the wide world that leads to this machine, and to others besides.
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: [found("8.8.8.8"), found("127.0.0.1")])
    hook = parsed_hook("https://hook.example/", private=False)
    with pytest.raises(BadAddress):
        resolved(hook, private=False)
    assert called("https://hook.example/", private=False) is Outcome.REFUSED
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: [found("8.8.8.8")])
    assert resolved(hook, private=False) == ["8.8.8.8"]
    assert receiver.got == []


def found(address: str) -> tuple[int, int, int, str, tuple[str, int]]:
    return (2, 1, 6, "", (address, 443))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)
def test_private_addresses_are_known(address: str) -> None:
    found = address_of(address)
    assert found is not None
    assert not public(found)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadAddress):
        parsed_hook(f"https://{host}/hook", private=False)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:password@example.org/",
        "https://example.org/#there",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https://příklad.cz/",
        "https://example.org/" + "x" * 500,
        "javascript:alert(1)",
        "//example.org/",
    ],
)
def test_what_is_no_webhook_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        parsed_hook(url, private=False)


def test_a_webhook_is_taken_apart() -> None:
    hook = parsed_hook("https://example.org:8443/a/b?c=d", private=False)
    assert (hook.secure, hook.host, hook.port, hook.path) == (True, "example.org", 8443, "/a/b?c=d")
    assert parsed_hook("https://8.8.8.8", private=False).path == "/"
    assert parsed_hook("http://localhost/", private=True).port == 80
