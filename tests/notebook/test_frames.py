"""Records as tables."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.record import HIDDEN
from cheeseboard.core.rng import Rng


def finished(seed: int) -> cb.Match:
    match = cb.new("kocour", seats=2, seed=seed, names=("Ema", "Petr"))
    rng = Rng(seed)
    while not match.over:
        match.act(match.legal()[rng.below(len(match.legal()))])
    return match


@pytest.mark.parametrize("library", ["polars", "pandas"])
def test_steps_are_the_steps(library: str) -> None:
    match = finished(1)
    table = cb.frame(match, "steps", library)
    assert list(table.columns) == ["match", "game", "step", "seat", "kind", "text"]
    assert list(table["text"]) == [step.text for step in match.steps]
    kinds = ["chance" if step.seat is None else "choice" for step in match.steps]
    assert list(table["kind"]) == kinds
    seats = [seat if isinstance(seat, int) else None for seat in table["seat"].to_list()]
    assert seats == [step.seat for step in match.steps]


@pytest.mark.parametrize("library", ["polars", "pandas"])
def test_results_have_a_row_a_seat(library: str) -> None:
    matches = [finished(1), finished(2)]
    table = cb.frame([matches[0], matches[1].record()], "results", library)
    assert list(table["match"]) == [0, 0, 1, 1]
    assert list(table["name"]) == ["Ema", "Petr"] * 2
    assert list(table["score"]) == [score for match in matches for score in match.scores()]
    assert list(table["won"]) == [seat in match.winners() for match in matches for seat in range(2)]
    assert set(table["options"]) == {"edition=default, children=off, risky=off, match=off"}


def test_events_are_told(tmp_path: Path) -> None:
    match = finished(1)
    table = cb.frame(match, "events")
    assert list(table["text"]) == [match.tell(told.event) for told in match.events(None)]
    assert table["rule"].str.starts_with("K").all()


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path: Path) -> None:
    for name, seed in (("b", 2), ("a", 1)):
        (tmp_path / f"{name}.json").write_text(finished(seed).record(), "utf-8")
    (tmp_path / "notes.txt").write_text("nothing", "utf-8")
    both = cb.frame(tmp_path, "results")
    assert both.equals(cb.frame([finished(1), finished(2)], "results"))
    assert cb.frame(str(tmp_path / "a.json"), "results").equals(cb.frame(finished(1), "results"))
    assert cb.frame([], "results").height == 0


def test_what_a_seat_may_not_see_has_no_text_and_a_match_that_goes_on_no_score() -> None:
    match = cb.new("qwixx", seats=3, seed=7)
    match.act(1, "r4")
    record = match.record_for(0)
    assert f'"{HIDDEN}"' in record
    steps = cb.frame(record)
    assert steps.row(-1) == (0, "qwixx", len(match.steps) - 1, 1, "choice", None)
    assert cb.frame(match).row(-1)[-1] == "r4"
    assert cb.frame(record, "events").height == 0
    assert cb.frame(record, "results")["score"].null_count() == 3


def test_a_changed_record_is_no_table(tmp_path: Path) -> None:
    record = finished(1).record().replace('"stop"', '"roll"', 1)
    for kind in ("steps", "results", "events"):
        with pytest.raises(cb.BadRecord, match="Line"):
            cb.frame(record, kind)


def test_what_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(1)
    with pytest.raises(cb.Problem, match="steps, results, events"):
        cb.frame(match, "moves")
    with pytest.raises(cb.Problem, match="polars, pandas"):
        cb.frame(match, "steps", "numpy")
    for library in ("polars", "pandas"):
        monkeypatch.setitem(sys.modules, library, None)
        with pytest.raises(cb.Problem, match=r"install cheeseboard\[notebook\]"):
            cb.frame(match, "steps", library)
