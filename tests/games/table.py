"""Positions drawn as text, to play on in with actions and dice as text."""

from __future__ import annotations

import re
from typing import Final, Generic, TypeVar

from cheeseboard.core.action import Action
from cheeseboard.core.event import Event, Listener
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.state import State
from cheeseboard.games.gouda.board import HOUSE_BOARD, Board
from cheeseboard.games.gouda.components import COLOURS as DICE_COLOURS
from cheeseboard.games.gouda.position import position as gouda_position
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.gouda.view import GoudaView
from cheeseboard.games.gouda.view import view as gouda_view
from cheeseboard.games.kocour.actions import ACTIONS
from cheeseboard.games.kocour.components import COLOURS, MICE_OF_A_COLOUR
from cheeseboard.games.kocour.position import position as kocour_position
from cheeseboard.games.kocour.state import Kocour
from cheeseboard.games.myszki.actions import ACTIONS as MYSZKI_ACTIONS
from cheeseboard.games.myszki.position import position as myszki_position
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.myszki.view import MyszkiView, TileView
from cheeseboard.games.myszki.view import view as myszki_view
from cheeseboard.games.qwixx.position import position as qwixx_position
from cheeseboard.games.qwixx.state import Qwixx

S = TypeVar("S", bound=State)


class Ear(Listener):
    """Keeps all that it hears."""

    def __init__(self) -> None:
        self.heard: Final[list[Event]] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


class Table(Generic[S]):
    """A position with an ear at it."""

    def __init__(self, state: S, actions: list[Action]) -> None:
        self.state: Final = state
        self.actions: Final = {action.notation: action for action in actions}
        self.ear: Final = Ear()
        state.listener = self.ear

    @property
    def asked(self) -> tuple[int, ...]:
        now = self.state.now
        return tuple(now.seats) if isinstance(now, Ask) else ()

    @property
    def over(self) -> bool:
        return isinstance(self.state.now, Over)

    @property
    def dice(self) -> int:
        """How many dice are waited for."""
        now = self.state.now
        assert isinstance(now, Chance)
        return len(now.law.notation(0).split())

    def may(self, seat: int) -> set[str]:
        return {action.notation for action in self.state.legal(seat)}

    def why(self, seat: int, action: str) -> Refusal | None:
        return self.state.refusal(seat, self.actions[action])

    def act(self, seat: int, *actions: str) -> None:
        for action in actions:
            self.state.play(seat, self.actions[action])

    def settle(self, outcome: str) -> None:
        now = self.state.now
        assert isinstance(now, Chance)
        self.state.settle(now.law.parse(outcome))

    def told(self, key: str) -> list[dict[str, int | str]]:
        """The facts of every event of that kind so far."""
        return [event.facts() for event in self.ear.heard if event.key == f"event-{key}"]

    @property
    def keys(self) -> list[str]:
        """What kinds of events were told, in their order."""
        return [event.key.removeprefix("event-") for event in self.ear.heard]


class QwixxTable(Table[Qwixx]):
    @property
    def sheets(self) -> list[str]:
        """Crosses and penalties of each player."""
        return [line.lstrip("> ") for line in repr(self.state).splitlines()[1:]]


class KocourTable(Table[Kocour]):
    @property
    def centre(self) -> str:
        return repr(self.state).splitlines()[2].removeprefix("centre ")

    @property
    def cards(self) -> list[str]:
        return [line.lstrip("> ").split(" | ")[0] for line in repr(self.state).splitlines()[3:-1]]

    @property
    def pulled(self) -> str:
        active = next(line for line in repr(self.state).splitlines() if line.startswith(">"))
        return active.split(" | ")[1]


class MyszkiTable(Table[Myszki]):
    def seen(self, seat: int | None = None) -> MyszkiView:
        return myszki_view(self.state, seat)

    def tile(self, x: int, y: int) -> TileView:
        """The tile that lies there."""
        return next(tile for tile in self.seen().tiles if (tile.x, tile.y) == (x, y))

    @property
    def points(self) -> list[int]:
        return list(self.state.scores())


