"""Provably fair chance, against the recipe written once more with nothing but hashlib and hmac."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from cheeseboard.core import fair
from cheeseboard.core.law import Dice, Draw
from cheeseboard.core.source import Fair

SECRET = bytes(range(32))
HALF = (1 << 255) + 1  # of all blocks nearly half are too high for this many numbers
NONCES = [(), ("",), ("ema", "petr"), ("žluť", "", "x" * 100)]


def recipe(secret: bytes, nonces: tuple[str, ...], k: int, below: int) -> tuple[int, int]:
    """The number, and in which block it was found."""
    joined = b"".join(len(n.encode()).to_bytes(4, "big") + n.encode() for n in nonces)
    start = b"cheeseboard fair 1" + hashlib.sha256(joined).digest() + k.to_bytes(8, "big")
    for block in range(1000):
        message = start + block.to_bytes(4, "big")
        value = int(hmac.new(secret, message, hashlib.sha256).hexdigest(), 16)
        if value // below < 2**256 // below:
            return value % below, block
    raise AssertionError


def stream(nonces: tuple[str, ...], secret: bytes = SECRET) -> list[int]:
    return [fair.number(secret, nonces, k, 1 << 64) for k in range(4)]


@pytest.mark.parametrize("nonces", NONCES, ids=str)
@pytest.mark.parametrize("below", [1, 2, 6, 46656, 10**30, HALF])
def test_numbers_are_those_of_the_recipe(nonces: tuple[str, ...], below: int) -> None:
    for k in (0, 1, 2, 1000, 2**40):
        assert fair.number(SECRET, nonces, k, below) == recipe(SECRET, nonces, k, below)[0]


def test_a_block_that_is_too_high_is_passed_over() -> None:
    found = [recipe(SECRET, ("ema",), k, HALF) for k in range(200)]
    assert {block for _, block in found} >= {0, 1, 2}
    assert [fair.number(SECRET, ("ema",), k, HALF) for k in range(200)] == [number for number, _ in found]


def test_a_known_stream_stays_as_it_is() -> None:
    assert [fair.number(SECRET, ("ema", "petr"), k, 46656) for k in range(6)] == [
        40307,
        30163,
        43684,
        35292,
        29751,
        41809,
    ]
    assert fair.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Fair(secret=SECRET).commitment == hashlib.sha256(SECRET).hexdigest()
    assert Fair(("nonce",), SECRET).commitment == Fair(secret=SECRET).commitment


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({Fair().secret for _ in range(50)}) == 50
    assert len(Fair().secret) == 32


def test_another_secret_or_nonce_brings_another_stream() -> None:
    nonces = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", ""), ("", "a"), ("", "a", "b"), ("a\0b",)]
    streams = [tuple(stream(each)) for each in nonces]
    assert len({*streams, tuple(stream((), b"another"))}) == len(nonces) + 1


def test_players_add_their_nonces_to_the_same_secret() -> None:
    source = Fair(secret=SECRET).with_nonces(("ema", "petr"))
    assert source.secret == SECRET
    assert source.outcome(3, Dice(6)) == recipe(SECRET, ("ema", "petr"), 3, 46656)[0]


def test_a_bag_is_drawn_from_by_weight() -> None:
    law = Draw(["red", "blue"], [1, 9])
    source = Fair(("ema",), SECRET)
    drawn = [source.outcome(k, law) for k in range(1000)]
    assert drawn == [0 if recipe(SECRET, ("ema",), k, 10)[0] == 0 else 1 for k in range(1000)]
    assert 60 < drawn.count(0) < 150
