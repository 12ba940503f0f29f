"""A match: a state and the record of how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, overload

from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.event import Event, Listener
from cheeseboard.core.game import Game
from cheeseboard.core.law import Law
from cheeseboard.core.moment import EVERYONE, Ask, Chance, Over
from cheeseboard.core.option import Options
from cheeseboard.core.record import CHANCE, HIDDEN, Entry, Record, Result, write
from cheeseboard.core.refusal import Problem, Refusal, Refused
from cheeseboard.core.rng import Rng
from cheeseboard.core.show import SHOWER, Picture
from cheeseboard.core.source import Fair, Source, Withheld
from cheeseboard.core.state import State
from cheeseboard.core.words import Message, named

LONGEST_NAME: Final = 40


class Step(NamedTuple):
    """One step of a match: chance (no seat) or a seat's action."""

    seat: int | None
    text: str  # the outcome or the action in notation
    number: int  # the outcome or the action's id
    seen: int  # the seats that may know it
    sealed: bool  # an answer that the others learn only when all are in
    last: bool  # the sealed answer that the others waited for

    @property
    def hidden(self) -> bool:
        """Sealed, with others still to answer: at the end of a match's steps nobody else has learned it."""
        return self.sealed and not self.last


class Told(NamedTuple):
    """An event and the number of the step that brought it about."""

    step: int
    event: Event


