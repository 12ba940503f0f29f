"""Dice that can be proved fair: the server commits to a secret, every player adds a nonce, the end reveals all.

Number k below n is the first value below the largest multiple of n under 2**256, taken modulo n, among the blocks
HMAC-SHA-256(secret, "cheeseboard fair 1" | SHA-256(nonces) | k as 8 bytes | block as 4 bytes), blocks 0, 1, 2 ….
SHA-256(nonces) is over the nonces in seat order, each as UTF-8 after its length in 4 bytes. Big-endian throughout.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

LABEL: Final = b"cheeseboard fair 1"
SPAN: Final = 1 << 256
SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> str:
    """What is shown before the match: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def mixed(nonces: tuple[str, ...]) -> bytes:
    """All nonces as one digest."""
    digest = hashlib.sha256()
    for nonce in nonces:
        data = nonce.encode(errors="surrogatepass")
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.digest()


def number(secret: bytes, nonces: tuple[str, ...], k: int, below: int) -> int:
    """The k-th number of the stream, from 0 to below - 1, each exactly as likely."""
    limit = SPAN - SPAN % below
    prefix = LABEL + mixed(nonces) + k.to_bytes(8, "big")
    block = 0
    while True:
        digest = hmac.digest(secret, prefix + block.to_bytes(4, "big"), "sha256")
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % below
        block += 1
