"""Which language the command speaks."""

from __future__ import annotations

import pytest

from cheeseboard.cli.language import Language, choose
from tests.cli.shell import cheese


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["-l", "pl"], {"CHEESEBOARD_LANGUAGE": "cs", "LANG": "en_GB.UTF-8"}, "pl"),
        (["--language=cs", "games"], {}, "cs"),
        (["games", "-lcs"], {}, "cs"),
        (["play", "--", "-l", "cs"], {}, "en"),
        ([], {"CHEESEBOARD_LANGUAGE": "cs", "LC_ALL": "pl_PL.UTF-8"}, "cs"),
        ([], {"LC_ALL": "pl_PL.UTF-8", "LANG": "cs_CZ.UTF-8"}, "pl"),
        ([], {"LC_MESSAGES": "cs_CZ", "LANG": "pl_PL.UTF-8"}, "cs"),
        ([], {"LC_ALL": "", "LANG": "pl_PL.UTF-8@euro"}, "pl"),
        ([], {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_chosen(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert choose(arguments, environment) == language


def test_the_option_may_stand_before_or_after_the_command() -> None:
    assert cheese("-l", "cs", "games").out == cheese("games", "-l", "cs").out == cheese("games", LANG="cs_CZ").out


def test_numbers_are_written_as_in_the_language() -> None:
    assert Language("en").number(-12345.678, 2) == "−12,345.68"
    assert Language("cs").number(12345.678, 1, signed=True) == "+12 345,7"
    assert Language("pl").number(0.5, 2) == "0,50"
