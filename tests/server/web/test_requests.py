"""What holds for every request."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from cheeseboard.server.web.language import accepted
from cheeseboard.server.web.openapi import described
from cheeseboard.server.web.routes import ENDPOINTS
from cheeseboard.server.web.settings import WebSettings
from tests.server.web.running import GENEROUS, Running, error_of, running


def test_errors_are_worded_in_the_readers_language(server: Running) -> None:
    texts = {
        language: server.person(language=language).http.get("/api/tables/mine").json()["text"]
        for language in ("en", "cs-CZ,cs;q=0.9", "pl")
    }
    assert len(set(texts.values())) == 3
    assert "jméno" in texts["cs-CZ,cs;q=0.9"]


def test_the_cookie_decides_before_the_browser(server: Running) -> None:
    ema = server.person(language="cs")
    ema.http.cookies.set("language", "pl")
    assert ema.http.get("/api/tables/mine").headers["content-language"] == "pl"


@pytest.mark.parametrize(
    ("header", "language"),
    [("cs", "cs"), ("de, pl;q=0.5, en;q=0.4", "pl"), ("de", "en"), ("", "en"), ("cs;q=x, pl;q=7,,;;", "en")],
)
def test_languages_are_weighed(header: str, language: str) -> None:
    assert accepted(header) == language


def test_every_reply_keeps_browsers_safe(server: Running) -> None:
    for path in ("/api/games", "/nowhere", "/api/tables/nothing"):
        headers = server.person().http.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1"])
def test_other_sites_cannot_act(server: Running, origin: str) -> None:
    reply = server.person().http.post("/api/guest", json={"name": "Ema"}, headers={"origin": origin})
    assert (reply.status_code, error_of(reply)) == (403, "wrong-origin")
    assert "set-cookie" not in reply.headers


def test_our_own_pages_can(server: Running) -> None:
    origin = {"origin": f"http://{server.address}"}
    assert server.person().http.post("/api/guest", json={"name": "Ema"}, headers=origin).status_code == 200


def test_a_form_of_another_site_lacks_our_header(server: Running) -> None:
    reply = httpx.post(f"http://{server.address}/api/guest", data={"name": "Ema"})
    assert (reply.status_code, error_of(reply)) == (403, "header-missing")


DEEP = b'{"name": "a", "more": ' + b"[" * 3000 + b"]" * 3000 + b"}"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b"null", b"[]", b'{"name": 7}', b'{"name": "\\ud800"}', b"[" * 5000, DEEP, b"{}x"],
)
def test_bodies_that_are_nonsense_are_told_so(server: Running, body: bytes) -> None:
    reply = server.person().http.post("/api/guest", content=body)
    assert (reply.status_code, error_of(reply)) == (400, "bad-request")


def test_a_body_has_a_limit_declared_or_not(server: Running) -> None:
    big = b'{"name": "' + b"a" * 70_000 + b'"}'
    declared = server.person().http.post("/api/guest", content=big)
    assert (declared.status_code, error_of(declared)) == (413, "too-large")
    streamed = server.person().http.post("/api/guest", content=iter([big[:40_000], big[40_000:]]))
    assert (streamed.status_code, error_of(streamed)) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/" + "a" * 300, "/api/tables/x", "/api/tables/%F0%9F"])
def test_tables_that_are_not_there_are_missed(server: Running, path: str) -> None:
    reply = server.person().http.get(path)
    assert (reply.status_code, error_of(reply)) == (404, "missing")


def test_what_leads_nowhere_is_told_so(server: Running) -> None:
    assert error_of(server.person().http.get("/nowhere")) == "no-such-page"
    assert error_of(server.person().http.put("/api/guest")) == "wrong-method"


def test_a_fault_of_ours_shows_nothing_of_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(work: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(server.house.database, "read", broken)
    reply = server.person().http.get("/api/tables")
    assert (reply.status_code, error_of(reply)) == (500, "fault")
    assert "secret" not in reply.text


def test_operators_can_ask(server: Running) -> None:
    ema = server.person()
    assert ema.get("/healthz") == {"ok": True}
    assert ema.get("/readyz") == {"ok": True}
    page = ema.http.get("/metrics").text
    assert 'cheeseboard_requests_total{method="GET",route="/healthz",status="200"}' in page


@pytest.mark.parametrize(
    ("allowed", "address", "status"),
    [
        (WebSettings().metrics_from, "127.0.0.9", 200),
        (WebSettings().metrics_from, "::1", 200),
        (WebSettings().metrics_from, "10.1.2.3", 404),
        ("10.0.0.0/8, 2001:db8::/32", "10.1.2.3", 200),
        ("10.0.0.0/8, 2001:db8::/32", "2001:db8::7", 200),
        ("10.0.0.0/8, 2001:db8::/32", "127.0.0.1", 404),
    ],
)
def test_who_may_read_the_counters_can_be_set(tmp_path: Path, allowed: str, address: str, status: int) -> None:
    with running(tmp_path, replace(GENEROUS, metrics_from=allowed)) as server:
        assert server.person().http.get("/metrics", headers={"x-forwarded-for": address}).status_code == status


def test_the_document_has_every_endpoint_and_its_shapes(server: Running) -> None:
    found = server.person().get("/api/openapi.json")
    assert {(method, path) for path, methods in found["paths"].items() for method in methods} == {
        (endpoint.method.lower(), endpoint.path) for endpoint in ENDPOINTS
    }
    names = {operation["operationId"] for methods in found["paths"].values() for operation in methods.values()}
    assert len(names) == len(ENDPOINTS)
    assert {"ErrorBody", "FromClient", "FromServer", "NewTable", "Act"} <= set(found["components"]["schemas"])
    assert all(endpoint.work.__doc__ for endpoint in ENDPOINTS)
    assert described() == described()


def test_what_stands_on_cards_is_kept_by_browsers(server: Running) -> None:
    told = {
        language: httpx.get(f"http://{server.address}/api/components/wistar/{language}") for language in ("en", "cs")
    }
    english, czech = (told[language].json()["projects"][24]["effect"] for language in ("en", "cs"))
    assert english["text"].startswith("Everyone with more mice")
    assert czech["text"].startswith("Každý, kdo má víc myší")
    assert english["clauses"] == czech["clauses"]
    tag = {"if-none-match": told["en"].headers["etag"]}
    assert httpx.get(f"http://{server.address}/api/components/wistar/en", headers=tag).status_code == 304


@pytest.mark.parametrize("path", ["qwixx/en", "wistar/de", "chess/en"])
def test_games_whose_pieces_need_no_telling_have_no_components(server: Running, path: str) -> None:
    reply = httpx.get(f"http://{server.address}/api/components/{path}")
    assert (reply.status_code, reply.json()["code"]) == (404, "missing")


def test_a_parameter_that_is_there_twice_is_refused_even_if_one_of_them_will_do(server: Running) -> None:
    reply = server.person().http.get("/api/tables?before=7.t&before=0.t")
    assert (reply.status_code, error_of(reply)) == (400, "bad-request")
    assert "before" in reply.json()["text"]
    assert server.person().http.get("/api/tables?before=7.t").status_code == 200


@pytest.mark.parametrize("path", ["tables", "tables/playing", "tables/mine"])
def test_a_place_that_no_list_has_named_is_told_in_plain_words(server: Running, path: str) -> None:
    reply = server.person().http.get(f"/api/{path}?before=7")
    assert (reply.status_code, error_of(reply)) == (400, "bad-place")
    assert reply.json()["text"].startswith("That is no place in a list: before is the “next” of an earlier page")
