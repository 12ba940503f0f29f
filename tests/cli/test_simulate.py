"""`cheeseboard simulate`: many matches, and what they say."""

from __future__ import annotations

import json
import re
import signal

import pytest

from tests.cli.shell import LANGUAGES, cheese
from tests.cli.watching import watched


def figures(*arguments: str) -> dict[str, object]:
    done = cheese("simulate", *arguments, "--json")
    assert done.code == 0
    counted: dict[str, object] = json.loads(done.out)
    return counted


def test_the_same_seed_counts_the_same() -> None:
    first, again = [figures("kocour", "--games", "20", "--bots", "greedy,random", "--seed", "5") for _ in range(2)]
    for timed in ("seconds", "decisions_per_second"):
        assert first.pop(timed)
        again.pop(timed)
    assert first == again


def test_the_better_bot_wins() -> None:
    bots = figures("qwixx", "--games", "40", "--bots", "greedy,random", "--seed", "5")["by_bot"]
    assert isinstance(bots, dict)
    assert bots["greedy"]["wins"]["mean"] > 0.8
    assert bots["greedy"]["wins"]["mean"] + bots["random"]["wins"]["mean"] == pytest.approx(1)
    assert bots["greedy"]["score"]["margin"] > 0


def test_named_bots_fill_the_seats_in_turn() -> None:
    three = figures("qwixx", "--games", "1", "--seats", "3", "--bots", "greedy,random")
    assert three["bots"] == ["greedy", "random", "greedy"]
    assert figures("qwixx", "--games", "1", "-o", "solo")["bots"] == ["greedy"]
    assert figures("kocour", "--games", "1", "-o", "risky")["bots"] == ["greedy", "greedy"]


def test_a_single_match_has_no_interval() -> None:
    bots = figures("kocour", "--games", "1")["by_bot"]
    assert isinstance(bots, dict)
    assert bots["greedy"]["score"]["margin"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["qwixx", "kocour"])
def test_the_tables_are_in_the_language(game: str, language: str) -> None:
    done = cheese("simulate", game, "--games", "5", "--seed", "5", "--bots", "greedy,random", "-l", language)
    expected = {
        "en": ("5 matches, 2 seats, seed 5", "Greedy bot", "Random bot", "place in turn order", "change seats"),
        "cs": ("5 partií, 2 místa, semínko 5", "Hladový bot", "Náhodný bot", "pořadí na tahu", "mění místa"),
        "pl": ("5 partii, 2 miejsca, ziarno 5", "Zachłanny bot", "Losowy bot", "kolejność w turze", "zmieniają"),
    }
    assert (done.code, done.err) == (0, "")
    assert all(words in done.out for words in expected[language])
    assert re.search(r"\d ± \d", done.out)


def test_options_are_named() -> None:
    assert "Options: edition=triangular, risky=on" in cheese(
        "simulate", "kocour", "--games", "2", "-o", "risky", "-o", "edition=triangular"
    ).out


def test_ctrl_c_shows_what_there_is_so_far() -> None:
    with watched("simulate", "qwixx", "--games", "100000000", "--seed", "5") as simulation:
        simulation.until(rb"[1-9]\d*/100000000")
        code, out, err = simulation.finish(signal.SIGINT)
    assert code == 130
    assert "Stopped early" in out
    assert "decisions a second" in out
    assert err == b""
