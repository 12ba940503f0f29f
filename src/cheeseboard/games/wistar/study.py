"""What many matches of Rats of Wistar tell about its cards, goals and missions, and about the kinds of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.mean import Mean
from cheeseboard.core.study import COUNT, LEAD, POINTS, SHARE, Cell, Column, Fortune, Notes, Row, Section, Study
from cheeseboard.games.wistar.components import FIELDS, ROWS, Edition
from cheeseboard.games.wistar.scoring import CATEGORIES
from cheeseboard.games.wistar.witness import (
    GOALS_REACHED,
    GOALS_SHOWN,
    MISSIONS_SHOWN,
    PLAYED,
    PLAYED_EARLY,
    TAKEN,
    TASKS_DONE,
    WistarWitness,
)
from cheeseboard.games.wistar.witness import POINTS as POINTS_NOTED

if TYPE_CHECKING:
    from mypy_extensions import i64

FORTUNE: Final = [Column("wins", SHARE), Column("lead", LEAD)]


@final
class Category:
    """The points of a category: those of the winners, those of all seats, and how the seat with the most fared."""

    def __init__(self) -> None:
        self.winners: Final = Mean()
        self.all: Final = Mean()
        self.leader: Final = Fortune()

    def add(self, points: list[int], scores: list[i64], winners: list[i64]) -> None:
        """Equals lead nobody."""
        best = max(points)
        self.winners.add(sum([points[seat] for seat in winners]) / len(winners))
        self.all.add(sum(points) / len(points))
        if points.count(best) == 1:
            self.leader.add(points.index(best), scores, winners)


@final
class WistarStudy(Study):
    """A seat counts once a match for a card, a goal, a mission or a row of one, however often it has it."""

    def __init__(self, edition: Edition, seats: int) -> None:
        cards, goals, missions = len(edition.projects), len(edition.goals), len(edition.missions)
        self.seats: Final = seats
        self.winner: Final = Mean()
        self.all: Final = Mean()
        self.ahead: Final = Mean()  # the winner of the second
        self.categories: Final = [Category() for _ in CATEGORIES]
        self.taken: Final = [0] * cards
        self.played: Final = [Fortune() for _ in range(cards)]
        self.early: Final = [Fortune() for _ in range(cards)]
        self.goals_shown: Final = [0] * goals
        self.fields: Final = [[0] * (FIELDS + 1) for _ in range(goals)]  # the last is that of a private goal
        self.goals: Final = [Fortune() for _ in range(goals)]
        self.missions_shown: Final = [0] * missions
        self.missions: Final = [Fortune() for _ in range(missions)]
        self.tasks: Final = [Fortune() for _ in range(missions * ROWS)]

    def witness(self) -> WistarWitness:
        return WistarWitness(self.seats)

    def add(self, scores: list[i64], winners: list[i64], notes: Notes) -> None:
        self.add_points(notes[POINTS_NOTED], scores, winners)
        for _, card in in_twos(notes[TAKEN]):
            self.taken[card] += 1
        for seat, card in in_twos(notes[PLAYED]):
            self.played[card].add(seat, scores, winners)
        for seat, card in in_twos(notes[PLAYED_EARLY]):
            self.early[card].add(seat, scores, winners)
        for goal in notes[GOALS_SHOWN]:
            self.goals_shown[goal] += 1
        reached = notes[GOALS_REACHED]
        for place in range(0, len(reached), 3):
            goal = reached[place + 1]
            self.goals[goal].add(reached[place], scores, winners)
            self.fields[goal][reached[place + 2]] += 1
        self.add_missions(notes, scores, winners)

    def add_points(self, points: list[int], scores: list[i64], winners: list[i64]) -> None:
        ranked = sorted([int(score) for score in scores], reverse=True)
        self.winner.add(float(ranked[0]))
        self.all.add(sum(ranked) / len(ranked))
        self.ahead.add(float(ranked[0] - ranked[1]))
        for place, category in enumerate(self.categories):
            category.add(points[place :: len(CATEGORIES)], scores, winners)

    def add_missions(self, notes: Notes, scores: list[i64], winners: list[i64]) -> None:
        for mission in notes[MISSIONS_SHOWN]:
            self.missions_shown[mission] += 1
        tried: set[tuple[int, int]] = set()
        for seat, task in in_twos(notes[TASKS_DONE]):
            self.tasks[task].add(seat, scores, winners)
            if (task // ROWS, seat) not in tried:
                tried.add((task // ROWS, seat))
                self.missions[task // ROWS].add(seat, scores, winners)

    def sections(self) -> list[Section]:
        return [
            self.score_section(),
            self.category_section(),
            self.card_section(),
            self.early_section(),
            self.goal_section(),
            self.mission_section(),
            self.task_section(),
        ]

    def score_section(self) -> Section:
        rows = [
            Row("winner", [self.winner], "study-winner"),
            Row("all", [self.all], "study-all"),
            Row("ahead", [self.ahead], "study-ahead"),
        ]
        return Section("scores", [Column("score", POINTS)], rows)

    def category_section(self) -> Section:
        points = [Column("winners", POINTS), Column("all", POINTS)]
        leader = [Column("led", COUNT), Column("leader-wins", SHARE), Column("leader-lead", LEAD)]
        rows: list[Row] = []
        for name, of in zip(CATEGORIES, self.categories, strict=True):
            cells: list[Cell] = [of.winners, of.all, of.leader.count, of.leader.wins, of.leader.lead]
            rows.append(Row(name, cells, f"board-score-{name}"))
        return Section("categories", [*points, *leader], rows)

    def card_section(self) -> Section:
        columns = [Column("taken", COUNT), Column("played", COUNT), *FORTUNE]
        rows: list[Row] = []
        for card, of in enumerate(self.played):
            cells: list[Cell] = [self.taken[card], of.count, of.wins, of.lead]
            rows.append(Row(f"project-{card + 1}", cells))
        return Section("cards", columns, rows, 2)

    def early_section(self) -> Section:
        rows: list[Row] = []
        for card, of in enumerate(self.early):
            cells: list[Cell] = [of.count, of.wins, of.lead]
            rows.append(Row(f"project-{card + 1}", cells))
        return Section("early-cards", [Column("played", COUNT), *FORTUNE], rows, 1)

    def goal_section(self) -> Section:
        fields = [Column(f"field-{field + 1}", COUNT) for field in range(FIELDS)]
        reached = [Column("reached", COUNT), *fields, Column("own", COUNT)]
        rows: list[Row] = []
        for goal, of in enumerate(self.goals):
            cells: list[Cell] = [self.goals_shown[goal], of.count, *self.fields[goal], of.wins]
            rows.append(Row(f"goal-{goal + 1}", cells))
        return Section("goals", [Column("shown", COUNT), *reached, Column("wins", SHARE)], rows)

    def mission_section(self) -> Section:
        columns = [Column("shown", COUNT), Column("tried", COUNT), *FORTUNE]
        rows: list[Row] = []
        for mission, of in enumerate(self.missions):
            cells: list[Cell] = [self.missions_shown[mission], of.count, of.wins, of.lead]
            rows.append(Row(f"mission-{mission + 1}", cells))
        return Section("missions", columns, rows)

    def task_section(self) -> Section:
        rows: list[Row] = []
        for task, of in enumerate(self.tasks):
            cells: list[Cell] = [of.count, of.wins, of.lead]
            rows.append(Row(f"task-{task // ROWS + 1}-{task % ROWS + 1}", cells))
        return Section("tasks", [Column("done", COUNT), *FORTUNE], rows, 1)


def in_twos(row: list[int]) -> list[tuple[int, int]]:
    """Numbers in pairs: a seat and what it has."""
    return [(row[place], row[place + 1]) for place in range(0, len(row), 2)]
