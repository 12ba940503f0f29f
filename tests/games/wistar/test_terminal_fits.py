"""Whatever is asked, the board, the log and every choice fit on a screen of 120 columns and 40 lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import cheeseboard as cb
from cheeseboard.cli.language import Language
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.tabletop import Tabletop
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.text import LANGUAGES
from tests.games.wistar.rich import rich
from tests.games.wistar.test_terminal import fullest

WIDTH = 120
HEIGHT = 40
NAMES = ("Ema", "Petr", "Kazimierz", "Bohumila Nováková")
MANY = 16  # choices
SOME = 17  # every so many-th decision is looked at
OF_MANY = 4  # and every so many-th with many choices


class Terminal(Screen):
    """A terminal that remembers what is on it."""

    def __init__(self, language: str) -> None:
        super().__init__(Language(language))
        self.file = StringIO()
        self.console = Console(
            file=self.file, width=WIDTH, height=HEIGHT, highlight=False, markup=False, emoji=False, color_system=None
        )

    @property
    def watched(self) -> bool:
        return True

    def clear(self) -> None:
        self.file.seek(0)
        self.file.truncate()

    def shown(self) -> list[str]:
        return self.file.getvalue().splitlines()


def screen_of(match: cb.Match, seat: int, language: str) -> list[str]:
    terminal = Terminal(language)
    Tabletop(match, terminal).draw(seat)
    return terminal.shown()


def fits(match: cb.Match, seat: int, language: str) -> None:
    """There is a line left to type in, and every choice stands there with its number."""
    lines = screen_of(match, seat, language)
    assert len(lines) + 1 <= HEIGHT, "\n".join(lines)
    assert max(cell_len(line) for line in lines) <= WIDTH
    prompt = next(place for place, line in enumerate(lines) if line.startswith(f"{match.names[seat]}: "))
    asked = "\n".join(lines[prompt:])
    for number, action in enumerate(match.legal(seat), 1):
        assert re.search(rf"(^| ){number} +{re.escape(str(action))}( |$)", asked, re.MULTILINE), asked


def decisions(match: cb.Match, bot: cb.Bot | None, seed: int) -> Iterator[int]:
    """Who is to decide, again and again to the end of the match; without a bot by chance."""
    rng = cb.Rng(seed)
    while not match.over:
        seat = match.asked[0]
        yield seat
        world = match.imagine(seat, rng)
        match.act(seat, world.sample(seat, rng) if bot is None else bot.choose(world, seat, rng))


def fit(match: cb.Match, bot: cb.Bot | None, seed: int) -> None:
    """Look at decisions from the first to the last, most often where there is much to choose from."""
    many = 0
    looks = 0
    for number, seat in enumerate(decisions(match, bot, seed)):
        crowded = len(match.legal(seat)) >= MANY
        if number % SOME == 0 or (crowded and many % OF_MANY == 0):
            fits(match, seat, LANGUAGES[looks % len(LANGUAGES)])
            looks += 1
        many += crowded


def at(seats: int, seed: int, state: Wistar | None = None) -> cb.Match:
    """A match, from a state on if there is one."""
    match = cb.new("wistar", seats, seed=seed, names=NAMES[:seats])
    if state is not None:
        state.listener = match.state.listener
        match.state = state
        match.advance()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_bots_fits(seats: int) -> None:
    match = at(seats, seats)
    fit(match, match.game.bot("greedy"), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_fits(seats: int) -> None:
    fit(at(seats, seats), None, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_late_in_a_match_fits(seats: int) -> None:
    fit(at(seats, seats, rich(seats, seats)), None, seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_with_all_its_choices(language: str) -> None:
    match = at(4, 1, fullest())
    for _, seat in zip(range(4), decisions(match, None, 1), strict=False):
        fits(match, seat, language)


def test_a_long_log_ends_with_what_happened_last() -> None:
    match = at(4, 1)
    moments = decisions(match, match.game.bot("greedy"), 1)
    seat = next(seat for seat in moments if len(match.legal(seat)) >= MANY)
    lines = screen_of(match, seat, "en")
    last = next(place for place, line in enumerate(lines) if line.startswith(f"{match.names[seat]}: ")) - 1
    assert lines[last].rstrip().endswith("Round 1 begins.")
