"""Choices are told at length where there is room; where there is little, in columns, and none is left out."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from cheeseboard.cli.choices import Choices, Listed, shared
from cheeseboard.cli.within import Within

LONG = "what it does, at such length that hardly two of them stand side by side on a screen"


def shown(many: int, lines: int, width: int = 120) -> list[str]:
    listed = [Listed(f"n{number}", LONG, "a note", f"brief {number}") for number in range(1, many + 1)]
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(Within(Choices(listed), lines))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_with_room_everything_is_told() -> None:
    lines = shown(4, 10)
    assert len(lines) == 4
    assert all(LONG in line and "(a note)" in line for line in lines)


@pytest.mark.parametrize("lines", [2, 3, 4, 7, 19])
def test_with_little_room_there_are_columns(lines: int) -> None:
    found = shown(20, lines)
    assert len(found) <= max(lines, 4)
    words = " ".join(found).split()
    assert all(f"n{number}" in words for number in range(1, 21))
    assert found[0].startswith(" 1 n1 ")


def test_columns_are_as_few_as_can_be() -> None:
    assert shown(6, 3)[0].split() == ["1", "n1", "brief", "1", "4", "n4", "brief", "4"]


def test_what_no_screen_has_room_for_is_shown_all_the_same() -> None:
    assert len(shown(20, 0, width=40)) == 10


def test_room_is_shared() -> None:
    assert shared([10, 20, 30], 100) == [10, 20, 30]
    assert shared([10, 50, 60], 60) == [10, 25, 25]
    assert shared([10, 10], 0) == [1, 1]
