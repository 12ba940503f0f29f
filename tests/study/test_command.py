"""`cheeseboard study`: the page, its figures, the bar."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cheeseboard._mode import INTERPRETED
from cheeseboard.core.words import Message
from cheeseboard.games.gouda.components import CARDS
from cheeseboard.games.wistar.witness import PLAYED, PLAYED_EARLY
from tests.cli.shell import LANGUAGES, cheese, environment
from tests.study.studying import BALANCE, SWEEP, TOURNAMENT, asked, content, page_of, settings

LONG = 'game = "qwixx"\nseats = 4\nmatches = 60\nseed = 11\n'
PATIENCE = 60.0
VOID = ("meta", "line", "circle", "rect")


class Page(HTMLParser):
    """A page that is well formed and needs nothing but itself: its headings, its tables, how many plots it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.cells: list[str] = []
        self.plots = 0
        self.feed(text)
        assert self.open == []
        assert not re.search(r'(?:src|href)=|url\(|@import|<script', text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.plots += tag == "svg"
        if tag not in VOID or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)
        elif self.open and self.open[-1] == "td":
            self.cells.append(data)


def test_a_tournament_tells_who_is_stronger_with_intervals(tmp_path: Path) -> None:
    text = 'game = "qwixx"\nbots = ["greedy", "random", "medium"]\nmatches = 8\nseed = 5\n'
    written = page_of("tournament", settings(tmp_path, text), "--jobs", "1")
    page = Page(written)
    assert page.headings[0] == "Tournament: Qwixx"
    assert re.search(r"the strongest.* wins [\d.]+ ± [\d.]+ % against all other bots\.</p>", written)
    assert {"Ratings", "Who beats whom", "What a seat gives", "Scores"} <= {*page.headings}
    assert {"Length in decisions", "Decisions made", "How matches ended"} <= {*page.headings}
    assert page.plots == len(page.headings) - 1, "every table has its plot"
    assert "greedy – random" in page.cells
    greedy = page.cells.index("greedy")
    assert re.fullmatch(r"[+−]\d+ ± \d+", page.cells[greedy + 1])
    share = page.cells[page.cells.index("greedy – random") + 1]
    assert float(share.split()[0]) > 80


def test_balance_tells_what_beginning_costs(tmp_path: Path) -> None:
    written = page_of("balance", settings(tmp_path, BALANCE), "--jobs", "1")
    page = Page(written)
    assert re.search(r"Whoever has the first place in the turn order wins [+−][\d.]+ ± [\d.]+ %", written)
    assert "place in turn order 3" in page.cells
    assert page.plots == len(page.headings) - 1


def test_balance_judges_every_card_of_rats_of_wistar(tmp_path: Path) -> None:
    config = settings(tmp_path, 'game = "wistar"\nmatches = 1\n')
    written = page_of("balance", config, "--jobs", "1")
    page = Page(written)
    ((row,),) = content(config.with_suffix(".study"), asked(tmp_path, "balance", config.read_text("utf-8")))
    told_apart = 0
    for notes in (row[-1][PLAYED], row[-1][PLAYED_EARLY]):
        built: list[set[int]] = [set(), set()]
        for seat, card in zip(notes[::2], notes[1::2], strict=True):
            built[seat].add(card)
        told_apart += len(built[0] ^ built[1])
    assert told_apart > 5
    assert page.cells.count("too few matches") == told_apart
    assert "Is a card too strong? (project played)" in page.headings
    assert "none is surely too strong" in written
    assert "fair 0, undecided 0, too few matches" in written
    for card in range(1, 181):
        assert Message("wistar", f"project-{card}", {}).text("en") in page.cells


def test_balance_judges_the_magic_cards_of_gouda(tmp_path: Path) -> None:
    config = settings(tmp_path, 'game = "gouda"\nbots = ["random"]\noptions = { magic = true }\nmatches = 4\n')
    page = Page(page_of("balance", config, "--jobs", "1"))
    assert "Is a card too strong? (magic card played)" in page.headings
    for card in CARDS:
        assert Message("gouda", f"card-{card}", {}).text("en") in page.cells


def test_a_sweep_compares_seats_and_options(tmp_path: Path) -> None:
    page = Page(page_of("sweep", settings(tmp_path, SWEEP), "--jobs", "1"))
    assert "2 seats, risky=off" in page.cells
    changes = [cell for cell in page.cells if "→" in cell]
    assert changes == 3 * ["2 seats → 3 seats", "risky=off → risky=on"]


def test_a_sweep_of_several_bots_tells_what_each_of_them_wins(tmp_path: Path) -> None:
    text = SWEEP.replace("matches", 'bots = ["greedy", "random"]\nmatches')
    page = Page(page_of("sweep", settings(tmp_path, text), "--jobs", "1"))
    assert page.headings[1:3] == ["Wins beyond an equal share: greedy", "Wins beyond an equal share: random"]
    assert page.headings.count("How often each bot wins") == 4, "every table by itself too"
    assert page.cells[1].startswith("+")
    assert len([cell for cell in page.cells if "→" in cell]) == 2 * (3 + 2)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("kind", "text"), [("tournament", TOURNAMENT), ("balance", BALANCE), ("sweep", SWEEP)])
def test_the_page_is_in_the_reader_s_language(kind: str, text: str, language: str, tmp_path: Path) -> None:
    config = settings(tmp_path, text.replace("60", "8").replace("40", "8").replace("12", "4"))
    assert Page(page_of(kind, config, "--jobs", "1")).headings != Page(page_of(kind, config, "-l", language)).headings


def test_alone_there_is_no_seat_to_compare(tmp_path: Path) -> None:
    text = 'game = "qwixx"\nmatches = 8\n[options]\nsolo = true\n'
    page = Page(page_of("balance", settings(tmp_path, text), "--jobs", "1"))
    assert "What a seat gives" not in page.headings
    both = text.replace("[options]", 'bots = ["greedy", "random"]\n[options]')
    Page(page_of("tournament", settings(tmp_path, both, "both.toml"), "--jobs", "1"))


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    config = settings(tmp_path, BALANCE)
    first = page_of("balance", config, "--jobs", "1")
    before = {path: path.stat().st_mtime_ns for path in config.with_suffix(".study").rglob("*.parquet")}
    done = cheese("study", "balance", "--config", str(config))
    assert "40 of 40 matches are counted; 40 of them were there before" in done.out
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert (config.with_suffix(".study") / "report.html").read_text("utf-8") == first


def test_without_the_package_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    done = cheese("study", "balance", "--config", str(settings(tmp_path, BALANCE)))
    assert (done.code, done.err) == (2, "This needs another package (polars); install cheeseboard[study].\n")
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "ray", None)
    done = cheese("study", "balance", "--config", str(settings(tmp_path, BALANCE)), "--ray")
    assert (done.code, done.err) == (2, "This needs another package (ray); install cheeseboard[study].\n")


def test_whoever_watches_sees_the_rate_and_the_time_that_is_left(tmp_path: Path) -> None:
    config = settings(tmp_path, LONG)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "cheeseboard", "study", "balance", "--config", str(config), "--jobs", "1"]
    slowly = environment(COLUMNS="120", **{INTERPRETED: "1"})
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=slowly) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                data = os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            seen += data
        process.communicate(timeout=PATIENCE)
    os.close(ours)
    shown = seen.decode()
    assert re.search(r"\d+/60", shown)
    assert re.search(r"\d+(\.\d)? matches a second", shown)
    assert re.search(r"\d:\d\d:\d\d", shown)
