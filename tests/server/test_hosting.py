"""docs/hosting.md names only commands, options, settings and pages that there are."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from cheeseboard.cli.db import TASKS
from cheeseboard.cli.group import CHEESEBOARD, COMMANDS
from cheeseboard.cli.serve import COMMAND as SERVE
from cheeseboard.cli.worker import COMMAND as WORKER
from cheeseboard.server.settings import VARIABLES
from cheeseboard.server.web.routes import ENDPOINTS
from cheeseboard.server.web.settings import VARIABLES as WEB_VARIABLES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
FLAGS, WORKER_FLAGS = [
    {option.envvar: option for option in command.params if isinstance(option, click.Option) and option.envvar}
    for command in (SERVE, WORKER)
]
KNOWN = {*VARIABLES.values(), *WEB_VARIABLES.values(), *FLAGS, *WORKER_FLAGS}
# A command where it is typed: in a block, after ExecStart, or between backticks.
TYPED = re.findall(r"(?:^|`|bin/|\")cheeseboard ([a-z]+[^`\n]*)", PAGE, re.MULTILINE)


def test_settings_exist() -> None:
    named = set(re.findall(r"\b(?:CHEESEBOARD_[A-Z_]+|DATABASE_URL|REDIS_URL)\b", PAGE))
    assert len(named) > 5
    assert named <= KNOWN


def test_every_value_of_serve_has_a_variable_and_its_default_is_told() -> None:
    valued = {option for option in SERVE.params if isinstance(option, click.Option) and option.expose_value}
    assert {option.name for option in valued if not option.is_flag} == {option.name for option in FLAGS.values()}
    for variable, option in FLAGS.items():
        assert f"| `{variable}` | `{option.opts[0]}` | {option.default} |" in PAGE


def test_what_a_worker_is_told_by_variables_has_its_default_told() -> None:
    assert len(WORKER_FLAGS) == 2
    for variable, option in WORKER_FLAGS.items():
        assert f"| `{variable}` | `{option.opts[0]}` | {option.default or 'none'} |" in PAGE


@pytest.mark.parametrize("line", TYPED)
def test_commands_and_their_options_exist(line: str) -> None:
    line = re.split(r"\s{2,}|\$\(", line)[0]
    name, *words = line.split()
    assert name in COMMANDS
    command = CHEESEBOARD.get_command(click.Context(CHEESEBOARD), name)
    assert command is not None
    options = {option for each in command.params for option in each.opts if option.startswith("--")}
    assert {word for word in words if word.startswith("--")} <= options
    if name == "db":
        assert words[0] in TASKS


def test_all_kinds_of_commands_are_told_of() -> None:
    assert {line.split()[0] for line in TYPED} >= {"serve", "worker", "db"}
    assert {line.split()[1] for line in TYPED if line.startswith("db ")} == set(TASKS)


def test_pages_and_links_exist() -> None:
    paths = {endpoint.path for endpoint in ENDPOINTS}
    assert set(re.findall(r"`(/[a-z]+)`", PAGE)) <= paths
    for file, _, heading in re.findall(r"\]\(([a-z.]+)(#([a-z-]+))?\)", PAGE):
        text = (DOCS / file).read_text(encoding="utf-8")
        assert not heading or f"\n## {heading.capitalize()}\n" in text
