"""Reads a record and refuses a damaged or unknown one with the line and what was expected there."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from cheeseboard.core.record import CHANCE, FORMAT, POSITION, Entry, Record, Result, compact
from cheeseboard.core.refusal import Problem, Refusal
from cheeseboard.core.words import Facts

HEAD: Final = ("cheeseboard", "game", "rules", "options", "seats", "chance")
BLANK: Final = " \t\n\r"


class BadRecord(Problem):
    """A record that cannot be read; `line` is where, `because` a problem of its own that lies behind it."""

    def __init__(
        self, code: str, line: int, facts: Facts | None = None, because: Problem | Refusal | None = None
    ) -> None:
        super().__init__(code, {"line": line, **(facts or {})})
        self.line: Final = line
        self.because: Final = because

    def sentence(self, language: str = "en") -> str:
        if self.because is not None:
            self.facts["because"] = self.because.sentence(language)
        return super().sentence(language)


class Lines(NamedTuple):
    """Where the parts of a record stand in its file, and the checks that they are sealed with."""

    fields: dict[str, int]
    steps: tuple[int, ...]
    head_check: str
    step_checks: tuple[str, ...]
    result_check: str


class Scanner:
    """Walks through JSON and knows the line of everything it meets."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.decoder: Final = json.JSONDecoder()
        self.skip()

    def skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in BLANK:
            self.at += 1

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def expected(self, what: str) -> BadRecord:
        if self.at >= len(self.text):
            return BadRecord("record-cut-off", self.line(), {"expected": what})
        found = compact(self.text[self.at : self.at + 12])[1:-1]
        return BadRecord("record-expected", self.line(), {"expected": what, "found": found})

    def sees(self, sign: str) -> bool:
        """Whether the sign comes next; if so, it is passed."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        self.skip()
        return True

    def take(self, sign: str) -> None:
        if not self.sees(sign):
            raise self.expected(sign)

    def value(self, what: str) -> object:
        """The next JSON value."""
        try:
            value, self.at = self.decoder.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            cut = error.pos >= len(self.text) or error.msg.startswith("Unterminated")
            self.at = len(self.text) if cut else error.pos
            raise self.expected(what) from None
        except (RecursionError, ValueError):  # a value that is too deep, or a number that is too long
            raise self.expected(what) from None
        self.skip()
        found: object = value
        return found


def read(text: str) -> tuple[Record, Lines]:
    """The record, and where its parts stand. Whether it can be played and is unchanged is for `load` to say."""
    scan = Scanner(text)
    scan.take("{")
    head: dict[str, object] = {}
    lines: dict[str, int] = {}
    for name in HEAD:
        lines[name] = field(scan, name)
        head[name] = scan.value(compact(name))
        scan.take(",")
        check_field(name, head[name], lines[name])
    if scan.text.startswith(compact(POSITION), scan.at):
        lines[POSITION] = field(scan, POSITION)
        head[POSITION] = scan.value(compact(POSITION))
        scan.take(",")
        check_field(POSITION, head[POSITION], lines[POSITION])
    lines["check"] = field(scan, "check")
    head_check = str(scan.value('"check"'))
    scan.take(",")
    lines["steps"] = field(scan, "steps")
    entries, step_lines, checks = read_steps(scan)
    scan.take(",")
    lines["result"] = field(scan, "result")
    result, result_check = read_result(scan, lines["result"])
    scan.take("}")
    if scan.at < len(text):
        raise scan.expected("end of file")
    record = assemble(head, entries, result)
    return record, Lines(lines, tuple(step_lines), head_check, tuple(checks), result_check)


def field(scan: Scanner, name: str) -> int:
    """Pass the name of a field; its line."""
    line = scan.line()
    scan.take(compact(name))
    scan.take(":")
    return line


def check_field(name: str, value: object, line: int) -> None:
    """The kind of value that each field of the head must have."""
    if name == "cheeseboard" and value != FORMAT:
        raise BadRecord("record-format", line, {"given": str(value), "known": FORMAT})
    good = {
        "cheeseboard": type(value) is int,
        "game": isinstance(value, str),
        "rules": type(value) is int,
        "options": isinstance(value, dict) and all(isinstance(item, (bool, int, str)) for item in value.values()),
        "seats": isinstance(value, list) and all(isinstance(item, str) for item in value),
        "chance": isinstance(value, dict),
        POSITION: isinstance(value, str),
    }
    if not good[name]:
        raise BadRecord("record-field", line, {"field": name, "expected": KINDS[name]})


KINDS: Final = {
    "cheeseboard": "1",
    "game": '"qwixx"',
    "rules": "1",
    "options": '{"name": value, …}',
    "seats": '["name", …]',
    "chance": '{"source": "…", …}',
    POSITION: '"…"',
}
RESULT: Final = 'null | {"scores": […], "winners": […], "ending": "…", "check": "…"}'
STEP: Final = '[seat or "*", "what", "check"]'


def read_steps(scan: Scanner) -> tuple[list[Entry], list[int], list[str]]:
    entries: list[Entry] = []
    lines: list[int] = []
    checks: list[str] = []
    scan.take("[")
    if scan.sees("]"):
        return entries, lines, checks
    while True:
        line = scan.line()
        match scan.value(STEP):
            case [who, str(what), str(check)] if who == CHANCE or type(who) is int:
                entries.append(Entry(who, what))
                lines.append(line)
                checks.append(check)
            case _:
                raise BadRecord("record-step", line, {"expected": STEP})
        if scan.sees("]"):
            return entries, lines, checks
        scan.take(",")


def read_result(scan: Scanner, line: int) -> tuple[Result | None, str]:
    match scan.value('"result"'):
        case None:
            return None, ""
        case {"scores": list(scores), "winners": list(winners), "ending": str(ending), "check": str(check), **rest} if (
            not rest and all(type(number) is int for number in [*scores, *winners])
        ):
            return Result(tuple(scores), tuple(winners), ending), check
        case _:
            raise BadRecord("record-field", line, {"field": "result", "expected": RESULT})


def assemble(head: dict[str, object], entries: list[Entry], result: Result | None) -> Record:
    game, rules, options, seats, chance = [head[name] for name in HEAD[1:]]
    assert isinstance(game, str) and isinstance(rules, int)
    assert isinstance(options, dict) and isinstance(seats, list) and isinstance(chance, dict)
    position = head.get(POSITION)
    assert position is None or isinstance(position, str)
    return Record(game, rules, options, tuple(seats), chance, tuple(entries), result, position)
