"""What an operator may set about reminders, by environment variables; docs/web.md explains them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from cheeseboard.server.settings import BadSetting, parsed

# The variable of every value.
VARIABLES: Final = {
    "smtp_host": "CHEESEBOARD_SMTP_HOST",
    "smtp_port": "CHEESEBOARD_SMTP_PORT",
    "smtp_tls": "CHEESEBOARD_SMTP_TLS",
    "smtp_user": "CHEESEBOARD_SMTP_USER",
    "smtp_password": "CHEESEBOARD_SMTP_PASSWORD",
    "smtp_from": "CHEESEBOARD_SMTP_FROM",
    "smtp_seconds": "CHEESEBOARD_SMTP_SECONDS",
    "webhooks": "CHEESEBOARD_WEBHOOKS",
    "webhook_seconds": "CHEESEBOARD_WEBHOOK_SECONDS",
}
TLS: Final = ("starttls", "tls", "none")
WEBHOOKS: Final = ("public", "private", "off")


@dataclass(frozen=True)
class RemindSettings:
    """All values."""

    smtp_host: str = ""  # without one no e-mail is sent
    smtp_port: int = 587
    smtp_tls: str = "starttls"  # or tls from the first byte, or none
    smtp_user: str = ""  # without one nobody logs in
    smtp_password: str = field(default="", repr=False)
    smtp_from: str = ""  # cheeseboard at the host of CHEESEBOARD_URL unless given
    smtp_seconds: int = 20  # for a whole letter
    webhooks: str = "public"  # private also lets them lead to this machine and its network; off
    webhook_seconds: int = 5


def read_remind_settings(environment: Mapping[str, str]) -> RemindSettings:
    """The settings that the environment asks for. Raises BadSetting."""
    given: dict[str, str | int] = {}
    for each in fields(RemindSettings):
        text = environment.get(VARIABLES[each.name], "").strip()
        if text:
            value = parsed(VARIABLES[each.name], text, RemindSettings.__annotations__[each.name])
            given[each.name] = value if isinstance(value, int) else str(value)
    found = RemindSettings(**given)  # type: ignore[arg-type]  # every value was parsed by the type of its field
    for name, value, allowed in (("smtp_tls", found.smtp_tls, TLS), ("webhooks", found.webhooks, WEBHOOKS)):
        if value not in allowed:
            raise BadSetting(VARIABLES[name], ", ".join(allowed))
    if found.smtp_from and ("@" not in found.smtp_from or not found.smtp_from.isprintable()):
        raise BadSetting(VARIABLES["smtp_from"], "somebody@example.org")
    return found
