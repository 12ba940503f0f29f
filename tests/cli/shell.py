"""Runs the command as a user does, and keeps what they see."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from click.testing import CliRunner

import cheeseboard
from cheeseboard.cli.group import CHEESEBOARD

SOURCES: Final = str(Path(cheeseboard.__file__).parent.parent)
LANGUAGES: Final = ("en", "cs", "pl")
CROSS_SOMETHING: Final = "2\n" * 1000  # in Qwixx the first choice crosses nothing, the second something
TAKE_THE_FIRST: Final = "1\n" * 3000  # in other games the first choice leads to the end, sooner or later
CATCH_AND_STOP: Final = "stop\n1\n" * 1000  # in Mlsný kocour stopping is refused until something is caught


@dataclass(frozen=True)
class Done:
    """What a run left: its exit code and all that it printed."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """The user's environment without anything that decides language, width or colour."""
    unset = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "CHEESEBOARD_LANGUAGE", "COLUMNS", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    path = os.pathsep.join([SOURCES, *filter(None, [kept.get("PYTHONPATH")])])
    return {**kept, "PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "80", "TERM": "xterm-256color", **more}


def cheese(*arguments: str, typed: str = "", **variables: str) -> Done:
    """Run the command in this process; an error that is a fault of ours comes out as it is."""
    kept = environment(**variables)
    unset = dict.fromkeys(name for name in os.environ if name not in kept)
    runner = CliRunner(env={**unset, **kept})
    result = runner.invoke(CHEESEBOARD, list(arguments), input=typed, catch_exceptions=False)
    return Done(result.exit_code, result.stdout, result.stderr)


def start(*arguments: str, **variables: str) -> subprocess.Popen[str]:
    """Start the command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "cheeseboard", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(**variables),
    )


def spawn(*arguments: str, typed: str = "", **variables: str) -> Done:
    """Run the command in a process of its own."""
    with start(*arguments, **variables) as process:
        out, err = process.communicate(typed, timeout=60)
    return Done(process.returncode, out, err)
