"""Worked examples of the rules, worked by the rules themselves."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from msgspec import Struct, json
from starlette.responses import Response

from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.option import Options
from cheeseboard.core.working import asked, set_up, tried
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.tables.bodies import refusal_body, told_body
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.sending import sent


class TriedInfo(Struct, frozen=True):
    """A choice; why it is refused, or what it brings about, in words of the game."""

    action: str
    refusal: object
    told: list[object]


class ExampleInfo(Struct, frozen=True):
    """What there is to see is `example-TEXT` in the words of the game; `view` is that of the seat, for its board."""

    rule: str
    text: str
    seat: int
    seats: int
    options: Options
    choices: list[str]
    view: object
    tried: list[TriedInfo]


class Examples(Struct, frozen=True):
    """All worked examples of a game."""

    examples: list[ExampleInfo]


async def of_game(call: Call) -> Response:
    """The worked examples of a game. Browsers may keep them."""
    game = call.request.path_params["game"]
    if game not in NAMES:
        raise WebProblem("missing", 404)
    return sent(call.request, await asyncio.to_thread(written, game), "application/json")


@lru_cache(16)
def written(game: str) -> bytes:
    found = find_game(game)
    return json.encode(Examples([worked(found, example) for example in found.examples()]))


def worked(game: Game, example: Example) -> ExampleInfo:
    """An example with all that the rules say to it."""
    match = set_up(game, example)
    seat = asked(match)
    tries: list[TriedInfo] = []
    for choice in example.tries:
        found = tried(match, choice)
        refusal = None if found.refusal is None else refusal_body(found.refusal)
        tries.append(TriedInfo(choice, refusal, [told_body(told, match.names) for told in found.told]))
    choices = [action.notation for action in match.legal(seat)]
    return ExampleInfo(example.rule, example.text, seat, match.seats, match.options, choices, match.view(seat), tries)
