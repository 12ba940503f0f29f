"""Plays many matches, or rounds of them, in batches, in this process or in several; the same ones either way."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import cheeseboard as cb
from cheeseboard.bots.making import bot_named
from cheeseboard.bots.table import Played, play_matches
from cheeseboard.cli.trouble import Trouble
from cheeseboard.core.option import Value
from cheeseboard.study.pool import deaf

HERE_SECONDS: Final = 0.1  # between two looks at the progress, and at Ctrl-C
BATCH_SECONDS: Final = 0.5  # of another process: it should not wait for this one too often


T = TypeVar("T")


class Playing(Protocol[T]):
    """Plays what has a number: matches, or rounds of them."""

    def play(self, begin: int, end: int) -> list[T]:
        """Those from number `begin` to before `end`."""


class Planned(Protocol[T]):
    """What is to be played, as plain values that go from process to process."""

    def table(self) -> Playing[T]:
        """All that playing takes."""


class Plan(NamedTuple):
    """Which matches are to be played, as plain values that go from process to process."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int

    def table(self) -> Table:
        """All that playing them takes."""
        return Table(self)


class Table:
    """All that playing the matches of a plan takes."""

    def __init__(self, plan: Plan) -> None:
        game = cb.find_game(plan.game)
        options = dict(plan.options)
        self.seed: Final = plan.seed
        self.start: Final = game.start(len(plan.bots), options)
        self.bots: Final = [bot_named(game, name) for name in plan.bots]
        self.study: Final = game.study(len(plan.bots), options)

    def play(self, begin: int, end: int) -> list[Played]:
        """The matches from number `begin` to before `end`."""
        return play_matches(self.start, self.bots, self.seed, begin, end, self.study)


def batches(
    plan: Planned[T], matches: int, jobs: int, begin: int = 0, *, aside: bool = False
) -> Generator[list[T], None, None]:
    """The matches in their order, from number `begin` on; now and then nothing: whoever waits can look about.

    One job is done in this process, unless it is to be aside: nobody can look about before a match here is over.
    """
    if begin >= matches:
        return nothing()
    if jobs == 1 and not aside:
        return here(plan, matches, begin)
    return elsewhere(plan, matches, min(jobs, matches - begin), begin)


def nothing() -> Generator[list[T], None, None]:
    """No match at all."""
    yield from ()


def timed(table: Playing[T], begin: int, end: int) -> tuple[list[T], float]:
    """What was played, and how long it took."""
    started = perf_counter()
    played = table.play(begin, end)
    return played, perf_counter() - started


def here(plan: Planned[T], matches: int, begin: int) -> Generator[list[T], None, None]:
    """In this process."""
    table = plan.table()
    size = 1
    while begin < matches:
        played, seconds = timed(table, begin, min(matches, begin + size))
        begin += len(played)
        size = next_size(len(played), seconds, HERE_SECONDS)
        yield played


def elsewhere(plan: Planned[T], matches: int, jobs: int, begin: int) -> Generator[list[T], None, None]:
    """In so many processes."""
    context = get_context("spawn")
    idle: list[Connection] = []
    processes = []
    with waiting():
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            processes.append(context.Process(target=work, args=(theirs, plan), daemon=True))
            processes[-1].start()
            theirs.close()
            idle.append(ours)
    busy: list[Connection] = []
    ready: dict[int, list[T]] = {}
    size, given = 1, begin
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


@contextmanager
def waiting() -> Iterator[None]:
    """A process that begins meanwhile hears no Ctrl-C, and this one hears it afterwards, where the system can wait."""
    if not hasattr(signal, "pthread_sigmask"):
        with deaf():
            yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # it would let Ctrl-C through when it begins with the first process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def next_size(matches: int, seconds: float, wanted: float) -> int:
    """How many matches the next batch has, to take about as long as is wanted; it grows step by step."""
    return max(1, min(2 * matches, int(matches * wanted / max(seconds, 1e-6))))


def work(pipe: Connection, plan: Planned[T]) -> None:
    """What another process does: it plays what it is told to, until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    table = plan.table()
    try:
        while True:
            begin, end = pipe.recv()
            pipe.send((begin, *timed(table, begin, end)))
    except (EOFError, OSError):
        return


def send(pipe: Connection, numbers: tuple[int, int]) -> None:
    try:
        pipe.send(numbers)
    except OSError:
        raise Trouble("worker") from None


def receive(pipe: Connection) -> tuple[int, list[Any], float]:
    try:
        number, played, seconds = pipe.recv()
    except (EOFError, OSError):
        raise Trouble("worker") from None
    return number, played, seconds
