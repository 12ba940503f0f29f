"""The contract as checks of a whole match, with its record and its undo, played at random from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from cheeseboard.core.match import Match, Step, sees
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.refusal import Refused
from cheeseboard.core.rng import Rng
from cheeseboard.core.source import Manual, Seeded
from cheeseboard.core.state import State
from tests.contract.table import Table, step_match

MatchCheck = Callable[[Table, int], None]


def told(match: Match, seat: int | None) -> list[object]:
    """What a seat was told, in a form that can be compared."""
    return [(step, type(event), event.key, event.rule, event.seen, event.facts()) for step, event in match.events(seat)]


def everything(match: Match) -> tuple[object, ...]:
    """All that a match is."""
    seats = [None, *range(match.seats)]
    return match.record(), match.state, match.steps, match.chances, [told(match, seat) for seat in seats]


# -- records


def records_round_trip(table: Table, seed: int) -> None:
    """A match loaded from its record, replayed or copied is the same match and plays on in the same way."""
    match, luck = table.match(Seeded(seed)), Rng(seed, 1)
    while not match.over:
        if luck.below(100 * min(4, table.pace)) == 0:
            comes_back(table, match, luck)
        step_match(match, luck)
    comes_back(table, match, luck)
    assert match.winners()
    assert match.ending in table.game.endings


def comes_back(table: Table, match: Match, luck: Rng) -> None:
    twins = [table.load(match.record()), match.replay(len(match.steps)), match.copy()]
    assert all(everything(twin) == everything(match) for twin in twins)
    if not match.over:
        number = luck.below(1 << 30)
        played_on = []
        for twin in [match.copy(), *twins]:
            step_match(twin, Rng(number))
            played_on.append(everything(twin))
        assert all(twin == played_on[0] for twin in played_on)
        assert everything(match) != played_on[0]


def replay_goes_through_the_same_states(table: Table, seed: int) -> None:
    """`replay(n)` is the position that the match was in after n steps."""
    match, luck = table.match(Manual()), Rng(seed)
    past = [match.state.copy()]
    while not match.over:
        step_match(match, luck)
        past.append(match.state.copy())
    for number in {0, 1, len(match.steps), *(luck.below(len(past)) for _ in range(10))}:
        assert match.replay(number).state == past[number]


# -- what nobody may learn


def hidden_steps_do_not_show(table: Table, seed: int) -> None:
    """What a seat sees, hears and may read is the same whatever the steps hidden from it were."""
    match, luck = table.match(Manual()), Rng(seed)
    while not match.over:
        if luck.below(4 * table.pace) == 0:
            for seat in (None, *range(table.seats)):
                for other in other_worlds(match, seat, luck):
                    assert all_known(table, other, seat) == all_known(table, match, seat)
        step_match(match, luck)


def all_known(table: Table, match: Match, seat: int | None) -> tuple[object, ...]:
    """All that the match lets a seat, or for None a spectator, know."""
    public = (table.seen(match.state, seat), told(match, seat), match.record_for(seat), match.asked, match.scores())
    return public if seat is None else (*public, match.legal(seat), match.state.features(seat), takes_back(match, seat))


def takes_back(match: Match, seat: int) -> int | str:
    """The step that `undo` takes back, or the code of its refusal."""
    found = match.undoable(seat)
    return found if isinstance(found, int) else found.code


def other_worlds(match: Match, seat: int | None, luck: Rng) -> Iterator[Match]:
    """Matches with another step hidden from the seat and the same steps otherwise, where the rules allow that."""
    waiting = isinstance(match.state.now, Ask) and match.state.now.sealed
    share = 1 + len(match.steps) // 20
    for index, step in enumerate(match.steps):
        if luck.below(share):
            continue
        open_answer = step.seat is not None and not (waiting and unrevealed(match, index))
        if step.seat == seat or open_answer or (step.seat is None and sees(step.seen, seat)):
            continue
        if laid_open(match, index, seat):
            continue
        other = match.replay(index)
        now = other.state.now
        if isinstance(now, Chance):
            other.bring(now, now.law.draw(luck))
        elif step.seat is not None:
            other.play(step.seat, other.state.sample(step.seat, luck))
        if all(goes_on(other, later) for later in match.steps[index + 1 :]):
            yield other


LAYS_OPEN = frozenset({"event-discarded"})  # W6.3: the cards that were drawn for oneself and not played


def laid_open(match: Match, index: int, seat: int | None) -> bool:
    """Whether what the step brought, unseen by the seat, was laid before everybody later on."""
    secret, shown = set(), set()
    for step, event in match.told:
        things = [fact for fact in event.facts().values() if isinstance(fact, str) and fact.startswith("@")]
        if step == index and not sees(event.seen, seat):
            secret.update(things)
        elif step > index and event.key in LAYS_OPEN and sees(event.seen, seat):
            shown.update(things)
    return bool(secret) and secret <= shown


def unrevealed(match: Match, index: int) -> bool:
    """Whether all steps from this one on are answers to the sealed Ask that still waits."""
    return all(step.sealed and not step.last for step in match.steps[index:])


def goes_on(match: Match, step: Step) -> bool:
    """Play the step if that is possible here."""
    now = match.state.now
    if step.seat is None:
        possible = isinstance(now, Chance) and now.law.weight(step.number) > 0
    else:
        possible = match.state.refusal(step.seat, match.table.actions[step.number]) is None
    if possible:
        match.forward(step)
    return possible


# -- undo


def undo_never_crosses_information(table: Table, seed: int) -> None:
    """At one in 40 positions, for every seat: `undo` goes exactly as far as the seat has learned nothing."""
    match, luck = table.match(Manual()), Rng(seed)
    past: list[State] = []
    while not match.over:
        if luck.below(40 * min(4, table.pace)) == 0:
            for seat in range(table.seats):
                undo_is_right(table, match, past, seat, luck)
        past.append(match.state.copy())
        step_match(match, luck)
    for seat in range(table.seats):  # the end tells all
        with pytest.raises(Refused):
            match.undo(seat)


def undo_is_right(table: Table, match: Match, past: list[State], seat: int, luck: Rng) -> None:
    before = everything(match)
    index = last_untold(match, past, seat)
    twin = match.copy()
    if index is None:
        with pytest.raises(Refused) as refused:
            twin.undo(seat)
        assert refused.value.refusal.code.startswith("undo-")
        assert everything(twin) == before
        return
    action = table.actions[match.steps[index].number]
    teaches_nothing(table, past[index], seat, match.steps[index].number, luck)
    assert twin.undo(seat) is action
    as_it_was = past[index].copy()
    for step in match.steps[index + 1 :]:
        assert step.seat is not None
        as_it_was.play(step.seat, table.actions[step.number])
    assert twin.state == as_it_was
    assert table.seen(twin.state, seat) == table.seen(as_it_was, seat)
    assert everything(match) == before
    twin.act(seat, action)
    assert twin.state == match.state


def teaches_nothing(table: Table, before: State, seat: int, action: int, luck: Rng) -> None:
    """What the seat sees after its choice is the same in every world that it held possible before."""
    seen = set()
    for world in [before.copy()] + [before.imagine(seat, luck) for _ in range(4)]:
        world.play(seat, table.actions[action])
        seen.add(table.seen(world, seat))
    assert len(seen) == 1


def last_untold(match: Match, past: list[State], seat: int) -> int | None:
    """The seat's last step, if nothing has told it anything since: all that came is answers still sealed."""
    mine = [index for index, step in enumerate(match.steps) if step.seat == seat]
    if not mine:
        return None
    index = mine[-1]
    asked, now = past[index].now, match.state.now
    assert isinstance(asked, Ask)
    answered = 1 << seat
    for step in match.steps[index + 1 :]:
        if step.seat is None:
            return None
        answered |= 1 << step.seat
    if index + 1 < len(match.steps):
        still_waits = isinstance(now, Ask) and now.sealed and asked.sealed and now.mask == asked.mask & ~answered
        return index if still_waits else None
    if asked.sealed and asked.mask == 1 << seat:  # its answer was the last: it has seen all that were before
        earlier = past[index - 1].now if index else None
        if isinstance(earlier, Ask) and earlier.sealed and earlier.mask != 1 << seat:
            return None
    return index


# -- all together

# How many matches each is asked of at every table.
MATCHES: dict[MatchCheck, int] = {
    records_round_trip: 6,
    replay_goes_through_the_same_states: 10,
    hidden_steps_do_not_show: 10,
    undo_never_crosses_information: 4,
}
