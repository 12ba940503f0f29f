"""What a table may choose before a match: named options with a few values each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cheeseboard.core.refusal import Problem

Value = bool | int | str
Options = dict[str, Value]


class Option:
    """A named choice among values, the first of which is the default; `rule` tells what it does."""

    def __init__(self, name: str, values: tuple[Value, ...], rule: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule

    @property
    def default(self) -> Value:
        return self.values[0]

    def written(self) -> str:
        """The values as a person writes them."""
        return ", ".join([write(value) for value in self.values])

    def value(self, given: object) -> Value:
        """The value that was given, as itself or as text."""
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value):
                return value
            if isinstance(given, str) and given.strip().lower() == write(value):
                return value
        raise Problem("option-value", {"option": self.name, "given": str(given), "expected": self.written()})


def switch(name: str, rule: str) -> Option:
    """An option that is off unless somebody turns it on."""
    return Option(name, (False, True), rule)


def write(value: Value) -> str:
    """A value as text: on and off, a number, a name."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def complete(options: tuple[Option, ...], given: Mapping[str, object], game: str) -> Options:
    """Every option with its value: what was given, else the default. Names may have _ for -."""
    known = {option.name: option for option in options}
    chosen: Options = {option.name: option.default for option in options}
    for name, value in given.items():
        option = known.get(name.replace("_", "-"))
        if option is None:
            names = ", ".join(known)
            raise Problem("option-unknown", {"option": name, "game": game, "expected": names})
        chosen[option.name] = option.value(value)
    return chosen
