"""Play over sockets: whole matches, lost connections, several tabs, sealed answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision
from cheeseboard.server.store.engine import connect
from cheeseboard.server.tables.updates import snapshot
from tests.server.web.running import Running, Talk, running
from tests.server.web.test_lobby import started


def proved(record: str) -> bool:
    """Whether the record shows that its dice were fair."""
    verdict = cb.verify(cb.load(record))
    return verdict.proof == "fair" and verdict.wrong_step is None


def choose(body: Any, rng: Rng) -> str:
    choices: Sequence[str] = body["choices"]
    return choices[rng.below(len(choices))]


def play(talks: dict[int, Talk], rng: Rng, most: int = 100_000) -> None:
    """Whoever is asked answers, until the match is over or so many choices were made."""
    while most:
        catch_up(talks)
        for seat, talk in talks.items():
            body = talk.bodies[seat]
            if body["status"] == "over":
                return
            if body["ask"] is not None:
                reply = talk.act(seat, choose(body, rng))
                assert reply["type"] in ("ok", "stale"), reply
                talk.catch_up(reply["revision"])
                most -= 1
                break
        else:
            next(iter(talks.values())).receive()  # a bot thinks
    catch_up(talks)


def catch_up(talks: dict[int, Talk]) -> None:
    """All have seen what one has seen."""
    latest = max(talk.bodies[seat]["revision"] for seat, talk in talks.items())
    for talk in talks.values():
        talk.catch_up(latest)


@pytest.mark.parametrize(("game", "seats", "options"), [("qwixx", 4, {}), ("gouda", 3, {"magic": True})])
def test_two_people_and_bots_play_whole_matches(server: Running, game: str, seats: int, options: Any) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table(game, *["greedy"] * (seats - 2), seats=seats, options=options)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(7))
        assert first.bodies[0]["result"]["places"]
        assert first.bodies[0]["fair"]["secret"] is not None
        first.catch_up(second.bodies[1]["revision"])
        second.catch_up(first.bodies[0]["revision"])
        assert first.told[0] == second.told[1]
    record = server.person().http.get(f"/api/tables/{table}/record").text
    assert proved(record)


def test_a_lost_connection_goes_on_by_revision_and_misses_nothing(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with petr.watch(table, 1) as second:
        with ema.watch(table, 0) as lost:
            play({0: lost, 1: second}, Rng(3), 6)
            known = lost.bodies[0]["revision"]
        with ema.watch(table, 0) as elsewhere:
            play({0: elsewhere, 1: second}, Rng(4), 12)
        with ema.socket(table) as back:
            back.bodies, back.told = dict(lost.bodies), dict(lost.told)
            assert back.ask("hello", seat=0, since=known)["type"] == "ok"
            back.catch_up(elsewhere.bodies[0]["revision"])
            assert back.bodies == elsewhere.bodies
            assert back.told == elsewhere.told
            assert len(back.told[0]) > len(lost.told[0])


def test_a_process_that_is_behind_looks_before_it_shows_less_than_was_known(postgres_url: str, tmp_path: Path) -> None:
    """Nobody hears of anybody here: there is no Redis."""
    database = connect(Settings(data=tmp_path, database_url=postgres_url))
    database.write(revision.create)
    database.close()
    with running(tmp_path, database_url=postgres_url) as here, running(tmp_path, database_url=postgres_url) as there:
        ema, petr, jan = here.person("Ema"), here.person("Petr"), there.person()
        jan.http.cookies = ema.http.cookies
        table = started(ema, petr)
        with jan.watch(table, 0) as behind:
            with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
                play({0: first, 1: second}, Rng(3), 6)
            assert behind.bodies[0]["revision"] == 1
            with jan.socket(table) as back:
                back.bodies, back.told = dict(first.bodies), dict(first.told)
                known = first.bodies[0]["revision"]
                assert back.ask("hello", seat=0, since=known) == {"type": "ok", "id": 1, "revision": known}
                back.ask("ping")
                back.ask("ping")
                assert (back.bodies, back.told) == (first.bodies, first.told)
            behind.catch_up(known)
            assert behind.bodies == first.bodies
            assert behind.told == first.told


def test_a_choice_that_is_sent_again_is_stale_and_is_not_made_twice(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", options={"solo": True}, seats=1)  # the seat is asked again at once
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as alone:
        answer = {"seat": 0, "ask": alone.bodies[0]["ask"], "action": "-"}
        done = alone.ask("act", **answer)
        assert done["type"] == "ok"
        again = alone.ask("act", **answer)
        assert (again["type"], again["ask"], again["revision"]) == ("stale", done["revision"], done["revision"])
        assert again["text"]
        record = cb.load(ema.http.get(f"/api/tables/{table}/record", params={"seat": 0}).text)
        assert [step.seat for step in record.steps].count(0) == 1


def test_two_tabs_of_one_player_agree(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as tab, ema.watch(table, 0) as other, petr.watch(table, 1) as second:
        play({0: tab, 1: second}, Rng(5), 20)
        other.catch_up(tab.bodies[0]["revision"])
        tab.catch_up(other.bodies[0]["revision"])
        assert tab.bodies == other.bodies
        assert tab.told == other.told


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_answers_come_in_any_order(server: Running, order: tuple[int, int]) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        talks = {0: first, 1: second}
        asks = {seat: talk.bodies[seat]["ask"] for seat, talk in talks.items()}
        for seat in order:  # both by what they saw before either had answered
            body = talks[seat].bodies[seat]
            assert talks[seat].ask("act", seat=seat, ask=asks[seat], action=body["choices"][-1])["type"] == "ok"


def test_people_at_one_screen_share_a_socket(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx")
    ema.post(f"/api/tables/{table}/beside", seat=1, name="Eva")
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0, 1) as both:
        play({0: both, 1: both}, Rng(6), 10)
        assert both.bodies[0]["you"] == 0
        assert both.bodies[1]["you"] == 1


def test_what_the_rules_are_against_is_refused_with_the_rule(server: Running) -> None:
    ema, petr = server.person("Ema", "cs"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first:
        catalogue = [choice["action"] for choice in ema.get(f"/api/tables/{table}/choices")["choices"]]
        body = first.bodies[0]
        wrong = next(action for action in catalogue if action not in body["choices"])
        refused = first.act(0, wrong)
        assert (refused["type"], bool(refused["rule"])) == ("refused", True)
        why = first.ask("why", seat=0, action=wrong)
        assert why["refusal"]["code"] == refused["code"]
        assert why["text"] == refused["text"]
        assert first.ask("why", seat=0, action=body["choices"][0])["refusal"] is None
        assert first.act(0, "no such thing")["type"] == "refused"


def test_undo_orders_and_going_back(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        first.act(0, first.bodies[0]["choices"][0])
        assert first.ask("undo", seat=0)["type"] == "ok"
        assert first.ask("undo", seat=0)["type"] == "refused"
        assert first.ask("order", seat=0, order="nothing")["code"] == "order-unknown"
        play({0: first, 1: second}, Rng(8), 4)
        assert first.ask("ask_back", seat=0, step=1)["type"] == "ok"
        assert first.ask("agree")["code"] == "back-agreed"
        reply = second.ask("agree")
        assert reply["type"] == "ok"
        first.catch_up(reply["revision"])
        assert first.bodies[0]["back"] is None
        assert second.ask("decline")["code"] == "back-not-asked"


def test_a_bot_stands_in_until_its_player_comes_back(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        revision = first.ask("stand_in", seat=0, level="random", reason="left")["revision"]
        second.catch_up(revision + 1)  # the bot has answered
        assert second.bodies[1]["seats"][0]["bot"] == "random"
        assert first.ask("act", seat=0, ask=1, action="-")["code"] == "away"
        assert first.ask("come_back", seat=0)["type"] == "ok"
        first.wait(lambda: first.bodies[0]["seats"][0]["bot"] is None)


def test_someone_elses_seat_is_neither_shown_nor_played(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = started(ema, petr)
    for stranger in (petr, jan, server.person()):
        with stranger.socket(table) as talk:
            assert talk.ask("hello", seat=0)["code"] == "not-your-seat"
            for kind, fields in STRANGE:
                reply = talk.ask(kind, seat=0, **fields)
                assert (reply["type"], reply["code"] in ("not-your-seat", "sign-in")) == ("problem", True)
            assert talk.ask("hello", seat=9)["code"] == "no-seat"
            assert talk.bodies == {}
        assert stranger.http.get(f"/api/tables/{table}/record", params={"seat": 0}).status_code == 403
        assert stranger.http.get(f"/api/tables/{table}/frames", params={"seat": 0}).status_code == 403


STRANGE: list[tuple[str, dict[str, Any]]] = [
    ("act", {"ask": 1, "action": "-"}),
    ("undo", {}),
    ("order", {"order": None}),
    ("why", {"action": "-"}),
    ("ask_back", {"step": 0}),
    ("stand_in", {"level": "random"}),
    ("come_back", {}),
]


def test_spectators_see_every_move_unless_they_are_not_wanted(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with server.person().watch(table, None) as spectator, ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(9), 10)
        spectator.catch_up(first.bodies[0]["revision"])
        assert "choices" not in spectator.bodies[None]
        assert spectator.told[None] == first.told[0]
    private = started(ema, petr, spectators=False)
    with server.person("Jan").socket(private) as jan:
        assert jan.ask("hello", seat=None)["code"] == "no-spectators"
        assert jan.ask("chat", text="hm")["code"] == "no-spectators"


def test_the_table_is_shown_as_people_gather(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx")
    with ema.watch(table, None) as looking:
        petr.post(f"/api/tables/{table}/sit", seat=1)
        looking.wait(lambda: looking.bodies[None]["seats"][1]["kind"] == "person")
        ema.post(f"/api/tables/{table}/start")
        looking.wait(lambda: looking.bodies[None]["status"] == "playing")


def test_what_is_hidden_from_a_seat_is_in_none_of_its_messages(server: Running) -> None:
    """Whatever the others hold, a seat and a spectator are sent the same bytes as if it were something else."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, "gouda", options={"magic": True})
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second, server.person().watch(table, None) as looking:
        for _ in range(12):
            play({0: first, 1: second}, Rng(11), 1)
            stage = server.house.floor.rooms[TableId(table)].stage
            match = stage.match
            for reader, talk in ((0, first), (1, second), (None, looking)):
                talk.catch_up(stage.revision)
                world = match.copy()
                for seat in (0, 1) if reader is None else (reader,):
                    world.state = world.state.imagine(seat, Rng(stage.revision))
                assert talk.bodies[reader]["view"] == plain(world.view(reader))
                events = {"from": 0, "told": talk.told[reader]}
                assert {**talk.bodies[reader], "events": events} == plain(snapshot(stage, reader))


def plain(view: object) -> Any:
    return json.decode(json.encode(view))
