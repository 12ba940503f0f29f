"""What hard bots need to think: this module is run as a program of its own, so that nothing else counts."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Final

from cheeseboard.bots.making import bot_named
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.registry import find_game

LEVEL: Final = "hard"
SEED: Final = 1
SECONDS: Final = 3.0  # of thinking, after which no further choice is begun
MEGABYTE: Final = 1e6
STATUS: Final = Path("/proc/self/status")


@dataclass(frozen=True, slots=True)
class Thinking:
    """A choice takes so long on average; the process that thinks takes up so much at most."""

    seconds: float
    megabytes: float


def countable() -> bool:
    """Whether this system says how much memory a process has taken up."""
    return find_spec("resource") is not None


def measure(game: str, seats: int, most: int) -> Thinking:
    """Have another process think about choices of a match, at most so many of them."""
    command = [sys.executable, "-m", "cheeseboard.bench.thinking", game, str(seats), str(most)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return Thinking(*json.loads(run.stdout))


def choices(start: State, most: int) -> list[tuple[State, int]]:
    """So many choices of a random match, from its beginning to its end."""
    found: list[tuple[State, int]] = []
    state, luck = start.copy(), Rng(SEED)
    while isinstance(state.now, (Ask, Chance)):
        if isinstance(state.now, Chance):
            state.settle(state.now.law.draw(luck))
            continue
        seat = state.now.seats[0]
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        state.play(seat, state.sample(seat, luck))
    return [found[len(found) * place // most] for place in range(min(most, len(found)))]


def main() -> None:
    game, seats, most = find_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    bot = bot_named(game, LEVEL)
    took: list[float] = []
    for state, seat in choices(game.start(seats, game.choose_options({})), most):
        world = state.imagine(seat, Rng(SEED))
        began = perf_counter()
        bot.choose(world, seat, Rng(SEED))
        took.append(perf_counter() - began)
        if sum(took) > SECONDS:
            break
    warm = took[1:] or took  # the first one reads what was learnt
    sys.stdout.write(json.dumps([sum(warm) / len(warm), taken_up()]))


def taken_up() -> float:
    """The megabytes that this process has taken up at most.

    On Linux `ru_maxrss` begins with what the process had that started this one, which `VmHWM` does not.
    """
    if STATUS.exists():
        lines = dict(line.split(":", 1) for line in STATUS.read_text("utf-8").splitlines())
        return 1024 * int(lines["VmHWM"].split()[0]) / MEGABYTE
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE


if __name__ == "__main__":
    main()
