"""Matches for the coach to speak of: questions and finished matches, made without a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from cheeseboard.core.rng import Rng
from tests.client.browsing import Visitor
from tests.server.web.running import Browser, Talk
from tests.server.web.test_play import play

MOST: Final = 150  # choices until the question that is looked for
BOT: Final = "greedy"
Wanted = Callable[[Sequence[str]], bool]
# A mark stands at something that stands for its choice: by how many pixels it is off, all read at one moment.
OFF: Final = """action => {
    const mark = document.querySelector(`[data-mark="${action}"]`)?.getBoundingClientRect();
    const all = document.querySelectorAll(`.frame [data-action="${action}"], .frame [data-actions~="${action}"]`);
    const far = box => Math.hypot(
        Math.max(0, box.left - mark.right, mark.left - box.right),
        Math.max(0, box.top - mark.bottom, mark.top - box.bottom));
    return mark ? Math.min(...[...all].map(one => far(one.getBoundingClientRect()))) : Infinity;
}"""
LISTED: Final = "() => [...document.querySelectorAll('[data-candidate]')].map(one => one.dataset.candidate).join()"


class Played(NamedTuple):
    """How a game is played: with an option that changes its board, or without."""

    game: str
    seats: int
    options: dict[str, object]


PLAYED: Final = {
    "qwixx": Played("qwixx", 3, {}),
    "qwixx-alone": Played("qwixx", 1, {"solo": True}),
    "kocour": Played("kocour", 3, {}),
    "myszki": Played("myszki", 3, {}),
    "gouda": Played("gouda", 4, {}),
    "gouda-magic": Played("gouda", 3, {"magic": True, "full-set": True, "all-on-drum": True}),
    "wistar": Played("wistar", 2, {}),
}


def begun(ema: Browser, how: Played) -> str:
    """A match of Ema against bots."""
    table = ema.table(how.game, *[BOT] * (how.seats - 1), seats=how.seats, options=how.options)
    ema.post(f"/api/tables/{table}/start")
    return table


def asked(ema: Browser, how: Played, wanted: Wanted) -> str:
    """A match in which Ema is asked such a question now; as many are begun as it takes."""
    for seed in range(10):
        table = begun(ema, how)
        with ema.watch(table, 0) as talk:
            if led(talk, wanted, Rng(seed)):
                return table
    pytest.fail(f"{how.game} never asks that")


def led(talk: Talk, wanted: Wanted, rng: Rng) -> bool:
    """Play on until Ema is asked it. Whether she is."""
    for _ in range(MOST):
        talk.wait(lambda: talk.bodies[0]["ask"] is not None or talk.bodies[0]["status"] == "over")
        if talk.bodies[0]["status"] == "over":
            return False
        if wanted(talk.bodies[0]["choices"]):
            return True
        play({0: talk}, rng, 1)
    return False


def finished(ema: Browser, how: Played) -> str:
    """A match that is over: a bot has played in Ema's place."""
    table = begun(ema, how)
    with ema.watch(table, 0) as talk:
        assert talk.ask("stand_in", seat=0, level=BOT, reason="chosen")["type"] == "ok"
        talk.wait(lambda: talk.bodies[0]["status"] == "over")
    return table


def percent(share: float) -> str:
    """As browsers round what is written: a half goes up, where Python's goes to the even side."""
    return f"{(100 * Decimal(str(share))).quantize(Decimal(1), ROUND_HALF_UP)}%"


def points(score: float) -> str:
    rounded = Decimal(str(score)).quantize(Decimal("0.1"), ROUND_HALF_UP)
    return str(rounded if rounded else abs(rounded)).removesuffix(".0")


def figures(found: Sequence[Any], one: Any, alone: bool) -> str:
    """What stands on the mark of a choice: the chance to win, but not alone, and the score, where there is one."""
    scored = one["score"] is not None and any(other["score"] for other in found)
    told = ["" if alone else percent(one["chance"]), points(one["score"]) if scored else ""]
    return " ".join(part for part in told if part)


def each_is_marked(who: Visitor, found: Sequence[Any], alone: bool) -> None:
    """Every choice that is told of has its figures on the board, where it is chosen, once it is looked at."""
    rows = who.page.locator("[data-candidate]")
    who.page.wait_for_function(f"actions => ({LISTED})() === actions.join()", arg=[one["action"] for one in found])
    for one in found:
        row, mark = rows.and_(who.page.locator(named("candidate", one))), who.page.locator(named("mark", one))
        who.press(row)
        expect(row).to_have_attribute("aria-pressed", "true")
        if not one["worlds"]:
            expect(mark).to_have_count(0)
            continue
        expect(mark).to_be_visible()
        expect(mark).to_have_text(figures(found, one, alone))
        who.page.wait_for_function(f"action => ({OFF})(action) < 6", arg=one["action"])


def named(kind: str, one: Any) -> str:
    return f"[data-{kind}='{one['action']}']"


def verb(action: str) -> str:
    """What kind of choice it is; whose mouse moves makes a difference on the board."""
    if re.fullmatch(r"[A-F]\d|-?\d+,-?\d+", action):
        return "place"
    return re.split("[:.<>]", action.replace("@", ">"))[0]
