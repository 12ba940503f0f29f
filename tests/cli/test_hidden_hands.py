"""Games with hidden hands at one screen: nobody sees another's, and the game can pass for you."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from tests.cli.shell import LANGUAGES, cheese

TWO_PEOPLE = ("-p", "Ema", "-p", "Petr", "--seed", "7")
HAND_OVER = {"en": "Hand the screen to", "cs": "Předejte obrazovku", "pl": "Przekaż ekran"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_is_handed_over_before_a_hand_is_shown(language: str) -> None:
    out = cheese("play", "myszki", *TWO_PEOPLE, "-l", language, typed="\n1\n").out
    before, _, after = out.partition(f"{HAND_OVER[language]}")[2].partition(HAND_OVER[language])
    assert "Ema" in before
    assert "Petr" in after.splitlines()[0]
    assert len(after.splitlines()) < 6  # nothing of the table before Petr is there


def test_without_secrets_nothing_is_handed_over() -> None:
    assert HAND_OVER["en"] not in cheese("play", "gouda", *TWO_PEOPLE, typed="1\n" * 30).out
    assert HAND_OVER["en"] not in cheese("play", "myszki", "-p", "Ema", "--seed", "7", typed="1\n" * 30).out


def test_a_standing_order_passes_from_now_on() -> None:
    typed = "1\n" * 5 + "o\no 1\n" + "1\n" * 4 + "q match.json\n"
    out = cheese("play", "gouda", "-p", "Ema", "-o", "magic", "--seed", "7", typed=typed).out
    assert "o 1  always pass" in out
    assert "From now on: always pass." in out
    assert "Ema: Play a card, or pass." not in out.partition("From now on")[2]
    assert "-" in [step.text for step in cb.load(Path("match.json")).steps if step.seat == 0]


def test_an_order_is_taken_back() -> None:
    typed = "1\n" * 5 + "o 1\no 0\n" + "1\n" * 4
    out = cheese("play", "gouda", "-p", "Ema", "-o", "magic", "--seed", "7", typed=typed).out
    assert "From now on: ask me every time." in out
    assert "Ema: Play a card, or pass." in out.partition("ask me every time.")[2]


def test_real_tiles_are_drawn_by_number_or_name() -> None:
    out = cheese("play", "myszki", *TWO_PEOPLE[:4], "--dice", typed="12\ncheese\nnonsense\n1\nq match.json\n").out
    assert "“nonsense” will not do; type a number from 1 to 12." in out
    drawn = [step.text for step in cb.load(Path("match.json")).steps]
    assert drawn == ["cheese", "cheese", "mouse"]
