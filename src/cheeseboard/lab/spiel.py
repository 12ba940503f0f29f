"""The games for OpenSpiel: `pyspiel.load_game("cheeseboard_qwixx(players=3)")`, once this module is imported.

Every option is a parameter (with _ for -), beside `players` (0: as few as can play), `payoff` (win, score, lead) and
`declared_imperfect`, for algorithms that refuse a game because nothing in it is hidden.
"""

from __future__ import annotations

from typing import Any, Final

from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.lab.extra import missing
from cheeseboard.lab.spiel_law import outcomes, written
from cheeseboard.lab.table import Table
from cheeseboard.registry import find_game

try:
    import pyspiel

    from cheeseboard.lab.spiel_observer import Observer
except ImportError:
    raise missing("open_spiel") from None

from cheeseboard.lab.spiel_place import Place

PREFIX: Final = "cheeseboard_"
LONGEST: Final = 50_000  # choices and chances; no match of any game has more
MOST_OUTCOMES: Final = 1024  # of one chance
OWN: Final = {"players": 0, "payoff": "win", "declared_imperfect": False}  # parameters that are no options of the game


def game_type(name: str, imperfect: bool, zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    game = find_game(name)
    numbers = {seats for seats, _ in game.tables()}
    given: dict[str, Any] = {option.name.replace("-", "_"): option.default for option in game.options}
    kind = pyspiel.GameType
    hidden = kind.Information.IMPERFECT_INFORMATION if imperfect else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=PREFIX + name,
        long_name=f"Cheeseboard {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(numbers),
        min_num_players=min(numbers),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=OWN | given,
    )


def imperfect(table: Table) -> bool:
    """Whether anything is hidden: hands, or answers that are sealed."""
    return table.game.hides(table.options) or table.game.simultaneous(table.options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options. Every game of ours is a class of its own, with its name."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        name = self.name
        chosen = {key: value for key, value in given.items() if key not in OWN}
        self.table: Final = Table(name, given.get("players") or None, chosen, given.get("payoff", "win"))
        table = self.table
        kind = game_type(name, given.get("declared_imperfect", False) or imperfect(table), table.zero_sum)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(table.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.seats,
            min_utility=-table.most,
            max_utility=table.most,
            utility_sum=0.0 if table.zero_sum else None,
            max_game_length=LONGEST,
        )
        usual = kind.parameter_specification
        super().__init__(kind, about, {key: value for key, value in given.items() if value != usual[key]})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observers have no parameters of their own."""
        kind = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. All that changes is in `place`, which OpenSpiel clones and stores in our way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place = Place(game.table.game.name, game.table.start.copy())

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def current_player(self) -> int:
        now = self.place.state.now
        if isinstance(now, Ask):
            return int(now.seats[0])
        return int(pyspiel.PlayerId.CHANCE if isinstance(now, Chance) else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return isinstance(self.place.state.now, Over)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action.id) for action in self.place.state.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        now = self.place.state.now
        return outcomes(now.law, self.place.fallen) if isinstance(now, Chance) else []

    def _apply_action(self, action: int) -> None:
        if isinstance(self.place.state.now, Chance):
            self.place.settle(action)
        else:
            actions = self.table.actions
            self.place.play(actions[action], (action + 1) / len(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        now = self.place.state.now
        if player >= 0:
            return self.table.actions[action].notation
        return written(now.law, action) if isinstance(now, Chance) else str(action)

    def returns(self) -> list[float]:
        state = self.place.state
        return self.table.payoffs(state) if isinstance(state.now, Over) else [0.0] * int(state.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state drawn from those that the player holds possible; `sampler` gives numbers from 0 to 1."""
        world: SpielState = self.clone()
        number = sampler() if callable(sampler) else sampler.random()
        world.place = self.place.imagined(player, Rng(int(number * SEEDS) % SEEDS))
        return world

    def __str__(self) -> str:
        fallen = " ".join([str(face) for face in self.place.fallen])
        return f"{self.place.state!r}\n{fallen}" if fallen else repr(self.place.state)


class SpielQwixx(SpielGame):
    """Qwixx."""

    name = "qwixx"


class SpielKocour(SpielGame):
    """Mlsný kocour."""

    name = "kocour"


class SpielMyszki(SpielGame):
    """Myszki."""

    name = "myszki"


class SpielGouda(SpielGame):
    """Gouda! Gouda!"""

    name = "gouda"


class SpielWistar(SpielGame):
    """Rats of Wistar."""

    name = "wistar"


GAMES: Final = (SpielQwixx, SpielKocour, SpielMyszki, SpielGouda, SpielWistar)  # OpenSpiel stores them by these names


def register() -> None:
    """Make all games known to OpenSpiel."""
    known = pyspiel.registered_names()
    for game in GAMES:
        if PREFIX + game.name not in known:
            usual = Table(game.name, None, {}, "win")
            pyspiel.register_game(game_type(game.name, imperfect(usual), usual.zero_sum), game)


register()
