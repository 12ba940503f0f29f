"""Qwixx for two and more by the learnt chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.qwixx.desk import Desk, desk_of, white_place
from cheeseboard.bots.qwixx.win_net import WinNet
from cheeseboard.core.bot import Bot
from cheeseboard.games.qwixx.actions import PASS, Mark
from cheeseboard.games.qwixx.components import ROWS
from cheeseboard.games.qwixx.state import FIRST, Qwixx

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

NO_ROW: Final = -1


@final
class WinBot(Bot):
    """Takes what wins most often; with a temperature, the more often the better it is. Of several as good, the first.

    While all decide together, whoever is not active foresees what the active player will do: all dice are seen.
    """

    def __init__(self, net: WinNet, temperature: float = 0.0) -> None:
        self.net: Final = net
        self.temperature: Final = temperature

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Qwixx)
        legal = world.legal(seat)
        return drawn(legal, self.chances(world, seat, legal), self.temperature, rng)

    def chances(self, world: Qwixx, seat: i64, legal: list[Action]) -> list[float]:
        """What every choice makes of the seat's chance to win."""
        desk = desk_of(world)
        faces = [face - 1 for face in world.faces()]
        if world.stage != FIRST:
            return [self.after_second(desk, action, world.marked) for action in legal]
        plan = Plan(self.net, desk, faces)
        if seat == world.active:
            return [plan.worth(action) for action in legal]
        plan.settle()
        return [plan.beside(seat, action) for action in legal]

    def after_second(self, desk: Desk, action: Action, marked: bool) -> float:
        """The active player's chance after the second action."""
        later = Desk(desk)
        seat = desk.active
        if isinstance(action, Mark):
            later.cross(seat, action.row, action.place)
            later.close()
        later.end_turn(marked or action is not PASS)
        return self.net.chance(later, seat)


@final
class Plan:
    """What the active player makes of a roll, if nobody else crosses anything."""

    def __init__(self, net: WinNet, desk: Desk, faces: list[int]) -> None:
        self.net: Final = net
        self.desk: Final = desk
        self.faces: Final = faces
        # The best that was found: the row of the white sum, then row and place of the second cross.
        self.most: float = -1.0
        self.white: i64 = NO_ROW
        self.row: i64 = NO_ROW
        self.place: i64 = 0

    def settle(self) -> None:
        """Find the best of all."""
        self.try_white(NO_ROW)
        for row in range(ROWS):
            if self.desk.can_cross(self.desk.active, row, self.called(row)):
                self.try_white(row)

    def called(self, row: i64) -> i64:
        """Where the white sum lies in a row."""
        return white_place(row, self.faces[0], self.faces[1])

    def worth(self, action: Action) -> float:
        """The active player's chance with this white cross and the best second one."""
        self.most = -1.0
        self.try_white(action.row if isinstance(action, Mark) else NO_ROW)
        return self.most

    def try_white(self, white: i64) -> None:
        seat = self.desk.active
        first = Desk(self.desk)
        if white != NO_ROW:
            first.cross(seat, white, self.called(white))
            first.close()
        self.offer(first, white, NO_ROW, 0)
        if first.locked():
            return
        for die in range(2):
            for row in range(ROWS):
                face = self.faces[2 + row]
                if face >= 0:
                    place = white_place(row, self.faces[die], face)
                    if first.can_cross(seat, row, place):
                        self.offer(first, white, row, place)

    def offer(self, first: Desk, white: i64, row: i64, place: i64) -> None:
        """One whole turn: keep it if it is better."""
        later = Desk(first)
        seat = first.active
        self.second(later, white, row, place)
        chance = self.net.chance(later, seat)
        if chance > self.most:
            self.most = chance
            self.white = white
            self.row = row
            self.place = place

    def second(self, later: Desk, white: i64, row: i64, place: i64) -> None:
        """The second action and the end of the turn."""
        if later.locked():
            later.active = (later.active + 1) % len(later.scores)
            return
        crossing = row != NO_ROW and (later.open >> row & 1) == 1  # somebody may have locked it meanwhile
        if crossing:
            later.cross(later.active, row, place)
            later.close()
        later.end_turn(crossing or white != NO_ROW)

    def beside(self, seat: i64, action: Action) -> float:
        """The chance of another seat that answers this while the active player keeps to the plan."""
        later = Desk(self.desk)
        if self.white != NO_ROW:
            later.cross(later.active, self.white, self.called(self.white))
        if isinstance(action, Mark):
            later.cross(seat, action.row, action.place)
        later.close()
        self.second(later, self.white, self.row, self.place)
        return self.net.chance(later, seat)
