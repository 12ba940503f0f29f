"""What many matches tell about cards, goals and missions, counted a second time by looking on."""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import mean
from typing import Final

import pytest

import cheeseboard as cb
from cheeseboard.bots.table import Played, play_match, play_matches
from cheeseboard.core.action import Action
from cheeseboard.core.mean import Mean
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.core.study import Row, lead
from cheeseboard.core.words import Message
from cheeseboard.games.wistar.components import FIELDS, ROWS
from cheeseboard.games.wistar.events import OfCard, OfTask, OfTile
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.witness import EARLY, GOALS_REACHED, OWN, PLAYED, PLAYED_EARLY, TAKEN, WistarWitness
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import folder
from tests.games.table import Ear
from tests.games.wistar.tables import do, give, ready

SEED: Final = 5
MATCHES: Final = 24
OPTIONS: Final = GAME.choose_options({})
USEFUL: Final = (("goal:", "task:", "play:"), ("do:", "deploy:", "reveal:", "door:", "use:", "keep:"))
USELESS: Final = ("end", "-", "hut", "buy:", "discard:", "move")


class Busy(cb.Bot):
    """Plays at random, but does something while there is something to do, and the most useful first."""

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        legal = world.legal(seat)
        for first in USEFUL:
            choices = [action for action in legal if action.notation.startswith(first)]
            if choices:
                return choices[rng.below(len(choices))]
        choices = [action for action in legal if not action.notation.startswith(USELESS)] or legal
        return choices[rng.below(len(choices))]


