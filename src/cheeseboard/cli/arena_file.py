"""The rounds of a contest in a file: a line says what is contested, then a line a round. A killed contest goes on."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import Match, Round, lineups
from cheeseboard.cli.trouble import Trouble, of_file
from cheeseboard.study.store import claimed


class ArenaFile:
    """Whoever is killed while writing leaves half a line, which the next one cuts off. Only one writes at a time."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.rounds: list[Round] = []
        try:
            self.file: Final = open(path, "a+b")  # noqa: SIM115
        except FileNotFoundError:
            raise Trouble("folder-missing", folder=str(path.parent)) from None
        except OSError as error:
            raise of_file(error, str(path)) from None
        if not claimed(self.file.fileno()):
            self.file.close()
            raise Trouble("arena-busy", file=str(path))

    def __enter__(self) -> ArenaFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def take_up(self, contest: Contest, seed_given: bool) -> Contest:
        """The contest with the seed of the file, whose rounds are known from now on; a new file is begun."""
        self.file.seek(0)
        content = self.file.read()
        whole = content.rfind(b"\n") + 1
        if not whole and content and not begins(content):
            raise Trouble("arena-file", file=str(self.path), line=1)
        lines = content[:whole].splitlines()
        if lines:
            contest = self.known(lines, contest, seed_given)
        self.file.truncate(whole)
        if not lines:
            self.put(head(contest))
        return contest

    def known(self, lines: list[bytes], contest: Contest, seed_given: bool) -> Contest:
        """The contest of these lines, which must be the one that is asked for."""
        known = self.parse(lines[0], 1)
        if not isinstance(known, dict) or "arena" not in known:
            raise Trouble("arena-file", file=str(self.path), line=1)
        seed = known.get("seed")
        if not seed_given and isinstance(seed, int) and not isinstance(seed, bool):
            contest = contest._replace(seed=seed)
        if known != json.loads(json.dumps(head(contest))):
            raise Trouble("arena-other", file=str(self.path))
        self.rounds = [self.round(line, number, contest) for number, line in enumerate(lines[1:])]
        return contest

    def round(self, line: bytes, number: int, contest: Contest) -> Round:
        """The round of that number, as its line has it."""
        try:
            written, matches, seconds, choices = self.parse(line, number + 2)
            read = Round([Match(*match) for match in matches], seconds, choices)
            if written != number or not sound(read, contest.seats):
                raise ValueError
        except (TypeError, ValueError):
            raise Trouble("arena-file", file=str(self.path), line=number + 2) from None
        return read

    def parse(self, line: bytes, number: int) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise Trouble("arena-file", file=str(self.path), line=number) from None

    def append(self, rounds: list[Round]) -> None:
        """Write the next rounds; they are there even if this process ends without another word."""
        for played in rounds:
            matches = [[match.scores, match.winners] for match in played.matches]
            self.put([len(self.rounds), matches, [round(each, 6) for each in played.seconds], played.choices])
            self.rounds.append(played)

    def put(self, line: object) -> None:
        try:
            self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise of_file(error, str(self.path)) from None


def head(contest: Contest) -> dict[str, object]:
    """All that decides what the rounds are."""
    rules = cb.find_game(contest.game).rules
    return {"arena": 1, "version": cb.__version__, "rules": rules, **contest._asdict(), "options": [*contest.options]}


def begins(content: bytes) -> bool:
    """Whether this is the beginning of a first line."""
    return content.startswith(b'{"arena":') or b'{"arena":'.startswith(content)


def sound(played: Round, seats: int) -> bool:
    """Whether a round can be what it seems to be."""
    return len(played.matches) == len(lineups(seats)) and all(
        len(match.scores) == seats
        and all(type(score) is int for score in match.scores)
        and 0 < len(match.winners) <= seats
        and set(match.winners) <= set(range(seats))
        for match in played.matches
    ) and [len(played.seconds), len(played.choices)] == [2, 2]