class Log(Listener):
    """Keeps what it hears until somebody asks."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def drain(self) -> list[Event]:
        heard, self.heard = self.heard, []
        return heard


class Match:
    """A game being played at a table: `act` and `settle` go forward, `undo` back, `record` puts it on paper."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        source: Source,
        names: Sequence[str] = (),
        start: State | None = None,
        like: Match | None = None,
    ) -> None:
        """A match before its first step; or one that stands where another does, which knows all this to be right."""
        self.game: Final = game
        self.options: Final = options
        self.start: Final = start  # where it begins, if that is not where every match of the game does
        self.source: Final = source
        if like is not None:
            self.names: tuple[str, ...] = like.names
            self.table: ActionTable = like.table
            self.steps: list[Step] = like.steps[:]
            self.chances: int = like.chances  # how many of them are chance
            self.told: list[Told] = like.told[:]
            self.orders: dict[int, str] = like.orders.copy()  # what seats have said in advance; nobody else's business
            self.state: State = like.state.copy()
            self.state.listener = Log()
            return
        source.check_seats(seats)
        self.names = check_names(names, seats)
        self.table = game.table(options)
        self.steps = []
        self.chances = 0
        self.told = []
        self.orders = {}
        self.state = self.first_state(seats)

    def first_state(self, seats: int) -> State:
        state = self.game.start(seats, self.options) if self.start is None else self.start.copy()
        state.listener = Log()
        return state

    # -- what there is to know

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        now = self.state.now
        return tuple(now.seats) if isinstance(now, Ask) else ()

    @property
    def pending(self) -> Law | None:
        """The law of the chance that is waited for."""
        now = self.state.now
        return now.law if isinstance(now, Chance) else None

    @property
    def over(self) -> bool:
        return isinstance(self.state.now, Over)

    @property
    def ending(self) -> str:
        """Why the match is over; '' while it is not."""
        return self.state.ending()

    def scores(self) -> list[int]:
        return list(self.state.scores())

    def winners(self) -> list[int]:
        """The seats that have won; nobody while the match goes on."""
        return list(self.state.winners()) if self.over else []

    @property
    def turn(self) -> int:
        """The seat that is meant where none is named: the first that owes a choice; 0 if nobody does."""
        asked = self.asked
        return asked[0] if asked else 0

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat, or whoever's turn it is, may do now."""
        return self.state.legal(self.turn if seat is None else self.check_seat(seat))

    @overload
    def why(self, seat: int, action: Action | str, /) -> Refusal | None: ...

    @overload
    def why(self, action: Action | str, /) -> Refusal | None: ...

    def why(self, first: int | Action | str, second: Action | str | None = None, /) -> Refusal | None:
        """Why the seat, or whoever's turn it is, may not do this now; None if it may."""
        seat, action = self.meant(first, second)
        found = self.find(action)
        if found is None:
            return Refusal("unknown-action", "", {"given": str(action), "game": self.game.name})
        refusal = self.state.refusal(self.check_seat(seat), found)
        return None if refusal is None else refusal.naming(self.names)

    def meant(self, first: int | Action | str, second: Action | str | None) -> tuple[int, Action | str]:
        """A seat and an action, of which the seat may be left out."""
        if second is None:
            return self.turn, str(first) if isinstance(first, int) else first
        if not isinstance(first, int):
            raise Problem("seat-unknown", {"given": str(first), "last": self.seats - 1})
        return first, second

    def find(self, action: Action | str) -> Action | None:
        """The action of this match's table that was meant."""
        return self.table.find(action if isinstance(action, str) else action.notation)

    def view(self, seat: int | None) -> object:
        """What a seat, or for None a spectator, sees."""
        self.check_reader(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int | None) -> list[Told]:
        """What a seat, or for None a spectator, has been told so far."""
        self.check_reader(seat)
        return [told for told in self.told if self.over or sees(told.event.seen, seat)]

    def tell(self, event: Event, language: str = "en") -> str:
        """An event as a sentence about the players of this match."""
        return Message(self.game.name, event.key, named(event.facts(), self.names)).text(language)

    def describe(self, action: Action, language: str = "en") -> str:
        """What an action does, as words for a list of choices."""
        return Message(self.game.name, action.key, named(action.facts(), self.names)).text(language)

    def imagine(self, seat: int, rng: Rng) -> State:
        """A world that the seat holds possible, for a bot to think in."""
        return self.state.imagine(self.check_seat(seat), rng)

    def check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Problem("seat-unknown", {"given": str(seat), "last": self.seats - 1})
        return seat

    def check_reader(self, seat: int | None) -> None:
        """A seat of this match, or None for a spectator."""
        if seat is not None:
            self.check_seat(seat)

    # -- forward

    @overload
    def act(self, seat: int, action: Action | str, /) -> None: ...

    @overload
    def act(self, action: Action | str, /) -> None: ...

    def act(self, first: int | Action | str, second: Action | str | None = None, /) -> None:
        """The seat, or whoever's turn it is, makes its choice; then chance comes, if it is not settled by hand.

        Refused says why not.
        """
        seat, action = self.meant(first, second)
        refusal = self.why(seat, action)
        found = self.find(action)
        if refusal is not None or found is None:
            raise Refused(refusal or Refusal("unknown-action"))
        self.play(seat, found)
        self.advance()

    def settle(self, outcome: int | str) -> None:
        """Chance brings this, told by hand: an outcome or its notation."""
        now = self.state.now
        if not isinstance(now, Chance):
            raise Refused(Refusal("no-chance"))
        if self.source.outcome(self.chances, now.law) is not None:
            raise Refused(Refusal("chance-not-manual"))
        if isinstance(self.source, Withheld):
            raise Refused(Refusal("chance-withheld"))
        self.bring(now, parse_outcome(now.law, outcome))
        self.advance()

    def order(self, seat: int, order: str | None) -> None:
        """Leave the seat's answers to a standing order of the game, from now on or until it is taken back by None."""
        if order is None:
            self.orders.pop(self.check_seat(seat), None)
            return
        if order not in self.game.orders:
            expected = ", ".join(self.game.orders) or "-"
            raise Problem("order-unknown", {"given": order, "game": self.game.name, "expected": expected})
        self.orders[self.check_seat(seat)] = order
        self.advance()

    def advance(self) -> None:
        """Let chance come and standing orders answer, until somebody has to be asked."""
        while self.bring_chance() or self.obey_orders():
            pass

    def bring_chance(self) -> bool:
        """Whether chance was waited for and has come."""
        now = self.state.now
        if not isinstance(now, Chance):
            return False
        outcome = self.source.outcome(self.chances, now.law)
        if outcome is None:
            return False
        self.bring(now, outcome)
        return True

    def obey_orders(self) -> bool:
        """Whether a seat that owes a choice had left it to a standing order."""
        for seat in self.asked:
            if seat in self.orders:
                action = self.state.answer(seat, self.orders[seat])
                if action is not None:
                    self.play(seat, action)
                    return True
        return False

    def play(self, seat: int, action: Action) -> None:
        now = self.state.now
        assert isinstance(now, Ask)
        self.state.play(seat, action)
        self.keep(Step(seat, action.notation, action.id, EVERYONE, now.sealed, now.mask == 1 << seat))

    def bring(self, now: Chance, outcome: int) -> None:
        self.state.settle(outcome)
        self.keep(Step(None, now.law.notation(outcome), outcome, now.seen, False, False))

    def keep(self, step: Step) -> None:
        log = self.state.listener
        assert isinstance(log, Log)
        self.told += [Told(len(self.steps), event) for event in log.drain()]
        self.steps.append(step)
        self.chances += step.seat is None

    # -- back

    def undo(self, seat: int) -> Action:
        """Take back the seat's last choice, if the seat has learned nothing since; Refused says why not.

        A standing order of the seat is taken back too: it would only choose the same again.
        """
        index = self.undoable(self.check_seat(seat))
        if isinstance(index, Refusal):
            raise Refused(index.naming(self.names))
        undone = self.table.actions[self.steps[index].number]
        self.orders.pop(seat, None)
        self.rebuild(self.steps[:index] + self.steps[index + 1 :])
        return undone

    def undoable(self, seat: int) -> int | Refusal:
        """The number of the step that `undo` would take back, or why it would not."""
        if not self.has_chosen(seat):
            return Refusal("undo-nothing")
        if self.over:  # the record of a finished match reveals what would have come
            return Refusal("undo-over")
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat is None:
                return Refusal("undo-chance")
            if step.seat == seat:
                answered_others = step.sealed and step.last and index > 0 and self.steps[index - 1].hidden
                return Refusal("undo-revealed") if answered_others else index
            if not step.hidden:
                return Refusal("undo-others", "", {"player": step.seat})
        raise AssertionError("the seat has made a choice")

    def has_chosen(self, seat: int) -> bool:
        for index in range(len(self.steps) - 1, -1, -1):  # it is usually among the last
            if self.steps[index].seat == seat:
                return True
        return False

    def outcomes(self) -> tuple[str, ...]:
        """All that chance has brought, in notation: `cb.Recorded(match.outcomes())` brings it again."""
        return tuple([step.text for step in self.steps if step.seat is None])

    def rebuild(self, steps: list[Step]) -> None:
        """Play these steps from the start."""
        self.state = self.first_state(self.seats)
        self.steps = []
        self.chances = 0
        self.told = []
        for step in steps:
            self.forward(step)

    def forward(self, step: Step) -> None:
        """Play one step as it was played before."""
        now = self.state.now
        if step.seat is not None:
            self.play(step.seat, self.table.actions[step.number])
        elif isinstance(now, Chance):
            self.bring(now, step.number)

    def replay(self, steps: int) -> Match:
        """The match as it was after so many steps."""
        earlier = self.anew(self.source)
        earlier.rebuild(self.steps[:steps])
        return earlier

    def rewound(self, steps: int) -> Match:
        """The match as it was after so many steps, to be played on: fair chances that came since do not come again.

        Nobody can play for dice that were seen already. Standing orders are taken back.
        """
        chances = sum([step.seat is None for step in self.steps[:steps]])
        source = self.source.skipping(chances, self.chances) if isinstance(self.source, Fair) else self.source
        earlier = self.anew(source)
        earlier.rebuild(self.steps[:steps])
        return earlier

    def anew(self, source: Source) -> Match:
        """The same match before its first step."""
        return Match(self.game, self.seats, self.options, source, self.names, self.start)

    def copy(self) -> Match:
        """An independent match that stands where this one does."""
        return Match(self.game, self.seats, self.options, self.source, self.names, self.start, like=self)

    # -- as a picture

    def show(self, seat: int | None = None, language: str = "en") -> Picture:
        """The table as a seat, or for None a spectator, sees it: a drawing in a notebook, text in a terminal."""
        self.check_reader(seat)
        return SHOWER.painter.picture(self, seat, language)

    def __repr__(self) -> str:
        return repr(self.show())

    def _repr_html_(self) -> str:
        return self.show()._repr_html_()

    # -- on paper

    def record(self) -> str:
        """Everything, secrets included: for whoever keeps the match."""
        return write(self.as_record([Entry(who(step), step.text) for step in self.steps], True))

    def record_for(self, seat: int | None) -> str:
        """What a seat, or for None a spectator, may have of the record; everything once the match is over."""
        self.check_reader(seat)
        if self.over:
            return self.record()
        pending = len(self.steps)
        while pending and self.steps[pending - 1].hidden:
            pending -= 1
        entries = []
        for index, step in enumerate(self.steps):
            seen = sees(step.seen, seat) and (index < pending or step.seat == seat)
            entries.append(Entry(who(step), step.text if seen else HIDDEN))
        return write(self.as_record(entries, False))

    def as_record(self, entries: list[Entry], secrets_too: bool) -> Record:
        chance = self.source.stored(secrets_too)
        rules = self.game.rules
        position = None
        if self.start is not None:  # it shows everybody's hand
            position = repr(self.start) if secrets_too else HIDDEN
        return Record(self.game.name, rules, self.options, self.names, chance, tuple(entries), self.result(), position)

    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(tuple(self.scores()), tuple(self.winners()), self.ending)


def who(step: Step) -> int | str:
    return CHANCE if step.seat is None else step.seat


def sees(seen: int, seat: int | None) -> bool:
    """Whether a seat, or for None a spectator, is among those who may know."""
    return seen == EVERYONE or (seat is not None and bool(seen >> seat & 1))


def parse_outcome(law: Law, outcome: int | str) -> int:
    """An outcome that the law allows, from itself or its notation."""
    if isinstance(outcome, str):
        try:
            return law.parse(outcome)
        except ValueError as error:
            raise Refused(Refusal("outcome", "", {"given": outcome, "expected": str(error)})) from None
    known = isinstance(outcome, int) and not isinstance(outcome, bool) and 0 <= outcome < int(law.size)
    if not known or not law.weight(outcome):
        raise Refused(Refusal("outcome", "", {"given": str(outcome), "expected": law.expected()}))
    return outcome


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for every seat; '' for one without."""
    if not names:
        return ("",) * seats
    if len(names) != seats:
        raise Problem("names-number", {"given": len(names), "seats": seats})
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not (name.isprintable() and name == name.strip()):
            raise Problem("name", {"given": str(name)[:LONGEST_NAME], "most": LONGEST_NAME})
    return tuple(names)
