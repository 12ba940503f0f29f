"""Tokens are long random words; the database knows them only by their digest."""

from __future__ import annotations

import hashlib


def digest(token: str) -> bytes:
    """What is stored of a token. It has no salt: tokens are random, and are found by it."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()
