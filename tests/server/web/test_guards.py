"""What keeps browsers and other sites from harm holds for every entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.server.web.endpoint import Endpoint
from cheeseboard.server.web.routes import ENDPOINTS
from cheeseboard.server.web.settings import WebSettings
from tests.server.web.running import HEADER, Running, error_of, running

PATHS = sorted({endpoint.path for endpoint in ENDPOINTS} | {"/", "/nowhere", "/api/openapi.json", "/index.html"})
CHANGING = [each for each in ENDPOINTS if each.method != "GET" and not each.from_anywhere]


@pytest.mark.parametrize("path", PATHS)
def test_every_reply_forbids_what_it_does_not_need(server: Running, path: str) -> None:
    """Whatever it is, page or not, error or not: nothing that stands in it may run."""
    for method in ("GET", "POST", "HEAD", "PUT"):
        reply = server.person().http.request(method, path.replace("{table}", "x"))
        rules = dict(part.strip().partition(" ")[::2] for part in reply.headers["content-security-policy"].split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
        assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
        assert "unsafe" not in str(rules)
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in reply.headers
        is_page = path == "/" and method in ("GET", "HEAD")  # the same for everybody who speaks the same language
        assert reply.headers["cache-control"] == ("no-cache" if is_page else "no-store")


@pytest.mark.parametrize("endpoint", CHANGING, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_nothing_is_changed_for_another_site(server: Running, endpoint: Endpoint) -> None:
    ema = server.person("Ema")
    at = endpoint.path.replace("{table}", ema.table("qwixx"))
    for origin in ("https://evil.example", "null", f"https://{server.address}.evil.example", "", "http://127.0.0.1:1"):
        reply = ema.http.request(endpoint.method, at, json={}, headers={"origin": origin})
        assert (reply.status_code, error_of(reply)) == (403, "wrong-origin")
    del ema.http.headers["x-cheeseboard"]
    reply = ema.http.request(endpoint.method, at, json={}, headers={"origin": f"http://{server.address}"})
    assert (reply.status_code, error_of(reply)) == (403, "header-missing")


def test_mail_programs_alone_may_ask_from_anywhere() -> None:
    """RFC 8058: the key in the path says whose letters are to end."""
    assert [each.path for each in ENDPOINTS if each.from_anywhere] == ["/api/email/unsubscribe/{token}"]


def test_a_browser_that_asks_whether_it_may_is_told_no(server: Running) -> None:
    """Without an answer of ours a browser sends no header `x-cheeseboard` from another site."""
    asking = {"origin": "https://evil.example", "access-control-request-headers": "x-cheeseboard"}
    reply = server.person().http.options("/api/guest", headers=asking)
    assert reply.status_code == 405
    assert reply.headers["allow"] == "POST"
    assert not [name for name in reply.headers if name.startswith("access-control")]


def test_behind_a_proxy_the_public_address_is_our_origin(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(public_url="https://play.example.org")) as server:
        for origin, status in (("https://play.example.org", 200), (f"http://{server.address}", 403)):
            reply = server.person().http.post("/api/guest", json={"name": "Ema"}, headers={"origin": origin})
            assert reply.status_code == status
            cookie = reply.headers.get("set-cookie", "").lower()
            assert ("secure" in cookie and "httponly" in cookie and "samesite=lax" in cookie) == (status == 200)


def test_the_cookie_that_is_taken_away_is_guarded_as_well(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(public_url="https://play.example.org")) as server:
        person = server.person()
        made = person.http.post("/api/guest", json={"name": "Ema"})
        token = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
        gone = person.http.post("/api/logout", headers={**HEADER, "cookie": f"session={token}"})
        cookie = gone.headers["set-cookie"].lower()
        assert "max-age=0" in cookie
        assert "secure" in cookie
        assert "httponly" in cookie
