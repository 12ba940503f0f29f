"""What a study has counted, as it is shown."""

from __future__ import annotations

import importlib.util
import json
import re
import signal
from multiprocessing import Pipe
from pathlib import Path
from types import ModuleType

import pytest

import cheeseboard as cb
from cheeseboard.bots.table import play_matches
from cheeseboard.cli.studies import ENOUGH, TELLING, ranked, telling
from cheeseboard.cli.trouble import Trouble
from cheeseboard.cli.workers import Plan, Table, batches, next_size, receive
from cheeseboard.core.mean import Mean
from cheeseboard.core.study import COUNT, SHARE, Column, Row, Section
from tests.cli.shell import LANGUAGES, cheese, spawn
from tests.cli.watching import watched

WISTAR = ("simulate", "wistar", "--bots", "random", "--seed", "5")
SCRIPT = Path(__file__).parents[2] / "scripts" / "balance.py"


def balance() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def figures(*arguments: str) -> dict[str, object]:
    done = cheese(*WISTAR, *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    counted: dict[str, object] = json.loads(done.out)
    return counted


def row(name: str, wins: int, cases: int) -> Row:
    mean = Mean()
    for case in range(cases):
        mean.add(float(case < wins))
    return Row(name, [cases, mean])


def cards(*rows: Row) -> Section:
    return Section("cards", [Column("played", COUNT), Column("wins", SHARE)], list(rows), 1)


# -- which rows are shown


def test_a_long_table_shows_its_ends() -> None:
    section = cards(*[row(str(number), number, ENOUGH) for number in range(20)])
    shown = [row.name if row else "…" for row in telling(section)]
    assert shown == ["19", "18", "17", "16", "15", "…", "4", "3", "2", "1", "0"]


def test_a_row_with_too_few_cases_says_nothing() -> None:
    section = cards(row("seldom", 1, ENOUGH - 1), row("often", 1, ENOUGH), row("never", 0, 0))
    assert [row.name for row in telling(section) if row] == ["often"]
    assert [row.name for row in ranked(section)] == ["seldom", "often", "never"]


def test_a_short_table_is_shown_as_it_is() -> None:
    rows = [row("b", 1, 2), row("a", 2, 2)]
    section = Section("goals", [Column("played", COUNT), Column("wins", SHARE)], rows)
    assert telling(section) == ranked(section) == rows
    assert len(telling(cards(*[row(str(n), n, ENOUGH) for n in range(2 * TELLING)]))) == 2 * TELLING


# -- the command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_shown_in_the_language(language: str) -> None:
    done = cheese(*WISTAR, "--games", "3", "-l", language, "--cards")
    expected = {
        "en": ("project played by round 3", "goal reached", "leader’s", "mission", "row completed", "Lead: "),
        "cs": ("projekt vyložený do 3. kola", "dosažený cíl", "vedoucího", "karta úkolů", "splněný řádek", "Náskok: "),
        "pl": ("projekt wyłożony do 3. rundy", "osiągnięty cel", "prowadzącego", "karta misji", "wiersz", "Przewaga: "),
    }
    assert (done.code, done.err) == (0, "")
    assert [words for words in expected[language] if words not in done.out] == []
    assert max(map(len, done.out.splitlines())) <= 80


def test_long_tables_are_whole_only_when_asked_for() -> None:
    short, long = [cheese(*WISTAR, "--games", "2", *more).out for more in ((), ("--cards",))]
    assert len(long.splitlines()) > len(short.splitlines()) + 2 * 180
    assert "--cards shows all rows" in short
    assert "--cards" not in long


def test_everything_is_there_for_other_programs() -> None:
    counted = figures("--games", "4", "--seats", "3")
    study = counted["study"]
    assert isinstance(study, dict)
    lengths = {name: len(rows) for name, rows in study.items()}
    assert lengths == {
        "scores": 3, "categories": 10, "cards": 180, "early_cards": 180, "goals": 13, "missions": 10, "tasks": 30,
    }  # fmt: skip
    assert set(study["cards"][0]) == {"name", "title", "taken", "played", "wins", "lead"}
    assert {"field_1", "field_4", "own", "shown", "reached"} < set(study["goals"][0])
    assert study["scores"][0]["score"]["mean"] > study["scores"][1]["score"]["mean"]
    assert sum(card["taken"] for card in study["cards"]) >= 4 * 3 * 2
    assert all(card["wins"] is None for card in study["cards"] if not card["played"])
    orders = counted["by_order"]
    assert isinstance(orders, list)
    assert sum(line["wins"]["mean"] for line in orders) == pytest.approx(1)
    assert len(orders) == 3


def test_other_games_have_no_study() -> None:
    assert "study" not in json.loads(cheese("simulate", "kocour", "--games", "1", "--json").out)
    assert "--cards" not in cheese("simulate", "kocour", "--games", "2").out


# -- several processes


def test_any_number_of_processes_counts_the_same() -> None:
    alone, two = [figures("--games", "25", "--jobs", jobs) for jobs in ("1", "2")]
    for timed in ("seconds", "decisions_per_second"):
        assert alone.pop(timed)
        two.pop(timed)
    assert alone == two


def test_batches_come_in_order_and_are_the_matches_of_the_seed() -> None:
    options = cb.find_game("kocour").choose_options({"edition": "triangular"})
    plan = Plan("kocour", tuple(options.items()), ("greedy", "random"), 5)
    table = Table(plan)
    expected = play_matches(table.start, table.bots, 5, 0, 30)
    for jobs in (1, 3):
        assert [match for batch in batches(plan, 30, jobs) for match in batch] == expected


def test_batches_grow_step_by_step_to_the_time_that_is_wanted() -> None:
    assert next_size(4, 0.001, 0.5) == 8
    assert next_size(100, 2.0, 0.5) == 25
    assert next_size(1, 9.0, 0.5) == 1


def test_a_process_that_is_gone_is_noticed() -> None:
    ours, theirs = Pipe()
    theirs.close()
    with pytest.raises(Trouble, match="worker"):
        receive(ours)


def test_ctrl_c_stops_all_processes() -> None:
    with watched("simulate", "qwixx", "--games", "100000000", "--seed", "5", "--jobs", "2") as simulation:
        simulation.until(rb"[1-9]\d*/100000000")
        code, out, err = simulation.finish(signal.SIGINT)
    assert code == 130
    assert "Stopped early" in out
    assert err == b""


def test_processes_begin_from_the_command_too() -> None:
    done = spawn("simulate", "kocour", "--games", "20", "--jobs", "2", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["matches"] == 20


# -- the goals of the balance


def run(cards: list[tuple[int, float]], seat: float = 0.5, place: float = 0.5, score: float = 80) -> dict[str, object]:
    """What a simulation of two players has printed: how often each card was played early, and how often it won."""
    early = [
        {
            "name": f"project-{number}",
            "title": "Card",
            "played": played,
            "wins": {"mean": wins, "margin": 0.02},
            "lead": {"mean": 1.5, "margin": 0.3},
        }
        for number, (played, wins) in enumerate(cards, 1)
    ]
    return {
        "matches": 50000,
        "seats": 2,
        "seed": 1,
        "by_seat": [{"wins": {"mean": wins, "margin": 0.01}} for wins in (seat, 1 - seat)],
        "by_order": [{"wins": {"mean": wins, "margin": 0.01}} for wins in (place, 1 - place)],
        "study": {"early_cards": early, "scores": [{"name": "winner", "score": {"mean": score, "margin": 0.1}}]},
    }


@pytest.mark.parametrize(
    ("counted", "outside"),
    [
        (run([(2000, 0.35), (9000, 0.65), (1999, 0.9)]), []),
        (run([(2000, 0.34), (2000, 0.5), (2500, 0.66)]), ["project-1", "project-3"]),
        (run([(1999, 0.5)]), ["no card"]),
        (run([(2000, 0.5)], seat=0.56), ["seat 1", "seat 2"]),
        (run([(2000, 0.5)], place=0.45), []),
        (run([(2000, 0.5)], place=0.44), ["place in the turn order 1", "place in the turn order 2"]),
        (run([(2000, 0.5)], score=59.9), ["the mean winning score is 59.9"]),
        (run([(2000, 0.5)], score=110.1), ["the mean winning score is 110.1"]),
    ],
)
def test_the_balance_is_checked(
    counted: dict[str, object], outside: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.json"
    file.write_text(json.dumps(counted), "utf-8")
    assert balance().main([str(file)]) == (1 if outside else 0)
    told = re.findall(r"OUTSIDE: (.*)", capsys.readouterr().out)
    assert len(told) == len(outside)
    assert all(line.startswith(words) for line, words in zip(told, outside, strict=True))


def test_what_the_command_prints_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{seats}.json" for seats in (2, 3)]
    for seats, file in enumerate(files, 2):
        file.write_text(cheese(*WISTAR, "--games", "2", "--seats", str(seats), "--json").out, "utf-8")
    assert balance().main(list(map(str, files))) == 1
    out = capsys.readouterr().out
    assert "2 matches, 3 seats, seed 5" in out
    assert out.count("no card was played often enough") == 1
