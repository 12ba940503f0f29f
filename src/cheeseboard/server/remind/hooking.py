"""What a webhook is sent: words for a chat, and the same for programs."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json

from cheeseboard.server.remind.keys import signature
from cheeseboard.server.remind.wording import Item, plain

LONGEST: Final = 1900  # Discord takes no more than 2000 characters
USER_AGENT: Final = "cheeseboard"


class HookNotice(Struct, frozen=True):
    """One notice. `until` is when the time to answer is up, in milliseconds since 1970."""

    kind: str
    table: str
    game: str
    revision: int
    until: int | None
    text: str
    url: str
    since: tuple[str, ...]


class HookBody(Struct, frozen=True):
    """`text` is what Slack and its like show, `content` is Discord's; nobody is called by name."""

    id: str
    at: int
    language: str
    text: str
    content: str
    allowed_mentions: dict[str, list[str]]
    notices: list[HookNotice]


def hook_body(id: str, items: list[Item], games: list[str], now: int, language: str) -> bytes:
    # What players are called could be a command to a chat.
    words = plain(items, language).replace("<", "‹").replace(">", "›")
    text = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
    found = [
        HookNotice(n.kind, n.table, game, n.mark, n.until, each.text, each.url, each.lines)
        for each, game in zip(items, games, strict=True)
        for n in [each.notice]
    ]
    return json.encode(HookBody(id, now, language, text, text, {"parse": []}, found))


def hook_headers(body: bytes, id: str, key: str, now: int) -> dict[str, str]:
    """With the signature by which a receiver knows us."""
    return {
        "Content-Type": "application/json",
        "User-Agent": USER_AGENT,
        "X-Cheeseboard-Delivery": id,
        "X-Cheeseboard-Timestamp": str(now),
        "X-Cheeseboard-Signature": signature(key, now, body),
    }
