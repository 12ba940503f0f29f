"""`cheeseboard arena`: contests, resumed, tested, drawn."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import cheeseboard as cb
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.cli.arena import contest_of, run
from cheeseboard.cli.arena_file import ArenaFile
from cheeseboard.cli.language import Language
from tests.cli.shell import LANGUAGES, cheese, start
from tests.cli.watching import watched


def figures(*arguments: str) -> dict[str, Any]:
    done = cheese("arena", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    counted: dict[str, Any] = json.loads(done.out)
    assert counted.pop("seconds") >= 0  # none where nothing is left to play
    assert counted.pop("milliseconds_per_choice")
    return counted


def kocour(*more: str) -> dict[str, Any]:
    return figures("kocour", "greedy", "random", "--games", "20", "--seed", "5", "--jobs", "1", *more)


def test_the_same_seed_counts_the_same_with_any_number_of_processes() -> None:
    alone = kocour()
    assert alone == kocour("--jobs", "3")
    assert alone != kocour("--seed", "6")


def test_the_better_bot_has_the_larger_share() -> None:
    found = kocour()
    pair = found["pairs"][0]
    assert pair["bots"] == ["greedy", "random"]
    assert pair["rounds"] == 10
    assert found["matches"] == 20
    assert pair["share"]["mean"] > 0.8
    assert pair["lead"]["mean"] == pytest.approx(pair["score"][0]["mean"] - pair["score"][1]["mean"])
    assert found["ratings"]["greedy"]["elo"] > 0 > found["ratings"]["random"]["elo"]


def test_matches_are_rounded_up_to_whole_rounds() -> None:
    found = figures("qwixx", "greedy", "random", "--games", "7", "--seats", "3", "--seed", "5", "--jobs", "1")
    assert (found["matches"], found["rounds"]) == (12, 2)
    assert len(found["pairs"][0]["alone"]) == 2


def test_alone_the_dice_are_the_same(twin: str) -> None:
    found = figures("qwixx", "greedy", twin, "--games", "4", "-o", "solo", "--seed", "5", "--jobs", "1")
    assert found["pairs"][0]["share"]["mean"] == 0.5
    assert found["pairs"][0]["lead"] == {"mean": 0.0, "margin": 0.0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_in_the_language(language: str) -> None:
    names = ("greedy", "random", "search:4")
    done = cheese("arena", "kocour", *names, "--games", "4", "--seed", "5", "--jobs", "1", "-l", language)
    expected = {
        "en": ("12 matches", "greedy – random", "share of the first", "rating (Elo)", "time a choice", "50 % each"),
        "cs": ("12 partií", "greedy – random", "podíl prvního", "rating (Elo)", "čas na volbu", "po 50 %"),
        "pl": ("12 partii", "greedy – random", "udział pierwszego", "ranking (Elo)", "czas na wybór", "po 50 %"),
    }
    assert (done.code, done.err) == (0, "")
    assert [words for words in expected[language] if words not in done.out] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_stops_as_soon_as_it_is_sure(language: str) -> None:
    test = ("arena", "kocour", "greedy", "random", "--games", "2000", "--seed", "5", "--jobs", "1", "--sprt", "50,60")
    found = json.loads(cheese(*test, "--json").out)
    assert found["sprt"]["verdict"] == "high"
    assert found["sprt"]["evidence"] >= 2.94
    assert found["matches"] < 200
    assert not found["stopped"]
    words = {"en": "greedy has at least 60.0 %", "cs": "greedy má aspoň 60,0 %", "pl": "greedy ma co najmniej 60,0 %"}
    assert words[language] in " ".join(cheese(*test, "-l", language).out.split())
    again = json.loads(cheese(*test, "--json", "--jobs", "2").out)
    assert again["matches"] == found["matches"]


def test_a_contest_goes_on_from_its_file() -> None:
    whole = kocour()
    part = kocour("--games", "8", "--keep", "rounds.jsonl")
    assert part["rounds"] == 4
    lines = Path("rounds.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    Path("rounds.jsonl").write_bytes(b"".join(lines) + b'[4,[[[1,')  # killed while it wrote a line
    assert kocour("--keep", "rounds.jsonl") == whole
    assert Path("rounds.jsonl").read_bytes().splitlines(keepends=True)[:5] == lines
    before = Path("rounds.jsonl").read_bytes()
    assert kocour("--keep", "rounds.jsonl") == whole  # nothing is left to play
    assert Path("rounds.jsonl").read_bytes() == before
    assert kocour("--keep", "rounds.jsonl", "--games", "8") == part


def test_the_file_knows_the_seed() -> None:
    first = figures("kocour", "greedy", "random", "--games", "4", "--jobs", "1", "--keep", "rounds.jsonl")
    again = figures("kocour", "greedy", "random", "--games", "4", "--jobs", "1", "--keep", "rounds.jsonl")
    assert first == again


def test_a_contest_that_was_killed_goes_on() -> None:
    names = ("kocour", "greedy", "search:30", "--seed", "5")
    with start("arena", *names, "--games", "100000", "--jobs", "2", "--keep", "rounds.jsonl") as process:
        file, limit = Path("rounds.jsonl"), monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert monotonic() < limit
            assert process.poll() is None
            sleep(0.05)
        process.kill()
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 3
    games = str(2 * kept + 4)
    resumed = figures(*names, "--games", games, "--jobs", "1", "--keep", "rounds.jsonl")
    assert resumed == figures(*names, "--games", games, "--jobs", "1")


@pytest.mark.parametrize(
    "other",
    [("--seed", "6"), ("--seats", "3"), ("-o", "risky"), ("easy",)],
)
def test_another_contest_is_not_mixed_into_the_file(other: tuple[str, ...]) -> None:
    kocour("--keep", "rounds.jsonl")
    before = Path("rounds.jsonl").read_bytes()
    done = cheese(
        "arena", "kocour", "greedy", "random", "--games", "20", "--seed", "5", "--keep", "rounds.jsonl", *other
    )
    assert done.code == 2
    assert "another contest" in done.err
    assert Path("rounds.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"Dear diary\n", 1),
        (b"Dear diary", 1),
        (b"[]\n", 1),
        (b"HEAD\nnonsense\n", 2),
        (b"HEAD\n[1,[[[1,2],[0]],[[1,2],[0]]],[0,0],[1,1]]\n", 2),
        (b"HEAD\n[0,[[[1,2],[0]]],[0,0],[1,1]]\n", 2),
        (b"HEAD\n[0,[[[1,2],[0]],[[1,2],[7]]],[0,0],[1,1]]\n", 2),
        (b"HEAD\n[0,[[[1,2],[0]],[[1,2],[]]],[0,0],[1,1]]\n", 2),
        (b"HEAD\n[0,[[[1,2],[0]],[[1,null],[0]]],[0,0],[1,1]]\n", 2),
        (b"HEAD\n[0,5,[0,0],[1,1]]\n", 2),
        (b"HEAD\n[]\n", 2),
    ],
)
def test_a_damaged_file_is_left_as_it_is(content: bytes, line: int) -> None:
    kocour("--games", "2", "--keep", "rounds.jsonl")
    head = Path("rounds.jsonl").read_bytes().splitlines()[0]
    Path("rounds.jsonl").write_bytes(content.replace(b"HEAD", head))
    before = Path("rounds.jsonl").read_bytes()
    done = cheese("arena", "kocour", "greedy", "random", "--seed", "5", "--keep", "rounds.jsonl")
    assert done.code == 2
    assert f"line {line}" in done.err
    assert Path("rounds.jsonl").read_bytes() == before


def test_a_plot_is_drawn() -> None:
    kocour("--plot", "result.svg")
    drawn = ET.fromstring(Path("result.svg").read_text("utf-8"))
    words = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy – random" in words
    assert "50 %" in words
    assert len([*drawn.iter("{http://www.w3.org/2000/svg}circle")]) == 1
    names = ("greedy", "random", "search:4")
    cheese("arena", "kocour", *names, "--games", "4", "--jobs", "1", "--plot", "result.svg", "-l", "cs")
    drawn = ET.fromstring(Path("result.svg").read_text("utf-8"))
    assert "rating (Elo)" in [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert len([*drawn.iter("{http://www.w3.org/2000/svg}circle")]) == 6


def test_ctrl_c_shows_what_there_is_so_far() -> None:
    names = ("kocour", "greedy", "random")
    with start("arena", *names, "--games", "100000000", "--jobs", "1", "--keep", "r.jsonl") as process:
        limit = monotonic() + 60
        while not Path("r.jsonl").exists() or Path("r.jsonl").read_bytes().count(b"\n") < 3:
            assert monotonic() < limit
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped early" in out
    assert err == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_does_not_wait_for_the_end_of_a_round(jobs: str) -> None:
    names = ("kocour", "search:1000000", "greedy")  # a round takes minutes
    with watched("arena", *names, "--games", "4", "--jobs", jobs) as contest:
        contest.until(rb"0/4")
        code, out, err = contest.finish(signal.SIGINT)
    assert code == 130
    assert "before the first match" in out
    assert err == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_terminal_lines_tell_how_far_it_is(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    standing = Standing(contest_of(cb.find_game("kocour"), ("greedy", "search:1000"), None, (), 5))
    assert not run(Language(language), standing, None, 4, 1, None, every=0.1)
    words = {
        "en": r"0 of 4 matches, 0\.0 matches a second\.",
        "cs": r"Partie: 0 z 4, 0,0 partií za sekundu\.",
        "pl": r"Partie: 0 z 4, 0,0 partii na sekundę\.",
    }
    assert re.match(words[language], capsys.readouterr().err)


def test_nothing_is_told_of_what_is_over_sooner(capsys: pytest.CaptureFixture[str]) -> None:
    standing = Standing(contest_of(cb.find_game("kocour"), ("greedy", "random"), None, (), 5))
    assert not run(Language("en"), standing, None, 4, 1, None)
    assert capsys.readouterr().err == ""


def test_two_contests_do_not_write_to_one_file() -> None:
    kocour("--games", "4", "--keep", "rounds.jsonl")
    before = Path("rounds.jsonl").read_bytes()
    words = {
        "en": "Another arena is writing to",
        "cs": "právě zapisuje jiné klání",
        "pl": "zapisuje właśnie inny turniej",
    }
    with ArenaFile(Path("rounds.jsonl")):
        for language in LANGUAGES:
            done = cheese("arena", "kocour", "greedy", "random", "--keep", "rounds.jsonl", "-l", language)
            assert (done.code, done.out) == (2, "")
            assert words[language] in done.err
            assert "rounds.jsonl" in done.err
    assert Path("rounds.jsonl").read_bytes() == before
    assert kocour("--games", "4", "--keep", "rounds.jsonl")["rounds"] == 2  # nobody holds it any more


@pytest.mark.parametrize("bot", ["hard:500", "medium:2s", "greedy:5", "mirror:soon"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_takes_no_budget_says_so(language: str, bot: str) -> None:
    done = cheese("arena", "kocour", "hard", bot, "-l", language)
    name, budget = bot.split(":")
    words = {
        "en": "takes no budget at kocour",
        "cs": "ve hře kocour rozpočet nemá",
        "pl": "w grze kocour nie ma budżetu",
    }
    assert (done.code, done.out) == (2, "")
    assert words[language] in done.err
    assert name in done.err
    assert f":{budget}" in done.err


@pytest.mark.parametrize("bot", ["hrad", "hrad:5", "search:soon", "hard@warm"])
def test_bots_to_measure_by_are_offered_too(bot: str) -> None:
    done = cheese("arena", "kocour", "hard", bot)
    assert done.code == 2
    assert f"no bot “{bot}”" in done.err
    assert "easy, medium, hard, random, greedy" in done.err
    assert "stop-at-three, always-steal, mirror" in done.err


def test_whoever_watches_sees_the_pace_and_the_time_left() -> None:
    with watched("arena", "kocour", "greedy", "random", "--games", "100000", "--jobs", "1") as contest:
        contest.until(b"matches a second")
        contest.until(b"0:")
        contest.finish(signal.SIGINT)
    assert b"/200000" not in contest.seen
    assert b"/100000" in contest.seen
