"""`--help`: in every language, with an example, and fast."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cheeseboard.cli.group import COMMANDS
from cheeseboard.cli.plain import plain_messages
from cheeseboard.core.words import Message
from tests.cli.shell import LANGUAGES, cheese, environment

USAGE = {"en": "Usage: cheeseboard", "cs": "Použití: cheeseboard", "pl": "Użycie: cheeseboard"}
EXAMPLE = {"en": "Example:", "cs": "Příklad:", "pl": "Przykład:"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself_in_every_language(command: str, language: str) -> None:
    done = cheese(*filter(None, [command]), "--help", "-l", language)
    assert done.code == 0
    assert done.out.startswith(f"{USAGE[language]} {command}".rstrip())
    assert EXAMPLE[language] in done.out
    assert f"\n  cheeseboard {command}".rstrip() in done.out.split(EXAMPLE[language])[1]
    assert not [words for other, words in EXAMPLE.items() if other != language and words in done.out]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bare_command_lists_all_commands(language: str) -> None:
    done = cheese("-l", language)
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines() if line.startswith("  ") and line.split()[0] in COMMANDS]
    assert all(f"\n  {command} " in done.out for command in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_read_as_fluent_reads_it(language: str) -> None:
    for key, text in plain_messages(language).items():
        assert Message("cli", key, {}).text(language) == text


def test_the_version_is_told() -> None:
    assert cheese("--version").out.startswith("cheeseboard ")


def test_help_loads_no_heavy_module() -> None:
    code = (
        "import sys\n"
        "from cheeseboard.cli.group import CHEESEBOARD\n"
        "try:\n    CHEESEBOARD.main(['--help'])\n"
        "except SystemExit:\n    pass\n"
        "heavy = {'rich', 'fluent', 'babel', 'sqlalchemy', 'starlette', 'cheeseboard.cli.play'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.endswith("[]\n")
