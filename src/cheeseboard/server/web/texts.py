"""The words of the games and of the client, the rules, and what stands on cards, as the browser reads them."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import json
from starlette.responses import Response

from cheeseboard.core.words import COMMON
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.sending import sent
from cheeseboard.text import LANGUAGES
from cheeseboard.text.added import ADDED
from cheeseboard.text.fluent import word_files

CLIENT: Final = "client"
PLAIN: Final = "text/plain; charset=utf-8"
MARKDOWN: Final = "text/markdown; charset=utf-8"
GAMES: Final = Path(__file__).parent.parent.parent / "games"


async def words(call: Call) -> Response:
    """The words of a game or of the client in a language, as Fluent messages; what comes later overrides."""
    domain, language = call.request.path_params["domain"], known_language(call)
    if domain not in (CLIENT, *NAMES):
        raise WebProblem("missing", 404)
    return sent(call.request, await asyncio.to_thread(source, domain, language), PLAIN)


def source(domain: str, language: str) -> bytes:
    """All that a speaker of the domain knows: the words that all share, its own, and those that were added."""
    if domain in NAMES:
        find_game(domain)  # only a game that is loaded has named the components of its edition
    return written(domain, language, ADDED.get((domain, language), ()))


@lru_cache(32)
def written(domain: str, language: str, added: tuple[str, ...]) -> bytes:
    files = [file for part in (COMMON, domain) for file in word_files(part, language)]
    return "\n\n".join([*[file.read_text(encoding="utf-8") for file in files], *added]).encode()


async def rules(call: Call) -> Response:
    """The rules of a game in a language, as Markdown."""
    game, language = call.request.path_params["game"], known_language(call)
    if game not in NAMES:
        raise WebProblem("missing", 404)
    return sent(call.request, await asyncio.to_thread(rulebook, game, language), MARKDOWN)


@lru_cache(32)
def rulebook(game: str, language: str) -> bytes:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (GAMES / game / name).read_bytes()


async def components(call: Call) -> Response:
    """What stands on the cards and tiles of a game, with sentences in a language. Browsers may keep it."""
    game, language = call.request.path_params["game"], known_language(call)
    if game not in NAMES:
        raise WebProblem("missing", 404)
    data = await asyncio.to_thread(written_components, game, language)
    return sent(call.request, data, "application/json")


@lru_cache(32)
def written_components(game: str, language: str) -> bytes:
    """A game whose pieces need no telling has none."""
    found = find_game(game).components(language)
    if found is None:
        raise WebProblem("missing", 404)
    return json.encode(found)


def known_language(call: Call) -> str:
    language: str = call.request.path_params["language"]
    if language not in LANGUAGES:
        raise WebProblem("missing", 404)
    return language
