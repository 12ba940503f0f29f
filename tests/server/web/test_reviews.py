"""Reviews: a match that is over, as a seat lived it, thought about beside everything else and kept."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from cheeseboard.server.store.schema import REVIEWS
from cheeseboard.server.thinking.reviewing import LEASE_MS, jobs_for
from tests.server.tables.seated import EMA, PETR
from tests.server.tables.seated import started as seated
from tests.server.thinking.halting import halted
from tests.server.web.running import GENEROUS, Browser, Running, error_of, running
from tests.server.web.test_hints import present_process, process_of, processes_that_die, stage_of, until
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play
from tests.server.web.test_players import played


def asked(who: Browser, table: str, seat: int, first: int = 0) -> Any:
    return who.post(f"/api/tables/{table}/review", seat=seat, first=first)


def whole(who: Browser, table: str, seat: int) -> Any:
    """The review once it is complete."""
    until(lambda: bool(asked(who, table, seat)["complete"]))
    return asked(who, table, seat)


def test_a_review_tells_every_choice_and_every_chance_that_the_seat_saw(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = played(ema, petr, 1)
    begun = asked(ema, table, 0)
    assert (begun["complete"], begun["done"], begun["steps"]) == (False, 0, [])
    found = whole(ema, table, 0)
    assert found["done"] == found["total"] == len(found["steps"])
    match = stage_of(server, table).match
    assert all(one["step"] < other["step"] for one, other in pairwise(found["steps"]))
    for each in found["steps"]:
        step = match.steps[each["step"]]
        assert (step.seat, step.text) == (None if each["kind"] == "chance" else 0, each["text"])
        assert each["after"] - each["before"] == pytest.approx(each["change"], abs=3e-4)
        actions = [choice["action"] for choice in each["choices"]]
        assert (each["text"] in actions and actions[0] == each["best"]) if step.seat == 0 else actions == []
    assert {each["kind"] for each in found["steps"]} == {"choice", "chance"}
    assert asked(ema, table, 0, 3)["steps"] == found["steps"][3:]


def test_every_game_can_be_reviewed(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    for game in [name for name in NAMES if name != "kocour"]:  # that one is above
        table = started(ema, petr, game)
        with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
            play({0: first, 1: second}, Rng(2))
        found = whole(petr, table, 1)
        assert len(found["steps"]) > found["total"] // 2 > 5, game


def test_who_gets_no_review(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    going_on = started(ema, petr, "kocour")
    assert ema.refused(f"/api/tables/{going_on}/review", seat=0) == (409, "not-over")
    table = played(ema, petr, 2)
    path = f"/api/tables/{table}/review"
    for stranger in (jan, petr):  # what somebody gave away is theirs to know
        assert stranger.refused(path, seat=0) == (403, "not-your-seat")
    assert server.person().refused(path, seat=0) == (401, "sign-in")
    assert ema.refused(path, seat=9)[0] == 409
    assert ema.refused(path, seat=0, first=-1)[0] == 400
    assert ema.refused("/api/tables/nothing/review", seat=0) == (404, "missing")
    gathering = ema.table("kocour")
    assert ema.refused(f"/api/tables/{gathering}/review", seat=0)[0] in (403, 409)


def test_a_rated_match_is_reviewed_too(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    assert whole(ema, played(ema, petr, 3, rated=True), 0)["steps"]


def test_nobody_waits_for_a_review_and_it_is_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = played(ema, petr, 1)
        monkeypatch.setattr(server.house.hints.thinker.pool, "limit_s", 600.0)
        with halted(process_of(server)):  # before it is asked anything: so it is surely not done
            until(lambda: bool(asked(ema, table, 0)["total"]))
            assert len(server.house.reviews.going) == 1
            assert asked(petr, table, 1)["total"] is None  # it waits for its turn
            assert len(server.house.reviews.going) == 2
        assert whole(petr, table, 1)["seat"] == 1
        until(lambda: not server.house.reviews.going)
        assert asked(ema, table, 0)["complete"]
        assert not server.house.reviews.going, "it was begun again"


def test_a_review_outlives_the_server_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = played(ema, petr, 1)
        found = whole(ema, table, 0)
        until(lambda: not server.house.reviews.going)
    with running(tmp_path) as server:
        again = server.person()
        again.http.cookies.update(ema.http.cookies)
        assert asked(again, table, 0) == found
        change = REVIEWS.update().where(REVIEWS.c.table == table).values(done=1, at=0, body=b"[]")
        server.house.database.write(lambda connection: connection.execute(change))
        steps = [each["step"] for each in whole(again, table, 0)["steps"]]
        assert steps == [each["step"] for each in found["steps"][1:]]


def test_what_another_process_is_at_work_on_is_left_to_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = played(ema, petr, 1)
        whole(ema, table, 0)
        until(lambda: not server.house.reviews.going)

        def worked(ago: int) -> None:
            values = {"done": 1, "at": server.house.now() - ago, "body": b"[]"}
            change = REVIEWS.update().where(REVIEWS.c.table == table).values(values)
            server.house.database.write(lambda connection: connection.execute(change))

        worked(0)
        assert asked(ema, table, 0)["done"] == 1
        assert not server.house.reviews.going
        worked(LEASE_MS + 1)
        asked(ema, table, 0)
        assert server.house.reviews.going


def test_bots_that_die_again_and_again_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = played(ema, petr, 1)
        path = f"/api/tables/{table}/review"
        with processes_that_die():
            if process := present_process(server):
                os.kill(process, signal.SIGKILL)
            asked(ema, table, 0)
            until(lambda: not server.house.reviews.going)
            assert ema.refused(path, seat=0) == (503, "review-lost")
        assert whole(ema, table, 0)["steps"]


def test_reviews_are_limited_for_each_person(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, reviews_an_hour=1)) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        first, second = played(ema, petr, 1), played(ema, petr, 2)
        whole(ema, first, 0)
        reply = ema.http.post(f"/api/tables/{second}/review", json={"seat": 0})
        assert (reply.status_code, error_of(reply)) == (429, "too-many")
        assert asked(ema, first, 0)["complete"]  # what is there costs nothing


@pytest.mark.parametrize("game", ["qwixx", "myszki"])
def test_a_review_thinks_of_what_the_seat_knew_and_of_no_more(game: str) -> None:
    """What a process is given is the same for all worlds that the seat could not tell apart at that moment."""
    host = seated(game, EMA, PETR)
    host.play(Rng(5), 100_000)
    stage = host.table
    assert stage.match.over
    jobs = jobs_for(stage, 0, 60)
    assert jobs == jobs_for(stage, 0, 60)
    kept, other_worlds = stage.match.steps, 0
    for job in jobs:
        assert job.happened is not None
        step = kept[job.happened.step]
        assert step.seat in (None, 0)
        assert step.text == job.happened.text
        true = stage.match.replay(job.happened.step).state
        other_worlds += job.world != repr(true)
    assert other_worlds > 0, "the true worlds were given away"
    assert sum(job.effort.seconds for job in jobs if job.effort) <= 60