class Seen:
    """A match of the series as it looks to somebody who watches the table after every step."""

    def __init__(self, seats: int, number: int) -> None:
        state = GAME.start(seats, OPTIONS)
        assert isinstance(state, Wistar)
        ear, bot = Ear(), Busy()
        state.listener = ear
        self.taken: set[tuple[int, int]] = set()
        self.played: set[tuple[int, int]] = set()
        self.early: set[tuple[int, int]] = set()
        self.order: list[int] = []
        dice, thoughts = Rng(SEED, 2 * number), Rng(SEED, 2 * number + 1)
        while not state.over:
            now = state.now
            if isinstance(now, Chance):
                state.settle(now.law.draw(dice))
            else:
                assert isinstance(now, Ask)
                (seat,) = now.seats
                self.order = self.order or list(state.order)
                legal = state.legal(seat)
                imagined = len(legal) > 1
                state.play(seat, bot.choose(state.imagine(seat, thoughts), seat, thoughts) if imagined else legal[0])
            self.look(state)
        self.state: Final = state
        self.goals: Final = [e for e in ear.heard if isinstance(e, OfTile) and e.key == "event-goal"]
        self.tasks: Final = {(int(e.seat), int(e.task)) for e in ear.heard if isinstance(e, OfTask)}

    def look(self, state: Wistar) -> None:
        for seat, player in enumerate(state.players):
            self.taken |= {(seat, card) for card in player.hand.list()}
            self.played |= {(seat, card) for card in player.table.list()}
        if state.round <= EARLY:
            self.early = set(self.played)

    def seats_at(self, mission: int) -> set[int]:
        """Those that have completed a row of a mission."""
        return {seat for seat, task in self.tasks if task // ROWS == mission}

    def won(self, seat: int) -> bool:
        return seat in self.state.winners()

    def lead(self, seat: int) -> float:
        return lead(seat, self.state.scores())


@cache
def seen(seats: int) -> list[Seen]:
    return [Seen(seats, number) for number in range(MATCHES)]


@cache
def counted(seats: int) -> tuple[list[Played], dict[str, list[Row]]]:
    """The same matches as the command plays and counts them."""
    study = GAME.study(seats, OPTIONS)
    played = play_matches(GAME.start(seats, OPTIONS), [Busy()] * seats, SEED, 0, MATCHES, study)
    for match in played:
        assert match.notes is not None
        study.add(match.scores, match.winners, match.notes)
    return played, {section.name: section.rows for section in study.sections()}


def told(row: Row) -> list[float]:
    return [cell if isinstance(cell, int) else cell.mean for cell in row.cells]


def fortune(who: list[tuple[Seen, int]]) -> list[float]:
    """The number of the seats, how often they won, and by how much they were ahead."""
    if not who:
        return [0, 0, 0]
    return [len(who), mean([match.won(seat) for match, seat in who]), mean([match.lead(seat) for match, seat in who])]


both_tables = pytest.mark.parametrize("seats", [2, 3])


@both_tables
def test_the_matches_are_the_same_with_somebody_listening(seats: int) -> None:
    alone = play_matches(GAME.start(seats, OPTIONS), [Busy()] * seats, SEED, 0, 2)
    assert [match.scores for match in alone] == [match.scores for match in counted(seats)[0][:2]]
    assert [match.notes for match in alone] == [None, None]


@both_tables
def test_the_turn_order_is_that_of_the_first_round(seats: int) -> None:
    orders = [match.turns() for match in counted(seats)[0]]
    assert orders == [match.order for match in seen(seats)]
    assert len({tuple(order) for order in orders}) > 1


@both_tables
def test_cards_are_counted_when_they_come_into_the_hand_and_into_play(seats: int) -> None:
    rows = counted(seats)[1]["cards"]
    taken = Counter(card for match in seen(seats) for _, card in match.taken)
    assert sum(taken.values()) > 10 * MATCHES
    for card, row in enumerate(rows):
        who = [(match, seat) for match in seen(seats) for seat, played in match.played if played == card]
        assert told(row) == pytest.approx([taken[card], *fortune(who)])
    assert sum(told(row)[1] for row in rows) > MATCHES


@both_tables
def test_cards_played_by_round_three_are_counted_apart(seats: int) -> None:
    rows = counted(seats)[1]["early-cards"]
    for card, row in enumerate(rows):
        who = [(match, seat) for match in seen(seats) for seat, played in match.early if played == card]
        assert told(row) == pytest.approx(fortune(who))
    assert 0 < sum(told(row)[0] for row in rows) < sum(told(row)[1] for row in counted(seats)[1]["cards"])


@both_tables
def test_rows_of_missions_are_counted(seats: int) -> None:
    rows = counted(seats)[1]["tasks"]
    for task, row in enumerate(rows):
        who = [(match, seat) for match in seen(seats) for seat, done in match.tasks if done == task]
        assert told(row) == pytest.approx(fortune(who))
    for mission, row in enumerate(counted(seats)[1]["missions"]):
        shown = sum(mission in match.state.fields for match in seen(seats))
        tried = [
            (match, seat) for match in seen(seats) for seat in {s for s, task in match.tasks if task // 3 == mission}
        ]
        assert told(row) == pytest.approx([shown, *fortune(tried)])


@both_tables
def test_goals_are_counted_by_field(seats: int) -> None:
    for goal, row in enumerate(counted(seats)[1]["goals"]):
        fields = [0] * (FIELDS + 1)
        who: list[tuple[Seen, int]] = []
        for match in seen(seats):
            reached = [int(event.seat) for event in match.goals if event.tile == goal]
            who += [(match, seat) for seat in reached]
            places = range(FIELDS) if goal in match.state.goals else [FIELDS] * len(reached)
            for _, place in zip(reached, places, strict=False):
                fields[place] += 1
        shown = sum(goal in match.state.goals for match in seen(seats))
        total, wins, _ = fortune(who)
        assert told(row) == pytest.approx([shown, total, *fields, wins])


@both_tables
def test_points_are_counted_by_kind(seats: int) -> None:
    for place, row in enumerate(counted(seats)[1]["categories"]):
        of_winner, of_all, leaders = [], [], []
        for match in seen(seats):
            points = [int(breakdown(match.state, seat)[place]) for seat in range(seats)]
            of_winner.append(points[match.state.winners()[0]])
            of_all.append(mean(points))
            if sorted(points)[-1] > sorted(points)[-2]:
                leaders.append((match, points.index(max(points))))
        assert row.name == CATEGORIES[place]
        assert told(row) == pytest.approx([mean(of_winner), mean(of_all), *fortune(leaders)])


@both_tables
def test_the_winning_score_is_told(seats: int) -> None:
    scores = [sorted([int(score) for score in match.state.scores()], reverse=True) for match in seen(seats)]
    expected = [
        mean(row[0] for row in scores),
        mean(mean(row) for row in scores),
        mean(row[0] - row[1] for row in scores),
    ]
    assert [told(row)[0] for row in counted(seats)[1]["scores"]] == pytest.approx(expected)


def test_the_field_of_a_goal_is_told_and_whether_it_was_private() -> None:
    state = ready(seats=3)
    first, second = state.goals[0], next(goal for goal in range(13) if goal not in state.goals)
    state.discs = [0x0301, 0, 0]
    state.players[0].reached = state.players[2].reached = 1 << first
    state.players[1].reached = 1 << second
    reached = WistarWitness(3).notes(state)[GOALS_REACHED]
    assert reached == [0, first, 0, 2, first, 1, 1, second, OWN]


def test_cards_drawn_to_choose_from_do_not_come_into_the_hand() -> None:
    state = give(ready(), 0, played=[134], wood=2, metal=2)
    witness = WistarWitness(2)
    state.listener = witness
    do(state, "use:134", "pay:wood", "pay:wood", "[170]", "[171]", "[172]", "play:171")
    notes = witness.notes(state)
    assert (notes[TAKEN], notes[PLAYED]) == ([], [0, 170])


def test_a_seat_counts_once_for_a_card_that_it_has_twice() -> None:
    witness = WistarWitness(2)
    for key in ("event-took", "event-discarded", "event-took", "event-played", "event-played"):
        witness.hear(OfCard(key, "W4.1", 1, 169))
    notes = witness.notes(ready())
    assert (notes[TAKEN], notes[PLAYED], notes[PLAYED_EARLY]) == ([1, 169], [1, 169], [1, 169])


def test_one_match_leaves_a_mean_without_an_interval() -> None:
    study = GAME.study(2, OPTIONS)
    match = play_match(GAME.start(2, OPTIONS), [Busy()] * 2, Rng(1), Rng(2), study.witness())
    assert match.notes is not None
    study.add(match.scores, match.winners, match.notes)
    (winner, *_), *_ = [section.rows for section in study.sections()]
    assert isinstance(winner.cells[0], Mean)
    assert winner.cells[0].margin() == float("inf")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_study_has_words_and_no_word_is_forgotten(language: str) -> None:
    said = set()
    for section in GAME.study(2, OPTIONS).sections():
        keys = [f"study-{section.name}", *[f"study-column-{column.name}" for column in section.columns]]
        keys += [row.key for row in section.rows]
        assert all(Message("wistar", key, {}).text(language) for key in keys)
        said |= {key for key in keys if key.startswith("study-")}
    lines = (folder("wistar") / f"study.{language}.ftl").read_text("utf-8").splitlines()
    assert {line.split(" = ")[0] for line in lines if " = " in line} == said
