"""A process that thinks, halted for a while: whatever it was given is surely still being thought about."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def halted(pid: int) -> Iterator[int]:
    """Halt the process and let it go on. A pool gives up one that hangs for too long; then it is gone already."""
    assert pid > 0, "0 would be all processes of the test"
    os.kill(pid, signal.SIGSTOP)
    try:
        yield pid
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