class GoudaTable(Table[Gouda]):
    def seen(self, seat: int | None = None) -> GoudaView:
        return gouda_view(self.state, seat)

    @property
    def mice(self) -> dict[str, str]:
        """Whose mice are on which space, a digit a mouse."""
        spaces = [space for space in self.seen().spaces if any(space.mice)]
        return {space.name: "".join([str(seat) * n for seat, n in enumerate(space.mice)]) for space in spaces}

    @property
    def shown(self) -> str:
        """The dice that are not used up: `g1 y2`."""
        dice = self.seen().dice
        return " ".join([f"{name[0]}{dice.count(name)}" for name in DICE_COLOURS if name in dice])

    @property
    def stage(self) -> str:
        return self.seen().stage

    def roll(self, dice: str) -> None:
        """The dice come up like this: `g1 y2`."""
        numbers = {word[0]: int(word[1]) for word in dice.split()}
        self.settle(" ".join([name for name in DICE_COLOURS for _ in range(numbers.get(name[0], 0))]))

    def turn(self, space: str, dice: str) -> None:
        """The active player names a space and rolls this."""
        self.act(self.asked[0], space)
        self.roll(dice)

    def go_on(self, steps: str) -> None:
        """Rolls in brackets, and between them who does what: `0:M1 [g1 r2] 0:- 1:reroll:r2`."""
        for step in re.findall(r"\[[^]]*\]|\S+", steps):
            if step.startswith("["):
                self.roll(step.strip("[]"))
            else:
                seat, _, action = step.partition(":")
                self.act(int(seat), action)

    def pass_round(self) -> list[int]:
        """Everybody passes until the roll is to be used or the next turn begins; who was asked."""
        asked = []
        while self.stage == "window":
            (seat,) = self.asked
            asked.append(seat)
            self.act(seat, "-")
        return asked


def qwixx(text: str) -> QwixxTable:
    """A table of Qwixx as `repr` draws it."""
    state = qwixx_position(text)
    return QwixxTable(state, state.layout.actions)


def kocour(
    players: str, options: str = "default", *, game: int = 1, starter: int = 0, turns: int = 0, totals: str = ""
) -> KocourTable:
    """A table of Mlsný kocour whose active player is about to roll; the mice that no player has are in the centre.

    A line a player: the mice on the card; for the active one, marked `>`, then those pulled in this turn.
    """
    lines = [line.strip() for line in players.strip().splitlines()]
    left = {colour[0]: MICE_OF_A_COLOUR for colour in COLOURS}
    for word in " ".join(lines).split():
        if word[0] in left:
            left[word[0]] -= int(word[1:])
    head = f"game {game} starter {starter} turns {turns} totals {totals or ' '.join('0' * len(lines))}"
    centre = " ".join([f"{letter}{number}" for letter, number in left.items() if number])
    drawn = [f"{line} | -" if line.startswith(">") else line for line in lines]
    state = kocour_position("\n".join([f"kocour {options} roll", head, f"centre {centre or '-'}", *drawn, "may"]))
    return KocourTable(state, ACTIONS)


def myszki(text: str) -> MyszkiTable:
    """A table of Myszki as `repr` draws it."""
    return MyszkiTable(myszki_position(text), MYSZKI_ACTIONS)


def laid(picture: str, seats: int = 2, hand: str = "-") -> MyszkiTable:
    """A table of Myszki with these tiles; player 0 is to choose a cell. The first tile of the picture is at 0,0."""
    rows = [line.split() for line in picture.strip().splitlines()]
    left = next(column for column, sign in enumerate(rows[0]) if sign != "..")
    players = [f"> {hand} | -", *["  - | -"] * (seats - 1)]
    return myszki("\n".join(["myszki choose", *players, f"from {-left},0", *[" ".join(row) for row in rows]]))


def gouda(text: str, board: Board = HOUSE_BOARD) -> GoudaTable:
    """A table of Gouda! Gouda! as `repr` draws it."""
    return GoudaTable(gouda_position(text, board), board.actions)


def magic(mice: str, *hands: str, options: str = "magic") -> GoudaTable:
    """A table of Gouda! Gouda! with magic; player 0 is to name a space. Lines of spaces, then a hand a player."""
    players = [f"{' ' if seat else '>'} 0 | {hand or '-'}" for seat, hand in enumerate(hands)]
    return gouda("\n".join([f"gouda {options} name", mice, *players]))


def busts(state: Kocour) -> int:
    """How many of the 36 rolls bust here."""
    count = 0
    for outcome in range(36):
        rolled = state.copy()
        rolled.settle(outcome)
        count += rolled.turns != state.turns
    return count
