"""What a player sees of a table of Gouda! Gouda!: everything but the cards of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count, total
from cheeseboard.core.view import MOST_KEPT
from cheeseboard.games.gouda.actions import NO_SPACE
from cheeseboard.games.gouda.board import Board
from cheeseboard.games.gouda.components import CARDS, COLOURS
from cheeseboard.games.gouda.stages import SPACE, STAGES
from cheeseboard.games.gouda.state import Gouda


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the board: its name, the ways up from it, and whose mice stand on it."""

    name: str
    up: tuple[str, ...]
    mice: tuple[int, ...]  # by seat
    cheese: int  # what a cheese lying there is worth; 0 for none


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows of a player."""

    cards: int
    cheese: int


@dataclass(frozen=True, slots=True)
class WindowView:
    """An open window (G4.9): after what, who played the card that waits to work, and which."""

    after: str  # roll, card, turn
    player: int | None
    card: str | None  # in notation


@dataclass(frozen=True, slots=True)
class GoudaView:
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    board: str
    spaces: tuple[SpaceView, ...]
    goal: str
    starts: tuple[str, ...]
    stage: str
    active: int
    asked: tuple[int, ...]
    named: str | None  # the space first named
    space: str | None  # the space that the roll is used for
    dice: tuple[str, ...]
    windows: tuple[WindowView, ...]  # the newest last
    played: tuple[str, ...]
    hand: tuple[str, ...]  # the seat's own
    players: tuple[PlayerView, ...]
    ending: str


player_view = lru_cache(MOST_KEPT)(PlayerView)
WINDOWS = ("roll", "card", "turn")


@lru_cache(MOST_KEPT)
def names(things: int, of: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(of) for _ in range(count(things, place)))


def worth(state: Gouda, space: int) -> int:
    """What a cheese lying there is worth."""
    board = state.board
    if state.variant.cheese_spots:
        return board.cheese[space] if state.cheese & SPACE[space] else 0
    return (3 if state.variant.party else 1) - state.meals if space == board.goal else 0


@lru_cache(MOST_KEPT)
def space_view(board: Board, space: int, mice: int, seats: int, cheese: int) -> SpaceView:
    return SpaceView(
        name=board.spaces[space],
        up=tuple(dict.fromkeys(move.end_name for move in board.up[space])),
        mice=tuple(count(mice, seat) for seat in range(seats)),
        cheese=cheese,
    )


def space_views(state: Gouda) -> tuple[SpaceView, ...]:
    board, mice, seats = state.board, state.mice, state.seats
    spaces = range(len(board.spaces))
    return tuple([space_view(board, space, mice[space], seats, worth(state, space)) for space in spaces])


def view(state: Gouda, seat: int | None) -> GoudaView:
    """What everybody sees, and for a seat what only it does."""
    found = public(state)
    return found if seat is None else replace(found, **own(state, seat))  # type: ignore[arg-type]  # fields of the view


def own(state: Gouda, seat: int) -> dict[str, object]:
    """The fields of the view that are not for everybody."""
    return {"seat": seat, "hand": names(state.hands[seat], CARDS)}


def public(state: Gouda) -> GoudaView:
    now = state.now
    spaces = state.board.spaces
    return GoudaView(
        seat=None,
        board=state.board.name,
        spaces=space_views(state),
        goal=spaces[state.board.goal],
        starts=tuple(spaces[space] for space in state.board.starts),
        stage=STAGES[state.stage],
        active=state.active,
        asked=tuple(now.seats) if isinstance(now, Ask) else (),
        named=None if state.named == NO_SPACE else spaces[state.named],
        space=None if state.space == NO_SPACE else spaces[state.space],
        dice=names(state.dice, COLOURS),
        windows=tuple(
            WindowView(
                WINDOWS[window.kind],
                None if window.play is None else int(window.player),
                None if window.play is None else window.play.notation,
            )
            for window in state.windows
        ),
        played=names(state.played, CARDS),
        hand=(),
        players=tuple(
            player_view(total(state.hands[player]), state.eaten[player]) for player in range(state.seats)
        ),
        ending=state.ending(),
    )
