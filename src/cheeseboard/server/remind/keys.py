"""What is made of a person's secret: the key of their webhooks, and the key in links that unsubscribe."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from cheeseboard.server.ids import PersonId

WEBHOOK: Final = b"webhook"
UNSUBSCRIBE: Final = b"unsubscribe"
BETWEEN: Final = "."


def derived(secret: bytes, purpose: bytes) -> bytes:
    return hmac.digest(secret, purpose, hashlib.sha256)


def webhook_key(secret: bytes) -> str:
    """What signs the webhooks of a person, as they are shown it."""
    return derived(secret, WEBHOOK).hex()


def signature(key: str, at: int, body: bytes) -> str:
    """What a receiver checks: HMAC-SHA256 of the moment, a full stop and the body, by the key as it is written."""
    signed = str(at).encode() + b"." + body
    return "sha256=" + hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()


def unsubscribing(person: PersonId, secret: bytes) -> str:
    """The key in a link that ends all letters to the person."""
    proof = urlsafe_b64encode(derived(secret, UNSUBSCRIBE)).decode().rstrip("=")
    return f"{person}{BETWEEN}{proof}"


def who_unsubscribes(token: str) -> PersonId:
    """Of whom the key speaks, true or not."""
    return PersonId(token.partition(BETWEEN)[0])


def unsubscribes(token: str, person: PersonId, secret: bytes) -> bool:
    """Whether the key is the person's."""
    return hmac.compare_digest(token.encode(), unsubscribing(person, secret).encode())
