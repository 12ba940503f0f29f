"""Words that come from more than one file, words that are added, and facts that are words themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core.words import Message
from cheeseboard.text import added, fluent
from cheeseboard.text.added import also


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test adds is gone after it."""
    monkeypatch.setattr(added, "ADDED", dict(added.ADDED))
    monkeypatch.setattr(fluent, "ADDED", added.ADDED)
    yield
    fluent.built.cache_clear()


@pytest.fixture
def pantry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a domain whose words stand in two files."""
    folder = tmp_path / "locale"
    folder.mkdir()
    (folder / "en.ftl").write_text("eat = { $player } eats { $food }.\n", encoding="utf-8")
    (folder / "food.en.ftl").write_text("edam = an Edam\nweighed = { $grams } g of cheese\n", encoding="utf-8")
    (folder / "food.cs.ftl").write_text("edam = eidam\n", encoding="utf-8")
    ours = fluent.folder
    monkeypatch.setattr(fluent, "folder", lambda domain: folder if domain == "pantry" else ours(domain))
    return folder


def eat(food: str) -> str:
    return Message("pantry", "eat", {"player": "Ema", "food": food}).text()


def test_the_words_of_a_domain_may_stand_in_several_files(pantry: Path) -> None:
    assert Message("pantry", "edam", {}).text() == "an Edam"
    assert [file.name for file in fluent.word_files("pantry", "en")] == ["en.ftl", "food.en.ftl"]


def test_a_domain_without_its_own_file_is_noticed(pantry: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Message("pantry", "edam", {}).text("cs")


def test_a_fact_with_an_at_sign_is_told_in_the_words_of_that_message(pantry: Path) -> None:
    assert eat("@edam") == "Ema eats an Edam."


@pytest.mark.parametrize("typed", ["@gouda", "@", "@weighed", "edam", "@@edam"])
def test_an_at_sign_that_names_no_message_is_only_repeated(pantry: Path, typed: str) -> None:
    assert eat(typed) == f"Ema eats {typed}."


def test_a_player_may_be_called_like_a_message(pantry: Path) -> None:
    assert Message("pantry", "eat", {"player": "@edam", "food": "@edam"}).text() == "@edam eats an Edam."


def test_what_is_typed_at_the_command_is_never_taken_for_a_message() -> None:
    facts: dict[str, int | str] = {"given": "@seat-name", "expected": "qwixx"}
    assert "@seat-name" in Message("common", "problem-game-unknown", facts).text()


def test_added_words_are_said_at_once(pantry: Path) -> None:
    assert eat("@gouda") == "Ema eats @gouda."
    also("pantry", "en", "gouda = a Gouda")
    assert eat("@gouda") == "Ema eats a Gouda."


def test_the_words_added_last_are_said(pantry: Path) -> None:
    first, second = "edam = a young Edam", "edam = an old Edam"
    for source, said in ((first, "a young Edam"), (second, "an old Edam"), (first, "a young Edam")):
        also("pantry", "en", source)
        assert eat("@edam") == f"Ema eats {said}."
    assert added.ADDED["pantry", "en"] == (second, first)


def test_words_are_added_to_one_language_of_one_domain(pantry: Path) -> None:
    also("qwixx", "en", "edam = a Qwixx Edam")
    also("pantry", "cs", "edam = jiný eidam")
    assert eat("@edam") == "Ema eats an Edam."


def test_adding_words_loads_no_language() -> None:
    code = (
        "import sys; from cheeseboard.text.added import also; also('qwixx', 'en', 'edam = an Edam');"
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert not {"fluent", "babel"} & set(done.stdout.split())
