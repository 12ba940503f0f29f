"""Every setting has a variable, a default and a line in the docs."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from cheeseboard.server.remind.settings import VARIABLES, RemindSettings, read_remind_settings
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.settings import BadSetting

DOCS = (Path(__file__).parents[3] / "docs" / "web.md").read_text(encoding="utf-8")


def test_every_setting_has_a_variable_that_the_docs_explain() -> None:
    assert [each.name for each in fields(RemindSettings)] == list(VARIABLES)
    for each in fields(RemindSettings):
        line = next(line for line in DOCS.splitlines() if line.startswith(f"| `{VARIABLES[each.name]}` |"))
        if each.default:
            assert f"| {each.default} |" in line


def test_all_can_be_set_and_the_password_is_not_shown() -> None:
    assert read_remind_settings({}) == RemindSettings()
    found = read_remind_settings(
        {"CHEESEBOARD_SMTP_HOST": "mail.example", "CHEESEBOARD_SMTP_TLS": "tls", "CHEESEBOARD_SMTP_PASSWORD": "hush"}
    )
    assert found == RemindSettings(smtp_host="mail.example", smtp_tls="tls", smtp_password="hush")
    assert "hush" not in repr(found)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("CHEESEBOARD_SMTP_TLS", "ssl"),
        ("CHEESEBOARD_SMTP_PORT", "smtp"),
        ("CHEESEBOARD_SMTP_FROM", "nobody"),
        ("CHEESEBOARD_WEBHOOKS", "yes"),
    ],
)
def test_what_will_not_do_is_told(variable: str, value: str) -> None:
    with pytest.raises(BadSetting, match=variable):
        read_remind_settings({variable: value})


def test_without_a_host_or_an_address_of_ours_nothing_is_sent() -> None:
    here = "https://cheese.example"
    assert not Ways(RemindSettings(), here).email
    assert Ways(RemindSettings(), here).webhook
    assert not Ways(RemindSettings(smtp_host="mail.example"), "").email
    assert not Ways(RemindSettings(), "").webhook
    assert not Ways(RemindSettings(webhooks="off"), here).webhook
    assert Ways(RemindSettings(smtp_host="mail.example"), here).email
