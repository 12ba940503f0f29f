"""The games for Gymnasium, one seat against bots: `gymnasium.make("cheeseboard/qwixx-v1", seats=3, bots="greedy")`.

Importing this module registers all games; `gymnasium.make("cheeseboard.lab.gym:cheeseboard/qwixx-v1")` imports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots.levels import RANDOM, find_bot
from cheeseboard.bots.making import make_bot
from cheeseboard.core.moment import Chance, Over
from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.lab.extra import missing
from cheeseboard.lab.picture import picture
from cheeseboard.lab.table import Observation, Table, asked
from cheeseboard.registry import NAMES

try:
    import gymnasium
    from gymnasium import spaces

    from cheeseboard.lab.space import observation_space
except ImportError:
    raise missing("gymnasium") from None

if TYPE_CHECKING:
    from cheeseboard.core.bot import Bot
    from cheeseboard.core.option import Value

ILLEGAL: Final = -1.0  # what an illegal choice pays, which ends the episode
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A match as one seat lives it; the bots of the others see only worlds that their seats hold possible.

    `bots` is one level for all (`"greedy"`, `"hard"`, `"search:200"` …) or one for each other seat in order. An illegal
    choice ends the episode, with a reward of -1 and the reason in the info.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        payoff: str = "win",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.table: Final = Table(game, seats, options, payoff)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.table.seats:
            raise Problem("seat-unknown", {"given": str(seat), "last": self.table.seats - 1})
        self.seat: Final = seat
        self.bots: Final = seated(self.table, seat, bots)
        self.render_mode = render_mode
        actions = len(self.table.actions)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = observation_space(self.table.width, actions)
        self.position = self.table.start.copy()
        self.luck = Rng(0)
        self.thoughts = Rng(0, 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to the seat's first choice."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS))
        self.luck, self.thoughts = Rng(chosen), Rng(chosen, 1)
        self.position = self.table.start.copy()
        self.go_on()
        return self.observation(), {}

    def step(self, action: int) -> Step:
        """The seat does this; then the others play until it is asked again."""
        refusal = self.table.refusal(self.position, self.seat, action)
        if refusal is not None:
            return self.observation(), ILLEGAL, True, False, {"refusal": refusal.sentence()}
        self.table.play(self.position, self.seat, action)
        self.go_on()
        over = isinstance(self.position.now, Over)
        reward = self.table.payoffs(self.position)[self.seat] if over else 0.0
        return self.observation(), reward, over, False, {}

    def observation(self) -> Observation:
        return self.table.observation(self.position, self.seat)

    def go_on(self) -> None:
        """Chance and the bots, until the seat is asked or the match is over."""
        state = self.position
        while not state.asks(self.seat):
            now = state.now
            if isinstance(now, Chance):
                state.settle(now.law.draw(self.luck))
            elif isinstance(now, Over):
                return
            else:
                other = asked(state)[0]
                state.play(other, self.bots[other].choose(state.imagine(other, self.thoughts), other, self.thoughts))

    def render(self) -> str | None:
        """The board as a spectator sees it, with `render_mode="ansi"`."""
        return picture(self.table.game, self.position) if self.render_mode == "ansi" else None


def seated(table: Table, seat: int, bots: str | Sequence[str]) -> dict[int, Bot]:
    """A bot for every other seat."""
    others = [other for other in range(table.seats) if other != seat]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise Problem("lab-bots", {"given": len(names), "seats": len(others)})
    made = {name: make_bot(table.game, find_bot(table.game, name)) for name in names}
    return {other: made[name] for other, name in zip(others, names, strict=True)}


def register() -> None:
    """Make all games known to Gymnasium."""
    for name in NAMES:
        identity = f"cheeseboard/{name}-v1"
        if identity not in gymnasium.registry:
            gymnasium.register(id=identity, entry_point="cheeseboard.lab.gym:SeatEnv", kwargs={"game": name})


register()
