"""Rules and what cites them cannot drift apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.registry import NAMES

SOURCE = Path(cb.__file__).parent
TESTS = Path(__file__).parents[1]
ITEM = re.compile(r"^- ([A-Z](?:\d+\.|A)\d+) ", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z](?:\d+\.|A)\d+\b")
DECISIONS = 10  # the chapter of what a rulebook leaves open: its rules are WA1, WA2 …


def rules(game: str, language: str = "") -> list[str]:
    """The numbers of a game's rules, in the order of the document."""
    text = (SOURCE / "games" / game / f"RULES{language}.md").read_text("utf-8")
    return ITEM.findall(text)


def all_rules() -> set[str]:
    return {number for game in NAMES for number in rules(game)}


def citations(folder: Path) -> Iterator[tuple[str, str, str]]:
    """The numbers that the tests in a folder cite with @rule: file, test, number."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for decorator in node.decorator_list:
                    match decorator:
                        case ast.Call(func=ast.Name(id="rule"), args=numbers):
                            for number in numbers:
                                assert isinstance(number, ast.Constant)
                                yield path.name, node.name, str(number.value)


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_numbered_once_within_its_chapter(game: str) -> None:
    numbers = [tuple(map(int, number[1:].replace("A", f"{DECISIONS}.").split("."))) for number in rules(game)]
    assert len(numbers) >= 15
    assert len({number[0] for number in rules(game)}) == 1
    for before, (chapter, item) in zip([(0, 0), *numbers], numbers, strict=False):
        assert (chapter, item) in {(before[0], before[1] + 1), (before[0] + 1, 1)}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", [".cs", ".pl"])
def test_all_languages_have_the_same_numbers_in_the_same_order(game: str, language: str) -> None:
    assert rules(game, language) == rules(game)


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_has_a_test_of_its_game(game: str) -> None:
    cited = {number for _, _, number in citations(TESTS / "games" / game)}
    assert [number for number in rules(game) if number not in cited] == []


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    named = set()
    for _, test, number in citations(TESTS / "games" / game):
        if test.startswith(f"test_{number.lower().replace('.', '_')}_"):
            named.add(number)
    assert [number for number in rules(game) if number not in named] == []


def test_every_rule_that_a_test_cites_exists() -> None:
    known = all_rules()
    assert [citation for citation in citations(TESTS) if citation[2] not in known] == []


@pytest.mark.parametrize("pattern", ["*.py", "*.md", "*.ftl"])
def test_every_rule_that_the_source_cites_exists(pattern: str) -> None:
    known = all_rules()
    letters = "".join({number[0] for number in known})
    for path in sorted(SOURCE.rglob(pattern)):
        cited = {number for number in NUMBER.findall(path.read_text("utf-8")) if number[0] in letters}
        assert cited <= known, path.name


@pytest.mark.parametrize("game", NAMES)
def test_a_game_cites_its_own_rules_only(game: str) -> None:
    own = set(rules(game))
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        assert set(NUMBER.findall(path.read_text("utf-8"))) <= own, path.name


@pytest.mark.parametrize("game", NAMES)
def test_every_option_names_the_rule_that_tells_what_it_does(game: str) -> None:
    text = (SOURCE / "games" / game / "RULES.md").read_text("utf-8")
    for option in cb.find_game(game).options:
        item = re.search(rf"^- {re.escape(option.rule)} (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
        assert item is not None
        assert f"`{option.name}`" in item[1]
