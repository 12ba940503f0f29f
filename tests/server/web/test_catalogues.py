"""All choices of a match, fetched once."""

from __future__ import annotations

from tests.server.web.running import Running, error_of


def test_tables_alike_lead_to_the_same_address_which_lasts(server: Running) -> None:
    ema = server.person("Ema")
    ema.http.follow_redirects = False
    first, second, other = (
        ema.http.get(f"/api/tables/{table}/choices")
        for table in (ema.table("myszki"), ema.table("myszki"), ema.table("qwixx"))
    )
    assert first.status_code == second.status_code == 307
    assert first.headers["location"] == second.headers["location"] != other.headers["location"]
    reply = ema.http.get(first.headers["location"])
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(reply.json()["choices"]) > 10_000
    assert set(reply.json()["choices"][0]) == {"action", "key", "facts"}


def test_it_is_sent_packed_and_only_if_it_is_not_known(server: Running) -> None:
    ema = server.person("Ema")
    address = "/api/games/myszki/choices"
    packed = ema.http.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 150_000 < 1_000_000 < len(packed.content)
    assert packed.headers["vary"] == "accept-encoding"
    plain = ema.http.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    tag = packed.headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        same = ema.http.get(address, headers={"if-none-match": known})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
    assert ema.http.get(address, headers={"if-none-match": '"other"'}).status_code == 200
    assert packed.headers["cache-control"] == "public, no-cache"  # an address without a version may change


def test_options_make_another_catalogue(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", options={"mixx-a": True})
    assert ema.get(f"/api/tables/{table}/choices") != ema.get("/api/games/qwixx/choices")
    assert ema.get(f"/api/tables/{table}/choices") == ema.get("/api/games/qwixx/choices", options='{"mixx-a": true}')


def test_nonsense_is_told_so(server: Running) -> None:
    ema = server.person("Ema")
    for path, code in (
        ("/api/games/chess/choices", "game-unknown"),
        ("/api/games/gouda/choices?options=[]", "bad-request"),
        ("/api/games/gouda/choices?options=%7B", "bad-request"),
        ("/api/games/gouda/choices?options=%7B%22x%22:1%7D", "option-unknown"),
        ("/api/tables/none/choices", "missing"),
    ):
        assert error_of(ema.http.get(path)) == code
