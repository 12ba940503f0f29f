"""All ways to lay a tile of Myszki: what each leaves everybody, and that the table is left as it was."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.myszki.figures import FIGURES, figures_of
from cheeseboard.bots.myszki.foreseeing import ForeseeingBot, ways
from cheeseboard.bots.myszki.survey import best_by_kind, expected, lead_of, survey
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import PHASES, Worths
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.actions import CELLS, LAYS, Choose, Lay
from cheeseboard.games.myszki.components import KINDS, SET_SIZE
from cheeseboard.games.myszki.state import FREE, LAYING, Myszki
from tests.bots.myszki.surveying import any_worths, choices, no_worths
from tests.bots.search.positions import decisions, some


def contents(table: Table) -> tuple[bytes, list[int], list[int], list[int]]:
    return bytes(table.board), sorted(table.cells), list(table.spots), list(table.left)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_way_leaves_everybody_is_what_is_expected_once_the_tile_lies_there(seats: int) -> None:
    worths = any_worths(seats)
    for state, seat in choices(seats, 4):
        table = Table(state)
        before = contents(table)
        for each in survey(table, worths, seat, state.hands[seat], table.choices()):
            for way in each[:6]:
                fresh = table.lay(seat, way.cell, way.kind)
                assert way.points == pytest.approx(expected(table, worths, len(state.laid) + 1))
                assert way.lead == pytest.approx(lead_of(way.points, seat))
                table.take_up(seat, way.cell, way.kind, fresh)
        assert contents(table) == before


def test_a_laid_tile_is_where_the_rules_put_it() -> None:
    for state, seat in choices(2, 5):
        table = Table(state)
        cell = state.legal(seat)[0]
        state.play(seat, cell)
        lay = state.legal(seat)[0]
        state.play(seat, lay)
        assert isinstance(cell, Choose)
        assert isinstance(lay, Lay)
        table.lay(seat, cell.cell, lay.kind)
        free = [each for each in table.cells if table.board[CELLS[each].spot] == FREE]
        assert bytes(table.board) == bytes(state.board)
        assert sorted(free) == list(state.frontier)
        assert table.left == [state.hands[each] + state.stacks[each] for each in range(2)]


@pytest.mark.parametrize("seats", [2, 3])
def test_points_are_the_figures_times_what_each_is_worth(seats: int) -> None:
    numbers = [0.01 * place for place in range(PHASES * FIGURES)]
    worths = Worths(seats, [*numbers, 1.0])
    for state, _ in choices(seats, 3):
        left = 1.0 - len(state.laid) / (SET_SIZE * seats)
        points = expected(Table(state), worths, len(state.laid))
        for seat in range(seats):
            figures = figures_of(state, seat)
            more = sum(
                number * (left * numbers[place] + left**2 * numbers[FIGURES + place])
                for place, number in enumerate(figures)
            )
            assert points[seat] == pytest.approx(int(state.standing()[seat]) + more)


def test_in_the_end_the_points_are_the_score_whatever_was_learnt() -> None:
    last = [state for state, _ in decisions("myszki", 3, 4)][-1]
    assert isinstance(last, Myszki)
    while isinstance(now := last.now, cb.Ask):
        last.play(now.seats[0], last.legal(now.seats[0])[0])
    points = expected(Table(last), any_worths(3), len(last.laid))
    assert points == pytest.approx([float(score) for score in last.scores()])
    assert sum(any_worths(3).chance(points, seat, len(last.laid)) for seat in range(3)) == pytest.approx(1.0)


def test_worths_of_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match="something else"):
        Worths(2, [0.0] * 5)


def test_the_best_way_for_a_kind_is_the_one_with_the_highest_lead() -> None:
    worths = any_worths(2)
    for state, seat in choices(2, 4):
        table = Table(state)
        before = contents(table)
        kinds = state.hands[seat] + state.stacks[seat]
        found = best_by_kind(table, worths, seat, kinds)
        everything = survey(table, worths, seat, kinds, table.cells[:])
        assert contents(table) == before
        for kind in range(len(KINDS)):
            best = found[kind]
            assert (best is not None) == bool(count(kinds, kind))
            if best is not None:
                assert best.lead == max(way.lead for way in everything[kind])
                assert (best.kind, len(everything[kind])) == (kind, len(state.frontier))


@pytest.mark.parametrize("seats", [2, 3])
def test_without_lessons_a_lead_is_that_of_the_rules(seats: int) -> None:
    for state, seat in choices(seats, 4):
        leads = {}
        for cell in state.legal(seat):
            chosen = state.copy()
            chosen.play(seat, cell)
            for lay in chosen.legal(seat):
                laid = chosen.copy()
                laid.play(seat, lay)
                leads[cell, lay] = lead_of([float(score) for score in laid.scores()], seat)
        found = ways(Table(state), no_worths(seats), state, seat, cb.Rng(1))
        assert {(CELLS[way.cell], LAYS[way.kind]): way.lead for way in found} == pytest.approx(leads, abs=2e-4)
        assert [way.lead for way in found] == sorted([way.lead for way in found], reverse=True)


def test_whoever_looks_one_tile_ahead_takes_the_furthest_ahead_and_with_a_temperature_others_too() -> None:
    worths = any_worths(2)
    for state, seat in [each for each in some("myszki", 2, 9, 8) if len(each[0].legal(each[1])) > 2][:5]:
        assert isinstance(state, Myszki)
        table = Table(state)
        found = ways(table, worths, state, seat, cb.Rng(1))
        by_warmth = [
            {str(ForeseeingBot(warmth, worths).choose(state.copy(), seat, cb.Rng(seed))) for seed in range(12)}
            for warmth in (0.0, 1.0e-6, 5.0)
        ]
        assert by_warmth[0] == by_warmth[1] == {str(found[0].action(table))}
        assert len(by_warmth[2]) > 1
        assert (state.stage == LAYING) == (table.chosen >= 0)
