"""Lines of words, as positions are written; where something is wrong in them, one clear sentence says what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

NOTHING: Final = "-"


@final
class Lines:
    """The lines of a text by their first word, those of players by seat and second word; then the `rest`."""

    def __init__(self, text: str, last: str) -> None:
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        end = lines.index(last) if last in lines else len(lines)
        self.rest: Final = lines[end + 1 :]  # what stands after the line `last`
        self.words: Final[dict[str, list[str]]] = {}
        for line in lines[:end]:
            words = line.split()
            at = 2 if words[0].isdecimal() and len(words) > 1 else 1
            key = " ".join(words[:at])
            if key in self.words:
                raise ValueError(f"The line {key!r} stands there twice.")
            self.words[key] = words[at:]

    def take(self, key: str) -> list[str]:
        """The words of a line; none if it is left out."""
        return self.words.pop(key, [])

    def end(self) -> None:
        """All lines were known."""
        for key in self.words:
            raise ValueError(f"A position of Rats of Wistar has no line {key!r}.")


def groups(words: list[str], names: Sequence[str]) -> dict[str, list[str]]:
    """What follows each of the names; nothing for one that is left out."""
    found: dict[str, list[str]] = {name: [] for name in names}
    current = ""
    for word in words:
        if word in found:
            current = word
        elif current:
            found[current].append(word)
        else:
            raise ValueError(f"{word!r} stands where one of {', '.join(names)} should.")
    return found


def one(words: list[str], otherwise: str) -> str:
    """The only word; the other one if there is none."""
    if len(words) > 1:
        raise ValueError(f"{' '.join(words)!r} should be one word.")
    return words[0] if words else otherwise


def index(word: str, words: Sequence[str]) -> int:
    """The place of a word among those that can stand here."""
    if word not in words:
        raise ValueError(f"{word!r} is none of {', '.join(words)}.")
    return words.index(word)


def whole(word: str, low: int, high: int) -> int:
    """A whole number of a range."""
    digits = word.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 9 or not low <= int(word) <= high:
        raise ValueError(f"{word!r} is no whole number from {low} to {high}.")
    return int(word)


def draw_set(members: int) -> str:
    """A set of things by their numbers from 1."""
    return " ".join([str(place + 1) for place in range(members.bit_length()) if members >> place & 1])


def read_set(words: list[str], most: int) -> int:
    """The set of the things with these numbers from 1."""
    found = 0
    for word in words:
        found |= 1 << whole(word, 1, most) - 1
    return found


def draw_names(members: int, names: Sequence[str]) -> str:
    return " ".join([name for place, name in enumerate(names) if members >> place & 1])


def read_names(words: list[str], names: Sequence[str]) -> int:
    found = 0
    for word in words:
        found |= 1 << index(word, names)
    return found
