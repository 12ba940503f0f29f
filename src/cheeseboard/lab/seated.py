"""What both kinds of PettingZoo's environments share: a table whose seats are agents, its spaces, its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gymnasium import spaces

from cheeseboard.lab.luck import luck_of
from cheeseboard.lab.picture import picture
from cheeseboard.lab.space import observation_space
from cheeseboard.lab.table import Table, settle

if TYPE_CHECKING:
    from cheeseboard.core.option import Value
    from cheeseboard.core.rng import Rng


class Seated:
    """A match whose seats are player_0, player_1 … `more` actions stand behind those of the game."""

    more: int = 0

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        payoff: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.table: Final = Table(game, seats, options, payoff)
        self.render_mode: Final = render_mode
        self.max_cycles = max_cycles
        agents = self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        actions = len(self.table.actions) + self.more
        self.observation_spaces = {agent: observation_space(self.table.width, actions) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in agents}
        self.position = self.table.start.copy()
        self.luck: Rng | None = None
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new match. With a seed its chances are the same every time."""
        self.luck = luck_of(seed, self.luck)
        self.position = self.table.start.copy()
        settle(self.position, self.luck)
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The board as a spectator sees it, with `render_mode="ansi"`."""
        return picture(self.table.game, self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to release."""
