"""The games for PettingZoo where seats choose at once: `env = cycles.parallel_env("qwixx", seats=3)`.

In every step all agents act. Whoever is not asked waits, which is one action more than the game has.
"""

from __future__ import annotations

from typing import Any, Final

from cheeseboard.core.moment import Over
from cheeseboard.core.refusal import Problem
from cheeseboard.lab.extra import missing
from cheeseboard.lab.table import Observation, asked, settle

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec

    from cheeseboard.lab.seated import Seated
except ImportError:
    raise missing("pettingzoo") from None

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class CyclesEnv(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match of a game in which seats choose at once.

    So that one agent's mistake does not end the match of all, the first legal action is done in place of an illegal
    one, and its info says why: `infos[agent]["refusal"]`.
    """

    more = 1  # to wait

    def __init__(self, game: str, seats: int | None = None, **given: Any) -> None:
        super().__init__(game, seats, **given)
        if not self.table.game.simultaneous(self.table.options):
            raise Problem("lab-not-at-once", {"game": game})
        self.metadata = {"name": f"cheeseboard_{game}_cycles_v1", "render_modes": ["ansi"], "is_parallelizable": True}
        self.wait: Final = len(self.table.actions)  # the action of whoever is not asked

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match. With a seed its chances are the same every time."""
        self.begin(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """All who are asked choose; then chance comes."""
        assert self.luck is not None
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in asked(self.position):
            infos[agents[seat]] = self.choose(seat, actions[agents[seat]])
        settle(self.position, self.luck)
        self.cycles += 1
        over = isinstance(self.position.now, Over)
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        payoffs = self.table.payoffs(self.position) if over else [0.0] * len(agents)
        seen = self.observations()
        if over or cut:
            self.agents = []
        rewards = dict(zip(agents, payoffs, strict=True))
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def choose(self, seat: int, number: int) -> dict[str, Any]:
        """The seat does this, or the first that it may; what there is to tell of it."""
        refusal = self.table.refusal(self.position, seat, number)
        if refusal is None:
            self.table.play(self.position, seat, number)
            return {}
        self.position.play(seat, self.position.legal(seat)[0])
        return {"refusal": refusal.sentence()}

    def observations(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = self.table.mask(self.position, seat, self.more)
            mask[self.wait] = not self.position.asks(seat)
            found[agent] = {"observation": self.table.features(self.position, seat), "action_mask": mask}
        return found


def parallel_env(game: str = "qwixx", seats: int | None = None, **given: Any) -> CyclesEnv:
    return CyclesEnv(game, seats, **given)


def env(game: str = "qwixx", seats: int | None = None, **given: Any) -> AECEnv[str, Observation, int]:
    """The same, one agent after the other, waiting agents too."""
    return parallel_to_aec(parallel_env(game, seats, **given))
