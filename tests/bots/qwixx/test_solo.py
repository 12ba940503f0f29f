"""Qwixx for one, solved (Q6.3)."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard._mode import compiled
from cheeseboard.bots.qwixx.rows import CLOSED, PAIRS, ROWS, Rows, at_pairs
from cheeseboard.bots.qwixx.solo_bot import SoloBot
from cheeseboard.bots.qwixx.solo_table import FILE, HEAD, SoloTable, read, solo_table, write
from cheeseboard.bots.qwixx.solving import SHEETS, Solver
from cheeseboard.core.moment import Chance, Over
from cheeseboard.core.rng import Rng
from cheeseboard.games.qwixx.position import position
from cheeseboard.games.qwixx.state import Qwixx
from tests.rules import rule

LATE = 40  # few numbers are free on a sheet of this level
needs_compiler = pytest.mark.skipif(not compiled(), reason="takes an hour when interpreted")


@pytest.fixture(scope="module")
def late() -> SoloBot:
    """Knows all sheets that are nearly full."""
    solver = Solver()
    solver.solve(LATE)
    return SoloBot(SoloTable(array("f", memoryview(solver.worth).tolist()), 0.0))


def sheet(crosses: str, penalties: int) -> Qwixx:
    """The beginning of a turn with such a sheet."""
    return position(f"qwixx classic roll\n> {crosses} | {penalties}\n")


# Row by row, with the number of penalties.
NEARLY_FULL = [
    ("r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6 y11 g12 g3 b12 b4", 3),
    ("r2 r3 r4 r5 r6 r12 y11 g12 g3 b12 b11 b10 b9 b8 b4", 3),
    ("r2 r3 r11 y11 g12 g11 g10 g9 g8 g7 g6 g2 b12 b11 b10 b9 b3", 2),
]


@rule("Q6.3")
@pytest.mark.parametrize(("crosses", "penalties"), NEARLY_FULL)
def test_a_worth_is_the_mean_of_the_best_over_all_rolls(late: SoloBot, crosses: str, penalties: int) -> None:
    state = sheet(crosses, penalties)
    assert late.worth(state.sheets[0]) == pytest.approx(by_the_rules(state, {}) - float(state.scores()[0]), abs=1e-5)


def by_the_rules(state: cb.State, known: dict[str, float]) -> float:
    """The mean score of perfect play, by trying everything that the rules allow."""
    if isinstance(state.now, Over):
        return float(state.scores()[0])
    if not isinstance(state.now, Chance):
        return max(by_the_rules(after(state, action), known) for action in state.legal(0))
    if repr(state) not in known:
        total = 0.0
        for outcome in range(state.now.law.size):
            rolled = state.copy()
            rolled.settle(outcome)
            total += by_the_rules(rolled, known)
        known[repr(state)] = total / float(state.now.law.size)
    return known[repr(state)]


def after(state: cb.State, action: cb.Action) -> cb.State:
    twin = state.copy()
    twin.play(0, action)
    return twin


@rule("Q6.3")
def test_the_bot_takes_what_is_best_by_the_rules(late: SoloBot) -> None:
    luck = Rng(3)
    for crosses, penalties in NEARLY_FULL[:2]:
        known: dict[str, float] = {}
        for _ in range(40):
            state = sheet(crosses, penalties)
            while not isinstance(state.now, Over):
                if isinstance(state.now, Chance):
                    state.settle(state.now.law.draw(luck))
                else:
                    values = {action: by_the_rules(after(state, action), known) for action in state.legal(0)}
                    chosen = late.choose(state.copy(), 0, Rng(0))
                    assert values[chosen] == pytest.approx(max(values.values()), abs=1e-4)
                    state.play(0, chosen)


@rule("Q6.3")
@needs_compiler
@pytest.mark.parametrize(("second_after_end", "expected"), [(False, 115.483126), (True, 115.910815)])
def test_perfect_play_alone_scores_so_much(second_after_end: bool, expected: float) -> None:
    solver = Solver(second_after_end)
    seen: list[float] = []
    assert solver.solve(0, seen.append) == pytest.approx(expected, abs=1e-6)
    assert solver.solved == 1_363_782
    assert seen == sorted(seen)


# -- rows and pairs


def test_every_row_is_one_of_57() -> None:
    rows = Rows()
    reached = {0}
    ahead = [0]
    while ahead:
        row = ahead.pop()
        for place in range(11):
            crossed = rows.crossed[row * 11 + place]
            if crossed >= 0 and crossed not in reached:
                reached.add(crossed)
                ahead.append(crossed)
    assert reached == set(range(ROWS))
    assert CLOSED == ROWS - 1


def test_pairs_turned_round_are_kept_in_one_place() -> None:
    places = {at_pairs(one, other) for one in range(0, PAIRS, 50) for other in range(0, PAIRS, 50)}
    count = len(range(0, PAIRS, 50))
    assert len(places) == count * (count + 1) // 2
    assert at_pairs(7, 1600) == at_pairs(1600, 7)
    assert max(at_pairs(PAIRS - 1, PAIRS - 1), 0) == SHEETS - 1


# -- the file


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / FILE


def some_table() -> SoloTable:
    return SoloTable(array("f", [0.25]) * (SHEETS * 4), 115.5)


def test_a_table_is_read_from_its_file(cache: Path) -> None:
    write(cache, some_table())
    assert solo_table() == some_table()
    assert [file.name for file in cache.parent.iterdir()] == [FILE]


def test_a_damaged_file_is_not_believed(cache: Path) -> None:
    write(cache, some_table())
    whole = cache.read_bytes()
    for damaged in (whole[:-4], whole[: HEAD.size] + b"\1" + whole[HEAD.size + 1 :], b""):
        cache.write_bytes(damaged)
        assert read(cache) is None


def test_where_there_is_no_file_there_is_no_table(cache: Path) -> None:
    assert read(cache) is None
