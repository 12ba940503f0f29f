"""`cheeseboard games`: the list of games cannot drift from the games."""

from __future__ import annotations

import pytest

from cheeseboard.cli.rulebook import rules
from cheeseboard.registry import NAMES, find_game
from tests.cli.shell import LANGUAGES, cheese


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_listed_with_all_it_has(name: str, language: str) -> None:
    done = cheese("games", "-l", language)
    game = find_game(name)
    assert (done.code, done.err) == (0, "")
    assert f"({name})" in done.out
    assert all(option.name in done.out and option.rule in done.out for option in game.options)
    assert ", ".join(game.bots()) in done.out
    assert f"cheeseboard play {name}" in done.out


def test_players_are_told_with_the_option_that_changes_them() -> None:
    assert "2 to 5 players; with solo: one player" in cheese("games").out
    assert "pro 2 až 4 hráče" in cheese("games", "-l", "cs").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_an_option_cites_can_be_shown(name: str, language: str) -> None:
    assert all(rules(name, language)[option.rule] for option in find_game(name).options)
