"""How the tests run: on which engine, and how hard Hypothesis tries."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import cheeseboard as cb
from cheeseboard.bots.levels import GREEDY, MEASURES, Level

# `ordinary` looks elsewhere at every run; `ci` looks longer, and at the same examples every time;
# `nightly` looks for hours.
settings.register_profile("ordinary", max_examples=60, deadline=None)
settings.register_profile("ci", max_examples=300, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("nightly", max_examples=3000, deadline=None, print_blob=True)
settings.load_profile("nightly" if os.environ.get("NIGHTLY") else "ci" if os.environ.get("CI") else "ordinary")


def engine() -> str:
    return f"cheeseboard {cb.__version__}: {'compiled' if cb._mode.compiled() else 'interpreted'}"


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get(cb._mode.INTERPRETED) == "1":
        assert not cb._mode.compiled(), f"{cb._mode.INTERPRETED}=1, and yet the compiled engine was loaded"
    elif stale := cb._mode.stale():
        raise pytest.UsageError(f"compiled from older sources: {', '.join(stale)}; run make compile")


def pytest_report_header(config: pytest.Config) -> str:
    return engine()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not terminalreporter.showheader:  # a quiet run has no header
        terminalreporter.write_line(engine())


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a bot in the arena of Qwixx that plays as `greedy` does."""
    monkeypatch.setitem(MEASURES, "qwixx", (Level("twin", GREEDY),))
    return "twin"
