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
    table = ema.table(game, seats=2)
    before = fair(ema, table)
    ema.post(f"/api/tables/{table}/nonce", seat=0, nonce="Emina číslice 4")
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


def added(table: Any) -> list[bool]:
    return [seat["added"] for seat in table["seats"]]


def test_who_sets_up_a_table_adds_to_the_dice_after_its_secret_is_drawn(server: Running) -> None:
    ema = server.person("Ema")
    assert ema.refused("/api/tables", game="qwixx", nonce="too early") == (400, "bad-request")
    made = ema.post("/api/tables", game="qwixx")
    assert (len(made["commitment"]), added(made)) == (64, [False, False])
    at = f"/api/tables/{made['id']}"
    assert added(ema.post(f"{at}/nonce", seat=0, nonce="4 2 6")) == [True, False]
    with ema.watch(made["id"], None) as seen:
        assert seen.bodies[None]["seats"][0]["added"] is True
        assert "4 2 6" not in str(seen.raw)


def test_everybody_adds_for_the_seats_that_are_theirs(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = ema.table("qwixx", seats=4)
    at = f"/api/tables/{table}"
    ema.post(f"{at}/beside", seat=1, name="Babi")
    link = ema.post(f"{at}/invite")["token"]
    assert petr.post("/api/invited", token=link)["commitment"] == fair(ema, table)["commitment"]
    petr.post("/api/join", token=link, nonce="by link")
    jan.post(f"{at}/sit", seat=3, nonce="by door")
    for who, seat in ((petr, 0), (petr, 1), (ema, 2), (server.person("Eva"), 3)):
        assert who.refused(f"{at}/nonce", seat=seat, nonce="mine") == (403, "not-your-seat")
    assert server.person().refused(f"{at}/nonce", seat=0, nonce="mine") == (401, "sign-in")
    assert ema.refused(f"{at}/nonce", seat=7, nonce="mine") == (409, "no-seat")
    assert ema.refused(f"{at}/nonce", seat=0, nonce="") == (409, "nonce")
    assert added(ema.post(f"{at}/nonce", seat=1, nonce="babi")) == [False, True, True, True]
    ema.post(f"{at}/start")
    assert fair(ema, table)["nonces"] == ["", "babi", "by link", "by door"]  # nobody waits for who has nothing to add


def test_what_was_added_stays_unless_its_giver_wants_another_and_never_changes_after_the_start(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    at = f"/api/tables/{table}/nonce"
    ema.post(at, seat=0, nonce="from the phone")
    ema.post(at, seat=0, nonce="from the phone")  # the answer was lost on the way
    assert ema.refused(at, seat=0, nonce="from the desk") == (409, "nonce-given")
    ema.post(at, seat=0, nonce="7", instead=True)
    ema.post(f"/api/tables/{table}/start")
    for instead in (False, True):
        assert ema.refused(at, seat=0, nonce="8", instead=instead) == (409, "has-begun")
    assert fair(ema, table)["nonces"] == ["7", "bot"]


def test_who_takes_a_seat_over_adds_nothing_to_dice_that_are_fixed(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    table = ema.table("qwixx")
    petr.post(f"/api/tables/{table}/sit", seat=1, nonce="of Petr")
    ema.post(f"/api/tables/{table}/start")
    token = petr.post(f"/api/tables/{table}/invite", seat=1)["token"]
    jan.post("/api/join", token=token, nonce="of Jan")
    assert fair(jan, table)["nonces"] == ["", "of Petr"]


def test_after_getting_up_the_next_who_sits_there_begins_anew(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    at = f"/api/tables/{ema.table('qwixx')}"
    petr.post(f"{at}/sit", seat=1, nonce="of Petr")
    petr.post(f"{at}/leave")
    assert added(jan.post(f"{at}/sit", seat=1)) == [False, False]


def test_a_rematch_has_another_promise_and_asks_everybody_anew(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr, "kocour")
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(1))
    again = ema.post(f"/api/tables/{table}/rematch")
    assert again["commitment"] != fair(ema, table)["commitment"]
    assert added(again) == [False, False]
    assert added(ema.post(f"/api/tables/{again['id']}/nonce", seat=0, nonce="once more")) == [True, False]


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
