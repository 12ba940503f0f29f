"""Reads the tables of cards, tiles and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.components import FIELDS, ROWS, TILES, Goal, Hero, Mission, Mouse, Project, Row
from cheeseboard.games.wistar.effects import Effect
from cheeseboard.games.wistar.grammar import (
    COST,
    COUNTED,
    DECK,
    KIND,
    MOST,
    PROJECT_COST,
    Vocabulary,
    needs,
    number,
    symbols,
    whole_number,
    word,
)
from cheeseboard.games.wistar.reading import LANGUAGES, Reading
from cheeseboard.games.wistar.symbols import ADVANCED, ALWAYS, BASIC, C_ELECTRICITY, INCOME, NOW, SKILLS, TYPES
from cheeseboard.games.wistar.tables import Cell, Line, Misread

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_SIZES: Final = (100, 80)
HOUSE_MISSIONS: Final = 6
MISSIONS: Final = 10
HOUSE_MICE: Final = 15
MICE: Final = 25
CHEESES: Final = 2
GOAL_CARDS: Final = 13
TOKENS: Final = 10

PLACE: Final = Vocabulary("place", ("house", "cellar"))
CELLAR: Final = 1
SKILL: Final = Vocabulary("skill", SKILLS)
NAMES: Final = ("no", "origin", *LANGUAGES)
NO_LOCK: Final = Vocabulary("lock", ("-", "1", "2"))
ALL_TYPES: Final = tuple(range(len(TYPES)))
MOUSE_TYPES: Final = (NOW, INCOME, ALWAYS)


def read_projects(reading: Reading) -> list[Project]:
    """The 180 project cards, by number."""
    table = reading.table("projects.table", (*NAMES, "deck", "kind", "symbols", "cost", "needs", "vp", "effect"))
    projects: list[Project] = []
    decks = [0, 0]
    for row in reading.numbered(table, "no", 1, sum(DECK_SIZES)):
        line = row.line
        reading.named(f"project-{row.number}", line)
        deck = word(line.cell("deck"), DECK)
        kind = word(line.cell("kind"), KIND)
        printed = symbols(line.cell("symbols"))
        needed = needs(line.cell("cost"), line.cell("needs"), PROJECT_COST)
        vp = number(line.cell("vp"), -MOST)
        effect = reading.grammar.effect(line.cell("effect"), ALL_TYPES)
        if deck == BASIC and C_ELECTRICITY in [have.count for have in needed.have]:
            line.cell("needs").fault("electricity-basic", {})
        if deck < 0:
            table.whole = False
        else:
            decks[deck] += 1
        projects.append(Project(row.number - 1, row.number, deck, kind, printed, needed, vp, effect))
    if table.whole and len(projects) == sum(DECK_SIZES) and decks[BASIC] != DECK_SIZES[BASIC]:
        table.fault("decks", {"basic": decks[BASIC], "advanced": decks[ADVANCED]})
    reading.different(table, LANGUAGES)
    return projects


def in_the_cellar(cell: Cell, number: int, last_of_house: int) -> bool:
    """Whether a tile or card belongs to the cellar: its number decides, and the cell must say the same."""
    place = word(cell, PLACE)
    cellar = number > last_of_house
    if place >= 0 and number > 0 and (place == CELLAR) != cellar:
        cell.fault("place", {"number": number, "expected": PLACE.words[cellar]})
    return cellar


def read_mice(reading: Reading) -> list[Mouse]:
    """The mice of the house, of the cellar, then the cheeses."""
    table = reading.table("mice.table", ("place", *NAMES, "vp", "effect"))
    mice: list[Mouse] = []
    for row in reading.numbered(table, "no", 1, MICE):
        line = row.line
        reading.named(f"mouse-{row.number}", line)
        cellar = in_the_cellar(line.cell("place"), row.number, HOUSE_MICE)
        vp = number(line.cell("vp"))
        mice.append(Mouse(row.number - 1, cellar, False, vp, reading.grammar.effect(line.cell("effect"), MOUSE_TYPES)))
    reading.different(table, LANGUAGES)
    return mice + read_cheeses(reading)


def read_cheeses(reading: Reading) -> list[Mouse]:
    """The two cheeses: the upper one is for any number of players, the lower one for three and more (W2.4)."""
    table = reading.table("cheeses.table", (*NAMES, "players", "vp"))
    cheeses: list[Mouse] = []
    for row in reading.numbered(table, "no", MICE + 1, MICE + CHEESES):
        line = row.line
        reading.named(f"mouse-{row.number}", line)
        players = row.number - MICE + 1
        if row.number:
            number(line.cell("players"), players, players)
        cheeses.append(Mouse(row.number - 1, True, True, number(line.cell("vp")), Effect(NOW, [])))
    reading.different(table, LANGUAGES)
    return cheeses


def read_missions(reading: Reading) -> list[Mission]:
    """The missions of the house, then of the cellar, each with its rows."""
    table = reading.table("missions.table", ("place", *NAMES, "bonus"))
    tasks = read_tasks(reading)
    missions: list[Mission] = []
    for row in reading.numbered(table, "no", 1, MISSIONS):
        line = row.line
        reading.named(f"mission-{row.number}", line)
        cellar = in_the_cellar(line.cell("place"), row.number, HOUSE_MISSIONS)
        bonus = Effect(NOW, []) if line.cell("bonus").nothing else reading.grammar.bonus(line.cell("bonus"))
        missions.append(Mission(row.number - 1, cellar, bonus, tasks[row.number]))
    reading.different(table, LANGUAGES)
    return missions


def read_tasks(reading: Reading) -> list[list[Row]]:
    """The three rows of every mission, by the mission's number."""
    columns = ("mission", "row", "origin", *LANGUAGES, "lock", "cost", "needs", "reward")
    table = reading.table("tasks.table", columns)
    found: dict[str, Row] = {}
    lines: dict[str, int] = {}
    for line in table.lines:
        before = len(reading.faults)
        mission, place = number(line.cell("mission"), 1, MISSIONS), number(line.cell("row"), 1, ROWS)
        task = f"{mission}-{place}"
        if len(reading.faults) > before:
            table.whole = False
        elif task in lines:
            line.cell("row").fault("twice", {"given": task, "line": lines[task]})
            table.whole = False
        else:
            lines[task] = line.number
        reading.named(f"task-{task}", line)
        needed = needs(line.cell("cost"), line.cell("needs"), COST)
        reward = reading.grammar.bonus(line.cell("reward"))
        found[task] = Row(needed, reward, read_lock(line, place))
    reading.different(table, LANGUAGES)
    wanted = [[f"{mission}-{place}" for place in range(1, ROWS + 1)] for mission in range(1, MISSIONS + 1)]
    missing = [task for tasks in wanted for task in tasks if task not in found]
    if table.whole and missing:
        table.fault("missing", {"column": "row", "missing": ", ".join(missing)})
    return [[], *[[found[task] for task in tasks if task in found] for tasks in wanted]]


