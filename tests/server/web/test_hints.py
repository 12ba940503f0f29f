"""Hints: what a search thinks of the choices of one's own seat, from nothing but what the seat may know."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import spawn
from pathlib import Path
from typing import Any

import httpx
import pytest

from cheeseboard.bots.explain.advice import REASONS, adviser, recommend
from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.ids import TableId
from cheeseboard.server.tables.table import Table
from cheeseboard.server.thinking.hinting import Hints, seed_of
from cheeseboard.server.thinking.opinion import SHOWN, Candidate, candidates
from cheeseboard.server.web.settings import WebSettings
from tests.server.thinking.halting import halted
from tests.server.web.minutes import early_in_a_minute
from tests.server.web.running import PATIENCE_S, Browser, Running, error_of, running
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play

ROLLOUTS = 24
PLENTY_S = 30.0
SECRETIVE = {"myszki": {}, "gouda": {"magic": True}, "qwixx": {}}  # with hands, or sealed answers


def stage_of(server: Running, table: str) -> Table:
    return server.house.floor.rooms[TableId(table)].stage


def hint(who: Browser, table: str, seat: int, ask: int) -> Any:
    return who.post(f"/api/tables/{table}/hint", seat=seat, ask=ask)


def quick(server: Running) -> Hints:
    """Hints that take no time to speak of, so that none is cut short. They remember nothing that was asked before."""
    return Hints(server.house.hints.thinker, ROLLOUTS, PLENTY_S)


def advised(server: Running, hints: Hints, stage: Table, seat: int) -> list[Candidate]:
    """The hint for a table that only this test knows."""
    thought = hints.advice(stage, seat, stage.asks[seat])
    return asyncio.run_coroutine_threadsafe(thought, server.loop).result(PATIENCE_S)


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_what_a_search_thinks_of_the_choices(server: Running, game: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, game)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(3), 5)
        seat, who, talk = (0, ema, first) if first.bodies[0]["ask"] is not None else (1, petr, second)
        ask, choices = talk.bodies[seat]["ask"], talk.bodies[seat]["choices"]
        found = hint(who, table, seat, ask)
        assert set(found) == {"seat", "ask", "choices", "candidates"}
        assert (found["seat"], found["ask"], found["choices"]) == (seat, ask, len(choices))
        assert len(found["candidates"]) == min(SHOWN, len(choices))
        assert {each["action"] for each in found["candidates"]} <= set(choices)
        for each in found["candidates"]:
            assert 0 <= each["chance"] <= 1
            assert each["reason"] in REASONS
        assert 0 in [each["loss"] for each in found["candidates"][:2]]  # the strongest bot may know better
        assert hint(who, table, seat, ask) == found
        assert stage_of(server, table).revision == talk.bodies[seat]["revision"], "a hint has changed the table"


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_thinks_in_worlds_that_the_seat_holds_possible(server: Running, game: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, game)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(3), 6)
        stage = stage_of(server, table)
        seat, ask = min(stage.asks.items())
        rng = Rng(seed_of((TableId(table), seat, ask)))
        world = stage.match.imagine(seat, rng)
        level = adviser(find_game(game))._replace(rollouts=ROLLOUTS, seconds=0.0)
        expected = recommend(find_game(game), world, seat, Rng(rng.word() << 30 | rng.word() >> 2), level)
        assert advised(server, quick(server), stage, seat) == candidates(expected)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_hint_tells_nothing_that_the_seat_may_not_know(server: Running, game: str) -> None:
    """Whatever the others hold, and whatever they have answered in secret, the hint is the same."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, game, options=SECRETIVE[game])
    other_worlds = 0
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        for made in range(16):
            play({0: first, 1: second}, Rng(made), 1)
            stage = stage_of(server, table)
            for seat in stage.asks:
                true = advised(server, quick(server), stage, seat)
                for luck in range(3):
                    other = stage.copy()
                    other.match.state = stage.match.state.imagine(seat, Rng(luck))
                    other_worlds += other.match.state != stage.match.state
                    assert advised(server, quick(server), other, seat) == true
    assert other_worlds > 0


