"""Standing orders at the screen: they answer for who has left them, where there is something to answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from tests.cli.shell import LANGUAGES, cheese

ALONE_WITH_BOTS = ("-p", "Ema", "--seats", "3", "--seed", "7")
FIRST = "Ema: First action"
SECOND = "Ema: Second action"
HELP = {"en": "o – standing orders", "cs": "o – trvalé pokyny", "pl": "o – stałe polecenia"}
SKIP_2 = {
    "en": "cross the white sum where it skips fewest numbers, two at most",
    "cs": "zakřížkovat součet bílých kostek tam, kde se vynechá nejméně čísel, nejvýš však dvě",
    "pl": "skreślać sumę białych kostek tam, gdzie pomija się najmniej liczb, najwyżej dwie",
}


def test_an_order_crosses_while_others_roll_and_one_is_asked_only_in_the_own_turn() -> None:
    out = cheese("play", "qwixx", *ALONE_WITH_BOTS, typed="o 3\n" + "1\n" * 6 + "q match.json\n").out
    before, _, after = out.partition("From now on: while another player rolls, cross the white sum")
    assert before.count(FIRST) == 1
    assert (after.count(FIRST), after.count(SECOND)) == (4, 3)
    assert "Ema crosses red 2." in after
    steps = cb.load(Path("match.json")).steps
    assert "r2" in [step.text for step in steps if step.seat == 0]


def test_an_order_is_taken_back() -> None:
    out = cheese("play", "qwixx", *ALONE_WITH_BOTS, typed="o 3\no 0\n" + "1\n" * 6).out
    after = out.partition("From now on: ask me every time.")[2]
    assert after.count(FIRST) > after.count(SECOND) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_orders_are_told_in_every_language(language: str) -> None:
    out = cheese("play", "qwixx", *ALONE_WITH_BOTS, "-l", language, typed="?\no\n").out
    assert HELP[language] in out
    assert SKIP_2[language] in " ".join(out.split())


@pytest.mark.parametrize("table", [("qwixx", "-o", "solo"), ("gouda",), ("kocour",)], ids=lambda table: table[0])
def test_where_there_is_nothing_to_order_there_are_no_orders(table: tuple[str, ...]) -> None:
    out = cheese("play", *table, "-p", "Ema", "--seed", "7", typed="?\no\n").out
    assert HELP["en"] not in out
    assert "“o”" in out  # which is no choice either
