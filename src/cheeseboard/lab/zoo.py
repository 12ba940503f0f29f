"""The games for PettingZoo, one agent after the other: `env = zoo.env("qwixx", seats=3)`.

Where several seats choose at once and hidden from each other, they are asked in the order of their seats and see
nothing of the others' answers. `cheeseboard.lab.cycles` has them choose at once.
"""

from __future__ import annotations

from typing import Any, Final

from cheeseboard.core.moment import Ask, Over
from cheeseboard.lab.extra import missing
from cheeseboard.lab.table import Observation, asked, settle

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from cheeseboard.lab.seated import Seated
except ImportError:
    raise missing("pettingzoo") from None

ILLEGAL: Final = -1.0  # what an illegal choice pays, which ends the match


class ZooEnv(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match. Every agent is a seat: player_0, player_1 …

    An observation is a dictionary: `observation` is what the agent sees, `action_mask` says which actions are legal
    (none while it is not asked). Rewards come at the end. A cycle of `max_cycles` is a moment in which somebody is
    asked; all who choose at once are asked in one.
    """

    def __init__(self, game: str, seats: int | None = None, **given: Any) -> None:
        super().__init__(game, seats, **given)
        self.metadata = {"name": f"cheeseboard_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed its chances are the same every time."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[asked(self.position)[0]]

    def observe(self, agent: str) -> Observation:
        return self.table.observation(self.position, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The agent that is asked does this. An illegal choice is refused, with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.luck is not None
        now = self.position.now
        seat = self.seat_of[agent]
        self.table.play(self.position, seat, action)  # type: ignore[arg-type]  # None is refused like any other
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        settle(self.position, self.luck)
        waiting = isinstance(now, Ask) and now.sealed and now.mask != 1 << seat
        self.cycles += not waiting
        if isinstance(self.position.now, Over):
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.payoffs(self.position), strict=True))
        else:
            self.agent_selection = self.possible_agents[asked(self.position)[0]]
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def env(game: str, seats: int | None = None, **given: Any) -> AECEnv[str, Observation, int]:
    """A match in which an illegal choice ends it, lost for whoever made it."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(ZooEnv(game, seats, **given), illegal_reward=ILLEGAL))


def raw_env(game: str, seats: int | None = None, **given: Any) -> ZooEnv:
    """A match in which an illegal choice is refused: Refused says why."""
    return ZooEnv(game, seats, **given)
