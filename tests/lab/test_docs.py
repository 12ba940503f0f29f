"""docs/lab.md: every example runs, every figure holds."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.lab.test_tables import SIZES

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(5))
def test_an_example_runs(number: int) -> None:
    with redirect_stdout(io.StringIO()):
        exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number}", "exec"), {})


def test_these_are_all_examples() -> None:
    assert len(EXAMPLES) == 5


def test_the_sizes_of_all_games_are_told() -> None:
    told = re.findall(r"^\| (\w+)[^|]* \| ([\d,]+) \| ([\d,]+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {game: (int(a.replace(",", "")), int(n.replace(",", ""))) for game, a, n in told} == SIZES
