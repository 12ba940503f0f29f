"""Every game can be shown in a terminal, at every moment of a match."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import cheeseboard as cb
from cheeseboard.cli.board import Board
from cheeseboard.cli.language import Language
from cheeseboard.cli.rulebook import rules
from cheeseboard.core.law import Uniform
from cheeseboard.registry import NAMES, find_game
from tests.cli.shell import LANGUAGES

TABLES = [(name, seats, options) for name in NAMES for seats, options in find_game(name).tables()]


def drawn(board: Board, match: cb.Match, seat: int | None, language: str) -> list[str]:
    console = Console(file=StringIO(), width=80, highlight=False)
    names = tuple(f"Player {player}" for player in range(match.seats))
    console.print(board.draw(match.view(seat), names, language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_moment_is_drawn_within_eighty_columns(name: str, seats: int, options: dict[str, bool | str]) -> None:
    match = cb.new(name, seats, seed=3, chance="seeded", names=(), **options)
    board = Board(name)
    rng = cb.Rng(4)
    for step in range(40):
        if match.over:
            break
        language = LANGUAGES[step % 3]
        seat = match.asked[rng.below(len(match.asked))]
        for viewer in (None, seat):
            assert max(len(line.rstrip()) for line in drawn(board, match, viewer, language)) <= 80
        names = tuple(str(player) for player in range(seats))
        assert board.prompt(match.view(seat), names, language)
        for action in match.legal(seat):
            board.note(match.view(seat), str(action), language)
            assert board.rule(match.view(seat), str(action)) in rules(name, language)
        match.act(seat, match.imagine(seat, rng).sample(seat, rng))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_real_dice_are_asked_for_and_signs_explained(name: str, language: str) -> None:
    chosen = {option.name: True for option in find_game(name).options if option.name in ("random-start", "magic")}
    match = cb.new(name, 2, chance="manual", seed=None, names=(), **chosen)
    board = Board(name)
    begin = board.prompt(match.view(None), ("Ema", "Petr"), language)
    starter_is_drawn = isinstance(match.pending, Uniform)
    match.settle("1")
    if starter_is_drawn:
        assert "Petr" in board.prompt(match.view(None), ("Ema", "Petr"), language)
    assert begin != board.prompt(match.view(None), ("Ema", "Petr"), language)
    assert board.legend(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_has_a_name_of_its_own(name: str, language: str) -> None:
    for bot in find_game(name).bots():
        assert f"“{bot}”" not in Language("en").say("bot-name", bot=bot, number=0)
        assert Language(language).say("bot-name", bot=bot, number=2).endswith(" 2")
