"""PostgreSQL takes less than SQLite does: no zero byte in a text, no number beyond 64 bits."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.revision import create
from tests.server.web.raw import Raw
from tests.server.web.running import error_of, running

ZERO = "a\0b"


def test_what_postgres_cannot_hold_is_no_fault_of_ours(tmp_path: Path, postgres_url: str) -> None:
    settings = Settings(data=tmp_path, database_url=postgres_url)
    database = connect(settings)
    database.write(create)
    database.close()
    with running(tmp_path, database_url=postgres_url) as server:
        ema = server.person("Ema")
        table = ema.table("qwixx")
        assert server.person().refused("/api/login", account=ZERO, password="a long word") == (401, "wrong-login")
        assert server.person().refused("/api/register", account=ZERO, password="a long word") == (422, "account-form")
        assert server.person().refused("/api/guest", name=ZERO) == (422, "name")
        assert ema.refused("/api/me/mutes", id=ZERO) == (404, "missing")
        assert ema.refused("/api/join", token=ZERO) == (404, "invitation-gone")
        assert ema.refused(f"/api/tables/{table}/nonce", seat=0, nonce=ZERO)[1] == "nonce"
        assert ema.refused("/api/tables", game=ZERO) == (422, "game-unknown")
        assert ema.refused("/api/tables", game="qwixx", options={ZERO: 1})[1] == "option-unknown"
        assert ema.refused(f"/api/tables/{table}/beside", seat=1, name=ZERO)[1] == "name"
        assert ema.refused(f"/api/tables/{table}/bot", seat=1, level=ZERO)[1] == "bot-unknown"
        for path in ("/api/tables/%00", f"/api/tables/{table}%00/chat"):
            assert error_of(ema.http.get(path)) == "missing"
        for most in (2**53, 2**53 + 1, 2**63, 2**64, 10**30):
            status = ema.http.get(f"/api/tables/{table}/chat", params={"after": most}).status_code
            assert status == (200 if most == 2**53 else 400)
        for before, status in ((f"{10**15 - 1}.t", 200), (f"{2**63}.t", 400), (f"1.{ZERO}", 400)):
            assert ema.http.get("/api/tables", params={"before": before}).status_code == status
        ema.http.cookies.set("session", "%00")
        assert ema.get("/api/me")["person"] is None
        raw = Raw(int(server.address.partition(":")[2]), "/api/tables/%00/socket", {})
        assert json.decode(raw.receive().data)["code"] == "missing"
        ended = raw.ended()
        assert ended is not None
        assert ended.code == 4404
        raw.close()
        with server.person("Petr").watch(table, None) as talk:
            assert talk.ask("chat", text=ZERO)["code"] == "line-form"
            assert talk.ask("hello", seat=None, lines=2**53)["type"] == "ok"