def read_lock(line: Line, row: int) -> int:
    """The row that must be done before this one, which is an earlier one; 0 where there is none."""
    lock = word(line.cell("lock"), NO_LOCK)
    if lock >= row:
        line.cell("lock").fault("lock", {"given": lock, "row": row})
    return max(lock, 0)


def read_goals(reading: Reading) -> list[Goal]:
    """The 13 goal cards; what the fields of a card ask for rises."""
    fields = (("1st", "bonus 1"), ("2nd", "bonus 2"), ("3rd", "bonus 3"), ("4th", "bonus 4"))[:FIELDS]
    table = reading.table("goals.table", (*NAMES, "counts", *[column for field in fields for column in field]))
    goals: list[Goal] = []
    for row in reading.numbered(table, "no", 1, GOAL_CARDS):
        line = row.line
        reading.named(f"goal-{row.number}", line)
        asks: list[i64] = []
        bonuses: list[Effect] = []
        for ask, bonus in fields:
            rise(asks, line.cell(ask), 1)
            bonuses.append(reading.grammar.bonus(line.cell(bonus)))
        goals.append(Goal(row.number - 1, word(line.cell("counts"), COUNTED), asks, bonuses))
    reading.different(table, LANGUAGES)
    return goals


def read_tokens(reading: Reading) -> list[Effect]:
    """The bonuses of the ten door tokens."""
    table = reading.table("doors.table", ("no", "origin", "bonus"))
    tokens: list[Effect] = []
    for row in reading.numbered(table, "no", 1, TOKENS):
        reading.component(f"door-{row.number}", row.line)
        tokens.append(reading.grammar.bonus(row.line.cell("bonus")))
    return tokens


def read_heroes(reading: Reading) -> list[Hero]:
    """The five heroes, one for each skill."""
    table = reading.table("heroes.table", (*NAMES, "skill", "symbols"))
    heroes: list[Hero] = []
    for row in reading.numbered(table, "no", 1, len(SKILLS)):
        line = row.line
        reading.named(f"hero-{row.number}", line)
        heroes.append(Hero(row.number - 1, word(line.cell("skill"), SKILL), number(line.cell("symbols"), 1)))
    reading.different(table, (*LANGUAGES, "skill"))
    return heroes


def read_tracks(reading: Reading) -> tuple[list[i64], list[i64]]:
    """What the beds and the underground tiles are worth, in the order in which they are taken: it rises."""
    table = reading.table("tracks.table", ("tile", "origin", "bed", "chamber"))
    beds: list[i64] = []
    chambers: list[i64] = []
    for row in reading.numbered(table, "tile", 1, TILES):
        reading.component(f"tile-{row.number}", row.line)
        rise(beds, row.line.cell("bed"), 0)
        rise(chambers, row.line.cell("chamber"), 0)
    return beds, chambers


def rise(numbers: list[i64], cell: Cell, least: int) -> None:
    """Add the number in a cell, which is more than the one before; what cannot be read is noted and left out."""
    try:
        found = whole_number(cell.text, least, MOST)
    except Misread as problem:
        cell.misread(problem)
        return
    if numbers and found <= numbers[-1]:
        cell.fault("rising", {"given": found, "before": int(numbers[-1])})
    numbers.append(found)
