"""Where a package of the extra is missing, one sentence says so and how to get it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from cheeseboard.core.refusal import Problem
from cheeseboard.text import LANGUAGES


@pytest.mark.parametrize(
    ("adapter", "package", "module"),
    [
        ("zoo", "pettingzoo", "pettingzoo"),
        ("cycles", "pettingzoo", "pettingzoo"),
        ("gym", "gymnasium", "gymnasium"),
        ("spiel", "open_spiel", "pyspiel"),
        ("vector", "numpy", "numpy"),
        ("table", "numpy", "numpy"),
    ],
)
def test_a_missing_package_is_named(adapter: str, package: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, f"cheeseboard.lab.{adapter}", raising=False)
    with pytest.raises(ImportError) as error:
        import_module(f"cheeseboard.lab.{adapter}")
    assert str(error.value) == f'{package} is not installed; install it with: pip install "cheeseboard[lab]"'
    assert error.value.name == package


def test_the_package_itself_needs_none_of_them() -> None:
    script = "import sys, cheeseboard, cheeseboard.lab, cheeseboard.core.hall\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "cheeseboard.core.hall" in loaded
    assert not {"numpy", "gymnasium", "pettingzoo", "pyspiel"} & set(loaded)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    said = Problem("lab-missing", {"package": "numpy"}).sentence(language)
    assert "numpy" in said
    assert 'pip install "cheeseboard[lab]"' in said
