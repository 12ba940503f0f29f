"""What is in the database, held against what the players know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec import json

import cheeseboard as cb
from cheeseboard.server.ids import TableId
from cheeseboard.server.live import saving
from cheeseboard.server.store import results, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables.chairs import BOT
from cheeseboard.server.tables.entries import Acted, decode
from cheeseboard.server.tables.head import decode_head
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import snapshot
from tests.server.shown.ledger import Acknowledged, Ledger, Question
from tests.server.shown.player import Player


@dataclass
class Findings:
    """What does not agree. All lists are empty if all is well."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)  # saved, but nobody has sent it
    unfinished: list[str] = field(default_factory=list)
    unproved: list[str] = field(default_factory=list)  # records that do not verify
    differing: list[str] = field(default_factory=list)  # views that are not the server's
    saved_unsaid: int = 0  # choices that were saved and whose acknowledgement was lost

    def failures(self) -> dict[str, list[str]]:
        return {name: found for name, found in vars(self).items() if isinstance(found, list) and found}


def examine(database: Database, ledger: Ledger, players: Iterable[Player], begun: Iterable[str]) -> Findings:
    """All tables whose matches have begun."""
    findings = Findings()
    acknowledged: defaultdict[str, list[Acknowledged]] = defaultdict(list)
    for each in ledger.acknowledged:
        acknowledged[each.question.table].append(each)
    seated: defaultdict[str, list[Player]] = defaultdict(list)
    for player in players:
        seated[player.table].append(player)
    for table in begun:
        Examination(database, ledger, findings, TableId(table)).examine(acknowledged[table], seated[table])
    return findings


class Examination:
    """One table, rebuilt from what is saved, entry by entry."""

    def __init__(self, database: Database, ledger: Ledger, findings: Findings, table: TableId) -> None:
        self.database = database
        self.ledger = ledger
        self.findings = findings
        self.id = table
        self.saved: defaultdict[Question, list[tuple[int, str]]] = defaultdict(list)

    def examine(self, acknowledged: list[Acknowledged], players: list[Player]) -> None:
        table = self.rebuild()
        self.compare_choices(acknowledged)
        if table.status != "over":
            self.findings.unfinished.append(f"{self.id} ({table.head.game}): {table.status} at {table.revision}")
            return
        self.check_end(table)
        for player in players:
            compare_view(player, table, self.findings)

    def rebuild(self) -> Table:
        """The table as it stands; on the way, which person answered which question when."""
        found, secret = self.database.read(lambda connection: saving.load(connection, self.id))
        table = Table.begin(decode_head(found.head), secret)
        for place, (sequence, body) in enumerate(found.entries, 1):
            entry = decode(body, sequence)
            if sequence != place:
                self.findings.lost.append(f"{self.id}: entry {place} is missing")
            if isinstance(entry, Acted) and not entry.by.startswith(BOT):
                seat, action = entry.steps[0]
                assert isinstance(seat, int)
                self.saved[Question(self.id, seat, table.asks[seat])].append((sequence, action))
            table.fold(entry)
        return table

    def compare_choices(self, acknowledged: list[Acknowledged]) -> None:
        for question, answers in self.saved.items():
            if len(answers) > 1:
                self.findings.doubled.append(f"{question}: {answers}")
            if any(action != self.ledger.sent.get(question) for _, action in answers):
                self.findings.unasked.append(f"{question}: {answers}, sent was {self.ledger.sent.get(question)}")
        for question, action, revision in acknowledged:
            if (revision, action) not in self.saved.get(question, []):
                self.findings.lost.append(f"{question}: {action} at {revision}, saved is {self.saved.get(question)}")
        if len({each.question for each in acknowledged}) != len(acknowledged):
            self.findings.doubled.append(f"{self.id}: a choice was acknowledged twice")
        self.findings.saved_unsaid += len(self.saved.keys() - {each.question for each in acknowledged})

    def check_end(self, table: Table) -> None:
        """The record verifies, and the end was settled once."""
        verdict = cb.verify(cb.load(table.match.record()))
        if verdict.proof != "fair" or verdict.wrong_step is not None or verdict.chances != table.match.chances:
            self.findings.unproved.append(f"{self.id}: {verdict}")
        seats = [*range(len(table.chairs))]
        settled = self.database.read(lambda connection: results.of_table(connection, self.id))
        standing = self.database.read(lambda connection: tables.find(connection, self.id))
        if [result.seat for result in settled] != seats or standing.revision != table.revision:
            self.findings.unproved.append(f"{self.id}: results {settled}, stands at {standing.revision}")


def compare_view(player: Player, table: Table, findings: Findings) -> None:
    """What the client has put together out of patches, and what it was told, is what the seat sees."""
    expected: Any = json.decode(json.encode(snapshot(table, player.seat)))
    events = expected.pop("events")
    if (player.body, player.told) != (expected, events["told"]):
        findings.differing.append(f"{player.table} seat {player.seat}: at {player.revision}, not {table.revision}")
