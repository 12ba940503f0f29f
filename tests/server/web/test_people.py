"""Guests and accounts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from cheeseboard.server.web.settings import WebSettings
from tests.server.web.minutes import early_in_a_minute
from tests.server.web.running import Running, error_of, running


def test_a_guest_needs_nothing_but_a_name(server: Running) -> None:
    ema = server.person()
    assert ema.get("/api/me") == {"person": None, "name": "", "account": None, "bot_of": None}
    made = ema.post("/api/guest", name="Ema")
    assert made["name"] == "Ema"
    assert ema.get("/api/me") == made
    assert ema.refused("/api/guest", name="Eva") == (409, "signed-in")


def test_a_name_has_to_be_one(server: Running) -> None:
    ema = server.person()
    assert ema.refused("/api/guest", name="")[1] == "name-missing"
    assert ema.refused("/api/guest", name="greedy (bot)")[1] == "name-of-bot"
    assert ema.refused("/api/guest", name="a\nb") == (422, "name")
    assert ema.refused("/api/guest", nick="Ema") == (400, "bad-request")


def test_an_account_takes_over_the_guest_with_all_that_is_theirs(server: Running) -> None:
    ema = server.person("Ema")
    guest = ema.get("/api/me")["person"]
    table = ema.table("qwixx")
    old = ema.http.cookies["session"]
    assert ema.post("/api/register", account="Emma", password="a long word")["person"] == guest
    assert ema.http.cookies["session"] != old
    again = server.person()
    assert again.post("/api/login", account="ＥＭＭＡ", password="a long word")["person"] == guest
    assert [found["table"]["id"] for found in again.get("/api/tables/mine")["tables"]] == [table]
    assert again.refused("/api/register", account="other", password="a long word") == (409, "has-account")


def test_the_session_of_before_an_account_is_worth_nothing_afterwards(server: Running) -> None:
    ema, thief = server.person("Ema"), server.person()
    thief.http.cookies.set("session", ema.http.cookies["session"])
    ema.post("/api/register", account="before", password="a long word")
    assert thief.get("/api/me")["person"] is None


def test_one_can_register_without_having_been_a_guest(server: Running) -> None:
    jan = server.person()
    assert jan.post("/api/register", account="Jan", password="a long word")["name"] == "Jan"
    assert server.person().refused("/api/register", account="jan", password="a long word") == (409, "account-taken")
    assert server.person().refused("/api/register", account="Jana", password="short") == (422, "password-form")
    assert server.person().refused("/api/register", account=" Jana", password="a long word")[1] == "account-form"


def test_a_wrong_password_and_no_account_are_told_alike(server: Running) -> None:
    server.person().post("/api/register", account="Petr", password="a long word")
    wrong = server.person().http.post("/api/login", json={"account": "Petr", "password": "another word"})
    nobody = server.person().http.post("/api/login", json={"account": "Petra", "password": "another word"})
    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert wrong.json()["code"] == "wrong-login"


def test_whoever_logs_out_is_nobody_even_with_the_old_cookie(server: Running) -> None:
    ema = server.person("Ema")
    token = ema.http.cookies["session"]
    ema.post("/api/logout")
    ema.http.cookies.set("session", token)
    assert ema.get("/api/me")["person"] is None
    assert ema.refused("/api/me/name", name="Eva") == (401, "sign-in")


def test_a_name_can_be_changed(server: Running) -> None:
    ema = server.person("Ema")
    ema.post("/api/me/name", name="Eva")
    assert ema.get("/api/me")["name"] == "Eva"


def test_neither_tokens_nor_passwords_are_stored(server: Running) -> None:
    ema = server.person("Ema")
    ema.post("/api/register", account="stored", password="a very long word")
    rows = server.house.database.read(
        lambda connection: [
            str(row) for table in ("people", "sessions") for row in connection.execute(text(f"SELECT * FROM {table}"))
        ]
    )
    assert not [row for row in rows if ema.http.cookies["session"] in row or "a very long word" in row]
    assert [row for row in rows if "$argon2id$v=19$m=19456,t=2,p=1$" in row]


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Running) -> None:
    reply = server.person().http.post("/api/guest", json={"name": "Ema"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_https_the_cookie_is_sent_by_https_only(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(public_url="https://play.example.org")) as server:
        reply = server.person().http.post("/api/guest", json={"name": "Ema"})
        assert "secure" in reply.headers["set-cookie"].lower()


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(logins_a_minute=3, guests_a_minute=2)) as server:
        early_in_a_minute()
        given = {"account": "Ema", "password": "a long word"}
        replies = [server.person().http.post("/api/login", json=given) for _ in range(5)]
        assert [reply.status_code for reply in replies] == [401, 401, 401, 429, 429]
        assert error_of(replies[-1]) == "too-many"
        assert 1 <= int(replies[-1].headers["retry-after"]) <= 60
        assert [server.person().http.post("/api/guest", json={"name": "A"}).status_code for _ in range(3)][2] == 429
