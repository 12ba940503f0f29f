"""Every setting has a variable, a default and a line in the docs."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from cheeseboard.server.settings import VARIABLES, BadSetting, Settings, data_folder, read_settings

DOCS = Path(__file__).parents[2] / "docs" / "storage.md"


def test_every_setting_has_a_variable_that_the_docs_explain() -> None:
    assert [each.name for each in fields(Settings)] == list(VARIABLES)
    words = DOCS.read_text(encoding="utf-8")
    for each in fields(Settings):
        line = next(line for line in words.splitlines() if line.startswith(f"| `{VARIABLES[each.name]}` |"))
        if isinstance(each.default, int):
            assert f"| {each.default} |" in line


def test_nothing_need_be_set() -> None:
    assert read_settings({"HOME": "/home/ema"}) == Settings()


def test_all_can_be_set(tmp_path: Path) -> None:
    values = {"data": str(tmp_path), "database_url": "sqlite:///a.db", "redis_url": "redis://localhost"}
    numbers = {"connections": 3, "patience_ms": 4, "writes_waiting": 5, "writes_together": 6, "thinking_processes": 7}
    found = read_settings({VARIABLES[name]: str(value) for name, value in {**values, **numbers}.items()})
    assert found == Settings(tmp_path, "sqlite:///a.db", "redis://localhost", 3, 4, 5, 6, 7)


@pytest.mark.parametrize("given", ["0", "-1", "many", "1.5", "²", "9" * 40])
def test_a_number_that_will_not_do_is_refused(given: str) -> None:
    with pytest.raises(BadSetting, match="CHEESEBOARD_CONNECTIONS"):
        read_settings({"CHEESEBOARD_CONNECTIONS": given})


def test_addresses_are_never_shown() -> None:
    assert "secret" not in repr(Settings(database_url="postgresql://ema:secret@db/a", redis_url="redis://:secret@r"))


def test_data_are_kept_where_the_system_keeps_them() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/cheeseboard")
    assert data_folder({}, "linux") == Path.home() / ".local/share/cheeseboard"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/cheeseboard")
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/cheeseboard"
