"""From paper back to a match: every step is played again, and the first that does not hold is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.law import Law
from cheeseboard.core.match import Match, parse_outcome
from cheeseboard.core.moment import Chance
from cheeseboard.core.option import Options
from cheeseboard.core.reader import BadRecord, Lines, read
from cheeseboard.core.record import CHANCE, HIDDEN, POSITION, Record, compact, seal
from cheeseboard.core.refusal import Problem
from cheeseboard.core.source import Fair, Manual, Recorded, Seeded, Skipped, Source, Stored, Withheld
from cheeseboard.core.state import State
from cheeseboard.core.words import Facts

MOST_CHANCES: Final = 1 << 32  # no match comes near; a number of the stream has eight bytes


def load(text: str, find_game: Callable[[str], Game]) -> Match:
    """The match of a record. BadRecord names the line that is damaged, unknown or against the rules."""
    record, lines = read(text)
    match = begin(record, lines, find_game)
    check = seal("", record.head())
    if check != lines.head_check:
        raise BadRecord("record-head-changed", lines.fields["check"], {"first": lines.fields["cheeseboard"]})
    for number, entry in enumerate(record.steps):
        line = lines.steps[number]
        step(match, entry.who, entry.what, line)
        check = seal(check, [entry.who, entry.what])
        if check != lines.step_checks[number]:
            raise BadRecord("record-changed", line)
    finish(match, record, lines, check)
    return match


def begin(record: Record, lines: Lines, find_game: Callable[[str], Game]) -> Match:
    """The match before its first step."""
    with at_line(lines.fields["game"]):
        newest = find_game(record.game)
    with at_line(lines.fields["rules"]):
        game = newest.as_of(record.rules)
    with at_line(lines.fields["options"]):
        options = game.choose_options(record.options)
        if options != record.options:
            raise Problem("options-missing", {"expected": ", ".join(options)})
    with at_line(lines.fields["seats"]):
        seats = game.choose_seats(len(record.names), options)
    with at_line(lines.fields["chance"]):
        source = stored_source(record.chance)
    start = None
    if record.position is not None:
        with at_line(lines.fields[POSITION]):
            start = placed(game, seats, options, record.position)
    with at_line(lines.fields["seats"]):
        return Match(game, seats, options, source, record.names, start)


def placed(game: Game, seats: int, options: Options, text: str) -> State:
    """The position that a match begins in. Problem if it is none of this game with these seats and options."""
    usual = game.start(seats, options)
    try:
        state = game.position(text)
        same = state.seats == usual.seats and state.pieces() == usual.pieces() and repr(state) == text
        actions = game.table(options).actions
        for seat in range(seats):  # the choices of other options may be other actions
            same = same and all([actions[action.id] is action for action in state.legal(seat)])
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):  # as many as ways to misspell it
        same = False
    if not same:
        raise Problem("position", {"game": game.name})
    return state


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Problems that come up here are problems of that line of the record."""
    try:
        yield
    except BadRecord:
        raise
    except Problem as problem:
        raise BadRecord("record-line", line, because=problem) from problem


def stored_source(stored: Stored) -> Source:
    """The source that a record was written with."""
    match stored:
        case {"source": "seeded", "seed": int(seed), **rest} if not rest and not isinstance(stored["seed"], bool):
            return Seeded(seed)
        case {"source": "fair", "commitment": str(commitment), "nonces": list(nonces), **rest} if all(
            isinstance(nonce, str) for nonce in nonces
        ):
            skipped = stored_skipped(rest.pop("skipped", []))
            match rest:
                case {"secret": str(secret)} if len(rest) == 1:
                    return revealed(commitment, tuple(nonces), secret, skipped)
                case _ if not rest:
                    return Withheld(stored)
        case {"source": "recorded", "outcomes": list(outcomes), **rest} if not rest and all(
            isinstance(outcome, str) for outcome in outcomes
        ):
            return Recorded(tuple(outcomes))
        case {"source": "manual", **rest} if not rest:
            return Manual()
        case {"source": "seeded" | "recorded", **rest} if not rest:
            return Withheld(stored)
    raise Problem("chance-stored", {"expected": "seeded, fair, recorded, manual"})


def stored_skipped(stored: object) -> tuple[Skipped, ...]:
    """The numbers that a match has skipped: ranges in their order, with something between any two."""
    skipped: list[Skipped] = []
    if isinstance(stored, list):
        for item in stored:
            match item:
                case [int(first), int(after)] if not [number for number in item if isinstance(number, bool)]:
                    if (skipped[-1][1] if skipped else -1) < first < after < MOST_CHANCES:
                        skipped.append((first, after))
    if not isinstance(stored, list) or len(skipped) != len(stored):
        raise Problem("skipped", {})
    return tuple(skipped)


def revealed(commitment: str, nonces: tuple[str, ...], secret: str, skipped: tuple[Skipped, ...]) -> Source:
    try:
        source = Fair(nonces, bytes.fromhex(secret), skipped)
    except ValueError:
        raise Problem("secret", {}) from None
    if source.commitment != commitment:
        raise Problem("commitment", {"secret": source.commitment, "commitment": commitment})
    return source


def step(match: Match, who: int | str, what: str, line: int) -> None:
    """Play one step of the record."""
    number = len(match.steps) + 1
    now = match.state.now
    if what == HIDDEN:
        raise BadRecord("record-hidden", line, {"step": number})
    if who == CHANCE:
        if not isinstance(now, Chance):
            raise BadRecord("record-no-chance", line, {"step": number})
        match.bring(now, recorded_outcome(now.law, what, line, number))
        return
    action = match.find(what)
    with at_line(line):
        refusal = match.why(int(who), what)
    if action is None:
        raise BadRecord("record-unknown-action", line, {"step": number}, refusal)
    if refusal is not None:
        facts: Facts = {"step": number, "action": what, "rule": refusal.rule}
        raise BadRecord("record-refused", line, facts, refusal)
    match.play(int(who), action)


def recorded_outcome(law: Law, what: str, line: int, number: int) -> int:
    try:
        return parse_outcome(law, what)
    except Problem:
        expected = law.expected()
        raise BadRecord("record-outcome", line, {"step": number, "given": what, "expected": expected}) from None


def finish(match: Match, record: Record, lines: Lines, check: str) -> None:
    """The result that is written must be the one that was played."""
    line = lines.fields["result"]
    if record.result is not None and lines.result_check != seal(check, record.result.plain()):
        raise BadRecord("record-changed", line)
    if record.result != match.result():
        expected = match.result()
        written = "null" if expected is None else compact(expected.plain())
        raise BadRecord("record-result", line, {"expected": written})
