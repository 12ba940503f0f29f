"""The dice of a table can be checked by anybody, with nothing but what the server sends and docs/fairness.md."""

from __future__ import annotations

import hashlib
import hmac
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from cheeseboard.core.rng import Rng
from tests.server.web.running import Browser, Running, error_of
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play

DOCS = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")


def fair(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}/fair")


def checked(found: Any) -> None:
    """As the docs say it, in other words than the server's."""
    secret = bytes.fromhex(found["secret"])
    assert hashlib.sha256(secret).hexdigest() == found["commitment"]
    nonces = b"".join(len(each.encode()).to_bytes(4, "big") + each.encode() for each in found["nonces"])
    for each in found["chances"]:
        block, below = 0, each["below"]
        while True:
            message = b"cheeseboard fair 1" + hashlib.sha256(nonces).digest()
            message += each["k"].to_bytes(8, "big") + block.to_bytes(4, "big")
            value = int.from_bytes(hmac.new(secret, message, "sha256").digest(), "big")
            if value < 2**256 // below * below:
                break
            block += 1
        assert value % below == each["number"]
        assert outcome(found["laws"][each["law"]], each["number"]) == each["text"]


def outcome(law: Any, number: int) -> str:
    """What the number stands for."""
    if law["dice"]:
        faces = law["faces"]
        return " ".join(faces[number // len(faces) ** die % len(faces)] for die in range(law["dice"]))
    for text, many in law["runs"]:
        if number < many:
            return str(text)
        number -= many
    raise AssertionError("the law has no such number")


@pytest.mark.parametrize("game", ["qwixx", "kocour", "myszki", "gouda"])
def test_from_the_commitment_to_every_die(server: Running, game: str, tmp_path: Path) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table(game, seats=2, nonce="Emina číslice 4")
    before = fair(ema, table)
    assert (before["nonces"], before["secret"], before["chances"]) == (None, None, None)
    with ema.watch(table, None) as gathering:
        assert gathering.bodies[None]["fair"]["nonces"] == []
        assert "Emina" not in str(gathering.raw)
    petr.post(f"/api/tables/{table}/sit", seat=1, nonce="🎲")
    assert "Emina" not in petr.http.get(f"/api/tables/{table}").text
    ema.post(f"/api/tables/{table}/start")
    fixed = fair(server.person(), table)
    assert (fixed["nonces"], fixed["secret"], fixed["chances"]) == (["Emina číslice 4", "🎲"], None, None)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        assert first.bodies[0]["fair"]["nonces"] == fixed["nonces"]
        play({0: first, 1: second}, Rng(1))
    found = fair(server.person(), table)
    assert found["commitment"] == before["commitment"]
    checked(found)
    record = ema.http.get(f"/api/tables/{table}/record").text
    steps = json.decode(record)["steps"]
    assert [(each["step"], each["text"]) for each in found["chances"]] == [
        (place, what) for place, (who, what, _) in enumerate(steps) if who == "*"
    ]
    assert verified(record, tmp_path)
    assert not verified(record.replace(found["secret"], "00" * 32), tmp_path)
    check_in_javascript(found, tmp_path)


def verified(record: str, folder: Path) -> bool:
    """What `cheeseboard verify` says of the record."""
    file = folder / "match.json"
    file.write_text(record, encoding="utf-8")
    run = subprocess.run([sys.executable, "-m", "cheeseboard", "verify", str(file)], capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    return run.returncode == 0


def check_in_javascript(found: Any, folder: Path) -> None:
    """The snippet of the docs, where there is something that runs it."""
    code = re.search(r"```js\n(.*?)```", DOCS, re.DOTALL)
    assert code is not None
    node = shutil.which("node")
    if node is not None:
        body = json.encode(found).decode()
        wrong = {**found, "chances": [{**found["chances"][0], "number": found["chances"][0]["number"] ^ 1}]}
        lines = f"console.log(await wrong({body}), await wrong({json.encode(wrong).decode()}));"
        (folder / "check.mjs").write_text(code[1] + lines, encoding="utf-8")
        told = subprocess.run([node, folder / "check.mjs"], capture_output=True, text=True, timeout=60)
        assert told.stdout == f"null {found['chances'][0]['step']}\n", told.stderr


def test_dice_that_were_taken_back_are_told_and_the_rest_checks(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(1), 8)
        first.ask("ask_back", seat=0, step=2)
        assert second.ask("agree")["type"] == "ok"
        play({0: first, 1: second}, Rng(2))
    found = fair(ema, table)
    assert found["skipped"]
    assert {each["k"] for each in found["chances"]}.isdisjoint(range(*found["skipped"][0]))
    checked(found)


def test_a_table_without_spectators_proves_its_dice_to_its_players(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, spectators=False)
    assert fair(ema, table)["nonces"] is not None
    reply = server.person().http.get(f"/api/tables/{table}/fair")
    assert (reply.status_code, error_of(reply)) == (403, "no-spectators")
