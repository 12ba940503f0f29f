"""Setting up tables, sitting down, inviting."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from cheeseboard.server.store.schema import TABLES
from cheeseboard.server.web.shapes import TableInfo
from tests.server.web.running import Browser, Running, error_of


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_all_games_are_told_with_options_seats_and_bots(server: Running) -> None:
    games = {game["name"]: game for game in server.person(language="cs").get("/api/games")["games"]}
    assert list(games) == ["qwixx", "kocour", "myszki", "gouda", "wistar"]
    assert games["qwixx"]["seats"] == {"fewest": 2, "most": 5}
    assert games["qwixx"]["with_option"]["solo=on"] == {"fewest": 1, "most": 1}
    assert games["kocour"]["title"] == "Mlsný kocour"
    assert {"random", "greedy"} <= set(games["gouda"]["bots"])


def test_the_levels_are_told_apart_from_the_plain_bots(server: Running) -> None:
    for game in server.person().get("/api/games")["games"]:
        assert game["levels"] == ["easy", "medium", "hard"]
        assert game["bots"] == [*game["levels"], "random", "greedy"]


def test_from_nothing_to_a_match_in_four_requests(server: Running) -> None:
    ema = server.person()
    ema.post("/api/guest", name="Ema")
    table = ema.post("/api/tables", game="qwixx")["id"]
    ema.post(f"/api/tables/{table}/bot", seat=1, level="greedy")
    assert ema.post(f"/api/tables/{table}/start") == {"revision": 1}


def test_nobody_sets_up_a_table_without_coming_in(server: Running) -> None:
    assert server.person().refused("/api/tables", game="qwixx") == (401, "sign-in")


def test_what_the_game_is_not_played_like_is_told(server: Running) -> None:
    ema = server.person("Ema")
    assert ema.refused("/api/tables", game="chess") == (422, "game-unknown")
    assert ema.refused("/api/tables", game="qwixx", seats=9) == (422, "seats")
    assert ema.refused("/api/tables", game="qwixx", options={"fast": True}) == (422, "option-unknown")
    assert ema.refused("/api/tables", game="qwixx", stand_in="genius") == (422, "bot-unknown")
    assert ema.refused("/api/tables", game="qwixx", clock={"kind": "move", "seconds": 1}) == (400, "bad-request")


def test_open_tables_are_found_and_full_ones_are_not(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("kocour")
    assert table in [found["table"]["id"] for found in petr.get("/api/tables")["tables"]]
    sat = petr.post(f"/api/tables/{table}/sit", seat=1)
    assert [seat["name"] for seat in sat["seats"]] == ["Ema", "Petr"]
    assert table not in [found["table"]["id"] for found in petr.get("/api/tables")["tables"]]
    assert table in [found["table"]["id"] for found in petr.get("/api/tables/mine")["tables"]]
    assert server.person("Jan").refused(f"/api/tables/{table}/sit", seat=1) == (409, "seat-taken")


def test_lists_come_in_pages(server: Running) -> None:
    ema = server.person("Ema")
    made = [ema.table("qwixx") for _ in range(3)]
    first = ema.get("/api/tables/mine", limit=2)
    rest = ema.get("/api/tables/mine", limit=2, before=first["next"])
    assert [found["table"]["id"] for found in first["tables"] + rest["tables"]] == made[::-1]
    assert error_of(ema.http.get("/api/tables", params={"limit": "many"})) == "bad-request"


def test_tables_that_were_set_up_in_the_same_millisecond_come_once_each(server: Running) -> None:
    ema, jan = server.person("Ema"), server.person()
    made = [ema.table("qwixx") for _ in range(5)]
    at = jan.get("/api/tables", limit=1)["tables"][0]["created"]
    server.house.database.write(
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id.in_(made)).values(created=at))
    )
    page = jan.get("/api/tables", limit=2)
    found = [each["table"]["id"] for each in page["tables"]]
    while page["next"] is not None:
        page = jan.get("/api/tables", limit=2, before=page["next"])
        found += [each["table"]["id"] for each in page["tables"]]
    assert found[:5] == sorted(made, reverse=True)
    assert len(found) == len(set(found))
    for bad in ("7", "7.", ".t", "t.7", "7.t t"):
        assert error_of(jan.http.get("/api/tables", params={"before": bad})) == "bad-place"


def test_matches_that_anybody_may_watch_are_listed_while_they_go_on(server: Running) -> None:
    ema, jan = server.person("Ema"), server.person()
    made = []
    for spectators in (True, False, True):
        made.append(ema.table("qwixx", "greedy", seats=2, spectators=spectators))
        assert ema.post(f"/api/tables/{made[-1]}/start") == {"revision": 1}
    ema.post("/api/lessons/qwixx")
    gathered = ema.table("qwixx", seats=2)
    first = jan.get("/api/tables/playing", limit=1)
    rest = jan.get("/api/tables/playing", before=first["next"])
    found = first["tables"] + rest["tables"]
    assert [each["table"]["id"] for each in found][:2] == [made[2], made[0]]
    assert {made[1], gathered}.isdisjoint(each["table"]["id"] for each in found)
    assert {each["table"]["lesson"] for each in found} == {None}
    assert {each["status"] for each in found} == {"playing"}
    ema.post(f"/api/tables/{made[2]}/close")
    assert jan.get("/api/tables/playing", limit=1)["tables"][0]["table"]["id"] == made[0]
    for bad in ("0", "51", "many"):
        assert error_of(jan.http.get("/api/tables/playing", params={"limit": bad})) == "bad-request"


def test_seats_change_while_people_gather(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx", seats=4)
    at = f"/api/tables/{table}"
    petr.post(f"{at}/sit", seat=1)
    assert petr.refused(f"{at}/bot", seat=2, level="greedy") == (403, "creator-only")
    ema.post(f"{at}/bot", seat=2, level="greedy")
    assert kinds(ema.post(f"{at}/beside", seat=3, name="Eva")) == ["person", "person", "bot", "local"]
    assert kinds(ema.post(f"{at}/free", seat=2)) == ["person", "person", "open", "local"]
    assert kinds(petr.post(f"{at}/leave")) == ["person", "open", "open", "local"]
    assert ema.refused(f"{at}/start") == (409, "seats-empty")
    assert ema.refused(f"{at}/setup", options={}, seats=3) == (409, "seat-taken")
    ema.post(f"{at}/free", seat=3)
    assert kinds(ema.post(f"{at}/setup", options={"mixx-a": True}, seats=2)) == ["person", "open"]
    arranged = ema.post(f"{at}/arrange", clock={"kind": "move", "seconds": 30}, rated=True)
    assert arranged["clock"] == {"kind": "move", "seconds": 30}


def test_a_private_table_is_entered_by_its_link_alone(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx", private=True, seats=3)
    assert table not in [found["table"]["id"] for found in petr.get("/api/tables")["tables"]]
    assert petr.refused(f"/api/tables/{table}/sit", seat=1) == (409, "seat-taken")
    link = ema.post(f"/api/tables/{table}/invite")
    assert link["url"].endswith(f"/#join={link['token']}")
    assert petr.post("/api/invited", token=link["token"])["id"] == table
    assert petr.post("/api/join", token=link["token"])["seat"] == 1
    assert server.person("Jan").post("/api/join", token=link["token"])["seat"] == 2
    assert server.person("Eva").refused("/api/join", token=link["token"]) == (409, "seat-taken")


def test_a_link_to_a_seat_is_for_one(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx")
    token = ema.post(f"/api/tables/{table}/invite", seat=1)["token"]
    assert petr.refused(f"/api/tables/{table}/sit", seat=1) == (409, "seat-taken")
    assert petr.post("/api/join", token=token)["seat"] == 1
    assert server.person("Jan").refused("/api/join", token=token) == (404, "invitation-gone")
    assert petr.refused(f"/api/tables/{table}/invite") == (403, "creator-only")


def started(ema: Browser, petr: Browser, game: str = "qwixx", **more: Any) -> str:
    table = ema.table(game, **more)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    return table


def test_a_seat_is_handed_to_a_friend_by_link(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = started(ema, petr)
    assert ema.refused(f"/api/tables/{table}/invite", seat=1) == (403, "not-your-seat")
    assert ema.refused(f"/api/tables/{table}/invite") == (422, "seat-missing")
    token = petr.post(f"/api/tables/{table}/invite", seat=1)["token"]
    with petr.watch(table, 1) as old:
        assert jan.post("/api/join", token=token)["seat"] == 1
        old.wait(lambda: old.others[-1]["type"] == "gone")
        assert old.others[-1]["code"] == "not-your-seat"
    with jan.watch(table, 1) as new:
        assert new.bodies[1]["seats"][1]["name"] == "Jan"
    assert server.person("Eva").refused("/api/join", token=token) == (404, "invitation-gone")
    assert [found["table"]["id"] for found in jan.get("/api/tables/mine")["tables"]] == [table]


def test_who_is_handed_a_seat_knows_who_plays_and_no_more(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = started(ema, petr, "gouda", spectators=False, seats=2)
    token = petr.post(f"/api/tables/{table}/invite", seat=1)["token"]
    leads = jan.post("/api/invited", token=token)
    assert set(leads) == {*TableInfo.__struct_fields__, "your_seats", "handed"}
    assert leads["your_seats"] == []
    assert leads["handed"] == {"seat": 1, "name": "Petr", "bot": False, "players": ["Ema", "Petr"]}
    with jan.socket(table) as talk:
        assert talk.ask("hello", seat=None)["code"] == "no-spectators"
    with petr.watch(table, 1) as talk:
        assert talk.ask("stand_in", seat=1, level="greedy", reason="left")["type"] == "ok"
    assert server.person().post("/api/invited", token=token)["handed"]["bot"] is True


def test_whose_a_seat_is_now_is_told_and_not_who_sat_down_there(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = started(ema, petr, spectators=False)
    there = f"/api/tables/{table}"

    def seats() -> list[list[int]]:
        return [one.get(there)["your_seats"] for one in (ema, petr, jan, server.person())]

    assert seats() == [[0], [1], [], []]
    token = petr.post(f"{there}/invite", seat=1)["token"]
    assert petr.post("/api/invited", token=token)["your_seats"] == [1]
    jan.post("/api/join", token=token)
    assert seats() == [[0], [], [1], []]
    back = jan.post(f"{there}/invite", seat=1)["token"]
    leads = petr.post("/api/invited", token=back)
    assert (leads["your_seats"], leads["handed"]["players"]) == ([], ["Ema", "Jan"])
    petr.post("/api/join", token=back)
    assert seats() == [[0], [1], [], []]


def test_a_link_to_a_seat_says_when_there_is_nothing_left_to_take_over(server: Running) -> None:
    ema, jan = server.person("Ema"), server.person("Jan")
    table = ema.table("qwixx", "greedy", seats=2)
    ema.post(f"/api/tables/{table}/start")
    token = ema.post(f"/api/tables/{table}/invite", seat=0)["token"]
    ema.post(f"/api/tables/{table}/close")
    assert jan.refused("/api/invited", token=token) == (409, "is-closed")
    assert jan.refused("/api/join", token=token) == (409, "is-closed")


def test_one_link_is_used_and_those_to_other_seats_stay(server: Running) -> None:
    ema, petr, jan, eva = [server.person(name) for name in ("Ema", "Petr", "Jan", "Eva")]
    table = started(ema, petr)
    first, again = [petr.post(f"/api/tables/{table}/invite", seat=1)["token"] for _ in range(2)]
    other = ema.post(f"/api/tables/{table}/invite", seat=0)["token"]
    assert jan.post("/api/join", token=first)["seat"] == 1
    assert eva.refused("/api/join", token=again) == (404, "invitation-gone")
    assert eva.post("/api/join", token=other)["seat"] == 0


def test_a_link_from_before_the_match_takes_no_seat_from_who_plays(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx")
    token = ema.post(f"/api/tables/{table}/invite", seat=1)["token"]
    ema.post(f"/api/tables/{table}/free", seat=1)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    assert server.person("Jan").refused("/api/join", token=token) == (409, "has-begun")


def test_a_table_can_be_given_up(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx")
    ema.post(f"/api/tables/{table}/close")
    assert ema.refused(f"/api/tables/{table}/start") == (409, "has-begun")
    assert [found["status"] for found in ema.get("/api/tables/mine", ended=True)["tables"]] == ["closed"]
