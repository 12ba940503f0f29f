"""What a real server writes into its log: nothing that people are or wrote, nothing that is hidden."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from msgspec import json

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.revision import create
from cheeseboard.server.web import logs
from tests.server.services.ports import free_port
from tests.server.web.raw import TEXT, Raw, frame
from tests.server.web.running import HEADER

SAYS = "a secret remark"
PASSWORD = "an unguessable word"


class Session:
    """A server in a process of its own, and somebody who does all sorts of things there."""

    def __init__(self, data: Path) -> None:
        database = connect(Settings(data=data))
        database.write(create)
        database.close()
        self.port = free_port()
        self.data = data
        self.words: set[str] = set()  # that must not be logged
        environment = {**os.environ, "CHEESEBOARD_DATA": str(data)}
        command = [sys.executable, "-m", "cheeseboard.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=address, headers=HEADER, timeout=60, follow_redirects=True)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                self.http.get("/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.1)

    def post(self, path: str, **body: Any) -> Any:
        reply = self.http.post(path, json=body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def use(self, choice: int) -> None:
        """Come in, play a little, and do much that is wrong. Which choice is made is hidden from the others."""
        self.http.post("/api/guest", json={"name": "Bartoloměj"})
        self.http.post("/api/login", json={"account": "Bartoloměj", "password": PASSWORD})
        self.post("/api/register", account="Bartoloměj", password=PASSWORD)
        table = self.post("/api/tables", game="qwixx")["id"]
        invitation = self.post(f"/api/tables/{table}/invite", seat=1)["token"]
        self.http.post("/api/join", json={"token": invitation})
        self.post(f"/api/tables/{table}/free", seat=1)
        self.post(f"/api/tables/{table}/beside", seat=1, name="Kunhuta")
        self.post(f"/api/tables/{table}/start")
        token = self.http.cookies["session"]
        raw = Raw(self.port, f"/api/tables/{table}/socket?key={token}", {"Cookie": f"session={token}"})
        self.say(raw, "hello", seat=0)
        legal = self.legal(raw)
        choices = self.http.get(f"/api/tables/{table}/choices").json()["choices"]
        self.say(raw, "act", seat=0, ask=1, action="no such thing")
        self.say(raw, "act", seat=0, ask=1, action=("-", legal[0])[choice])
        self.say(raw, "why", seat=0, action=choices[-1]["action"])
        self.say(raw, "chat", text=SAYS)
        raw.send(frame(TEXT, f'{{"type":"{SAYS}"}}'.encode()))
        raw.send(frame(TEXT, SAYS.encode() + b"\xff"))
        raw.ended()
        raw.close()
        self.http.get(f"/api/tables/{table}/record", params={"seat": 0})
        self.http.get(f"/{token}", headers={"origin": f"http://{token}"})
        self.http.post("/api/guest", content=SAYS.encode())
        self.http.post("/api/logout")
        Raw(self.port, f"/{token}", {}).close()
        self.words |= {token, invitation, PASSWORD, SAYS, "Bartolom", "Kunhuta", "127.0.0.1", "no such thing"}

    def say(self, raw: Raw, kind: str, **fields: Any) -> None:
        raw.send(frame(TEXT, json.encode({"type": kind, "id": 5, **fields})))
        while b'"id":5' not in raw.receive().data:
            pass

    def legal(self, raw: Raw) -> list[str]:
        while b'"choices"' not in (found := raw.receive().data):
            pass
        return [choice for choice in json.decode(found)["body"]["choices"] if choice != "-"]

    def lines(self) -> list[dict[str, Any]]:
        """Stop the server; its log."""
        self.http.close()
        self.process.terminate()
        _, told = self.process.communicate(timeout=60)
        for word in self.words:
            assert word.encode() not in told
            assert json.encode(word)[1:-1] not in told
        return [json.decode(line) for line in told.splitlines()]


def test_the_log_tells_nothing_of_people_and_nothing_hidden(tmp_path: Path) -> None:
    logged = []
    for choice in (0, 1):
        folder = tmp_path / str(choice)
        folder.mkdir()
        session = Session(folder)
        try:
            session.use(choice)
        finally:
            found = session.lines()
        assert all(line["level"] for line in found)
        assert not [line for line in found if line["level"] in ("error", "critical")], found
        asked = [line for line in found if line["event"] == "request" and line["route"] != "/healthz"]
        assert all(len(line["request"]) == 16 for line in asked)
        assert [line for line in asked if "table" in line]
        logged.append([(line["event"], line["level"], line["route"], line["status"]) for line in asked])
    assert logged[0] == logged[1]


def test_errors_are_logged_without_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Not those of ours, and not those of libraries, which may repeat what was sent."""
    before = logging.getLogger().handlers[:]
    try:
        logs.configure()
        try:
            raise KeyError("a hand of cards")
        except KeyError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
            logs.LOG.error("fault", exc_info=True)
        found = [json.decode(line) for line in capsys.readouterr().err.splitlines()]
    finally:
        logging.basicConfig(handlers=before, force=True)
        structlog.reset_defaults()
    assert [line["error"] for line in found] == ["KeyError", "KeyError"]
    assert all("test_logs.py" in line["where"][-1] for line in found)
    assert "cards" not in str(found)


def test_lines_that_nobody_reads_are_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as pipe:  # and what is left of it is no error when it is closed
        logs.Lines(pipe).handle(logging.makeLogRecord({"msg": "cheese"}))
    assert capsys.readouterr().err == ""
