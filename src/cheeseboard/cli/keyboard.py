"""Lines that a person types, and all the ways of leaving."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType
from typing import Final

from cheeseboard.cli.lines import Lines

SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """Collect Ctrl-C for whoever works in small pieces and looks here between them."""
    pressed: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield pressed
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


class Leave(Exception):
    """The person wants to go, or must; `code` is what the command exits with."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code: Final = code


class Keyboard:
    """Reads lines. A signal that comes while something is being done waits for the next line: no step is cut in two."""

    def __init__(self) -> None:
        self.waiting = False
        self.signalled = 0
        self.before: dict[int, object] = {}
        self.lines: Lines | None = None

    def __enter__(self) -> Keyboard:
        if threading.current_thread() is threading.main_thread():
            self.before = {number: signal.signal(number, self.interrupt) for number in SIGNALS}
            if os.name == "posix":
                with suppress(io.UnsupportedOperation):  # there may be no descriptor behind it
                    self.lines = Lines(sys.stdin.fileno(), sys.stdin.encoding)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.lines is not None:
            self.lines.close()
        for number, handler in self.before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        self.signalled = number
        if self.waiting:
            self.waiting = False
            raise Leave(self.exit_code())

    def exit_code(self) -> int:
        """Ctrl-C is a way to leave like any other; who is told to stop says so."""
        return 0 if self.signalled in (0, signal.SIGINT) else 128 + self.signalled

    def line(self, prompt: str) -> str:
        """The next line without the spaces around it. Leave at the end of the input, too."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        self.waiting = True
        try:
            if self.signalled:
                raise Leave(self.exit_code())
            line = sys.stdin.readline() if self.lines is None else self.lines.read()
        finally:
            self.waiting = False
        if not line:
            raise Leave(self.exit_code())
        return line.strip()
