"""Learning a game: a table that begins at once, leads the learner, and counts for nothing."""

from __future__ import annotations

import pytest

from cheeseboard.registry import NAMES, find_game
from tests.server.web.running import Browser, Running, Talk, error_of


@pytest.mark.parametrize("game", NAMES)
def test_the_lesson_of_a_game_is_told(server: Running, game: str) -> None:
    lesson = find_game(game).lesson()
    assert lesson is not None
    found = server.person().get(f"/api/lessons/{game}")
    assert found["mark"] == lesson.mark
    assert [beat["text"] for beat in found["beats"]] == [beat.text for beat in lesson.beats]


def test_there_is_no_lesson_of_what_is_no_game(server: Running) -> None:
    reply = server.person().http.get("/api/lessons/chess")
    assert (reply.status_code, error_of(reply)) == (404, "missing")


def begun(server: Running, game: str) -> tuple[Browser, Talk]:
    """Somebody with a lesson that has begun."""
    ema = server.person("Ema")
    return ema, ema.watch(ema.post(f"/api/lessons/{game}")["id"], 0)


def choose(talk: Talk, action: str) -> None:
    """The learner chooses; then the others have chosen too."""
    reply = talk.act(0, action)
    assert reply["type"] == "ok", reply
    talk.catch_up(reply["revision"])


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_done_to_its_end_and_counts_for_nothing(server: Running, game: str) -> None:
    lesson = find_game(game).lesson()
    assert lesson is not None
    ema, talk = begun(server, game)
    for number, wants in enumerate(lesson.wanted):
        assert talk.bodies[0]["taught"] == number
        choose(talk, wants[-1])
    assert talk.bodies[0]["taught"] == len(lesson.wanted)
    assert talk.bodies[0]["status"] == ("playing" if game == "wistar" else "over")
    me = ema.get("/api/me")["person"]
    assert ema.get(f"/api/people/{me}/matches")["matches"] == []


def test_another_choice_is_refused_and_nothing_is_lost(server: Running) -> None:
    _, talk = begun(server, "qwixx")
    before = talk.bodies[0]
    reply = talk.act(0, "y9")
    assert (reply["type"], reply["code"]) == ("problem", "lesson-first")
    choose(talk, "r9")
    assert talk.bodies[0]["revision"] == before["revision"] + 1


def test_an_unfinished_lesson_goes_on_and_a_closed_one_begins_anew(server: Running) -> None:
    ema, talk = begun(server, "kocour")
    table = talk.bodies[0]["table"]
    choose(talk, "red")
    assert ema.post("/api/lessons/kocour")["id"] == table
    assert server.person("Petr").post("/api/lessons/kocour")["id"] != table
    ema.post(f"/api/tables/{table}/close")
    assert ema.post("/api/lessons/kocour")["id"] != table


def test_nobody_watches_a_lesson(server: Running) -> None:
    _, talk = begun(server, "qwixx")
    petr = server.person("Petr").socket(talk.bodies[0]["table"])
    reply = petr.ask("hello", seat=None, since=0)
    assert (reply["type"], reply["code"]) == ("problem", "no-spectators")


@pytest.mark.parametrize("game", NAMES)
def test_worked_examples_come_with_what_the_rules_say_to_them(server: Running, game: str) -> None:
    found = server.person().get(f"/api/examples/{game}")["examples"]
    examples = find_game(game).examples()
    assert [(one["rule"], one["text"]) for one in found] == [(one.rule, one.text) for one in examples]
    for one in found:
        for tried in one["tried"]:
            assert (tried["refusal"] is None) == (tried["action"] in one["choices"])
            assert tried["refusal"] is None or tried["told"] == []


def test_there_are_no_examples_of_what_is_no_game(server: Running) -> None:
    reply = server.person().http.get("/api/examples/chess")
    assert (reply.status_code, error_of(reply)) == (404, "missing")
