"""How far something is, line by line, where no bar can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cheeseboard.cli.screen import Screen

EVERY_S: Final = 60.0


@contextmanager
def telling(screen: Screen, sentence: Callable[[], str], every: float = EVERY_S) -> Iterator[None]:
    """Print the sentence every so many seconds while this lasts, unless there is a terminal, which has a bar."""
    if screen.console.is_terminal:
        yield
        return
    over = Event()

    def tell() -> None:
        while not over.wait(every):
            screen.unbroken(sentence())

    # A thread, for a step that takes long does not look at the clock.
    thread = Thread(target=tell, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
