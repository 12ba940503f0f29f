"""Stored matches replay to what they were: scores, winners, ending and every byte of the record."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.event import Event
from cheeseboard.games.qwixx.events import Crossed, Locked
from cheeseboard.registry import NAMES

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.rglob("*.json"))
SCRIPT = Path(__file__).parents[2] / "scripts" / "golden.py"

every_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def records(game: str) -> list[cb.Match]:
    return [cb.load(path) for path in PATHS if path.parent.name == game]


def events(m: cb.Match, *keys: str) -> list[Event]:
    return [told.event for told in m.events(None) if told.event.key in keys]


def locked_rows(m: cb.Match, at_the_end: bool) -> set[str]:
    """The rows that were locked: in the whole match, or with its last step."""
    last = len(m.steps) - 1
    return {
        told.event.mark.notation
        for told in m.events(None)
        if isinstance(told.event, Locked) and (told.step == last or not at_the_end)
    }


def last_cross(m: cb.Match) -> str:
    """The rule by which the last cross was made."""
    return [told.event for told in m.events(None) if isinstance(told.event, Crossed)][-1].rule


def transferred_twice(m: cb.Match) -> Iterator[bool]:
    """For every roll whether it was transferred more than once."""
    transfers = 0
    for told in m.events(None):
        event = told.event
        if event.key == "event-named":
            transfers = 0
        elif event.key == "event-works" and event.facts()["card"] == "transfer":
            transfers += 1
            yield transfers == 2


MANY_VALUES = 6  # of an option with so many, only the usual, the smallest and the largest must occur


# What the words of a file's name say about its match.
CLAIMS: dict[str, Callable[[cb.Match], bool]] = {
    "penalties": lambda m: m.ending == "penalties",
    "locks": lambda m: m.ending == "locks",
    "in-first-action": lambda m: last_cross(m) == "Q2.1",
    "in-second-action": lambda m: last_cross(m) == "Q2.2",
    "in-the-turn-of-a-lock": lambda m: len(locked_rows(m, True)) == 1,
    "two-rows-at-once": lambda m: len(locked_rows(m, True)) == 2 == len(locked_rows(m, False)),
    "three-rows": lambda m: len(locked_rows(m, True)) == 2 and len(locked_rows(m, False)) == 3,
    "solo": lambda m: m.options["solo"] is True and m.seats == 1,
    "mixx-a": lambda m: m.options["mixx-a"] is True,
    "mixx-b": lambda m: m.options["mixx-b"] is True,
    "few-mice": lambda m: m.ending == "few-mice",
    "turns": lambda m: m.ending == "turns" and len(events(m, "event-stopped", "event-bust")) == 500,
    "after-a-stop": lambda m: m.events(None)[-2].event.key == "event-stopped",
    "after-a-bust": lambda m: m.events(None)[-2].event.key == "event-bust",
    "children": lambda m: m.options["children"] is True,
    "risky": lambda m: m.options["risky"] is True,
    "five-safe": lambda m: len(events(m, "event-safe")) > 0,
    "match": lambda m: m.options["match"] is True and len(events(m, "event-began")) == m.seats,
    "triangular": lambda m: m.options["edition"] == "triangular",
    "last-tile": lambda m: m.ending == "last-tile",
    "shared": lambda m: len(m.winners()) > 1,
    "all-four-steps": lambda m: {"M3.1", "M3.2", "M3.3", "M3.4"} <= {told.event.rule for told in m.events(None)},
    "random-start": lambda m: m.options["random-start"] is True and m.steps[0].text != "0",
    "arrival": lambda m: m.ending == "arrival",
    "of-a-rival": lambda m: m.winners() != [m.steps[-1].seat],
    "cheese": lambda m: m.ending == "cheese",
    "party": lambda m: m.options["party"] is True and sum(m.scores()) == 3,
    "party-tie": lambda m: sorted(m.scores())[-3:] == [1, 1, 1],
    "cheese-spots": lambda m: m.options["cheese-spots"] is True and sum(m.scores()) == 9,
    "all-on-drum": lambda m: m.options["all-on-drum"] is True and not events(m, "event-put"),
    "magic": lambda m: m.options["magic"] is True and len(events(m, "event-works")) > 0,
    "double-turn": lambda m: len({e.key for e in events(m, "event-played-again", "event-played-again-space")}) == 2,
    "void": lambda m: m.options["void"] is True and len(events(m, "event-played-nullify-dice")) > 0,
    "full-set": lambda m: m.options["full-set"] is True and not events(m, "event-drew"),
    "cards-1": lambda m: m.options["cards"] == 1,
    "cards-5": lambda m: m.options["cards"] == 5,
    "cards-10": lambda m: m.options["cards"] == 10,
    "cards-15": lambda m: m.options["cards"] == 15,
    "nullify-against-nullify": lambda m: {"nullify"} <= {e.facts()["card"] for e in events(m, "event-cancelled")},
    "transfer-twice": lambda m: any(transferred_twice(m)),
    "rounds": lambda m: m.ending == "rounds" and len(events(m, "event-round")) == 5,
    "peaceful": lambda m: m.options["peaceful"] is True and not events(m, "event-attacked"),
    "fair": lambda m: cb.verify(m).proof == "fair",
    "by-hand": lambda m: cb.verify(m).proof == "manual",
}


@every_record
def test_replays(path: Path) -> None:
    text = path.read_bytes().decode()
    m = cb.load(text)
    result = json.loads(text)["result"]
    assert (m.scores(), m.winners(), m.ending) == (result["scores"], result["winners"], result["ending"])
    assert m.over
    assert m.record() == text


@every_record
def test_every_chance_is_the_one_that_its_source_brings(path: Path) -> None:
    m = cb.load(path)
    verdict = cb.verify(m)
    assert verdict.wrong_step is None
    assert verdict.proof == json.loads(path.read_text("utf-8"))["chance"]["source"]
    assert verdict.chances == (0 if verdict.proof == "manual" else m.chances)


@every_record
def test_is_what_its_name_says(path: Path) -> None:
    m = cb.load(path)
    words = f"-{path.stem}-"
    claims = [claim for claim in CLAIMS if f"-{claim}-" in words]
    assert claims
    assert [claim for claim in claims if not CLAIMS[claim](m)] == []
    seats = re.search(r"-(\d)-seats-", words)
    assert m.seats == (int(seats[1]) if seats else 1)


def test_every_claim_is_made() -> None:
    words = "".join(f"-{path.stem}-" for path in PATHS)
    assert [claim for claim in CLAIMS if f"-{claim}-" not in words] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_ending_occurs(name: str) -> None:
    assert {m.ending for m in records(name)} == set(cb.find_game(name).endings)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_occurs(name: str) -> None:
    matches = records(name)
    for option in cb.find_game(name).options:
        needed = set(option.values)
        if len(needed) > MANY_VALUES:
            needed = {option.default, min(needed), max(needed)}
        assert needed <= {m.options[option.name] for m in matches}, option.name


@pytest.mark.parametrize("name", NAMES)
def test_the_fewest_and_the_most_seats_occur(name: str) -> None:
    possible = {seats for seats, _ in cb.find_game(name).tables()}
    assert {min(possible), max(possible), 2} <= {m.seats for m in records(name)}


@pytest.mark.parametrize("name", NAMES)
def test_every_source_of_chance_occurs(name: str) -> None:
    assert {cb.verify(m).proof for m in records(name)} == {"seeded", "fair", "manual"}


def test_the_script_names_exactly_these() -> None:
    names = re.findall(r'^    "([a-z]+/[a-z0-9-]+)":', SCRIPT.read_text("utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(f"{path.parent.name}/{path.stem}" for path in PATHS)


def test_they_stay_small() -> None:
    assert sum(path.stat().st_size for path in PATHS) < 500_000
