"""By which ways this server can reach people at all."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from cheeseboard.server.remind.settings import RemindSettings


@dataclass(frozen=True)
class Ways:
    """The settings, and where browsers find the server: without that a message could not say where to go."""

    settings: RemindSettings
    public_url: str

    @property
    def email(self) -> bool:
        return bool(self.settings.smtp_host and self.public_url)

    @property
    def webhook(self) -> bool:
        return self.settings.webhooks != "off" and bool(self.public_url)

    @property
    def private(self) -> bool:
        """Whether webhooks may lead to this machine and its network."""
        return self.settings.webhooks == "private"

    @property
    def sender(self) -> str:
        """Who letters are from."""
        return self.settings.smtp_from or f"cheeseboard@{urlsplit(self.public_url).hostname or 'localhost'}"

    def link(self, rest: str = "") -> str:
        """An address of this server."""
        return f"{self.public_url.rstrip('/')}/{rest}"

    def table(self, table: str) -> str:
        """Where the client shows a table."""
        return self.link(f"table/{table}")
