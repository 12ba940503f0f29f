"""What the browser is told: the words of all languages, the rules, the choices, and types that fit."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.web import texts
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import folder
from tests.client.browsing import ROOT
from tests.server.web.running import Running, error_of
from tests.text.test_locales import messages, messages_in

SOURCES = ROOT / "client" / "src"
SAID = re.compile(r'\bt\(\s*"([a-z][a-z0-9-]*)"')
BUILT = re.compile(r"\bt\(\s*`([a-z-]+-)\$\{")
OWN = re.compile(r'\bsay\(\s*"([a-z][a-z0-9-]*)"')
OWN_BUILT = re.compile(r"\bsay\(\s*`([a-z-]+-)\$\{")


def sources(folder: Path) -> str:
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return "\n".join([file.read_text("utf-8") for file in files])


def test_the_page_says_only_what_has_words_and_nothing_is_forgotten() -> None:
    source, known = sources(SOURCES), set(messages("client", "en"))
    said, built = set(SAID.findall(source)), set(BUILT.findall(source))
    assert len(said) > 100
    assert said - known == set()
    assert {prefix for prefix in built if not any(name.startswith(prefix) for name in known)} == set()
    assert {name for name in known - said if not name.startswith(tuple(built))} == set()


@pytest.mark.parametrize("game", NAMES)
def test_a_board_says_only_what_has_words_and_nothing_is_forgotten(game: str) -> None:
    source = sources(SOURCES / "boards" / game)
    assert set(OWN.findall(source)) <= set(messages(game, "en"))
    page = folder(game) / "page.en.ftl"
    own = set(messages_in(page)) if page.exists() else set()
    built = ("form-", *OWN_BUILT.findall(source))
    assert {name for name in own if f'"{name}"' not in source and not name.startswith(built)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_choice_event_and_stage_of_a_game_has_words_in_the_browser(
    server: Running, game: str, language: str
) -> None:
    source = server.person().http.get(f"/api/texts/{game}/{language}").text
    known = set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) =", source, re.MULTILINE))
    choices = server.person().get(f"/api/games/{game}/choices")["choices"]
    assert {choice["key"] for choice in choices} <= known
    assert {action.notation for action in find_game(game).table(find_game(game).choose_options({})).actions} == {
        choice["action"] for choice in choices
    }
    assert {"title", "summary", "seat-name"} <= known


def test_the_names_of_an_editions_cards_are_among_the_words(server: Running) -> None:
    for language, word in (("en", "project-1 = "), ("cs", "project-1 = "), ("pl", "project-1 = ")):
        assert word in server.person().http.get(f"/api/texts/wistar/{language}").text
    assert texts.source("wistar", "cs") != texts.source("wistar", "pl")


@pytest.mark.parametrize(
    "path", ["/api/texts/cli/en", "/api/texts/qwixx/de", "/api/rules/nothing/en", "/api/rules/..%2f/en"]
)
def test_other_words_are_not_given(server: Running, path: str) -> None:
    reply = server.person().http.get(path)
    assert (reply.status_code, error_of(reply)) in ((404, "missing"), (404, "no-such-page"))


def test_options_that_do_not_exist_are_told(server: Running) -> None:
    ema = server.person()
    other = ema.http.get("/api/games/qwixx/choices?options=%7B%22mixx-a%22:true%7D").json()
    assert other != ema.get("/api/games/qwixx/choices")
    for path in ("/api/games/qwixx/choices?options=%7B%22nothing%22:true%7D", "/api/games/chess/choices"):
        reply = ema.http.get(path)
        assert reply.status_code == 422
        assert error_of(reply)


def test_the_rules_are_the_rulebooks(server: Running) -> None:
    for language, name in (("en", "RULES.md"), ("cs", "RULES.cs.md")):
        found = server.person().http.get(f"/api/rules/gouda/{language}")
        assert found.headers["content-type"] == "text/markdown; charset=utf-8"
        assert found.text == (folder("gouda").parent / name).read_text("utf-8")


def test_the_types_of_the_client_are_what_the_server_sends() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "client_types.py"), "--check"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
