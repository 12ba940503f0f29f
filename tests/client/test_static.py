"""The page and its files over HTTP: compressed, kept by browsers, in the reader's language, safe."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from cheeseboard.server.web import static
from cheeseboard.server.web.page import PAGES
from tests.server.web.running import Running, error_of, running

ASSET = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
HTML = {"accept": "text/html"}


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{server.address}{path}", headers=headers)


@pytest.mark.parametrize("path", [page.replace("{", "").replace("}", "") for page in PAGES])
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_address_has_the_page_in_the_readers_language(server: Running, path: str, language: str) -> None:
    reply = get(server, path, **{"accept-language": language})
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in reply.text
    assert reply.headers["cache-control"] == "no-cache"


def test_the_page_has_no_script_and_no_style_in_itself(server: Running) -> None:
    reply = get(server, "/")
    policy = reply.headers["content-security-policy"]
    assert "style-src 'self';" in policy
    assert "script-src 'self';" in policy
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", reply.text)


@pytest.mark.parametrize(
    ("wanted", "got"), [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)]
)
def test_assets_come_compressed_as_the_browser_likes(server: Running, wanted: str, got: str | None) -> None:
    path = ASSET.findall(get(server, "/").text)[0]
    plain = static.files()[path.removeprefix("/")].data
    request = httpx.Request("GET", f"http://{server.address}{path}", headers={"accept-encoding": wanted})
    with httpx.Client() as client:
        reply = client.send(request, stream=True)
        raw = b"".join(reply.iter_raw())
    assert reply.headers.get("content-encoding") == got
    assert "accept-encoding" in reply.headers["vary"]
    if got == "gzip":
        assert gzip.decompress(raw) == plain
    assert raw == plain if got is None else len(raw) < len(plain)


def test_assets_are_kept_forever_and_the_page_is_asked_for_again(server: Running) -> None:
    page = get(server, "/")
    for path in ASSET.findall(page.text):
        assert "immutable" in get(server, path).headers["cache-control"]
    for path in ("/", "/icon.svg", "/api/texts/client/cs", "/api/rules/qwixx/pl", "/api/games/qwixx/choices"):
        reply = get(server, path)
        assert reply.status_code == 200
        again = get(server, path, **{"if-none-match": reply.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    changed = get(server, "/", **{"if-none-match": page.headers["etag"], "accept-language": "cs"})
    assert changed.status_code == 200


def test_what_is_not_there_is_a_page_for_people_and_an_error_for_programs(server: Running) -> None:
    assert "<html" in get(server, "/nowhere", **HTML).text
    assert get(server, "/nowhere", **HTML).status_code == 404
    for path in ("/api/nowhere", "/assets/nothing.js", "/assets/..%2findex.html", "/assets/.sources"):
        reply = get(server, path, **HTML)
        assert (reply.status_code, error_of(reply)) == (404, "no-such-page")
    assert error_of(get(server, "/nowhere")) == "no-such-page"


def test_it_can_be_installed(server: Running) -> None:
    manifest = get(server, "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        reply = get(server, icon["src"])
        assert (reply.status_code, reply.headers["content-type"]) == (200, icon["type"])


def test_the_worker_is_asked_for_again_and_rules_over_all_pages(server: Running) -> None:
    reply = get(server, "/service-worker.js")
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert reply.headers["cache-control"] == "no-cache"
    assert "fetch" not in reply.text
    assert "worker-src 'self'" in reply.headers["content-security-policy"]


def test_a_server_without_the_page_says_so(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path_factory.mktemp("nothing"))
    with running(tmp_path_factory.mktemp("data")) as server:
        reply = get(server, "/", **HTML)
        assert (reply.status_code, error_of(reply)) == (503, "not-built")
        assert "make client" in reply.text
        assert get(server, "/api/games").status_code == 200
