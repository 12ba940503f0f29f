"""What notices say, in the reader's language. Nothing in them is hidden from anybody at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cheeseboard.core.words import Facts, Message, named
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.tables.problem import SERVER
from cheeseboard.server.tables.since import since_turn
from cheeseboard.server.tables.table import Table

MOST_LINES: Final = 8  # of what has happened, for each table
MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
SENTENCES: Final = {"turn": "notice-turn", "back": "notice-back", "over": "notice-over", "invited": "notice-invited"}


@dataclass(frozen=True)
class Item:
    """A notice as a message tells it."""

    notice: Notice
    game: str
    text: str
    url: str
    players: str
    lines: tuple[str, ...]  # what happened since the person's last turn, as everybody may know it
    left_out: int


def say(key: str, language: str, facts: Facts | None = None) -> str:
    return Message(SERVER, key, facts or {}).text(language)


def title(game: str, language: str) -> str:
    """What the game is called."""
    return Message(game, "title", {}).text(language)


def sentence(notice: Notice, looked: Looked, now: int, language: str) -> str:
    """The notice in one sentence."""
    facts: Facts = {"game": title(looked.game, language)}
    if notice.kind == "soon":
        left = max(0, (notice.until or now) - now)
        if left >= 2 * HOUR_MS:
            return say("notice-soon-hours", language, {**facts, "n": left // HOUR_MS})
        return say("notice-soon-minutes", language, {**facts, "n": max(1, left // MINUTE_MS)})
    if notice.kind == "over" and looked.status == "closed":
        return say("notice-closed", language, facts)
    if notice.kind == "invited" and notice.mark:
        return say("notice-handed", language, facts)
    return say(SENTENCES[notice.kind], language, facts)


def item(notice: Notice, looked: Looked, table: Table | None, ways: Ways, now: int, language: str) -> Item:
    """The notice with what has happened at its table, if that can be read."""
    lines: tuple[str, ...] = ()
    left_out, players = 0, ""
    if table is not None:
        lines, left_out = happened(table, notice, language)
        players = ", ".join(name for name in table.names if name)
    text = sentence(notice, looked, now, language)
    return Item(notice, title(looked.game, language), text, ways.table(notice.table), players, lines, left_out)


def happened(table: Table, notice: Notice, language: str) -> tuple[tuple[str, ...], int]:
    """What happened since the person's last turn, and how many lines of it are left out."""
    seats = table.seats_of(notice.person)
    if table.begun is None or not seats:
        return (), 0
    told = since_turn(table, max(seats, key=lambda seat: table.acted[seat]), None, MOST_LINES)
    names = table.names
    lines = [Message(table.head.game, each.event.key, named(each.event.facts(), names)) for each in told.told]
    return tuple([line.text(language) for line in lines]), told.left_out


def subject(items: list[Item], language: str) -> str:
    """What the message is about."""
    if len(items) == 1:
        return items[0].text.rstrip(".")
    return say("reminder-subject", language, {"n": len({each.notice.table for each in items})})


def plain(items: list[Item], language: str) -> str:
    """All notices as plain text."""
    blocks = []
    for each in items:
        lines = [each.text, each.url]
        if each.players:
            lines.append(say("reminder-players", language, {"players": each.players}))
        if each.lines:
            lines.append(say("reminder-since", language))
            if each.left_out:
                lines.append("  " + say("reminder-left-out", language, {"n": each.left_out}))
            lines += [f"  – {line}" for line in each.lines]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)
