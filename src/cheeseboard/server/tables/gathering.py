"""While people gather: sitting down, leaving, inviting, bots, options. Each function gives the head as it is then."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from cheeseboard.bots.levels import find_level
from cheeseboard.core.game import Game
from cheeseboard.core.match import check_names
from cheeseboard.core.option import Options
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.clocks import Clock
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.seating import (
    NO_NONCE,
    Bot,
    Invited,
    Local,
    Open,
    Person,
    Seating,
    has_added,
    owner,
    owner_of_bot,
    shown_name,
)

LONGEST_NONCE: Final = 64
BOT_NAME: Final = re.compile(r".* \(bot\)")  # so a record names its bots


def sit(
    head: Head,
    seat: int,
    person: PersonId,
    name: str,
    nonce: str | None,
    by_link: bool = False,
    bot_of: PersonId | None = None,
) -> Head:
    """A person takes a seat that is open, or kept for them; whoever comes by the link may take any kept seat.

    Somebody's own bot takes a seat likewise.
    """
    match seating_of(head, seat):
        case Open():
            pass
        case Invited(person=expected) if by_link or expected == person:
            pass
        case _:
            raise TableProblem("seat-taken")
    if any(isinstance(other, Person) and other.id == person for other in head.seats):
        raise TableProblem("already-seated")
    if head.rated and bot_of is not None:
        raise TableProblem("bot-rated")
    check_name(name, [shown_name(other) for other in head.seats])
    return seated(head, seat, Person(person, name, check_nonce(nonce), bot_of))


def sit_own_bot(head: Head, by: PersonId, seat: int, bot: PersonId, name: str, nonce: str | None) -> Head:
    """A person lets their own bot take a seat: where anybody may sit or it is kept for the bot, and at a table that
    they have set up where nobody sits."""
    if head.creator == by:
        head = seated(head, empty_seat(head, by, seat), Open())
    return sit(head, seat, bot, name, nonce, bot_of=by)


def sit_beside(head: Head, seat: int, person: PersonId, name: str, nonce: str | None) -> Head:
    """Somebody at the same screen as the person, who is seated already, takes an open seat."""
    if not any(isinstance(other, Person) and other.id == person for other in head.seats):
        raise TableProblem("not-seated")
    if not isinstance(seating_of(head, seat), Open):
        raise TableProblem("seat-taken")
    check_name(name, [shown_name(other) for other in head.seats])
    return seated(head, seat, Local(person, name, check_nonce(nonce)))


def add_nonce(head: Head, by: PersonId, seat: int, nonce: str, instead: bool = False) -> Head:
    """A person adds to the dice, for their own seat, for somebody at their screen or for a bot of theirs.

    What was given stays, unless they want another instead: two devices of one person do not take turns.
    """
    seating = seating_of(head, seat)
    if not isinstance(seating, (Person, Local)) or by not in (owner(seating), owner_of_bot(seating)):
        raise TableProblem("not-your-seat")
    if has_added(seating) and nonce != seating.nonce and not instead:
        raise TableProblem("nonce-given")
    return seated(head, seat, replace(seating, nonce=check_nonce(nonce)))


def leave(head: Head, person: PersonId) -> Head:
    """The person and all at their screen get up."""
    if person not in [owner(seating) for seating in head.seats]:
        raise TableProblem("not-seated")
    return replace(head, seats=tuple(Open() if owner(other) == person else other for other in head.seats))


def invite(head: Head, by: PersonId, seat: int, person: PersonId | None = None, name: str = "") -> Head:
    """Keep an empty seat for a person, or for whoever comes by the link."""
    return seated(head, empty_seat(head, by, seat), Invited(person, name))


def put_bot(head: Head, by: PersonId, seat: int, level: str, game: Game) -> Head:
    """A bot takes an empty seat."""
    find_level(game, level)
    return seated(head, empty_seat(head, by, seat), Bot(level))


def free(head: Head, by: PersonId, seat: int) -> Head:
    """Open a seat again that a bot has, or that is kept for somebody; who sits beside somebody gets up for them."""
    seating = seating_of(head, seat)
    own_bot = owner_of_bot(seating) is not None
    mine = (isinstance(seating, Local) and seating.owner == by) or owner_of_bot(seating) == by
    if not mine:
        creator_only(head, by)
        if isinstance(seating, (Person, Local)) and not own_bot:
            raise TableProblem("seat-taken")
    return seated(head, seat, Open())


def set_up(head: Head, by: PersonId, game: Game, options: Options, seats: int) -> Head:
    """Other options, or another number of seats: added ones are open, and only empty ones go away."""
    creator_only(head, by)
    if head.position is not None:
        raise TableProblem("position-fixed")
    chosen = game.choose_options(options)
    game.choose_seats(seats, chosen)
    if any(isinstance(seating, (Person, Local)) for seating in head.seats[seats:]):
        raise TableProblem("seat-taken")
    kept = head.seats[:seats]
    return replace(head, options=chosen, seats=kept + (Open(),) * (seats - len(kept)))


def arrange(head: Head, by: PersonId, game: Game, clock: Clock, rated: bool, spectators: bool, stand_in: str) -> Head:
    """How the match is played: against which clock, for ratings, before spectators, and who stands in."""
    creator_only(head, by)
    find_level(game, stand_in)
    if rated and head.position is not None:
        raise TableProblem("position-rated")
    if rated and any(isinstance(seating, Person) and seating.bot_of is not None for seating in head.seats):
        raise TableProblem("bot-rated")
    return replace(head, clock=clock, rated=rated, spectators=spectators, stand_in=stand_in)


def check_ready(head: Head, by: PersonId) -> None:
    """Problem if the match cannot begin now."""
    creator_only(head, by)
    waiting = [isinstance(seating, (Open, Invited)) for seating in head.seats]
    if any(waiting):
        raise TableProblem("seats-empty", {"seats": sum(waiting)})


def creator_only(head: Head, by: PersonId) -> None:
    if by != head.creator:
        raise TableProblem("creator-only")


def seating_of(head: Head, seat: int) -> Seating:
    if not 0 <= seat < len(head.seats):
        raise TableProblem("no-seat", {"given": seat, "last": len(head.seats) - 1})
    return head.seats[seat]


def empty_seat(head: Head, by: PersonId, seat: int) -> int:
    """The seat, if nobody sits there and the one who asks has set up the table."""
    creator_only(head, by)
    if isinstance(seating_of(head, seat), (Person, Local)):
        raise TableProblem("seat-taken")
    return seat


def seated(head: Head, seat: int, seating: Seating) -> Head:
    return replace(head, seats=(*head.seats[:seat], seating, *head.seats[seat + 1 :]))


def check_name(name: str, others: list[str]) -> None:
    """A name that can be told from those of the others and of bots."""
    check_names([name], 1)
    if not name or BOT_NAME.fullmatch(name):
        raise TableProblem("name-of-bot" if name else "name-missing", {"given": name})
    if name in others:
        raise TableProblem("name-taken", {"given": name})


def check_nonce(nonce: str | None) -> str:
    """What a seat has for a nonce, given now or later."""
    if nonce is None:
        return NO_NONCE
    if not nonce or len(nonce) > LONGEST_NONCE or not nonce.isprintable():
        raise TableProblem("nonce", {"most": LONGEST_NONCE})
    return nonce
