"""Loads an edition: a folder of tables, ours or one that an owner of the box has written."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from cheeseboard.games.wistar.components import Edition
from cheeseboard.games.wistar.read_cards import (
    read_goals,
    read_heroes,
    read_mice,
    read_missions,
    read_projects,
    read_tokens,
    read_tracks,
)
from cheeseboard.games.wistar.read_farm import read_farm
from cheeseboard.games.wistar.read_wheel import read_wheel
from cheeseboard.games.wistar.reading import Reading
from cheeseboard.games.wistar.tables import Fault

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TABLES: Final = (
    "projects.table", "goals.table", "missions.table", "tasks.table", "mice.table", "cheeses.table", "doors.table",
    "wheel.table", "heroes.table", "rooms.table", "ways.table", "tracks.table",
)  # fmt: skip

Names = dict[str, dict[str, str]]


class BadEdition(ValueError):
    """The tables of a folder make no edition; `faults` is everything that is wrong with them."""

    def __init__(self, folder: str, faults: list[Fault]) -> None:
        super().__init__(f"{folder}: {faults}")
        self.faults: Final = faults


@final
class Loaded:
    """An edition and what its components are called: the names by language, by component (project-1 …)."""

    def __init__(self, edition: Edition, names: Names) -> None:
        self.edition: Final = edition
        self.names: Final = names


def load(folder: Traversable) -> Loaded:
    """Read all tables; if anything is wrong, tell all of it."""
    reading = Reading(folder)
    projects = read_projects(reading)
    mice = read_mice(reading)
    missions = read_missions(reading)
    goals = read_goals(reading)
    tokens = read_tokens(reading)
    wheel = read_wheel(reading)
    heroes = read_heroes(reading)
    rooms, doors = read_farm(reading)
    beds, chambers = read_tracks(reading)
    if reading.faults:
        raise BadEdition(str(folder), reading.faults)
    edition = Edition(
        folder.name, projects, mice, missions, goals, tokens, wheel, heroes, rooms, doors, beds, chambers,
        reading.grammar.clauses, reading.house,
    )  # fmt: skip
    return Loaded(edition, reading.names)


def load_edition(folder: Traversable) -> Edition:
    """The edition in a folder, which may also be a `Path`; raises `BadEdition`."""
    return load(folder).edition


def names(folder: Traversable) -> Names:
    """What the components of the edition in a folder are called, in every language; raises `BadEdition`."""
    return load(folder).names


def house_folder() -> Traversable:
    """Where the tables of our own edition are."""
    return files("cheeseboard.games.wistar") / "house"


@cache
def house() -> Loaded:
    return load(house_folder())


def house_edition() -> Edition:
    """Our own edition, loaded once."""
    return house().edition


def house_names() -> Names:
    """What the components of our own edition are called, in every language."""
    return house().names