def test_who_gets_no_hint(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    gathering = ema.table("kocour")
    assert ema.refused(f"/api/tables/{gathering}/hint", seat=0, ask=0) == (409, "not-begun")
    table = started(ema, petr, "kocour")
    ((seat, ask),) = stage_of(server, table).asks.items()
    mine, theirs = (ema, petr) if seat == 0 else (petr, ema)
    path = f"/api/tables/{table}/hint"
    for stranger in (jan, theirs):
        assert stranger.refused(path, seat=seat, ask=ask) == (403, "not-your-seat")
    assert server.person().refused(path, seat=seat, ask=ask) == (401, "sign-in")
    assert mine.refused(path, seat=seat, ask=ask + 1) == (409, "stale")
    assert theirs.refused(path, seat=1 - seat, ask=ask) == (409, "stale")
    assert mine.refused(path, seat=9, ask=ask)[0] == 422
    assert mine.refused("/api/tables/nothing/hint", seat=seat, ask=ask) == (404, "missing")
    with mine.watch(table, seat) as talk:
        talk.ask("stand_in", seat=seat, level="random")
        assert mine.refused(path, seat=seat, ask=ask)[1] in ("away", "stale")


@pytest.mark.parametrize(("language", "word"), [("en", "rated match"), ("cs", "neradí"), ("pl", "podpowiedzi")])
def test_a_rated_match_has_no_hints(server: Running, language: str, word: str) -> None:
    ema, petr = server.person("Ema", language), server.person("Petr", language)
    table = started(ema, petr, "kocour", rated=True)
    ((seat, ask),) = stage_of(server, table).asks.items()
    reply = (ema, petr)[seat].http.post(f"/api/tables/{table}/hint", json={"seat": seat, "ask": ask})
    assert (reply.status_code, error_of(reply)) == (409, "hint-rated")
    assert word in reply.json()["text"]


def test_hints_are_limited_for_each_person(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(hints_a_minute=2)) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr, "qwixx")
        asks = stage_of(server, table).asks
        path = f"/api/tables/{table}/hint"
        early_in_a_minute()
        for _ in range(2):
            hint(ema, table, 0, asks[0])
        reply = ema.http.post(path, json={"seat": 0, "ask": asks[0]})
        assert (reply.status_code, error_of(reply)) == (429, "too-many")
        assert 1 <= int(reply.headers["retry-after"]) <= 120
        hint(petr, table, 1, asks[1])


def test_a_thought_stops_nobody_and_who_asks_twice_has_it_thought_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr, "qwixx")  # where there are always several choices to think about
        stage = stage_of(server, table)
        seat, ask = min(stage.asks.items())
        mine = (ema, petr)[seat]
        advised(server, quick(server), stage, seat)
        with ThreadPoolExecutor() as pool:
            with halted(process_of(server)):
                both = [pool.submit(hint, mine, table, seat, ask) for _ in range(2)]
                until(lambda: len(server.house.hints.thoughts) == 1)
                assert mine.get("/api/me")["name"]
            assert both[0].result(PATIENCE_S) == both[1].result(PATIENCE_S)
        until(lambda: not server.house.hints.thoughts)
        os.kill(process_of(server), signal.SIGKILL)
        with processes_that_die():  # what was told once needs no thought
            assert hint(mine, table, seat, ask) == both[0].result()


def test_whoever_closes_the_page_has_nobody_think_about_their_hint(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr, "qwixx")
        asks = stage_of(server, table).asks
        ask, hints = asks[0], server.house.hints
        hint(petr, table, 1, asks[1])  # so that the process has surely started
        with halted(process_of(server)):
            with pytest.raises(httpx.ReadTimeout):
                ema.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "ask": ask}, timeout=1.0)
            until(lambda: not hints.thoughts)
            (told,) = hints.thinker.pool.doing
            assert told in hints.thinker.pool.dropped
        assert hint(ema, table, 0, ask)["candidates"]


def test_whoever_has_chosen_is_told_no_more_about_their_choices(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr, "qwixx")
        ask = stage_of(server, table).asks[0]
        path = f"/api/tables/{table}/hint"
        with ema.watch(table, 0) as talk, halted(process_of(server)), ThreadPoolExecutor() as pool:
            waiting = pool.submit(ema.refused, path, seat=0, ask=ask)
            until(lambda: bool(server.house.hints.thoughts))
            talk.ask("act", seat=0, ask=ask, action="-")
            assert waiting.result(PATIENCE_S) == (409, "stale")
            assert not server.house.hints.thoughts


def test_a_bot_that_dies_again_and_again_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr, "qwixx")  # where there are always several choices to think about
        stage = stage_of(server, table)
        seat, ask = min(stage.asks.items())
        mine = (ema, petr)[seat]
        advised(server, quick(server), stage, seat)
        os.kill(process_of(server), signal.SIGKILL)
        with processes_that_die():
            assert mine.refused(f"/api/tables/{table}/hint", seat=seat, ask=ask) == (503, "hint-lost")
        assert hint(mine, table, seat, ask)["candidates"]


@contextmanager
def processes_that_die() -> Iterator[None]:
    """Whatever process is started meanwhile ends at once."""
    python = spawn.get_executable()
    spawn.set_executable("/bin/false")
    try:
        yield
    finally:
        spawn.set_executable(python)


def process_of(server: Running) -> int:
    """The process that thinks, once there is one."""
    until(lambda: present_process(server) > 0)
    return present_process(server)


def present_process(server: Running) -> int:
    """The process that thinks; 0 while there is none."""
    mind = server.house.hints.thinker.pool.minds[0]
    try:
        return 0 if mind is None else mind.process.pid or 0
    except ValueError:  # just let go of
        return 0


def until(condition: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.01)
