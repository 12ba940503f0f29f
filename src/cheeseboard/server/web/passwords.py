"""Passwords: hashed with argon2, in threads, and only a few at a time, for each takes 19 MiB and 30 ms."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cheeseboard.server.web.problem import WebProblem

AT_A_TIME: Final = 2
MOST_WAITING: Final = 100  # for their turn; that takes them about two seconds
SHORTEST: Final = 8
LONGEST: Final = 200
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Passwords:
    """Hashes and checks passwords. WebProblem where too many wait already."""

    def __init__(self) -> None:
        self.hasher: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.turn: Final = asyncio.Semaphore(AT_A_TIME)
        self.waiting = 0
        self.nobody: Final = self.hasher.hash(secrets.token_hex())  # a hash that no password fits

    async def hash(self, password: str) -> str:
        return await self.in_turn(self.hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether the password fits. Without an account the answer takes as long: nobody learns which there are."""
        right = await self.in_turn(self.check, password, stored or self.nobody)
        return right and stored is not None

    async def in_turn(
        self, work: Callable[Arguments, Result], *args: Arguments.args, **more: Arguments.kwargs
    ) -> Result:
        """Do the work in a thread, when it is its turn."""
        if self.waiting >= MOST_WAITING:
            raise WebProblem("too-many", 429, {"seconds": 2})
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self.waiting -= 1

    def check(self, password: str, stored: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (InvalidHashError, VerificationError):
            return False
