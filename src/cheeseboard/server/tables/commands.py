"""What people, bots and the passing of time do at a table. A command gives the entry that tells of it, not yet folded.

A command leaves the table as it is: whoever loses the race for the next revision has nothing to take back. It may keep
beside it what it has played, so that `Table.after` need not play it again.
"""

from __future__ import annotations

from typing import Literal

from cheeseboard.bots.levels import find_level
from cheeseboard.core.match import Match, Step
from cheeseboard.core.record import CHANCE
from cheeseboard.core.refusal import Refusal, Refused
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.absence import Patience, There, absent
from cheeseboard.server.tables.chairs import Chair
from cheeseboard.server.tables.clocks import SECOND, NoClock
from cheeseboard.server.tables.entries import (
    Acted,
    Agreed,
    AskedBack,
    AskedCover,
    CameBack,
    Closed,
    Declined,
    Excused,
    HandedOver,
    Ordered,
    Started,
    Steps,
    StoodIn,
    TimedOut,
    Undone,
)
from cheeseboard.server.tables.gathering import check_name, check_ready
from cheeseboard.server.tables.head import game_of, opening
from cheeseboard.server.tables.lessons import chance_of, check_led, others_answer
from cheeseboard.server.tables.problem import Stale, TableProblem
from cheeseboard.server.tables.rating import counts
from cheeseboard.server.tables.requests import Back, Cover
from cheeseboard.server.tables.seating import nonce, record_names
from cheeseboard.server.tables.table import Table


def start(table: Table, by: PersonId, at: int) -> Started:
    """Whoever has set up the table lets the match begin."""
    if table.status != "gathering":
        raise TableProblem("has-begun")
    check_ready(table.head, by)
    nonces = tuple([nonce(seating) for seating in table.head.seats])
    names = record_names(table.head.seats)
    draft = opening(table.head, chance_of(table.head, nonces, table.secret), names)
    draft.advance()
    others_answer(table.head, draft)
    return Started(at=at, nonces=nonces, names=names, steps=written(draft.steps))


def act(table: Table, by: str, seat: int, ask: int, action: str, at: int) -> Acted:
    """The seat answers its question `ask`. Stale if that is not asked any more; Refused if the rules are against it."""
    check_player(table, by, seat)
    if table.asks.get(seat) != ask:  # also where the choice itself has ended the match, and is sent again
        raise Stale(table.asks.get(seat))
    draft = table.match.copy()
    draft.act(seat, action)
    if table.chairs[seat].bot is None:
        check_led(table.head, table.match, action)
    others_answer(table.head, draft)
    entry = Acted(at=at, by=by, steps=brought(table, draft))
    table.drafted = entry, draft
    return entry


def order(table: Table, by: str, seat: int, standing: str | None, at: int) -> Ordered:
    """The seat leaves its answers to a standing order, or takes it back."""
    may_play(table, by, seat)
    check_led(table.head, table.match, None)
    draft = table.match.copy()
    draft.order(seat, standing)
    return Ordered(at=at, by=by, seat=seat, order=standing, steps=brought(table, draft))


def undo(table: Table, by: PersonId, seat: int, at: int) -> Undone:
    """The seat takes back its last choice, if it has learned nothing since."""
    may_play(table, by, seat)
    step = table.match.undoable(seat)
    if isinstance(step, Refusal):
        raise Refused(step.naming(table.names))
    return Undone(at=at, by=by, seat=seat, step=step)


# -- further back, if all agree


def ask_back(table: Table, by: PersonId, seat: int, step: int, at: int) -> AskedBack:
    """Ask everybody to go back to where so many steps had been made. With nobody to ask it is granted at once."""
    may_play(table, by, seat)
    may_vote(table, by)
    may_ask(table)
    check_back(table)
    last = len(table.match.steps) - 1
    if not 0 <= step <= last:
        raise TableProblem("step-unknown", {"given": step, "last": last})
    granted = table.voters() == {by}
    return AskedBack(at=at, by=by, seat=seat, step=step, granted=granted, steps=afresh(table, step, granted))


def check_back(table: Table) -> None:
    """TableProblem in a rated match: luck would be tried until it is good, and all would have to agree to that."""
    if counts(table):
        raise TableProblem("back-rated")


def may_ask(table: Table) -> None:
    """TableProblem while the persons are asked for something else."""
    match table.request:
        case Back(seat=asking):
            raise TableProblem("back-asked", {"player": table.names[asking]})
        case Cover(seat=asking):
            raise TableProblem("cover-asked", {"player": table.names[asking]})


def agree(table: Table, by: PersonId, at: int, there: There | None = None) -> Agreed:
    """A person agrees to what is asked for, and when the last has agreed, it is done.

    No bot plays for somebody who is `there` again.
    """
    may_vote(table, by)
    request = table.requested()
    if by in request.agreed:
        raise TableProblem("back-agreed")
    if isinstance(request, Back):
        check_back(table)
        granted = table.wanted() <= {by}
        return Agreed(at=at, by=by, granted=granted, steps=afresh(table, request.step, granted))
    if there is not None and there.get(request.person, 0) > at:
        raise TableProblem("is-here")
    return Agreed(at=at, by=by, granted=table.wanted() <= {by})


def decline(table: Table, by: PersonId, at: int) -> Declined:
    """A person does not agree; who has asked takes the request back."""
    may_vote(table, by)
    table.requested()
    return Declined(at=at, by=by)


# -- who plays


