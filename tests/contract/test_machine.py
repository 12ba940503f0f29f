"""Whatever is done to a match through its public face, in whatever order, the match stays whole."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import cheeseboard as cb
from cheeseboard.core.fair import SECRET_BYTES
from cheeseboard.core.match import sees
from cheeseboard.registry import games
from tests.contract.match_checks import everything
from tests.contract.table import Table

TABLES = [[Table(game, seats, options) for seats, options in game.tables()] for game in games().values()]
A_TABLE = st.sampled_from(TABLES).flatmap(st.sampled_from)  # every game as often, whatever its number of options
NUMBERS = st.integers(0, (1 << 62) - 1)
SEATS = st.integers(0, 5)


def fair(seed: int, seats: int) -> cb.Fair:
    """Fair dice that fall the same for the same seed, so that an example is the same when it is tried again."""
    return cb.Fair(tuple(f"{seed}-{seat}" for seat in range(seats)), seed.to_bytes(SECRET_BYTES, "big"))


class Play(RuleBasedStateMachine):
    """Somebody who tries everything at a table."""

    @initialize(table=A_TABLE, seed=NUMBERS, chance=st.sampled_from(["seeded", "fair", "manual"]))
    def sit_down(self, table: Table, seed: int, chance: str) -> None:
        options: dict[str, Any] = dict(table.options)
        seeded = seed if chance == "seeded" else None
        brings = fair(seed, table.seats) if chance == "fair" else chance
        self.match = cb.new(table.game.name, table.seats, seed=seeded, chance=brings, **options)
        self.manual = chance == "manual"
        self.pieces = self.match.state.pieces()

    @rule(table=A_TABLE, seed=NUMBERS)
    def begin_another(self, table: Table, seed: int) -> None:
        self.sit_down(table, seed, "seeded" if seed % 3 else "manual")

    def refuses(self, what: Any, *given: object) -> cb.Refusal:
        """The match refuses this and does not change."""
        before = everything(self.match)
        with pytest.raises(cb.Refused) as refused:
            what(*given)
        assert everything(self.match) == before
        return refused.value.refusal

    # -- choices

    @precondition(lambda self: self.match.asked)
    @rule(number=NUMBERS, written=st.booleans())
    def act(self, number: int, written: bool) -> None:
        match = self.match
        seat = match.asked[number % len(match.asked)]
        legal = match.legal(seat)
        action = legal[number // 8 % len(legal)]
        assert match.why(seat, action) is None
        steps = match.steps[:]
        match.act(seat, f" {action} " if written else action)
        assert match.steps[: len(steps)] == steps
        assert match.steps[len(steps)][:2] == (seat, str(action))
        assert all(step.seat is None for step in match.steps[len(steps) + 1 :])

    @rule(seat=SEATS, number=NUMBERS)
    def act_against_the_rules(self, seat: int, number: int) -> None:
        seat %= self.match.seats
        action = self.match.table.actions[number % len(self.match.table)]
        why = self.match.why(seat, action)
        assert (why is None) == (action in self.match.legal(seat))
        if why is not None:
            refusal = self.refuses(self.match.act, seat, str(action))
            assert (refusal.code, refusal.rule, refusal.facts) == (why.code, why.rule, why.facts)

    @rule(seat=SEATS, text=st.text(max_size=5))
    def act_nonsense(self, seat: int, text: str) -> None:
        if self.match.table.find(text) is None:
            assert self.refuses(self.match.act, seat % self.match.seats, text).code == "unknown-action"

    @rule(seat=st.sampled_from([-1, 6, 99, 1 << 70]))
    def act_from_a_seat_that_is_not_there(self, seat: int) -> None:
        before = everything(self.match)
        with pytest.raises(cb.Problem) as problem:
            self.match.act(seat, self.match.table.actions[0])
        assert problem.value.code == "seat-unknown"
        assert everything(self.match) == before

    # -- chance

    @precondition(lambda self: self.match.pending)
    @rule(number=NUMBERS, written=st.booleans())
    def settle(self, number: int, written: bool) -> None:
        law = self.match.pending
        assert law is not None
        outcome = law.pick(number % law.total)
        self.match.settle(law.notation(outcome) if written else outcome)
        assert self.match.steps[-1][:3] == (None, law.notation(outcome), outcome)

    @rule(outcome=st.integers(max_value=-1) | st.integers(1 << 20) | st.text("x ?", max_size=3))
    def settle_nonsense(self, outcome: int | str) -> None:
        code = "no-chance" if self.match.pending is None else "outcome"
        assert self.refuses(self.match.settle, outcome).code == code

    # -- back, beside, on paper

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        seat %= self.match.seats
        index = self.match.undoable(seat)
        if isinstance(index, cb.Refusal):
            assert self.refuses(self.match.undo, seat).code == index.code
            return
        steps = [step[:2] for step in self.match.steps]
        assert str(self.match.undo(seat)) == steps[index][1]
        del steps[index]
        assert [step[:2] for step in self.match.steps] == steps
        assert seat in self.match.asked

    @rule(number=NUMBERS)
    def play_on_a_copy(self, number: int) -> None:
        before = everything(self.match)
        twin = self.match.copy()
        assert everything(twin) == before
        if twin.asked:
            seat = twin.asked[number % len(twin.asked)]
            twin.act(seat, twin.legal(seat)[-1])
            assert everything(twin) != before
        assert everything(self.match) == before

    @rule()
    def save_and_load(self) -> None:
        loaded = cb.load(self.match.record())
        assert everything(loaded) == everything(self.match)
        self.match = loaded

    # -- always

    @invariant()
    def is_in_exactly_one_moment(self) -> None:
        match = self.match
        assert [bool(match.asked), match.pending is not None, match.over].count(True) == 1
        assert match.pending is None or self.manual or isinstance(match.source, cb.Manual)
        assert [seat for seat in range(match.seats) if match.legal(seat)] == list(match.asked)
        assert bool(match.winners()) == match.over == bool(match.ending)

    @invariant()
    def loses_no_piece(self) -> None:
        assert self.match.state.pieces() == self.pieces

    @invariant()
    def keeps_secrets(self) -> None:
        match = self.match
        for seat in range(match.seats):
            world = match.imagine(seat, cb.Rng(len(match.steps)))
            assert cb.to_json(match.game.view(world, seat)) == cb.to_json(match.view(seat))
            assert match.over or match.record_for(seat).count('"?"') == len(hidden_from(match, seat))

    @invariant()
    def can_be_replayed(self) -> None:
        assert self.match.replay(len(self.match.steps)).state == self.match.state


def hidden_from(match: cb.Match, seat: int) -> list[cb.Step]:
    """The others' answers that wait to be revealed, and the chances that the seat has not seen."""
    sealed = takewhile(lambda step: step.hidden, reversed(match.steps))
    unseen = [step for step in match.steps if step.seat is None and not sees(step.seen, seat)]
    return [step for step in sealed if step.seat != seat] + unseen


TestPlay = Play.TestCase
TestPlay.settings = settings(stateful_step_count=40)
