"""Plays many matches in batches, in this process or in several; the same matches either way."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Final, NamedTuple

import cheeseboard as cb
from cheeseboard.bots.table import Played, play_matches
from cheeseboard.cli.trouble import Trouble
from cheeseboard.core.option import Value

HERE_SECONDS: Final = 0.1  # between two looks at the progress, and at Ctrl-C
BATCH_SECONDS: Final = 0.5  # of another process: it should not wait for this one too often


class Plan(NamedTuple):
    """Which matches are to be played, as plain values that go from process to process."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int


class Table:
    """All that playing the matches of a plan takes."""

    def __init__(self, plan: Plan) -> None:
        game = cb.find_game(plan.game)
        options = dict(plan.options)
        self.seed: Final = plan.seed
        self.start: Final = game.start(len(plan.bots), options)
        self.bots: Final = [game.bot(name) for name in plan.bots]
        self.study: Final = game.study(len(plan.bots), options)

    def play(self, begin: int, end: int) -> tuple[list[Played], float]:
        """The matches from number `begin` to before `end`, and how long they took."""
        started = perf_counter()
        played = play_matches(self.start, self.bots, self.seed, begin, end, self.study)
        return played, perf_counter() - started


def batches(plan: Plan, matches: int, jobs: int) -> Generator[list[Played], None, None]:
    """The matches in their order; now and then nothing, so that whoever waits can look about."""
    return here(plan, matches) if jobs == 1 else elsewhere(plan, matches, min(jobs, matches))


def here(plan: Plan, matches: int) -> Generator[list[Played], None, None]:
    """In this process."""
    table = Table(plan)
    begin, size = 0, 1
    while begin < matches:
        played, seconds = table.play(begin, min(matches, begin + size))
        begin += len(played)
        size = next_size(len(played), seconds, HERE_SECONDS)
        yield played


def elsewhere(plan: Plan, matches: int, jobs: int) -> Generator[list[Played], None, None]:
    """In so many processes."""
    context = get_context("spawn")
    idle: list[Connection] = []
    processes = []
    with deaf():
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            processes.append(context.Process(target=work, args=(theirs, plan), daemon=True))
            processes[-1].start()
            theirs.close()
            idle.append(ours)
    busy: list[Connection] = []
    ready: dict[int, list[Played]] = {}
    begin, size, given = 0, 1, 0
    try:
        while given < matches:
            while idle and begin < matches:
                busy.append(idle.pop())
                end = min(matches, begin + size)
                send(busy[-1], (begin, end))
                begin = end
            for pipe in wait(busy, HERE_SECONDS):
                assert isinstance(pipe, Connection)
                number, played, seconds = receive(pipe)
                ready[number] = played
                size = next_size(len(played), seconds, BATCH_SECONDS)
                busy.remove(pipe)
                idle.append(pipe)
            yield ready.get(given, [])
            given += len(ready.pop(given, []))
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def next_size(matches: int, seconds: float, wanted: float) -> int:
    """How many matches the next batch has, to take about as long as is wanted; it grows step by step."""
    return max(1, min(2 * matches, int(matches * wanted / max(seconds, 1e-6))))


def work(pipe: Connection, plan: Plan) -> None:
    """What another process does: it plays what it is told to, until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    table = Table(plan)
    try:
        while True:
            begin, end = pipe.recv()
            pipe.send((begin, *table.play(begin, end)))
    except (EOFError, OSError):
        return


def send(pipe: Connection, numbers: tuple[int, int]) -> None:
    try:
        pipe.send(numbers)
    except OSError:
        raise Trouble("worker") from None


def receive(pipe: Connection) -> tuple[int, list[Played], float]:
    try:
        number, played, seconds = pipe.recv()
    except (EOFError, OSError):
        raise Trouble("worker") from None
    return number, played, seconds


@contextmanager
def deaf() -> Iterator[None]:
    """A process that begins meanwhile hears no Ctrl-C: the first one decides what that means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