def stand_in(
    table: Table, by: PersonId, seat: int, level: str, reason: Literal["left", "chosen"], at: int
) -> StoodIn:
    """A person leaves a seat to a bot."""
    may_play(table, by, seat)
    find_level(game_of(table.head), level)
    return StoodIn(at=at, by=by, seat=seat, level=level, reason=reason)


def ask_cover(
    table: Table, by: PersonId, seat: int, level: str, at: int, there: There, patience: Patience
) -> AskedCover:
    """Ask the others to let a bot play for whoever plays the seat, is waited for, and was not there for long."""
    may_vote(table, by)
    may_ask(table)
    find_level(game_of(table.head), level)
    person = table.chairs[table.match.check_seat(seat)].player
    if person is None or person == by or not table.waits_for(person):
        raise TableProblem("not-waited")
    if not isinstance(table.head.clock, NoClock):
        raise TableProblem("clock-decides")
    missed = absent(table, person, {**there, by: at + 1}, at, patience)  # whoever asks is there
    if missed is None:
        raise TableProblem("is-here")
    if missed.may > at:
        raise TableProblem("not-long-away", waiting_time(missed.may - at))
    of = tuple(sorted(missed.of | {by}))
    asking = min(own for own in table.seats_of(by) if table.chairs[own].player == by)
    return AskedCover(at=at, by=by, seat=asking, person=person, level=level, of=of, granted=of == (by,))


def waiting_time(left: int) -> dict[str, int | str]:
    """What is left to wait, rounded up: in minutes, and if it is long in hours."""
    minutes = -(-left // (60 * SECOND))
    return {"minutes": minutes, "hours": -(-minutes // 60) if minutes > 120 else 0}


def come_back(table: Table, by: PersonId, seat: int, at: int) -> CameBack:
    """A person takes the seat over from the bot that has stood in."""
    if own_chair(table, by, seat).bot is None:
        raise TableProblem("not-away")
    if table.clocks.used_up(seat):
        raise TableProblem("time-used-up")
    return CameBack(at=at, by=by, seat=seat)


def hand_over(table: Table, by: PersonId, seat: int, person: PersonId, name: str, at: int) -> HandedOver:
    """A person leaves a seat to another who has none: two hands in one head would be one too many."""
    own_chair(table, by, seat)
    if table.seats_of(person):
        raise TableProblem("already-seated")
    if table.clocks.used_up(seat):
        raise TableProblem("time-used-up")
    check_name(name, [chair.name for other, chair in enumerate(table.chairs) if other != seat])
    return HandedOver(at=at, by=by, seat=seat, person=person, name=name)


def time_out(table: Table, seat: int, at: int) -> TimedOut:
    """The seat's time is up: the bot that was chosen for that plays on."""
    playing(table)
    if seat not in table.due(at):
        raise TableProblem("time-left")
    return TimedOut(at=at, seat=seat, level=table.head.stand_in)


def excuse(table: Table, away: int, since: int, at: int) -> Excused:
    """Nothing could be saved from `away` to `since`. TableProblem if nobody here has lost time by that."""
    playing(table)
    seats = table.clocks.running
    if table.excused >= since or not any(table.clocks.owed(seat, away, since) > 0 for seat in seats):
        raise TableProblem("time-left")
    return Excused(at=at, away=away, since=since)


def close(table: Table, by: PersonId | None, reason: Literal["given-up", "abandoned"], at: int) -> Closed:
    """End the table without a result: by the last person who plays, by whoever set it up, or for None by the server."""
    if table.status not in ("gathering", "playing"):
        raise TableProblem(f"is-{table.status}")
    if table.status == "gathering" and by is not None and by != table.head.creator:
        raise TableProblem("creator-only")
    if table.status == "playing" and by is not None and table.voters() != {by}:
        raise TableProblem("others-play")
    return Closed(at=at, by=by, reason=reason)


# -- who may


def playing(table: Table) -> None:
    """TableProblem if no match is going on."""
    status = table.status
    if status != "playing":
        raise TableProblem("not-begun" if status == "gathering" else f"is-{status}")


def own_chair(table: Table, by: str, seat: int) -> Chair:
    """The seat, if it is this person's."""
    playing(table)
    chair = table.chairs[table.match.check_seat(seat)]
    if chair.owner is None or chair.owner != by:
        raise TableProblem("not-your-seat")
    return chair


def may_play(table: Table, by: str, seat: int) -> None:
    """TableProblem unless a match goes on, and it is this person or bot that plays the seat now."""
    playing(table)
    check_player(table, by, seat)


def check_player(table: Table, by: str, seat: int) -> None:
    """TableProblem unless it is this person or bot that plays the seat."""
    chair = table.chairs[table.match.check_seat(seat)]
    if chair.by != by:
        raise TableProblem("away" if chair.owner == by else "not-your-seat")


def may_vote(table: Table, by: str) -> None:
    """TableProblem unless this person plays here now."""
    playing(table)
    if by not in table.voters():
        bots = [chair.owner for chair in table.chairs if chair.bot_of is not None]
        raise TableProblem("people-only" if by in bots else "not-your-seat")


# -- what comes of it


def written(steps: list[Step]) -> Steps:
    """Steps as an entry has them."""
    return tuple([(CHANCE if step.seat is None else step.seat, step.text) for step in steps])


def brought(table: Table, draft: Match) -> Steps:
    """What the draft has more than the table."""
    return written(draft.steps[len(table.match.steps) :])


def afresh(table: Table, step: int, granted: bool) -> Steps:
    """The chances that come at once where the match goes back to."""
    if not granted:
        return ()
    draft = table.match.rewound(step)
    draft.advance()
    others_answer(table.head, draft)
    return written(draft.steps[step:])
