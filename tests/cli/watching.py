"""The command in a process of its own, with somebody who watches its progress and waits for no longer than is sane."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import Final

from tests.cli.shell import environment

PATIENCE_S: Final = 60.0
ERASED: Final = re.compile(rb"\x1b\[2K")
CONTROL: Final = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\s")


class Watched:
    """What is told goes to a pipe, progress and trouble to a terminal."""

    def __init__(self, process: subprocess.Popen[str], screen: int) -> None:
        self.process: Final = process
        self.screen: Final = screen
        self.seen = b""

    def until(self, pattern: bytes) -> None:
        """Wait until something like that is on the screen."""
        ends = monotonic() + PATIENCE_S
        while not re.search(pattern, self.seen):
            assert self.read(ends), f"{pattern!r} did not come: {self.seen[-500:]!r}"

    def read(self, ends: float) -> bool:
        """Read on; whether there was anything before the time was up and the command was done."""
        if not select.select([self.screen], [], [], max(0.0, ends - monotonic()))[0]:
            return False
        try:
            more = os.read(self.screen, 65536)
        except OSError:  # everybody else has closed it
            return False
        self.seen += more
        return bool(more)

    def finish(self, sent: int) -> tuple[int, str, bytes]:
        """Send it the signal; its exit code, all that it told, and what is left on the screen, without the progress."""
        self.process.send_signal(sent)
        out, _ = self.process.communicate(timeout=PATIENCE_S)
        while self.read(monotonic()):
            pass
        return self.process.returncode, out, CONTROL.sub(b"", ERASED.split(self.seen)[-1])


@contextmanager
def watched(*arguments: str) -> Iterator[Watched]:
    screen, theirs = pty.openpty()
    command = [sys.executable, "-m", "cheeseboard", *arguments]
    kept = environment()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True, encoding="utf-8", env=kept)
    os.close(theirs)
    try:
        yield Watched(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)
        assert process.stdout is not None
        process.stdout.close()


def read_until(process: subprocess.Popen[str], words: str) -> None:
    """Read what it tells until the words come. One that ends before, or says nothing for too long, is told."""
    assert process.stdout is not None
    limit = Timer(PATIENCE_S, process.kill)
    limit.start()
    try:
        assert any(words in line for line in process.stdout), f"{words!r} did not come"
    finally:
        limit.cancel()
