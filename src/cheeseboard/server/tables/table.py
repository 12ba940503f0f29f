"""A table as it stands: its head and its journal, folded entry by entry. `commands` makes the entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from cheeseboard.core.fair import commitment
from cheeseboard.core.match import Match, Step, parse_outcome
from cheeseboard.core.moment import Chance
from cheeseboard.core.refusal import Problem, Refusal, Refused
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import requests, tenure
from cheeseboard.server.tables.asks import Asks, renewed
from cheeseboard.server.tables.chairs import Chair, chair, merged
from cheeseboard.server.tables.clocks import Clocks
from cheeseboard.server.tables.entries import (
    Acted,
    Agreed,
    AskedBack,
    AskedCover,
    CameBack,
    Closed,
    Declined,
    Entry,
    Excused,
    HandedOver,
    Merged,
    Ordered,
    Started,
    Steps,
    StoodIn,
    TimedOut,
    Undone,
)
from cheeseboard.server.tables.head import Head, opening
from cheeseboard.server.tables.lessons import chance_of
from cheeseboard.server.tables.problem import Broken, TableProblem
from cheeseboard.server.tables.requests import Back, Cover, Request


class Table:
    """`fold` is the only way forward; it draws no chance. Its `match` is for reading."""

    def __init__(self, head: Head, secret: bytes, chairs: list[Chair] | None = None) -> None:
        self.head: Final = head
        self.secret: Final = secret
        self.revision = 0
        self.at = 0  # when the last entry came; time does not go back where two machines disagree about it
        self.begun: Match | None = None
        self.closed = ""  # why the match will not be finished
        self.chairs: list[Chair] = [chair(seating) for seating in head.seats] if chairs is None else chairs
        self.sat: list[Chair] = self.chairs[:]  # who sat there when the match began: results are theirs
        self.tenures = [tenure.begun(each) for each in self.sat]  # who has played each seat since when
        self.handed: set[int] = set()  # seats that were handed to somebody else
        self.asks: Asks = {}
        self.clocks: Final = Clocks(head.clock, len(head.seats))
        self.excused = 0  # until when the time in which nothing could be saved was given back
        self.request: Request | None = None
        self.stand_ins: set[int] = set()  # seats of persons that a bot has played for a while
        self.rewinds = 0
        self.acted = [0] * len(head.seats)  # by seat: the steps there were when its person last did something
        self.changed_from = [0]  # by revision: the first step that its entry brought, took away or told otherwise
        self.drafted: tuple[Entry, Match] | None = None  # what a command has just played, to find out what it brings
        self.played: Match | None = None  # the same, where that has happened

    @classmethod
    def begin(cls, head: Head, secret: bytes, entries: Iterable[Entry] = ()) -> Table:
        """The table after these entries. Broken if it cannot be played by this code."""
        try:
            game = find_game(head.game)
        except Problem as problem:
            raise Broken("broken-game", 0, {"given": head.game}) from problem
        try:
            game.as_of(head.rules)
        except Problem as problem:
            raise Broken("broken-rules", 0, problem.facts) from problem
        if commitment(secret) != head.commitment:
            raise Broken("broken-secret", 0)
        table = cls(head, secret)
        for entry in entries:
            table.fold(entry)
        return table

    def copy(self) -> Table:
        """A table that stands where this one does, and goes on without it."""
        twin = self.beside()
        twin.begun = None if self.begun is None else self.begun.copy()
        return twin

    def after(self, entry: Entry) -> Table:
        """A table where the entry has happened too; what a command has played to make it is not played again."""
        drafted, self.drafted = self.drafted, None
        if drafted is None or drafted[0] is not entry:
            twin = self.copy()
        else:
            twin = self.beside()
            twin.begun, twin.played = self.begun, drafted[1]
        twin.fold(entry)
        return twin

    def beside(self) -> Table:
        """A table that stands where this one does, still without its match."""
        twin = Table(self.head, self.secret, self.chairs[:])
        twin.revision = self.revision
        twin.at = self.at
        twin.closed = self.closed
        twin.asks = dict(self.asks)
        twin.clocks.stand_as(self.clocks)
        twin.excused = self.excused
        twin.request = self.request
        twin.stand_ins = set(self.stand_ins)
        twin.sat = self.sat[:]
        twin.tenures = [each[:] for each in self.tenures]
        twin.handed = set(self.handed)
        twin.rewinds = self.rewinds
        twin.acted = self.acted[:]
        twin.changed_from = self.changed_from[:]
        return twin

    # -- what there is to know

    @property
    def match(self) -> Match:
        """The match; TableProblem before it has begun."""
        if self.begun is None:
            raise TableProblem("not-begun")
        return self.begun

    @property
    def status(self) -> str:
        """gathering, playing, over or closed."""
        if self.closed:
            return "closed"
        if self.begun is None:
            return "gathering"
        return "over" if self.begun.over else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called now; '' for bots."""
        return tuple([chair.name for chair in self.chairs])

    def seats_of(self, person: PersonId) -> list[int]:
        """The seats that are this person's, whoever plays them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.owner == person]

    def voters(self) -> set[PersonId]:
        """The persons who play now, and without whom nothing is taken back. Nobody's own bot has a say in that."""
        return {chair.player for chair in self.chairs if chair.player is not None and chair.bot_of is None}

    def wanted(self) -> set[PersonId]:
        """The persons who have yet to say whether they agree to what is asked for."""
        match self.request:
            case Back(agreed=agreed):
                return self.voters() - agreed
            case Cover(of=of, agreed=agreed):
                return (self.voters() & of) - agreed
        return set()

    def thinking(self) -> list[int]:
        """The seats that owe a choice and are played by bots."""
        return [seat for seat in self.asks if self.chairs[seat].bot is not None]

    def deadlines(self) -> dict[int, int]:
        """When the time of each seat that has its clock running is up."""
        found = {seat: self.clocks.deadline(seat) for seat in self.clocks.running}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}

    def next_deadline(self) -> int | None:
        """When the first of them is up."""
        return min(self.deadlines().values(), default=None)

    def due(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, deadline in self.deadlines().items() if deadline <= now]

    def changed_since(self, revision: int) -> int:
        """The first step that is not told as it was at that revision. The end tells everything anew, hands open."""
        if self.begun is None or (self.begun.over and revision < self.revision):
            return 0
        return min(self.changed_from[revision + 1 :], default=len(self.begun.steps))

    # -- forward

    def fold(self, entry: Entry) -> None:
        """Let what the entry tells happen. Broken if it does not fit; the table is then not to be used any more."""
        self.at = max(self.at, entry.at)
        self.revision += 1
        try:
            self.changed_from.append(self.happen(entry))
        except (IndexError, Problem) as error:
            if isinstance(error, Broken):
                raise
            because = error.code if isinstance(error, Problem) else "seat"
            raise Broken("broken-step", self.revision, {"because": because}) from error

    def happen(self, entry: Entry) -> int:
        """Let it happen; the first step that is not as it was."""
        first = 0 if self.begun is None else len(self.begun.steps)
        match entry:
            case Started():
                self.start(entry)
            case Acted(by=by, steps=((int(seat), _), *_)) if self.chairs[seat].player == by:
                self.acted[seat] = first + 1
                self.take(entry.steps)
            case Acted():
                self.take(entry.steps)
            case Ordered(seat=seat, order=order):
                self.acted[seat] = first
                self.set_order(seat, order)
                self.take(entry.steps)
            case Undone(seat=seat, step=step):
                self.undo(seat, step)
                first = step
            case AskedBack(seat=seat, step=step, by=by, granted=granted):
                self.request = Back(seat, step, frozenset({by}), self.revision, self.at)
                first = self.grant(entry.steps) if granted else first
            case AskedCover(seat=seat, person=person, level=level, of=of, by=by, granted=granted):
                self.request = Cover(seat, person, level, frozenset(of), frozenset({by}), self.revision, self.at)
                first = self.grant(entry.steps) if granted else first
            case Agreed(by=by, granted=granted):
                self.request = replace(self.requested(), agreed=self.requested().agreed | {by})
                first = self.grant(entry.steps) if granted else first
            case Declined():
                self.request = None
            case StoodIn(seat=seat, level=level) | TimedOut(seat=seat, level=level):
                self.stand_in(seat, level)
            case Excused(away=away, since=since):
                self.clocks.excuse(away, since)
                self.excused = since
            case CameBack(seat=seat):
                self.play_in_person(seat, self.chairs[seat])
            case HandedOver(seat=seat, person=person, name=name):
                self.play_in_person(seat, Chair(person, name, None, False))
                self.handed.add(seat)
                self.acted[seat] = 0
                first = 0  # all that was told of the seat is told of the new name
            case Merged(person=person, into=into):
                self.merge(person, into)
            case Closed(reason=reason):
                self.close(reason)
        return first

    def start(self, entry: Started) -> None:
        if self.begun is not None:
            raise TableProblem("has-begun")
        self.begun = opening(self.head, chance_of(self.head, entry.nonces, self.secret), entry.names)
        self.take(entry.steps)

    def take(self, steps: Steps) -> None:
        """Make the steps of an entry."""
        match = self.match
        first = len(match.steps)
        if self.played is not None:
            match = self.begun = self.played
            self.played = None
        else:
            for who, what in steps:
                take_step(match, who, what)
        made = match.steps[first:]
        for step in made:
            if step.seat is not None:
                self.clocks.answered(step.seat, self.at)
        if match.over:  # the end reveals what would have come: nobody goes back behind it
            self.request = None
        self.ask(made)

    def ask(self, steps: list[Step], resumed: int | None = None) -> None:
        """Questions and clocks after these steps were made, or taken back by the seat that resumes its question."""
        before = self.asks
        self.asks = renewed(before, self.match.asked, steps, self.revision)
        for seat in [*self.clocks.running]:
            if self.asks.get(seat) != before.get(seat):
                self.clocks.stop(seat, self.at)
        for seat in self.asks:
            if self.chairs[seat].player is not None and seat not in self.clocks.running:
                self.clocks.run(seat, self.at, fresh=seat != resumed)
        if isinstance(self.request, Cover) and not self.waits_for(self.request.person):
            self.request = None  # they have come

    def set_order(self, seat: int, order: str | None) -> None:
        """Only kept: what it answers comes as steps."""
        if order is None:
            self.match.orders.pop(seat, None)
        else:
            self.match.orders[seat] = order

    def undo(self, seat: int, step: int) -> None:
        """The seat's last choice, which is this step, is taken back."""
        match = self.match
        if match.undoable(seat) != step:
            raise TableProblem("not-undoable")
        undone = match.steps[step]
        match.undo(seat)
        self.acted = [steps - (steps > step) for steps in self.acted]
        self.tenures = [tenure.undone(each, step) for each in self.tenures]
        self.clocks.taken_back(seat, self.at)
        if isinstance(self.request, Back) and self.request.step > step:
            self.request = None
        self.ask([undone], resumed=seat)

    def grant(self, steps: Steps) -> int:
        """Everybody has agreed to what was asked for; the first step that is not as it was."""
        request = self.requested()
        if isinstance(request, Back):
            self.rewind(request.step, steps)
            return request.step
        for seat in self.seats_of(request.person):
            if self.chairs[seat].bot is None:
                self.stand_in(seat, request.level)
        return len(self.match.steps)

    def rewind(self, first: int, steps: Steps) -> None:
        """Go back to where so many steps had been made, and on by these."""
        self.begun = self.match.rewound(first)
        self.request = None
        self.rewinds += 1
        self.acted = [min(steps, first) for steps in self.acted]
        self.tenures = [tenure.rewound(each, first) for each in self.tenures]
        self.clocks.rewind([sum([step.seat == seat for step in self.begun.steps]) for seat in range(self.begun.seats)])
        self.asks = {}
        self.take(steps)

    def requested(self) -> Request:
        """What was asked for; TableProblem if nothing was."""
        if self.request is None:
            raise TableProblem("back-not-asked")
        return self.request

    def waits_for(self, person: PersonId) -> bool:
        """Whether the person owes a choice."""
        return any(self.chairs[seat].player == person for seat in self.asks)

    def stand_in(self, seat: int, level: str) -> None:
        self.sit_down(seat, replace(self.chairs[seat], bot=level))
        self.stand_ins.add(seat)
        self.match.orders.pop(seat, None)
        self.clocks.stop(seat, self.at)
        self.request = None  # who has to agree is not the same any more

    def play_in_person(self, seat: int, chair: Chair) -> None:
        self.sit_down(seat, replace(chair, bot=None))
        self.request = None
        self.clocks.stop(seat, self.at)
        if seat in self.asks:
            self.clocks.run(seat, self.at, fresh=True)

    def sit_down(self, seat: int, chair: Chair) -> None:
        """Somebody else plays the seat from now on."""
        self.chairs[seat] = chair
        self.tenures[seat].append(tenure.tenure(chair, len(self.match.steps)))

    def merge(self, person: PersonId, into: PersonId) -> None:
        """What is a guest's is an account's from now on; names stay as they are."""
        self.chairs = [merged(chair, person, into) for chair in self.chairs]
        self.sat = [merged(chair, person, into) for chair in self.sat]
        if self.request is not None:
            self.request = requests.merged(self.request, person, into)

    def close(self, reason: str) -> None:
        self.closed = reason
        self.request = None
        self.asks = {}
        for seat in [*self.clocks.running]:
            self.clocks.stop(seat, self.at)


def take_step(match: Match, who: int | str, what: str) -> None:
    """Make one step as it is written. Problem if the rules do not allow it here."""
    now = match.state.now
    if isinstance(who, str):
        if not isinstance(now, Chance):
            raise Refused(Refusal("no-chance"))
        match.bring(now, parse_outcome(now.law, what))
        return
    refusal = match.why(who, what)
    action = match.find(what)
    if refusal is not None or action is None:
        raise Refused(refusal or Refusal("unknown-action"))
    match.play(who, action)
