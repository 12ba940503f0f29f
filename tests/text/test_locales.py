"""The words of every language say the same, and none is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

import cheeseboard
from cheeseboard.registry import NAMES, find_game
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import bundle, word_files

SOURCES = Path(cheeseboard.__file__).parent
DOMAINS = ("common", "cli", "client", "server", *NAMES)
FORMS = "form-"  # cases of a word: every language has those that it needs
PLURALS = {"one", "few", "many", "other"}
STUDY_BUILT = ("study-by-", "study-measure-", "study-cards-")  # a word for each axis, measure and verdict
RANGES = {"problem-seats", "games-players"}  # “one to four”: the lower end is told apart, not counted


class Parts(Visitor):
    """The variables, the forms and the selections of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.selections: list[syntax.SelectExpression] = []

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.forms.add(node.id.name)

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


def messages(domain: str, language: str) -> dict[str, Parts]:
    """Every message of a domain by its id."""
    found: dict[str, Parts] = {}
    for file in word_files(domain, language):
        more = messages_in(file)
        assert not found.keys() & more.keys(), f"{domain}/{file.name}: said in another file too"
        found |= more
    return found


def messages_in(file: Path) -> dict[str, Parts]:
    """Every message of a file by its id."""
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, syntax.Junk), f"{file}: {entry.content}"
        if isinstance(entry, syntax.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def variables(name: str, found: dict[str, Parts]) -> set[str]:
    """What a message speaks of, itself or through the forms it uses."""
    parts = found[name]
    return parts.variables.union(*[variables(form, found) for form in parts.forms])


def keys(selection: syntax.SelectExpression) -> set[str]:
    found = [variant.key for variant in selection.variants]
    return {key.name if isinstance(key, syntax.Identifier) else key.value for key in found}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_has_the_same_files(domain: str, language: str) -> None:
    english, other = word_files(domain, "en"), word_files(domain, language)
    assert [file.name.removesuffix("en.ftl") for file in english] == [
        file.name.removesuffix(f"{language}.ftl") for file in other
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_has_the_same_messages_with_the_same_variables(domain: str, language: str) -> None:
    english, other = messages(domain, "en"), messages(domain, language)
    shared = {name for name in english if not name.startswith(FORMS)}
    assert shared == {name for name in other if not name.startswith(FORMS)}
    assert {name: variables(name, english) for name in shared} == {name: variables(name, other) for name in shared}


@pytest.mark.parametrize("language", ["cs", "pl"])
@pytest.mark.parametrize("domain", DOMAINS)
def test_czech_and_polish_count_in_all_their_plurals(domain: str, language: str) -> None:
    for name, parts in messages(domain, language).items():
        for selection in parts.selections:
            if keys(selection) & (PLURALS - {"other"}) and name not in RANGES:
                assert keys(selection) >= PLURALS, f"{domain}/{language}: {name}"


def values(name: str, found: dict[str, Parts]) -> Iterator[dict[str, int | str]]:
    """Facts that lead through every variant of a message."""
    choices: dict[str, set[int | str]] = {variable: {3} for variable in variables(name, found)}
    for part in [name, *found[name].forms]:
        for selection in found[part].selections:
            if isinstance(selection.selector, syntax.VariableReference):
                named = keys(selection)
                counted = bool(named & PLURALS - {"other"}) or all(key.isdecimal() for key in named - {"other"})
                choices[selection.selector.id.name] |= {0, 1, 2, 5, 22} if counted else named
    for chosen in product(*choices.values()):
        yield dict(zip(choices, chosen, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_message_can_be_said(domain: str, language: str) -> None:
    said = bundle(domain, language)
    found = messages(domain, language)
    for name in found:
        pattern = said.get_message(name).value
        assert pattern is not None, name
        for facts in values(name, found):
            text, errors = said.format_pattern(pattern, facts)
            assert not errors, f"{domain}/{language}: {name}: {errors}"
            assert "{" not in str(text)


def literals(pattern: str, files: Iterator[Path]) -> set[str]:
    """What a pattern finds in the sources."""
    return {found for file in files for found in re.findall(pattern, file.read_text(encoding="utf-8"))}


def quoted(name: str, source: str) -> bool:
    return f'"{name}"' in source or f"'{name}'" in source


@pytest.mark.parametrize("game", NAMES)
def test_every_message_that_a_game_speaks_of_is_there(game: str) -> None:
    files = list((SOURCES / "games" / game).glob("*.py"))
    spoken = literals(r'"((?:action|event|prompt|board)-[a-z-]+[a-z])"', iter(files))
    spoken |= {f"refusal-{code}" for code in literals(r'refuse\(\s*"([a-z-]+)"', iter(files))}
    spoken |= {f"ending-{reason}" for reason in find_game(game).endings}
    spoken |= {f"option-{option.name}" for option in find_game(game).options} | {"title", "summary"}
    assert spoken <= set(messages(game, "en"))


@pytest.mark.parametrize("game", NAMES)
def test_no_message_of_a_game_is_forgotten(game: str) -> None:
    files = [SOURCES / "core" / "event.py", *(SOURCES / "games" / game).glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    built = ("title", "summary", "colour-", "ending-", "option-", "prompt-", "board-die-", "refusal-", FORMS)
    pieces = ("kind-", "card-", "order-")  # named after the tiles, the cards and the standing orders there are
    tables = [find_game(game).table(options) for _, options in find_game(game).tables()]
    actions = {action.key for table in tables for action in table.actions}
    known = actions | {f"event-played-{key.removeprefix('action-')}" for key in actions}
    own = messages_in(word_files(game, "en")[0])  # a file beside it has a test beside the code that speaks its words
    rest = [name for name in own if not name.startswith(built) and name not in known]
    assert not [name for name in rest if not quoted(name, source) and not name.startswith(pieces)]
    assert not [name for name in rest if name.startswith(pieces) and name.partition("-")[2] not in source]
    codes = literals(r'refuse\(\s*"([a-z-]+)"', (SOURCES / "games" / game).glob("*.py"))
    assert {name for name in messages(game, "en") if name.startswith("refusal-")} == {f"refusal-{c}" for c in codes}


def test_every_problem_and_every_shared_refusal_has_words() -> None:
    parts = [SOURCES / part for part in ("core", "cli", "study", "notebook")]
    folders = [SOURCES, *parts, *[SOURCES / "games" / game for game in NAMES]]
    files = [file for folder in folders for file in folder.glob("*.py")]
    problems = literals(r'(?:Problem|BadRecord)\(\s*"([a-z-]+)"', iter(files))
    refusals = literals(r'\bRefusal\(\s*"([a-z-]+)"', iter(files))
    expected = {f"problem-{code}" for code in problems} | {f"refusal-{code}" for code in refusals}
    assert expected <= set(messages("common", "en"))


def test_the_command_says_only_what_has_words_and_nothing_is_forgotten() -> None:
    files = [*(SOURCES / "cli").rglob("*.py"), SOURCES / "notebook" / "picture.py"]
    known = set(messages("cli", "en"))
    said = literals(r'\bsay\(\s*"([a-z-]+)"', iter(files))
    troubles = {f"trouble-{key}" for key in literals(r'Trouble\(\s*"([a-z-]+)"', iter(files))}
    assert said | troubles <= known
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    built = ("help-", "metavar-", "trouble-", "verify-", "bench-", "edition-fault-", *STUDY_BUILT)
    assert not [name for name in known if not name.startswith(built) and not quoted(name, source)]
    kinds = {name.removeprefix("trouble-").removeprefix("file-") for name in known - troubles if "trouble-" in name}
    assert not [kind for kind in kinds if not quoted(kind, source)]


def test_the_server_says_only_what_has_words_and_nothing_is_forgotten() -> None:
    files = list((SOURCES / "server").rglob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    codes = literals(r'(?:TableProblem|Broken|WebProblem)\(\s*"([a-z-]+)"', iter(files))
    built = ("problem-is-",)  # named after what has become of the table
    known = set(messages("server", "en"))
    assert {f"problem-{code}" for code in codes} <= known
    assert not [
        name for name in known if not name.startswith(built) and not quoted(name.removeprefix("problem-"), source)
    ]


def test_a_message_that_is_not_there_is_noticed() -> None:
    said = FluentBundle(["en"])
    said.add_resource(FluentResource("a = { $missing }"))
    pattern = said.get_message("a").value
    assert pattern is not None
    assert said.format_pattern(pattern, {})[1]
