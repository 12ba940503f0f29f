"""In a real terminal, and in a process of its own that may be killed."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path
from time import monotonic
from types import TracebackType

import pytest

import cheeseboard as cb
from tests.cli.shell import CATCH_AND_STOP, environment, spawn, start
from tests.cli.watching import read_until

RED_BACKGROUND = "48;2;179;38;46m"
CLEAR = "\x1b[2J"


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 40, **variables: str) -> None:
        self.ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        kept = environment(COLORTERM="truecolor", **variables)
        del kept["COLUMNS"]
        command = [sys.executable, "-m", "cheeseboard", *arguments]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=kept, start_new_session=True
        )
        os.close(theirs)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a letter may come in two pieces

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def until(self, words: str) -> str:
        """Read until the words are seen; what was seen since the last time."""
        end = monotonic() + 30
        while words not in self.seen:
            assert monotonic() < end, f"{words!r} did not come: {self.seen!r}"
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.seen += self.decoder.decode(os.read(self.ours, 65536))
                except OSError:
                    break
        assert words in self.seen
        before, self.seen = self.seen, ""
        return before

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())


def test_the_sheet_is_drawn_in_colour() -> None:
    with Terminal("play", "qwixx", "--seed", "7", "-p", "Ema") as terminal:
        screen = terminal.until("q save and leave")
        assert CLEAR in screen
        assert RED_BACKGROUND in screen
        terminal.type("q match.json")
        assert "--resume match.json" in terminal.until("--resume match.json")
        assert terminal.process.wait(10) == 0


def test_colours_are_left_out_where_they_are_not_wanted() -> None:
    with Terminal("play", "qwixx", "--seed", "7", "-p", "Ema", NO_COLOR="1") as terminal:
        assert "48;2" not in terminal.until("q save and leave")


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("arguments", [("qwixx", "--seats", "5"), ("kocour", "--seats", "4")])
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_line_of_the_board_is_broken(language: str, arguments: tuple[str, ...], columns: int) -> None:
    with Terminal("play", *arguments, "--seed", "7", "-l", language, columns=columns) as terminal:
        screen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.until("\n> "))
    assert "…" not in screen
    assert max(len(line.rstrip("\r")) for line in screen.split("\n")) <= columns


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_whole_turn_of_wistar_fits_on_the_screen(language: str) -> None:
    arguments = ("play", "wistar", "--seats", "4", "--seed", "7", "-p", "Ema", "-l", language)
    with Terminal(*arguments, columns=120, lines=40) as terminal:
        for _ in range(12):
            screen = terminal.until("\n> ").rpartition(CLEAR)[2]
            lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen).split("\n")
            assert len(lines) <= 40
            assert max(len(line.rstrip("\r")) for line in lines) <= 120
            terminal.type("1")


def test_ctrl_c_saves_and_leaves() -> None:
    with Terminal("play", "kocour", "--seed", "7", "-p", "Ema") as terminal:
        terminal.until("q save and leave")
        terminal.process.send_signal(signal.SIGINT)
        terminal.until("Saved in kocour-")
        assert terminal.process.wait(10) == 0
    assert len(list(Path().glob("kocour-*.json"))) == 1


def test_a_recorded_match_is_walked_forward_and_back() -> None:
    match = cb.new("kocour", 2, seed=7, names=("Ema", "Petr"))
    match.act(0, "red")
    Path("match.json").write_text(match.record())
    with Terminal("replay", "match.json") as terminal:
        assert "step 0 of 3" in terminal.until("q leave")
        for typed, frame in zip(["", "n", "b", "b", "b", "e", "", "2"], "12100332", strict=True):
            terminal.type(typed)
            assert f"step {frame} of 3" in terminal.until("q leave")
        terminal.type("9")
        assert "“9” is neither a key nor a step from 0 to 3." in terminal.until("q leave")
        terminal.type("q")
        assert terminal.process.wait(10) == 0


def test_a_simulation_shows_its_progress() -> None:
    with Terminal("simulate", "qwixx", "--games", "300", "--seed", "5") as terminal:
        screen = terminal.until("decisions a second")
    assert "/300" in screen
    assert "Greedy bot" in screen


def test_a_process_that_is_told_to_stop_leaves_a_match_to_resume() -> None:
    with start("play", "kocour", "--seed", "7", "-p", "Ema", "--save", "match.json") as process:
        assert process.stdin is not None
        process.stdin.write("red\n")
        process.stdin.flush()
        read_until(process, "catches a red mouse")
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=20)
    assert process.returncode == 128 + signal.SIGTERM
    assert "--resume match.json" in out
    assert [step.text for step in cb.load(Path("match.json")).steps][-1] == "red"
    done = spawn("play", "--resume", "match.json", typed=CATCH_AND_STOP)
    assert (done.code, done.err) == (0, "")
    assert cb.load(Path("match.json")).over


def test_a_process_that_is_killed_has_saved_every_choice() -> None:
    with start("play", "kocour", "--seed", "7", "-p", "Ema", "--save", "match.json") as process:
        assert process.stdin is not None
        process.stdin.write("red\n")
        process.stdin.flush()
        read_until(process, "catches a red mouse")
        process.kill()
        process.communicate(timeout=20)
    assert [step.text for step in cb.load(Path("match.json")).steps][-1] == "red"
    assert [file.name for file in Path().iterdir()] == ["match.json"]


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with start("simulate", "kocour", "--games", "1", "--json") as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_the_command_runs_as_a_module() -> None:
    done = spawn("games")
    assert (done.code, done.err) == (0, "")
    assert "Qwixx" in done.out


def test_a_terminal_that_goes_away_does_not_take_the_match_along() -> None:
    with start("play", "kocour", "--seed", "7", "-p", "Ema") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write("red\nblue\n" + CATCH_AND_STOP[:30])
        process.stdin.close()
        assert process.wait(20) == 1
    (file,) = Path().iterdir()
    assert not cb.load(file).over


def test_closed_streams_are_no_error() -> None:
    command = f"{sys.executable} -m cheeseboard play qwixx --seed 7 --save match.json <&- >&-"
    done = subprocess.run(command, shell=True, env=environment(), stderr=subprocess.PIPE, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert not cb.load(Path("match.json")).over
