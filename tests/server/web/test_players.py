"""History, ratings and statistics, of oneself and of others."""

from __future__ import annotations

from typing import Any

from cheeseboard.core.rng import Rng
from tests.server.web.running import Browser, Running, error_of
from tests.server.web.test_merging import account, me
from tests.server.web.test_own_bots import made
from tests.server.web.test_play import play


def played(ema: Browser, petr: Browser, seed: int, **more: Any) -> str:
    table = ema.table("kocour", **more)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(seed))
    return table


def against_bot(ema: Browser, **more: Any) -> str:
    table = ema.table("kocour", "greedy", seats=2, **more)
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as talk:
        play({0: talk}, Rng(3))
    return table


def history(reader: Browser, person: str, **query: Any) -> list[Any]:
    found: list[Any] = reader.get(f"/api/people/{person}/matches", **query)["matches"]
    return found


def test_a_history_has_everybody_who_played_and_comes_in_pages(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    tables = [played(ema, petr, seed) for seed in (1, 2)] + [against_bot(ema)]
    first = ema.get(f"/api/people/{me(ema)}/matches", limit=2)
    rest = ema.get(f"/api/people/{me(ema)}/matches", limit=2, before=first["next"])
    found = first["matches"] + rest["matches"]
    assert [each["table"] for each in found] == tables[::-1]
    assert rest["next"] is None
    assert [seat["player"]["level"] for seat in found[0]["seats"]] == [None, "greedy"]
    names = [[seat["player"]["name"] for seat in each["seats"]] for each in found]
    assert names == [["Ema", ""], ["Ema", "Petr"], ["Ema", "Petr"]]
    for each in found:
        own = each["seats"][each["seat"]]
        assert (own["place"], own["score"]) == (each["place"], each["score"])
        assert not each["rated"]
    ema.post("/api/me/name", name="Eva")
    assert history(petr, me(ema))[0]["seats"][0]["player"]["name"] == "Ema"  # as it was
    assert history(petr, me(ema), game="qwixx") == []
    for place in ("x", "1.2", "1.2.", "-1.0.a"):
        assert error_of(ema.http.get(f"/api/people/{me(ema)}/matches", params={"before": place})) == "bad-place"
    assert error_of(ema.http.get("/api/people/nobody/matches")) == "missing"


def test_what_was_played_without_spectators_is_for_those_who_played(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = played(ema, petr, 1, spectators=False)
    alone = against_bot(ema, spectators=False)
    assert {each["table"] for each in history(ema, me(ema))} == {table, alone}
    assert {each["table"] for each in history(petr, me(ema))} == {table}
    assert history(jan, me(ema)) == history(server.person(), me(ema)) == []
    assert ema.get(f"/api/people/{me(ema)}/statistics")["games"][0]["matches"] == 2
    assert jan.get(f"/api/people/{me(ema)}/statistics")["games"] == []


def test_ratings_tell_how_sure_they_are_and_rank_everybody(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    played(ema, petr, 4, rated=True)
    (match,) = history(ema, me(ema))
    (own,) = ema.get(f"/api/people/{me(ema)}/ratings")["ratings"]
    assert own["game"] == "kocour"
    assert (own["rating"]["mu"], own["rating"]["sigma"]) == (match["mu"], match["sigma"])
    assert own["rating"]["sigma"] < 25 / 3
    assert own["rating"]["least"] == own["rating"]["mu"] - 3 * own["rating"]["sigma"]
    ranking = server.person().get("/api/ratings/kocour")["players"]
    ranks = {each["player"]["person"]: each["rank"] for each in ranking}
    assert ranks[me(ema)] == own["rank"]
    winner = me(ema) if match["place"] == 1 else me(petr)
    assert ranks[winner] == min(ranks[me(ema)], ranks[me(petr)])
    assert [each["rating"]["least"] for each in ranking] == sorted(
        [each["rating"]["least"] for each in ranking], reverse=True
    )
    paged = server.person().get("/api/ratings/kocour", first=1, limit=1)
    assert (paged["players"], paged["next"]) == ([ranking[1]], 2)
    assert error_of(ema.http.get("/api/ratings/chess")) == "game-unknown"


def test_statistics_count_places_and_opponents(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    for seed in (1, 2, 3):
        played(ema, petr, seed)
    against_bot(ema)
    found = history(ema, me(ema))
    (game,) = petr.get(f"/api/people/{me(ema)}/statistics")["games"]
    wins = [each for each in found if each["place"] == 1]
    assert (game["matches"], game["wins"]) == (4, len(wins))
    assert game["best"] == max(each["score"] for each in found)
    assert game["mean"] == sum(each["score"] for each in found) / 4
    assert sum(game["places"]["2"].values()) == 4
    assert game["places"]["2"].get("1", 0) == len(wins)
    assert {kind: tally["matches"] for kind, tally in game["against"].items()} == {"people": 3, "bots": 1}


def test_a_match_with_somebodys_own_bot_rates_nobody(server: Running) -> None:
    ema = server.person("Ema")
    bot, program = made(server, ema)
    table = ema.table("kocour", seats=2)
    ema.post(f"/api/tables/{table}/own-bot", seat=1, bot=bot)
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as first, program.socket(table) as second:
        assert second.ask("hello", seat=1)["type"] == "ok"
        second.wait(lambda: 1 in second.bodies)
        play({0: first, 1: second}, Rng(1))
    (match,) = history(ema, me(ema))
    assert (match["rated"], match["seats"][1]["player"]["person"]) == (False, bot)
    assert ema.get(f"/api/people/{me(ema)}/statistics")["games"][0]["against"] == {
        "bots": {"matches": 1, "wins": 1 if match["place"] == 1 else 0}
    }
    assert ema.get(f"/api/people/{bot}")["bot_of"] == me(ema)


def test_a_profile_tells_who_is_a_member(server: Running) -> None:
    ema, member = server.person("Ema"), account(server, "Member")
    assert ema.get(f"/api/people/{me(ema)}")["member"] is False
    assert ema.get(f"/api/people/{me(member)}")["member"] is True
    guest = me(ema)
    ema.post("/api/login", account="Member", password="a long word")
    assert member.get(f"/api/people/{guest}")["person"] == me(member)
