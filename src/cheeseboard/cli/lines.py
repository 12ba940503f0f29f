"""Lines from a descriptor, with an ear for signals.

A signal that comes just before a blocking read would be noticed only after it; so the read waits for both.
"""

from __future__ import annotations

import os
import select
import signal
from typing import Final


class Lines:
    """Reads line by line; in between, handlers of signals run at once. Only for the main thread."""

    def __init__(self, descriptor: int, encoding: str) -> None:
        self.descriptor: Final = descriptor
        self.encoding: Final = encoding
        self.buffer = b""
        self.ear, self.mouth = os.pipe()
        os.set_blocking(self.ear, False)
        os.set_blocking(self.mouth, False)
        self.before = signal.set_wakeup_fd(self.mouth, warn_on_full_buffer=False)

    def close(self) -> None:
        signal.set_wakeup_fd(self.before)
        os.close(self.ear)
        os.close(self.mouth)

    def read(self) -> str:
        """The next line with its end; '' when there is none."""
        while b"\n" not in self.buffer:
            ready, _, _ = select.select([self.descriptor, self.ear], [], [])
            if self.ear in ready:
                os.read(self.ear, 512)
            if self.descriptor in ready:
                data = os.read(self.descriptor, 4096)
                if not data:
                    line, self.buffer = self.buffer, b""
                    return line.decode(self.encoding, "replace")
                self.buffer += data
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line.decode(self.encoding, "replace") + "\n"
