"""The package as a whole: what importing it costs, what it exports, and lists that must not drift apart."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.registry import NAMES

SOURCE = Path(cb.__file__).parent
TESTS = Path(__file__).parent.parent


def loaded_by(code: str) -> set[str]:
    """The top-level modules that a fresh Python has after running this."""
    command = [sys.executable, "-c", f"{code}; import sys; print(*{{name.split('.')[0] for name in sys.modules}})"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return set(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split())


def test_importing_the_package_loads_no_dependency() -> None:
    assert not loaded_by("import cheeseboard") & {"click", "rich", "fluent", "babel", "hypothesis", "pytest"}


def test_playing_loads_no_dependency_either() -> None:
    code = "import cheeseboard as cb; m = cb.new('qwixx', seed=7); m.act(0, m.legal(0)[0]); cb.load(m.record())"
    assert not loaded_by(code) & {"click", "rich", "fluent", "babel"}


def test_only_a_sentence_loads_the_languages() -> None:
    code = "import cheeseboard as cb; m = cb.new('qwixx', seed=7); m.why(0, 'nonsense').sentence('cs')"
    assert "fluent" in loaded_by(code)


def documented() -> set[str]:
    """The classes and functions with a docstring in the source; compiled ones have lost theirs."""
    files = [SOURCE / "__init__.py", SOURCE / "registry.py", *(SOURCE / "core").glob("*.py")]
    nodes = [node for path in files for node in ast.parse(path.read_text("utf-8")).body]
    return {
        node.name for node in nodes if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node)
    }


def test_every_public_name_is_there_and_documented() -> None:
    assert [name for name in cb.__all__ if not hasattr(cb, name)] == []
    assert sorted(set(cb.__all__) - documented()) == []


def test_public_names_are_in_order_and_each_once() -> None:
    assert sorted(set(cb.__all__)) == cb.__all__


@pytest.mark.parametrize("name", ["games", "load", "new", "verify", "to_json", "dice", "find_game"])
def test_functions_of_the_face_stay_functions_after_a_game_was_loaded(name: str) -> None:
    cb.new("qwixx")
    assert callable(getattr(cb, name))


# -- every code has a test

REFUSALS = {"Refusal", "refuse"}
PROBLEMS = {"Problem", "BadRecord"}
REFUSE_IN = ("state", "state", "state", "refusals", "refusals_turn")  # where each game's `refuse` is
ENGINE = ["*.py", "core/*.py", *(f"games/{name}/*.py" for name in NAMES)]


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """All calls of these names in the engine and its games, with their file."""
    for path in sorted(path for pattern in ENGINE for path in SOURCE.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield path.relative_to(SOURCE).as_posix(), node


def codes(names: set[str]) -> set[str]:
    """The codes that these calls are made with."""
    firsts = [call.args[0] for _, call in calls(names) if call.args]
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def words_of_tests() -> set[str]:
    """Every word of every string in the tests."""
    words: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(node.value.split())
    return words


def test_every_refusal_code_has_a_test() -> None:
    found = codes(REFUSALS)
    assert {"needs-five", "own-card", "undo-chance"} <= found
    assert sorted(found - words_of_tests()) == []


def test_every_problem_of_the_engine_has_a_test() -> None:
    found = codes(PROBLEMS)
    assert {"seats", "record-changed"} <= found
    assert sorted(found - words_of_tests()) == []


def test_every_code_is_written_where_it_is_used() -> None:
    """Otherwise the two tests above would not see it. Some functions only pass a code on."""
    refusals = [f"games/{name}/{file}.py" for name, file in zip(NAMES, REFUSE_IN, strict=True)]
    passing_on = ["core/refusal.py", *refusals]
    elsewhere = [path for path, call in calls(REFUSALS | PROBLEMS) if not isinstance(call.args[0], ast.Constant)]
    assert sorted(elsewhere) == sorted(passing_on)
