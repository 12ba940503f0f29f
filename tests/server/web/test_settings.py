"""Every setting has a variable, a default and a line in the docs."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from cheeseboard.server.settings import BadSetting
from cheeseboard.server.web.routes import ENDPOINTS, SOCKET
from cheeseboard.server.web.settings import VARIABLES, WebSettings, read_web_settings

DOCS = (Path(__file__).parents[3] / "docs" / "web.md").read_text(encoding="utf-8")


def test_every_setting_has_a_variable_that_the_docs_explain() -> None:
    assert [each.name for each in fields(WebSettings)] == list(VARIABLES)
    for each in fields(WebSettings):
        line = next(line for line in DOCS.splitlines() if line.startswith(f"| `{VARIABLES[each.name]}` |"))
        if isinstance(each.default, int):
            assert f"| {each.default} |" in line


def test_every_endpoint_is_in_the_docs() -> None:
    assert not [endpoint.path for endpoint in ENDPOINTS if f"`{endpoint.method} {endpoint.path}`" not in DOCS]
    assert SOCKET in DOCS


def test_all_can_be_set() -> None:
    assert read_web_settings({}) == WebSettings()
    found = read_web_settings({"CHEESEBOARD_URL": "https://a.example", "CHEESEBOARD_SESSION_DAYS": "7"})
    assert found == WebSettings(public_url="https://a.example", session_days=7)
    with pytest.raises(BadSetting, match="CHEESEBOARD_SEND_SECONDS"):
        read_web_settings({"CHEESEBOARD_SEND_SECONDS": "0"})


@pytest.mark.parametrize("given", ["nowhere", "10.0.0.1/8", "10.0.0.0/8,,::1"])
def test_networks_that_are_none_are_refused(given: str) -> None:
    with pytest.raises(BadSetting, match="CHEESEBOARD_METRICS_FROM"):
        read_web_settings({"CHEESEBOARD_METRICS_FROM": given})
